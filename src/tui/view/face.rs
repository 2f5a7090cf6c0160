//! What each cell of the board shows, before it is drawn in one way or another.

use crate::pylos_core::{Cell, CellSet, Choices, Draft, Position, Side, Turn};
use crate::tui::mode::Mode;
use crate::tui::model::Model;
use crate::tui::motion::Motion;

/// What a cell shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// Whose ball lies there.
    pub ball: Option<Side>,
    /// How large it is, in percent: 100 where it rests, less while it comes or goes.
    pub size: u8,
    /// Whose ball would lie there if the cell were chosen.
    pub ghost: Option<Side>,
    /// What there is to say of it.
    pub mark: Option<Mark>,
    /// It belongs to a completed square or line, or to one that the ghost would complete.
    pub completed: bool,
    /// A ball could rest there.
    pub open: bool,
    /// The cursor is on it.
    pub cursor: bool,
}

/// What there is to say of a cell, each told by a sign of its own as well as by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A ball may land here now.
    Land,
    /// This ball may be lifted now.
    Lift,
    /// This ball may be taken back now.
    Recover,
    /// The last turn's ball landed here.
    Landed,
    /// A ball was raised from here.
    From,
    /// A ball was taken back from here.
    Taken,
    /// This cell is to blame.
    Blame,
    /// One ball of the side here completes something.
    Threat(Side),
    /// One ball of either side here completes something.
    BothThreaten,
}

impl Mark {
    /// Its sign, two columns wide, and one wide for the smallest boards.
    pub const fn signs(self) -> (&'static str, &'static str) {
        match self {
            Mark::Land => ("··", "·"),
            Mark::Lift => ("/\\", "^"),
            Mark::Recover => ("\\/", "v"),
            Mark::Landed => ("<>", "<"),
            Mark::From => ("()", "("),
            Mark::Taken => ("><", "*"),
            Mark::Blame => ("!!", "!"),
            Mark::Threat(Side::Light) => ("L!", "L"),
            Mark::Threat(Side::Dark) => ("D!", "D"),
            Mark::BothThreaten => ("LD", "B"),
        }
    }
}

/// What every cell shows, in cell order.
pub fn faces(model: &Model) -> [Face; Cell::COUNT] {
    let draft = model.draft_shown();
    let scene = Scene::of(model, draft.as_ref());
    let mut faces = [Face::default(); Cell::COUNT];
    for cell in Cell::all() {
        faces[cell.index()] = scene.face(cell);
    }
    faces
}

/// How many reasons there are to mark a cell.
const MARKS: usize = 13;

/// The sets of cells that the faces are made of.
struct Scene {
    shown: Position,
    choices: Choices,
    motion: Option<Motion>,
    ghost: Option<(Cell, Side)>,
    completed: CellSet,
    cursor: Option<Cell>,
    /// Marked, the most important first.
    marked: [(Mark, CellSet); MARKS],
}

impl Scene {
    fn of(model: &Model, draft: Option<&Draft>) -> Scene {
        let shown = model.shown();
        let on_board = matches!(model.mode, Mode::Board);
        let choices = draft.map(Draft::choices).unwrap_or_default();
        let mut scene = Scene {
            shown,
            choices,
            motion: model.motion,
            ghost: None,
            completed: draft.map(Draft::completed).unwrap_or_default(),
            cursor: (on_board && !model.is_looking_back()).then_some(model.cursor),
            marked: [(Mark::Land, CellSet::EMPTY); MARKS],
        };
        scene.marked = scene.marks(model, draft);
        if let Some(draft) = draft.filter(|_| on_board && choices.land.contains(model.cursor)) {
            let mut landed = draft.clone();
            if landed.choose(model.cursor).is_ok() {
                scene.ghost = Some((model.cursor, shown.to_move()));
                scene.completed = landed.completed();
            }
        }
        scene
    }

    /// The ball on a cell and its size in percent; one that has gone is still seen to shrink.
    fn ball(&self, cell: Cell) -> (Option<Side>, u8) {
        let ball = self.shown.ball_at(cell);
        let Some(motion) = self.motion else {
            return (ball, 100);
        };
        match (motion.before.ball_at(cell), ball) {
            (None, Some(_)) => (ball, motion.percent()),
            (Some(gone), None) => (Some(gone), 100 - motion.percent()),
            _ => (ball, 100),
        }
    }

    fn marks(&self, model: &Model, draft: Option<&Draft>) -> [(Mark, CellSet); MARKS] {
        let blame = model.notice.as_ref().map_or(CellSet::EMPTY, |n| n.blame);
        let set = |cell: Option<Cell>| cell.map_or(CellSet::EMPTY, CellSet::from);
        // A turn being typed is marked in the place of the last one.
        let last = model.last_turn().filter(|_| model.typed().is_none());
        let landed = set(last.map(Turn::to));
        let taken = last.map_or(CellSet::EMPTY, |turn| turn.recovered().cells());
        let [light, dark] = Side::BOTH.map(|side| {
            let completing = self.shown.completing(model.game().rules(), side);
            if model.threats {
                completing - self.shown.occupied()
            } else {
                CellSet::EMPTY
            }
        });
        [
            (Mark::Blame, blame),
            (Mark::Taken, draft.map_or(CellSet::EMPTY, Draft::recovered)),
            (Mark::From, set(draft.and_then(Draft::from))),
            (Mark::Recover, self.choices.recover),
            (Mark::Lift, self.choices.lift),
            (Mark::Landed, set(draft.and_then(Draft::to))),
            (Mark::Taken, taken),
            (Mark::Landed, landed & self.shown.occupied()),
            (Mark::From, set(last.and_then(Turn::from))),
            (Mark::BothThreaten, light & dark),
            (Mark::Threat(Side::Light), light),
            (Mark::Threat(Side::Dark), dark),
            (Mark::Land, self.choices.land),
        ]
    }

    fn face(&self, cell: Cell) -> Face {
        let (ball, size) = self.ball(cell);
        Face {
            ball,
            size,
            ghost: self
                .ghost
                .filter(|(at, _)| *at == cell)
                .map(|(_, side)| side),
            mark: self
                .marked
                .iter()
                .find(|(_, cells)| cells.contains(cell))
                .map(|(mark, _)| *mark),
            completed: self.completed.contains(cell),
            open: self.shown.open().contains(cell),
            cursor: self.cursor == Some(cell),
        }
    }
}
