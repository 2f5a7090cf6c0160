//! Who stands where, and who is to move.

use super::{Cell, CellSet, Draft, Ending, Level, Outcome, Refusal, Rules, Side, Turn, Variant};

/// A position: where the balls of each side are, and who is to move. 12 bytes.
///
/// No side has more than 15 balls on the board and every ball is supported: a position that
/// breaks this cannot be built. What is not on the board is in reserve.
///
/// ```
/// use pylos::pylos_core::{Position, Rules, Side};
///
/// let start = Position::START;
/// let next = start.play(Rules::default(), "1b2".parse()?)?;
/// assert_eq!(next.reserve(Side::Light), 14);
/// assert_eq!(next.to_string(), "4/4/1L2/4 3/3/3 2/2 1 D");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    balls: [CellSet; 2],
    to_move: Side,
}

/// Why balls do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionError {
    /// Both sides have a ball on the same cells.
    Overlap(CellSet),
    /// A side has more than 15 balls on the board.
    TooManyBalls {
        /// Whose balls.
        side: Side,
        /// How many there are.
        count: u32,
    },
    /// A ball does not rest on four others.
    Unsupported {
        /// Where the ball is; the first such ball in cell order.
        cell: Cell,
        /// The cells under it that are empty.
        missing: CellSet,
    },
}

impl Position {
    /// The empty board, Light to move.
    pub const START: Position = Position {
        balls: [CellSet::EMPTY; 2],
        to_move: Side::Light,
    };

    /// How many balls each side has, on the board and in reserve together.
    pub const BALLS_PER_SIDE: u32 = 15;

    /// The position with these balls on the board.
    ///
    /// # Errors
    /// Where two balls share a cell, a side has more than 15, or a ball is not supported.
    pub fn new(light: CellSet, dark: CellSet, to_move: Side) -> Result<Position, PositionError> {
        let position = Position {
            balls: [light, dark],
            to_move,
        };
        if !(light & dark).is_empty() {
            return Err(PositionError::Overlap(light & dark));
        }
        for side in Side::BOTH {
            let count = position.balls(side).len();
            if count > Self::BALLS_PER_SIDE {
                return Err(PositionError::TooManyBalls { side, count });
            }
        }
        match (position.occupied() - position.supported()).first() {
            Some(cell) => Err(PositionError::Unsupported {
                cell,
                missing: cell.supports() - position.occupied(),
            }),
            None => Ok(position),
        }
    }

    /// The cells that hold a side's balls.
    #[must_use]
    pub const fn balls(&self, side: Side) -> CellSet {
        self.balls[side.index()]
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// Whose ball a cell holds; `None` if it is empty.
    #[must_use]
    pub fn ball_at(&self, cell: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.balls(side).contains(cell))
    }

    /// The cells that hold a ball.
    #[must_use]
    pub fn occupied(&self) -> CellSet {
        self.balls[0] | self.balls[1]
    }

    /// The cells a ball can rest on, empty or not: level 1, and those above four balls.
    #[must_use]
    pub fn supported(&self) -> CellSet {
        Level::One.cells() | self.occupied().resting()
    }

    /// The empty cells a ball can rest on.
    #[must_use]
    pub fn open(&self) -> CellSet {
        self.supported() - self.occupied()
    }

    /// The balls of a side that no other ball rests on.
    #[must_use]
    pub fn free(&self, side: Side) -> CellSet {
        self.balls(side) - self.occupied().beneath()
    }

    /// How many balls a side has in reserve, 0 to 15.
    #[must_use]
    pub fn reserve(&self, side: Side) -> u32 {
        Self::BALLS_PER_SIDE - self.balls(side).len()
    }

    /// The cells to which a free ball of the side to move can be raised from `from`.
    #[must_use]
    pub fn raises(&self, from: Cell) -> CellSet {
        if self.free(self.to_move).contains(from) {
            self.open() - from.lower() - from.level().cells() - from.covers()
        } else {
            CellSet::EMPTY
        }
    }

    /// The cells where a ball of this side would complete a square, or in the advanced variant a
    /// line.
    #[must_use]
    pub fn completing(&self, rules: Rules, side: Side) -> CellSet {
        let own = self.balls(side);
        match rules.variant {
            Variant::Kids => CellSet::EMPTY,
            Variant::Standard => own.completing_squares(),
            Variant::Advanced => own.completing_squares() | own.completing_lines(),
        }
    }

