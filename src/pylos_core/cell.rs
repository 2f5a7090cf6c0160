//! The cells of the pyramid and its levels.

use super::CellSet;

/// A level of the pyramid: 1 is the ground of 4×4 cells, 4 the apex.
///
/// ```
/// use pylos::pylos_core::Level;
///
/// assert_eq!(Level::ALL.map(Level::size), [4, 3, 2, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Level 1, 4×4 cells.
    One,
    /// Level 2, 3×3 cells.
    Two,
    /// Level 3, 2×2 cells.
    Three,
    /// Level 4, the apex.
    Four,
}

impl Level {
    /// The four levels, from the ground up.
    pub const ALL: [Level; 4] = [Level::One, Level::Two, Level::Three, Level::Four];

    /// The level's number, 1 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level with this number, 1 to 4; `None` for any other.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Level> {
        match number {
            1 => Some(Level::One),
            2 => Some(Level::Two),
            3 => Some(Level::Three),
            4 => Some(Level::Four),
            _ => None,
        }
    }

    /// How many files, and how many ranks, the level has: 4 to 1.
    #[must_use]
    pub const fn size(self) -> u8 {
        4 - self as u8
    }

    /// The cells of this level.
    #[must_use]
    pub const fn cells(self) -> CellSet {
        let first = self.first_index();
        let count = self.size() * self.size();
        CellSet::from_bits(((1 << count) - 1) << first)
    }

    /// The index of the level's first cell, in cell order.
    pub(super) const fn first_index(self) -> u8 {
        match self {
            Level::One => 0,
            Level::Two => 16,
            Level::Three => 25,
            Level::Four => 29,
        }
    }
}

/// One of the 30 cells.
///
/// Cells are ordered by level, then rank, then file: 1a1, 1b1, 1c1, 1d1, 1a2, … 4a1. Its text is
/// level, file, rank ([`Display`](core::fmt::Display) and [`FromStr`](core::str::FromStr)).
///
/// ```
/// use pylos::pylos_core::{Cell, Level};
///
/// let cell: Cell = "2b3".parse()?;
/// assert_eq!((cell.level(), cell.file(), cell.rank()), (Level::Two, 1, 2));
/// assert_eq!(cell.to_string(), "2b3");
/// # Ok::<(), pylos::pylos_core::ParseCellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells, 30.
    pub const COUNT: usize = 30;

    /// The topmost cell, 4a1.
    pub const APEX: Cell = Cell(29);

    /// The cell on a level at a file and rank, both counted from 0; `None` where the level has no
    /// such cell.
    #[must_use]
    pub const fn new(level: Level, file: u8, rank: u8) -> Option<Cell> {
        let size = level.size();
        if file < size && rank < size {
            Some(Cell(level.first_index() + rank * size + file))
        } else {
            None
        }
    }

    /// All 30 cells in cell order.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..30).map(Cell)
    }

    /// The cell's place in cell order, 0 to 29: its bit in a [`CellSet`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell with the index of the lowest bit of a word whose bits above 29 are clear and of
    /// which one at least is set.
    pub(super) const fn of_lowest_bit(bits: u32) -> Cell {
        #[allow(
            clippy::cast_possible_truncation,
            reason = "at most 29, by what is asked"
        )]
        Cell(bits.trailing_zeros() as u8)
    }

    /// The level the cell is on.
    #[must_use]
    pub const fn level(self) -> Level {
        match self.0 {
            0..16 => Level::One,
            16..25 => Level::Two,
            25..29 => Level::Three,
            _ => Level::Four,
        }
    }

    /// The file, counted from 0 on the left as Light sees the board.
    #[must_use]
    pub const fn file(self) -> u8 {
        (self.0 - self.level().first_index()) % self.level().size()
    }

    /// The rank, counted from 0 at Light's edge.
    #[must_use]
    pub const fn rank(self) -> u8 {
        (self.0 - self.level().first_index()) / self.level().size()
    }
}

impl core::fmt::Debug for Cell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Display::fmt(self, f)
    }
}
