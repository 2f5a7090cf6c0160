//! The command line: what it refuses, and the exit codes.

use crate::program::{command, plain, pylos, run};

/// Asserts that the arguments are refused with exit code 2 and these words.
#[track_caller]
fn refused(args: &[&str], words: &[&str]) {
    let ran = pylos(args, "1b2\n").exits(2);
    assert_eq!(ran.out, "", "nothing is played");
    for words in words {
        assert!(ran.err.contains(words), "no {words:?} in {ran:#?}");
    }
}

#[test]
fn contradictions_are_refused_by_name() {
    for (args, first, second) in [
        (&["--kids", "--advanced"][..], "--kids", "--advanced"),
        (&["--advanced", "--kids"], "--advanced", "--kids"),
        (&["--kids", "--variant", "standard"], "--kids", "--variant"),
        (&["--kids", "--variant", "kids"], "--kids", "--variant"),
        (&["--advanced", "--variant=kids"], "--advanced", "--variant"),
        (&["--plain", "--ascii"], "--plain", "--ascii"),
        (&["--theme", "wood", "--plain"], "--theme", "--plain"),
        (&["--plain", "--color=16"], "--plain", "--color"),
        (&["--no-mouse", "--plain"], "--no-mouse", "--plain"),
        (&["--plain", "--no-animation"], "--plain", "--no-animation"),
        (&["--plain", "--bell"], "--plain", "--bell"),
    ] {
        refused(args, &[first, second, "cannot be used with"]);
        if !args.contains(&"--plain") {
            refused(&[args, &["--plain"]].concat(), &["cannot be used with"]);
        }
    }
    refused(&["--strict"], &["not provided", "--plain"]);
    refused(
        &["config", "--kids", "--advanced"],
        &["--kids", "--advanced", "cannot be used with"],
    );
    refused(
        &["--kids", "--kids", "--plain"],
        &["--kids", "multiple times"],
    );
}

#[test]
fn wrong_words_are_refused_with_the_right_ones() {
    refused(
        &["--variant", "chess"],
        &["'chess'", "kids, standard, advanced"],
    );
    refused(
        &["--color", "many"],
        &["'many'", "auto, truecolor, 256, 16, never"],
    );
    refused(&["completions", "sh"], &["'sh'", "bash", "fish", "zsh"]);
    refused(&["config", "--plain"], &["'--plain'"]);
    refused(&["--nonsense"], &["'--nonsense'"]);
    refused(
        &["chekc"],
        &["\"chekc\" is no file and no command", "check"],
    );
    refused(&["--no-mouse", "config"], &["pylos config"]);
    refused(&["nonsense", "1"], &["'1'"]);
    refused(&["--plain=yes"], &["--plain"]);
    refused(&["--variant"], &["--variant <VARIANT>"]);
    refused(
        &["perft", "1", "--rules", "chess"],
        &[
            "--rules <RULES>",
            "\"chess\" is no variant: expected kids, standard or advanced.",
        ],
    );
    refused(
        &["perft", "1", "--rules", "kids+castling"],
        &["\"castling\" is no house rule: expected raise, optional or nopass."],
    );
    refused(
        &["perft", "1", "--rules", "kids+"],
        &["\"\" is no house rule: expected raise, optional or nopass."],
    );
}

