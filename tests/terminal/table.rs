//! A game on a terminal, and the same game beside it, to know what the terminal has to show.

use super::harness::{Pty, Seen};
use super::launch::Launch;
use super::modes;
use super::process::End;
use pylos::pylos_core::{Cell, CellSet, Draft, Game, Level, Rules, Turn};
use pylos::settings::{Color, Origin, Setting};
use pylos::text::{Catalogue, Players};
use pylos::tui::{Command, Entry, Look, Mode, Model, Notice, OnDisk, Sight, bar, view};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::{Position, Rect};
use std::collections::BTreeSet;

pub const ENTER: &str = "\r";
pub const ESC: &str = "\x1b";
pub const UP: &str = "\x1b[A";
pub const DOWN: &str = "\x1b[B";
pub const RIGHT: &str = "\x1b[C";
pub const LEFT: &str = "\x1b[D";
pub const PAGE_UP: &str = "\x1b[5~";
pub const PAGE_DOWN: &str = "\x1b[6~";
pub const HOME: &str = "\x1b[H";
pub const END: &str = "\x1b[F";

/// How turns are played.
#[derive(Clone, Copy, Debug)]
pub enum By {
    Keys,
    Mouse,
    Text,
}

pub struct Table {
    pub pty: Pty,
    /// What the terminal has to show. Changed by hand, never by the program's own `update`.
    pub model: Model,
}

impl Table {
    /// A game from the empty board by the standard rules, with these arguments.
    pub fn new() -> Table {
        Table::open(&Launch::pylos(&[]), Game::new(Rules::default()))
    }

    /// Starts this game and waits until it is there.
    pub fn open(launch: &Launch, game: Game) -> Table {
        Table::start(launch, model(launch, game))
    }

    /// Starts the program and waits until this is there.
    pub fn start(launch: &Launch, model: Model) -> Table {
        let pty = Pty::start(launch);
        let table = Table { pty, model };
        table.see();
        table
    }

    /// Waits until the terminal shows what it has to.
    pub fn see(&self) {
        let rows = self.expected();
        let wanted = format!("this screen:\n{}\nbut there is:", rows.join("\n"));
        self.pty.wait(&wanted, |seen| seen.rows() == rows);
    }

    fn expected(&self) -> Vec<String> {
        let Rect { width, height, .. } = self.model.area;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        let drawn = terminal.draw(|frame| view(&self.model, frame));
        let buffer = drawn.expect("a picture").buffer;
        let row = |y| (0..width).map(move |x| buffer[(x, y)].symbol());
        (0..height)
            .map(|y| row(y).collect::<String>().trim_end().to_owned())
            .collect()
    }

    pub fn shows(&self, text: &str) -> bool {
        self.pty.look(Seen::text).contains(text)
    }

    /// Types something in a field that is open, and sees it there, with nothing said about it.
    pub fn type_in(&mut self, entry: Entry, text: &str) {
        self.key(&format!("\x15{text}"), |model| {
            model.mode = Mode::Typing(entry, text.to_owned().into());
        });
    }

    /// Sends keys that end the program, which has to leave the terminal as it found it.
    pub fn ends(mut self, keys: &str, end: End) {
        self.pty.send(keys);
        self.has_ended(end);
    }

    /// Waits until the program ends in this way and looks at what it leaves behind.
    pub fn has_ended(mut self, end: End) {
        assert_eq!(self.pty.process.end(), end);
        assert!(self.pty.is_state_as_before());
        assert_eq!(self.pty.end_and_rest(), end);
        self.pty.look(|seen| {
            assert_eq!(modes::changed(&seen.raw), BTreeSet::new());
            assert!(modes::is_plain(seen.screen()));
        });
    }

    /// Presses a key on the board that does this to the model.
    pub fn key(&mut self, key: &str, does: impl FnOnce(&mut Model)) {
        self.pty.send(key);
        self.model.notice = None;
        does(&mut self.model);
        self.see();
    }

    /// Plays a turn, and sees each step of it.
    pub fn play(&mut self, turn: Turn, by: By) {
        if let By::Text = by {
            self.write(turn);
            return;
        }
        let cells = turn.from().into_iter().chain([turn.to()]);
        for cell in cells.chain(turn.recovered()) {
            self.choose(cell, by);
        }
        if !self.draft().is_empty() {
            self.finish(by);
        }
        assert_eq!(self.model.study.game().turns().next_back(), Some(turn));
    }

    /// Plays turns given by their text.
    pub fn play_all(&mut self, turns: &str) {
        for turn in turns.split(' ') {
            self.play(turn.parse().expect("a turn"), By::Keys);
        }
    }

    /// Changes the size of the terminal.
    pub fn resize(&mut self, width: u16, height: u16) {
        self.model.area = Rect::new(0, 0, width, height);
        self.pty.resize((width, height));
        self.see();
    }

