//! Turns that pass by themselves.

use std::time::Duration;

/// A record that is shown turn by turn, or waits to be shown on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// When the next turn is shown, as [`Model::now`](super::Model::now) has it; none while it
    /// waits.
    next: Option<Duration>,
    /// Each position stands as long as the next turn took, where that is known.
    real: bool,
    /// Which of the speeds it has otherwise.
    speed: usize,
}

/// How long each position stands, the slowest first, in milliseconds.
const STANDS: [u64; 7] = [8000, 4000, 2000, 1000, 500, 250, 125];

/// The speed at the beginning.
const USUAL: usize = 2;

impl Replay {
    /// One that waits, in real time or at the usual speed.
    #[must_use]
    pub const fn new(real: bool) -> Replay {
        Replay {
            next: None,
            real,
            speed: USUAL,
        }
    }

    /// Whether it goes on by itself.
    #[must_use]
    pub const fn is_going(self) -> bool {
        self.next.is_some()
    }

    /// The same, with the position now shown from now on; the next turn took some time, if that is
    /// known.
    #[must_use]
    pub fn going(self, now: Duration, turn: Option<Duration>) -> Replay {
        let steady = Duration::from_millis(STANDS[self.speed]);
        let stands = turn.filter(|_| self.real).unwrap_or(steady);
        Replay {
            next: Some(now.saturating_add(stands)),
            ..self
        }
    }

    /// The same, waiting.
    #[must_use]
    pub fn waiting(self) -> Replay {
        Replay { next: None, ..self }
    }

    /// The same, waiting, at the next speed up or down, as far as there is one; real time is left.
    #[must_use]
    pub fn at_speed(self, faster: bool) -> Replay {
        let speed = match (self.real, faster) {
            (true, _) => self.speed,
            (false, true) => (self.speed + 1).min(STANDS.len() - 1),
            (false, false) => self.speed.saturating_sub(1),
        };
        Replay {
            next: None,
            real: false,
            speed,
        }
    }

    /// How many positions it shows in a minute.
    #[must_use]
    pub fn per_minute(self) -> u64 {
        60_000 / STANDS[self.speed]
    }

    /// How long until the next turn is shown; none while it waits.
    #[must_use]
    pub fn rest(self, now: Duration) -> Option<Duration> {
        self.next.map(|next| next.saturating_sub(now))
    }
}
