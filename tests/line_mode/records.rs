//! Records opened, saved, commented on and said.

use crate::kept::{State, left, only, record, turns_so_far};
use crate::program::{Ran, pylos};
use std::fs;

/// The position a run ended in.
fn position(ran: &Ran) -> &str {
    let lines = ran.lines();
    lines[lines.len() - 2]
}

#[test]
fn a_game_is_saved_under_a_name() {
    let state = State::new();
    let named = |name: &str| record(&state.path(name)).turns().len();
    let lines = [
        "1b2",
        "SAVE My game",
        "1c3",
        "save My game",
        "save other.txt",
        "save",
    ];
    let ran = state.plain(&["--dark=Bo"], &lines).exits(0);
    assert_eq!(ran.lines()[4], "Saved in My game.pylos.");
    assert_eq!(
        ran.err,
        "line 4: \"save My game\": My game.pylos is there already: save! My game.pylos replaces it.\n\
         line 6: \"save\": The name of a file is missing, as in save final.pylos.\n"
    );
    assert_eq!((named("My game.pylos"), named("other.txt")), (1, 2));
    assert_eq!(record(&state.path("other.txt")).dark(), Some("Bo"));
    let ran = state.plain(&["--resume"], &["save! My game.pylos", "save! new"]);
    assert_eq!(ran.exits(0).quietly().lines()[3], "Saved in new.pylos.");
    assert_eq!((named("My game.pylos"), named("new.pylos")), (2, 2));
    // What fails is refused as any line is.
    let ran = state.plain(&["--strict", "--no-save"], &["save no/where", "1b2"]);
    let ran = ran.exits(1);
    let told = "line 1: \"save no/where\": The file cannot be written: ";
    assert!(
        ran.err.starts_with(told) && ran.err.contains(": no/where.pylos"),
        "{ran:#?}"
    );
    fs::create_dir(state.path("folder.pylos")).unwrap();
    let ran = state.plain(&["--no-save"], &["save! folder"]).exits(0);
    assert!(ran.err.contains("The file cannot be written: "), "{ran:#?}");
    assert!(ran.err.contains(": folder.pylos"), "{ran:#?}");
}

#[test]
fn a_comment_is_kept_with_the_turn() {
    let state = State::new();
    let lines = [
        "1b2",
        "Comment  Well {played},\tAna",
        "1c3",
        "comment x",
        "comment",
    ];
    let ran = state.plain(&["--clock", "5m"], &lines).exits(0).quietly();
    assert_eq!(ran.lines()[4], "Comment: Well (played), Ana");
    assert_eq!(ran.lines()[7..9], ["Comment: x", "No comment."]);
    let ran = state
        .plain(&["--resume"], &["undo", "record"])
        .exits(0)
        .quietly();
    let record = ran.out.split_once("[Game").unwrap().1;
    assert!(record.contains("{Well (played), Ana}"), "{record}");
    assert!(!record.contains("{x}"), "{record}");
}

/// Before the first turn, too; and steering signs do not reach the terminal.
#[test]
fn a_comment_alone_is_worth_keeping() {
    let state = State::new();
    let lines = ["comment Final\u{202e} at last"];
    let ran = state.plain(&[], &lines).exits(0).quietly();
    assert_eq!(ran.lines()[2], "Comment: Final\u{fffd} at last");
    let ran = state.plain(&["--resume"], &["record"]).exits(0).quietly();
    assert_eq!(turns_so_far(ran.lines()[0]), Some(0));
    assert!(ran.out.contains("{Final\u{fffd} at last}"), "{ran:#?}");
}

#[test]
fn the_record_is_said_as_a_file_holds_it() {
    let state = State::new();
    let args = ["--advanced", "--light", "Ana"];
    let ran = state.plain(&args, &["1b2", "1c3", "undo", "record"]);
    let ran = ran.exits(0).quietly();
    let lines = ran.lines();
    let said = lines[8..lines.len() - 1].join("\n") + "\n";
    let kept = fs::read_to_string(only(&state.files("playing"))).unwrap();
    assert_eq!(said, kept);
    assert!(said.ends_with("\n1. 1b2\n*\n"), "{said}");
}

/// The record of an unfinished game that says more than the game.
const OPENED: &str = "[Game \"Pylos\"]\n[Rules \"kids\"]\n[Light \"Ana\"]\n[Date \"2001-02-03\"]\n\
    [TimeControl \"600+0\"]\n[Event \"Final\"]\n[Elapsed \"0:01:00\"]\n\n\
    1. 1b2 {[%emt 0:00:30] well} (1. 1a1 {dull}) 1... 1c3 {[%emt 0:02:00]}\n*\n";

