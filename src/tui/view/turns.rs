//! Draws the turns so far.

use super::put;
use crate::pylos_core::Side;
use crate::tui::geometry::Geometry;
use crate::tui::model::Model;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::ops::Range;
use unicode_width::UnicodeWidthStr;

/// A turn in the list, with its number before it where Light played it.
struct Entry {
    text: String,
    /// Columns to the next entry: more after Dark's turn, so that pairs stand together.
    gap: usize,
}

/// The turns so far, the one shown marked; the latest where not all fit.
pub fn draw(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let area = geometry.turns;
    let entries = entries(model);
    let lines = flow(&entries, usize::from(area.width));
    let shown = model.turns_shown().checked_sub(1);
    let line = lines
        .iter()
        .position(|line| line.contains(&shown.unwrap_or(0)))
        .unwrap_or(0);
    let top = (line + 1).saturating_sub(usize::from(area.height));
    for (row, line) in area.rows().zip(lines.into_iter().skip(top)) {
        let mut rest = row;
        for number in line {
            let style = if shown == Some(number) {
                Modifier::REVERSED.into()
            } else {
                Style::new()
            };
            let Entry { text, gap } = &entries[number];
            let used = put(buffer, rest, text, style) + u16::try_from(*gap).unwrap_or(1);
            rest = Rect {
                x: rest.x + used,
                width: rest.width.saturating_sub(used),
                ..rest
            };
        }
    }
}

fn entries(model: &Model) -> Vec<Entry> {
    let dark_first = usize::from(model.game.start().to_move() == Side::Dark);
    let entry = |(number, turn)| {
        let ply = number + dark_first;
        let pair = ply / 2 + 1;
        match (ply % 2, number) {
            (0, _) => Entry {
                text: format!("{pair}. {turn}"),
                gap: 1,
            },
            (_, 0) => Entry {
                text: format!("{pair}. ... {turn}"),
                gap: 2,
            },
            _ => Entry {
                text: format!("{turn}"),
                gap: 2,
            },
        }
    };
    model.game.turns().enumerate().map(entry).collect()
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
