//! `pylos` and `pylos replay`: a game, on the whole terminal or line by line.

use super::start::{self, Start};
use super::{lines, screen, source, tell, tell_fault, tell_faults};
use crate::cli::{Cli, GameArgs, ReplayArgs};
use crate::end::End;
use crate::pylos_core::{Game, Position};
use crate::record::Record;
use crate::settings;
use crate::shelf::Keeper;
use crate::text::{self, Catalogue};
use clap::CommandFactory;
use std::io::{self, IsTerminal};
use std::path::Path;

/// Plays the game that was asked for.
pub fn run(args: &GameArgs, words: &'static Catalogue) -> anyhow::Result<End> {
    let settings = settings::load(args.settings.wishes(), !args.plain);
    tell_faults(&settings, words);
    let mut told = Vec::new();
    let (start, keeper) = match &args.file {
        // Without a screen the games stay where they are.
        None if !args.plain && screen::is_missing(words) => return Ok(End::Misused),
        None => {
            let can_ask = !args.plain || io::stdin().is_terminal();
            Start::find(&args.keep, can_ask, words, &mut told)
        }
        Some(path) => match open(path, words) {
            Ok(record) => {
                let name = (path.as_os_str() != "-").then(|| path.clone());
                let keeper = start::keeper(&args.keep, words, &mut told);
                (Start::Opened(Box::new(record), name), keeper)
            }
            Err(end) => return Ok(end),
        },
    };
    for fault in &told {
        tell_fault(fault.clone(), words);
    }
    let position = args.position.unwrap_or(Position::START);
    let game = Game::from_position(position, settings.rules());
    if args.plain {
        return lines::play(&game, start, keeper, args.strict, &settings, words);
    }
    if args.file.is_some() {
        screen::take_keyboard();
    }
    screen::play(game, start, keeper, told, &settings, words)
}

/// Replays a record.
pub fn replay(args: &ReplayArgs, words: &'static Catalogue) -> anyhow::Result<End> {
    let settings = settings::load(args.screen.wishes(), false);
    tell_faults(&settings, words);
    let record = match open(&args.file, words) {
        Ok(record) => record,
        Err(end) => return Ok(end),
    };
    screen::take_keyboard();
    let start = Start::Replayed(Box::new(record), args.real_time);
    let game = Game::new(settings.rules());
    screen::play(game, start, Keeper::none(), Vec::new(), &settings, words)
}

/// The record in a file; how the program ends where there is none, which has been told.
fn open(path: &Path, words: &Catalogue) -> Result<Record, End> {
    source::record(path, words).map_err(|fault| match meant(path) {
        // A command with a slip in it is taken for a file.
        Some(command) if !path.exists() => {
            let found = text::shown(&path.to_string_lossy());
            let id = if found == command {
                "no-command-here"
            } else {
                "no-command"
            };
            let parts = [("found", found.into()), ("nearest", command.into())];
            tell_fault(words.say_with(id, &parts), words);
            End::Misused
        }
        _ => {
            tell(&fault);
            End::Failed
        }
    })
}

/// The command that is meant by what is no file; none where it looks like one.
fn meant(path: &Path) -> Option<String> {
    let word = path
        .to_str()
        .filter(|word| word.chars().all(char::is_alphabetic))?;
    let command = Cli::command();
    let names = command.get_subcommands().map(clap::Command::get_name);
    let likeness = |name| strsim::jaro_winkler(word, name);
    let near = names.filter(|name| likeness(name) > 0.7);
    near.max_by(|one, other| likeness(one).total_cmp(&likeness(other)))
        .map(str::to_owned)
}
