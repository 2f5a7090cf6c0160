//! An example for every way in which a text can be wrong, with the exact fault.

use crate::support::read;
use pylos::pylos_core::{
    Cell, Level, ParseCellError, ParsePositionError, ParseRulesError, ParseTurnError, Position,
    PositionError, Rules, Side, Turn, TurnFault, Variant,
};

fn no_cell(found: &str, level: Option<Level>) -> ParseCellError {
    let found = found.to_owned();
    ParseCellError { found, level }
}

fn turn_fault(text: &str) -> (usize, TurnFault) {
    let ParseTurnError { at, fault } = text.parse::<Turn>().unwrap_err();
    (at, fault)
}

fn position_error(text: &str) -> ParsePositionError {
    text.parse::<Position>().unwrap_err()
}

#[test]
fn of_cells_without_a_level() {
    for text in [
        "", "b", "b2b2", "0a1", "5a1", "aa1", "1", "1aa", "é2", "1é", "b²", " 1a1", "1a1 ",
        "1A1\n", "11a",
    ] {
        assert_eq!(text.parse::<Cell>(), Err(no_cell(text, None)), "{text:?}");
    }
}

#[test]
fn of_cells_outside_their_level() {
    for (text, level) in [
        ("1e1", Level::One),
        ("1a5", Level::One),
        ("1a0", Level::One),
        ("e1", Level::One),
        ("z9", Level::One),
        ("2d1", Level::Two),
        ("2A4", Level::Two),
        ("3c1", Level::Three),
        ("3a3", Level::Three),
        ("4b1", Level::Four),
        ("4a2", Level::Four),
    ] {
        let error = Err(no_cell(text, Some(level)));
        assert_eq!(text.parse::<Cell>(), error, "{text:?}");
    }
}

#[test]
fn of_turns_where_no_cell_stands() {
    for (text, at, found, level) in [
        ("", 0, "", None),
        ("1e1", 0, "1e1", Some(Level::One)),
        ("-1a1", 0, "", None),
        ("1a1-", 4, "", None),
        ("1a1-2d2", 4, "2d2", Some(Level::Two)),
        ("1a1-2a1-3a1", 4, "2a1-3a1", None),
        ("1a1x", 4, "", None),
        ("1a1x1b1xx", 8, "", None),
        ("1d4-2b2x1b1x4b1", 12, "4b1", Some(Level::Four)),
        ("1d4 - 2z2", 6, "2z2", Some(Level::Two)),
        ("  7a1", 2, "7a1", None),
    ] {
        let fault = TurnFault::Cell(no_cell(found, level));
        assert_eq!(turn_fault(text), (at, fault), "{text:?}");
    }
}

#[test]
fn of_turns_that_take_too_many_back() {
    for text in ["1a1x1a1x1b1x1c1", "1a1x1a1x1b1x", "1a1x1a1x1b1x1c1x1d1"] {
        assert_eq!(turn_fault(text), (12, TurnFault::TooManyRecovered));
    }
}

#[test]
fn of_turns_that_take_a_ball_back_twice() {
    let twice = TurnFault::RecoveredTwice(read("1b2"));
    assert_eq!(turn_fault("1a1x1b2xB2"), (8, twice));
}

#[test]
fn of_turns_that_take_the_held_ball_back_first() {
    let (lower, upper) = (read("1a1"), read("2a1"));
    let held = TurnFault::RecoveredHeld { lower, upper };
    assert_eq!(turn_fault("1d4x1a1x2a1"), (8, held));
    assert!("1d4x2a1x1a1".parse::<Turn>().is_ok());
}

#[test]
fn of_positions_with_a_wrong_number_of_fields() {
    for (text, count) in [
        ("", 0),
        ("4/4/4/4 3/3/3 2/2 1", 4),
        ("4/4/4/4 3/3/3 2/2 1 L L", 6),
    ] {
        assert_eq!(position_error(text), ParsePositionError::Fields(count));
    }
}

