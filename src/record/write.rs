//! Writing a record.

use super::read::turn_number;
use super::tree::{Place, Step, Tree};
use super::{GAME, Record};
use crate::pylos_core::{Position, Side};
use std::fmt::{self, Display};

/// How many characters a line has at most, where they can be broken.
const WIDTH: usize = 80;

impl Display for Record {
    /// Writes the record as the text of a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tag(f, "Game", GAME)?;
        tag(f, "Rules", &self.rules.to_string())?;
        let texts = [
            ("Light", &self.light),
            ("Dark", &self.dark),
            ("Date", &self.date),
        ];
        for (name, value) in texts {
            value.iter().try_for_each(|value| tag(f, name, value))?;
        }
        if let Some(control) = &self.time_control {
            tag(f, "TimeControl", &control.to_string())?;
        }
        if self.start != Position::START {
            tag(f, "Position", &self.start.to_string())?;
        }
        tag(f, "Result", self.score.name())?;
        tag(f, "Termination", self.termination.name())?;
        for (name, value) in &self.others {
            tag(f, name, value)?;
        }
        let turns = turns(&self.tree, self.start);
        let end = if turns.is_empty() { "" } else { "\n" };
        writeln!(f, "\n{turns}{end}{}", self.score)
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

/// All turns, with their numbers, comments and variations, in lines.
fn turns(tree: &Tree, start: Position) -> String {
    let mut words = Words::default();
    words.comments(tree.comments(Place::BEGINNING));
    // Whether the next turn needs its number even when it is Dark's.
    let mut is_apart = true;
    for step in tree.steps(None, None) {
        match step {
            Step::Open => {
                words.open();
                is_apart = true;
            }
            Step::Turn(place) => {
                words.comments(tree.before(place));
                if let Some(turn) = tree.turn(place) {
                    words.word(&numbered(turn, start, tree.depth(place) - 1, is_apart));
                }
                words.comments(tree.comments(place));
                is_apart = !tree.comments(place).is_empty();
            }
            Step::Close => {
                words.close();
                is_apart = true;
            }
        }
    }
    words.text
}

/// A turn that follows so many others, with its number if it is Light's or needs one.
pub(super) fn numbered(turn: impl Display, start: Position, before: usize, needed: bool) -> String {
    let number = turn_number(start, before);
    let dark_starts = start.to_move() == Side::Dark;
    let is_dark = dark_starts != (before % 2 == 1);
    match (is_dark, needed) {
        (false, _) => format!("{number}. {turn}"),
        (true, true) => format!("{number}... {turn}"),
        (true, false) => turn.to_string(),
    }
}

/// Words with blanks between them, broken into lines.
#[derive(Default)]
struct Words {
    text: String,
    /// How many characters the last line has.
    column: usize,
    /// Whether the next word follows without a blank.
    opened: bool,
}

impl Words {
    fn word(&mut self, word: &str) {
        let blank = if self.column == 0 || self.opened {
            ""
        } else {
            " "
        };
        self.push(blank, word);
        self.opened = false;
    }

    fn open(&mut self) {
        self.word("(");
        self.opened = true;
    }

    fn close(&mut self) {
        self.push("", ")");
    }

    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            let comment = format!("{{{comment}}}");
            comment.split(' ').for_each(|word| self.word(word));
        }
    }

    /// Adds a word, after a blank or in a new line if this one is full.
    fn push(&mut self, blank: &str, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && self.column + blank.len() + width > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else {
            self.text.push_str(blank);
            self.column += blank.len();
        }
        self.text.push_str(word);
        self.column += width;
    }
}
