//! What is wrong with a source of settings, and how that is told.

use super::MEMORY_NAME;
use crate::clock::{GameTime, Misfit, Span};
use crate::text::{self, Catalogue, shown};

/// Something wrong with a source of settings. It is told, and then left aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The config file is there, but cannot be read, for this reason.
    Unreadable(String),
    /// The config file is no TOML: nothing in it counts.
    NoToml {
        /// The first line that is not, from 1.
        line: usize,
        /// What stands there.
        found: String,
        /// Why that is no TOML.
        reason: String,
    },
    /// The config file speaks of something that is no setting.
    Unknown {
        /// The line, from 1.
        line: usize,
        /// The name that stands there.
        found: String,
        /// The setting whose name is most like it, if any is.
        nearest: Option<&'static str>,
    },
    /// The config file gives a setting a value that it cannot have.
    Value {
        /// The line, from 1.
        line: usize,
        /// The name of the setting.
        key: String,
        /// The value, as it stands there.
        found: String,
        /// What might stand there.
        expected: Expected,
    },
    /// A variable of the environment has a value that it cannot have.
    Variable {
        /// The name of the variable.
        name: &'static str,
        /// Its value.
        found: String,
        /// What it might be.
        expected: Expected,
    },
    /// A time for each turn and one for the game, which do not go together.
    Times {
        /// The time for each turn.
        turn: Span,
        /// The time for the game.
        game: GameTime,
        /// Why they do not.
        misfit: Misfit,
        /// The setting that is left aside.
        aside: &'static str,
    },
    /// This is wrong with the file of what was set up last.
    Memory(Box<Fault>),
}

/// What might stand where something else does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// `true` or `false`.
    Bool,
    /// `0` or `1`.
    Switch,
    /// A text to show on one line.
    Text,
    /// The name of a choice of colours.
    Color,
    /// The name of a variant.
    Variant,
    /// A time for each turn, or none.
    TurnTime,
    /// A time for the game, or none.
    Clock,
    /// A table of lists.
    Table,
    /// A list of texts.
    List,
}

impl Expected {
    fn say(self, words: &Catalogue) -> String {
        words.say(match self {
            Expected::Bool => "expected-bool",
            Expected::Switch => "expected-switch",
            Expected::Text => "expected-text",
            Expected::Color => "expected-color",
            Expected::Variant => "expected-variant",
            Expected::TurnTime => "expected-turn-time",
            Expected::Clock => "expected-clock",
            Expected::Table => "expected-table",
            Expected::List => "expected-list",
        })
    }
}

impl Fault {
    /// The fault in words; the config file is called as told.
    #[must_use]
    pub fn say(&self, words: &Catalogue, file: &str) -> String {
        let file = ("file", file.into());
        match self {
            Fault::Memory(fault) => {
                let fault = fault.say(words, MEMORY_NAME);
                words.say_with("setting-memory", &[("fault", fault.into())])
            }
            Fault::Unreadable(reason) => words.say_with(
                "setting-unreadable",
                &[file, ("reason", reason.as_str().into())],
            ),
            Fault::NoToml {
                line,
                found,
                reason,
            } => words.say_with(
                "setting-no-toml",
                &[
                    file,
                    ("line", (*line).into()),
                    ("found", found.as_str().into()),
                    ("reason", reason.as_str().into()),
                ],
            ),
            Fault::Unknown {
                line,
                found,
                nearest,
            } => words.say_with(
                "setting-unknown",
                &[
                    file,
                    ("line", (*line).into()),
                    ("found", found.as_str().into()),
                    ("nearest", nearest.unwrap_or("none").into()),
                ],
            ),
            Fault::Value {
                line,
                key,
                found,
                expected,
            } => words.say_with(
                "setting-value",
                &[
                    file,
                    ("line", (*line).into()),
                    ("key", key.as_str().into()),
                    ("found", found.as_str().into()),
                    ("expected", expected.say(words).into()),
                ],
            ),
            Fault::Variable {
                name,
                found,
                expected,
            } => words.say_with(
                "setting-variable",
                &[
                    ("variable", (*name).into()),
                    ("found", shown(found).into()),
                    ("expected", expected.say(words).into()),
                ],
            ),
            Fault::Times {
                turn,
                game,
                misfit,
                aside,
            } => words.say_with(
                "setting-times",
                &[
                    ("misfit", text::misfit(words, *turn, *game, *misfit).into()),
                    ("aside", (*aside).into()),
                ],
            ),
        }
    }
}
