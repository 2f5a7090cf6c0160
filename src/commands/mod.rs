//! What the program does for each command, and how it ends.

mod perft;
mod play;

use crate::cli::{Cli, Command};
use crate::text::Catalogue;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

/// How a command ended, when nothing failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It did what was asked: exit code 0.
    Done,
    /// The work failed, and the reason has been told: exit code 1.
    Failed,
    /// It cannot work in these surroundings, and the reason has been told: exit code 2.
    Misused,
    /// A signal, or the key that stands for it, ended it: exit code 128 + its number.
    Signal(i32),
}

/// Runs the command, tells people about an error, and says with which code the process ends.
#[must_use]
pub fn run(cli: &Cli) -> ExitCode {
    let words = Catalogue::english();
    let end = match &cli.command {
        None => play::run(&cli.game, words),
        Some(Command::Perft(args)) => perft::run(args, words),
    };
    match end {
        Ok(End::Done) => ExitCode::SUCCESS,
        Ok(End::Failed) => ExitCode::from(1),
        Ok(End::Misused) => ExitCode::from(2),
        Ok(End::Signal(number)) => end_by_signal(number),
        // Nobody reads what is written any more: nothing to tell, and nobody to tell it.
        Err(error) if is_broken_pipe(&error) => end_by_signal(BROKEN_PIPE),
        Err(error) => {
            eprintln!(
                "{}",
                words.say_with("failed", &[("reason", format!("{error:#}").into())])
            );
            ExitCode::from(1)
        }
    }
}

/// The number of SIGPIPE.
const BROKEN_PIPE: i32 = 13;

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Ends the process as the signal itself would have, so that a shell sees 128 + its number.
fn end_by_signal(number: i32) -> ExitCode {
    #[cfg(unix)]
    {
        // Where it returns, the exit code below says the same.
        let _ = signal_hook::low_level::emulate_default_handler(number);
    }
    ExitCode::from(u8::try_from(128 + number).unwrap_or(1))
}