    fn draft(&self) -> Draft {
        // Over with the last turn of a game, the draft is as empty as before one.
        let draft = self.model.draft.clone();
        draft.unwrap_or_else(|| Draft::new(self.model.game().position(), self.model.game().rules()))
    }

    fn choose(&mut self, cell: Cell, by: By) {
        if let By::Keys = by {
            self.go_to(cell);
            self.pty.send(ENTER);
        } else {
            let area = self.geometry().rect(cell);
            let middle = (area.x + area.width / 2, area.y + area.height / 2);
            // Beside everything, so that a second click on a cell is none of a double click.
            self.pty.click(0, (0, 0));
            self.pty.click(0, middle);
            self.model.cursor = cell;
        }
        let mut draft = self.draft();
        draft.choose(cell).expect("a legal turn");
        let is_complete = draft.to().is_some() && draft.choices().all().is_empty();
        self.model.draft = Some(draft);
        self.model.notice = None;
        if is_complete {
            self.end_turn();
        }
        self.see();
    }

    fn finish(&mut self, by: By) {
        if let By::Keys = by {
            self.pty.send("f");
        } else {
            let place = self.in_bar(Command::Finish);
            self.pty.click(0, (place.x, place.y));
        }
        self.end_turn();
        self.see();
    }

    fn end_turn(&mut self) {
        let turn = self.draft().finish().expect("a whole turn");
        self.model.study.play(turn).expect("a legal turn");
        self.begin_turn();
    }

    pub fn begin_turn(&mut self) {
        begin_turn(&mut self.model);
    }

    /// Moves the cursor by its keys: a digit to the level, arrows on it.
    pub fn go_to(&mut self, cell: Cell) {
        let level = cell.level();
        if self.model.cursor.level() != level {
            let last = level.size() - 1;
            let (file, rank) = (self.model.cursor.file(), self.model.cursor.rank());
            let digit = level.number().to_string();
            self.move_to(&digit, level, file.min(last), rank.min(last));
        }
        while self.model.cursor != cell {
            let (file, rank) = (self.model.cursor.file(), self.model.cursor.rank());
            match (cell.file().cmp(&file), cell.rank().cmp(&rank)) {
                (std::cmp::Ordering::Less, _) => self.move_to(LEFT, level, file - 1, rank),
                (std::cmp::Ordering::Greater, _) => self.move_to(RIGHT, level, file + 1, rank),
                (_, std::cmp::Ordering::Less) => self.move_to(DOWN, level, file, rank - 1),
                _ => self.move_to(UP, level, file, rank + 1),
            }
        }
    }

    fn move_to(&mut self, key: &str, level: Level, file: u8, rank: u8) {
        let cell = Cell::new(level, file, rank).expect("a cell");
        self.key(key, |model| model.cursor = cell);
    }

    fn write(&mut self, turn: Turn) {
        self.open_field();
        self.pty.send(&turn.to_string());
        self.model.mode = Mode::Typing(Entry::Turn, turn.to_string().into());
        self.see();
        let keys = bar::key_parts(&self.model);
        assert!(self.shows(&self.model.words.say_with("typed-legal", &keys)));
        self.pty.send(ENTER);
        self.model.mode = Mode::Board;
        self.model.study.play(turn).expect("a legal turn");
        self.begin_turn();
        self.see();
    }

    pub fn open_field(&mut self) {
        self.key(":", |model| {
            begin_turn(model);
            model.mode = Mode::Typing(Entry::Turn, String::new().into());
        });
    }

    pub fn geometry(&self) -> pylos::tui::geometry::Geometry {
        self.model.geometry().expect("room for the board")
    }

    /// Where the bar offers a command.
    pub fn in_bar(&self, command: Command) -> Position {
        let items = bar::items(&self.model, &self.geometry());
        let item = items.iter().find(|item| item.command == command);
        item.expect("the command in the bar").area.as_position()
    }
}

/// What is shown of a game that was begun so.
pub fn model(launch: &Launch, game: Game) -> Model {
    let color = Setting {
        value: Color::Auto,
        origin: Origin::Default,
    };
    let ascii = Setting {
        value: launch.is_ascii(),
        origin: Origin::Flag,
    };
    let look = Look::detect(color, ascii, |name| launch.variable(name));
    let mut model = Model::new(game, Players::default(), Catalogue::english(), look);
    let (width, height) = launch.size;
    model.area = Rect::new(0, 0, width, height);
    // The program keeps every game, unless it is told not to.
    let is_kept = !launch.command.iter().any(|arg| arg == "--no-save");
    model.kept = if is_kept {
        OnDisk::As(0)
    } else {
        OnDisk::Never
    };
    model
}

pub fn begin_turn(model: &mut Model) {
    model.sight = Sight::Game;
    model.draft = model.game().draft().ok();
    model.notice = None;
}

/// Says something that refuses nothing.
pub fn tell(model: &mut Model, text: String) {
    model.notice = Some(Notice {
        text,
        blame: CellSet::EMPTY,
        refusal: false,
    });
}
