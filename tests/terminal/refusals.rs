//! Where there is no terminal to play on.

use super::harness::Pty;
use super::launch::Launch;
use super::process::End;
use super::state;
use std::process::{Command, Stdio};

#[test]
fn no_terminal_at_all() {
    let pylos = Command::new(env!("CARGO_BIN_EXE_pylos"))
        .env("XDG_STATE_HOME", state::fresh())
        .stdin(Stdio::null())
        .output()
        .expect("the program");
    assert_eq!(pylos.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&pylos.stderr).contains("pylos --plain"));
    assert_eq!(pylos.stdout, b"");
}

#[test]
fn a_terminal_that_can_do_nothing() {
    refused(&Launch::pylos(&[]).env("TERM", "dumb"), "TERM=dumb");
}

#[test]
fn no_terminal_to_read_from() {
    let script = "exec \"$0\" </dev/null";
    let launch = Launch::program("sh", &["-c", script, env!("CARGO_BIN_EXE_pylos")]);
    refused(&launch, "standard input");
}

#[test]
fn no_terminal_to_draw_on() {
    let script = "exec \"$0\" >/dev/null";
    let launch = Launch::program("sh", &["-c", script, env!("CARGO_BIN_EXE_pylos")]);
    refused(&launch, "standard output");
}

fn refused(launch: &Launch, reason: &str) {
    let mut pty = Pty::start(launch);
    assert_eq!(pty.end_and_rest(), End::Code(2));
    pty.wait_for(reason);
    pty.wait_for("pylos --plain");
    pty.look(|seen| assert_eq!(seen.count("\x1b"), 0));
}
