//! Playing on the whole terminal.

use super::outfit::Outfit;
use super::start::Start;
use super::{tell, tell_fault};
use crate::end::End;
use crate::pylos_core::Game;
use crate::settings::{self, Origin, Settings};
use crate::shelf::Keeper;
use crate::text::Catalogue;
use crate::tui::setup::{Memory, WhoIsLight};
use crate::tui::{self, Model, OnDisk};
use anyhow::Context;
use std::io::{self, IsTerminal};

/// Plays on the whole terminal, from a start, until the player quits. Faults that were found on
/// the way are shown: what there was to tell of the games that are kept, else of the settings.
pub fn play(
    game: Game,
    start: Start,
    mut keeper: Keeper,
    told: Vec<String>,
    settings: &Settings,
    words: &'static Catalogue,
) -> anyhow::Result<End> {
    if is_missing(words) {
        return Ok(End::Misused);
    }
    let outfit = Outfit::of(settings, words);
    for fault in &outfit.faults {
        tell_fault(fault.clone(), words);
    }
    let in_file = settings.faults.iter();
    let in_file = in_file.map(|fault| fault.say(words, settings::FILE_NAME));
    let faults: Vec<String> = in_file.chain(outfit.faults.iter().cloned()).collect();
    let mut model = model(game, settings, outfit, words);
    model.next.control = settings.time_control();
    model.next.date = Some(crate::shelf::today());
    model.tags = model.next.tags(model.game());
    if keeper.keeps() {
        model.kept = OnDisk::As(model.study.changes());
    }
    model.bell = settings.bell.value;
    if keeper.keeps() && settings.is_memory_sound() {
        model.memory = Memory::Kept;
    }
    if settings.lots.value {
        model.light_next = WhoIsLight::Lots;
    }
    start.apply(&mut model, settings.time_asked());
    if let Some(notice) = told.into_iter().next().or_else(|| notice(&faults, words)) {
        model.tell(notice);
    }
    let end = tui::run(&mut model, settings.mouse.value, &mut keeper)
        .context(words.say("terminal-failed"))?;
    // As it was kept last it may not be over, where it could not be kept since: then it stays.
    let is_over = model.study.game().outcome().is_some();
    if is_over
        && matches!(model.kept, OnDisk::As(_))
        && let Err(fault) = keeper.begin()
    {
        tell_fault(fault.say(words), words);
    }
    Ok(end)
}

/// A game on the screen, as the settings want it.
fn model(game: Game, settings: &Settings, outfit: Outfit, words: &'static Catalogue) -> Model {
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

/// Whether the game cannot be drawn here, which is told.
pub fn is_missing(words: &Catalogue) -> bool {
    let reason = why_no_screen();
    if let Some(reason) = reason {
        tell(&words.say(reason));
    }
    reason.is_some()
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

/// Gives the keyboard back its place where a file was read from standard input: keys are read
/// there from now on, if standard output is a terminal.
pub fn take_keyboard() {
    #[cfg(unix)]
    if !io::stdin().is_terminal() && io::stdout().is_terminal() {
        // Where it fails, standard input is no terminal, and that is told.
        let _ = rustix::stdio::dup2_stdin(io::stdout());
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