#[test]
fn a_wrong_position_is_refused_with_the_reason() {
    for (position, reason) in [
        (
            "",
            "this one has 0. The empty board is 4/4/4/4 3/3/3 2/2 1 L.",
        ),
        (
            "4/4/4/4 3/3/3 2/2 1",
            "A position has five fields separated by blanks, levels 1 to 4 and the side to move; this one has 4.",
        ),
        ("4/4/4/4 3/3/3 2/2 1 L L", "this one has 6."),
        (
            "4/4/4 3/3/3 2/2 1 L",
            "Level 1 has 3 ranks here: expected 4, separated by \"/\".",
        ),
        (
            "4/4/4/4 3 2/2 1 L",
            "Level 2 has one rank here: expected 3, separated by \"/\".",
        ),
        (
            "4/4/4/4 3/3/3 2/2 1/1 L",
            "Level 4 has 2 ranks here: expected one.",
        ),
        (
            "4/4/4/3x 3/3/3 2/2 1 L",
            "\"x\" on level 1, rank 1: expected L, D or a number of empty cells from 1 to 4.",
        ),
        (
            "5/4/4/4 3/3/3 2/2 1 L",
            "\"5\" on level 1, rank 4: expected L, D or a number of empty cells from 1 to 4.",
        ),
        (
            "4/4/4/4 3/3/3 2/2 2 L",
            "\"2\" on level 4, rank 1: expected L, D or 1 for the empty cell.",
        ),
        (
            "4/4/4/4 3/3/3 2/2 l L",
            "\"l\" on level 4, rank 1: expected L, D or 1 for the empty cell.",
        ),
        (
            "4/L4/4/4 3/3/3 2/2 1 L",
            "Level 1, rank 3 has 5 cells here: expected 4.",
        ),
        (
            "4/4/4/4 3/3/L 2/2 1 L",
            "Level 2, rank 1 has one cell here: expected 3.",
        ),
        (
            "4/4/4/4 3//3 2/2 1 L",
            "Level 2, rank 2 has no cell here: expected 3.",
        ),
        (
            "4/4/4/4 3/3/3 2/2 1 l",
            "\"l\" is no side to move: expected L or D.",
        ),
        (
            "4/4/4/4 3/3/3 2/2 1 LD",
            "\"LD\" is no side to move: expected L or D.",
        ),
        (
            "LLLL/LLLL/LLLL/LLLL 3/3/3 2/2 1 D",
            "Light has 16 balls on the board; there are 15 of each colour.",
        ),
        (
            "LLLL/LLLL/DDDD/DDDD DDD/DDD/DDD 2/2 1 D",
            "Dark has 17 balls on the board; there are 15 of each colour.",
        ),
        (
            "4/4/LL2/L3 3/3/L2 2/2 1 D",
            "2a1 needs four balls under it: 1b1 is empty.",
        ),
        (
            "4/4/4/4 3/3/3 2/2 D L",
            "4a1 needs four balls under it: 3a1, 3b1, 3a2 and 3b2 are empty.",
        ),
    ] {
        let name = "'--position <POSITION>'";
        refused(&["--plain", "--position", position], &[name, reason]);
        refused(&["perft", "1", "--position", position], &[name, reason]);
    }
}

#[test]
fn a_time_that_cannot_be_is_refused_with_the_reason() {
    let forms = "expected a time as in 30s, 2m, 1m30s or 1:30, or a number of seconds, or none";
    let clocks = "expected a time as in 10m, or one with an increment as in 10m+5s or a delay as in 10m/5s, or none";
    for (flag, value, reason) in [
        ("--turn-time", "soon", forms),
        ("--turn-time", "", forms),
        ("--turn-time", "30s+5s", forms),
        ("--turn-time", "0", "a time cannot be zero"),
        ("--turn-time", "-5s", "a time cannot be below zero"),
        ("--turn-time", "1.5s", "times are whole seconds"),
        ("--turn-time", "25h", "24 hours are the most"),
        ("--clock", "soon", clocks),
        ("--clock", "600d5", clocks),
        ("--clock", "0m+5s", "a time cannot be zero"),
        ("--clock", "-10m", "a time cannot be below zero"),
        ("--clock", "0.5h", "times are whole seconds"),
        ("--clock", "10m+99h", "24 hours are the most"),
        (
            "--clock",
            "10+5",
            "this could be minutes or seconds: expected a unit, as in 10m or 10s",
        ),
    ] {
        let name = format!("'{flag} <");
        refused(&["--plain", flag, value], &[&name, reason]);
        refused(&["config", &format!("{flag}={value}")], &[&name, reason]);
    }
    for (turn, clock, reason) in [
        (
            "20m",
            "10m+5s",
            "A turn time of 20m does not go with a clock of 10m+5s: a turn would have more time than the game.",
        ),
        (
            "5s",
            "10m/5s",
            "A turn time of 5s does not go with a clock of 10m/5s: a turn must have more time than is added or does not count.",
        ),
    ] {
        for command in ["--plain", "config"] {
            refused(&[command, "--turn-time", turn, "--clock", clock], &[reason]);
        }
    }
}

