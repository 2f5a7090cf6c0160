//! What is wrong with a record: the place and the words. And no bytes make the reader panic.

use crate::support::cases;
use proptest::collection::vec;
use proptest::prelude::*;
use pylos::record::{Fault, Record};
use pylos::text::{Catalogue, record_fault};

fn says(fault: &Fault) -> String {
    let words = record_fault(Catalogue::english(), fault);
    format!("{}:{}: {words}", fault.line, fault.column)
}

/// Asserts what is said of a record.
#[track_caller]
fn refused(bytes: impl AsRef<[u8]>, expected: &str) {
    let fault = Record::read(bytes.as_ref()).expect_err("it is sound");
    assert_eq!(says(&fault), expected);
}

/// Asserts what is said of turns after two lines of tags.
#[track_caller]
fn turns(text: &str, expected: &str) {
    refused(
        format!("[Game \"Pylos\"]\n[Rules \"standard\"]\n{text}"),
        expected,
    );
}

#[test]
fn what_is_no_record_is_told() {
    refused("", "1:1: The tag Game is missing: expected it before this.");
    refused(
        "[Game \"Pylos\"]\n\n*",
        "3:1: The tag Rules is missing: expected it before this.",
    );
    refused(b"[Game \"P\xff", "1:9: This is no UTF-8 text.");
    refused(
        b"\xef\xbb\xbf\xc3\xa9\n\xc3\xa9\xc3\xa9\xff",
        "2:3: This is no UTF-8 text.",
    );
    refused(
        "[1. \"a\"]",
        "1:2: \"1.\" is not expected here: expected the name of a tag, as in [Light \"Ana\"].",
    );
    refused(
        "[a b",
        "1:4: \"b\" is not expected here: expected the value of the tag in quotes, as in [Light \"Ana\"].",
    );
    refused(
        "[a \"b\" \"c\"]",
        "1:8: \"\"c\"\" is not expected here: expected \"]\", which closes the tag.",
    );
    refused(
        "[a \"b\" ",
        "1:8: The record ends here: expected \"]\", which closes the tag.",
    );
    refused(
        "[a \"b\n\"]",
        "1:4: This value does not end in its line: expected a quote behind it.",
    );
    refused(
        "\n {a",
        "2:2: This comment never ends: expected \"}\" behind it.",
    );
}

#[test]
fn wrong_tags_are_told() {
    for (tag, expected) in [
        (
            "[Game \"chess\"]",
            "1:7: \"chess\" is another game: expected Pylos.",
        ),
        (
            "[Rules \"Chess\"]",
            "1:8: \"Chess\" is no variant: expected kids, standard or advanced.",
        ),
        (
            "[Position \"4/4/4/4\"]",
            "1:11: A position has five fields separated by blanks, levels 1 to 4 and the side to move; this one has 1. The empty board is 4/4/4/4 3/3/3 2/2 1 L.",
        ),
        (
            "[TimeControl \"5\"]",
            "1:14: \"5\" is no time control: expected seconds from 1 to 86400 as in 30/turn, 600+5, 600d5, or both as in 600+5,30/turn, where a turn has no more than the game and more than is added or does not count.",
        ),
        (
            "[Result \"2-0\"]",
            "1:9: \"2-0\" is no result: expected 1-0, 0-1, 1/2-1/2 or *.",
        ),
        (
            "[Termination \"mate\"]",
            "1:14: \"mate\" is no termination: expected apex, empty-reserve, no-turn, repetition, agreement, resignation, time or unfinished.",
        ),
        (
            "[Light \"\u{e9}\"] [LIGHT \"b\"]",
            "1:14: The tag Light is here a second time: expected it once.",
        ),
    ] {
        refused(tag, expected);
    }
    for control in [
        "",
        "+",
        "30",
        "30/",
        "a/turn",
        "+5/turn",
        "1+",
        "d5",
        "1+2+3",
        "99999999999+1",
        "0/turn",
        "600+5,5/turn",
    ] {
        let fault = Record::read(format!("[TimeControl \"{control}\"]").as_bytes());
        assert!(
            fault.is_err_and(|fault| says(&fault).contains("no time control")),
            "{control}"
        );
    }
}

