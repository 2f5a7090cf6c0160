//! The state of the game on the screen.

use super::Look;
use super::click::Clicked;
use super::geometry::Geometry;
use super::keymap::Keymap;
use super::theme::Theme;
use crate::pylos_core::{Cell, CellSet, Draft, Game, Position, Refusal, Side, Turn};
use crate::text::{self, Catalogue, Players};
use ratatui::layout::Rect;
use std::time::Duration;
use tui_input::Input as Field;

/// Everything the screen shows, and nothing else.
#[derive(Clone, Debug)]
pub struct Model {
    /// The game.
    pub game: Game,
    /// The turn being made; none once the game is over.
    pub draft: Option<Draft>,
    /// The cell the keys act on.
    pub cursor: Cell,
    /// How many turns the position looked back at has seen; none while playing.
    pub looking_back: Option<usize>,
    /// What there is to say, until the next input.
    pub notice: Option<Notice>,
    /// What takes the keys.
    pub mode: Mode,
    /// The players of this game.
    pub players: Players,
    /// The players swap colours for the next game.
    pub swap_next: bool,
    /// The language.
    pub words: &'static Catalogue,
    /// The keys in force.
    pub keymap: Keymap,
    /// What the last input clicked, if it was a click that did something.
    pub(super) clicked: Option<Clicked>,
    /// What the terminal can show.
    pub look: Look,
    /// The themes to choose from, with their names; never none.
    pub themes: Vec<(String, Theme)>,
    /// Which of them is in force, from 0.
    pub theme: usize,
    /// Whether squares and lines with one ball missing are shown.
    pub threats: bool,
    /// Whether balls move when something changes.
    pub animated: bool,
    /// The movement under way.
    pub motion: Option<Motion>,
    /// The area the screen was last drawn on, in which clicks are understood.
    pub area: Rect,
}

/// A short movement from one position to the one shown: new balls grow, old ones shrink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    /// The position it began with.
    pub before: Position,
    /// How many of its pictures have been shown, 0 to [`PICTURES`](Motion::PICTURES) - 1.
    pub step: u8,
}

impl Motion {
    /// How many pictures a movement has; the position itself follows as the last.
    pub const PICTURES: u8 = 4;
    /// How long each of them stands.
    pub const INTERVAL: Duration = Duration::from_millis(40);

    /// How far it is, in percent.
    #[must_use]
    pub fn percent(self) -> u8 {
        (self.step + 1) * (100 / (Motion::PICTURES + 1))
    }
}

/// What takes the keys.
#[derive(Clone, Debug)]
pub enum Mode {
    /// The board.
    Board,
    /// A turn is being typed.
    Typing(Field),
    /// A question has to be answered.
    Asking(Question),
    /// A page is read, scrolled down by some lines.
    Reading {
        /// Which.
        page: Page,
        /// The first line shown, from 0.
        top: usize,
    },
}

/// A question to be answered with yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Does the player to move resign?
    Resign,
    /// Does the other player agree on a draw?
    Draw,
    /// Is the game given up for a new one?
    NewGame,
    /// Is the game given up, and the program ended?
    Quit,
}

/// A page to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The keys and how a turn is written.
    Help,
    /// The rules being played.
    Rules,
}

/// Something to say, with the cells it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// The cells to blame, where something is refused.
    pub blame: CellSet,
    /// Whether it refuses something.
    pub refusal: bool,
}

impl Model {
    /// The screen of a game, with the default keys.
    #[must_use]
    pub fn new(game: Game, players: Players, words: &'static Catalogue, look: Look) -> Model {
        let mut model = Model {
            draft: None,
            cursor: Cell::all().next().unwrap_or(Cell::APEX),
            looking_back: None,
            notice: None,
            mode: Mode::Board,
            players,
            swap_next: false,
            words,
            keymap: Keymap::default(),
            clicked: None,
            look,
            themes: Theme::built_in()
                .iter()
                .map(|(name, theme)| ((*name).to_owned(), *theme))
                .collect(),
            theme: 0,
            threats: false,
            animated: false,
            motion: None,
            area: Rect::ZERO,
            game,
        };
        model.begin_turn();
        model
    }

