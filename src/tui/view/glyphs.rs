//! Draws cells with glyphs: for few colours or none, for ASCII, and for the smallest board.

use super::board::corners;
use super::face::{Face, Mark};
use crate::pylos_core::Side;
use crate::tui::Look;
use crate::tui::theme::Glyphs;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// Draws a cell.
pub fn draw(face: Face, inks: &Glyphs<Color>, look: Look, area: Rect, buffer: &mut Buffer) {
    let style = style_of(face, inks);
    let rows = shape(face, look, area.height > 1, area.width > 4);
    let sign = face.mark.filter(|_| face.ghost.is_none()).map(Mark::signs);
    buffer.set_style(area, style);
    let height = u16::try_from(rows.len()).unwrap_or(1);
    let width = u16::try_from(rows[0].chars().count()).unwrap_or(2);
    let left = area.x + (area.width - width) / 2;
    let top = area.y + (area.height - height) / 2;
    for (y, row) in (top..).zip(rows) {
        buffer.set_string(left, y, row, style);
    }
    if let Some((wide, narrow)) = sign {
        if area.height > 1 {
            let (x, y) = (area.x + area.width / 2 - 1, top + height / 2);
            buffer.set_string(x, y, wide, style.add_modifier(Modifier::BOLD));
        } else if face.ball.is_some() {
            buffer.set_string(area.x + 1, area.y, narrow, style);
        } else {
            buffer.set_string(area.x, area.y, narrow, style);
        }
    }
    if face.cursor {
        if area.height > 1 {
            corners(look, area, buffer, inks.sign, inks.board);
        } else {
            buffer.set_style(area, style.add_modifier(Modifier::REVERSED));
        }
    }
}

fn style_of(face: Face, inks: &Glyphs<Color>) -> Style {
    let style = Style::new()
        .bg(inks.board)
        .fg(match face.ball.or(face.ghost) {
            Some(Side::Light) => inks.light,
            Some(Side::Dark) => inks.dark,
            None => inks.sign,
        });
    if face.completed {
        style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    } else {
        style
    }
}

/// The rows of glyphs that make a ball, a ghost or an empty cell: a light ball is full, a dark one
/// a ring.
fn shape(face: Face, look: Look, tall: bool, wide: bool) -> &'static [&'static str] {
    let ghost = face.ghost.is_some();
    match (face.ball.or(face.ghost), tall, look.ascii) {
        (None, false, false) if face.open => &["· "],
        (None, false, true) if face.open => &[". "],
        (None, false, _) => &["- "],
        (None, true, _) if face.open => &["  "],
        (None, true, false) => &["╶╴"],
        (None, true, true) => &["--"],
        (Some(Side::Light), false, false) => &["● "],
        (Some(Side::Dark), false, false) => &["○ "],
        (Some(Side::Light), false, true) => &["O "],
        (Some(Side::Dark), false, true) => &["X "],
        (Some(Side::Light), true, false) if ghost && wide => &["░░░░", "░░░░", "░░░░"],
        (Some(Side::Light), true, false) if ghost => &["░░", "░░"],
        (Some(Side::Light), true, false) if wide => &["▄██▄", "████", "▀██▀"],
        (Some(Side::Light), true, false) => &["██", "██"],
        (Some(Side::Dark), true, false) if ghost && wide => &["┌╌╌┐", "╎  ╎", "└╌╌┘"],
        (Some(Side::Dark), true, false) if ghost => &["┌┐", "└┘"],
        (Some(Side::Dark), true, false) if wide => &["╭──╮", "│  │", "╰──╯"],
        (Some(Side::Dark), true, false) => &["╭╮", "╰╯"],
        (Some(Side::Light), true, true) if ghost && wide => &[" oo ", "o  o", " oo "],
        (Some(Side::Light), true, true) if ghost => &["oo", "oo"],
        (Some(Side::Light), true, true) if wide => &[" OO ", "OOOO", " OO "],
        (Some(Side::Light), true, true) => &["OO", "OO"],
        (Some(Side::Dark), true, true) if ghost && wide => &["x  x", " xx ", "x  x"],
        (Some(Side::Dark), true, true) if ghost => &["xx", "xx"],
        (Some(Side::Dark), true, true) if wide => &["X  X", " XX ", "X  X"],
        (Some(Side::Dark), true, true) => &["XX", "XX"],
    }
}
