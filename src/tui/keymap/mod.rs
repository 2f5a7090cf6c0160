//! Which key does what: one table, for the keys, the bar, the help and the README.
//!
//! [`Keymap::default`] is the table as it is built in; [`Keymap::with`] changes it as the settings
//! ask. A key that types no Latin letter is taken by its place on the keyboard: see [`Layouts`].

mod events;
mod fault;
mod key;
mod layouts;
mod table;

pub use events::message;
pub use fault::KeymapFault;
pub use key::Key;
pub use layouts::Layouts;

use super::bar::key_name;
use super::message::Command;
use crate::text::Catalogue;
use fault::{clashes, keys_lacking, nearest};
use std::collections::BTreeMap;
use table::ROWS;

/// A command and its keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The command.
    pub command: Command,
    /// Its name in the settings.
    pub name: &'static str,
    /// The id of its sentence in the help, without `help-`; bindings with the same one share a line.
    help: &'static str,
    /// Its keys, the first of which is shown in the bar and in prompts.
    pub keys: Vec<Key>,
}

/// The keys in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    bindings: Vec<Binding>,
    /// The keyboards that a key's place is looked up on.
    pub layouts: Layouts,
}

/// A line of the help: what some keys do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The names of the keys.
    pub keys: Vec<String>,
    /// The names of the commands in the settings.
    pub commands: Vec<&'static str>,
    /// What they do.
    pub what: String,
}

impl Default for Keymap {
    fn default() -> Keymap {
        let bindings = ROWS.iter().map(|row| Binding {
            command: row.command,
            name: row.name,
            help: row.help,
            keys: row.keys.to_vec(),
        });
        Keymap {
            bindings: bindings.collect(),
            layouts: Layouts::default(),
        }
    }
}

impl Keymap {
    /// The default keys with changes: to the name of a command the list of its keys, in place of
    /// those it has by default. A key that another command has by default can be used once that
    /// command is given other keys, or none: `[]`.
    ///
    /// # Errors
    /// All that is wrong with the changes.
    pub fn with(changes: &BTreeMap<String, Vec<String>>) -> Result<Keymap, Vec<KeymapFault>> {
        let mut keymap = Keymap::default();
        let mut faults = Vec::new();
        for (name, keys) in changes {
            let found = keymap.bindings.iter_mut().find(|known| known.name == name);
            match found {
                Some(binding) => {
                    let keys = read_keys(binding.name, keys, &mut faults);
                    if binding.command.is_fixed() && keys != binding.keys {
                        faults.push(KeymapFault::Fixed {
                            command: binding.name,
                        });
                    } else {
                        binding.keys = keys;
                    }
                }
                None => faults.push(KeymapFault::UnknownCommand {
                    found: name.clone(),
                    nearest: nearest(name),
                }),
            }
        }
        faults.extend(clashes(&keymap.bindings));
        faults.extend(keys_lacking(&keymap.bindings, changes));
        if faults.is_empty() {
            Ok(keymap)
        } else {
            Err(faults)
        }
    }

    /// All commands with their keys, in the order of the help.
    #[must_use]
    pub fn bindings(&self) -> &[Binding] {
        &self.bindings
    }

    /// The keys of a command.
    #[must_use]
    pub fn keys(&self, command: Command) -> &[Key] {
        let binding = self
            .bindings
            .iter()
            .find(|binding| binding.command == command);
        binding.map_or(&[], |binding| &binding.keys)
    }

    /// The command a key is bound to.
    #[must_use]
    pub fn command(&self, key: Key) -> Option<Command> {
        let binding = self
            .bindings
            .iter()
            .find(|binding| binding.keys.contains(&key));
        binding.map(|binding| binding.command)
    }

    /// The lines of the help.
    #[must_use]
    pub fn lines(&self, words: &Catalogue) -> Vec<Line> {
        self.bindings
            .chunk_by(|one, next| one.help == next.help)
            .map(|alike| Line {
                keys: alike
                    .iter()
                    .flat_map(|binding| &binding.keys)
                    .map(|key| key_name(words, *key))
                    .collect(),
                commands: alike.iter().map(|binding| binding.name).collect(),
                what: words.say(&format!("help-{}", alike[0].help)),
            })
            .collect()
    }
}

impl Command {
    /// Whether its key is the same everywhere and cannot be changed.
    const fn is_fixed(self) -> bool {
        matches!(self, Command::Interrupt | Command::Suspend)
    }

    /// Whether there is no playing by keys without it.
    const fn needs_key(self) -> bool {
        use Command::{Act, Back, Finish, Help, Quit};
        matches!(self, Act | Back | Finish | Help | Quit)
    }
}

fn read_keys(command: &'static str, texts: &[String], faults: &mut Vec<KeymapFault>) -> Vec<Key> {
    let mut keys = Vec::new();
    for text in texts {
        match Key::named(text) {
            Some(key) if keys.contains(&key) => {}
            Some(key) => keys.push(key),
            None => faults.push(KeymapFault::UnknownKey {
                command,
                found: text.clone(),
            }),
        }
    }
    keys
}

#[cfg(test)]
mod tests;
