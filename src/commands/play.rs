//! `pylos`: a game, on the whole terminal or line by line.

use super::outfit::Outfit;
use super::{tell, tell_fault, tell_faults};
use crate::cli::GameArgs;
use crate::end::End;
use crate::plain;
use crate::pylos_core::{Game, Position};
use crate::settings::{self, Origin, Settings};
use crate::text::Catalogue;
use crate::tui::{self, Model};
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
    let outfit = Outfit::of(&settings, words);
    for fault in &outfit.faults {
        tell_fault(fault.clone(), words);
    }
    let in_file = settings.faults.iter();
    let in_file = in_file.map(|fault| fault.say(words, settings::FILE_NAME));
    let faults: Vec<String> = in_file.chain(outfit.faults.iter().cloned()).collect();
    let mut model = screen(game, &settings, outfit, words);
    if let Some(notice) = notice(&faults, words) {
        model.tell(notice);
    }
    tui::run(
        &mut model,
        settings.mouse.value,
        &mut crate::shelf::Keeper::none(),
    )
    .context(words.say("terminal-failed"))
}

/// The game on the screen, as the settings want it.
fn screen(game: Game, settings: &Settings, outfit: Outfit, words: &'static Catalogue) -> Model {
    let variable = |name: &str| std::env::var(name).ok();
    let look = tui::Look::detect(settings.color, settings.ascii, variable);
    let mut model = Model::new(game, settings.players(), words, look);
    model.themes = outfit.themes.all;
    model.theme = outfit.themes.chosen;
    model.keymap = outfit.keymap;
    // Over ssh pictures in between come late: there they have to be asked for.
    let is_near = variable("SSH_CONNECTION").is_none();
    let asked = settings.animation.origin != Origin::Default;
    model.animated = settings.animation.value && (is_near || asked);
    model
}

/// What the player should see of the faults in the settings, short enough for the screen.
fn notice(faults: &[String], words: &Catalogue) -> Option<String> {
    match faults {
        [] => None,
        [fault] => Some(fault.clone()),
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
    use crate::text::Catalogue;

    #[test]
    fn the_player_sees_the_fault_or_how_many_there_are() {
        let faults = ["one".to_owned(), "two".to_owned()];
        let seen = |faults| notice(faults, Catalogue::english());
        assert_eq!(seen(&[]), None);
        assert_eq!(seen(&faults[..1]).as_deref(), Some("one"));
        let both = "There are 2 faults in the settings: pylos config tells them.";
        assert_eq!(seen(&faults).as_deref(), Some(both));
    }
}
