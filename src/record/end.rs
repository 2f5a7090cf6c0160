//! How a record says that a game ended.

use crate::pylos_core::{Ending, Outcome, Side};
use std::fmt::{self, Display};

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// `1-0` or `0-1`: a side has won.
    Won(Side),
    /// `1/2-1/2`: a draw.
    Drawn,
    /// `*`: the game has no result yet.
    Open,
}

impl Score {
    const ALL: [Score; 4] = [
        Score::Won(Side::Light),
        Score::Won(Side::Dark),
        Score::Drawn,
        Score::Open,
    ];

    /// The result of a game that ended so, or that goes on.
    #[must_use]
    pub fn of(outcome: Option<Outcome>) -> Score {
        match outcome.map(Outcome::winner) {
            Some(Some(side)) => Score::Won(side),
            Some(None) => Score::Drawn,
            None => Score::Open,
        }
    }

    /// As a record has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Score::Won(Side::Light) => "1-0",
            Score::Won(Side::Dark) => "0-1",
            Score::Drawn => "1/2-1/2",
            Score::Open => "*",
        }
    }

    /// Reads a result, blanks around its parts or not.
    pub(super) fn from_text(text: &str) -> Option<Score> {
        let is = |score: &Score| {
            text.split_whitespace()
                .flat_map(str::chars)
                .eq(score.name().chars())
        };
        Score::ALL.into_iter().find(is)
    }
}

impl Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What ended a game, or that nothing did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// The game ended by its rules, or the players ended it.
    Over(Ending),
    /// The game was broken off, or it goes on.
    Unfinished,
}

impl Termination {
    /// What ended a game that ended so, or that goes on.
    #[must_use]
    pub fn of(outcome: Option<Outcome>) -> Termination {
        outcome.map_or(Termination::Unfinished, |outcome| {
            Termination::Over(outcome.ending())
        })
    }

    /// As a record has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Termination::Over(ending) => ending.name(),
            Termination::Unfinished => "unfinished",
        }
    }

    pub(super) fn from_name(name: &str) -> Option<Termination> {
        let over = Ending::ALL.map(Termination::Over).into_iter();
        over.chain([Termination::Unfinished])
            .find(|termination| termination.name().eq_ignore_ascii_case(name))
    }

    /// The results that go with it when the rules have not ended the game and a side is to move;
    /// `None` where only the rules could end a game so.
    pub(super) fn scores(self, to_move: Side) -> Option<Vec<Score>> {
        match self {
            Termination::Over(Ending::Resignation) => Some(Side::BOTH.map(Score::Won).to_vec()),
            Termination::Over(Ending::Agreement) => Some(vec![Score::Drawn]),
            Termination::Over(Ending::Time) => Some(vec![Score::Won(to_move.other())]),
            Termination::Over(_) => None,
            Termination::Unfinished => Some(vec![Score::Open]),
        }
    }
}

impl Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
