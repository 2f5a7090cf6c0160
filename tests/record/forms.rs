//! The generous forms a record can be read in, and the strict one it is written in.

use crate::round_trip::{record, writes};
use pylos::pylos_core::{Ending, Outcome, Side};
use pylos::record::{Place, Record};

const TAGS: &str =
    "[Game \"Pylos\"]\n[Rules \"standard\"]\n[Result \"*\"]\n[Termination \"unfinished\"]\n";

/// Asserts how turns are written that are read after the usual tags.
#[track_caller]
fn turns(text: &str, expected: &str) {
    let text = format!("[Game \"Pylos\"][Rules \"standard\"]{text}");
    writes(&text, &format!("{TAGS}\n{expected}"));
}

#[test]
fn turns_can_be_written_in_many_ways() {
    let expected = "1. 1b2 1c3 2. 1b3 1c2\n*\n";
    for text in [
        "1. 1b2 1c3 2. 1b3 1c2 *",
        "1.1b2 1c3 2.1b3 1c2 *",
        "1. B2 1... c3 2.\nb3 2...1C2 *",
        "b2\r\nc3\r\n\r\nb3\tc2\n*\n",
        "1 b2 1 c3 2. b3 2.. c2 *",
    ] {
        turns(text, expected);
    }
    turns("*", "*\n");
}

#[test]
fn blanks_may_stand_within_turns_and_results() {
    let text = "[Game \"Pylos\"] [Rules \"standard\"] [Position \"3l/4/dl2/dl2 3/3/3 2/2 1 l\"]\n";
    let read = record(&format!("{text} 1. d4 -\n2A1 *"));
    assert_eq!(read.turns().next().unwrap().to_string(), "1d4-2a1");
    let square = "[Game \"Pylos\"] [Rules \"standard\"] [Position \"4/4/LL2/L3 3/3/3 2/2 1 L\"]";
    let read = record(&format!("{square} 1. b1 x B1 X\na1 {{x}} *"));
    assert_eq!(read.turns().next().unwrap().to_string(), "1b1x1a1x1b1");
    let drawn = format!("{square} [Termination \"agreement\"] [Result \"1/2 - 1/2\"] 1/2 - 1/2");
    assert_eq!(record(&drawn).score().name(), "1/2-1/2");
}

#[test]
fn tags_can_be_written_in_many_ways() {
    let expected = "[Game \"Pylos\"]\n[Rules \"advanced+raise+nopass\"]\n[Light \"Ana\"]\n\
        [TimeControl \"600d5\"]\n[Result \"*\"]\n[Termination \"unfinished\"]\n\n*\n";
    for text in [
        "\u{feff}[Game \"Pylos\"]\r\n[Light \"Ana\"]\r\n[Rules \"advanced+nopass+raise\"]\r\n[TimeControl \"600d5\"]\r\n\r\n*\r\n",
        "[ GAME\n\"pylos\" ][light\"Ana\"] [rules \" Advanced+Raise+NoPass \"] [TIMECONTROL \"600D5\"] *",
        "[game \"Pylos\"][RESULT \"*\"][termination \"Unfinished\"][Light \"Ana\"][Rules \"advanced+raise+nopass\"][TimeControl \"600d5\"]\n[Position \"4/4/4/4  3/3/3 2/2 1 l\"]*",
    ] {
        writes(text, expected);
    }
}

#[test]
fn unknown_tags_are_kept_in_their_order() {
    writes(
        "[Zeta \"1\"][Game \"Pylos\"] [event \"A \\\"great\\\" \\\\ day\\n\"] [Rules \"kids\"] [Zeta \"\"] *",
        "[Game \"Pylos\"]\n[Rules \"kids\"]\n[Result \"*\"]\n[Termination \"unfinished\"]\n[Zeta \"1\"]\n[event \"A \\\"great\\\" \\\\ day\\\\n\"]\n[Zeta \"\"]\n\n*\n",
    );
}

