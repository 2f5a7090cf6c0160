//! Turns are visited, counted, checked, played and drafted without allocating.

use allocation_counter::measure;
use pylos::pylos_core::{Draft, Position, Rules, Variant, perft};

/// A position with 771 turns, among them raises, and one and two balls taken back.
fn position() -> Position {
    "DDLD/LLLL/DLLD/DDDD D2/DD1/3 2/2 1 D".parse().unwrap()
}

fn allocations(work: impl FnOnce()) -> u64 {
    measure(work).count_total
}

#[test]
fn the_counter_counts() {
    let (position, rules) = (position(), Rules::from(Variant::Advanced));
    assert!(allocations(|| drop(position.turns(rules))) > 0);
}

#[test]
fn no_allocation_per_turn() {
    let (position, rules) = (position(), Rules::from(Variant::Advanced));
    let mut played = 0;
    let visiting = allocations(|| {
        position.visit_turns(rules, |turn| {
            assert!(position.check(rules, turn).is_ok());
            played += u64::from(position.play(rules, turn).is_ok());
        });
    });
    assert_eq!((visiting, played), (0, 771));
    let counting = allocations(|| {
        assert_eq!(position.count_turns(rules), 771);
        assert_eq!(perft(&position, rules, 2), 9759);
    });
    assert_eq!(counting, 0);
}

#[test]
fn no_allocation_per_draft() {
    let rules = Rules::from(Variant::Advanced);
    let drafting = allocations(|| {
        let mut draft = Draft::new(position(), rules);
        while let Some(cell) = draft.choices().all().first() {
            assert!(draft.choose(cell).is_ok());
        }
        assert!(draft.finish().is_ok());
    });
    assert_eq!(drafting, 0);
}