    /// Begins the turn of whoever is to move now.
    pub(super) fn begin_turn(&mut self) {
        self.draft = self.game.draft().ok();
        self.looking_back = None;
        self.notice = None;
    }

    /// The turn in the making that is shown: the one being typed, or else the one begun on the
    /// board.
    #[must_use]
    pub fn draft_shown(&self) -> Option<Draft> {
        match (self.looking_back, self.typed()) {
            (Some(_), _) => None,
            (None, Some(typed)) => Some(typed.draft),
            (None, None) => self.draft.clone(),
        }
    }

    /// The position that is shown.
    #[must_use]
    pub fn shown(&self) -> Position {
        self.draft_shown().map_or_else(
            || self.game.position_after(self.turns_shown()),
            |d| d.position(),
        )
    }

    /// How many balls a side has in reserve in the position shown; one that is lifted is not there.
    #[must_use]
    pub fn reserve(&self, side: Side) -> u32 {
        let lifted = |draft: &Draft| draft.from().is_some() && draft.to().is_none();
        let in_hand = self.draft_shown().as_ref().is_some_and(lifted);
        let shown = self.shown();
        let off_board = shown.reserve(side);
        off_board.saturating_sub(u32::from(in_hand && side == shown.to_move()))
    }

    /// How many turns the position shown has seen.
    #[must_use]
    pub fn turns_shown(&self) -> usize {
        self.looking_back.unwrap_or(self.game.turn_count())
    }

    /// The turn that led to the position shown, as it was before the draft.
    #[must_use]
    pub fn last_turn(&self) -> Option<Turn> {
        self.game.turns().nth(self.turns_shown().checked_sub(1)?)
    }

    /// The turn being typed, as far as it can be understood.
    #[must_use]
    pub fn typed(&self) -> Option<Typed> {
        match &self.mode {
            Mode::Typing(field) => Typed::read(self, field.value()),
            _ => None,
        }
    }

    /// The theme in force.
    #[must_use]
    pub fn theme(&self) -> &Theme {
        let chosen = self.themes.get(self.theme);
        chosen.map_or(&Theme::built_in()[0].1, |(_, theme)| theme)
    }

    /// The layout of the area last drawn on.
    #[must_use]
    pub fn geometry(&self) -> Option<Geometry> {
        Geometry::of(self.area)
    }

    /// Says something.
    pub fn tell(&mut self, text: String) {
        self.notice = Some(Notice {
            text,
            blame: CellSet::EMPTY,
            refusal: false,
        });
    }

    /// Says why something is refused, pointing at the cells to blame.
    pub(super) fn refuse(&mut self, refusal: Refusal) {
        self.notice = Some(Notice {
            text: text::refusal(self.words, refusal),
            blame: refusal.blame(),
            refusal: true,
        });
    }
}

/// A turn being typed, as far as it can be understood.
#[derive(Clone, Debug)]
pub struct Typed {
    /// The steps understood so far.
    pub draft: Draft,
    /// The turn, or why it is none yet.
    pub turn: Result<Turn, Notice>,
}

impl Typed {
    fn read(model: &Model, text: &str) -> Option<Typed> {
        let mut draft = model.game.draft().ok()?;
        let refused = |text, blame| Notice {
            text,
            blame,
            refusal: true,
        };
        let turn = match text.parse::<Turn>() {
            Err(error) => Err(refused(
                text::turn_error(model.words, &error),
                CellSet::EMPTY,
            )),
            Ok(turn) => match draft.start().check(model.game.rules(), turn) {
                Ok(()) => Ok(turn),
                Err(refusal) => Err(refused(
                    text::refusal(model.words, refusal),
                    refusal.blame(),
                )),
            },
        };
        let steps = text
            .split(['-', 'x', 'X'])
            .map_while(|part| part.trim().parse().ok());
        for cell in steps {
            if draft.choose(cell).is_err() {
                break;
            }
        }
        Some(Typed { draft, turn })
    }
}
