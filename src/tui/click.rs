//! Clicks, one at a time or two at once.
//!
//! A double click counts as one click. Its second half would otherwise take back the very ball
//! that its first half placed, or place the next player's. There is no clock here to tell a double
//! click by, so two clicks on the same cell count as one unless another input came between; the
//! third counts again. In the bar the second click counts where it walks on by the same command,
//! such as undo, and not where another command has come under the pointer.

use super::bar;
use super::message::Command;
use super::model::{Mode, Model};
use crate::pylos_core::Cell;
use ratatui::layout::{Position, Rect};

/// Something that was clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clicked {
    area: Rect,
    /// What a click there does.
    pub command: Command,
    /// The cell, if it is one.
    pub cell: Option<Cell>,
}

/// What a click at a place meets: an item of the bar, or a cell while nothing else takes the keys.
pub fn at(model: &Model, place: Position) -> Option<Clicked> {
    let geometry = model.geometry()?;
    if let Some(item) = bar::item_at(model, &geometry, place) {
        return Some(Clicked {
            area: item.area,
            command: item.command,
            cell: None,
        });
    }
    let cell = geometry.cell_at(place)?;
    matches!(model.mode, Mode::Board).then(|| Clicked {
        area: geometry.rect(cell),
        command: Command::Act,
        cell: Some(cell),
    })
}

impl Clicked {
    /// Whether a click that follows at once is the second half of a double click.
    pub fn is_doubled_by(&self, next: &Clicked, place: Position) -> bool {
        self.area.contains(place) && !(self.command == next.command && walks(next.command))
    }
}

/// Whether a command takes one step of several, so that it is likely to be clicked in a row.
fn walks(command: Command) -> bool {
    use Command::{Down, Earlier, Later, NextLevel, Redo, Undo};
    matches!(command, Down | Earlier | Later | NextLevel | Redo | Undo)
}
