//! Why a text cannot be read, in words.

use super::*;

#[test]
fn texts_that_are_no_turn_are_explained() {
    for (text, expected) in [
        (
            "",
            "A cell is missing: a level from 1 to 4, a file and a rank, as in 2b3.",
        ),
        (
            "x1a1",
            "A cell is missing: a level from 1 to 4, a file and a rank, as in 2b3.",
        ),
        (
            "9z9",
            "\"9z9\" is no cell: a cell is level, file and rank, as in 2b3.",
        ),
        (
            "1e1",
            "\"1e1\" is no cell: level 1 has files a to d and ranks 1 to 4.",
        ),
        (
            "2d1",
            "\"2d1\" is no cell: level 2 has files a to c and ranks 1 to 3.",
        ),
        (
            "3a3",
            "\"3a3\" is no cell: level 3 has files a to b and ranks 1 to 2.",
        ),
        ("4b1", "\"4b1\" is no cell: level 4 has only the cell 4a1."),
        (
            "1a1-1e1",
            "\"1e1\" is no cell: level 1 has files a to d and ranks 1 to 4.",
        ),
        (
            "1a1x1b1x1c1x1d1",
            "Two balls at most may be taken back in a turn.",
        ),
        ("1a1x1b1x1b1", "1b1 is taken back twice."),
        ("1d4x1a1x2a1", "2a1 rests on 1a1: take 2a1 back first."),
    ] {
        says(
            &turn_error(words(), &text.parse::<Turn>().unwrap_err()),
            expected,
        );
    }
    let error = "z".parse::<Cell>().unwrap_err();
    says(
        &cell_error(words(), &error),
        "\"z\" is no cell: a cell is level, file and rank, as in 2b3.",
    );
}

#[test]
fn texts_that_are_no_position_are_explained() {
    for (text, expected) in [
        (
            "4/4/4/4 3/3/3 2/2 1",
            "A position has five fields separated by blanks, levels 1 to 4 and the side to move; this one has 4. The empty board is 4/4/4/4 3/3/3 2/2 1 L.",
        ),
        (
            "4/4/4 3/3/3 2/2 1 L",
            "Level 1 has 3 ranks here: expected 4, separated by \"/\".",
        ),
        (
            "4/4/4/4 3/3/3 2 1 L",
            "Level 3 has one rank here: expected 2, separated by \"/\".",
        ),
        (
            "4/4/4/4 3/3/3 2/2 1/ L",
            "Level 4 has 2 ranks here: expected one.",
        ),
        (
            "4/4/4/4 3/3/3 2/X1 1 L",
            "\"X\" on level 3, rank 1: expected L, D or a number of empty cells from 1 to 2.",
        ),
        (
            "4/4/4/4 3/3/3 2/2 X L",
            "\"X\" on level 4, rank 1: expected L, D or 1 for the empty cell.",
        ),
        (
            "4/4/4/3 3/3/3 2/2 1 L",
            "Level 1, rank 1 has 3 cells here: expected 4.",
        ),
        (
            "4/4/4/4 3/1/3 2/2 1 L",
            "Level 2, rank 2 has one cell here: expected 3.",
        ),
        (
            "4/4/4/4 3/3/3 /2 1 L",
            "Level 3, rank 2 has no cell here: expected 2.",
        ),
        (
            "4/4/4/4 3/3/3 2/2 1 white",
            "\"white\" is no side to move: expected L or D.",
        ),
        (
            "LLLL/LLLL/LLLL/LLLL 3/3/3 2/2 1 L",
            "Light has 16 balls on the board; there are 15 of each colour.",
        ),
        (
            "DDDD/DDDD/DDDD/DDDD 3/3/3 2/2 1 L",
            "Dark has 16 balls on the board; there are 15 of each colour.",
        ),
        (
            "4/4/4/LL2 3/3/L2 2/2 1 L",
            "2a1 needs four balls under it: 1a2 and 1b2 are empty.",
        ),
    ] {
        says(
            &position_error(words(), &text.parse::<Position>().unwrap_err()),
            expected,
        );
    }
    let overlap = PositionError::Overlap(cells("1a1 1b1"));
    says(
        &position_error(words(), &overlap.into()),
        "Light and Dark cannot both have a ball on 1a1 and 1b1.",
    );
}

#[test]
fn texts_that_are_no_rules_are_explained() {
    for (text, expected) in [
        (
            "chess",
            "\"chess\" is no variant: expected kids, standard or advanced.",
        ),
        (
            "kids+",
            "\"\" is no house rule: expected raise, optional or nopass.",
        ),
    ] {
        says(
            &rules_error(words(), &text.parse::<Rules>().unwrap_err()),
            expected,
        );
    }
}
