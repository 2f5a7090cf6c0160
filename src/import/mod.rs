//! Games played on Board Game Arena, read from the log of that site.
//!
//! The log is text in which these sentences stand among others, in any case and with any blanks
//! and HTML tags in them:
//!
//! - `places a ball (x, y, z)`
//! - `moves up a ball from (x, y, z) to (x, y, z)`
//! - `returned to reserve the ball (x, y, z)`, after the turn it is part of
//!
//! All numbers count from 1. `x` is the file, `y` the rank and `z` the level, so that `(2, 3, 1)`
//! is `1b3`. The board looks the same from all sides, so any other orientation would be the same
//! game turned round.
//!
//! What begins like one of these and has no such cells behind it is refused rather than passed
//! over: without it the turns would go to the wrong players.
//!
//! The site shows the newest sentence first in some places. A log that is no game from its
//! beginning to its end but is one the other way round is read the other way round.
//!
//! The players' names are taken from in front of the verb where they are plain: where each player
//! has two turns at least, and the same words, which are not the other's, stand before all of
//! them. Whoever `resigns`, `concedes` or `lost on time` after the last turn has done so if his
//! name is known and stands just before it; else the game is unfinished.

mod names;
mod order;
mod sentence;

use crate::pylos_core::{Level, Refusal, Rules, Variant};
use crate::record::{Record, line_and_column};
use names::End;
use std::fmt::{self, Display};
use std::ops::Range;

/// What is wrong with a log. [`text::import_fault`](crate::text::import_fault) has the words for
/// people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line it is in, from 1.
    pub line: usize,
    /// The character of that line it begins with, from 1.
    pub column: usize,
    /// The sentence it is about, if it is about one.
    pub found: Option<String>,
    /// What it is.
    pub wrong: Wrong,
}

/// What is wrong with a log, or with a sentence of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It is no UTF-8.
    NoText,
    /// No turn stands in it.
    Nothing,
    /// The cells of the sentence are missing; this is how they are written.
    NoCell(&'static str),
    /// There is no such level.
    NoLevel(String),
    /// The level has no such cell.
    OffBoard(Level),
    /// A ball is taken back before any was placed.
    TooEarly,
    /// The player of this name plays two turns, one after the other.
    Twice(String),
    /// The rules forbid it.
    Refused(Refusal),
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Fault {}

/// What is wrong, and with which bytes of the log.
type Error = (Range<usize>, Wrong);

/// Reads the log of a game under that site's rules: those of the variant, and with an empty
/// reserve a player plays on as long as he can raise. Names that are given,
/// Light's first, are taken rather than those in the log.
///
/// ```
/// use pylos::import;
/// use pylos::pylos_core::Variant;
///
/// let log = "Ana places a ball (2, 2, 1)\nBo places a ball (3, 3, 1)\n";
/// let record = import::read(log.as_bytes(), Variant::Standard, [None, None])?;
/// assert!(record.to_string().ends_with("\n1. 1b2 1c3\n*\n"));
/// # Ok::<(), import::Fault>(())
/// ```
///
/// # Errors
/// The first thing that is wrong with it, and where.
pub fn read(log: &[u8], variant: Variant, names: [Option<&str>; 2]) -> Result<Record, Fault> {
    let text = str::from_utf8(log).map_err(|error| {
        let text = str::from_utf8(&log[..error.valid_up_to()]).unwrap_or_default();
        fault(text, (text.len()..text.len(), Wrong::NoText))
    })?;
    record(text, variant, names).map_err(|error| fault(text, error))
}

fn fault(text: &str, (at, wrong): Error) -> Fault {
    let (line, column) = line_and_column(text, at.start);
    let found = sentence::in_one_line(&text[at]);
    Fault {
        line,
        column,
        found: Some(found).filter(|found| !found.is_empty()),
        wrong,
    }
}

fn record(text: &str, variant: Variant, names: [Option<&str>; 2]) -> Result<Record, Error> {
    let sentences = sentence::all(text)?;
    let rules = Rules {
        raise_when_empty: true,
        ..variant.into()
    };
    let (mut game, order) = order::game(text, &sentences, rules)?;
    let [light, dark] = names::of(text, &order)?;
    let light = names[0].or(light.as_deref());
    let dark = names[1].or(dark.as_deref());
    let end = names::end(text, &order, [light, dark]);
    // A game that is over has ended as it did, and only the player to move can be late.
    let _ = match end {
        Some(End::Resignation(side)) => game.resign(side),
        Some(End::Time(side)) if side == game.position().to_move() => game.time_up(),
        _ => Ok(()),
    };
    Ok(Record::of(&game).with_players(light, dark))
}

#[cfg(test)]
mod tests;
