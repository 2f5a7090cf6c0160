//! Making a turn, undoing it and redoing it.

use super::{clock, walk};
use crate::pylos_core::{CellSet, Refusal, Step, Turn};
use crate::text;
use crate::tui::mode::{Entry, Mode};
use crate::tui::model::Model;
use crate::tui::sight::Sight;
use tui_input::Input as Field;

/// Chooses the cell under the cursor; the game is returned to where it was left.
pub(super) fn act(model: &mut Model) {
    if model.is_looking_back() {
        return walk::act(model);
    }
    let Some(draft) = &mut model.draft else {
        return refuse_over(model);
    };
    let cell = model.cursor;
    match draft.choose(cell) {
        Ok(Step::Lift) => {}
        Ok(Step::Land | Step::Recover) => play_if_complete(model),
        // The lifted ball is set back where it came from.
        Err(_) if draft.to().is_none() && draft.from() == Some(cell) => {
            draft.back();
        }
        // Chosen again, the cell of a ball just taken back says that this was all.
        Err(_) if draft.recovered().contains(cell) => finish(model),
        Err(refusal) => model.refuse(refusal),
    }
}

/// Says that nothing can be played any more.
pub(super) fn refuse_over(model: &mut Model) {
    if let Some(outcome) = model.game().outcome() {
        model.refuse(Refusal::GameOver(outcome));
    }
}

/// Plays the turn once nothing can be added to it.
fn play_if_complete(model: &mut Model) {
    let choices = model.draft.as_ref().map(|draft| draft.choices().all());
    if choices.is_some_and(CellSet::is_empty) {
        finish(model);
    }
}

/// Finishes the turn; the game is returned to first.
pub(super) fn finish(model: &mut Model) {
    if model.is_looking_back() {
        return walk::to_game(model);
    }
    let Some(draft) = &model.draft else {
        return refuse_over(model);
    };
    match draft.finish() {
        Ok(turn) => play(model, turn),
        Err(refusal) => model.refuse(refusal),
    }
}

/// Plays a turn of the game, or of the variation that is played on the board.
fn play(model: &mut Model, turn: Turn) {
    let played = match &mut model.sight {
        Sight::Game | Sight::Back(_) | Sight::Replay(..) => model.study.play(turn),
        Sight::Variation(place, game) => game.play(turn).and_then(|()| {
            *place = model.study.vary(*place, turn)?;
            Ok(())
        }),
    };
    if played.is_ok() && !matches!(model.sight, Sight::Variation(..)) {
        clock::press(model);
    }
    match played {
        Ok(()) => model.begin_turn(),
        Err(refusal) => model.refuse(refusal),
    }
}

/// One step back: in the turn being made, out of a variation, or from looking back.
pub(super) fn back(model: &mut Model) {
    let is_begun = model.draft.as_ref().is_some_and(|draft| !draft.is_empty());
    match (&model.sight, &mut model.draft) {
        (Sight::Back(_) | Sight::Replay(..), _) => walk::back(model),
        (_, Some(draft)) if is_begun => {
            draft.back();
        }
        (Sight::Variation(..), _) => walk::to_game(model),
        (Sight::Game, _) => {}
    }
}

/// Undoes the turn being made, if one is, or else the last turn.
pub(super) fn undo(model: &mut Model) {
    if model.draft.as_ref().is_some_and(|draft| !draft.is_empty()) {
        return model.begin_turn();
    }
    if let Sight::Variation(place, _) = model.sight {
        return walk::take_back(model, place);
    }
    let story = text::last_event(model.words, &model.players, model.study.game());
    let undone = model.study.undo();
    if let Some(event) = undone {
        clock::undone(model, event);
    }
    changed(model, undone.is_some(), "undone", "nothing-to-undo", story);
}

/// Redoes the turn of the game undone last.
pub(super) fn redo(model: &mut Model) {
    if let Sight::Variation(..) = model.sight {
        return model.tell(model.words.say("nothing-to-redo"));
    }
    let redone = model.study.redo();
    if let Some(event) = redone {
        clock::redone(model, event);
    }
    let story = text::last_event(model.words, &model.players, model.study.game());
    changed(model, redone.is_some(), "redone", "nothing-to-redo", story);
}

fn changed(model: &mut Model, done: bool, told: &str, refused: &str, story: String) {
    if done {
        model.begin_turn();
        model.tell(model.words.say_with(told, &[("what", story.into())]));
    } else {
        model.tell(model.words.say(refused));
    }
}

/// Opens the field to type a turn in.
pub(super) fn open_field(model: &mut Model) {
    if model.is_looking_back() {
        walk::to_game(model);
    }
    if model.draft.is_some() {
        model.begin_turn();
        model.mode = Mode::Typing(Entry::Turn, Field::default());
    } else {
        refuse_over(model);
    }
}

/// Plays the turn that was typed, if it is one.
pub(super) fn play_typed(model: &mut Model) {
    let Some(typed) = model.typed() else {
        model.mode = Mode::Board;
        return;
    };
    if let Ok(turn) = typed.turn {
        model.mode = Mode::Board;
        play(model, turn);
    }
}
