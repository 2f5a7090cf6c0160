//! Time controls and clocks, as arithmetic on instants handed in.
//!
//! Nothing here knows what time it is. An instant is a [`Duration`] since some
//! beginning that the caller chose, such as the start of the game; it counts in whole milliseconds,
//! so that what is recorded of a turn is all there is to know of it.
//!
//! - [`TimeControl`]: what time the players have, as a record and as people write it.
//! - [`Clock`]: the time both players have left.
//! - [`shown`] and [`WIDTH`]: time left, as people read it.
//! - [`emt`], [`with_emt`] and [`without_emt`]: the time of a turn, in its comment.

mod comment;
mod control;
mod running;
mod show;
mod span;

pub use comment::{emt, read_time, with_emt, without_emt, written_time};
pub use control::{Bonus, GameTime, Misfit, ParseTimeControlError, TimeControl};
pub use running::{Clock, Left, TimeUp};
pub use show::{WIDTH, shown};
pub use span::{ParseSpanError, Span};

use std::time::Duration;

/// The whole milliseconds of a duration.
fn whole(duration: Duration) -> Duration {
    Duration::from_millis(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX))
}

/// A number of digits only.
fn digits(text: &str) -> Option<u64> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

#[cfg(test)]
mod tests;
