//! Draws the model. Pure: the same model on the same area is always the same screen.

mod ball;
mod board;
mod face;
mod glyphs;
mod lots;
mod messages;
mod panels;
mod pyramid;
mod reserves;
mod setup;
mod turns;

use super::geometry::{Geometry, SMALLEST};
use super::mode::{Mode, Page};
use super::model::Model;
use super::page;
use crate::text;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

/// Draws the whole screen, laid out from the frame's own area.
pub fn view(model: &Model, frame: &mut Frame<'_>) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    draw(model, area, buffer);
    if model.look.ascii {
        in_ascii(buffer);
    }
}

/// Draws the board and the reserves alone, for pictures that nobody plays on.
pub(crate) fn still(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    board::draw(model, geometry, buffer);
    reserves::draw(model, geometry, buffer);
    if model.look.ascii {
        in_ascii(buffer);
    }
}

fn draw(model: &Model, area: Rect, buffer: &mut Buffer) {
    let Some(geometry) = Geometry::of(area) else {
        too_small(model, area, buffer);
        return;
    };
    match &model.mode {
        Mode::Reading { page, top } => read(model, *page, *top, area, buffer),
        Mode::Setup(dialog) => setup::draw(model, dialog, area, buffer),
        Mode::Lots(drawn) => lots::draw(model, drawn, area, buffer),
        Mode::Board | Mode::Typing(..) | Mode::Asking(_) => {
            panels::header(model, &geometry, buffer);
            if model.hides_board() {
                hidden(model, &geometry, buffer);
            } else {
                board::draw(model, &geometry, buffer);
            }
            reserves::draw(model, &geometry, buffer);
            messages::draw(model, &geometry, buffer);
            turns::draw(model, &geometry, buffer);
        }
    }
    panels::bar(model, &geometry, buffer);
}

/// Says, in the place of the board, that it is hidden.
fn hidden(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let board = Rect {
        y: geometry.header.bottom(),
        height: geometry.reserves[0].y - geometry.header.bottom(),
        ..geometry.header
    };
    let text = format!(" {} ", model.words.say("hidden"));
    let (left, top) = (
        (board.width.saturating_sub(columns(&text))) / 2,
        board.height / 2,
    );
    let place = Rect {
        x: board.x + left,
        y: board.y + top,
        width: board.width - left,
        height: 1,
    };
    let style = Modifier::BOLD | Modifier::REVERSED;
    put(buffer, place, &text, style.into());
}

/// The columns that a text takes.
fn columns(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// Puts ASCII characters in the place of what else the sentences hold.
fn in_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let ascii = match cell.symbol() {
            symbol if symbol.is_ascii() => continue,
            "“" | "”" => "\"",
            "×" => "x",
            "·" => ".",
            "…" => "~",
            _ => "?",
        };
        cell.set_symbol(ascii);
    }
}

/// Says how large the window would have to be.
fn too_small(model: &Model, area: Rect, buffer: &mut Buffer) {
    let parts = [
        ("width", SMALLEST.0.into()),
        ("height", SMALLEST.1.into()),
        ("haswidth", area.width.into()),
        ("hasheight", area.height.into()),
    ];
    let text = model.words.say_with("too-small", &parts);
    // Off the border, where there is room for that.
    let margin = u16::from(area.width >= 20);
    let page = area.inner(Margin::new(margin, 0));
    let lines = textwrap::wrap(&text, usize::from(page.width.max(1)));
    for (row, line) in page.rows().zip(lines) {
        put(buffer, row, &line, Style::new());
    }
}

fn read(model: &Model, page: Page, top: usize, area: Rect, buffer: &mut Buffer) {
    let text = page::area(area);
    let lines = page::lines(model, page, text.width);
    let shown = usize::from(text.height);
    let top = top.min(lines.len().saturating_sub(shown));
    let title = Rect {
        y: area.y,
        height: 1,
        ..text
    };
    let lines_shown = [
        ("from", (top + 1).into()),
        ("to", (top + shown).min(lines.len()).into()),
        ("count", lines.len().into()),
    ];
    let lines_shown = model.words.say_with("page-lines", &lines_shown);
    let rest = put_right(buffer, title, &lines_shown, Style::new());
    put(
        buffer,
        rest,
        &page::title(model, page),
        Modifier::BOLD.into(),
    );
    for (row, line) in text.rows().zip(lines.iter().skip(top)) {
        put(buffer, row, line, Style::new());
    }
}

/// Writes a text on the first row of an area, cut at its end with an ellipsis where it is too
/// long. Says how many columns it took.
fn put(buffer: &mut Buffer, area: Rect, text: &str, style: Style) -> u16 {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return 0;
    }
    let text = text::cut(text, usize::from(area.width));
    let (end, _) = buffer.set_stringn(area.x, area.y, &text, usize::from(area.width), style);
    end - area.x
}

/// Writes the name of the program at the beginning of a line. Says what of the line is left.
fn put_program(model: &Model, line: Rect, buffer: &mut Buffer) -> Rect {
    let name = format!(" {} ", model.words.say("title"));
    let used = put(
        buffer,
        line,
        &name,
        (Modifier::BOLD | Modifier::REVERSED).into(),
    );
    indented(line, used + 1)
}

/// A line without its first columns.
fn indented(line: Rect, columns: u16) -> Rect {
    let columns = columns.min(line.width);
    Rect {
        x: line.x + columns,
        width: line.width - columns,
        ..line
    }
}

/// Writes a text at the right end of a line, where it fits. Says what of the line is left.
fn put_right(buffer: &mut Buffer, line: Rect, text: &str, style: Style) -> Rect {
    let width = columns(text);
    let Some(left) = line.width.checked_sub(width) else {
        return line;
    };
    let place = Rect {
        x: line.x + left,
        width,
        ..line
    };
    put(buffer, place, text, style);
    Rect {
        width: left.saturating_sub(1),
        ..line
    }
}
