//! Draws each side's line: who plays it, the balls in reserve, the time left.

use super::{columns, indented, put, put_right};
use crate::clock::{Clock, shown};
use crate::pylos_core::{Position, Side};
use crate::text;
use crate::tui::geometry::Geometry;
use crate::tui::model::Model;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::time::Duration;

/// The widest name shown.
const NAME: u16 = 16;
/// The columns of a name that are left before the tray goes.
const SHORT_NAME: u16 = 5;
/// The columns before the name, for the sign of the side to move.
const POINTER: u16 = 2;
/// The columns of a tray: three groups of five with gaps, and a rim.
const TRAY: u16 = 19;
/// The columns of a tray that has no room: one ball, before the count.
const BALL: u16 = 1;
/// The columns of the shortest count, and of the blanks around the tray.
const COUNT: u16 = 2;
/// The columns of a line in which the time of the turn and that of the game both have room.
const ROOMY: u16 = 60;

/// Each side's line.
pub fn draw(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let width = geometry.reserves[0].width;
    let names = Side::BOTH.map(|side| model.players.name(model.words, side));
    let times = Side::BOTH.map(|side| {
        let clock = model.clock.as_ref()?;
        Some(time(model, clock, side, width >= ROOMY))
    });
    let name = names.iter().map(|name| columns(name)).max().unwrap_or(0);
    let time = times.iter().flatten().map(|(text, _)| columns(text) + 1);
    let room = width.saturating_sub(time.max().unwrap_or(0));
    let others = POINTER + 1 + 1 + COUNT;
    let has_tray = room >= others + TRAY + name.min(SHORT_NAME);
    let tray = if has_tray { TRAY } else { BALL };
    let name = name.min(NAME).min(room.saturating_sub(others + tray));
    for side in Side::BOTH {
        let line = geometry.reserves[side.index()];
        let rest = match &times[side.index()] {
            Some((text, style)) => put_right(buffer, line, text, *style),
            None => line,
        };
        let rest = put_name(model, side, &names[side.index()], name, rest, buffer);
        put_reserve(model, side, tray, rest, buffer);
    }
}

/// What a side has left: in brackets where it runs, with one sign more in the last ten seconds.
fn time(model: &Model, clock: &Clock, side: Side, roomy: bool) -> (String, Style) {
    let left = clock.left(side, model.now);
    let text = match (left.turn, left.game) {
        (Some(turn), Some(game)) if roomy => {
            let parts = [("turn", shown(turn).into()), ("game", shown(game).into())];
            model.words.say_with("clock-both", &parts)
        }
        _ => shown(left.shorter()),
    };
    if !clock.runs() || clock.to_move() != side {
        return (format!("{text} "), Style::new());
    }
    if left.shorter() > Duration::from_secs(10) {
        return (format!("[{text}]"), Modifier::BOLD.into());
    }
    let urgent = Modifier::BOLD | Modifier::REVERSED;
    (format!("[!{text}]"), urgent.into())
}

/// Writes the name, before it a sign if it is the side's turn. Says what is left of the line.
fn put_name(
    model: &Model,
    side: Side,
    name: &str,
    width: u16,
    line: Rect,
    buffer: &mut Buffer,
) -> Rect {
    let style = name_style(model, side);
    let pointer = match (is_to_move(model, side), model.look.ascii) {
        (false, _) => "  ",
        (true, true) => "> ",
        (true, false) => "▸ ",
    };
    put(buffer, line, pointer, style);
    let line = indented(line, POINTER);
    let place = Rect {
        width: width.min(line.width),
        ..line
    };
    put(buffer, place, name, style);
    indented(line, width + 1)
}

fn is_to_move(model: &Model, side: Side) -> bool {
    model.shown().to_move() == side && model.game().outcome().is_none()
}

/// The side to move stands out.
fn name_style(model: &Model, side: Side) -> Style {
    if is_to_move(model, side) {
        Modifier::BOLD.into()
    } else {
        Style::new()
    }
}

/// Draws the reserve in a tray of a width, and the number of balls, in words where there is room.
fn put_reserve(model: &Model, side: Side, tray: u16, line: Rect, buffer: &mut Buffer) {
    let count = model.reserve(side);
    let place = Rect {
        width: tray.min(line.width),
        ..line
    };
    if tray == TRAY {
        draw_tray(model, side, count, place, buffer);
    } else {
        put(buffer, place, token(model, side).0, Style::new());
    }
    let place = indented(line, tray + 1);
    let words = text::reserve(model.words, count);
    let text = if columns(&words) <= place.width {
        words
    } else {
        count.to_string()
    };
    put(buffer, place, &text, name_style(model, side));
}

/// A side's ball in a line of text, and the colours of the tray it lies in: of a ball, and of a
/// place for one.
pub fn token(model: &Model, side: Side) -> (&'static str, Style, Style) {
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
    let style = Style::new().bg(ground);
    (ball, style.fg(ink), style.fg(empty))
}

fn draw_tray(model: &Model, side: Side, count: u32, area: Rect, buffer: &mut Buffer) {
    let (ball, filled, empty) = token(model, side);
    let area = area.intersection(buffer.area);
    buffer.set_style(area, Style { fg: None, ..empty });
    for i in 0..Position::BALLS_PER_SIDE {
        let x = area.x + 1 + u16::try_from(i + i / 5).unwrap_or(0);
        if x >= area.right() {
            break;
        }
        let (symbol, style) = if i < count {
            (ball, filled)
        } else {
            ("·", empty)
        };
        buffer[(x, area.y)].set_symbol(symbol).set_style(style);
    }
}
