//! A game as a row of positions, and what there is to say of each.

use crate::pylos_core::{Cell, Game, Position, Rules, Side, Turn};
use crate::record::{Record, Score, Termination};
use crate::text::{self, Catalogue, Players};

/// A recorded game with all its positions.
#[derive(Clone, Debug)]
pub struct Positions {
    game: Game,
    turns: Vec<Turn>,
    light: Option<String>,
    dark: Option<String>,
    score: Score,
    termination: Termination,
}

impl Positions {
    /// The game that a record holds.
    #[must_use]
    pub fn of(record: &Record) -> Positions {
        Positions {
            game: record.game(),
            turns: record.turns().collect(),
            light: record.light().map(str::to_owned),
            dark: record.dark().map(str::to_owned),
            score: record.score(),
            termination: record.termination(),
        }
    }

    /// How many turns were played.
    #[must_use]
    pub fn turn_count(&self) -> usize {
        self.turns.len()
    }

    /// The position after so many turns, if so many were played.
    #[must_use]
    pub fn scene(&self, ply: usize) -> Option<Scene<'_>> {
        let positions = self;
        (ply <= self.turn_count()).then_some(Scene { positions, ply })
    }

    /// Every position, from the first to the last.
    pub fn scenes(&self) -> impl Iterator<Item = Scene<'_>> {
        (0..=self.turn_count()).map(|ply| Scene {
            positions: self,
            ply,
        })
    }
}

/// What the last turn did to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trace {
    /// The ball landed here.
    Landed,
    /// It was raised from here.
    Raised,
    /// A ball was taken back from here.
    Taken,
}

impl Trace {
    /// All of them.
    pub const ALL: [Trace; 3] = [Trace::Landed, Trace::Raised, Trace::Taken];

    /// What it means, in words.
    #[must_use]
    pub fn meaning(self, words: &Catalogue) -> String {
        words.say(match self {
            Trace::Landed => "show-landed",
            Trace::Raised => "show-raised",
            Trace::Taken => "show-taken",
        })
    }
}

/// A position of a recorded game.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    positions: &'a Positions,
    ply: usize,
}

impl<'a> Scene<'a> {
    /// How many turns it has seen.
    #[must_use]
    pub fn ply(self) -> usize {
        self.ply
    }

    /// How many turns the whole game has.
    #[must_use]
    pub fn turn_count(self) -> usize {
        self.positions.turn_count()
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(self) -> Rules {
        self.positions.game.rules()
    }

    /// The position the game began in.
    #[must_use]
    pub fn start(self) -> Position {
        self.positions.game.start()
    }

    /// The position.
    #[must_use]
    pub fn position(self) -> Position {
        self.positions.game.position_after(self.ply)
    }

    /// The turn that led here, and the position it was played in; `None` at the beginning.
    #[must_use]
    pub fn last_turn(self) -> Option<(Position, Turn)> {
        let before = self.ply.checked_sub(1)?;
        Some((
            self.positions.game.position_after(before),
            self.positions.turns[before],
        ))
    }

    /// The name that the player of a side gave.
    #[must_use]
    pub fn name(self, side: Side) -> Option<&'a str> {
        match side {
            Side::Light => self.positions.light.as_deref(),
            Side::Dark => self.positions.dark.as_deref(),
        }
    }

    /// How the game ended here; `None` where it went on, or was not finished.
    #[must_use]
    pub fn end(self) -> Option<(Score, Termination)> {
        let Positions {
            score, termination, ..
        } = self.positions;
        let is_last = self.ply == self.turn_count();
        (is_last && *score != Score::Open).then_some((*score, *termination))
    }

    /// What the last turn did to a cell. A ball that landed and was taken back is taken back.
    #[must_use]
    pub fn trace(self, cell: Cell) -> Option<Trace> {
        let (_, turn) = self.last_turn()?;
        if turn.recovered().cells().contains(cell) {
            Some(Trace::Taken)
        } else if turn.to() == cell {
            Some(Trace::Landed)
        } else if turn.from() == Some(cell) {
            Some(Trace::Raised)
        } else {
            None
        }
    }

    /// What was played to get here, in words.
    #[must_use]
    pub fn story(self, words: &Catalogue, players: &Players) -> String {
        let count = ("count", self.turn_count().into());
        let Some((before, turn)) = self.last_turn() else {
            return words.say_with("show-start", &[count]);
        };
        let story = text::turn_story(words, players, self.rules(), before, turn);
        let parts = [
            ("turn", self.ply.into()),
            count,
            ("played", turn.to_string().into()),
            ("story", story.into()),
        ];
        words.say_with("show-turn", &parts)
    }

    /// Who is to move, or how the game ended, in words.
    #[must_use]
    pub fn status(self, words: &Catalogue, players: &Players) -> String {
        let game = &self.positions.game;
        match (self.end(), game.outcome()) {
            (Some(_), Some(outcome)) => text::ending(words, players, outcome, game),
            (Some((Score::Won(winner), _)), None) => {
                let name = |side| players.name(words, side).into();
                let parts = [("winner", name(winner)), ("loser", name(winner.other()))];
                words.say_with("show-time", &parts)
            }
            _ => text::to_move(words, players, self.position()),
        }
    }

    /// The rules and the turn, in words: what stands above a picture.
    #[must_use]
    pub fn title(self, words: &Catalogue) -> String {
        let parts = [
            ("rules", text::house_rules(words, self.rules()).into()),
            ("turn", self.ply.into()),
            ("count", self.turn_count().into()),
        ];
        words.say_with("show-title", &parts)
    }

    /// The players, by the names they gave as far as these can be shown.
    #[must_use]
    pub fn players(self) -> Players {
        let name = |side| self.name(side).map(text::printable);
        Players::new(name(Side::Light), name(Side::Dark))
    }

    /// What the last turn did to any cell, each once.
    pub fn traces(self) -> impl Iterator<Item = Trace> {
        let left = move |trace: &Trace| Cell::all().any(|cell| self.trace(cell) == Some(*trace));
        Trace::ALL.into_iter().filter(left)
    }
}
