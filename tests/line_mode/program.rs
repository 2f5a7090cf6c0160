//! The program run with arguments and a standard input, and what came of it.

#[path = "state.rs"]
mod state;

use pylos::pylos_core::Rules;
use std::ffi::OsStr;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Longer than any run takes, however busy the machine: only a program that hangs gets there.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// What a run of the program left.
#[derive(Debug)]
pub struct Ran {
    pub status: ExitStatus,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The lines on standard output.
    pub fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    /// The last line on standard output.
    pub fn last(&self) -> &str {
        self.out.lines().last().unwrap_or_default()
    }

    /// Asserts the exit code, and shows everything where it is another.
    #[track_caller]
    pub fn exits(self, code: i32) -> Ran {
        assert_eq!(self.status.code(), Some(code), "{self:#?}");
        self
    }

    /// Asserts that nothing was said on the error stream.
    #[track_caller]
    pub fn quietly(self) -> Ran {
        assert_eq!(self.err, "", "{self:#?}");
        self
    }
}

/// The program, not yet run, out of sight of the settings and the games of whoever tests.
pub fn command(args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = out_of_sight(env!("CARGO_BIN_EXE_pylos"));
    command.args(args);
    command
}

/// A program that may run this one, out of sight of the settings and the games of whoever tests.
/// Its games are its own; to share them, give two the same folder by [`in_state`].
pub fn out_of_sight(program: &str) -> Command {
    let nowhere = concat!(env!("CARGO_TARGET_TMPDIR"), "/no-config");
    let mut command = Command::new(program);
    command
        .env("XDG_CONFIG_HOME", nowhere)
        .env("APPDATA", nowhere)
        .env_remove("PYLOS_THEME")
        .env_remove("PYLOS_ANIMATION");
    in_state(&mut command, &state::fresh());
    command
}

/// Has a program keep its games in this state folder.
pub fn in_state<'a>(command: &'a mut Command, folder: &Path) -> &'a mut Command {
    command
        .env("XDG_STATE_HOME", folder)
        .env("LOCALAPPDATA", folder)
}

/// Runs the program on an input to its end.
pub fn pylos(args: &[&str], input: impl AsRef<[u8]>) -> Ran {
    run(command(args), input)
}

/// Plays lines in line mode.
pub fn plain(args: &[&str], lines: &[&str]) -> Ran {
    let args = [&["--plain"], args].concat();
    pylos(&args, lines.join("\n") + "\n")
}

/// Runs a command on an input to its end. Whatever it was, both streams are text without any
/// control character but the end of a line.
pub fn run(mut command: Command, input: impl AsRef<[u8]>) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // A game that is over leaves the rest of its input unread.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let out = collect(child.stdout.take().unwrap());
    let err = collect(child.stderr.take().unwrap());
    let out = ended(&mut child, &out);
    let err = ended(&mut child, &err);
    let status = child.wait().unwrap();
    writer.join().unwrap();
    Ran {
        status,
        out: text(out),
        err: text(err),
    }
}

/// Reads a stream to its end beside the test.
pub fn collect(mut stream: impl Read + Send + 'static) -> mpsc::Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        sender.send(bytes)
    });
    receiver
}

/// What was read from a stream of the child, once it ends.
fn ended(child: &mut Child, stream: &mpsc::Receiver<Vec<u8>>) -> Vec<u8> {
    stream.recv_timeout(PATIENCE).unwrap_or_else(|_| {
        child.kill().unwrap();
        panic!("the program hangs");
    })
}

fn text(bytes: Vec<u8>) -> String {
    let text = String::from_utf8(bytes).unwrap();
    let odd = text.chars().find(|&c| c.is_control() && c != '\n');
    assert_eq!(odd, None, "control character in {text:?}");
    text
}

/// The flags that ask for rules.
pub fn flags(rules: Rules) -> Vec<&'static str> {
    let mut flags = vec!["--variant", rules.variant.name()];
    flags.extend(rules.raise_when_empty.then_some("--raise-when-empty"));
    flags.extend(rules.optional_recovery.then_some("--optional-recovery"));
    flags.extend(rules.no_pass.then_some("--no-pass"));
    flags
}