#[test]
fn wrong_turns_are_told() {
    for (text, expected) in [
        ("1. 1b2 1b2 *", "3:8: 1b2 already holds a light ball."),
        (
            "1. 1b2 \u{e9} *",
            "3:8: \"\u{e9}\" is no cell: a cell is level, file and rank, as in 2b3.",
        ),
        (
            "1. 1b2\n  1a1 x 1e1 *",
            "4:9: \"1e1\" is no cell: level 1 has files a to d and ranks 1 to 4.",
        ),
        (
            "1. 2a1 *",
            "3:4: 2a1 needs four balls under it: 1a1, 1b1, 1a2 and 1b2 are empty.",
        ),
        (
            "1. 1b2 2. 1c2 *",
            "3:8: \"2\" is not the number of this turn: expected 1.",
        ),
        (
            "99999999999999999999999. 1b2",
            "3:1: \"99999999999999999999999\" is not the number of this turn: expected 1.",
        ),
        ("1. *", "3:4: \"*\" is not expected here: expected a turn."),
        (
            "1. 1b2",
            "3:7: The record ends here: expected a turn, or the result: 1-0, 0-1, 1/2-1/2 or *.",
        ),
        (
            "(1. 1b2) *",
            "3:1: \"(\" is not expected here: expected a turn, or the result: 1-0, 0-1, 1/2-1/2 or *.",
        ),
        (
            "1. 1b2 ) *",
            "3:8: \")\" is not expected here: expected a turn, or the result: 1-0, 0-1, 1/2-1/2 or *.",
        ),
        (
            "1. 1b2 }",
            "3:8: \"}\" is not expected here: expected a turn, or the result: 1-0, 0-1, 1/2-1/2 or *.",
        ),
        (
            "1. 1b2 () *",
            "3:9: \")\" is not expected here: expected a turn.",
        ),
        (
            "1. 1b2 (1. 1b1 *",
            "3:16: \"*\" is not expected here: expected a turn, or \")\", which closes the variation.",
        ),
        (
            "1. 1b2 (1. 1b1 1b1) *",
            "3:16: 1b1 already holds a light ball.",
        ),
        (
            "1. 1b2 (1. 1b1) 1b2 *",
            "3:17: 1b2 already holds a light ball.",
        ),
        (
            "* 1. 1b2",
            "3:3: \"1.\" is not expected here: expected nothing but comments after the result.",
        ),
        (
            "[Light \"a\"] 1. 1b2 [Dark \"b\"] *",
            "3:20: \"[\" is not expected here: expected a turn, or the result: 1-0, 0-1, 1/2-1/2 or *.",
        ),
    ] {
        turns(text, expected);
    }
}

#[test]
fn results_that_do_not_agree_are_told() {
    for (text, expected) in [
        (
            "[Result \"1-0\"] 0-1",
            "3:16: The record ends with 0-1, but its tag Result says 1-0: expected the same.",
        ),
        (
            "1-0",
            "3:1: The tag Termination is missing: expected it before this.",
        ),
        (
            "[Termination \"apex\"] 1-0",
            "3:14: \"apex\" is not how the turns end the game, for they do not: expected agreement, resignation, time or unfinished.",
        ),
        (
            "[Termination \"agreement\"] 1-0",
            "3:27: 1-0 does not go with the termination \"agreement\" here: expected 1/2-1/2.",
        ),
        (
            "[Termination \"resignation\"] *",
            "3:29: * does not go with the termination \"resignation\" here: expected 1-0 or 0-1.",
        ),
        (
            "[Termination \"time\"] 1-0",
            "3:22: 1-0 does not go with the termination \"time\" here: expected 0-1.",
        ),
        (
            "[Termination \"unfinished\"] 1-0",
            "3:28: 1-0 does not go with the termination \"unfinished\" here: expected *.",
        ),
    ] {
        turns(text, expected);
    }
    let apex = include_str!("../../assets/games/apex.pylos");
    refused(
        apex.replace("1-0", "0-1"),
        "12:1: \"0-1\" is not how the turns end the game: expected 1-0, apex.",
    );
    refused(
        apex.replace("\"apex\"", "\"resignation\""),
        "7:14: \"resignation\" is not how the turns end the game: expected 1-0, apex.",
    );
    refused(
        apex.replace("\n1-0", " 1a1\n1-0"),
        "11:33: The game is over: Light has won.",
    );
}

/// One change to a record: at this place, so many bytes become these.
type Change = (prop::sample::Index, usize, Vec<u8>);

fn changed(mut bytes: Vec<u8>, changes: &[Change]) -> Vec<u8> {
    for (place, length, new) in changes {
        let from = place.index(bytes.len() + 1);
        let to = (from + length).min(bytes.len());
        bytes.splice(from..to, new.iter().copied());
    }
    bytes
}

fn scraps() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        vec(any::<u8>(), 0..3),
        "[\\[\\](){}\"\\\\ \n.*x-]{0,4}".prop_map(String::into_bytes),
        "(1b2|1-0|1\\.|\\(1\\. 1a1\\)|\\{a\\}| [0-9]\\.|\u{e9})".prop_map(String::into_bytes),
    ]
}

/// Asserts that bytes are refused at a place in them, or sound and then written so that they stay
/// the same.
fn is_refused_or_kept(bytes: &[u8]) -> Result<(), TestCaseError> {
    match Record::read(bytes) {
        Ok(record) => prop_assert_eq!(record.to_string().parse(), Ok(record)),
        Err(fault) => {
            let text = String::from_utf8_lossy(bytes);
            let line = text.split('\n').nth(fault.line - 1);
            prop_assert!(line.is_some_and(|line| fault.column <= line.chars().count() + 1));
            prop_assert!(!says(&fault).is_empty());
        }
    }
    Ok(())
}

proptest! {
    // With eight changed records each on the average, 320,000 in all.
    #![proptest_config(cases(40_000))]

    /// Whatever stands in a file: each change by itself, and all up to each.
    #[test]
    fn no_bytes_are_too_odd(
        repeats in any::<bool>(),
        changes in vec((any::<prop::sample::Index>(), 0..5_usize, scraps()), 0..9),
    ) {
        let text = if repeats {
            include_bytes!("../../assets/games/repetition.pylos").to_vec()
        } else {
            b"{a} [Game \"Pylos\"] [Rules \"kids\"] 1. 1a1 {b} (1. 1b2 1c1 (1... 1d1)) 1d4 *".to_vec()
        };
        let mut bytes = text.clone();
        for change in &changes {
            let change = std::slice::from_ref(change);
            is_refused_or_kept(&changed(text.clone(), change))?;
            bytes = changed(bytes, change);
            is_refused_or_kept(&bytes)?;
        }
    }
}
