//! What can be wrong with keys in the settings.

use super::table::ROWS;
use super::{Binding, Key};
use crate::text::{Catalogue, shown};
use crate::tui::bar::key_name;
use std::collections::BTreeMap;

/// What is wrong with a change of the keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeymapFault {
    /// There is no such command.
    UnknownCommand {
        /// What stands there.
        found: String,
        /// The command that may be meant.
        nearest: Option<&'static str>,
    },
    /// There is no such key.
    UnknownKey {
        /// The command it was given to.
        command: &'static str,
        /// What stands there.
        found: String,
    },
    /// Two commands have the same key.
    Clash {
        /// The key.
        key: Key,
        /// The commands.
        commands: [&'static str; 2],
    },
    /// A command that must have a key has none.
    NoKey {
        /// The command.
        command: &'static str,
    },
    /// The command's key cannot be changed.
    Fixed {
        /// The command.
        command: &'static str,
    },
}

impl KeymapFault {
    /// The fault in words.
    #[must_use]
    pub fn told(&self, words: &Catalogue) -> String {
        match self {
            KeymapFault::UnknownCommand { found, nearest } => {
                let found = ("found", shown(found).into());
                match nearest {
                    Some(nearest) => {
                        let parts = [found, ("nearest", (*nearest).into())];
                        words.say_with("keys-unknown-command-nearest", &parts)
                    }
                    None => words.say_with("keys-unknown-command", &[found]),
                }
            }
            KeymapFault::UnknownKey { command, found } => {
                let parts = [
                    ("command", (*command).into()),
                    ("found", shown(found).into()),
                ];
                words.say_with("keys-unknown-key", &parts)
            }
            KeymapFault::Clash {
                key,
                commands: [one, other],
            } => {
                let parts = [
                    ("key", key_name(words, *key).into()),
                    ("one", (*one).into()),
                    ("other", (*other).into()),
                ];
                words.say_with("keys-clash", &parts)
            }
            KeymapFault::NoKey { command } => {
                words.say_with("keys-none", &[("command", (*command).into())])
            }
            KeymapFault::Fixed { command } => {
                words.say_with("keys-fixed", &[("command", (*command).into())])
            }
        }
    }
}

/// The command that may be meant by an unknown name.
pub(super) fn nearest(name: &str) -> Option<&'static str> {
    let name = name.to_lowercase().replace(['_', ' '], "-");
    ROWS.iter()
        .map(|row| (strsim::jaro_winkler(&name, row.name), row.name))
        .filter(|(likeness, _)| *likeness > 0.7)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}

/// The keys that two commands have.
pub(super) fn clashes(bindings: &[Binding]) -> Vec<KeymapFault> {
    let pairs = bindings
        .iter()
        .enumerate()
        .flat_map(|(i, one)| bindings[i + 1..].iter().map(move |other| (one, other)));
    pairs
        .flat_map(|(one, other)| {
            let shared = one.keys.iter().filter(|key| other.keys.contains(key));
            shared.map(|&key| KeymapFault::Clash {
                key,
                commands: [one.name, other.name],
            })
        })
        .collect()
}

/// The commands that were left without the key they need.
pub(super) fn keys_lacking(
    bindings: &[Binding],
    changes: &BTreeMap<String, Vec<String>>,
) -> Vec<KeymapFault> {
    let is_emptied = |binding: &&Binding| {
        binding.command.needs_key() && changes.get(binding.name).is_some_and(Vec::is_empty)
    };
    bindings
        .iter()
        .filter(is_emptied)
        .map(|binding| KeymapFault::NoKey {
            command: binding.name,
        })
        .collect()
}
