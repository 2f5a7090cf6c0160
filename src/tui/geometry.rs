//! Where everything is: one function of the area, for drawing and for the mouse.

use crate::pylos_core::{Cell, Level};
use ratatui::layout::{Position, Rect};

/// Where everything on the screen is. It depends on the area alone, so nothing moves when the
/// game does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Columns and rows of a cell of the board; twice as many columns as rows.
    pub cell: (u16, u16),
    /// The cells of each level; labels stand outside, to the left and below, a title above.
    pub levels: [Rect; 4],
    /// The pyramid from above, over the upper levels; twice as many columns as rows. Only where
    /// there is room for balls that look like some.
    pub pyramid: Option<Rect>,
    /// One line: the program, the rules, the turn.
    pub header: Rect,
    /// A line for each side's reserve.
    pub reserves: [Rect; 2],
    /// What is expected, and what there is to say.
    pub messages: Rect,
    /// The turns so far.
    pub turns: Rect,
    /// The keys that do something now.
    pub bar: Rect,
}

/// The smallest area that shows the game, in columns and rows.
pub const SMALLEST: (u16, u16) = (33, 12);

/// Columns beside each level for its rank labels.
const LABEL: u16 = 2;
/// Columns between one level and the next one's labels.
const GAP: u16 = 1;
/// Columns left free on both sides, so that no text touches the border.
const MARGIN: u16 = 1;
/// Rows around a level: its title and its file labels.
const AROUND: u16 = 2;
/// The largest cell, in rows.
const LARGEST: u16 = 9;

impl Geometry {
    /// Lays everything out; `None` where the area is smaller than [`SMALLEST`].
    #[must_use]
    pub fn of(area: Rect) -> Option<Geometry> {
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return None;
        }
        let rows = (1..=LARGEST).rev().find(|&rows| fits(area, rows))?;
        let cell = (rows * 2, rows);
        let width = board_width(rows);
        let left = area.x + (area.width - width) / 2;
        let column = |y, height| Rect::new(left, y, width, height);
        let share = Share::of(area.height - board_height(rows), area.width);

        let header = column(area.y + share.top, 1);
        let board = header.bottom() + share.above_board;
        let floor = board + board_height(rows) - 1;
        let mut x = left;
        let levels = Level::ALL.map(|level| {
            let (w, h) = (
                u16::from(level.size()) * cell.0,
                u16::from(level.size()) * cell.1,
            );
            x += LABEL;
            let grid = Rect::new(x, floor - h, w, h);
            x += w + GAP;
            grid
        });
        // The upper levels leave as many rows free as two balls of level 1 have.
        let across = 4 * rows;
        let corner = Rect::new(left + width - across, board, across, across / 2);
        let pyramid = (rows >= 5).then_some(corner);
        let below = floor + 1 + share.below_board;
        let reserves = [column(below, 1), column(below + 1, 1)];
        let messages = column(below + 2 + share.below_reserves, share.messages);
        let turns = column(messages.bottom(), share.turns);
        let bar = Rect::new(area.x, area.bottom() - 1, area.width, 1);
        Some(Geometry {
            cell,
            levels,
            pyramid,
            header,
            reserves,
            messages,
            turns,
            bar,
        })
    }

    /// Where a cell is drawn.
    #[must_use]
    pub fn rect(&self, cell: Cell) -> Rect {
        let grid = self.levels[usize::from(cell.level().number() - 1)];
        let (width, height) = self.cell;
        let row = u16::from(cell.level().size() - 1 - cell.rank());
        Rect::new(
            grid.x + u16::from(cell.file()) * width,
            grid.y + row * height,
            width,
            height,
        )
    }

    /// The cell drawn at a place.
    #[must_use]
    pub fn cell_at(&self, place: Position) -> Option<Cell> {
        Cell::all().find(|&cell| self.rect(cell).contains(place))
    }
}

/// The columns of the whole board with its labels.
const fn board_width(rows: u16) -> u16 {
    rows * 2 * (4 + 3 + 2 + 1) + 4 * LABEL + 3 * GAP
}

/// The rows of the whole board with its labels.
const fn board_height(rows: u16) -> u16 {
    rows * 4 + AROUND
}

fn fits(area: Rect, rows: u16) -> bool {
    let rest = area.height.saturating_sub(board_height(rows));
    board_width(rows) + 2 * MARGIN <= area.width
        && (rest >= Share::NEEDED + wanted(area.width) || rows == 1)
}

/// Rows that messages need, so that a prompt and a reason fit at the width.
const fn wanted(width: u16) -> u16 {
    if width >= 76 { 2 } else { 4 }
}

/// How the rows that the board leaves are shared out.
struct Share {
    top: u16,
    above_board: u16,
    below_board: u16,
    below_reserves: u16,
    messages: u16,
    turns: u16,
}

impl Share {
    /// Rows for the header, two reserves, one of turns, and the bar.
    const NEEDED: u16 = 5;

    fn of(rows: u16, width: u16) -> Share {
        // Header, reserves, a message and the bar are always there; then by what is missed most.
        let mut left = rows.saturating_sub(5);
        let mut take = |most: u16| {
            let taken = most.min(left);
            left -= taken;
            taken
        };
        let mut messages = 1 + take(wanted(width) - 1);
        let mut turns = take(1);
        let below_reserves = take(1);
        let below_board = take(1);
        let above_board = take(1);
        turns += take(2);
        messages += take(1);
        turns += take(3);
        let top = left / 3;
        Share {
            top,
            above_board,
            below_board,
            below_reserves,
            messages,
            turns,
        }
    }
}
