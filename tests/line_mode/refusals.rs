//! Lines that are refused: with the reason, and the game goes on as it was.

use crate::program::plain;

/// Each line refused, after some turns under some flags, with the reason.
const REFUSED: &[(&[&str], &[&str], &str, &str)] = &[
    // Texts that are no turn.
    (
        &[],
        &[],
        "castle",
        "This is neither a turn, as in 1b2, nor a command: help lists both.",
    ),
    (
        &[],
        &[],
        "q",
        "This is neither a turn, as in 1b2, nor a command: help lists both.",
    ),
    (
        &[],
        &[],
        "ход",
        "This is neither a turn, as in 1b2, nor a command: help lists both.",
    ),
    (
        &[],
        &[],
        "undo 2",
        "This is neither a turn, as in 1b2, nor a command: help lists both.",
    ),
    (
        &[],
        &[],
        "5a1",
        "\"5a1\" is no cell: a cell is level, file and rank, as in 2b3.",
    ),
    (
        &[],
        &[],
        "1b2 1c3",
        "\"1b2 1c3\" is no cell: a cell is level, file and rank, as in 2b3.",
    ),
    (
        &[],
        &[],
        "b5",
        "\"b5\" is no cell: level 1 has files a to d and ranks 1 to 4.",
    ),
    (
        &[],
        &[],
        "3c1",
        "\"3c1\" is no cell: level 3 has files a to b and ranks 1 to 2.",
    ),
    (
        &[],
        &[],
        "4b1",
        "\"4b1\" is no cell: level 4 has only the cell 4a1.",
    ),
    (
        &[],
        &[],
        "1a1-",
        "A cell is missing: a level from 1 to 4, a file and a rank, as in 2b3.",
    ),
    (
        &[],
        &[],
        "1a1x",
        "A cell is missing: a level from 1 to 4, a file and a rank, as in 2b3.",
    ),
    (
        &[],
        &[],
        "1a1x1b1x1c1x1d1",
        "Two balls at most may be taken back in a turn.",
    ),
    (&[], &[], "1a1x1b1x1b1", "1b1 is taken back twice."),
    (
        &[],
        &[],
        "1a1x1b2x2a1",
        "2a1 rests on 1b2: take 2a1 back first.",
    ),
    // Turns against the rules.
    (&[], &["1a1"], "1a1", "1a1 already holds a light ball."),
    (
        &[],
        &["1a1", "1b1"],
        "1b1",
        "1b1 already holds a dark ball.",
    ),
    (
        &[],
        &[],
        "2a1",
        "2a1 needs four balls under it: 1a1, 1b1, 1a2 and 1b2 are empty.",
    ),
    (
        &[],
        &["1a1", "1b1", "1b2"],
        "2a1",
        "2a1 needs four balls under it: 1a2 is empty.",
    ),
    (&[], &[], "1a1-2a1", "There is no ball on 1a1."),
    (&[], &["1a1"], "1a1-2a1", "The ball on 1a1 is not yours."),
    (
        &[],
        &["1a1", "1b1"],
        "1a1-1c1",
        "1c1 is no higher than 1a1: a raise goes to a higher level.",
    ),
    (
        &[],
        &["1a1", "1b1", "1b2", "1a2"],
        "1a1-2a1",
        "2a1 rests on 1a1: a ball cannot support itself.",
    ),
    (
        &[],
        &["1a1", "1b1", "1b2", "1a2", "2a1", "1d4"],
        "1a1-2b1",
        "The ball on 1a1 is not free: 2a1 rests on it.",
    ),
    (
        &[],
        &["1a1"],
        "1b1x1b1",
        "The ball on 1b1 completes nothing, so no ball may be taken back.",
    ),
    (
        &["--kids"],
        &["1a1", "1d4", "1b1", "1c4", "1a2", "1d3"],
        "1b2x1b2",
        "The ball on 1b2 completes nothing, so no ball may be taken back.",
    ),
    (
        &[],
        &["1a1", "1d4", "1b1", "1c4", "1a2", "1d3"],
        "1b2",
        "This completes a square or a line: take back one or two free balls.",
    ),
    (
        &[],
        &["1a1", "1d4", "1b1", "1c4", "1a2", "1d3"],
        "1b2x1d4",
        "The ball on 1d4 is not yours.",
    ),
    (
        &[],
        &["1a1", "1d4", "1b1", "1c4", "1a2", "1d3"],
        "1b2x1c1",
        "There is no ball on 1c1.",
    ),
    (
        &["--no-pass"],
        &["1a1", "1d4", "1b1", "1c4", "1a2", "1d3"],
        "1b2x1b2",
        "House rule \"no pass\": this changes nothing. Take back another ball.",
    ),
    (
        &[
            "--raise-when-empty",
            "--position",
            "DDDD/LLLL/LLLL/LLLD 3/LLL/L2 2/2 1 L",
        ],
        &[],
        "2b1",
        "No ball is left in reserve to place: you can only raise one.",
    ),
    // Commands that cannot be obeyed.
    (&[], &[], "undo", "There is nothing to undo."),
    (&[], &["1a1"], "redo", "There is nothing to redo."),
];

#[test]
fn a_refused_line_gives_its_reason_and_changes_nothing() {
    for &(flags, turns, line, reason) in REFUSED {
        let told = format!("line {}: \"{line}\": {reason}\n", turns.len() + 1);
        let mut lines = turns.to_vec();
        lines.push("show");
        let before = plain(flags, &lines).exits(0).quietly();
        lines.insert(turns.len(), line);
        let ran = plain(flags, &lines).exits(0);
        assert_eq!(ran.err, told);
        assert_eq!(ran.out, before.out, "{line:?} changed something");
    }
}

#[test]
fn strict_ends_with_the_first_refused_line() {
    for &(flags, turns, line, reason) in REFUSED {
        let mut lines = turns.to_vec();
        lines.extend([line, "resign"]);
        let flags = [flags, &["--strict"]].concat();
        let ran = plain(&flags, &lines).exits(1);
        assert!(ran.err.ends_with(&format!(": {reason}\n")), "{ran:#?}");
        assert_eq!(ran.last(), "result * unfinished");
        assert_eq!(ran.lines().len(), 2 * turns.len() + 3);
    }
}

#[test]
fn strict_does_not_mind_a_game_without_a_fault() {
    let ran = plain(
        &["--strict"],
        &["", "1b2", "show", "undo", "redo", "legal", "draw"],
    );
    assert_eq!(ran.exits(0).quietly().last(), "result 1/2-1/2 agreement");
}

#[test]
fn lines_are_counted_with_those_that_say_nothing() {
    let ran = plain(&[], &["", "1b2", "", "1b2", "show", "1b2"]).exits(0);
    let numbers: Vec<_> = ran
        .err
        .lines()
        .map(|line| line.split_once(':').unwrap().0)
        .collect();
    assert_eq!(numbers, ["line 4", "line 6"]);
}
