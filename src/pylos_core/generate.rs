//! Every legal turn of a position, visited or counted.
//!
//! The rules are those of [`Draft`](super::Draft), found by sets of cells rather than step by
//! step, since analysis stands on their speed; tests hold the two against each other.

use super::{Cell, CellSet, Level, Position, Recovered, Rules, Side, Turn};
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
        self.visit_played(rules, |turn, _| visit(turn));
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
        let landings = Landings::of(self, rules);
        let skip_passes = rules.no_pass && !landings.only_passes(rules);
        for to in landings.places {
            if landings.completing.contains(to) {
                landings.after(None, to).visit(rules, |recovered| {
                    let turn = Turn::new(None, to, recovered);
                    if !(skip_passes && turn.is_pass()) {
                        visit(turn, self.after(turn));
                    }
                });
            } else {
                let turn = Turn::place(to);
                visit(turn, self.after(turn));
            }
        }
        for to in landings.raises {
            for from in landings.sources(to) {
                if landings.completing.contains(to) {
                    let landed = landings.after(Some(from), to);
                    landed.visit(rules, |recovered| {
                        let turn = Turn::new(Some(from), to, recovered);
                        visit(turn, self.after(turn));
                    });
                } else {
                    let turn = Turn::raise(from, to);
                    visit(turn, self.after(turn));
                }
            }
        }
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
        Landings::of(self, rules).count_legal(rules)
    }

    /// How many legal turns there are in all positions that one turn leads to. Plays each turn and
    /// counts the replies, but looks just once at the balls of the side that replies, since the
    /// turn leaves them alone.
    pub(super) fn count_replies(&self, rules: Rules) -> u64 {
        let replier = Mover::of(self, self.to_move().other(), rules);
        let mut count = 0;
        self.visit_played(rules, |_, after| {
            count += replier.landings(&after).count_legal(rules);
        });
        count
    }

    /// Whether every turn leaves the board as it was, so that even `no-pass` allows it.
    pub(super) fn must_pass(&self, rules: Rules) -> bool {
        Landings::of(self, rules).only_passes(rules)
    }
}

/// What a side's own balls decide about its turns, wherever those of the other side are.
struct Mover {
    own: CellSet,
    may_place: bool,
    may_raise: bool,
    /// Where a ball would complete a square or line.
    completing: CellSet,
}

impl Mover {
    #[inline]
    fn of(position: &Position, side: Side, rules: Rules) -> Mover {
        let may_place = position.reserve(side) > 0;
        Mover {
            own: position.balls(side),
            may_place,
            may_raise: may_place || rules.raise_when_empty,
            completing: position.completing(rules, side),
        }
    }

    /// Where the side can land in a position with these balls of its own, and with it to move.
    #[inline]
    fn landings(&self, position: &Position) -> Landings {
        let open = position.open();
        Landings {
            own: self.own,
            occupied: position.occupied(),
            places: open.when(self.may_place),
            raises: (open - Level::One.cells()).when(self.may_raise),
            completing: self.completing & open,
        }
    }
}

/// Where the side to move can land, before any turn is made. All empty when the game is over.
struct Landings {
    own: CellSet,
    occupied: CellSet,
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
        Mover::of(position, position.to_move(), rules).landings(position)
    }

    /// The balls that may be raised to a cell. Which are free is found out only here, since mostly
    /// there is no cell to raise to.
    #[inline]
    fn sources(&self, to: Cell) -> CellSet {
        let free = self.own - self.occupied.beneath();
        (free & to.lower()) - to.supports()
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

    /// How many turns are legal.
    #[inline]
    fn count_legal(&self, rules: Rules) -> u64 {
        let all = self.count(rules);
        if rules.no_pass && all > self.passes() {
            all - self.passes()
        } else {
            all
        }
    }

    /// How many turns there are with those that `no-pass` forbids.
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
