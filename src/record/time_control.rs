//! The time control of a record, as text.

use std::fmt::{self, Display};
use std::str::FromStr;

/// The time the players have, in seconds: `30/turn`, `600+5` with an increment or `600d5` with a
/// delay.
///
/// ```
/// use pylos::record::TimeControl;
///
/// let control: TimeControl = "600D5".parse()?;
/// assert_eq!(control.to_string(), "600d5");
/// assert!("five minutes".parse::<TimeControl>().is_err());
/// # Ok::<(), pylos::record::ParseTimeControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl(String);

/// Text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTimeControlError {
    /// The text.
    pub found: String,
}

impl Display for ParseTimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for ParseTimeControlError {}

impl Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    /// Reads a time control, in upper or lower case.
    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let lower = text.trim().to_ascii_lowercase();
        let is_sound = if let Some(seconds) = lower.strip_suffix("/turn") {
            are_seconds(seconds)
        } else {
            let parts = lower.split_once(['+', 'd']);
            parts.is_some_and(|(main, more)| are_seconds(main) && are_seconds(more))
        };
        if is_sound {
            Ok(TimeControl(lower))
        } else {
            let found = text.to_owned();
            Err(ParseTimeControlError { found })
        }
    }
}

fn are_seconds(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit()) && text.parse::<u32>().is_ok()
}
