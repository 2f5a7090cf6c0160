//! Draws lots: two hands with a ball in each, light and dark.

use super::board::draw_faces;
use super::face::Face;
use super::messages::lines;
use super::put;
use crate::pylos_core::Side;
use crate::text;
use crate::tui::lots::Lots;
use crate::tui::model::{Model, Setup};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

/// The largest ball as a picture and as glyphs, in rows.
const LARGEST: (u16, u16) = (9, 3);
/// Columns between the two hands.
const BETWEEN: u16 = 7;
/// Rows around the balls: title, names, hands, two free ones, a sentence, the bar.
const AROUND: u16 = 8;

/// Draws lots on the area of the screen.
pub fn draw(model: &Model, lots: &Lots, area: Rect, buffer: &mut Buffer) {
    let by_height = area.height.saturating_sub(AROUND);
    let by_width = area.width.saturating_sub(BETWEEN + 2) / 4;
    let largest = if model.look.is_shaded() {
        LARGEST.0
    } else {
        LARGEST.1
    };
    let rows = by_height.min(by_width).clamp(1, largest);
    // A row between names and balls, where there is one to spare.
    let apart = u16::from(by_height > rows);
    let width = rows * 4 + BETWEEN;
    let left = area.x + area.width.saturating_sub(width) / 2;
    let top = area.y + area.height.saturating_sub(rows + apart + AROUND) / 3;
    let seen = lots.seen();

    let title = model.words.say("lots-title");
    let line = |y, height| Rect::new(area.x + 1, y, area.width.saturating_sub(2), height);
    centred(buffer, line(top, 1), &title, Modifier::BOLD.into());
    for is_second in [false, true] {
        let x = left + u16::from(is_second) * (rows * 2 + BETWEEN);
        let place = Rect::new(x, top + 2, rows * 2, 1);
        let shows_light = lots.second_shows_light() == is_second;
        let name = text::seat(model.words, &model.next.players, is_second);
        let style = if seen.is_some() && shows_light {
            Modifier::BOLD | Modifier::REVERSED
        } else {
            Modifier::empty()
        };
        // A long name takes some of the room between the hands.
        let wide = Rect {
            x: place.x.saturating_sub(BETWEEN / 2),
            width: place.width + BETWEEN - 1,
            ..place
        };
        centred(buffer, wide.intersection(area), &name, style.into());
        let ball = Rect {
            y: place.y + 1 + apart,
            height: rows,
            ..place
        };
        let side = if shows_light { Side::Light } else { Side::Dark };
        hand(model, side, ball, buffer);
    }
    let said = match seen {
        Some(second) => {
            let Setup { players, start, .. } = &model.next;
            text::lots_drawn(model.words, players, second, start.to_move())
        }
        None => model.words.say("lots-prompt"),
    };
    let below = top + rows + apart + 5;
    let foot = line(below, area.bottom().saturating_sub(below + 1));
    let used = if said.width() <= usize::from(foot.width) {
        centred(buffer, foot, &said, Modifier::BOLD.into());
        1
    } else {
        lines(buffer, foot, &said, Modifier::BOLD.into())
    };
    if let Some(notice) = &model.notice {
        let rest = Rect {
            y: foot.y + used,
            height: foot.height.saturating_sub(used),
            ..foot
        };
        lines(buffer, rest, &notice.text, Style::new());
    }
}

/// A ball on an open hand.
fn hand(model: &Model, side: Side, ball: Rect, buffer: &mut Buffer) {
    let face = Face {
        ball: Some(side),
        size: 100,
        ..Face::default()
    };
    draw_faces(model, [(ball, face)], buffer);
    let palm = usize::from(ball.width.saturating_sub(2));
    let text = if model.look.ascii {
        format!("\\{}/", "_".repeat(palm))
    } else {
        format!("╰{}╯", "─".repeat(palm))
    };
    let below = Rect {
        y: ball.bottom(),
        height: 1,
        ..ball
    };
    put(buffer, below, &text, Style::new());
}

/// Writes a text in the middle of a line, cut where it is too long.
fn centred(buffer: &mut Buffer, line: Rect, text: &str, style: Style) {
    let spare = usize::from(line.width).saturating_sub(text.width());
    let indent = u16::try_from(spare / 2).unwrap_or(0);
    let place = Rect {
        x: line.x + indent,
        width: line.width - indent,
        ..line
    };
    put(buffer, place, text, style);
}
