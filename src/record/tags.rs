//! Reading the tags of a record.

use super::fault::{Expected, Wrong};
use super::lexer::{Error, Kind, Lexer, Token};
use super::{Score, Termination, TimeControl};
use crate::pylos_core::{Position, Rules};
use std::str::FromStr;

/// What the tags of a record say. What the turns have to agree with comes with the byte its value
/// begins at.
#[derive(Debug, Default)]
pub(super) struct Tags {
    game: Option<()>,
    rules: Option<Rules>,
    pub(super) light: Option<String>,
    pub(super) dark: Option<String>,
    pub(super) date: Option<String>,
    pub(super) time_control: Option<TimeControl>,
    pub(super) position: Option<Position>,
    pub(super) result: Option<(usize, Score)>,
    pub(super) termination: Option<(usize, Termination)>,
    /// Those that mean nothing here, name and value, in their order.
    pub(super) others: Vec<(String, String)>,
}

impl Tags {
    /// Reads all tags, up to the first token behind them, which is handed back.
    pub(super) fn read<'a>(lexer: &mut Lexer<'a>) -> Result<(Tags, Token<'a>), Error> {
        let mut tags = Tags::default();
        loop {
            let token = lexer.next()?;
            if token.kind != Kind::Mark('[') {
                return Ok((tags, token));
            }
            let name = lexer.next()?;
            if name.kind != Kind::Word || name.text.contains(char::is_whitespace) {
                return Err(name.unexpected(Expected::TagName));
            }
            let value = lexer.next()?;
            let Kind::Quoted(text) = &value.kind else {
                return Err(value.unexpected(Expected::TagValue));
            };
            tags.set(&name, value.at, text)?;
            let end = lexer.next()?;
            if end.kind != Kind::Mark(']') {
                return Err(end.unexpected(Expected::TagEnd));
            }
        }
    }

    /// The rules. A record without them, or without its game, is none; the fault is at the byte
    /// where the tags end.
    pub(super) fn rules(&self, at: usize) -> Result<Rules, Error> {
        if self.game.is_none() {
            return Err((at, Wrong::NoTag("Game")));
        }
        self.rules.ok_or((at, Wrong::NoTag("Rules")))
    }

    /// Takes in a tag whose value begins at a byte.
    fn set(&mut self, name: &Token<'_>, at: usize, value: &str) -> Result<(), Error> {
        let text = value.to_owned();
        let once = Once {
            name: name.at,
            value: at,
        };
        match name.text.to_ascii_lowercase().as_str() {
            "game" => once.set(&mut self.game, "Game", game(value)),
            "rules" => once.set(&mut self.rules, "Rules", lower(value).map_err(Wrong::Rules)),
            "light" => once.set(&mut self.light, "Light", Ok(text)),
            "dark" => once.set(&mut self.dark, "Dark", Ok(text)),
            "date" => once.set(&mut self.date, "Date", Ok(text)),
            "timecontrol" => {
                let control = value.parse().map_err(|_| Wrong::TimeControl(text));
                once.set(&mut self.time_control, "TimeControl", control)
            }
            "position" => once.set(&mut self.position, "Position", position(value)),
            "result" => {
                let score = Score::from_text(value).ok_or(Wrong::Result(text));
                once.set(&mut self.result, "Result", score.map(|score| (at, score)))
            }
            "termination" => {
                let found = Termination::from_name(value.trim()).ok_or(Wrong::Termination(text));
                once.set(
                    &mut self.termination,
                    "Termination",
                    found.map(|found| (at, found)),
                )
            }
            _ => {
                self.others.push((name.text.to_owned(), text));
                Ok(())
            }
        }
    }
}

/// Where a tag stands that may be there once: the bytes its name and its value begin at.
struct Once {
    name: usize,
    value: usize,
}

impl Once {
    fn set<T>(
        &self,
        place: &mut Option<T>,
        name: &'static str,
        value: Result<T, Wrong>,
    ) -> Result<(), Error> {
        if place.is_some() {
            return Err((self.name, Wrong::SecondTag(name)));
        }
        *place = Some(value.map_err(|wrong| (self.value, wrong))?);
        Ok(())
    }
}

fn game(value: &str) -> Result<(), Wrong> {
    if value.trim().eq_ignore_ascii_case(super::GAME) {
        Ok(())
    } else {
        Err(Wrong::Game(value.to_owned()))
    }
}

/// Reads a value in any case; a fault shows it as it stands.
fn lower<T: FromStr>(value: &str) -> Result<T, T::Err> {
    let lower = value.trim().to_ascii_lowercase();
    lower.parse().or_else(|_| value.trim().parse())
}

fn position(value: &str) -> Result<Position, Wrong> {
    let upper = value.to_ascii_uppercase();
    let read = upper.parse().or_else(|_| value.parse());
    read.map_err(Wrong::Position)
}
