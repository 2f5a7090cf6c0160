//! A length of time that somebody may be given: whole seconds, as people write them.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;

/// Whole seconds, from one to those of a day.
///
/// ```
/// use pylos::clock::Span;
///
/// let span: Span = "1m30s".parse()?;
/// assert_eq!((span.seconds(), "1:30".parse()?), (90, span));
/// assert_eq!(span.to_string(), "1m30s");
/// # Ok::<(), pylos::clock::ParseSpanError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span(u32);

/// Text that is no time for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParseSpanError {
    /// It is written in no way that a time can be.
    Form,
    /// It has a part of a second.
    Fraction,
    /// It is below zero.
    Negative,
    /// It is no time at all.
    Zero,
    /// It is longer than a day.
    TooLong,
    /// It is a number that could be minutes or seconds; only a [`GameTime`](super::GameTime) takes
    /// it to be neither.
    NoUnit,
}

impl Display for ParseSpanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for ParseSpanError {}

impl Span {
    /// The longest: a day.
    pub const LONGEST: Span = Span(24 * 60 * 60);

    /// So many seconds.
    ///
    /// # Errors
    /// [`ParseSpanError::Zero`] and [`ParseSpanError::TooLong`].
    pub const fn of_seconds(seconds: u64) -> Result<Span, ParseSpanError> {
        match seconds {
            0 => Err(ParseSpanError::Zero),
            #[allow(
                clippy::cast_possible_truncation,
                reason = "no more than those of a day"
            )]
            1..=86_400 => Ok(Span(seconds as u32)),
            _ => Err(ParseSpanError::TooLong),
        }
    }

    /// How many seconds it has.
    #[must_use]
    pub const fn seconds(self) -> u32 {
        self.0
    }

    /// As a duration.
    #[must_use]
    pub const fn duration(self) -> Duration {
        Duration::from_secs(self.0 as u64)
    }
}

impl Display for Span {
    /// As in `45s`, `2m`, `1m30s` or `1h30m`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            (self.0 / 3600, 'h'),
            (self.0 / 60 % 60, 'm'),
            (self.0 % 60, 's'),
        ];
        let parts = parts.into_iter().filter(|(count, _)| *count > 0);
        let parts: Vec<String> = parts
            .map(|(count, unit)| format!("{count}{unit}"))
            .collect();
        f.pad(&parts.concat())
    }
}

impl FromStr for Span {
    type Err = ParseSpanError;

    /// Reads a time as in `45s`, `2m`, `1h30m`, `1:30`, `1:00:00` or `90`, which is in seconds;
    /// blanks and upper case do no harm.
    fn from_str(text: &str) -> Result<Span, ParseSpanError> {
        let text = without_blanks(text);
        if let Some(rest) = text.strip_prefix(['-', '\u{2212}']) {
            return Err(match seconds(rest) {
                Err(ParseSpanError::Form) => ParseSpanError::Form,
                _ => ParseSpanError::Negative,
            });
        }
        Span::of_seconds(seconds(&text)?)
    }
}

/// The text in lower case and without its blanks.
pub(super) fn without_blanks(text: &str) -> String {
    let text = text.chars().filter(|c| !c.is_whitespace());
    text.map(|c| c.to_ascii_lowercase()).collect()
}

/// The seconds that a text stands for, as many as they are.
fn seconds(text: &str) -> Result<u64, ParseSpanError> {
    if text.contains(':') {
        return by_colons(text);
    }
    if !text.ends_with(['h', 'm', 's']) {
        return number_of(text);
    }
    let mut rest = text;
    let mut sum = 0_u64;
    // Each unit at most once, the greater before the smaller.
    for (unit, worth) in [('h', 3600), ('m', 60), ('s', 1)] {
        if let Some((number, behind)) = rest.split_once(unit) {
            sum = sum.saturating_add(number_of(number)?.saturating_mul(worth));
            rest = behind;
        }
    }
    if rest.is_empty() {
        Ok(sum)
    } else {
        Err(ParseSpanError::Form)
    }
}

/// Minutes and seconds, or hours as well, with colons between them.
fn by_colons(text: &str) -> Result<u64, ParseSpanError> {
    let parts: Vec<&str> = text.split(':').collect();
    if parts.len() > 3 {
        return Err(ParseSpanError::Form);
    }
    let mut sum = 0_u64;
    for (place, part) in parts.iter().enumerate() {
        let number = number_of(part)?;
        if place > 0 && (part.len() != 2 || number > 59) {
            return Err(ParseSpanError::Form);
        }
        sum = sum.saturating_mul(60).saturating_add(number);
    }
    Ok(sum)
}

/// A number of digits only; one too great is as great as can be.
fn number_of(text: &str) -> Result<u64, ParseSpanError> {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.split_once(['.', ',']) {
        Some((whole, part)) if is_number(part) && (whole.is_empty() || is_number(whole)) => {
            Err(ParseSpanError::Fraction)
        }
        None if is_number(text) => Ok(text.parse().unwrap_or(u64::MAX)),
        _ => Err(ParseSpanError::Form),
    }
}
