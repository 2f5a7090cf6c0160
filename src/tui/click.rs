//! Clicks, one at a time or two at once.
//!
//! A double click counts as one click. Its second half would otherwise take back the very ball
//! that its first half placed, or place the next player's. There is no clock here to tell a double
//! click by, so two clicks on the same cell count as one unless another input came between; the
//! third counts again. In the bar the second click counts where it walks on by the same command,
//! such as undo, and not where another command has come under the pointer.

use super::bar;
use super::message::Command;
use super::mode::Mode;
use super::model::Model;
use super::setup::{self, Line, Stage};
use super::turns;
use crate::pylos_core::{Cell, Side};
use crate::record::Place;
use ratatui::layout::{Position, Rect};

/// Something that was clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clicked {
    area: Rect,
    /// What it was.
    pub target: Target,
}

/// What can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A key of the bar, for what it does.
    Command(Command),
    /// A cell.
    Cell(Cell),
    /// A turn in the list, for the place it leads to.
    Turn(Place),
    /// A line of the dialog.
    Line(Line),
    /// A colour that the loser may choose.
    Colour(Side),
}

/// What a click at a place meets: an item of the bar, or, while nothing else takes the keys, a cell
/// or a turn.
pub fn at(model: &Model, place: Position) -> Option<Clicked> {
    let geometry = model.geometry()?;
    if let Some(item) = bar::item_at(model, &geometry, place) {
        let target = Target::Command(item.command);
        return Some(Clicked {
            area: item.area,
            target,
        });
    }
    match &model.mode {
        Mode::Board => {}
        Mode::Setup(dialog) => return in_dialog(model.area, dialog.stage, place),
        // Anywhere goes on.
        Mode::Lots(_) => {
            let (area, target) = (model.area, Target::Command(Command::Act));
            return Some(Clicked { area, target });
        }
        Mode::Typing(..) | Mode::Asking(_) | Mode::Reading { .. } => return None,
    }
    if let Some(cell) = geometry.cell_at(place) {
        let (area, target) = (geometry.rect(cell), Target::Cell(cell));
        return Some(Clicked { area, target });
    }
    let (area, turn) = turns::turn_at(model, &geometry, place)?;
    let target = Target::Turn(turn);
    Some(Clicked { area, target })
}

/// A line of the dialog, or a colour.
fn in_dialog(area: Rect, stage: Stage, place: Position) -> Option<Clicked> {
    let targets: Vec<(Target, Rect)> = match stage {
        Stage::At(_) => {
            let lines = setup::layout(area, stage).lines;
            let lines = lines.into_iter();
            lines
                .map(|(line, area)| (Target::Line(line), area))
                .collect()
        }
        Stage::Colour { .. } => {
            let (_, rows) = setup::colours(area);
            let colours = Side::BOTH.into_iter().map(Target::Colour);
            colours.zip(rows).collect()
        }
    };
    let mut targets = targets.into_iter();
    let (target, area) = targets.find(|(_, area)| area.contains(place))?;
    Some(Clicked { area, target })
}

impl Clicked {
    /// Whether a click that follows at once is the second half of a double click.
    pub fn is_doubled_by(&self, next: &Clicked, place: Position) -> bool {
        let walks = |target| match target {
            Target::Command(command) => walks(command),
            Target::Line(line) => line != Line::Begin,
            Target::Cell(_) | Target::Turn(_) | Target::Colour(_) => false,
        };
        self.area.contains(place) && !(self.target == next.target && walks(next.target))
    }
}

/// Whether a command takes one step of several, so that it is likely to be clicked in a row.
fn walks(command: Command) -> bool {
    use Command::{Down, Earlier, Faster, Later, NextLevel, Other, Redo, Slower, Undo};
    matches!(
        command,
        Down | Earlier | Faster | Later | NextLevel | Other | Redo | Slower | Undo
    )
}
