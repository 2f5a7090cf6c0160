//! Drafts: walking all their choices finds exactly the generated turns, and no dead end.

use crate::support::{cases, playouts, read, telling_positions};
use proptest::prelude::*;
use pylos::pylos_core::{Cell, Draft, Position, Rules, Side, Step, Turn};
use std::collections::HashSet;

/// Walks every draft that can be reached from this one, checks each step, and collects the turns
/// that can be finished. A walk that ends where nothing can be finished fails, so that every
/// choice is known to lead to a turn.
fn walk(draft: &Draft, rules: Rules, finished: &mut HashSet<Turn>) {
    if let Ok(turn) = draft.finish() {
        check_board(draft, rules, turn);
        finished.insert(turn);
    }
    let choices = draft.choices();
    for cell in Cell::all() {
        let mut next = draft.clone();
        let step = next.choose(cell);
        assert_eq!(step, draft.look(cell));
        assert_eq!(choices.land.contains(cell), step == Ok(Step::Land));
        assert_eq!(choices.lift.contains(cell), step == Ok(Step::Lift));
        assert_eq!(choices.recover.contains(cell), step == Ok(Step::Recover));
        if step.is_ok() {
            let mut back = next.clone();
            assert_eq!(back.back(), step.ok());
            assert_eq!(&back, draft, "back from {cell}");
            walk(&next, rules, finished);
        } else {
            assert_eq!(&next, draft, "a refused choice leaves the draft alone");
        }
    }
    assert_eq!(choices.all(), choices.land | choices.lift | choices.recover);
    let leads_on = draft.finish().is_ok() || !choices.all().is_empty();
    assert!(leads_on || draft.is_empty(), "{draft:?} is a dead end");
}

/// A finished draft shows the board as it is after the turn.
fn check_board(draft: &Draft, rules: Rules, turn: Turn) {
    let after = draft.start().play(rules, turn).unwrap();
    for side in Side::BOTH {
        assert_eq!(draft.position().balls(side), after.balls(side));
    }
    assert_eq!(draft.position().to_move(), after.to_move().other());
    assert_eq!((draft.from(), draft.to()), (turn.from(), Some(turn.to())));
    assert_eq!(draft.recovered(), turn.recovered().cells());
    let recovers = !turn.recovered().cells().is_empty();
    assert!(!recovers || draft.completed().contains(turn.to()));
}

fn check_drafts(position: Position, rules: Rules) {
    let mut drafted = HashSet::new();
    walk(&Draft::new(position, rules), rules, &mut drafted);
    let generated: HashSet<_> = position.turns(rules).into_iter().collect();
    assert_eq!(drafted, generated, "{rules}, {position}");
}

#[test]
fn every_turn_of_telling_positions_can_be_drafted() {
    for (rules, position) in telling_positions() {
        check_drafts(position, rules);
    }
}

#[test]
fn a_draft_is_walked_to_its_end() {
    let position: Position = read("4/4/LL2/1L2 3/3/3 2/2 1 L");
    let mut draft = Draft::new(position, Rules::default());
    assert!(draft.is_empty());
    assert_eq!(draft.back(), None);
    assert_eq!(draft.choose(read("1a1")), Ok(Step::Land));
    assert_eq!(draft.completed(), read::<Cell>("2a1").supports());
    assert_eq!(draft.choices().recover, draft.completed());
    assert_eq!(draft.choose(read("1a1")), Ok(Step::Recover));
    assert_eq!(draft.choose(read("1b2")), Ok(Step::Recover));
    assert_eq!(draft.choices().all().len(), 0);
    assert_eq!(draft.finish(), Ok(read("1a1x1a1x1b2")));
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn every_turn_of_random_games_can_be_drafted(playout in playouts()) {
        for position in playout.positions() {
            check_drafts(position, playout.rules());
        }
    }
}
