//! The movement of balls.

use crate::pylos_core::Position;
use std::time::Duration;

/// A short movement from one position to the one shown: new balls grow, old ones shrink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    /// The position it began with.
    pub before: Position,
    /// How many of its pictures have been shown, 0 to [`PICTURES`](Motion::PICTURES) - 1.
    pub step: u8,
}

impl Motion {
    /// How many pictures a movement has; the position itself follows as the last.
    pub const PICTURES: u8 = 4;
    /// How long each of them stands.
    pub const INTERVAL: Duration = Duration::from_millis(40);

    /// What follows its picture; `None` where it is over.
    #[must_use]
    pub fn next(self) -> Option<Motion> {
        let step = self.step + 1;
        (step < Motion::PICTURES).then_some(Motion { step, ..self })
    }

    /// How far it is, in percent.
    #[must_use]
    pub fn percent(self) -> u8 {
        (self.step + 1) * (100 / (Motion::PICTURES + 1))
    }
}
