//! Questions and their answers; new games; saving.

use super::clock;
use super::turn::refuse_over;
use crate::clock::Clock;
use crate::pylos_core::{Game, Refusal, Side};
use crate::record::Study;
use crate::shelf::{self, Fault};
use crate::text;
use crate::tui::message::Effect;
use crate::tui::mode::{Entry, Mode, Question};
use crate::tui::model::Model;
use crate::tui::setup::WhoIsLight;
use crate::tui::sight::{OnDisk, Sight};
use std::path::PathBuf;
use tui_input::Input as Field;

/// Asks something about the game, if it goes on.
pub(super) fn ask_while_playing(model: &mut Model, question: Question) {
    if let Sight::Variation(..) = model.sight {
        model.tell(model.words.say("not-in-a-variation"));
    } else if model.draft.is_some() {
        model.mode = Mode::Asking(question);
    } else {
        refuse_over(model);
    }
}

/// Obeys the answer to the question asked.
pub(super) fn answer(model: &mut Model, yes: bool) -> Effect {
    let Mode::Asking(question) = std::mem::replace(&mut model.mode, Mode::Board) else {
        return Effect::None;
    };
    match (question, yes) {
        (Question::Resign, true) => {
            let side = model.study.game().position().to_move();
            end_game(model, |study| study.resign(side));
        }
        (Question::Draw, true) => end_game(model, Study::agree_draw),
        (Question::GoOn(..), false) if model.light_next == WhoIsLight::Lots => {
            model.draw_lots(Effect::Anew);
        }
        (Question::GoOn(..), false) => {
            new_game(model);
            return Effect::Anew;
        }
        (Question::Quit, true) => return Effect::Quit,
        (Question::GoOn(_, control), true) => {
            let game = model.study.game();
            (model.next.rules, model.next.start) = (game.rules(), game.start());
            model.next.players = model.players.clone();
            model.next.control = model.clock.as_ref().map(Clock::control);
            model.ensure_clock(control);
        }
        (Question::Replace(path), true) => return Effect::Save { path, over: true },
        (Question::Replace(path), false) => open_path(model, &path.to_string_lossy()),
        (_, false) => {}
    }
    Effect::None
}

fn end_game(model: &mut Model, end: impl FnOnce(&mut Study) -> Result<(), Refusal>) {
    match end(&mut model.study) {
        Ok(()) => {
            clock::stop(model);
            model.begin_turn();
        }
        Err(refusal) => model.refuse(refusal),
    }
}

/// Begins a new game.
pub(super) fn new_game(model: &mut Model) -> Effect {
    if model.light_next == WhoIsLight::Second {
        model.light_next = WhoIsLight::First;
        model.next.players = model.next.players.swapped();
    }
    model.mode = Mode::Board;
    let game = Game::from_position(model.next.start, model.next.rules);
    model.tags = model.next.tags(&game);
    model.players = model.next.players.clone();
    model.study = Study::from(game);
    model.begin_clock();
    model.sight = Sight::Game;
    model.path = None;
    model.saved = None;
    if model.kept != OnDisk::Never {
        model.kept = OnDisk::As(model.study.changes());
    }
    model.begin_turn();
    Effect::NewGame
}

/// Swaps the colours for the next game, or keeps them after all.
pub(super) fn swap(model: &mut Model) {
    let is_on = model.light_next != WhoIsLight::Second;
    model.light_next = if is_on {
        WhoIsLight::Second
    } else {
        WhoIsLight::First
    };
    let id = match (is_on, model.players.are_named()) {
        (false, _) => "swap-off",
        (true, false) => "swap-on",
        (true, true) => "swap-on-named",
    };
    let next = model.next.players.swapped();
    let name = |side| next.name(model.words, side).into();
    let parts = [("light", name(Side::Light)), ("dark", name(Side::Dark))];
    model.tell(model.words.say_with(id, &parts));
}

/// Asks for the path to save the game in.
pub(super) fn ask_path(model: &mut Model) {
    let path = model.path.clone().unwrap_or_else(|| "game.pylos".into());
    open_path(model, &path.to_string_lossy());
}

fn open_path(model: &mut Model, path: &str) {
    model.mode = Mode::Typing(Entry::Path, Field::new(path.to_owned()));
}

/// Saves the game in the path that was typed; one without an extension gets that of records.
pub(super) fn save(model: &mut Model, path: &str) -> Effect {
    model.notice = None;
    if path.trim().is_empty() {
        model.mode = Mode::Board;
        return Effect::None;
    }
    let path = shelf::file_named(path.trim());
    Effect::Save { path, over: false }
}

/// Says whether the game was saved. A file that is there already is replaced only if a player says
/// so.
pub fn saved(model: &mut Model, path: PathBuf, result: Result<(), Fault>) {
    let name = text::one_line(&path.to_string_lossy());
    match result {
        Ok(()) => {
            model.mode = Mode::Board;
            model.path = Some(path);
            model.saved = Some(model.study.changes());
            model.tell(model.words.say_with("saved", &[("path", name.into())]));
        }
        Err(fault) if fault.is_taken() => {
            model.mode = Mode::Asking(Question::Replace(path));
        }
        Err(fault) => {
            open_path(model, &path.to_string_lossy());
            model.tell(fault.say(model.words));
        }
    }
}
