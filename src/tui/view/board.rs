//! Draws the four levels.

use super::ball::Picture;
use super::face::{Face, Mark, faces};
use super::{glyphs, put, pyramid};
use crate::pylos_core::{Cell, Level};
use crate::tui::Look;
use crate::tui::geometry::Geometry;
use crate::tui::model::Model;
use crate::tui::theme::{Palette, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use unicode_width::UnicodeWidthStr;

/// Draws the board with its labels.
pub fn draw(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    for (level, grid) in Level::ALL.into_iter().zip(geometry.levels) {
        labels(model, level, grid, geometry.cell, buffer);
    }
    if let Some(area) = geometry.pyramid.filter(|_| model.look.is_shaded()) {
        pyramid::draw(model, area, buffer);
    }
    let cells = Cell::all().map(|cell| geometry.rect(cell));
    draw_faces(model, cells.zip(faces(model)), buffer);
}

/// Draws cells, wherever they are.
pub fn draw_faces(
    model: &Model,
    faces: impl IntoIterator<Item = (Rect, Face)>,
    buffer: &mut Buffer,
) {
    let (theme, look) = (model.theme(), model.look);
    let palette = theme.palette(look.depth).filter(|_| look.is_shaded());
    let mut painter = palette.map(|palette| Painter {
        theme,
        look,
        palette,
        pictures: Vec::new(),
    });
    let inks = theme.glyphs(look.depth);
    for (area, face) in faces {
        match &mut painter {
            Some(painter) if area.height > 1 => painter.draw(face, area, buffer),
            _ => glyphs::draw(face, &inks, look, area, buffer),
        }
    }
}

/// Paints cells as pictures, and keeps those it has made, since most cells look like another.
struct Painter<'a> {
    theme: &'a Theme,
    look: Look,
    palette: Palette<Color>,
    pictures: Vec<(Picture, Vec<Color>)>,
}

impl Painter<'_> {
    /// A cell as a picture of half blocks, with its sign and the cursor upon it.
    fn draw(&mut self, face: Face, area: Rect, buffer: &mut Buffer) {
        let palette = self.palette;
        // From four rows on a dot looks better in the picture than as a sign.
        let dot = face.mark == Some(Mark::Land) && area.height >= 4;
        let picture = Picture {
            ball: face.ball,
            scale: f32::from(face.size) / 100.0,
            ghost: face.ghost,
            open: face.open,
            completed: face.completed,
            dot,
            size: area.width,
        };
        half_blocks(self.pixels(picture), area, buffer);
        if let Some(mark) = face
            .mark
            .filter(|_| face.ghost.is_none() && face.size == 100 && !dot)
        {
            // On one tone of what is there, so that it can be read whatever the shading.
            let (ink, ground) = match face.ball {
                Some(side) => (palette.ball(side).sign, palette.ball(side).tones[2]),
                None if face.open => (palette.sign, palette.hollow),
                None => (palette.sign, palette.faint),
            };
            let (x, y) = (area.x + area.width / 2 - 1, area.y + area.height / 2);
            let style = Style::new().fg(ink).bg(ground).add_modifier(Modifier::BOLD);
            buffer.set_string(x, y, mark.signs().0, style);
        }
        if face.cursor {
            let (ink, ground) = if face.completed {
                (palette.cursor_completed, palette.completed)
            } else {
                (palette.cursor, palette.board)
            };
            corners(self.look, area, buffer, ink, ground);
        }
    }

    /// The pixels of a picture, row by row; none at a depth without pictures.
    fn pixels(&mut self, picture: Picture) -> &[Color] {
        let known = self
            .pictures
            .iter()
            .position(|(other, _)| *other == picture);
        let place = known.unwrap_or_else(|| {
            let pixels = picture.pixels(self.theme, self.look.depth);
            self.pictures.push((picture, pixels.unwrap_or_default()));
            self.pictures.len() - 1
        });
        &self.pictures[place].1
    }
}

/// Draws pixels as half blocks, two above one another in each place.
pub fn half_blocks(pixels: &[Color], area: Rect, buffer: &mut Buffer) {
    let mut rows = pixels.chunks_exact(usize::from(area.width));
    for y in area.top()..area.bottom() {
        let (Some(upper), Some(lower)) = (rows.next(), rows.next()) else {
            return;
        };
        for (x, (upper, lower)) in (area.left()..).zip(upper.iter().zip(lower)) {
            let place = &mut buffer[(x, y)];
            place.set_symbol(if upper == lower { " " } else { "▀" });
            place.set_style(Style::new().fg(*upper).bg(*lower));
        }
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

/// The cursor: the four corners of a frame.
pub fn corners(look: Look, area: Rect, buffer: &mut Buffer, ink: Color, ground: Color) {
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
