//! The state of the game on the screen.

use super::Look;
use super::click::Clicked;
use super::geometry::Geometry;
use super::keymap::Keymap;
use super::lots::Lots;
use super::mode::{Entry, Mode, Question};
use super::motion::Motion;
use super::replay::Replay;
use super::setup::{Memory, WhoIsLight};
use super::sight::{OnDisk, Sight};
use super::theme::Theme;
use super::typed::Typed;
use crate::clock::{Clock, TimeControl};
use crate::pylos_core::{Cell, CellSet, Draft, Game, Position, Refusal, Rules, Side, Turn};
use crate::record::{Place, Record, Study};
use crate::text::{self, Catalogue, Players};
use ratatui::layout::Rect;
use std::path::PathBuf;
use std::time::Duration;

/// Everything the screen shows, and nothing else.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Model {
    /// The game, with its comments and variations.
    pub study: Study,
    /// What the board shows of it.
    pub sight: Sight,
    /// The turn being made; none once the game, or the variation being played, is over.
    pub draft: Option<Draft>,
    /// The cell the keys act on.
    pub cursor: Cell,
    /// What there is to say, until the next input.
    pub notice: Option<Notice>,
    /// What takes the keys.
    pub mode: Mode,
    /// The players of this game.
    pub players: Players,
    /// What a new game is begun with.
    pub next: Setup,
    /// What else is to stand in the game's record.
    pub tags: Record,
    /// The path that the game was opened from or saved to last.
    pub path: Option<PathBuf>,
    /// How many changes the study had when the game was as in a file that the players know.
    pub saved: Option<u64>,
    /// What has become of the game on disk.
    pub kept: OnDisk,
    /// The clock, if the players have one. It stands while they pause, and when the game is over.
    pub clock: Option<Clock>,
    /// Whether the last ten seconds ring.
    pub bell: bool,
    /// The last of them that has rung.
    pub(super) rung: Option<u64>,
    /// The time now, since some moment before the game.
    pub now: Duration,
    /// Who plays light in the next game.
    pub light_next: WhoIsLight,
    /// What becomes of what is set up.
    pub memory: Memory,
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

/// What a game is begun with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub start: Position,
    /// The players.
    pub players: Players,
    /// The time that the players have.
    pub control: Option<TimeControl>,
    /// The day, for the record.
    pub date: Option<String>,
}

