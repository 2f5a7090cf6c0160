//! Turns that pass by themselves.

use std::time::Duration;

/// A record that is shown turn by turn, or waits to be shown on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// When the next turn is shown, as [`Model::now`](super::Model::now) has it; none while it
    /// waits.
    next: Option<Duration>,
    /// Which of the speeds it has.
    speed: usize,
}

/// How long each position stands, the slowest first, in milliseconds.
const STANDS: [u64; 7] = [8000, 4000, 2000, 1000, 500, 250, 125];

/// The speed at the beginning.
const USUAL: usize = 2;

impl Replay {
    /// Shows its first position from now on.
    #[must_use]
    pub fn begin(now: Duration) -> Replay {
        let replay = Replay {
            next: None,
            speed: USUAL,
        };
        replay.going(now)
    }

    /// How long each position stands.
    #[must_use]
    pub fn stands(self) -> Duration {
        Duration::from_millis(STANDS[self.speed])
    }

    /// Whether it goes on by itself.
    #[must_use]
    pub fn is_going(self) -> bool {
        self.next.is_some()
    }

    /// The same, with the position now shown from now on.
    #[must_use]
    pub fn going(self, now: Duration) -> Replay {
        Replay {
            next: Some(now + self.stands()),
            ..self
        }
    }

    /// The same, waiting.
    #[must_use]
    pub fn waiting(self) -> Replay {
        Replay { next: None, ..self }
    }

    /// The same, at the next speed, up or down, as far as there is one.
    #[must_use]
    pub fn at_speed(self, faster: bool, now: Duration) -> Replay {
        let speed = if faster {
            (self.speed + 1).min(STANDS.len() - 1)
        } else {
            self.speed.saturating_sub(1)
        };
        let replay = Replay { speed, ..self };
        if self.is_going() {
            replay.going(now)
        } else {
            replay
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