#[test]
fn the_game_of_a_record_goes_on() {
    let state = State::new();
    fs::write(state.path("game.pylos"), OPENED).unwrap();
    let ran = state.plain(&["game.pylos", "--kids", "--light=Eve"], &["1d4"]);
    let ran = ran.exits(0).quietly();
    let greeting = ran.lines()[0];
    let told = "Pylos, kids. Ana plays light, Dark plays dark. Ana to move, 14 balls in reserve.";
    assert!(greeting.starts_with(told), "{greeting}");
    // Half a minute and one are gone, and what passed meanwhile.
    let left = left(greeting);
    assert!(left[0] <= 510 && left[1] == 480, "{left:?}");
    assert_eq!(
        fs::read_to_string(state.path("game.pylos")).unwrap(),
        OPENED
    );
    let kept = fs::read_to_string(only(&state.files("playing"))).unwrap();
    for part in [
        "[Event \"Final\"]",
        "[Date \"2001-02-03\"]",
        "(1. 1a1 {dull})",
        "0:00:30] well",
    ] {
        assert!(kept.contains(part), "{kept}");
    }
    // Opened and only looked at, it leaves nothing.
    let state = State::new();
    fs::write(state.path("game.pylos"), OPENED).unwrap();
    state
        .plain(&["game.pylos"], &["show", "clock", "quit"])
        .exits(0)
        .quietly();
    assert_eq!(state.games(), [""; 0]);
}

#[test]
fn a_record_without_a_clock_can_be_given_one() {
    let state = State::new();
    let text = "[Game \"Pylos\"] [Rules \"kids\"] 1. 1b2 *";
    fs::write(state.path("game.pylos"), text).unwrap();
    let ran = state.plain(&["game.pylos", "--clock=5m"], &["undo", "1a1"]);
    let ran = ran.exits(0).quietly();
    let told = "Dark to move, 15 balls in reserve. Time left: Light 5:00, Dark 5:00.";
    assert!(ran.lines()[0].ends_with(told), "{ran:#?}");
    let kept = fs::read_to_string(only(&state.files("playing"))).unwrap();
    assert!(kept.contains("[TimeControl \"300+0\"]"), "{kept}");
    assert!(kept.contains("1. 1a1 {[%emt 0:00:0"), "{kept}");
}

#[test]
fn a_record_is_read_from_standard_input() {
    let ran = pylos(&["--plain", "-"], OPENED).exits(0).quietly();
    assert!(ran.lines()[0].starts_with("Pylos, kids. Ana plays light"));
    assert_eq!(position(&ran), "4/2D1/1L2/4 3/3/3 2/2 1 L");
    assert_eq!(ran.last(), "result * unfinished");
    assert_eq!(ran.lines().len(), 3);
}

#[test]
fn a_finished_record_is_told() {
    for (name, result, told) in [
        ("apex", "result 1-0 apex", "wins with the ball on the apex."),
        ("time", "result 1-0 time", "Time left: Ana 0:30, Bo 0.0."),
        (
            "agreement",
            "result 1/2-1/2 agreement",
            "A draw by agreement.",
        ),
    ] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games");
        let path = format!("{folder}/{name}.pylos");
        let read = [
            pylos(&["--plain", &path], "1a1\n"),
            pylos(&["--plain", "-"], fs::read(&path).unwrap()),
        ];
        for ran in read {
            let ran = ran.exits(0).quietly();
            assert_eq!((ran.lines().len(), ran.last()), (3, result));
            assert!(ran.out.contains(told), "{ran:#?}");
        }
    }
}

#[test]
fn a_record_that_is_not_sound_is_told() {
    let state = State::new();
    fs::write(state.path("game.pylos"), OPENED.replace("1c3", "2c3")).unwrap();
    for (name, told) in [
        (
            "game.pylos",
            "game.pylos:9:51: 2c3 needs four balls under it",
        ),
        ("none.pylos", "pylos: none.pylos cannot be read: "),
    ] {
        let ran = state.plain(&[name], &["1b2"]).exits(1);
        assert_eq!(ran.out, "");
        assert!(ran.err.starts_with(told), "{ran:#?}");
    }
    let ran = pylos(&["--plain", "-"], "1b2\n").exits(1);
    assert!(ran.err.starts_with("-:1:1: "), "{ran:#?}");
    assert_eq!(state.games(), [""; 0]);
}
