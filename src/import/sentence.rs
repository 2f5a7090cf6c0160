//! The sentences of a log that tell what was played.

use super::{Error, Wrong};
use crate::pylos_core::{Cell, Level};
use regex_lite::{Captures, Match, Regex};
use std::ops::Range;
use std::sync::LazyLock;

/// A sentence, and the bytes of the log it stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sentence {
    pub(super) at: Range<usize>,
    pub(super) deed: Deed,
}

/// What a sentence tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// A ball lands: from the reserve, or from another cell.
    Land { from: Option<Cell>, to: Cell },
    /// A ball goes back to the reserve.
    Return(Cell),
}

/// What may stand between two words, as a pattern: blanks, HTML's blank, HTML's tags.
const GAP: &str = r"(?:[\s\x{a0}]|&nbsp;|<[^<>]*>)";

/// Compiles a pattern in which a blank stands for gaps, at least one, and `~` for any number.
pub(super) fn pattern(text: &str) -> Regex {
    let text = text
        .replace(' ', &format!("{GAP}+"))
        .replace('~', &format!("{GAP}*"));
    #[allow(
        clippy::expect_used,
        reason = "a constant of the program, which tests use"
    )]
    Regex::new(&format!("(?i){text}")).expect("a pattern of the program is sound")
}

/// The pattern of a cell, three numbers in parentheses, with a letter before the names of its
/// groups.
fn cell(name: &str) -> String {
    let number = |axis| format!(r"(?<{name}{axis}>\d{{1,9}})");
    let [x, y, z] = ["x", "y", "z"].map(number);
    format!(r"\(~{x}~,~{y}~,~{z}~\)")
}

static SENTENCE: LazyLock<Regex> = LazyLock::new(|| {
    let [to, from, up, back] = ["t", "f", "u", "b"].map(cell);
    pattern(&format!(
        r"\b(?:(?<place>places a ball)(?:~{to})?|(?<raise>moves up a ball)(?: from~{from}~to~{up})?|(?<back>returned to reserve the ball)(?:~{back})?)"
    ))
});

static GAPS: LazyLock<Regex> = LazyLock::new(|| pattern(" "));

/// A text without what can stand between two words: one blank instead.
pub(super) fn in_one_line(text: &str) -> String {
    GAPS.replace_all(text, " ").trim().to_owned()
}

/// All sentences of a log, in the order in which they stand there.
pub(super) fn all(text: &str) -> Result<Vec<Sentence>, Error> {
    let sentences: Vec<Sentence> = SENTENCE
        .captures_iter(text)
        .map(|found| sentence(&found))
        .collect::<Result<_, _>>()?;
    if sentences.is_empty() {
        return Err((0..0, Wrong::Nothing));
    }
    Ok(sentences)
}

fn sentence(found: &Captures<'_>) -> Result<Sentence, Error> {
    // The whole of what is found is always there.
    let at = found.get(0).map_or(0..0, |whole| whole.range());
    let read = |name, expected| cell_of(found, name, expected).map_err(|wrong| (at.clone(), wrong));
    let deed = if found.name("place").is_some() {
        let to = read("t", "places a ball (x, y, z)")?;
        Deed::Land { from: None, to }
    } else if found.name("raise").is_some() {
        let expected = "moves up a ball from (x, y, z) to (x, y, z)";
        let from = Some(read("f", expected)?);
        let to = read("u", expected)?;
        Deed::Land { from, to }
    } else {
        Deed::Return(read("b", "returned to reserve the ball (x, y, z)")?)
    };
    Ok(Sentence { at, deed })
}

/// The cell in the groups that have this letter.
fn cell_of(found: &Captures<'_>, name: &str, expected: &'static str) -> Result<Cell, Wrong> {
    let number = |axis: &str| {
        let group: Option<Match<'_>> = found.name(&format!("{name}{axis}"));
        group.map(|number| number.as_str())
    };
    let (Some(x), Some(y), Some(z)) = (number("x"), number("y"), number("z")) else {
        return Err(Wrong::NoCell(expected));
    };
    let level = z.parse().ok().and_then(Level::from_number);
    let level = level.ok_or_else(|| Wrong::NoLevel(z.to_owned()))?;
    let from_zero = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
    from_zero(x)
        .zip(from_zero(y))
        .and_then(|(file, rank)| Cell::new(level, file, rank))
        .ok_or(Wrong::OffBoard(level))
}
