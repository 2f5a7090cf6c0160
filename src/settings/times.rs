//! The times that players may be given.

use super::{Fault, Origin, Setting};
use crate::clock::{GameTime, Span, TimeControl};
use std::fmt::{self, Display};
use std::str::FromStr;

/// A time that players are given, or that they are given none; a source can ask for either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit<T> {
    /// `none`: nothing limits the time.
    None,
    /// So much.
    To(T),
}

impl<T> From<Limit<T>> for Option<T> {
    fn from(limit: Limit<T>) -> Option<T> {
        match limit {
            Limit::None => None,
            Limit::To(time) => Some(time),
        }
    }
}

impl<T: Display> Display for Limit<T> {
    /// As it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::None => f.pad("none"),
            Limit::To(time) => time.fmt(f),
        }
    }
}

impl<T: FromStr> FromStr for Limit<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Limit<T>, T::Err> {
        if text.trim().eq_ignore_ascii_case("none") {
            Ok(Limit::None)
        } else {
            text.parse().map(Limit::To)
        }
    }
}

/// The time control, when both times may count; one for the game alone where both would not.
pub(super) fn control(turn: Option<Span>, clock: Option<GameTime>) -> Option<TimeControl> {
    let both = clock.zip(turn);
    let both = both.and_then(|(game, turn)| TimeControl::of_both(game, turn).ok());
    both.or(clock.map(TimeControl::of_game))
        .or(turn.map(TimeControl::of_turn))
}

/// Sees to it that both times go together: else the one that was asked for with less weight is as
/// if it were not there, or that for each turn where both have the same. Nobody need be told that
/// what was only remembered is left aside.
pub(super) fn reconcile(
    turn_time: &mut Setting<Option<Span>>,
    clock: &mut Setting<Option<GameTime>>,
) -> Option<Fault> {
    let (turn, game) = (turn_time.value?, clock.value?);
    let misfit = TimeControl::of_both(game, turn).err()?;
    let (aside, origin) = if turn_time.origin > clock.origin {
        clock.value = None;
        let origin = std::mem::replace(&mut clock.origin, Origin::Default);
        ("clock", origin)
    } else {
        turn_time.value = None;
        let origin = std::mem::replace(&mut turn_time.origin, Origin::Default);
        ("turn-time", origin)
    };
    (origin != Origin::Remembered).then_some(Fault::Times {
        turn,
        game,
        misfit,
        aside,
    })
}
