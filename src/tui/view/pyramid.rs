//! Draws the pyramid from above, put together, as it stands on the table.

use super::ball::{HOLLOW, Matter, is_shadowed, mean, mix, on_ball};
use super::board::half_blocks;
use crate::pylos_core::{Cell, Level, Position};
use crate::tui::Depth;
use crate::tui::model::Model;
use crate::tui::theme::Rgb;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;

/// How much darker a ball is for each level between it and the apex.
const DIMMER: f32 = 0.12;

/// Draws the pyramid on an area with twice as many columns as rows; nothing at a depth without
/// pictures.
pub fn draw(model: &Model, area: Rect, buffer: &mut Buffer) {
    let shown = model.shown();
    let theme = model.theme();
    let size = area.width;
    let places = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let pixels: Vec<Color> = match model.look.depth {
        Depth::True => places
            .map(|(x, y)| {
                let samples = (0..9).map(|i| (3 * x + i % 3, 3 * y + i / 3));
                mean(samples.map(|(x, y)| {
                    let (matter, below) = seen(&shown, place(x, size * 3), place(y, size * 3));
                    let color = theme.truecolor.blend(matter);
                    mix(color, Rgb([0; 3]), DIMMER * f32::from(below))
                }))
            })
            .collect(),
        Depth::Indexed => places
            .map(|(x, y)| {
                let (matter, _) = seen(&shown, place(x, size), place(y, size));
                theme.indexed.choose(matter).into()
            })
            .collect(),
        Depth::Sixteen | Depth::None => return,
    };
    half_blocks(&pixels, area, buffer);
}

/// The middle of a pixel, in balls from the upper left: 0 to 4.
fn place(pixel: u16, pixels: u16) -> f32 {
    (f32::from(pixel) + 0.5) / f32::from(pixels) * 4.0
}

/// What is seen at a place, and how many levels under the apex it is.
fn seen(position: &Position, x: f32, y: f32) -> (Matter, u8) {
    let mut shadowed = false;
    // The highest come last in cell order.
    for cell in Cell::all().rev() {
        let Some(side) = position.ball_at(cell) else {
            continue;
        };
        let (dx, dy) = offset(cell, x, y);
        if let Some(ball) = on_ball(side, dx, dy) {
            return (ball, 4 - cell.level().number());
        }
        shadowed |= is_shadowed(dx, dy, 1.0);
    }
    let mut hollows = (Level::One.cells() - position.occupied()).iter();
    let is_in = |cell| {
        let (dx, dy) = offset(cell, x, y);
        dx.hypot(dy) < HOLLOW
    };
    let ground = if shadowed {
        Matter::Shadow
    } else if hollows.any(is_in) {
        Matter::Hollow(0.3)
    } else {
        Matter::Board { completed: false }
    };
    (ground, 0)
}

/// Where a place lies seen from the middle of a cell, where half a ball is 1.
fn offset(cell: Cell, x: f32, y: f32) -> (f32, f32) {
    // Each level begins half a ball further in.
    let inset = f32::from(cell.level().number()) / 2.0;
    let from_left = f32::from(cell.file()) + inset;
    let from_top = 4.0 - f32::from(cell.rank()) - inset;
    ((x - from_left) * 2.0, (y - from_top) * 2.0)
}
