//! Sets of cells as bitboards, and the geometry of the pyramid.

use super::{Cell, Level};
use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

/// A set of cells: 30 bits of a `u32`, bit order = cell order (bit 0 is 1a1, bit 29 the apex).
///
/// ```
/// use pylos::pylos_core::{Cell, CellSet};
///
/// let square: CellSet = ["1a1", "1b1", "1a2", "1b2"].map(|c| c.parse::<Cell>().unwrap()).into();
/// let above: Cell = "2a1".parse().unwrap();
/// assert_eq!(above.supports(), square);
/// assert!(square.resting().contains(above));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet(u32);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);

    /// All 30 cells.
    pub const ALL: CellSet = CellSet((1 << Cell::COUNT) - 1);

    /// The set with these bits, in cell order; bits above 29 are dropped.
    #[must_use]
    pub const fn from_bits(bits: u32) -> CellSet {
        CellSet(bits & Self::ALL.0)
    }

    /// The bits, in cell order; those above 29 are clear.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one cell.
    #[must_use]
    pub const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell.index())
    }

    /// The set itself where the condition holds, else no cell.
    #[must_use]
    pub(super) const fn when(self, condition: bool) -> CellSet {
        CellSet(self.0 & (condition as u32).wrapping_neg())
    }

    /// How many cells the set has.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no cell.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the cell is in the set.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    /// Whether every cell of `other` is in this set.
    #[must_use]
    pub const fn contains_all(self, other: CellSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The set and one cell more.
    #[must_use]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | 1 << cell.index())
    }

    /// The set less one cell.
    #[must_use]
    pub const fn without(self, cell: Cell) -> CellSet {
        CellSet(self.0 & !(1 << cell.index()))
    }

    /// The first cell in cell order.
    #[must_use]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 {
            None
        } else {
            Some(Cell::of_lowest_bit(self.0))
        }
    }

    /// The cells in cell order.
    #[must_use]
    pub const fn iter(self) -> Cells {
        Cells(self)
    }

    /// The cells of levels 2 to 4 whose four supports are all in this set.
    #[must_use]
    pub const fn resting(self) -> CellSet {
        let (one, two, three) = self.levels();
        // Bit i of `block` says that the 2×2 block with its lower left corner at i is full.
        let rows = one & one >> 1;
        let block = rows & rows >> 4;
        let on_two = block & 0o7 | block >> 1 & 0o70 | block >> 2 & 0o700;
        let rows = two & two >> 1;
        let block = rows & rows >> 3;
        let on_three = block & 0b11 | block >> 1 & 0b1100;
        let on_four = (three == 0b1111) as u32;
        CellSet(on_two << 16 | on_three << 25 | on_four << 29)
    }

    /// The cells directly under a cell of this set.
    #[must_use]
    pub const fn beneath(self) -> CellSet {
        let (_, two, three) = self.levels();
        let wide = two & 0o7 | (two & 0o70) << 1 | (two & 0o700) << 2;
        let rows = wide | wide << 1;
        let under_two = rows | rows << 4;
        let wide = three & 0b11 | (three & 0b1100) << 1;
        let rows = wide | wide << 1;
        let under_three = rows | rows << 3;
        let under_four = (self.0 >> 29) * 0b1111;
        CellSet(under_two | under_three << 16 | under_four << 25)
    }

    /// The cells that would complete a square (2×2, any level) together with three of this set.
    #[must_use]
    pub const fn completing_squares(self) -> CellSet {
        let (one, two, three) = self.levels();
        let on_one = missing_corners::<4>(one, 0x7777, 0x0777);
        let on_two = missing_corners::<3>(two, 0b011_011_011, 0b011_011);
        let on_three = missing_corners::<2>(three, 0b01_01, 0b01);
        CellSet((on_one | on_two << 16 | on_three << 25) & !self.0)
    }

    /// The cells that would complete a line (a row or column of 4 on level 1, of 3 on level 2)
    /// together with the rest of it in this set.
    #[must_use]
    pub const fn completing_lines(self) -> CellSet {
        // A cell completes its line when all others on it, reached by turning the line, are set.
        let (one, two, _) = self.levels();
        #[allow(clippy::cast_possible_truncation, reason = "level 1 has 16 cells")]
        let one = one as u16;
        let columns = one.rotate_left(4) & one.rotate_left(8) & one.rotate_left(12);
        let rows = (one << 1 & 0xeeee | one >> 3 & 0x1111)
            & (one << 2 & 0xcccc | one >> 2 & 0x3333)
            & (one << 3 & 0x8888 | one >> 1 & 0x7777);
        let on_one = (columns | rows) as u32;
        let columns = (two << 3 | two >> 6) & (two << 6 | two >> 3) & 0o777;
        let rows = (two << 1 & 0o666 | two >> 2 & 0o111) & (two << 2 & 0o444 | two >> 1 & 0o333);
        let on_two = columns | rows;
        CellSet((on_one | on_two << 16) & !self.0)
    }

    /// The bits of levels 1, 2 and 3, each moved down to bit 0.
    const fn levels(self) -> (u32, u32, u32) {
        (self.0 & 0xffff, self.0 >> 16 & 0x1ff, self.0 >> 25 & 0xf)
    }
}

