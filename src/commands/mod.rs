//! What the program does for each command, and how it ends.

mod check;
mod config;
mod games;
mod generated;
mod import;
mod lines;
mod outfit;
mod perft;
mod play;
mod screen;
mod show;
mod source;
mod start;
mod table;
mod themes;

use crate::cli::{Cli, Command};
use crate::end::End;
use crate::settings::{self, Settings};
use crate::text::{self, Catalogue};
use anyhow::Context;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

/// Runs the command, tells people about an error, and says with which code the process ends.
#[must_use]
pub fn run(cli: &Cli) -> ExitCode {
    let words = Catalogue::english();
    if let Some(error) = cli.contradiction() {
        return explain(&error);
    }
    finish(match &cli.command {
        None => play::run(&cli.game, words),
        Some(Command::Replay(args)) => play::replay(args, words),
        Some(Command::Perft(args)) => perft::run(args, words),
        Some(Command::Check(args)) => check::run(args, words),
        Some(Command::Show(args)) => show::run(args, words),
        Some(Command::Import(args)) => import::run(args, words),
        Some(Command::Games) => games::run(words),
        Some(Command::Config(args)) => config::run(args, words),
        Some(Command::Completions { shell }) => generated::completions(*shell, words),
        Some(Command::Man) => generated::man(words),
    })
}

/// Says what is wrong with the command line, or the help or version that was asked for instead.
#[must_use]
pub fn explain(error: &clap::Error) -> ExitCode {
    finish(if error.use_stderr() {
        // It repeats what was typed: without styles, so that what is no text can be told apart.
        tell(text::printable(&error.to_string()).trim_end());
        Ok(End::Misused)
    } else {
        let printed = error
            .print()
            .with_context(|| Catalogue::english().say("output-failed"));
        printed.map(|()| End::Done)
    })
}

/// Tells people about an error and says with which code the process ends.
fn finish(end: anyhow::Result<End>) -> ExitCode {
    match end {
        Ok(End::Done) => ExitCode::SUCCESS,
        Ok(End::Failed) => ExitCode::from(1),
        Ok(End::Misused) => ExitCode::from(2),
        Ok(End::Signal(number)) => end_by_signal(number),
        // Nobody reads what is written any more: nothing to tell, and nobody to tell it.
        Err(error) if is_broken_pipe(&error) => end_by_signal(BROKEN_PIPE),
        Err(error) => {
            tell_fault(format!("{error:#}"), Catalogue::english());
            ExitCode::from(1)
        }
    }
}

/// Says something on the error stream. Where that cannot be written there is nobody to tell, and
/// the exit code has to do.
fn tell(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// Writes what was asked for to standard output, whole.
fn print(text: &[u8], words: &Catalogue) -> anyhow::Result<End> {
    let mut out = io::stdout().lock();
    out.write_all(text)
        .and_then(|()| out.flush())
        .with_context(|| words.say("output-failed"))?;
    Ok(End::Done)
}

/// Says on the error stream what is wrong with the config file and the environment.
fn tell_faults(settings: &Settings, words: &Catalogue) {
    let file = settings::path().unwrap_or_default();
    let file = shown(&file);
    for fault in &settings.faults {
        tell_fault(fault.say(words, &file), words);
    }
}

/// A path as a terminal can show it, in one line.
fn shown(path: &Path) -> String {
    text::one_line(&path.to_string_lossy())
}

/// Says on the error stream that something is wrong.
fn tell_fault(fault: String, words: &Catalogue) {
    tell(&words.say_with("failed", &[("reason", fault.into())]));
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
