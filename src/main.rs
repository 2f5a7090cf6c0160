//! Pylos in a terminal.

use clap::Parser;
use pylos::{cli::Cli, commands};
use std::process::ExitCode;

fn main() -> ExitCode {
    commands::run(&Cli::parse())
}
