//! Pylos in a terminal.

use clap::Parser;
use pylos::{cli::Cli, commands};
use std::process::ExitCode;

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => commands::run(&cli),
        Err(error) => commands::explain(&error),
    }
}
