//! Moving the cursor.

use crate::pylos_core::{Cell, Level};
use crate::tui::model::Model;

/// Moves the cursor by files and ranks; sideways over the edge to the level beside it.
pub(super) fn step_cursor(model: &mut Model, files: i8, ranks: i8) {
    let cell = model.cursor;
    let level = cell.level();
    let rank = cell.rank().saturating_add_signed(ranks);
    let beside = |number, file: fn(Level) -> u8| {
        let level = Level::from_number(number)?;
        Cell::new(level, file(level), rank.min(level.size() - 1))
    };
    let next = match cell.file().checked_add_signed(files) {
        Some(file) if file < level.size() => Cell::new(level, file, rank),
        Some(_) => beside(level.number() + 1, |_| 0),
        None => beside(level.number() - 1, |level| level.size() - 1),
    };
    model.cursor = next.unwrap_or(cell);
}

/// Moves the cursor to a level, where it stays as near as it can to file and rank.
pub(super) fn to_level(model: &mut Model, number: u8) {
    let cell = model.cursor;
    let next = Level::from_number(number).and_then(|level| {
        let last = level.size() - 1;
        Cell::new(level, cell.file().min(last), cell.rank().min(last))
    });
    model.cursor = next.unwrap_or(cell);
}
