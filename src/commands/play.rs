//! `pylos`: a game, on the whole terminal or line by line.

use super::{End, tell, tell_faults};
use crate::cli::GameArgs;
use crate::plain;
use crate::pylos_core::{Game, Position};
use crate::settings::{self, Fault};
use crate::text::Catalogue;
use crate::tui;
use crate::tui::keymap::Layouts;
use anyhow::Context;
use std::io::{self, IsTerminal};

/// Plays the game that was asked for.
pub fn run(args: &GameArgs, words: &'static Catalogue) -> anyhow::Result<End> {
    let start = args.position.unwrap_or(Position::START);
    let settings = settings::load(args.settings.wishes());
    let game = Game::from_position(start, settings.rules());
    tell_faults(&settings, words);
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
            settings.players(),
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
    let variable = |name: &str| std::env::var(name).ok();
    let look = tui::Look::detect(settings.color, settings.ascii, variable);
    let mut model = tui::Model::new(game, settings.players(), words, look);
    model.keymap.layouts = Layouts::detect(variable);
    if let Some(notice) = notice(&settings.faults, words) {
        model.tell(notice);
    }
    tui::run(&mut model, settings.mouse.value).context(words.say("terminal-failed"))
}

/// What the player should see of the faults in the settings, short enough for the screen.
fn notice(faults: &[Fault], words: &Catalogue) -> Option<String> {
    match faults {
        [] => None,
        [fault] => Some(fault.say(words, settings::FILE_NAME)),
        _ => Some(words.say_with("setting-several", &[("count", faults.len().into())])),
    }
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

#[cfg(test)]
mod tests {
    use super::notice;
    use crate::settings::{Wishes, resolve};
    use crate::text::Catalogue;

    #[test]
    fn the_player_sees_the_fault_or_how_many_there_are() {
        let one = "config.toml, line 1: \"colour\" is no setting: did you mean color?";
        let two = "There are 2 faults in the settings: pylos config tells them.";
        for (file, expected) in [
            ("mouse = true\n", None),
            ("colour = 16\n", Some(one)),
            ("colour = 16\nmouse = 1\n", Some(two)),
        ] {
            let settings = resolve(Wishes::default(), |_| None, Some(file));
            let notice = notice(&settings.faults, Catalogue::english());
            assert_eq!(notice.as_deref(), expected);
        }
    }
}
