//! Games by the clock.

use super::endings::kill;
use super::harness::{Pty, Seen};
use super::launch::Launch;
use super::process::End;
use super::state;
use super::table::ENTER;
use pylos::clock::{Clock, shown};
use pylos::pylos_core::Side;
use pylos::record::Record;
use rustix::process::Signal;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The game that is kept in a state folder, as it is now.
fn kept(state: &Path) -> Option<Record> {
    let mut files = fs::read_dir(state.join("pylos/playing")).ok()?;
    let is_game = |path: &Path| path.extension().is_some_and(|end| end == "pylos");
    let file = files.find_map(|file| Some(file.ok()?.path()).filter(|path| is_game(path)))?;
    Some(Record::read(&fs::read(file).ok()?).expect("a sound record"))
}

/// A time as the line of a side shows it while the clock stands.
fn standing(clock: &Clock, side: Side) -> String {
    shown(clock.left(side, Duration::ZERO).shorter())
}

#[test]
fn a_game_is_lost_on_time() {
    for args in [["--turn-time", "1s"], ["--clock", "1s"]] {
        let mut pty = Pty::start(&Launch::pylos(&args));
        pty.wait_for("Dark wins: Light has no time left.");
        pty.send("q");
        assert_eq!(pty.end_and_rest(), End::Code(0));
        assert!(pty.is_state_as_before());
    }
}

#[test]
fn time_is_up_while_something_is_open() {
    std::thread::scope(|scope| {
        for keys in [":1b", "g", "?", "o", "c", "e"] {
            scope.spawn(move || lose_with_open(keys));
        }
    });
}

/// Loses on time after some keys.
fn lose_with_open(keys: &str) {
    let mut pty = Pty::start(&Launch::pylos(&["--turn-time", "2s"]));
    pty.wait_for("level 1");
    pty.send(keys);
    if keys == "c" {
        pty.wait_for("Comment:");
        pty.wait_for("0.0");
        pty.send("so");
        pty.wait_for("so");
        pty.send(ENTER);
    }
    pty.wait_for("Dark wins: Light has no time left.");
    pty.send("q");
    assert_eq!(pty.process.end(), End::Code(0), "{keys}");
}

/// The times that are shown after a resume are those on disk when the program was killed.
#[test]
fn a_timed_game_that_was_killed_goes_on_with_its_times() {
    let state = state::fresh();
    let launch =
        |args: &[&str]| Launch::pylos(args).env("XDG_STATE_HOME", state.to_str().expect("a text"));
    let mut pty = Pty::start(&launch(&["--clock", "10m+5s"]));
    pty.wait_for("[9:59]");
    pty.send(":1b2\r");
    pty.wait_for("1. 1b2");
    pty.send(":1c3\r");
    pty.wait_for("1c3");
    // Until the running turn is kept with what it has taken.
    let has_elapsed = || kept(&state).is_some_and(|record| record.other_tags().count() > 0);
    pty.wait("the time on disk", |_| has_elapsed());
    kill(pty.process.id(), Signal::KILL);
    assert!(matches!(pty.process.end(), End::Signal(_)));
    let record = kept(&state).expect("a game");
    let clock = record.clock().expect("a clock");
    assert_eq!((record.turns().len(), clock.to_move()), (2, Side::Light));
    assert!(clock.spent()[0] >= Duration::from_secs(1), "{record}");
    assert!(clock.taken(Duration::ZERO) >= Duration::from_millis(900));

    let mut pty = Pty::start(&launch(&["--resume"]));
    pty.wait_for("Since the game was broken off, the clock has stood.");
    let lines = Side::BOTH.map(|side| standing(&clock, side));
    pty.wait("the times as they were kept", |seen: &Seen| {
        lines.iter().all(|time| seen.text().contains(time))
    });
    assert!(
        !pty.look(Seen::text).contains("level 1"),
        "the board is hidden"
    );
    pty.send("p");
    pty.wait_for("level 1");
    pty.wait_for("[");
    pty.send("q");
    pty.wait_for("Quit? The game is saved");
    pty.send("y");
    assert_eq!(pty.process.end(), End::Code(0));
    let later = kept(&state).expect("a game").clock().expect("a clock");
    assert_eq!(later.spent(), clock.spent());
    assert!(later.taken(Duration::ZERO) >= clock.taken(Duration::ZERO));
}

#[test]
fn a_clock_stands_while_the_program_is_stopped() {
    let mut pty = Pty::start(&Launch::pylos(&["--clock", "10m"]));
    pty.wait_for("level 1");
    kill(pty.process.id(), Signal::STOP);
    kill(pty.process.id(), Signal::CONT);
    pty.wait_for("meanwhile the clock stood");
    pty.send("p");
    pty.wait_for("level 1");
    pty.wait_for("place a ball");
}

#[test]
fn a_timed_record_that_is_only_looked_at_leaves_no_game() {
    let state = state::fresh();
    let file = state.join("timed.pylos");
    let text =
        "[Game \"Pylos\"] [Rules \"kids\"] [TimeControl \"600+5\"] 1. 1a1 {[%emt 0:01:00]} *";
    fs::write(&file, text).expect("a file");
    let launch =
        |args: &[&str]| Launch::pylos(args).env("XDG_STATE_HOME", state.to_str().expect("a text"));
    let name = file.to_str().expect("a text");
    let mut pty = Pty::start(&launch(&[name]));
    pty.wait_for("Since the game was broken off, the clock has stood.");
    pty.wait_for("9:05");
    pty.send("q");
    assert_eq!(pty.process.end(), End::Code(0));
    assert_eq!(kept(&state), None);

    let mut pty = Pty::start(&launch(&[name]));
    pty.wait_for("9:05");
    pty.send("p");
    pty.wait_for("[9:59]");
    pty.send("p");
    pty.wait_for("the board is hidden");
    pty.wait("the time on disk", |_| kept(&state).is_some());
    let clock = kept(&state).and_then(|record| record.clock());
    let taken = clock.expect("a clock").taken(Duration::ZERO);
    assert!(taken >= Duration::from_secs(1), "{taken:?}");
}
