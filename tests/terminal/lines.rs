//! Line mode at a terminal: the question about an unfinished game.

use super::harness::Pty;
use super::launch::Launch;
use super::process::End;
use super::state;
use std::fs;
use std::path::{Path, PathBuf};

const QUESTION: &str = "1 turn so far? If not, a new one begins and this one is kept. (y/n)";

fn start(state: &Path, args: &[&str]) -> Pty {
    let state = state.to_str().expect("a path that is text");
    let args = [&["--plain"], args].concat();
    let launch = Launch::pylos(&args).env("XDG_STATE_HOME", state);
    // Wide enough for a sentence to stand in a row.
    Pty::start(&launch.size(200, 24))
}

/// A state folder with a game of a turn that was not finished.
fn unfinished() -> PathBuf {
    let state = state::fresh();
    let mut pty = start(&state, &["--light", "Ana"]);
    pty.wait_for("Ana to move");
    pty.send("1b2\r");
    pty.wait_for("Dark to move");
    pty.send("quit\r");
    assert_eq!(pty.end_and_rest(), End::Code(0));
    pty.look(|seen| assert!(!seen.text().contains("(y/n)")));
    state
}

/// The text of every game in a folder.
fn games(state: &Path, folder: &str) -> Vec<String> {
    let entries = fs::read_dir(state.join("pylos").join(folder));
    let paths = entries.into_iter().flatten();
    let paths = paths.map(|entry| entry.expect("a file").path());
    paths
        .filter(|path| path.extension().is_some_and(|end| end == "pylos"))
        .map(|path| fs::read_to_string(path).expect("a text"))
        .collect()
}

#[test]
fn yes_goes_on_with_the_game() {
    let state = unfinished();
    let mut pty = start(&state, &[]);
    pty.wait_for(QUESTION);
    pty.send("y\r");
    pty.wait_for("The unfinished game goes on: begun ");
    pty.wait_for("Ana plays light, Dark plays dark. Dark to move");
    pty.send("1c3\r");
    pty.wait_for("Ana to move, 14 balls");
    pty.send("resign\r");
    assert_eq!(pty.end_and_rest(), End::Code(0));
    pty.wait_for("result 0-1 resignation");
    // What is over is not asked about again.
    let mut pty = start(&state, &[]);
    pty.wait_for("Light to move, 15 balls in reserve.");
    pty.send("quit\r");
    assert_eq!(pty.end_and_rest(), End::Code(0));
    pty.look(|seen| assert!(!seen.text().contains("(y/n)")));
}

#[test]
fn no_begins_anew_and_sets_the_game_aside() {
    let state = unfinished();
    let before = games(&state, "playing");
    let mut pty = start(&state, &["--kids"]);
    pty.wait_for(QUESTION);
    pty.send("N\r");
    pty.wait_for("Pylos, kids. Light to move, 15 balls");
    assert_eq!(games(&state, "games"), before);
    pty.send("1c3\r");
    pty.wait_for("Dark to move");
    assert_eq!(games(&state, "playing").len(), 1);
    pty.send("\x04");
    assert_eq!(pty.end_and_rest(), End::Code(0));
    pty.wait_for("result * unfinished");
}

#[test]
fn anything_else_asks_again() {
    let state = unfinished();
    let mut pty = start(&state, &[]);
    for count in 1..=4 {
        pty.wait("the question", |seen| seen.count("(y/n)") == count);
        pty.send(["\r", "1c3\r", "quit\r", "y\r"][count - 1]);
    }
    pty.wait_for("The unfinished game goes on");
    pty.look(|seen| assert_eq!(seen.count("(y/n)"), 4));
}

#[test]
fn the_end_of_the_input_leaves_the_game_as_it_is() {
    let state = unfinished();
    let before = games(&state, "playing");
    let mut pty = start(&state, &[]);
    pty.wait_for(QUESTION);
    pty.send("\x04");
    assert_eq!(pty.end_and_rest(), End::Code(0));
    assert_eq!(games(&state, "playing"), before);
    assert!(games(&state, "games").is_empty());
    pty.look(|seen| assert!(!seen.text().contains("Pylos, ")));
}

#[test]
fn who_says_it_before_is_not_asked() {
    for (flag, told) in [
        ("--resume", "The unfinished game goes on: begun "),
        ("--new", "Pylos, standard. Light to move, 15 balls"),
        ("--no-save", "Pylos, standard. Light to move, 15 balls"),
    ] {
        let mut pty = start(&unfinished(), &[flag]);
        pty.wait_for(told);
        pty.send("quit\r");
        assert_eq!(pty.end_and_rest(), End::Code(0));
        pty.look(|seen| assert!(!seen.text().contains("(y/n)")));
    }
}
