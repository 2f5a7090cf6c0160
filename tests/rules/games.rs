//! Games: undo and redo, what a refused turn leaves, and what random games reach.

use crate::support::{Playout, cases, playouts};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use pylos::pylos_core::{Ending, Event, Game, Outcome, Refusal, Turn, Variant};
use std::collections::HashMap;

/// Plays a game's turns again, with the state of the game before each and after the last.
fn states(game: &Game) -> Vec<Game> {
    let mut now = Game::new(game.rules());
    let mut states = vec![now.clone()];
    for turn in game.turns() {
        now.play(turn).unwrap();
        states.push(now.clone());
    }
    states
}

/// What a game shows of itself, which does not tell how it came about.
fn shown(game: &Game) -> impl PartialEq + std::fmt::Debug {
    let turns: Vec<_> = game.turns().collect();
    (
        turns,
        game.position(),
        game.outcome(),
        game.repetitions(),
        game.turn_count(),
        game.draft(),
    )
}

fn check_undo_and_redo(game: &mut Game) {
    let states = states(game);
    assert_eq!(states.last(), Some(&*game));
    let whole = game.clone();
    for (undone, state) in (1..).zip(states.iter().rev().skip(1)) {
        assert!(game.last_event().is_some());
        assert!(matches!(game.undo(), Some(Event::Turn(_))));
        assert_eq!(shown(game), shown(state));
        assert_eq!(game.redoable(), undone);
    }
    assert_eq!(game.last_event(), None);
    assert_eq!(game.undo(), None);
    for state in &states[1..] {
        assert!(matches!(game.redo(), Some(Event::Turn(_))));
        assert_eq!(shown(game), shown(state));
    }
    assert_eq!(game.redo(), None);
    assert_eq!(*game, whole);
}

/// Undoes half of a game and plays another turn: what could be redone is dropped.
fn check_branch(mut game: Game, keep: Index, other: Index) {
    let states = states(&game);
    let keep = keep.index(states.len());
    while game.turn_count() > keep {
        game.undo();
    }
    let turns = game.position().turns(game.rules());
    if turns.is_empty() {
        return;
    }
    let mut expected = states[keep].clone();
    let turn = *other.get(&turns);
    assert_eq!(game.play(turn), expected.play(turn));
    if keep + 1 < states.len() {
        assert_eq!(game, expected);
        assert_eq!(game.redoable(), 0);
    }
}

/// Turns of one position of a game, tried in another, where many are refused.
fn check_refusals(playout: &Playout, elsewhere: &[Turn]) {
    let mut game = Game::new(playout.rules());
    for turn in playout.game.turns() {
        for &other in elsewhere {
            let mut tried = game.clone();
            match game.position().check(game.rules(), other) {
                Ok(()) => assert_eq!(tried.play(other), Ok(())),
                Err(refusal) => {
                    assert_eq!(tried.play(other), Err(refusal));
                    assert_eq!(tried, game);
                }
            }
        }
        game.play(turn).unwrap();
    }
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn undo_and_redo_walk_the_states_of_the_game(playout in playouts()) {
        let mut game = playout.game.clone();
        check_undo_and_redo(&mut game);
    }

    #[test]
    fn a_turn_after_undo_drops_what_could_be_redone(
        playout in playouts(),
        keep in any::<Index>(),
        other in any::<Index>(),
    ) {
        check_branch(playout.game, keep, other);
    }

    #[test]
    fn a_refused_turn_changes_nothing(playout in playouts(), at in any::<Index>()) {
        let positions: Vec<_> = playout.positions().collect();
        let elsewhere = at.get(&positions).turns(playout.rules());
        check_refusals(&playout, &elsewhere[..elsewhere.len().min(8)]);
    }

    #[test]
    fn nothing_happens_after_the_end(playout in playouts()) {
        let mut game = playout.game;
        prop_assume!(game.outcome().is_some());
        let over = Err(Refusal::GameOver(game.outcome().unwrap()));
        let last = game.turns().last().unwrap();
        let whole = game.clone();
        prop_assert_eq!(game.play(last), over);
        prop_assert_eq!(game.resign(game.position().to_move()), over);
        prop_assert_eq!(game.agree_draw(), over);
        prop_assert_eq!(game.draft().map(|_| ()), over);
        prop_assert_eq!(game, whole);
    }
}

/// What the properties lean on: that random games are not all alike.
#[test]
fn random_games_reach_every_end_and_every_kind_of_turn() {
    let mut runner = TestRunner::deterministic();
    let mut reached: HashMap<String, usize> = HashMap::new();
    for _ in 0..400 {
        let playout = playouts().new_tree(&mut runner).unwrap().current();
        let ending = playout.game.outcome().map(Outcome::ending);
        *reached.entry(format!("{ending:?}")).or_default() += 1;
        for turn in playout.game.turns() {
            let raised = turn.from().is_some();
            let kind = format!(
                "raised {raised}, {} back",
                turn.recovered().into_iter().count()
            );
            *reached.entry(kind).or_default() += 1;
        }
        if playout.rules().variant == Variant::Kids {
            assert_ne!(ending, Some(Ending::Repetition));
        }
    }
    for ending in [Ending::Apex, Ending::EmptyReserve, Ending::NoTurn] {
        assert!(reached[&format!("{:?}", Some(ending))] >= 20, "{reached:?}");
    }
    for raised in [false, true] {
        for back in 0..=2 {
            assert!(
                reached[&format!("raised {raised}, {back} back")] >= 50,
                "{reached:?}"
            );
        }
    }
}
