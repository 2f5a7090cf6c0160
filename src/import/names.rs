//! Who played, and who gave up, as far as a log says it plainly.

use super::order::Order;
use super::sentence::{Deed, in_one_line, pattern};
use super::{Error, Wrong};
use crate::pylos_core::Side;
use regex_lite::Regex;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::LazyLock;

/// The names of both players, where they are plain.
///
/// # Errors
/// Where there are two names in front of the turns and one of them plays twice in a row: then a
/// turn is missing.
pub(super) fn of(text: &str, order: &Order<'_>) -> Result<[Option<String>; 2], Error> {
    let turns = order.sentences.iter();
    let turns = turns.filter(|sentence| matches!(sentence.deed, Deed::Land { .. }));
    let before: Vec<(&Range<usize>, Option<String>)> = turns
        .map(|sentence| (&sentence.at, name_before(text, sentence.at.start)))
        .collect();
    let of_side = |side: Side| {
        let mut names = before.iter().skip(side.index()).step_by(2);
        let (_, first) = names.next()?;
        let rest: Vec<_> = names.collect();
        let is_plain = !rest.is_empty() && rest.iter().all(|(_, name)| name == first);
        first.clone().filter(|_| is_plain)
    };
    let [light, dark] = Side::BOTH.map(of_side);
    if let (Some(one), Some(other)) = (&light, &dark)
        && !begin_alike(one, other)
    {
        return Ok([light, dark]);
    }
    // Two names before all turns, but not in turn.
    let distinct: BTreeSet<_> = before.iter().map(|(_, name)| name).collect();
    if distinct.len() == 2
        && !distinct.contains(&None)
        && let Some(place) = before.windows(2).position(|pair| pair[0].1 == pair[1].1)
        && let (at, Some(name)) = &before[place + 1]
    {
        return Err(((*at).clone(), Wrong::Twice(name.clone())));
    }
    Ok([None, None])
}

/// Whether two names have their first word in common: then it may belong to neither.
fn begin_alike(one: &str, other: &str) -> bool {
    let first = |name: &str| name.split(' ').next().map(str::to_lowercase);
    first(one) == first(other)
}

/// How many characters before a verb are looked at: more than a name has, with the tags around it.
const NEAR: usize = 400;

/// The words just before a place in a log that can be a name: those in the same line, back to the
/// first that cannot be part of one.
fn name_before(text: &str, at: usize) -> Option<String> {
    let before = &text[..at];
    let near = before.char_indices().rev().take(NEAR);
    let near = near.last().map_or(before, |(from, _)| &before[from..]);
    let line = near.rfind('\n').map_or(near, |end| &near[end..]);
    let line = in_one_line(line);
    let words = line.rsplit(' ').take_while(|word| is_of_a_name(word));
    let mut words: Vec<&str> = words.collect();
    words.reverse();
    Some(words.join(" ")).filter(|name| !name.is_empty())
}

/// Whether a word can be part of a name: letters and digits, and not what stands before names in
/// logs.
fn is_of_a_name(word: &str) -> bool {
    const NO_NAMES: [&str; 4] = ["am", "pm", "move", "turn"];
    let in_names = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '\'');
    word.chars().all(in_names)
        && word.chars().any(char::is_alphabetic)
        && !NO_NAMES.iter().any(|no| word.eq_ignore_ascii_case(no))
}

/// How a player gave the game up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// He resigned.
    Resignation(Side),
    /// He lost on time.
    Time(Side),
}

static GIVEN_UP: LazyLock<Regex> = LazyLock::new(|| {
    pattern(
        r"\b(?:has )?(?:(?<resigned>resigns|resigned|concedes|conceded|decided to (?:resign|concede))|(?:lost|loses) on time)\b",
    )
});

/// Who gave the game up after its last turn; nobody where that is not plain.
pub(super) fn end(text: &str, order: &Order<'_>, names: [Option<&str>; 2]) -> Option<End> {
    if names[0] == names[1] {
        return None;
    }
    let last = &order.sentences.last()?.at;
    let mut ends = GIVEN_UP.captures_iter(text).filter_map(|found| {
        let whole = found.get(0)?;
        let is_after = if order.newest_first {
            whole.end() <= last.start
        } else {
            whole.start() >= last.end
        };
        let name = name_before(text, whole.start()).filter(|_| is_after)?;
        let is_his = |side: &Side| names[side.index()] == Some(&*name);
        let side = Side::BOTH.into_iter().find(is_his)?;
        Some(match found.name("resigned") {
            Some(_) => End::Resignation(side),
            None => End::Time(side),
        })
    });
    ends.next().filter(|_| ends.next().is_none())
}
