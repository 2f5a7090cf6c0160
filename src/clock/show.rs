//! Time left, as people read it.

use std::time::Duration;

/// The most columns that [`shown`] takes: those of `99:59:59`, which longer times are shown as too.
/// Without an increment a clock never takes more than what it shows at the beginning.
pub const WIDTH: usize = 8;

const SECOND: Duration = Duration::from_secs(1);
const TENTH: Duration = Duration::from_millis(100);

/// Where tenths begin to be shown: the longest time that is less than ten seconds in tenths.
const SHORT: Duration = Duration::from_millis(9_900);

const LONGEST_SHOWN: Duration = Duration::from_secs(100 * 60 * 60 - 1);

/// Time left as in `1:02:03`, `9:59` or, under ten seconds, `9.8`. It is rounded up: `0.0` is shown
/// when nothing is left, and not before. In ASCII, and in [`WIDTH`] columns at most.
///
/// ```
/// use pylos::clock::shown;
/// use std::time::Duration;
///
/// assert_eq!(shown(Duration::from_millis(598_001)), "9:59");
/// assert_eq!(shown(Duration::from_millis(1)), "0.1");
/// ```
#[must_use]
pub fn shown(left: Duration) -> String {
    let left = left.min(LONGEST_SHOWN);
    let unit = unit(left);
    let count = left.as_nanos().div_ceil(unit.as_nanos());
    if unit == TENTH {
        return format!("{}.{}", count / 10, count % 10);
    }
    let (hours, minutes, seconds) = (count / 3600, count / 60 % 60, count % 60);
    if hours == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}

/// In what time is counted when so much is left.
fn unit(left: Duration) -> Duration {
    if left <= SHORT { TENTH } else { SECOND }
}

/// The most that is left when something else is shown than now; `None` where nothing is left.
pub(super) fn next_shown(left: Duration) -> Option<Duration> {
    if left.is_zero() {
        return None;
    }
    if left > LONGEST_SHOWN {
        return Some(LONGEST_SHOWN.saturating_sub(SECOND));
    }
    if left > SHORT && left <= SHORT + TENTH {
        return Some(SHORT);
    }
    let unit = unit(left).as_nanos();
    let below = (left.as_nanos().div_ceil(unit) - 1) * unit;
    // No more than the longest that is shown, in which there are far fewer nanoseconds.
    Some(Duration::from_nanos(
        u64::try_from(below).unwrap_or(u64::MAX),
    ))
}