#[test]
fn comments_keep_their_place() {
    turns(
        "{a} 1. {b} 1b2 {c}{} {d\r\n  (1. 1a1) [e]} 1c3 2. 1b3 * {f}",
        "{a} {b} 1. 1b2 {c} {} {d (1. 1a1) [e]} 1... 1c3 2. 1b3 {f}\n*\n",
    );
    let tags = "{a} [{b} Game {c} \"Pylos\" {d}] {e} [Rules \"standard\"]";
    writes(
        &format!("{tags} *"),
        &format!("{TAGS}\n{{a}} {{b}} {{c}} {{d}} {{e}}\n*\n"),
    );
    let read = record(&format!("{tags} 1. 1a1 {{f}} 1b1 {{g}} * {{h}}"));
    let study = read.study();
    let comments = |turns| study.comments(study.place_after(turns)).collect::<Vec<_>>();
    assert_eq!(comments(0), ["a", "b", "c", "d", "e"]);
    assert_eq!(comments(1), ["f"]);
    assert_eq!(comments(2), ["g", "h"]);
}

#[test]
fn long_comments_are_broken_into_lines() {
    let words = ["wordy"; 40].join(" ");
    let text = record(&format!("{TAGS}{{{words}}} 1. 1a1 *")).to_string();
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    let study = record(&text).study();
    assert_eq!(study.comments(study.end()).count(), 0);
    assert!(study.comments(Place::BEGINNING).eq([words]));
}

#[test]
fn variations_are_kept_as_a_tree() {
    turns(
        "1. 1b2 1c3 ( 1... 1a1 {x} 2. 1d1 (2. 1d2 2... 1d3)(2. 1d4) 1a2 ) ({y} 1c2) 2. 1b3 *",
        "1. 1b2 1c3 (1... 1a1 {x} 2. 1d1 (2. 1d2 1d3) (2. 1d4) 2... 1a2) ({y} 1... 1c2)\n2. 1b3\n*\n",
    );
    let read = record(&format!("{TAGS}1. 1b2 (1. 1a1 1a2 (1b1) 2. 1c1) 1c3 *"));
    let study = read.study();
    let [first, other] = study.following(Place::BEGINNING).collect::<Vec<_>>()[..] else {
        panic!("two turns to begin with");
    };
    assert_eq!(study.next(Place::BEGINNING), Some(first));
    let line = std::iter::successors(Some(other), |place| study.next(*place));
    let names: Vec<_> = line
        .map(|place| study.turn(place).unwrap().to_string())
        .collect();
    assert_eq!(names, ["1a1", "1a2", "1c1"]);
    assert_eq!(study.following(other).count(), 2);
    assert_eq!(
        (study.following(first).count(), study.next(study.end())),
        (1, None)
    );
    assert_eq!(read.game().turn_count(), 2);
}

#[test]
fn a_variation_may_replace_the_turn_that_ends_the_game() {
    let apex = std::fs::read_to_string("assets/games/apex.pylos").unwrap();
    let more = apex.replace("\n1-0", " (16. 3b2) \n1-0");
    let fault = more.parse::<pylos::record::Record>().unwrap_err();
    assert!(fault.to_string().contains("Occupied"), "{fault}");
    let more = apex.replace("\n1-0", " (16. 4a1 {the same}) \n1-0");
    assert_eq!(record(&more).game(), record(&apex).game());
}

#[test]
fn what_is_left_out_follows_from_the_turns() {
    let apex = std::fs::read_to_string("assets/games/apex.pylos").unwrap();
    writes(&apex, &apex);
    let less = apex
        .replace("[Termination \"apex\"]\n", "")
        .replace("[Result \"1-0\"]\n", "");
    assert!(less.len() < apex.len());
    writes(&less, &apex);
}

/// Whose time ran out is the player to move, who loses.
#[test]
fn a_game_may_end_by_time() {
    writes(
        "[Game \"Pylos\"][Rules \"kids\"][Termination \"time\"][TimeControl \"30/turn\"] 1. 1a1 1-0",
        "[Game \"Pylos\"]\n[Rules \"kids\"]\n[TimeControl \"30/turn\"]\n[Result \"1-0\"]\n[Termination \"time\"]\n\n1. 1a1\n1-0\n",
    );
    let read = record("[Game \"Pylos\"][Rules \"kids\"][Termination \"time\"] 0-1");
    let lost = Outcome::won(Side::Dark, Ending::Time);
    assert_eq!(read.game().outcome(), Some(lost));
    assert_eq!(Record::of(&read.game()), read);
}