/// The cells of a grid with `WIDTH` files that lack in a 2×2 block of which the other three are
/// set. `pairs` masks the cells with a neighbour to the right, `corners` the lower left corners.
const fn missing_corners<const WIDTH: u32>(grid: u32, pairs: u32, corners: u32) -> u32 {
    let pair = grid & grid >> 1 & pairs;
    let above = pair >> WIDTH;
    (pair & grid >> (WIDTH + 1) & corners) << WIDTH
        | (pair & grid >> WIDTH & corners) << (WIDTH + 1)
        | above & grid >> 1 & corners
        | (above & grid & corners) << 1
}

impl Cell {
    /// The four cells this one rests on; none for a cell of level 1.
    #[must_use]
    pub const fn supports(self) -> CellSet {
        SUPPORTS[self.index() & 31]
    }

    /// The cells, up to four, that rest on this one.
    #[must_use]
    pub const fn covers(self) -> CellSet {
        COVERS[self.index() & 31]
    }

    /// The cells on lower levels than this one's.
    #[must_use]
    pub const fn lower(self) -> CellSet {
        CellSet((1 << self.level().first_index()) - 1)
    }

    /// This cell and all before it in cell order.
    pub(super) const fn and_before(self) -> CellSet {
        CellSet((2 << self.index()) - 1)
    }

    /// The squares this cell is a corner of, as sets of four cells.
    pub fn squares(self) -> impl Iterator<Item = CellSet> {
        SQUARES.into_iter().filter(move |s| s.contains(self))
    }

    /// The lines this cell lies on, as sets of four (level 1) or three cells (level 2).
    pub fn lines(self) -> impl Iterator<Item = CellSet> {
        LINES.into_iter().filter(move |l| l.contains(self))
    }
}

// 32 entries rather than 30, so that an index masked to five bits needs no bounds check.
const SUPPORTS: [CellSet; 32] = {
    let mut table = [CellSet::EMPTY; 32];
    let mut i = 16;
    while i < Cell::COUNT {
        table[i] = CellSet(1 << i).beneath();
        i += 1;
    }
    table
};

const COVERS: [CellSet; 32] = {
    let mut table = [CellSet::EMPTY; 32];
    let mut i = 0;
    while i < Cell::COUNT {
        let mut above = 16;
        while above < Cell::COUNT {
            table[i].0 |= (SUPPORTS[above].0 >> i & 1) << above;
            above += 1;
        }
        i += 1;
    }
    table
};

/// The 14 squares: each is what the cell in its middle one level up rests on.
const SQUARES: [CellSet; 14] = {
    let mut table = [CellSet::EMPTY; 14];
    let mut i = 0;
    while i < 14 {
        table[i] = SUPPORTS[i + 16];
        i += 1;
    }
    table
};

/// The 14 lines: rows and columns of level 1, then of level 2.
const LINES: [CellSet; 14] = {
    let mut table = [CellSet::EMPTY; 14];
    let mut found = 0;
    let mut level = 0;
    while level < 2 {
        let size = Level::ALL[level].size();
        let first = Level::ALL[level].first_index();
        let mut i = 0;
        while i < size {
            let mut j = 0;
            while j < size {
                table[found].0 |= 1 << (first + i * size + j);
                table[found + 1].0 |= 1 << (first + j * size + i);
                j += 1;
            }
            found += 2;
            i += 1;
        }
        level += 1;
    }
    table
};

/// The cells of a set in cell order; made by [`CellSet::iter`].
#[derive(Clone, Debug)]
pub struct Cells(CellSet);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0 = CellSet(self.0.0 & (self.0.0 - 1));
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl ExactSizeIterator for Cells {
    fn len(&self) -> usize {
        self.0.len() as usize
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        self.iter()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<T: IntoIterator<Item = Cell>>(cells: T) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

impl<const N: usize> From<[Cell; N]> for CellSet {
    fn from(cells: [Cell; N]) -> CellSet {
        cells.into_iter().collect()
    }
}

impl From<Cell> for CellSet {
    fn from(cell: Cell) -> CellSet {
        CellSet::of(cell)
    }
}

impl BitOr for CellSet {
    type Output = CellSet;

    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;

    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl Sub for CellSet {
    type Output = CellSet;

    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}

impl Not for CellSet {
    type Output = CellSet;

    fn not(self) -> CellSet {
        CellSet::ALL - self
    }
}

impl core::fmt::Debug for CellSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
