//! `pylos check`, by the real program.

use crate::program::pylos;

const GAMES: [(&str, &str); 8] = [
    ("apex", "31 turns, 1-0 apex"),
    ("empty-reserve", "30 turns, 0-1 empty-reserve"),
    ("no-turn", "32 turns, 0-1 no-turn"),
    ("repetition", "38 turns, 1/2-1/2 repetition"),
    ("agreement", "20 turns, 1/2-1/2 agreement"),
    ("resignation", "17 turns, 1-0 resignation"),
    ("time", "9 turns, 1-0 time"),
    ("unfinished", "11 turns, * unfinished"),
];

#[test]
fn the_sample_games_are_sound() {
    let files = GAMES.map(|(name, _)| format!("assets/games/{name}.pylos"));
    let mut args = vec!["check"];
    args.extend(files.iter().map(String::as_str));
    let ran = pylos(&args, "").exits(0).quietly();
    let expected = GAMES.map(|(name, end)| format!("assets/games/{name}.pylos: sound, {end}"));
    assert_eq!(ran.lines(), expected);
    assert_eq!(
        std::fs::read_dir("assets/games").unwrap().count(),
        GAMES.len()
    );
}

#[test]
fn standard_input_is_a_file_as_well() {
    let ran = pylos(&["check", "-"], "[Game \"Pylos\"] [Rules \"kids\"] 1. a1 *");
    assert_eq!(
        ran.exits(0).quietly().out,
        "-: sound, 1 turn, * unfinished\n"
    );
    let ran = pylos(
        &["check", "-"],
        "[Game \"Pylos\"]\n[Rules \"kids\"] 1. a1 a1 *",
    )
    .exits(1);
    assert_eq!(
        (&*ran.out, &*ran.err),
        ("", "-:2:22: 1a1 already holds a light ball.\n")
    );
    let ran = pylos(&["check", "-"], b"\xff").exits(1);
    assert_eq!(ran.err, "-:1:1: This is no UTF-8 text.\n");
}

#[test]
fn every_file_is_checked_even_if_one_fails() {
    let ran = pylos(
        &["check", "nowhere.pylos", "-", "assets/games/apex.pylos"],
        "\n?",
    )
    .exits(1);
    assert_eq!(
        ran.lines(),
        ["assets/games/apex.pylos: sound, 31 turns, 1-0 apex"]
    );
    let told: Vec<_> = ran.err.lines().collect();
    assert!(
        told[0].starts_with("pylos: nowhere.pylos cannot be read: "),
        "{told:?}"
    );
    assert_eq!(
        told[1..],
        ["-:2:1: The tag Game is missing: expected it before this."]
    );
    pylos(&["check", "assets"], "").exits(1);
}

#[test]
fn what_stands_in_a_file_or_its_name_steers_no_terminal() {
    let ran = pylos(&["check", "-"], "[Game \"\u{1b}[2J\"]").exits(1);
    assert_eq!(
        ran.err,
        "-:1:7: \"\u{fffd}[2J\" is another game: expected Pylos.\n"
    );
    let ran = pylos(&["check", "no\u{1b}\nwhere"], "").exits(1);
    assert!(
        ran.err
            .starts_with("pylos: no\u{fffd} where cannot be read: "),
        "{ran:?}"
    );
}

#[test]
fn a_file_has_to_be_named() {
    pylos(&["check"], "").exits(2);
}
