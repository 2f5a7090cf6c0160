//! Where the lines of the dialog are, for drawing and for the mouse.

use super::{Line, Stage};
use ratatui::layout::Rect;

/// The widest dialog, in columns.
const WIDEST: u16 = 60;

/// The lines that have a free row above them where there is room, by how much that helps.
const APART: [Line; 4] = [Line::Begin, Line::Variant, Line::TurnTime, Line::Light];

/// Where the dialog is on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The title.
    pub title: Rect,
    /// The lines that there is room for, around the one that takes the keys.
    pub lines: Vec<(Line, Rect)>,
    /// What there is to say.
    pub foot: Rect,
}

/// Lays the dialog out on the area of the screen, of which the last row is the bar's.
#[must_use]
pub fn layout(area: Rect, stage: Stage) -> Layout {
    let at = match stage {
        Stage::At(line) => line,
        Stage::Colour { .. } => Line::Begin,
    };
    let width = area.width.saturating_sub(2).min(WIDEST);
    let column = |y, height| Rect::new(area.x + (area.width - width) / 2, y, width, height);
    let foot_rows = if width < WIDEST { 4 } else { 3 };
    let count = Line::ALL.len();
    let all = u16::try_from(count).unwrap_or(u16::MAX);
    // A title and the bar are always there.
    let room = area.height.saturating_sub(2 + foot_rows);
    let shown = all.min(room);
    let mut left = room - shown;
    let mut take = |most: u16| {
        let taken = most.min(left);
        left -= taken;
        taken
    };
    let apart = usize::from(take(4));
    let above_lines = take(1);
    let above_foot = take(1);
    let title = column(area.y + left / 3, 1);
    let first = at
        .index()
        .saturating_sub(usize::from(shown / 2))
        .min(count - usize::from(shown));
    let mut y = title.bottom() + above_lines;
    let mut lines = Vec::new();
    for line in Line::ALL.into_iter().skip(first).take(usize::from(shown)) {
        y += u16::from(APART[..apart].contains(&line));
        lines.push((line, column(y, 1)));
        y += 1;
    }
    Layout {
        title,
        lines,
        foot: column(y + above_foot, foot_rows),
    }
}

/// Where the two colours to choose from stand, light first, and the question above them.
#[must_use]
pub fn colours(area: Rect) -> (Rect, [Rect; 2]) {
    let width = area.width.saturating_sub(2).min(WIDEST);
    let left = area.x + (area.width - width) / 2;
    let top = area.y + area.height.saturating_sub(8) / 3 + 1;
    let row = |y| Rect::new(left, y, width, 1);
    (
        Rect {
            height: 3,
            ..row(top)
        },
        [row(top + 4), row(top + 5)],
    )
}
