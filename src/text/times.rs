//! Times: why one cannot be given, and what is left.

use super::{Catalogue, Players};
use crate::clock::{Clock, GameTime, Misfit, ParseSpanError, Span, shown};
use crate::pylos_core::Side;
use std::time::Duration;

/// Why a text is no time for a turn.
#[must_use]
pub fn turn_time_error(words: &Catalogue, error: ParseSpanError) -> String {
    span_error(words, error).unwrap_or_else(|| words.say("no-turn-time"))
}

/// Why a text is no time for a game.
#[must_use]
pub fn clock_error(words: &Catalogue, error: ParseSpanError) -> String {
    span_error(words, error).unwrap_or_else(|| words.say("no-clock"))
}

/// What is wrong with a time, where that is not the way it is written.
fn span_error(words: &Catalogue, error: ParseSpanError) -> Option<String> {
    let id = match error {
        ParseSpanError::Form => return None,
        ParseSpanError::Fraction => "time-fraction",
        ParseSpanError::Negative => "time-negative",
        ParseSpanError::Zero => "time-zero",
        ParseSpanError::TooLong => "time-too-long",
        ParseSpanError::NoUnit => "time-no-unit",
    };
    Some(words.say(id))
}

/// Why two times cannot both count.
#[must_use]
pub fn misfit(words: &Catalogue, turn: Span, game: GameTime, misfit: Misfit) -> String {
    let why = match misfit {
        Misfit::TurnLongerThanGame => "turn-longer",
        Misfit::BonusOutlastsTurn => "bonus-outlasts",
    };
    let parts = [
        ("turn", turn.to_string().into()),
        ("clock", game.to_string().into()),
        ("why", why.into()),
    ];
    words.say_with("times-misfit", &parts)
}

/// What both players have left at an instant, in a sentence: for the turn, for the game, or both.
#[must_use]
pub fn time_left(words: &Catalogue, players: &Players, clock: &Clock, now: Duration) -> String {
    let name = |side| players.name(words, side);
    let left = |side| {
        let left = clock.left(side, now);
        match (left.turn, left.game) {
            (Some(turn), Some(game)) => words.say_with(
                "time-both",
                &[("turn", shown(turn).into()), ("game", shown(game).into())],
            ),
            _ => shown(left.shorter()),
        }
    };
    let parts = [
        ("lightname", name(Side::Light).into()),
        ("light", left(Side::Light).into()),
        ("darkname", name(Side::Dark).into()),
        ("dark", left(Side::Dark).into()),
    ];
    words.say_with("time-left", &parts)
}