impl Setup {
    /// A record of a game for what stands in it beside the game.
    #[must_use]
    pub fn tags(&self, game: &Game) -> Record {
        let name = |side| self.players.given(side);
        let record = Record::of(game).with_players(name(Side::Light), name(Side::Dark));
        match &self.date {
            Some(date) => record.with_date(date),
            None => record,
        }
    }
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
        let next = Setup {
            rules: game.rules(),
            start: game.start(),
            players: players.clone(),
            control: None,
            date: None,
        };
        let mut model = Model {
            tags: next.tags(&game),
            next,
            study: Study::from(game),
            sight: Sight::Game,
            draft: None,
            cursor: Cell::all().next().unwrap_or(Cell::APEX),
            notice: None,
            mode: Mode::Board,
            players,
            path: None,
            saved: None,
            kept: OnDisk::Never,
            clock: None,
            bell: false,
            rung: None,
            now: Duration::ZERO,
            light_next: WhoIsLight::First,
            memory: Memory::Off,
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
        };
        model.begin_turn();
        model
    }

    /// Shows the game of a record, with all that the record says.
    pub fn open(&mut self, record: &Record) {
        self.study = record.study();
        self.tags = record.clone();
        self.players = text::players_of(record);
        self.next = Setup {
            rules: record.rules(),
            start: record.start(),
            players: self.players.clone(),
            control: record.time_control().copied(),
            date: self.next.date.take(),
        };
        self.sight = Sight::Game;
        self.clock = record.clock();
        self.begin_turn();
        if self.is_paused() {
            self.tell(self.words.say("stood-broken-off"));
        }
    }

    /// Gives the players of the game their time, which runs from now on unless it is over.
    pub fn begin_clock(&mut self) {
        let game = self.study.game();
        self.clock = self.next.control.map(|control| {
            let mut clock = Clock::new(control, game.position().to_move());
            if game.outcome().is_none() {
                clock.start(self.now);
            }
            clock
        });
    }

    /// Gives the players of a game that goes on without a clock their time from now on.
    pub fn ensure_clock(&mut self, control: Option<TimeControl>) {
        let goes_on = self.study.game().outcome().is_none() && self.replaying().is_none();
        if goes_on && self.clock.is_none() && control.is_some() {
            self.next.control = control;
            self.begin_clock();
            let turns = self.study.game().turn_count();
            self.clock = self.clock.take().map(|clock| clock.after_untimed(turns));
        }
    }

    /// Whether the time of a player runs.
    #[must_use]
    pub fn clock_runs(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::runs)
    }

    /// Whether the players pause: the clock stands in the middle of the game, which nobody sees.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        let goes_on = self.study.game().outcome().is_none();
        goes_on
            && self.replaying().is_none()
            && self.clock.as_ref().is_some_and(|clock| !clock.runs())
    }

    /// Lets the turns pass by themselves, from the first, in real time or not.
    pub fn replay(&mut self, real: bool) {
        let replay = match self.study.next(Place::BEGINNING) {
            Some(first) => Replay::new(real).going(self.now, self.study.time(first)),
            None => Replay::new(real),
        };
        self.sight = Sight::Replay(Place::BEGINNING, replay);
        self.clock = None;
    }

    /// The record of the game as it stands.
    #[must_use]
    pub fn record(&self) -> Record {
        let record = Record::of_study(&self.study).with_tags_of(&self.tags);
        match &self.clock {
            Some(clock) => record.with_clock(clock, self.now),
            None => record,
        }
    }

    /// Begins the turn of whoever is to move now on the board.
    pub(super) fn begin_turn(&mut self) {
        if self.is_looking_back() {
            self.sight = Sight::Game;
        }
        self.draft = self.game().draft().ok();
        self.notice = None;
    }

    /// The game that is played on the board: it, or what it would be in the variation.
    #[must_use]
    pub fn game(&self) -> &Game {
        match &self.sight {
            Sight::Game | Sight::Back(_) | Sight::Replay(..) => self.study.game(),
            Sight::Variation(_, game) => game,
        }
    }

    /// Whether leaving the game has to be asked for: it is under way, or would be lost though nobody
    /// said that it need not be kept. A game that is in a file as it stands can be left at any time.
    #[must_use]
    pub fn is_at_stake(&self) -> bool {
        let game = self.study.game();
        let is_under_way = game.turn_count() > 0 && game.outcome().is_none();
        let is_lost = match self.kept {
            OnDisk::As(_) => false,
            OnDisk::Failed(_) => true,
            OnDisk::Never => self.saved.is_some(),
        };
        self.saved != Some(self.study.changes()) && (is_under_way || is_lost)
    }

    /// The place that is shown.
    #[must_use]
    pub fn place(&self) -> Place {
        match self.sight {
            Sight::Game => self.study.end(),
            Sight::Back(place) | Sight::Replay(place, _) | Sight::Variation(place, _) => place,
        }
    }

    /// Whether a place is looked at, and nothing is played.
    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        matches!(self.sight, Sight::Back(_) | Sight::Replay(..))
    }

    /// The replay, where turns pass by themselves or wait to.
    #[must_use]
    pub fn replaying(&self) -> Option<Replay> {
        match self.sight {
            Sight::Replay(_, replay) => Some(replay),
            _ => None,
        }
    }

    /// Whether the board is hidden: the players pause, and are not asked whether to go on with it.
    #[must_use]
    pub fn hides_board(&self) -> bool {
        self.is_paused() && !matches!(self.mode, Mode::Asking(Question::GoOn(..)))
    }

    /// How long the screen stays as it is unless something comes in; `None` for ever.
    #[must_use]
    pub fn rest(&self) -> Option<Duration> {
        let motion = self.motion.map(|_| Motion::INTERVAL);
        let replay = self.replaying().and_then(|replay| replay.rest(self.now));
        let clock = self
            .clock
            .as_ref()
            .and_then(|clock| clock.next_change(self.now));
        let clock = clock.map(|change| change.saturating_sub(self.now));
        let lots = match &self.mode {
            Mode::Lots(lots) if lots.is_moving() => Some(Lots::INTERVAL),
            _ => None,
        };
        motion
            .into_iter()
            .chain(replay)
            .chain(clock)
            .chain(lots)
            .min()
    }

    /// The turn in the making that is shown: the one being typed, or else the one begun on the
    /// board.
    #[must_use]
    pub fn draft_shown(&self) -> Option<Draft> {
        match self.typed() {
            _ if self.is_looking_back() => None,
            Some(typed) => Some(typed.draft),
            None => self.draft.clone(),
        }
    }

    /// The position that is shown.
    #[must_use]
    pub fn shown(&self) -> Position {
        let draft = self.draft_shown();
        draft.map_or_else(
            || self.study.position(self.place()),
            |draft| draft.position(),
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
        self.study.turn_count(self.place())
    }

    /// The turn that led to the position shown, as it was before the draft.
    #[must_use]
    pub fn last_turn(&self) -> Option<Turn> {
        self.study.turn(self.place())
    }

    /// The turn being typed, as far as it can be understood.
    #[must_use]
    pub fn typed(&self) -> Option<Typed> {
        match &self.mode {
            Mode::Typing(Entry::Turn, field) => Typed::read(self, field.value()),
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
