//! Game records: what a `.pylos` file holds.
//!
//! Text in, text out: files are the business of the commands. The reader is generous in how a
//! record is written (blanks, line breaks, case, cells without their level) and strict in what it
//! says: every turn is legal, those of variations too, and the result and the termination agree
//! with how the game ends. So a [`Record`] is always sound, and written and read again it is the
//! same, with the tags and comments that mean nothing here.
//!
//! ```
//! use pylos::pylos_core::{Game, Rules};
//! use pylos::record::Record;
//!
//! let mut game = Game::new(Rules::default());
//! game.play("1b2".parse()?)?;
//! let record = Record::of(&game).with_players(Some("Ana"), Some("Bo"));
//! let text = record.to_string();
//! assert!(text.ends_with("\n1. 1b2\n*\n"));
//! let again: Record = text.parse()?;
//! assert_eq!((&again, again.game()), (&record, game));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod end;
mod fault;
mod lexer;
mod read;
mod study;
mod tags;
mod times;
mod tree;
mod write;

pub use crate::clock::TimeControl;
pub use end::{Score, Termination};
pub(crate) use fault::line_and_column;
pub use fault::{Expected, Fault, Wrong};
pub use study::Study;
pub use tree::{Place, Step};

use crate::pylos_core::{Ending, Game, Position, Rules, Turn};
use std::str::FromStr;
use tree::Tree;

/// The value of the tag `Game`.
const GAME: &str = "Pylos";

/// A record of a game. It cannot hold an illegal turn, nor a result that does not go with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    rules: Rules,
    start: Position,
    light: Option<String>,
    dark: Option<String>,
    date: Option<String>,
    time_control: Option<TimeControl>,
    others: Vec<(String, String)>,
    score: Score,
    termination: Termination,
    tree: Tree,
}

impl Record {
    /// A record of a game as it stands, without what was undone.
    #[must_use]
    pub fn of(game: &Game) -> Record {
        Record::of_study(&Study::from(game.clone()))
    }

    /// A record of a game with its comments and variations, without what was undone. Variations
    /// from an end that the game has not gone beyond repeat its last turn; before the first turn
    /// they are left out.
    #[must_use]
    pub fn of_study(study: &Study) -> Record {
        let game = study.game();
        let outcome = game.outcome();
        Record {
            rules: game.rules(),
            start: game.start(),
            light: None,
            dark: None,
            date: None,
            time_control: None,
            others: Vec::new(),
            score: Score::of(outcome),
            termination: Termination::of(outcome),
            tree: study.tree(),
        }
    }

    /// The record with all that another one says beside the game: players, date, time, and the
    /// tags that mean nothing here.
    #[must_use]
    pub fn with_tags_of(self, other: &Record) -> Record {
        Record {
            light: other.light.clone(),
            dark: other.dark.clone(),
            date: other.date.clone(),
            time_control: other.time_control,
            others: other.others.clone(),
            ..self
        }
    }

    /// The record with the names of the players who gave one.
    #[must_use]
    pub fn with_players(self, light: Option<&str>, dark: Option<&str>) -> Record {
        Record {
            light: light.map(in_one_line),
            dark: dark.map(in_one_line),
            ..self
        }
    }

    /// The record with the day of the game, as in `2026-11-30`.
    #[must_use]
    pub fn with_date(self, date: &str) -> Record {
        Record {
            date: Some(in_one_line(date)),
            ..self
        }
    }

    /// The record with the time that the players had.
    #[must_use]
    pub fn with_time_control(self, control: TimeControl) -> Record {
        Record {
            time_control: Some(control),
            ..self
        }
    }

    /// Reads a record from the bytes of a file.
    ///
    /// # Errors
    /// The first thing that is wrong with it, and where.
    pub fn read(bytes: &[u8]) -> Result<Record, Fault> {
        read::read(bytes)
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The position the game began in.
    #[must_use]
    pub fn start(&self) -> Position {
        self.start
    }

    /// The name of the player with the light balls.
    #[must_use]
    pub fn light(&self) -> Option<&str> {
        self.light.as_deref()
    }

    /// The name of the player with the dark balls.
    #[must_use]
    pub fn dark(&self) -> Option<&str> {
        self.dark.as_deref()
    }

    /// The day of the game, as it stands in the record.
    #[must_use]
    pub fn date(&self) -> Option<&str> {
        self.date.as_deref()
    }

    /// The time that the players had.
    #[must_use]
    pub fn time_control(&self) -> Option<&TimeControl> {
        self.time_control.as_ref()
    }

    /// The tags that mean nothing here, name and value, in their order.
    pub fn other_tags(&self) -> impl Iterator<Item = (&str, &str)> {
        let others = self.others.iter();
        others.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The result.
    #[must_use]
    pub fn score(&self) -> Score {
        self.score
    }

    /// What ended the game.
    #[must_use]
    pub fn termination(&self) -> Termination {
        self.termination
    }

    /// The game with its comments and variations.
    #[must_use]
    pub fn study(&self) -> Study {
        Study::of(self.game(), self.tree.clone())
    }

    /// The turns that were played.
    #[must_use]
    pub fn turns(&self) -> impl ExactSizeIterator<Item = Turn> + DoubleEndedIterator {
        let line = self.tree.line(Place::BEGINNING);
        let turns: Vec<Turn> = line.filter_map(|place| self.tree.turn(place)).collect();
        turns.into_iter()
    }

    /// The game that was played, as it ended.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = Game::from_position(self.start, self.rules);
        for turn in self.turns() {
            let played = game.play(turn);
            debug_assert_eq!(played, Ok(()), "a record holds legal turns only");
        }
        let ended = match (self.termination, self.score) {
            (Termination::Over(Ending::Resignation), Score::Won(winner)) => {
                game.resign(winner.other())
            }
            (Termination::Over(Ending::Agreement), _) => game.agree_draw(),
            (Termination::Over(Ending::Time), _) => game.time_up(),
            _ => Ok(()),
        };
        debug_assert_eq!(ended, Ok(()), "only a game that goes on is ended so");
        game
    }
}

impl FromStr for Record {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Record, Fault> {
        read::read_text(text)
    }
}

/// A value of a tag: a text in one line.
fn in_one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