    /// The cells of every square, and in the advanced variant every line, of one side's colour
    /// that the ball on `cell` is part of, itself included.
    #[must_use]
    pub fn completed_with(&self, rules: Rules, cell: Cell) -> CellSet {
        let own = self
            .ball_at(cell)
            .map_or(CellSet::EMPTY, |side| self.balls(side));
        let squares = cell.squares().filter(|_| rules.variant != Variant::Kids);
        let lines = cell.lines().filter(|_| rules.variant == Variant::Advanced);
        squares
            .chain(lines)
            .filter(|&shape| own.contains_all(shape))
            .fold(CellSet::EMPTY, |all, shape| all | shape)
    }

    /// How the game is over in this position, whatever came before it: by the apex, an empty
    /// reserve, or no turn. `None` while it goes on.
    #[must_use]
    pub fn outcome(&self, rules: Rules) -> Option<Outcome> {
        if let Some(winner) = self.ball_at(Cell::APEX) {
            return Some(Outcome::won(winner, Ending::Apex));
        }
        if self.reserve(self.to_move) > 0 {
            return None;
        }
        let winner = self.to_move.other();
        if !rules.raise_when_empty {
            Some(Outcome::won(winner, Ending::EmptyReserve))
        } else if self
            .free(self.to_move)
            .iter()
            .all(|from| self.raises(from).is_empty())
        {
            Some(Outcome::won(winner, Ending::NoTurn))
        } else {
            None
        }
    }

    /// Whether the turn is legal here, and if not, why: its first step that breaks a rule.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn check(&self, rules: Rules, turn: Turn) -> Result<(), Refusal> {
        Draft::of(*self, rules, turn)?.finish().map(|_| ())
    }

    /// The position after the turn.
    ///
    /// # Errors
    /// The rule that the turn breaks.
    pub fn play(&self, rules: Rules, turn: Turn) -> Result<Position, Refusal> {
        self.check(rules, turn)?;
        Ok(self.after(turn))
    }

    /// The position after a turn that is known to be legal.
    #[inline]
    pub(super) fn after(mut self, turn: Turn) -> Position {
        let own = &mut self.balls[self.to_move.index()];
        let lifted = turn.from().map_or(CellSet::EMPTY, CellSet::of);
        *own = (*own - lifted).with(turn.to()) - turn.recovered().cells();
        self.passed()
    }

    /// One ball of the side to move more.
    pub(super) const fn with(mut self, cell: Cell) -> Position {
        let own = &mut self.balls[self.to_move.index()];
        *own = own.with(cell);
        self
    }

    /// One ball of the side to move less.
    pub(super) const fn without(mut self, cell: Cell) -> Position {
        let own = &mut self.balls[self.to_move.index()];
        *own = own.without(cell);
        self
    }

    /// The other side to move.
    pub(super) const fn passed(mut self) -> Position {
        self.to_move = self.to_move.other();
        self
    }

    // The steps of a turn, each with the reason why it may not be taken.

    /// May a ball from the reserve, or the ball on `from` if it was lifted, land on `to`? Called
    /// on the position with the ball lifted.
    pub(super) fn check_landing(&self, from: Option<Cell>, to: Cell) -> Result<(), Refusal> {
        if let Some(from) = from {
            if to.level() <= from.level() {
                return Err(Refusal::NotHigher { from, to });
            }
            if to.supports().contains(from) {
                return Err(Refusal::SupportsItself { from, to });
            }
        } else if self.reserve(self.to_move) == 0 {
            return Err(Refusal::EmptyReserve);
        }
        if let Some(by) = self.ball_at(to) {
            return Err(Refusal::Occupied { cell: to, by });
        }
        let missing = to.supports() - self.occupied();
        if missing.is_empty() {
            Ok(())
        } else {
            Err(Refusal::Unsupported { cell: to, missing })
        }
    }

    /// May the side to move lift the ball on `cell`, to raise it or to take it back?
    pub(super) fn check_free(&self, cell: Cell) -> Result<(), Refusal> {
        match self.ball_at(cell) {
            None => return Err(Refusal::NoBall(cell)),
            Some(side) if side != self.to_move => return Err(Refusal::NotYours(cell)),
            Some(_) => {}
        }
        let held_by = cell.covers() & self.occupied();
        if held_by.is_empty() {
            Ok(())
        } else {
            Err(Refusal::NotFree { cell, held_by })
        }
    }
}
