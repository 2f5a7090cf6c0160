//! What the clock does to the game, and the game to the clock.

use super::walk;
use crate::pylos_core::Event;
use crate::text;
use crate::tui::message::{Command, Effect, Message};
use crate::tui::mode::{Entry, Mode, Question};
use crate::tui::model::Model;
use std::time::Duration;

/// Ends the game if the time of the player to move is up, whatever takes the keys. Says whether.
pub(super) fn expire(model: &mut Model) -> bool {
    let is_up = model
        .clock
        .as_ref()
        .is_some_and(|clock| clock.is_up(model.now).is_some());
    if !is_up || model.study.time_up().is_err() {
        return false;
    }
    stop(model);
    let is_about_the_game = match &model.mode {
        Mode::Typing(entry, _) => *entry == Entry::Turn,
        Mode::Asking(question) => !matches!(question, Question::Replace(_)),
        Mode::Board | Mode::Reading { .. } | Mode::Setup(_) => true,
        Mode::Lots(_) => false,
    };
    if is_about_the_game {
        model.mode = Mode::Board;
    }
    walk::to_game(model);
    model.begin_turn();
    if let (false, Some(outcome)) = (is_about_the_game, model.study.game().outcome()) {
        let (words, players) = (model.words, &model.players);
        model.tell(text::ending(words, players, outcome, model.study.game()));
    }
    true
}

/// Whether a message still counts when the time has run out before it came.
pub(super) fn outlasts_the_game(message: &Message) -> bool {
    matches!(message, Message::Do(Command::Interrupt | Command::Suspend))
}

/// Stops the clock: the game is over, or the players pause.
pub(super) fn stop(model: &mut Model) {
    if let Some(clock) = &mut model.clock {
        clock.stop(model.now);
    }
}

/// Lets the clock run on.
pub(super) fn start(model: &mut Model) {
    model.notice = None;
    if let Some(clock) = &mut model.clock {
        clock.start(model.now);
    }
}

/// Ends the turn of the player to move on the clock.
pub(super) fn press(model: &mut Model) {
    if let Some(clock) = &mut model.clock {
        // The time was not up when the turn came: the game had ended before it.
        let pressed = clock.press(model.now);
        debug_assert!(pressed.is_ok());
    }
    if model.study.game().outcome().is_some() {
        stop(model);
    }
}

/// Follows an undo of the game.
pub(super) fn undone(model: &mut Model, event: Event) {
    if let Some(clock) = &mut model.clock {
        clock.undone(event, model.now);
    }
}

/// Follows a redo of the game.
pub(super) fn redone(model: &mut Model, event: Event) {
    if let Some(clock) = &mut model.clock {
        clock.redone(event, model.now);
    }
    if model.study.game().outcome().is_some() {
        stop(model);
    }
}

/// Stops the clock where the game goes on, and says why it stands.
pub(super) fn pause(model: &mut Model, why: &str) {
    let goes_on = model.study.game().outcome().is_none();
    if goes_on && model.clock.as_ref().is_some_and(crate::clock::Clock::runs) {
        stop(model);
        model.tell(model.words.say(why));
    }
}

/// What a command does while the clock stands: nothing that needs the board.
pub(super) fn while_paused(model: &mut Model, command: Command) -> Option<Effect> {
    use Command::{Act, Back, Help, NewGame, NextTheme, Pause, Quit, Rules, Save};
    match command {
        Act | Back | Pause => start(model),
        Help | NewGame | NextTheme | Quit | Rules | Save => return None,
        _ => model.tell(model.words.say("stood-paused")),
    }
    Some(Effect::None)
}

/// Whether to ring: once for each of the last ten seconds of the player to move.
pub(super) fn rings(model: &mut Model) -> bool {
    const LAST: u64 = 10;
    let Some(clock) = model.clock.as_ref().filter(|clock| clock.runs()) else {
        model.rung = None;
        return false;
    };
    let left = clock.left(clock.to_move(), model.now).shorter();
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let last = (1..=LAST).contains(&seconds).then_some(seconds);
    let is_next = last.is_some() && last != model.rung;
    model.rung = last;
    is_next && model.bell && left > Duration::ZERO
}
