//! Variants and house rules, each by an example.

use crate::support::read;
use pylos::pylos_core::{Cell, CellSet, Ending, Outcome, Position, Rules, Side, Turn, Variant};

/// The turns of a position, as sorted text.
fn turns(rules: &str, position: &str) -> Vec<String> {
    let position: Position = read(position);
    let turns = position.turns(read(rules));
    let mut texts: Vec<_> = turns.iter().map(Turn::to_string).collect();
    texts.sort();
    texts
}

/// The turns of a position that land on a cell, as sorted text.
fn landings(rules: &str, position: &str, to: &str) -> Vec<String> {
    let to: Cell = read(to);
    let mut turns = turns(rules, position);
    turns.retain(|text| read::<Turn>(text).to() == to);
    turns
}

const SQUARE: &str = "4/4/LL2/1L2 3/3/3 2/2 1 L";
const LINE: &str = "3D/DD2/4/LLL1 3/3/3 2/2 1 L";
const DIAGONAL: &str = "4/2L1/1L2/LDDD 3/3/3 2/2 1 L";
const EMPTY: &str = "DDD1/DDLD/DLLD/D1LD D2/DDD/2D 2/2 1 D";
const ONLY_PASS: &str = "DLDL/LLLD/DLDD/DDDL 1LD/LDL/LLL 1D/DD 1 L";

#[test]
fn kids_never_recover() {
    assert_eq!(landings("kids", SQUARE, "1a1"), ["1a1"]);
    assert_eq!(landings("kids", LINE, "1d1"), ["1d1"]);
}

#[test]
fn standard_recovers_for_a_square_alone() {
    let expected = [
        "1a1x1a1",
        "1a1x1a1x1a2",
        "1a1x1a1x1b1",
        "1a1x1a1x1b2",
        "1a1x1a2",
        "1a1x1a2x1b2",
        "1a1x1b1",
        "1a1x1b1x1a2",
        "1a1x1b1x1b2",
        "1a1x1b2",
    ];
    assert_eq!(landings("standard", SQUARE, "1a1"), expected);
    assert_eq!(landings("standard", LINE, "1d1"), ["1d1"]);
}

#[test]
fn advanced_recovers_for_a_line_too() {
    let expected = [
        "1d1x1a1",
        "1d1x1a1x1b1",
        "1d1x1a1x1c1",
        "1d1x1a1x1d1",
        "1d1x1b1",
        "1d1x1b1x1c1",
        "1d1x1b1x1d1",
        "1d1x1c1",
        "1d1x1c1x1d1",
        "1d1x1d1",
    ];
    assert_eq!(landings("advanced", LINE, "1d1"), expected);
    assert_eq!(landings("advanced", SQUARE, "1a1").len(), 10);
}

#[test]
fn a_diagonal_is_no_line() {
    assert_eq!(landings("advanced", DIAGONAL, "1d4"), ["1d4"]);
}

#[test]
fn three_of_level_2_are_a_line_and_two_of_level_3_are_none() {
    let advanced = Rules::from(Variant::Advanced);
    let completing = |own: &str| -> CellSet {
        let own: CellSet = own.split_whitespace().map(read::<Cell>).collect();
        own.completing_lines()
    };
    assert_eq!(completing("2a1 2b1"), read::<Cell>("2c1").into());
    assert_eq!(completing("2b1 2b3"), read::<Cell>("2b2").into());
    assert_eq!(completing("1a1 1a2 1a4"), read::<Cell>("1a3").into());
    assert_eq!(completing("3a1"), CellSet::EMPTY);
    let position: Position = read("D3/2D1/DLLD/LDDL 3/3/LL1 2/2 1 L");
    let line: CellSet = ["2a1", "2b1", "2c1"].map(read::<Cell>).into();
    let after = position
        .play(Rules::from(Variant::Kids), read("2c1"))
        .unwrap();
    assert_eq!(after.completed_with(advanced, read("2c1")), line);
    assert!(
        after
            .completed_with(Rules::default(), read("2c1"))
            .is_empty()
    );
}

#[test]
fn a_ball_freed_by_the_first_may_follow() {
    let position = "D1L1/2LL/DD2/LD1D 3/3/L2 2/2 1 L";
    let freed = landings("standard", position, "1d4");
    assert!(freed.contains(&"1d4x2a1x1a1".to_owned()), "{freed:?}");
    let held = "1d4x1a1".to_owned();
    assert!(!freed.contains(&held), "{freed:?}");
}

#[test]
fn a_raise_can_complete_a_square() {
    let position = "D2L/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 L";
    let turns = landings("standard", position, "2b2");
    assert!(turns.contains(&"1d4-2b2x2b2".to_owned()), "{turns:?}");
    assert!(!turns.contains(&"1d4-2b2".to_owned()), "{turns:?}");
}

#[test]
fn with_an_empty_reserve_one_loses_or_may_still_raise() {
    let position: Position = read(EMPTY);
    assert_eq!(position.reserve(Side::Dark), 0);
    let lost = Outcome::won(Side::Light, Ending::EmptyReserve);
    assert_eq!(position.outcome(read("kids")), Some(lost));
    assert!(turns("kids", EMPTY).is_empty());
    assert_eq!(position.outcome(read("kids+raise")), None);
    let raises = turns("kids+raise", EMPTY);
    assert!(!raises.is_empty());
    assert!(raises.iter().all(|text| text.contains('-')), "{raises:?}");
}

#[test]
fn under_optional_recovery_none_may_be_taken_back() {
    let mut printed = landings("standard", SQUARE, "1a1");
    printed.insert(0, "1a1".to_owned());
    assert_eq!(landings("standard+optional", SQUARE, "1a1"), printed);
}

#[test]
fn under_no_pass_the_same_ball_alone_may_not_be_taken_back() {
    let mut printed = landings("standard", SQUARE, "1a1");
    printed.retain(|text| text != "1a1x1a1");
    assert_eq!(printed.len(), 9);
    assert_eq!(landings("standard+nopass", SQUARE, "1a1"), printed);
}

#[test]
fn under_no_pass_a_raised_ball_may_be_taken_back() {
    let position = "D2L/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 L";
    let turns = landings("standard+nopass", position, "2b2");
    assert!(turns.contains(&"1d4-2b2x2b2".to_owned()), "{turns:?}");
    assert!(!turns.contains(&"2b2x2b2".to_owned()), "{turns:?}");
}

#[test]
fn under_no_pass_one_may_pass_when_there_is_no_other_turn() {
    let pass = ["2a3x2a3"];
    assert_eq!(turns("advanced", ONLY_PASS), pass);
    assert_eq!(turns("advanced+nopass", ONLY_PASS), pass);
    let position: Position = read(ONLY_PASS);
    let after = position
        .play(read("advanced+nopass"), read(pass[0]))
        .unwrap();
    assert_eq!(after.occupied(), position.occupied());
    let may_decline = turns("advanced+optional+nopass", ONLY_PASS);
    assert_eq!(may_decline, ["2a3"]);
}
