//! The config file: what it asks for, and what in it cannot be understood.

use super::{Color, Expected, Fault, Keys, Limit, Wishes, label};
use crate::clock::Span;
use crate::text::{printable, shown};
use toml::Spanned;
use toml::de::{DeInteger, DeString, DeTable, DeValue, Error};

/// The settings that a config file may hold.
const NAMES: [&str; 17] = [
    "theme",
    "color",
    "ascii",
    "animation",
    "mouse",
    "light",
    "dark",
    "lots",
    "variant",
    "raise-when-empty",
    "optional-recovery",
    "no-pass",
    "turn-time",
    "clock",
    "bell",
    "keyboard",
    "keys",
];

/// Reads a config file. A value that is wrong takes nothing away from the others; a text that is
/// no TOML asks for nothing.
pub(super) fn read(text: &str) -> (Wishes, Vec<Fault>) {
    let mut wishes = Wishes::default();
    let mut reader = Reader {
        text,
        faults: Vec::new(),
    };
    match DeTable::parse(text) {
        Ok(table) => {
            let mut entries: Vec<_> = table.get_ref().iter().collect();
            entries.sort_by_key(|(key, _)| key.span().start);
            for (key, value) in entries {
                reader.setting(&mut wishes, key, value);
            }
        }
        Err(error) => reader.no_toml(&error),
    }
    (wishes, reader.faults)
}

type Key<'a> = Spanned<DeString<'a>>;
type Value<'a> = Spanned<DeValue<'a>>;

struct Reader<'a> {
    text: &'a str,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn setting(&mut self, wishes: &mut Wishes, key: &Key<'_>, value: &Value<'_>) {
        let name = key.get_ref().as_ref();
        match name {
            "theme" => wishes.theme = self.value(name, value, Expected::Text, to_label),
            "color" => wishes.color = self.value(name, value, Expected::Color, to_color),
            "ascii" => wishes.ascii = self.switch(name, value),
            "animation" => wishes.animation = self.switch(name, value),
            "mouse" => wishes.mouse = self.switch(name, value),
            "light" => wishes.light = self.value(name, value, Expected::Text, to_label),
            "dark" => wishes.dark = self.value(name, value, Expected::Text, to_label),
            "lots" => wishes.lots = self.switch(name, value),
            "variant" => {
                wishes.variant = self.value(name, value, Expected::Variant, |value| {
                    value.as_str()?.parse().ok()
                });
            }
            "raise-when-empty" => wishes.raise_when_empty = self.switch(name, value),
            "optional-recovery" => wishes.optional_recovery = self.switch(name, value),
            "no-pass" => wishes.no_pass = self.switch(name, value),
            "turn-time" => {
                wishes.turn_time = self.value(name, value, Expected::TurnTime, to_turn_time);
            }
            "clock" => {
                wishes.clock = self.value(name, value, Expected::Clock, |value| {
                    value.as_str()?.parse().ok()
                });
            }
            "bell" => wishes.bell = self.switch(name, value),
            "keyboard" => {
                wishes.keyboard = self.value(name, value, Expected::Text, to_label);
            }
            "keys" => wishes.keys = self.keys(name, value),
            unknown => {
                let fault = Fault::Unknown {
                    line: self.line(key.span().start),
                    found: shown(unknown),
                    nearest: nearest(unknown),
                };
                self.faults.push(fault);
            }
        }
    }

    fn switch(&mut self, name: &str, value: &Value<'_>) -> Option<bool> {
        self.value(name, value, Expected::Bool, to_bool)
    }

    fn keys(&mut self, name: &str, value: &Value<'_>) -> Option<Keys> {
        let Some(table) = value.get_ref().as_table() else {
            return self.value(name, value, Expected::Table, |_| None);
        };
        let mut entries: Vec<_> = table.iter().collect();
        entries.sort_by_key(|(command, _)| command.span().start);
        let lists = entries.into_iter().filter_map(|(command, list)| {
            let command = command.get_ref();
            let list = self.value(&format!("{name}.{command}"), list, Expected::List, to_list)?;
            Some((command.to_string(), list))
        });
        Some(lists.collect())
    }

    /// The value as it is understood; else a fault is noted.
    fn value<T>(
        &mut self,
        name: &str,
        value: &Value<'_>,
        expected: Expected,
        understand: impl Fn(&DeValue<'_>) -> Option<T>,
    ) -> Option<T> {
        let understood = understand(value.get_ref());
        if understood.is_none() {
            self.faults.push(Fault::Value {
                line: self.line(value.span().start),
                key: shown(name),
                found: self.shown(value),
                expected,
            });
        }
        understood
    }

    /// A value as it stands in the text, in one line.
    fn shown(&self, value: &Value<'_>) -> String {
        let source = self.text.get(value.span()).unwrap_or_default();
        let words: Vec<&str> = source.split_whitespace().collect();
        shown(&words.join(" "))
    }

    fn no_toml(&mut self, error: &Error) {
        let start = error.span().map_or(0, |span| span.start);
        let line = self.line(start);
        let found = self.text.lines().nth(line - 1).unwrap_or_default();
        self.faults.push(Fault::NoToml {
            line,
            found: shown(found.trim()),
            reason: shown_reason(error.message()),
        });
    }

    /// The number of the line that a byte of the text is in, from 1.
    fn line(&self, byte: usize) -> usize {
        let before = self.text.as_bytes().iter().take(byte);
        before.filter(|&&byte| byte == b'\n').count() + 1
    }
}

fn to_bool(value: &DeValue<'_>) -> Option<bool> {
    value.as_bool()
}

fn to_label(value: &DeValue<'_>) -> Option<String> {
    label(value.as_str()?).ok()
}

/// A choice by its name; where that is a number, the number will do.
fn to_color(value: &DeValue<'_>) -> Option<Color> {
    let number = value.as_integer().filter(|number| number.radix() == 10);
    Color::from_name(value.as_str().or(number.map(DeInteger::as_str))?)
}

/// A time for each turn; a number is one of seconds.
fn to_turn_time(value: &DeValue<'_>) -> Option<Limit<Span>> {
    let number = value.as_integer().filter(|number| number.radix() == 10);
    let text = value.as_str().or(number.map(DeInteger::as_str))?;
    text.parse().ok()
}

fn to_list(value: &DeValue<'_>) -> Option<Vec<String>> {
    let names = value.as_array()?.iter();
    names
        .map(|name| name.get_ref().as_str().map(str::to_owned))
        .collect()
}

/// The known name that is most like an unknown one, if any is.
fn nearest(unknown: &str) -> Option<&'static str> {
    const ALIKE: f64 = 0.7;
    let unknown = unknown.to_ascii_lowercase().replace('_', "-");
    NAMES
        .into_iter()
        .map(|name| (strsim::jaro_winkler(&unknown, name), name))
        .filter(|(likeness, _)| *likeness > ALIKE)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}

/// The reason in one line, as a part of a sentence.
fn shown_reason(reason: &str) -> String {
    let lines: Vec<&str> = reason.lines().map(str::trim).collect();
    printable(&lines.join("; "))
}
