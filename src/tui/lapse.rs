//! Time that passed while nobody could play: the machine slept, or the program was stopped.

use std::time::{Duration, Instant, SystemTime};

/// A moment, by the clock that only goes on and by that of the wall.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    steady: Instant,
    wall: SystemTime,
}

/// How late the program may wake up, on a machine that has much else to do, before that is taken
/// for a lapse.
const LATE: Duration = Duration::from_secs(30);

/// How late it has to wake up before it asks whether it was stopped, which it hears a moment later.
const NOTABLY_LATE: Duration = Duration::from_millis(500);

/// How much more time may pass on the wall than by the steady clock, which no load brings about.
const APART: Duration = Duration::from_secs(5);

impl Moment {
    pub(super) fn now() -> Moment {
        Moment {
            steady: Instant::now(),
            wall: SystemTime::now(),
        }
    }

    /// Whether so much more time than that has passed since this moment that the program may have
    /// been stopped.
    pub(super) fn is_late(self, wait: Duration) -> bool {
        self.steady.elapsed() > wait + NOTABLY_LATE
    }

    /// Whether there has been a lapse since this moment, when the program wanted to wake up after
    /// some time at the latest.
    pub(super) fn has_lapsed(self, wait: Duration) -> bool {
        // It may have been set back meanwhile.
        let by_wall = self.wall.elapsed().unwrap_or_default();
        is_lapse(wait, self.steady.elapsed(), by_wall)
    }
}

/// On some systems the steady clock stands while the machine sleeps, on others it does not.
fn is_lapse(wait: Duration, steady: Duration, by_wall: Duration) -> bool {
    steady > wait + LATE || by_wall > steady + APART
}

#[cfg(test)]
mod tests {
    use super::is_lapse;
    use std::time::Duration;

    #[test]
    fn sleep_is_told_from_a_busy_machine() {
        let lapse = |wait, steady, by_wall| {
            let seconds = Duration::from_secs;
            is_lapse(seconds(wait), seconds(steady), seconds(by_wall))
        };
        assert!(!lapse(1, 1, 1) && !lapse(1, 0, 0), "as it should be");
        assert!(!lapse(1, 20, 20), "busy");
        assert!(!lapse(1, 1, 0), "the wall clock was set back");
        assert!(lapse(1, 1, 3600), "slept, and the steady clock with it");
        assert!(lapse(1, 3600, 3600), "slept, or was stopped");
    }
}
