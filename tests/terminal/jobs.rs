//! Stopping and going on.

use super::endings::{PYLOS, kill};
use super::harness::{Pty, Seen};
use super::launch::Launch;
use super::modes;
use super::process::End;
use super::table::{RIGHT, Table, tell};
use rustix::process::Signal;
use std::collections::BTreeSet;

/// An interactive shell with a game under way in it.
fn shell_with_game() -> Pty {
    let launch = Launch::program("sh", &["-i"]).env("PS1", "shell> ");
    let mut pty = Pty::start(&launch);
    pty.wait_for("shell>");
    // A shell that edits lines sets modes of its own.
    say(&mut pty, "set +o emacs +o vi");
    pty.send(&format!("'{PYLOS}'\n"));
    pty.wait_for("Light: place a ball");
    pty.send("\r");
    pty.wait_for("Dark: place a ball");
    pty
}

/// Has the shell do something, and waits until it did and is ready for more: what is typed before
/// its prompt is there stands above that, and then the prompt is all that is seen of the shell when
/// the game leaves the screen, while the game still reads the keys.
fn say(pty: &mut Pty, command: &str) {
    // What is typed is seen as well: it must not look like the answer.
    pty.send(&format!("{command}; echo do''ne: {command}\n"));
    let done = format!("done: {command} shell>");
    pty.wait(&done, |seen| seen.text().ends_with(&done));
}

fn is_left(pty: &Pty) {
    pty.wait("the shell", |seen| {
        !seen.screen().alternate_screen() && seen.text().contains("Stopped")
    });
    pty.look(|seen| assert_eq!(modes::changed(&seen.raw), BTreeSet::new()));
    assert!(pty.is_state_as_before());
}

/// Goes on with the game, and plays until the shell is back.
fn go_on(mut pty: Pty, screen: &[String]) {
    pty.send("fg\n");
    pty.wait(
        &format!("this again:\n{}\nbut there is:", screen.join("\n")),
        |seen| seen.screen().alternate_screen() && seen.rows() == screen,
    );
    assert!(!pty.is_state_as_before());
    pty.send(RIGHT);
    pty.wait_for("1b1 turn 2");
    pty.send("\r");
    pty.wait_for("Light: place a ball");
    pty.send("q");
    pty.wait_for("Quit?");
    pty.send("y");
    pty.wait("the shell", |seen| {
        !seen.screen().alternate_screen() && seen.text().ends_with("shell>")
    });
    say(&mut pty, "wait");
    pty.look(|seen| assert_eq!(modes::changed(&seen.raw), BTreeSet::new()));
    pty.send("exit 0\n");
    assert_eq!(pty.process.end(), End::Code(0));
}

#[test]
fn the_key_stops_and_the_shell_goes_on() {
    let mut pty = shell_with_game();
    let screen = pty.look(Seen::rows);
    pty.send("\x1a");
    is_left(&pty);
    say(&mut pty, "jobs");
    go_on(pty, &screen);
}

#[test]
fn a_signal_stops_and_the_shell_goes_on() {
    let mut pty = shell_with_game();
    let screen = pty.look(Seen::rows);
    kill(pty.foreground(), Signal::TSTP);
    is_left(&pty);
    say(&mut pty, "jobs");
    go_on(pty, &screen);
}

/// This signal cannot be seen coming: the shell has to live with the screen as it is.
#[test]
fn stopped_without_warning_the_game_comes_back_whole() {
    let pty = shell_with_game();
    let screen = pty.look(Seen::rows);
    let shell = pty.process.id();
    kill(pty.foreground(), Signal::STOP);
    pty.wait("the shell", |seen| seen.text().contains("Stopped"));
    assert_eq!(pty.foreground(), shell);
    go_on(pty, &screen);
}

#[test]
fn without_a_shell_the_key_does_not_stop() {
    let mut table = Table::new();
    table.pty.send("\x1a");
    let told = table.model.words.say("cannot-suspend");
    tell(&mut table.model, told);
    table.see();
    table.play_all("1b2");
}

#[test]
fn without_a_shell_the_game_comes_back_whole() {
    let mut table = Table::new();
    table.play_all("1b2");
    kill(table.pty.process.id(), Signal::STOP);
    kill(table.pty.process.id(), Signal::CONT);
    table
        .pty
        .wait("a second screen", |seen| seen.count("\x1b[?1049h") == 2);
    table.see();
    table.play_all("1c3");
}
