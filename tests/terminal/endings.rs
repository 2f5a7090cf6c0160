//! Every way out leaves the terminal as it was.

use super::harness::Pty;
use super::launch::Launch;
use super::modes;
use super::process::End;
use pylos::tui::Session;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::widgets::Paragraph;
use rustix::process::{Pid, Signal, kill_process};
use std::collections::BTreeSet;
use std::io::{pipe, stdout};

pub const PYLOS: &str = env!("CARGO_BIN_EXE_pylos");

/// The signals that end a game, with their numbers.
const SIGNALS: [(Signal, i32); 4] = [
    (Signal::HUP, 1),
    (Signal::INT, 2),
    (Signal::QUIT, 3),
    (Signal::TERM, 15),
];

/// Runs a program under a shell, which says how it ended and keeps the terminal meanwhile.
const UNDER_A_SHELL: &str = r#"
ulimit -c 0
sh -c 'echo "process $$"; exec "$@"' sh "$@"
echo "ended $?"
read line
"#;

pub fn kill(process: i32, signal: Signal) {
    let process = Pid::from_raw(process).expect("a process");
    kill_process(process, signal).expect("a signal sent");
}

fn under_a_shell(command: &[&str]) -> Pty {
    let args = [&["-c", UNDER_A_SHELL, "sh"], command].concat();
    let launch = Launch::program("sh", &args);
    Pty::start(&launch.env(CHILD, "yes").env("RUST_BACKTRACE", "0"))
}

fn game_under_a_shell() -> Pty {
    let pty = under_a_shell(&[PYLOS]);
    pty.wait_for("place a ball");
    pty.look(|seen| {
        assert_eq!(
            modes::changed(&seen.raw),
            BTreeSet::from([25, 1000, 1006, 1049, 2004])
        );
        assert!(seen.screen().alternate_screen());
    });
    assert!(!pty.is_state_as_before());
    pty
}

/// Waits for the program to end in this way, and looks at what it left behind.
fn leaves_all_as_it_was(pty: &Pty, code: i32) {
    let ended = format!("ended {code}");
    pty.wait(&ended, |seen| seen.text().ends_with(&ended));
    pty.look(|seen| {
        assert_eq!(modes::changed(&seen.raw), BTreeSet::new());
        assert!(modes::is_plain(seen.screen()));
        assert!(!seen.screen().alternate_screen());
        let text = seen.text();
        assert!(
            text.starts_with("process "),
            "the main screen is back:\n{text}"
        );
    });
    assert!(pty.is_state_as_before());
}

/// The process that the shell runs.
fn process(pty: &Pty) -> i32 {
    let text = pty.look(|seen| String::from_utf8_lossy(&seen.raw).into_owned());
    let number = text.split_whitespace().nth(1).expect("a process");
    number.parse().expect("a process")
}

#[test]
fn quitting() {
    let mut pty = game_under_a_shell();
    pty.send("q");
    leaves_all_as_it_was(&pty, 0);
}

#[test]
fn interrupting() {
    // On the board, with a question, over a page, while typing.
    for keys in ["", "\rq", "?", ":1b"] {
        let mut pty = game_under_a_shell();
        pty.send(keys);
        pty.send("\x03");
        leaves_all_as_it_was(&pty, 130);
    }
}

#[test]
fn signals() {
    for (signal, number) in SIGNALS {
        let pty = game_under_a_shell();
        kill(process(&pty), signal);
        leaves_all_as_it_was(&pty, 128 + number);
    }
}

#[test]
fn a_game_ended_by_a_signal_says_so() {
    for (signal, number) in SIGNALS {
        let launch = Launch::program("sh", &["-c", "ulimit -c 0; exec \"$0\"", PYLOS]);
        let mut pty = Pty::start(&launch);
        pty.wait_for("place a ball");
        kill(pty.process.id(), signal);
        assert_eq!(pty.end_and_rest(), End::Signal(number));
        pty.look(|seen| assert_eq!(modes::changed(&seen.raw), BTreeSet::new()));
    }
}

