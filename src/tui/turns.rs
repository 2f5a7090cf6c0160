//! The turns so far, with the variations from them: where each stands in the list, for drawing and
//! for the mouse.

use super::geometry::Geometry;
use super::model::Model;
use crate::pylos_core::Side;
use crate::record::{Place, Step, Study};
use ratatui::layout::{Position, Rect};
use std::ops::Range;
use unicode_width::UnicodeWidthStr;

/// A turn in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Where it is.
    pub area: Rect,
    /// Where it leads.
    pub place: Place,
    /// The turn, with its number before it where Light played it, with the parentheses of a
    /// variation and a sign where there is a comment.
    pub text: String,
}

/// The turns that there is room for: those around the one shown.
#[must_use]
pub fn items(model: &Model, geometry: &Geometry) -> Vec<Item> {
    let area = geometry.turns;
    let entries = entries(&model.study);
    let lines = flow(&entries, usize::from(area.width));
    let shown = model.place();
    let shown = entries.iter().position(|entry| entry.place == shown);
    let line = lines
        .iter()
        .position(|line| line.contains(&shown.unwrap_or(0)));
    let top = (line.unwrap_or(0) + 1).saturating_sub(usize::from(area.height));
    let rows = area.rows().zip(lines.into_iter().skip(top));
    rows.flat_map(|(row, line)| in_row(&entries[line], row))
        .collect()
}

/// The turn at a place of the screen, and its area.
#[must_use]
pub fn turn_at(model: &Model, geometry: &Geometry, at: Position) -> Option<(Rect, Place)> {
    if !geometry.turns.contains(at) {
        return None;
    }
    let mut items = items(model, geometry).into_iter();
    let item = items.find(|item| item.area.contains(at))?;
    Some((item.area, item.place))
}

/// A turn in the list, and the columns to the next: more after Dark's turn, so that pairs stand
/// together.
struct Entry {
    place: Place,
    text: String,
    gap: usize,
}

fn in_row(entries: &[Entry], row: Rect) -> Vec<Item> {
    let mut rest = row;
    let mut items = Vec::new();
    for Entry { place, text, gap } in entries {
        let width = u16::try_from(text.width())
            .unwrap_or(u16::MAX)
            .min(rest.width);
        items.push(Item {
            area: Rect { width, ..rest },
            place: *place,
            text: text.clone(),
        });
        let used = width
            .saturating_add(u16::try_from(*gap).unwrap_or(1))
            .min(rest.width);
        rest.x += used;
        rest.width -= used;
    }
    items
}

fn entries(study: &Study) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut opened = "";
    // Whether the next turn needs its number even when it is Dark's.
    let mut is_apart = true;
    for step in study.steps() {
        match step {
            Step::Open => (opened, is_apart) = ("(", true),
            Step::Close => {
                is_apart = true;
                if let Some(last) = entries.last_mut() {
                    last.text.push(')');
                    last.gap = 2;
                }
            }
            Step::Turn(place) => {
                entries.push(entry(study, place, opened, is_apart));
                (opened, is_apart) = ("", false);
            }
        }
    }
    entries
}

fn entry(study: &Study, place: Place, opened: &str, is_apart: bool) -> Entry {
    let numbered = study.numbered(place, is_apart);
    let is_dark = study.position(place).to_move() == Side::Light;
    let commented = if study.said(place).is_empty() {
        ""
    } else {
        "{}"
    };
    Entry {
        place,
        text: format!("{opened}{numbered}{commented}"),
        gap: if is_dark { 2 } else { 1 },
    }
}

/// Shares entries out to lines of a width, each a range of their numbers.
fn flow(entries: &[Entry], width: usize) -> Vec<Range<usize>> {
    let mut lines: Vec<Range<usize>> = Vec::new();
    let mut used = 0;
    for (number, entry) in entries.iter().enumerate() {
        let needed = entry.text.width();
        match lines.last_mut() {
            Some(line) if used + needed <= width => line.end = number + 1,
            _ => {
                lines.push(number..number + 1);
                used = 0;
            }
        }
        used += needed + entry.gap;
    }
    lines
}
