//! Draws what is around the board: header, reserves, bar.

use super::{put, put_right};
use crate::pylos_core::{Position, Side};
use crate::text;
use crate::tui::bar;
use crate::tui::geometry::Geometry;
use crate::tui::model::Model;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

/// The program, the rules, and on the right the cell under the cursor and the turn.
pub fn header(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let parts = [
        ("cell", model.cursor.to_string().into()),
        ("turn", (model.turns_shown() + 1).into()),
    ];
    let right = model.words.say_with("header-right", &parts);
    let line = put_right(buffer, geometry.header, &right);
    let name = format!(" {} ", model.words.say("title"));
    let style = Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED);
    let used = put(buffer, line, &name, style) + 1;
    let rest = Rect {
        x: line.x + used,
        width: line.width.saturating_sub(used),
        ..line
    };
    let rules = text::house_rules(model.words, model.game().rules());
    put(buffer, rest, &rules, Style::new());
}

/// The widest name shown.
const NAME: usize = 16;

/// Each side's reserve as balls in a tray, in groups of five.
pub fn reserves(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let names = Side::BOTH.map(|side| model.players.name(model.words, side));
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let room = usize::from(geometry.reserves[0].width).saturating_sub(2 + 17 + 5);
    let widest = widest.min(NAME).min(room);
    let position = model.shown();
    for (side, line) in Side::BOTH.into_iter().zip(geometry.reserves) {
        let count = model.reserve(side);
        let to_move = position.to_move() == side && model.game().outcome().is_none();
        let style = if to_move {
            Modifier::BOLD.into()
        } else {
            Style::new()
        };
        let pointer = match (to_move, model.look.ascii) {
            (false, _) => "  ",
            (true, true) => "> ",
            (true, false) => "▸ ",
        };
        put(buffer, line, pointer, style);
        let width = u16::try_from(widest).unwrap_or(0);
        let name = Rect {
            x: line.x + 2,
            width,
            ..line
        };
        put(buffer, name, &names[side.index()], style);
        let tray = Rect {
            x: name.right() + 1,
            width: TRAY,
            ..line
        };
        draw_tray(model, side, count, tray, buffer);
        let place = Rect {
            x: tray.right() + 1,
            width: line.right().saturating_sub(tray.right() + 1),
            ..line
        };
        put(buffer, place, &count_text(model, count, place.width), style);
    }
}

/// The number of balls in reserve, in words where there is room.
fn count_text(model: &Model, count: u32, room: u16) -> String {
    let words = text::reserve(model.words, count);
    if words.width() <= usize::from(room) {
        words
    } else {
        count.to_string()
    }
}

/// The columns of a tray: three groups of five with gaps, and a rim.
const TRAY: u16 = 19;

fn draw_tray(model: &Model, side: Side, count: u32, area: Rect, buffer: &mut Buffer) {
    let look = model.look;
    let (ground, ink, empty) = if let Some(palette) = model.theme().palette(look.depth) {
        let ball = palette.ball(side);
        (ball.tray, ball.reserve, ball.empty)
    } else {
        let inks = model.theme().glyphs(look.depth);
        let ink = [inks.light, inks.dark][side.index()];
        (inks.board, ink, inks.sign)
    };
    let ball = match (side, look.ascii) {
        (Side::Light, false) => "●",
        (Side::Dark, false) => "○",
        (Side::Light, true) => "O",
        (Side::Dark, true) => "X",
    };
    let area = area.intersection(buffer.area);
    buffer.set_style(area, Style::new().bg(ground));
    for i in 0..Position::BALLS_PER_SIDE {
        let x = area.x + 1 + u16::try_from(i + i / 5).unwrap_or(0);
        if x >= area.right() {
            break;
        }
        let (symbol, fg) = if i < count {
            (ball, ink)
        } else {
            ("·", empty)
        };
        buffer[(x, area.y)]
            .set_symbol(symbol)
            .set_style(Style::new().fg(fg).bg(ground));
    }
}

/// The keys that do something now.
pub fn bar(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let style = Style::new().add_modifier(Modifier::REVERSED);
    buffer.set_style(geometry.bar, style);
    for item in bar::items(model, geometry) {
        let used = put(
            buffer,
            item.area,
            &item.key,
            style.add_modifier(Modifier::BOLD),
        );
        let word = Rect {
            x: item.area.x + used + 1,
            width: item.area.width - used - 1,
            ..item.area
        };
        put(buffer, word, &item.word, style);
    }
}
