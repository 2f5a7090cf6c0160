//! Draws the four levels.

use super::ball::Picture;
use super::face::{Face, Mark, faces};
use super::palette::{DARK_INK, PALE_INK, Rgb, color, wood};
use super::put;
use crate::pylos_core::{Cell, Level, Side};
use crate::tui::geometry::Geometry;
use crate::tui::model::Model;
use crate::tui::{Depth, Look};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use unicode_width::UnicodeWidthStr;

/// Draws the board with its labels.
pub fn draw(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    for (level, grid) in Level::ALL.into_iter().zip(geometry.levels) {
        labels(model, level, grid, geometry.cell, buffer);
    }
    let mut pictures = Pictures::default();
    for (cell, face) in Cell::all().zip(faces(model)) {
        let area = geometry.rect(cell);
        if model.look.is_shaded() && geometry.cell.1 > 1 {
            shaded(face, model.look, area, &mut pictures, buffer);
        } else {
            glyphs(face, model.look, area, buffer);
        }
    }
}

/// The pictures drawn so far, since most cells look like another.
#[derive(Default)]
struct Pictures(Vec<(Picture, Vec<Rgb>)>);

impl Pictures {
    /// The pixels of a picture, row by row.
    fn pixels(&mut self, picture: Picture) -> &[Rgb] {
        let known = self.0.iter().position(|(other, _)| *other == picture);
        let place = known.unwrap_or_else(|| {
            self.0.push((picture, picture.pixels()));
            self.0.len() - 1
        });
        &self.0[place].1
    }
}

/// A level's title above it, its ranks to the left, its files below.
fn labels(model: &Model, level: Level, grid: Rect, cell: (u16, u16), buffer: &mut Buffer) {
    let number = [("level", level.number().into())];
    let title = model.words.say_with("level", &number);
    let short = model.words.say_with("level-short", &number);
    // Above the ranks' labels too, where the title is wider than the cells.
    let wide = Rect::new(grid.x - 2, grid.y - 1, grid.width + 2, 1);
    let above = Rect::new(grid.x, grid.y - 1, grid.width, 1);
    let fitting = [(&title, above), (&title, wide), (&short, wide)]
        .into_iter()
        .find(|(title, place)| title.width() <= usize::from(place.width));
    if let Some((title, place)) = fitting {
        let indent = u16::try_from(usize::from(place.width) - title.width()).unwrap_or(0) / 2;
        let place = Rect {
            x: place.x + indent,
            width: place.width - indent,
            ..place
        };
        put(buffer, place, title, Style::new());
    }
    let centre = |size: u16| (size - 1) / 2;
    for i in 0..level.size() {
        let y = grid.bottom() - (u16::from(i) + 1) * cell.1 + centre(cell.1);
        let rank = Rect::new(grid.x - 2, y, 1, 1);
        put(buffer, rank, &(i + 1).to_string(), Style::new());
        let x = grid.x + u16::from(i) * cell.0 + centre(cell.0);
        let file = Rect::new(x, grid.bottom(), 1, 1);
        put(
            buffer,
            file,
            &char::from(b'a' + i).to_string(),
            Style::new(),
        );
    }
}

/// A cell as a picture of half blocks, with its sign and the cursor upon it.
fn shaded(face: Face, look: Look, area: Rect, pictures: &mut Pictures, buffer: &mut Buffer) {
    let tint = |rgb| color(look.depth, rgb);
    // From four rows on a dot looks better in the picture than as a sign.
    let dot = face.mark == Some(Mark::Land) && area.height >= 4;
    let picture = Picture {
        ball: face.ball,
        ghost: face.ghost,
        open: face.open,
        depth: look.depth,
        wood: wood(look.depth, face.completed),
        dot,
        size: area.width,
    };
    let pixels = pictures.pixels(picture);
    for row in 0..area.height {
        for column in 0..area.width {
            let half = |lower| {
                let place = (row * 2 + lower) * area.width + column;
                tint(pixels[usize::from(place)])
            };
            let (upper, lower) = (half(0), half(1));
            let place = &mut buffer[(area.x + column, area.y + row)];
            place.set_symbol(if upper == lower { " " } else { "▀" });
            place.set_style(Style::new().fg(upper).bg(lower));
        }
    }
    let pale = face.ball != Some(Side::Light) && !(face.ball.is_none() && face.completed);
    let ink = tint(if pale { PALE_INK } else { DARK_INK });
    if let Some(mark) = face.mark.filter(|_| face.ghost.is_none() && !dot) {
        let (x, y) = (area.x + area.width / 2 - 1, area.y + area.height / 2);
        for (x, sign) in (x..).zip(mark.signs().0.chars()) {
            let place = &mut buffer[(x, y)];
            let ground = place.bg;
            place.set_char(sign);
            place.set_style(Style::new().fg(ink).bg(ground).add_modifier(Modifier::BOLD));
        }
    }
    if face.cursor {
        let ink = if face.completed { DARK_INK } else { PALE_INK };
        corners(look, area, buffer, tint(ink), tint(picture.wood));
    }
}

/// The cursor: the four corners of a frame.
fn corners(look: Look, area: Rect, buffer: &mut Buffer, ink: Color, ground: Color) {
    let signs = if look.ascii {
        ["+"; 4]
    } else {
        ["┏", "┓", "┗", "┛"]
    };
    let (left, right) = (area.x, area.right() - 1);
    let (top, bottom) = (area.y, area.bottom() - 1);
    for ((x, y), sign) in [(left, top), (right, top), (left, bottom), (right, bottom)]
        .into_iter()
        .zip(signs)
    {
        buffer[(x, y)]
            .set_symbol(sign)
            .set_style(Style::new().fg(ink).bg(ground).add_modifier(Modifier::BOLD));
    }
}

/// A cell drawn with glyphs: for few colours or none, for ASCII, and for the smallest board.
fn glyphs(face: Face, look: Look, area: Rect, buffer: &mut Buffer) {
    let style = glyph_style(face, look);
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
            let (x, y) = (area.x + area.width / 2 - 1, area.y + area.height / 2);
            buffer.set_string(x, y, wide, style.add_modifier(Modifier::BOLD));
        } else if face.ball.is_some() {
            buffer.set_string(area.x + 1, area.y, narrow, style);
        } else {
            buffer.set_string(area.x, area.y, narrow, style);
        }
    }
    if face.cursor {
        if area.height > 1 {
            let ground = style.bg.unwrap_or_default();
            let ink = if look.depth == Depth::None {
                Color::Reset
            } else {
                Color::White
            };
            corners(look, area, buffer, ink, ground);
        } else {
            buffer.set_style(area, style.add_modifier(Modifier::REVERSED));
        }
    }
}

fn glyph_style(face: Face, look: Look) -> Style {
    let side = face.ball.or(face.ghost);
    let style = match look.depth {
        Depth::None => Style::new(),
        Depth::Sixteen => Style::new().bg(Color::Black).fg(match side {
            Some(Side::Light) => Color::LightYellow,
            Some(Side::Dark) => Color::LightRed,
            None => Color::White,
        }),
        depth => Style::new()
            .bg(color(depth, [0x2c, 0x1c, 0x10]))
            .fg(match side {
                Some(Side::Light) => color(depth, [0xff, 0xe9, 0xb8]),
                Some(Side::Dark) => color(depth, [0xe0, 0x90, 0x60]),
                None => color(depth, PALE_INK),
            }),
    };
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
