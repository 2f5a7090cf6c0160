//! What a player does when it is his turn.

use super::{Cell, CellSet};

/// The balls a turn takes back: none, one or two, in canonical order.
///
/// Canonical order is cell order, unless the second rests on the first: then the upper one comes
/// first, since only its removal frees the other.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Recovered([Option<Cell>; 2]);

impl Recovered {
    /// No ball.
    pub const NONE: Recovered = Recovered([None, None]);

    /// One ball.
    #[must_use]
    pub const fn one(cell: Cell) -> Recovered {
        Recovered([Some(cell), None])
    }

    /// Two balls, given in either order; the same ball twice is one.
    #[must_use]
    pub const fn two(a: Cell, b: Cell) -> Recovered {
        if a.index() == b.index() {
            Recovered::one(a)
        } else if a.index() < b.index() {
            Self::ordered(a, b)
        } else {
            Self::ordered(b, a)
        }
    }

    /// Two balls of which `lower` precedes `upper` in cell order.
    pub(super) const fn ordered(lower: Cell, upper: Cell) -> Recovered {
        if upper.supports().contains(lower) {
            Recovered([Some(upper), Some(lower)])
        } else {
            Recovered([Some(lower), Some(upper)])
        }
    }

    /// The balls as a set.
    #[must_use]
    pub fn cells(self) -> CellSet {
        let [first, second] = self.0.map(|cell| cell.map_or(CellSet::EMPTY, CellSet::of));
        first | second
    }
}

impl IntoIterator for Recovered {
    type Item = Cell;
    type IntoIter = core::iter::Flatten<core::array::IntoIter<Option<Cell>, 2>>;

    /// The balls in canonical order.
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter().flatten()
    }
}

/// A turn: a ball placed or raised, and the balls taken back.
///
/// Two turns are equal when from, to and the set of recovered balls are. A turn by itself is only
/// a proposal: whether it is legal depends on the position and the rules.
///
/// ```
/// use pylos::pylos_core::{Cell, Recovered, Turn};
///
/// let turn: Turn = "1d4-2b2x1a1".parse()?;
/// assert_eq!(turn.from(), Some("1d4".parse()?));
/// assert_eq!(turn.to(), "2b2".parse()?);
/// assert_eq!(turn.recovered(), Recovered::one("1a1".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn {
    from: Option<Cell>,
    to: Cell,
    recovered: Recovered,
}

impl Turn {
    /// A ball from the reserve onto `to`.
    #[must_use]
    pub const fn place(to: Cell) -> Turn {
        Turn::new(None, to, Recovered::NONE)
    }

    /// The ball on `from` up to `to`.
    #[must_use]
    pub const fn raise(from: Cell, to: Cell) -> Turn {
        Turn::new(Some(from), to, Recovered::NONE)
    }

    /// A turn from its parts; `from` is `None` for a ball from the reserve.
    #[must_use]
    pub const fn new(from: Option<Cell>, to: Cell, recovered: Recovered) -> Turn {
        Turn {
            from,
            to,
            recovered,
        }
    }

    /// Where a raised ball comes from; `None` if it comes from the reserve.
    #[must_use]
    pub const fn from(self) -> Option<Cell> {
        self.from
    }

    /// Where the ball lands.
    #[must_use]
    pub const fn to(self) -> Cell {
        self.to
    }

    /// The balls taken back.
    #[must_use]
    pub const fn recovered(self) -> Recovered {
        self.recovered
    }

    /// Whether the turn places a ball and takes back just that one, so that the board is as it
    /// was before.
    #[must_use]
    pub fn is_pass(self) -> bool {
        self.from.is_none() && self.recovered == Recovered::one(self.to)
    }
}

impl core::fmt::Debug for Turn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Display::fmt(self, f)
    }
}
