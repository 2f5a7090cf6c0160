//! Why a turn, or a step of one, is refused.

use super::{Cell, CellSet, Outcome, Side};

/// Why a turn, or the next step of one, is against the rules (DESIGN §1).
///
/// A value, not a sentence: front ends put it into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game is over.
    GameOver(Outcome),
    /// Nothing in reserve to place.
    EmptyReserve,
    /// The cell to land on holds a ball.
    Occupied {
        /// The cell.
        cell: Cell,
        /// Whose ball it holds.
        by: Side,
    },
    /// The cell to land on does not rest on four balls, once the raised ball is lifted.
    Unsupported {
        /// The cell.
        cell: Cell,
        /// The cells under it that are empty; never none.
        missing: CellSet,
    },
    /// The ball to raise or take back is the other player's.
    NotYours(Cell),
    /// There is no ball to raise or take back.
    NoBall(Cell),
    /// The ball to raise or take back has others on it.
    NotFree {
        /// Where the ball is.
        cell: Cell,
        /// The cells of the balls that hold it; never none.
        held_by: CellSet,
    },
    /// A raise has to go to a higher level.
    NotHigher {
        /// Where the ball comes from.
        from: Cell,
        /// Where it should go.
        to: Cell,
    },
    /// The ball to raise is one of the four the cell rests on.
    SupportsItself {
        /// Where the ball comes from.
        from: Cell,
        /// Where it should go.
        to: Cell,
    },
    /// No cell can take the ball if it is lifted.
    NowhereToRaise(Cell),
    /// The ball completed neither a square nor, in the advanced variant, a line.
    NothingToRecover(Cell),
    /// A turn takes back two balls at most.
    TooManyRecovered,
    /// A square or line was completed: at least one ball has to be taken back.
    MustRecover,
    /// Under `no-pass`: the board would be as it was before the turn.
    LeavesBoardUnchanged,
    /// The turn has not begun: no ball has been placed or raised.
    NotBegun,
}

impl Refusal {
    /// The cells to blame: what a board should point at.
    #[must_use]
    pub fn blame(self) -> CellSet {
        match self {
            Refusal::Unsupported { missing, .. } => missing,
            Refusal::NotFree { held_by, .. } => held_by,
            Refusal::Occupied { cell, .. }
            | Refusal::NotYours(cell)
            | Refusal::NoBall(cell)
            | Refusal::NowhereToRaise(cell)
            | Refusal::NothingToRecover(cell) => cell.into(),
            Refusal::NotHigher { from, .. } | Refusal::SupportsItself { from, .. } => from.into(),
            Refusal::GameOver(_)
            | Refusal::EmptyReserve
            | Refusal::TooManyRecovered
            | Refusal::MustRecover
            | Refusal::LeavesBoardUnchanged
            | Refusal::NotBegun => CellSet::EMPTY,
        }
    }
}