#[test]
fn of_positions_with_a_wrong_number_of_ranks() {
    for (text, level, found) in [
        ("4/4/4 3/3/3 2/2 1 L", Level::One, 3),
        ("4/4/4/4 3/3/3/3 2/2 1 L", Level::Two, 4),
        ("4/4/4/4 3/3/3 2 1 L", Level::Three, 1),
        ("4/4/4/4 3/3/3 2/2 1/ L", Level::Four, 2),
    ] {
        let error = ParsePositionError::Ranks { level, found };
        assert_eq!(position_error(text), error);
    }
}

#[test]
fn of_positions_with_a_wrong_character() {
    for (text, level, rank, found) in [
        ("4/4/4/3l 3/3/3 2/2 1 L", Level::One, 0, 'l'),
        ("5/4/4/4 3/3/3 2/2 1 L", Level::One, 3, '5'),
        ("4/4/4/4 3/é/3 2/2 1 L", Level::Two, 1, 'é'),
        ("4/4/4/4 3/3/3 2/3 1 L", Level::Three, 0, '3'),
        ("4/4/4/4 3/3/3 2/2 0 L", Level::Four, 0, '0'),
    ] {
        let error = ParsePositionError::Symbol { level, rank, found };
        assert_eq!(position_error(text), error);
    }
}

#[test]
fn of_positions_with_a_wrong_width() {
    for (text, level, rank, found) in [
        ("4/3/4/4 3/3/3 2/2 1 L", Level::One, 2, 3),
        ("4/4/4/LLLLL 3/3/3 2/2 1 L", Level::One, 0, 5),
        ("4/4/4/4 3/3/21D 2/2 1 L", Level::Two, 0, 4),
        ("4/4/4/4 3/3/3 /2 1 L", Level::Three, 1, 0),
        ("4/4/4/4 3/3/3 2/2 LL L", Level::Four, 0, 2),
    ] {
        let error = ParsePositionError::Width { level, rank, found };
        assert_eq!(position_error(text), error);
    }
    let wide = format!("{}/4/4/4 3/3/3 2/2 1 L", "L".repeat(300));
    let (level, rank, found) = (Level::One, 3, 300);
    let error = ParsePositionError::Width { level, rank, found };
    assert_eq!(position_error(&wide), error);
}

#[test]
fn of_positions_with_no_side_to_move() {
    for side in ["l", "LD", "white", "-"] {
        let text = format!("4/4/4/4 3/3/3 2/2 1 {side}");
        let error = ParsePositionError::Side(side.to_owned());
        assert_eq!(position_error(&text), error);
    }
}

#[test]
fn of_positions_whose_balls_cannot_stand() {
    let missing = ["1b1", "1a2", "1b2"].map(read::<Cell>).into();
    let cell = read("2a1");
    let error = PositionError::Unsupported { cell, missing };
    assert_eq!(
        position_error("4/4/4/L3 3/3/D2 2/2 1 L"),
        ParsePositionError::Balls(error)
    );
    let (side, count) = (Side::Dark, 16);
    let error = PositionError::TooManyBalls { side, count };
    assert_eq!(
        position_error("DDDD/DDDD/DDDD/DDDD 3/3/3 2/2 1 D"),
        ParsePositionError::Balls(error)
    );
}

#[test]
fn of_rules() {
    for variant in ["", "Kids", "expert", " kids"] {
        let error = ParseRulesError::Variant(variant.to_owned());
        assert_eq!(variant.parse::<Rules>(), Err(error.clone()));
        assert_eq!(variant.parse::<Variant>(), Err(error));
    }
    for (text, found) in [
        ("kids+", ""),
        ("kids+pass", "pass"),
        ("standard+raise+Optional", "Optional"),
        ("standard+raise +nopass", "raise "),
    ] {
        let error = ParseRulesError::HouseRule(found.to_owned());
        assert_eq!(text.parse::<Rules>(), Err(error));
    }
}
