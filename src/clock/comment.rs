//! The time a turn has taken, as it stands in a comment of a record: `[%emt 0:00:07]`.

use super::{digits, whole};
use std::iter;
use std::ops::Range;
use std::time::Duration;

/// What begins the time of a turn.
const MARK: &str = "[%emt";

/// The time of a turn that stands in a comment: `[%emt 0:00:07]` with any text around it, and also
/// `[%emt 0:07]` or `[%emt 7]`. Parts of a second may follow; of those, milliseconds count. `None`
/// where there is none that can be read.
///
/// ```
/// use pylos::clock::{emt, with_emt};
/// use std::time::Duration;
///
/// let seven = Duration::from_secs(7);
/// assert_eq!(emt("[%emt 0:00:07] well played"), Some(seven));
/// assert_eq!(with_emt("well played", seven), "[%emt 0:00:07] well played");
/// ```
#[must_use]
pub fn emt(comment: &str) -> Option<Duration> {
    marks(comment).first().map(|mark| mark.time)
}

/// The comment with this time of the turn in it, before its text, and no other.
#[must_use]
pub fn with_emt(comment: &str, spent: Duration) -> String {
    let mark = format!("{MARK} {}]", written_time(spent));
    match without_emt(comment) {
        text if text.is_empty() => mark,
        text => format!("{mark} {text}"),
    }
}

/// The comment without any time of the turn. Where there is none it is as it was; else what stood
/// around it has one blank between.
#[must_use]
pub fn without_emt(comment: &str) -> String {
    let marks = marks(comment);
    if marks.is_empty() {
        return comment.to_owned();
    }
    let ends = marks.iter().map(|mark| mark.bytes.start);
    let starts = marks.iter().map(|mark| mark.bytes.end);
    let texts = iter::once(0)
        .chain(starts)
        .zip(ends.chain(iter::once(comment.len())))
        .map(|(start, end)| comment[start..end].trim())
        .filter(|text| !text.is_empty());
    texts.collect::<Vec<_>>().join(" ")
}

/// The time of a turn in a comment.
struct Mark {
    /// Where it stands.
    bytes: Range<usize>,
    time: Duration,
}

/// All that can be read, in their order.
fn marks(comment: &str) -> Vec<Mark> {
    let lower = comment.to_ascii_lowercase();
    let starts = lower.match_indices(MARK).map(|(start, _)| start);
    let marks = starts.filter_map(|start| {
        let text = &comment[start + MARK.len()..];
        let length = text.find(|c: char| !c.is_whitespace() && !"0123456789:.,".contains(c))?;
        let ends = text[length..].starts_with(']') && text.starts_with(char::is_whitespace);
        let time = read_time(&text[..length]).filter(|_| ends)?;
        let bytes = start..start + MARK.len() + length + 1;
        Some(Mark { bytes, time })
    });
    marks.collect()
}

/// A time as a record has it: hours, minutes and seconds as in `0:00:07`, with milliseconds where
/// it is not whole, as in `0:00:07.250`.
#[must_use]
pub fn written_time(time: Duration) -> String {
    let time = whole(time);
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let parts = match time.subsec_millis() {
        0 => String::new(),
        parts => format!(".{parts:03}"),
    };
    format!("{hours}:{minutes:02}:{seconds:02}{parts}")
}

/// Reads a time as [`written_time`] writes it, or without hours, or without minutes as well.
#[must_use]
pub fn read_time(text: &str) -> Option<Duration> {
    let text = text.trim();
    let (whole, parts) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let mut seconds = 0_u64;
    let fields: Vec<&str> = whole.split(':').collect();
    if fields.len() > 3 {
        return None;
    }
    for field in fields {
        seconds = seconds.checked_mul(60)?.checked_add(digits(field)?)?;
    }
    digits(parts)?;
    let millis = digits(&format!("{parts:0<3}")[..3])?;
    let millis = seconds.checked_mul(1000)?.checked_add(millis)?;
    Some(Duration::from_millis(millis))
}
