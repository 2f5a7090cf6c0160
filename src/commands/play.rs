//! `pylos`: a game, on the whole terminal or line by line.

use super::{End, tell};
use crate::cli::GameArgs;
use crate::plain;
use crate::pylos_core::{Game, Position};
use crate::text::Catalogue;
use crate::tui;
use anyhow::Context;
use std::io::{self, IsTerminal};

/// Plays the game that was asked for.
pub fn run(args: &GameArgs, words: &'static Catalogue) -> anyhow::Result<End> {
    let start = args.position.unwrap_or(Position::START);
    let game = Game::from_position(start, args.rules());
    if args.plain {
        let stdin = io::stdin().lock();
        let options = plain::Options {
            strict: args.strict,
            prompt: stdin.is_terminal(),
        };
        let mut out = io::stdout().lock();
        let mut err = io::stderr().lock();
        return plain::run(
            game,
            args.players(),
            words,
            options,
            stdin,
            &mut out,
            &mut err,
        );
    }
    if let Some(reason) = why_no_screen() {
        tell(&words.say(reason));
        return Ok(End::Misused);
    }
    let look = tui::Look::detect(args.ascii, |name| std::env::var(name).ok());
    let mut model = tui::Model::new(game, args.players(), words, look);
    tui::run(&mut model).context(words.say("terminal-failed"))
}

/// Why the game cannot be drawn here, as the id of a sentence; `None` where it can.
fn why_no_screen() -> Option<&'static str> {
    if !io::stdin().is_terminal() {
        Some("stdin-no-terminal")
    } else if !io::stdout().is_terminal() {
        Some("stdout-no-terminal")
    } else if std::env::var("TERM").is_ok_and(|term| term == "dumb") {
        Some("terminal-dumb")
    } else {
        None
    }
}
