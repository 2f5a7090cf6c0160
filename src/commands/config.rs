//! `pylos config`: where the config file and the games are, and every setting in force.

use super::outfit::Outfit;
use super::table::table;
use super::{print, shown, tell_fault, tell_faults};
use crate::cli::SettingArgs;
use crate::end::End;
use crate::pylos_core::Side;
use crate::settings::{self, Origin, Setting, Settings};
use crate::shelf::Shelf;
use crate::text::{self, Catalogue};
use crate::tui::Look;

/// Prints the path of the config file, the folder of games and every setting with where it comes
/// from.
pub fn run(args: &SettingArgs, words: &Catalogue) -> anyhow::Result<End> {
    let settings = settings::load(args.wishes(), true);
    tell_faults(&settings, words);
    for fault in Outfit::of(&settings, words).faults {
        tell_fault(fault, words);
    }
    let variable = |name: &str| std::env::var(name).ok();
    let table = table(&rows(&settings, variable, words));
    let text = format!("{}\n{}\n{table}", file(words), games(words));
    print(text.as_bytes(), words)
}

fn file(words: &Catalogue) -> String {
    let Some(path) = settings::path() else {
        return words.say("config-file-nowhere");
    };
    let id = if path.exists() {
        "config-file"
    } else {
        "config-file-absent"
    };
    words.say_with(id, &[("path", shown(&path).into())])
}

fn games(words: &Catalogue) -> String {
    match Shelf::of_user() {
        None => words.say("config-games-nowhere"),
        Some(shelf) => {
            let path = shown(shelf.folder());
            words.say_with("config-games", &[("path", path.into())])
        }
    }
}

/// A setting: its name, its value and where that comes from.
type Row = [String; 3];

fn rows(
    settings: &Settings,
    variable: impl Fn(&str) -> Option<String>,
    words: &Catalogue,
) -> Vec<Row> {
    let row = |name: &str, value: &str, origin: Origin| -> Row {
        [
            name.to_owned(),
            text::one_line(value),
            origin_in_words(origin, words),
        ]
    };
    let switch =
        |name: &str, setting: Setting<bool>| row(name, &setting.value.to_string(), setting.origin);
    let players = settings.players();
    let player = |name: &str, side, origin| row(name, &players.name(words, side), origin);
    let none = words.say("config-none");
    let limit = |name: &str, value: Option<String>, origin| {
        row(name, value.as_ref().unwrap_or(&none), origin)
    };
    let depth = Look::depth(settings.color, &variable);
    let by_locale = words.say("config-keyboard-by-locale");
    let mut rows = vec![
        row("theme", &settings.theme.value, settings.theme.origin),
        row("color", depth.value.name(), depth.origin),
        switch("ascii", Look::ascii(settings.ascii, &variable)),
        switch("animation", settings.animation),
        switch("mouse", settings.mouse),
        player("light", Side::Light, settings.light.origin),
        player("dark", Side::Dark, settings.dark.origin),
        switch("lots", settings.lots),
        row(
            "variant",
            settings.variant.value.name(),
            settings.variant.origin,
        ),
        switch("raise-when-empty", settings.raise_when_empty),
        switch("optional-recovery", settings.optional_recovery),
        switch("no-pass", settings.no_pass),
        limit(
            "turn-time",
            time(&settings.turn_time),
            settings.turn_time.origin,
        ),
        limit("clock", time(&settings.clock), settings.clock.origin),
        switch("bell", settings.bell),
        row(
            "keyboard",
            settings.keyboard.value.as_ref().unwrap_or(&by_locale),
            settings.keyboard.origin,
        ),
    ];
    let keys = &settings.keys;
    if keys.value.is_empty() {
        rows.push(row("keys", &words.say("config-keys-usual"), keys.origin));
    }
    for (command, names) in &keys.value {
        let name = format!("keys.{}", text::shown(command));
        rows.push(row(&name, &names.join(" "), keys.origin));
    }
    rows
}

fn time(setting: &Setting<Option<impl ToString>>) -> Option<String> {
    setting.value.as_ref().map(ToString::to_string)
}

fn origin_in_words(origin: Origin, words: &Catalogue) -> String {
    match origin {
        Origin::Default => words.say("origin-default"),
        Origin::Remembered => words.say("origin-remembered"),
        Origin::File => words.say("origin-file"),
        Origin::Environment(name) => {
            words.say_with("origin-environment", &[("variable", name.into())])
        }
        Origin::Flag => words.say("origin-flag"),
    }
}
