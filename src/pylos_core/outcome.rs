//! How a game ends.

use super::Side;

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A ball on the apex.
    Apex,
    /// The player to move has no ball in reserve.
    EmptyReserve,
    /// Under `raise-when-empty`: the player to move has no ball in reserve and cannot raise.
    NoTurn,
    /// The same board with the same player to move for the third time.
    Repetition,
    /// Both players agreed on a draw.
    Agreement,
    /// A player resigned.
    Resignation,
    /// The time of the player to move ran out.
    Time,
}

impl Ending {
    /// Every way a game can end.
    pub const ALL: [Ending; 7] = [
        Ending::Apex,
        Ending::EmptyReserve,
        Ending::NoTurn,
        Ending::Repetition,
        Ending::Agreement,
        Ending::Resignation,
        Ending::Time,
    ];

    /// The word for it in a game record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Apex => "apex",
            Ending::EmptyReserve => "empty-reserve",
            Ending::NoTurn => "no-turn",
            Ending::Repetition => "repetition",
            Ending::Agreement => "agreement",
            Ending::Resignation => "resignation",
            Ending::Time => "time",
        }
    }
}

/// The result of a finished game: who won, and by what.
///
/// ```
/// use pylos::pylos_core::{Ending, Outcome, Side};
///
/// let outcome = Outcome::won(Side::Dark, Ending::Apex);
/// assert_eq!((outcome.score(), outcome.ending().name()), ("0-1", "apex"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    winner: Option<Side>,
    ending: Ending,
}

impl Outcome {
    /// A game won by a side.
    #[must_use]
    pub const fn won(winner: Side, ending: Ending) -> Outcome {
        Outcome {
            winner: Some(winner),
            ending,
        }
    }

    /// A drawn game.
    #[must_use]
    pub const fn drawn(ending: Ending) -> Outcome {
        Outcome {
            winner: None,
            ending,
        }
    }

    /// Who won; `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        self.winner
    }

    /// What ended the game.
    #[must_use]
    pub const fn ending(self) -> Ending {
        self.ending
    }

    /// The result as a game record has it: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn score(self) -> &'static str {
        match self.winner {
            Some(Side::Light) => "1-0",
            Some(Side::Dark) => "0-1",
            None => "1/2-1/2",
        }
    }
}
