//! `pylos show`, by the real program.

use crate::program::{command, pylos};
use crate::{sample, words};
use pylos::show;

const APEX: &str = "assets/games/apex.pylos";

/// What the program writes, which may have control characters in it.
#[track_caller]
fn written(args: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = command(args);
    for name in ["NO_COLOR", "CLICOLOR", "COLORTERM"] {
        command.env_remove(name);
    }
    command.envs(variables.iter().copied());
    let ran = command.output().unwrap();
    assert!(ran.status.success() && ran.stderr.is_empty(), "{ran:?}");
    String::from_utf8(ran.stdout).unwrap()
}

#[test]
fn the_last_position_is_shown_unless_another_is_asked_for() {
    let positions = sample("apex");
    let shown = |ply| show::text(words(), &[positions.scene(ply).unwrap()]);
    assert_eq!(pylos(&["show", APEX], "").exits(0).quietly().out, shown(31));
    for ply in [0, 1, 30, 31] {
        let args = ["show", APEX, "--ply", &ply.to_string()];
        assert_eq!(pylos(&args, "").exits(0).quietly().out, shown(ply));
    }
    let ran = pylos(&["show", APEX, "--ply", "32"], "").exits(2);
    let expected =
        "pylos: This record has no position after 32 turns: expected a number from 0 to 31.\n";
    assert_eq!((&*ran.out, &*ran.err), ("", expected));
    for ply in ["-1", "x", "99999999999999999999999"] {
        pylos(&["show", APEX, "--ply", ply], "").exits(2);
    }
    pylos(&["show", APEX, "--ply", "1", "--all"], "").exits(2);
}

#[test]
fn all_positions_are_shown_below_each_other() {
    let out = pylos(&["show", APEX, "--all"], "").exits(0).quietly().out;
    assert_eq!(out.matches("level 4").count(), 32);
    assert_eq!(out.matches("Pylos, standard.").count(), 1);
    let out = pylos(&["show", APEX, "--all", "--format", "json"], "")
        .exits(0)
        .out;
    let list: serde_json::Value = serde_json::from_str(&out).unwrap();
    let plies = list
        .as_array()
        .unwrap()
        .iter()
        .map(|scene| scene["ply"].as_u64().unwrap());
    assert!(plies.eq(0..=31));
    let out = pylos(&["show", APEX, "--all", "--format", "svg"], "")
        .exits(0)
        .out;
    assert_eq!(out.matches("</svg>").count(), 1);
    assert_eq!(out.matches("<desc>").count(), 32);
    let out = written(&["show", APEX, "--all", "--format", "ansi"], &[]);
    assert_eq!(out.matches("level 4").count(), 32);
}

#[test]
fn standard_input_is_a_file_as_well() {
    let record = std::fs::read(APEX).unwrap();
    let shown = pylos(&["show", APEX], "").exits(0).out;
    assert_eq!(pylos(&["show", "-"], &record).exits(0).quietly().out, shown);
    let ran = pylos(
        &["show", "-"],
        "[Game \"Pylos\"]\n[Rules \"kids\"] 1. a1 a1 *",
    )
    .exits(1);
    assert_eq!(
        (&*ran.out, &*ran.err),
        ("", "-:2:22: 1a1 already holds a light ball.\n")
    );
    let ran = pylos(&["show", "nowhere.pylos"], "").exits(1);
    assert!(
        ran.err.starts_with("pylos: nowhere.pylos cannot be read: "),
        "{ran:?}"
    );
    pylos(&["show"], "").exits(2);
}

#[test]
fn a_position_needs_no_file() {
    let args = [
        "show",
        "--position",
        "4/4/LL2/1L2 3/3/3 2/2 1 L",
        "--rules",
        "kids",
        "--format",
        "json",
    ];
    let out = pylos(&args, "").exits(0).quietly().out;
    let scene: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(scene["position"], "4/4/LL2/1L2 3/3/3 2/2 1 L");
    assert_eq!(
        (&scene["rules"], &scene["turn"]),
        (&"kids".into(), &serde_json::Value::Null)
    );
    assert_eq!(scene["legal"].as_array().unwrap().len(), 13);
    for wrong in [
        &[APEX, "--position", "4/4/4/4 3/3/3 2/2 1 L"][..],
        &[APEX, "--rules", "kids"],
        &["--position", "4"],
    ] {
        pylos(&[&["show"], wrong].concat(), "").exits(2);
    }
}

#[test]
fn colours_are_written_to_a_pipe_as_well_unless_they_are_unwanted() {
    let args = ["show", APEX, "--format", "ansi"];
    let utf8 = ("LC_ALL", "C.UTF-8");
    let is_true = |text: &str| text.contains("\u{1b}[38;2;") && text.contains('\u{2580}');
    assert!(is_true(&written(
        &args,
        &[utf8, ("COLORTERM", "truecolor")]
    )));
    let indexed = written(&args, &[utf8, ("TERM", "xterm-256color")]);
    assert!(indexed.contains("\u{1b}[38;5;"), "{indexed:?}");
    let none = written(
        &args,
        &[utf8, ("NO_COLOR", "1"), ("COLORTERM", "truecolor")],
    );
    assert!(!none.contains(";2;") && !none.contains("[9"), "{none:?}");
    let asked = [&args[..], &["--color", "truecolor"]].concat();
    assert!(is_true(&written(&asked, &[utf8, ("NO_COLOR", "1")])));
    let ascii = [&asked[..], &["--ascii"]].concat();
    assert!(written(&ascii, &[utf8]).is_ascii());
}

#[test]
fn themes_colour_the_board_and_the_drawing() {
    for format in ["ansi", "svg"] {
        let args = [
            "show",
            APEX,
            "--color",
            "truecolor",
            "--format",
            format,
            "--theme",
        ];
        let utf8 = [("LC_ALL", "C.UTF-8")];
        let with = |theme| written(&[&args[..], &[theme]].concat(), &utf8);
        assert_eq!(with("wood"), written(&args[..args.len() - 1], &utf8));
        assert_ne!(with("wood"), with("slate"));
    }
    let ran = pylos(&["show", APEX, "--format", "svg", "--theme", "nosuch"], "").exits(0);
    assert!(ran.err.contains("\"nosuch\" is no theme"), "{ran:?}");
}