#[test]
fn interrupting_is_told_as_its_signal() {
    let mut pty = Pty::start(&Launch::pylos(&[]));
    pty.wait_for("place a ball");
    pty.send("\x03");
    assert_eq!(pty.process.end(), End::Signal(2));
}

/// A game stuck in drawing: the terminal takes nothing more.
#[test]
fn a_signal_ends_a_game_that_is_stuck() {
    // The last mode is set, the first picture comes next, and is too much to be kept on the way.
    let launch = Launch::pylos(&[]).size(400, 120).stuck_after("\x1b[?2004h");
    let mut pty = Pty::start(&launch);
    pty.wait("the modes", |seen| seen.count("\x1b[?2004h") > 0);
    assert!(!pty.is_state_as_before());
    kill(pty.process.id(), Signal::TERM);
    assert_eq!(pty.process.end(), End::Signal(15));
    assert!(pty.is_state_as_before());
}

#[test]
fn the_terminal_goes_away() {
    let quiet = ["-c", "trap '' HUP; exec \"$0\"", PYLOS];
    for launch in [Launch::pylos(&[]), Launch::program("sh", &quiet)] {
        let pty = Pty::start(&launch);
        pty.wait_for("place a ball");
        let end = pty.hang_up().end();
        assert!(matches!(end, End::Signal(1) | End::Code(1)), "{end:?}");
    }
}

#[test]
fn the_terminal_goes_away_and_nobody_tells() {
    let pty = Pty::start(&Launch::pylos(&[]).without_hangup());
    pty.wait_for("place a ball");
    assert_eq!(pty.hang_up().end(), End::Code(1));
}

/// Set where a test is started by another one, in a terminal of its own.
const CHILD: &str = "PYLOS_TEST_IN_A_TERMINAL";

fn is_child() -> bool {
    std::env::var_os(CHILD).is_some()
}

/// Starts one of the tests below under a shell.
fn child(name: &str) -> Pty {
    let program = std::env::current_exe().expect("this program");
    let program = program.to_str().expect("a path");
    let name = format!("endings::{name}");
    under_a_shell(&[program, "--exact", &name, "--ignored", "--nocapture"])
}

#[test]
fn a_panic() {
    let pty = child("child_that_panics");
    leaves_all_as_it_was(&pty, 101);
    pty.look(|seen| {
        assert!(seen.count("picture") > 0);
        assert!(!seen.text().contains("picture"));
        assert!(seen.text().contains("the sky fell"));
    });
}

#[test]
#[ignore = "started in a terminal by a_panic"]
fn child_that_panics() {
    if is_child() {
        let _session = Session::begin(true).expect("a terminal");
        let mut terminal = Terminal::new(CrosstermBackend::new(stdout())).expect("a screen");
        terminal
            .draw(|frame| frame.render_widget(Paragraph::new("picture"), frame.area()))
            .expect("a picture");
        panic!("the sky fell");
    }
}

#[test]
fn setting_up_fails_half_way() {
    let pty = child("child_that_cannot_draw");
    leaves_all_as_it_was(&pty, 42);
    pty.look(|seen| assert!(seen.text().contains("refused: Broken pipe")));
}

#[test]
#[ignore = "started in a terminal by setting_up_fails_half_way"]
fn child_that_cannot_draw() {
    if is_child() {
        let (reader, writer) = pipe().expect("a pipe");
        rustix::stdio::dup2_stdout(&writer).expect("another standard output");
        drop(reader);
        // Raw mode is set on standard input, the next mode fails.
        if let Err(error) = Session::begin(true) {
            #[allow(clippy::print_stderr, reason = "it is seen in the terminal")]
            {
                eprintln!("refused: {error}");
            }
            std::process::exit(42);
        }
    }
}
