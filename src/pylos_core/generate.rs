//! Every legal turn of a position, visited or counted.
//!
//! The rules are those of [`Draft`](super::Draft), found by sets of cells rather than step by
//! step, since analysis stands on their speed; tests hold the two against each other.

use super::{Cell, CellSet, Level, Position, Recovered, Rules, Turn};
use alloc::vec::Vec;

impl Position {
    /// Calls `visit` with each legal turn, once each, in no particular order. Allocates nothing.
    ///
    /// ```
    /// use pylos::pylos_core::{Position, Rules};
    ///
    /// let mut turns = 0;
    /// Position::START.visit_turns(Rules::default(), |_| turns += 1);
    /// assert_eq!(turns, 16);
    /// ```
    #[inline]
    pub fn visit_turns(&self, rules: Rules, mut visit: impl FnMut(Turn)) {
        let landings = Landings::of(self, rules);
        let skip_passes = rules.no_pass && !landings.only_passes(rules);
        for to in landings.places {
            if landings.completing.contains(to) {
                landings.after(None, to).visit(rules, |recovered| {
                    let turn = Turn::new(None, to, recovered);
                    if !(skip_passes && turn.is_pass()) {
                        visit(turn);
                    }
                });
            } else {
                visit(Turn::place(to));
            }
        }
        for to in landings.raises {
            for from in landings.sources(to) {
                if landings.completing.contains(to) {
                    let landed = landings.after(Some(from), to);
                    landed.visit(rules, |taken| visit(Turn::new(Some(from), to, taken)));
                } else {
                    visit(Turn::raise(from, to));
                }
            }
        }
    }

    /// Calls `visit` with each legal turn and the position after it, once each, in no particular
    /// order. Allocates nothing, and is faster than [`play`](Position::play), which checks the
    /// turn again.
    ///
    /// ```
    /// use pylos::pylos_core::{Position, Rules};
    ///
    /// let mut replies = 0;
    /// Position::START.visit_played(Rules::default(), |_, after| {
    ///     replies += after.count_turns(Rules::default());
    /// });
    /// assert_eq!(replies, 240);
    /// ```
    #[inline]
    pub fn visit_played(&self, rules: Rules, mut visit: impl FnMut(Turn, Position)) {
        self.visit_turns(rules, |turn| visit(turn, self.after(turn)));
    }

    /// Every legal turn, in no particular order.
    #[must_use]
    pub fn turns(&self, rules: Rules) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.visit_turns(rules, |turn| turns.push(turn));
        turns
    }

    /// How many legal turns there are, counted without making them.
    #[inline]
    #[must_use]
    pub fn count_turns(&self, rules: Rules) -> u64 {
        let landings = Landings::of(self, rules);
        let all = landings.count(rules);
        if rules.no_pass && all > landings.passes() {
            all - landings.passes()
        } else {
            all
        }
    }

    /// Whether every turn leaves the board as it was, so that even `no-pass` allows it.
    pub(super) fn must_pass(&self, rules: Rules) -> bool {
        Landings::of(self, rules).only_passes(rules)
    }
}

/// Where the side to move can land, before any turn is made. All empty when the game is over.
struct Landings {
    own: CellSet,
    occupied: CellSet,
    /// Own balls that may be lifted.
    free: CellSet,
    /// Where a ball from the reserve may land.
    places: CellSet,
    /// Where a raised ball may land, if there is one to raise.
    raises: CellSet,
    /// Which of these complete a square or line. A raised ball comes from a lower level, so it
    /// never is part of what it completes.
    completing: CellSet,
}

impl Landings {
    #[inline]
    fn of(position: &Position, rules: Rules) -> Landings {
        let side = position.to_move();
        let open = position.open();
        let may_place = position.reserve(side) > 0;
        let may_raise = may_place || rules.raise_when_empty;
        Landings {
            own: position.balls(side),
            occupied: position.occupied(),
            free: position.free(side),
            places: open.when(may_place),
            raises: (open - Level::One.cells()).when(may_raise),
            completing: position.completing(rules, side) & open,
        }
    }

    /// The balls that may be raised to a cell.
    #[inline]
    fn sources(&self, to: Cell) -> CellSet {
        (self.free & to.lower()) - to.supports()
    }

    /// The board once a ball has landed.
    #[inline]
    fn after(&self, from: Option<Cell>, to: Cell) -> Landed {
        let lifted = from.map_or(CellSet::EMPTY, CellSet::of);
        let occupied = (self.occupied - lifted).with(to);
        let own = (self.own - lifted).with(to);
        Landed {
            own,
            occupied,
            free: own - occupied.beneath(),
        }
    }

    #[inline]
    fn count(&self, rules: Rules) -> u64 {
        let mut count = u64::from(self.places.len());
        for to in self.raises {
            count += u64::from(self.sources(to).len());
        }
        if !self.completing.is_empty() {
            count += self.count_recoveries(rules);
        }
        count
    }

    /// How many turns more there are for the choice of what to take back.
    #[cold]
    fn count_recoveries(&self, rules: Rules) -> u64 {
        let mut more = 0;
        for to in self.completing & self.places {
            more += self.after(None, to).count(rules) - 1;
        }
        for to in self.completing & self.raises {
            for from in self.sources(to) {
                more += self.after(Some(from), to).count(rules) - 1;
            }
        }
        more
    }

    /// How many turns leave the board as it was: one for each ball placed that completes
    /// something.
    fn passes(&self) -> u64 {
        u64::from((self.completing & self.places).len())
    }

    fn only_passes(&self, rules: Rules) -> bool {
        self.passes() > 0 && self.passes() == self.count(rules)
    }
}

/// A board on which a ball has just completed something, and its player takes balls back.
struct Landed {
    own: CellSet,
    occupied: CellSet,
    free: CellSet,
}

impl Landed {
    /// The own balls that only `upper`, itself free, holds down.
    fn freed_by(&self, upper: Cell) -> impl Iterator<Item = Cell> {
        let below = upper.supports() & self.own;
        below
            .iter()
            .filter(move |lower| lower.covers() & self.occupied == upper.into())
    }

    fn visit(&self, rules: Rules, mut visit: impl FnMut(Recovered)) {
        if rules.optional_recovery {
            visit(Recovered::NONE);
        }
        for first in self.free {
            visit(Recovered::one(first));
            for second in self.free - first.and_before() {
                visit(Recovered::ordered(first, second));
            }
            for lower in self.freed_by(first) {
                visit(Recovered::ordered(lower, first));
            }
        }
    }

    fn count(&self, rules: Rules) -> u64 {
        let singles = u64::from(self.free.len());
        let pairs = singles * (singles - 1) / 2;
        let mut freed = 0;
        for upper in self.free - Level::One.cells() {
            freed += self.freed_by(upper).count() as u64;
        }
        u64::from(rules.optional_recovery) + singles + pairs + freed
    }
}
