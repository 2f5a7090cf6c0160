//! What can be wrong with a record, and where.

use super::{Score, Termination};
use crate::pylos_core::{Outcome, ParsePositionError, ParseRulesError, ParseTurnError, Refusal};
use std::fmt::{self, Display};

/// The first thing that is wrong with a record.
///
/// Its text is the value itself, for logs; [`text::record_fault`](crate::text::record_fault) has
/// the words for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line it is in, from 1.
    pub line: usize,
    /// The character of that line it begins with, from 1.
    pub column: usize,
    /// What it is.
    pub wrong: Wrong,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// This is no UTF-8.
    NoText,
    /// Something else is expected here.
    Unexpected {
        /// What stands here; `None` at the end of the record.
        found: Option<String>,
        /// What should.
        expected: Expected,
    },
    /// A comment begins here and never ends.
    OpenComment,
    /// The value of a tag begins here and does not end in this line.
    OpenValue,
    /// This is no turn.
    Turn(ParseTurnError),
    /// The rules forbid this turn.
    Refused(Refusal),
    /// Another turn has this number.
    Number {
        /// The number, as it stands here.
        found: String,
        /// The number of the turn.
        expected: usize,
    },
    /// The record is one of another game.
    Game(String),
    /// The value of the tag `Rules` is none.
    Rules(ParseRulesError),
    /// The value of the tag `Position` is none.
    Position(ParsePositionError),
    /// The value of the tag `TimeControl` is none.
    TimeControl(String),
    /// The value of the tag `Result` is none.
    Result(String),
    /// The value of the tag `Termination` is none.
    Termination(String),
    /// A tag is missing.
    NoTag(&'static str),
    /// A tag is there a second time.
    SecondTag(&'static str),
    /// The record ends with another result than its tag says.
    TwoResults {
        /// The result it ends with.
        found: Score,
        /// The one that the tag says.
        tag: Score,
    },
    /// The turns end the game in another way.
    EndsOtherwise {
        /// The result or the termination that the record gives.
        found: &'static str,
        /// How the turns end the game.
        outcome: Outcome,
    },
    /// By its rules the game has not ended so.
    NotEnded(Termination),
    /// The result does not go with the termination.
    WrongResult {
        /// The result.
        found: Score,
        /// Those that do.
        expected: Vec<Score>,
        /// The termination.
        termination: Termination,
    },
}

/// What is expected at some place of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// The name of a tag.
    TagName,
    /// The value of a tag, in quotes.
    TagValue,
    /// The bracket that closes a tag.
    TagEnd,
    /// A turn: after a number, or where a variation begins.
    Turn,
    /// A turn or the result.
    TurnOrResult,
    /// A turn or the end of a variation.
    TurnOrVariationEnd,
    /// The end of the record.
    End,
}

impl Fault {
    /// What is wrong at a byte of a text.
    pub(super) fn at(text: &str, at: usize, wrong: Wrong) -> Fault {
        let (line, column) = line_and_column(text, at);
        Fault {
            line,
            column,
            wrong,
        }
    }
}

/// The line of a text that a byte is in, and the character of that line, both from 1.
pub(crate) fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (
        before.matches('\n').count() + 1,
        before[line_start..].chars().count() + 1,
    )
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Fault {}
