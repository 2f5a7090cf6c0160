//! The four levels side by side, and the pyramid from above.

use super::Scene;
use super::paint::{CELL, Paint};
use crate::pylos_core::{Cell, Level};
use crate::show::Trace;

/// The wood around the hollows of a level.
pub(super) const RIM: f32 = 11.0;

/// The width and height of a level with the wood around it.
pub(super) fn size(level: Level) -> f32 {
    f32::from(level.size()) * CELL + 2.0 * RIM
}

/// A level, with its lower left corner at a place.
pub(super) fn level(
    scene: Scene<'_>,
    level: Level,
    (left, floor): (f32, f32),
    paint: &Paint,
) -> String {
    let size = size(level);
    let position = scene.position();
    let mut drawing = paint.plank(left, floor - size, size, size);
    let middle = |cell: Cell| {
        let along = |place: u8| RIM + (f32::from(place) + 0.5) * CELL;
        (left + along(cell.file()), floor - along(cell.rank()))
    };
    let cells = || level.cells().iter().map(|cell| (cell, middle(cell)));
    // All shadows lie under all balls.
    for (cell, (x, y)) in cells() {
        let is_open = position.open().contains(cell);
        drawing += &paint.part(
            match position.ball_at(cell) {
                Some(_) => "shadow",
                None if is_open => "open",
                None => "closed",
            },
            x,
            y,
        );
    }
    for (cell, (x, y)) in cells() {
        let ball = position.ball_at(cell);
        drawing.extend(ball.map(|side| paint.ball_at(side, x, y)));
        drawing.extend(scene.trace(cell).map(|trace| paint.sign(trace, ball, x, y)));
    }
    drawing
}

/// The pyramid as it stands on the table, seen from above, with its lower left corner at a place.
pub(super) fn pyramid(scene: Scene<'_>, (left, floor): (f32, f32), paint: &Paint) -> String {
    let size = size(Level::One);
    let position = scene.position();
    let mut drawing = paint.plank(left, floor - size, size, size);
    let highest = Level::ALL.into_iter().rev();
    let highest = highest.map(Level::number).find(|number| {
        position
            .occupied()
            .iter()
            .any(|cell| cell.level().number() == *number)
    });
    for level in Level::ALL {
        let middle = |cell: Cell| {
            // Each level begins half a ball further in.
            let along =
                |place: u8| RIM + (f32::from(place) + f32::from(level.number()) / 2.0) * CELL;
            (left + along(cell.file()), floor - along(cell.rank()))
        };
        let below = highest.map_or(0, |highest| highest.saturating_sub(level.number()));
        for cell in level.cells() {
            let (x, y) = middle(cell);
            if position.ball_at(cell).is_some() {
                drawing += &paint.part("shadow", x, y);
            } else if level == Level::One {
                drawing += &paint.part("open", x, y);
            }
        }
        let balls = level.cells().iter();
        let balls = balls.filter_map(|cell| Some((cell, position.ball_at(cell)?)));
        for (cell, side) in balls {
            let (x, y) = middle(cell);
            drawing += &paint.ball_at(side, x, y);
            if below > 0 {
                drawing += &paint.veil(side, below, x, y);
            }
            if scene.trace(cell) == Some(Trace::Landed) {
                drawing += &paint.sign(Trace::Landed, Some(side), x, y);
            }
        }
    }
    drawing
}
