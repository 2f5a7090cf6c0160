//! Text and values, both ways.

use crate::support::{all_rules, cases, playouts, read};
use proptest::prelude::*;
use pylos::pylos_core::{
    Cell, Level, ParseTurnError, Position, Recovered, Rules, Turn, TurnFault, Variant,
};

#[test]
fn of_cells() {
    for cell in Cell::all() {
        let text = cell.to_string();
        assert_eq!(read::<Cell>(&text), cell);
        assert_eq!(read::<Cell>(&text.to_uppercase()), cell);
        let short = text[1..].parse();
        match cell.level() {
            Level::One => assert_eq!(short, Ok(cell)),
            _ => assert_ne!(short, Ok(cell)),
        }
        let new = Cell::new(cell.level(), cell.file(), cell.rank());
        assert_eq!(new, Some(cell));
    }
}

#[test]
fn of_rules() {
    for rules in all_rules() {
        assert_eq!(read::<Rules>(&rules.to_string()), rules);
    }
    let written = ["raise", "optional", "nopass"];
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let [a, b, c] = order.map(|i| written[i]);
        let rules: Rules = read(&format!("kids+{a}+{b}+{c}"));
        assert_eq!(rules.to_string(), "kids+raise+optional+nopass");
        let rules: Rules = read(&format!("kids+{a}+{a}"));
        assert_eq!(rules.to_string(), format!("kids+{a}"));
    }
    for variant in Variant::ALL {
        assert_eq!(variant.to_string(), variant.name());
        assert_eq!(read::<Rules>(variant.name()), Rules::from(variant));
    }
}

#[test]
fn of_positions() {
    let start = "4/4/4/4 3/3/3 2/2 1 L";
    assert_eq!(Position::START.to_string(), start);
    assert_eq!(read::<Position>(start), Position::START);
    let loose = " 1111/22/13/31\t3/3/3  2/2 1   L\n";
    assert_eq!(read::<Position>(loose), Position::START);
}

#[test]
fn of_turns_as_people_write_them() {
    for (written, canonical) in [
        ("b2", "1b2"),
        ("D4-2B2XA1xC1", "1d4-2b2x1a1x1c1"),
        ("1b2x1c1x1a1", "1b2x1a1x1c1"),
        (" d4 - 2b2 x a1 ", "1d4-2b2x1a1"),
        ("1d4x2a1x1a1", "1d4x2a1x1a1"),
        ("1d4x2b2x1a1", "1d4x1a1x2b2"),
    ] {
        assert_eq!(read::<Turn>(written).to_string(), canonical);
    }
}

/// The other ways to write a turn, with what is wrong with it where that is illegal.
fn other_order(turn: Turn) -> Option<(String, Option<TurnFault>)> {
    let [first, second] = turn.recovered().into_iter().collect::<Vec<_>>()[..] else {
        return None;
    };
    let landing = Turn::new(turn.from(), turn.to(), Recovered::NONE);
    let fault = first
        .supports()
        .contains(second)
        .then_some(TurnFault::RecoveredHeld {
            lower: second,
            upper: first,
        });
    Some((format!("{landing}x{second}x{first}"), fault))
}

fn check_turn(turn: Turn) {
    let text = turn.to_string();
    assert_eq!(read::<Turn>(&text), turn);
    assert_eq!(read::<Turn>(&text.to_uppercase()), turn);
    if let Some((other, fault)) = other_order(turn) {
        match (other.parse::<Turn>(), fault) {
            (Ok(read), None) => assert_eq!(read, turn),
            (Err(ParseTurnError { fault, .. }), Some(expected)) => assert_eq!(fault, expected),
            (found, expected) => panic!("{other}: {found:?} rather than {expected:?}"),
        }
    }
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn of_the_turns_of_random_games(playout in playouts()) {
        for position in playout.positions() {
            position.visit_turns(playout.rules(), check_turn);
        }
    }

    #[test]
    fn of_the_positions_of_random_games(playout in playouts()) {
        for position in playout.positions() {
            prop_assert_eq!(read::<Position>(&position.to_string()), position);
        }
    }
}

/// Any text, and text that comes close to being right.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[1-5a-eA-E0xX -]{0,20}",
        "([1-4]?[a-d][1-4])([-x][1-4]?[a-d][1-4]){0,4}",
        "([LD1-4]{0,5}/?){0,5} ([LD1-4]{0,4}/?){0,4} [LD12]{1,3}/[LD12]{1,3} [LD1é] [LDx]{1,2}",
        "(kids|standard|advanced|)(\\+(raise|optional|nopass|\\PC*)){0,4}",
    ]
}

proptest! {
    #![proptest_config(cases(4096))]

    /// What is read can be written and read again; nothing else happens to what cannot be read.
    #[test]
    fn no_text_is_too_much(text in texts()) {
        if let Ok(cell) = text.parse::<Cell>() {
            prop_assert_eq!(read::<Cell>(&cell.to_string()), cell);
        }
        match text.parse::<Turn>() {
            Ok(turn) => prop_assert_eq!(read::<Turn>(&turn.to_string()), turn),
            Err(error) => prop_assert!(text.is_char_boundary(error.at)),
        }
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(read::<Position>(&position.to_string()), position);
        }
        if let Ok(rules) = text.parse::<Rules>() {
            prop_assert_eq!(read::<Rules>(&rules.to_string()), rules);
        }
    }
}
