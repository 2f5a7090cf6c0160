//! What follows from the rules without being one.

use crate::support::{all_rules, cases, playouts, playouts_under, read, telling_positions};
use proptest::prelude::*;
use pylos::pylos_core::{Cell, Draft, Position, Rules, Turn, Variant};

fn check_turn(position: &Position, rules: Rules, turn: Turn) {
    if let Some(from) = turn.from() {
        let climb = turn.to().level().number() - from.level().number();
        assert!((1..=2).contains(&climb), "{turn} in {position}");
        assert_ne!(turn.to(), Cell::APEX);
    }
    let recovered = turn.recovered();
    assert_eq!(
        recovered.into_iter().count(),
        recovered.cells().iter().len()
    );
    let may_recover = rules.variant != Variant::Kids;
    assert!(may_recover || recovered.cells().is_empty(), "{turn}");
}

/// The ball just landed is free, and so can be taken back whenever anything can.
fn check_landed(position: Position, rules: Rules, turn: Turn) {
    let no_pass = false;
    let mut draft = Draft::new(position, Rules { no_pass, ..rules });
    if let Some(from) = turn.from() {
        draft.choose(from).unwrap();
    }
    draft.choose(turn.to()).unwrap();
    let side = position.to_move();
    assert!(draft.position().free(side).contains(turn.to()));
    let completes = position.completing(rules, side).contains(turn.to());
    assert_eq!(!draft.completed().is_empty(), completes);
    assert_eq!(draft.choices().recover.contains(turn.to()), completes);
    assert!(completes || draft.choices().recover.is_empty());
}

#[test]
fn a_raise_can_climb_two_levels() {
    let position: Position = read("D2L/LDLD/DLDL/LDLD 3/DL1/DL1 2/2 1 L");
    let turns = position.turns(Rules::default());
    assert!(turns.contains(&read("1d4-3a1")), "{turns:?}");
}

#[test]
fn one_position_offers_771_turns() {
    let position: Position = read("DDLD/LLLL/DLLD/DDDD D2/DD1/3 2/2 1 D");
    assert_eq!(position.turns(read("advanced")).len(), 771);
}

#[test]
fn a_square_and_a_line_at_once_give_two_balls_at_most() {
    let position: Position = read("4/4/LLL1/LLL1 3/3/3 2/2 1 L");
    for turn in position.turns(read("advanced")) {
        assert!(turn.recovered().into_iter().count() <= 2);
    }
    let both = position.play(read("advanced"), read("1d1x1a1x1b1"));
    assert_eq!(both, Ok(read("4/4/LLL1/2LL 3/3/3 2/2 1 D")));
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_player_with_a_reserve_has_a_turn(playout in playouts()) {
        for position in playout.positions() {
            let over = position.ball_at(Cell::APEX).is_some();
            if position.reserve(position.to_move()) > 0 && !over {
                prop_assert!(position.count_turns(playout.rules()) > 0);
                prop_assert_eq!(position.outcome(playout.rules()), None);
            }
        }
    }

    #[test]
    fn of_every_turn_on_offer(playout in playouts()) {
        for position in playout.positions() {
            position.visit_turns(playout.rules(), |turn| {
                check_turn(&position, playout.rules(), turn);
            });
        }
    }

    #[test]
    fn the_ball_just_landed_is_free(playout in playouts()) {
        for (position, turn) in playout.steps() {
            check_landed(position, playout.rules(), turn);
        }
    }

    #[test]
    fn kids_games_end_within_50_turns(
        playout in playouts_under(
            all_rules().into_iter().filter(|rules| rules.variant == Variant::Kids).collect()
        )
    ) {
        prop_assert!(playout.game.turn_count() <= 50);
    }

    #[test]
    fn the_apex_is_the_thirtieth_ball_and_comes_from_the_reserve(playout in playouts()) {
        for (position, turn) in playout.steps() {
            if turn.to() == Cell::APEX {
                prop_assert_eq!(turn, Turn::place(Cell::APEX));
                prop_assert_eq!(position.occupied().len(), 29);
            }
        }
    }
}

#[test]
fn of_every_turn_in_telling_positions() {
    for (rules, position) in telling_positions() {
        for turn in position.turns(rules) {
            check_turn(&position, rules, turn);
            check_landed(position, rules, turn);
        }
    }
}