#[test]
fn a_name_is_something_to_see_on_one_line() {
    for name in ["", "   ", "\u{200b}", "\u{feff}"] {
        refused(
            &["--plain", "--light", name],
            &["--light", "a name cannot be empty"],
        );
    }
    for name in [
        "a\nb",
        "a\tb",
        "\u{1b}[31mred",
        "a\u{7}",
        "a\u{9b}2J",
        "a\u{2028}b",
        "a\u{202e}b",
        "\u{2066}a",
    ] {
        refused(
            &["--plain", "--dark", name],
            &[
                "--dark",
                "a name cannot hold characters that steer the terminal",
            ],
        );
    }
}

/// An argument is repeated in the message that refuses it, but never as what steers a terminal;
/// [`run`] sees to that.
#[test]
fn odd_arguments_are_refused_harmlessly() {
    for odd in [
        "\u{1b}[2J",
        "\u{7}",
        "\u{8}\u{8}",
        "a\rb",
        "\u{9b}2J",
        "--\u{1b}c",
        "-\u{1}",
        "\u{7f}",
    ] {
        for args in [
            &["--variant", odd][..],
            &["config", odd],
            &["--position", odd],
            &["perft", odd],
            &["perft", "1", "--rules", odd],
        ] {
            refused(args, &["error: "]);
        }
        let sided = format!("4/4/4/4 3/3/3 2/2 1 {odd}");
        refused(&["--position", &sided], &["--position"]);
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    for args in [
        [OsStr::new("--light"), OsStr::from_bytes(b"\xff")],
        [OsStr::new("perft"), OsStr::from_bytes(b"\xff")],
        [OsStr::new("--plain"), OsStr::from_bytes(b"--\xff")],
    ] {
        let ran = run(command(args), "").exits(2);
        assert!(ran.err.starts_with("error: "), "{ran:#?}");
    }
}

#[test]
fn help_and_version_are_told_on_standard_output() {
    for args in [&["--help"][..], &["-h"], &["help"], &["--plain", "--help"]] {
        let ran = pylos(args, "").exits(0).quietly();
        for flag in [
            "--plain",
            "--strict",
            "--kids",
            "--position <POSITION>",
            "perft",
            "Line mode",
        ] {
            assert!(ran.out.contains(flag), "no {flag} in {ran:#?}");
        }
    }
    for args in [&["perft", "--help"][..], &["help", "perft"]] {
        let ran = pylos(args, "").exits(0).quietly();
        for flag in ["--divide", "--rules", "--position", "<DEPTH>"] {
            assert!(ran.out.contains(flag), "no {flag} in {ran:#?}");
        }
    }
    for args in [["--version"], ["-V"]] {
        let version = concat!("pylos ", env!("CARGO_PKG_VERSION"), "\n");
        assert_eq!(pylos(&args, "").exits(0).quietly().out, version);
    }
}

#[test]
fn without_a_terminal_line_mode_is_named() {
    for args in [&[][..], &["--kids"], &["--ascii"], &["--light", "Ana"]] {
        let ran = pylos(args, "1b2\n").exits(2);
        assert_eq!(ran.out, "");
        assert_eq!(
            ran.err,
            "pylos: standard input is no terminal. For pipes and scripts there is line mode: pylos --plain\n"
        );
    }
}

#[test]
fn the_flags_choose_the_variant() {
    for (args, variant) in [
        (&[][..], "standard"),
        (&["--kids"], "kids"),
        (&["--advanced"], "advanced"),
        (&["--variant", "kids"], "kids"),
        (&["--variant=standard"], "standard"),
        (&["--variant", "advanced"], "advanced"),
    ] {
        let ran = plain(args, &[]).exits(0);
        assert!(
            ran.out.starts_with(&format!("Pylos, {variant}. ")),
            "{ran:#?}"
        );
    }
}
