use super::*;
use std::collections::BTreeSet;

fn words() -> &'static Catalogue {
    Catalogue::english()
}

fn changes(changes: &[(&str, &[&str])]) -> BTreeMap<String, Vec<String>> {
    changes
        .iter()
        .map(|(name, keys)| {
            let keys = keys.iter().map(|key| (*key).to_owned());
            ((*name).to_owned(), keys.collect())
        })
        .collect()
}

fn faults(wanted: &[(&str, &[&str])]) -> Vec<String> {
    let faults = Keymap::with(&changes(wanted)).unwrap_err();
    faults.iter().map(|fault| fault.told(words())).collect()
}

#[test]
fn the_default_keys_have_no_clash_and_every_command_has_a_name_and_a_key() {
    let keymap = Keymap::with(&BTreeMap::new()).unwrap();
    assert_eq!(keymap, Keymap::default());
    let names: BTreeSet<_> = keymap.bindings().iter().map(|b| b.name).collect();
    assert_eq!(names.len(), keymap.bindings().len());
    assert!(keymap.bindings().iter().all(|b| !b.keys.is_empty()));
}

#[test]
fn both_hands_can_play_alone() {
    use Command::{Act, Down, Left, Right, Up};
    let keymap = Keymap::default();
    for keys in ["w a s d space", "k h j l enter", "up left down right enter"] {
        let commands: Vec<_> = keys
            .split(' ')
            .filter_map(|k| keymap.command(key(k)))
            .collect();
        assert_eq!(commands, [Up, Left, Down, Right, Act], "{keys}");
    }
}

fn key(text: &str) -> Key {
    Key::named(text).unwrap()
}

#[test]
fn a_change_replaces_the_keys_of_a_command_and_of_no_other() {
    let keymap = Keymap::with(&changes(&[
        ("undo", &["ctrl-u", "F3", "f3"]),
        ("redo", &["u"]),
    ]));
    let keymap = keymap.unwrap();
    assert_eq!(keymap.keys(Command::Undo), [key("ctrl-u"), key("f3")]);
    assert_eq!(keymap.keys(Command::Redo), [key("u")]);
    assert_eq!(keymap.command(key("u")), Some(Command::Redo));
    assert_eq!(keymap.command(key("y")), None);
    assert_eq!(keymap.keys(Command::Quit), [key("q")]);
}

#[test]
fn a_command_may_be_left_without_a_key_that_another_then_takes() {
    let keymap = Keymap::with(&changes(&[("resign", &[]), ("finish", &["g"])])).unwrap();
    assert_eq!(keymap.keys(Command::Resign), []);
    assert_eq!(keymap.command(key("g")), Some(Command::Finish));
}

#[test]
fn a_clash_is_refused_naming_both_commands() {
    assert_eq!(
        faults(&[("undo", &["n"])]),
        ["keys: n cannot be the key of both undo and new-game."]
    );
    assert_eq!(
        faults(&[("redo", &["f5"]), ("undo", &["F5"])]),
        ["keys: F5 cannot be the key of both undo and redo."]
    );
    assert_eq!(
        faults(&[("undo", &["ctrl-c", "ctrl-i"])]),
        [
            "keys: Tab cannot be the key of both next-level and undo.",
            "keys: Ctrl-C cannot be the key of both undo and interrupt.",
        ]
    );
}

#[test]
fn what_is_unknown_is_named() {
    assert_eq!(
        faults(&[
            ("udno", &["u"]),
            ("next_level", &["v"]),
            ("\u{1b}[2J", &["v"])
        ]),
        [
            "keys: \"\u{fffd}[2J\" is no command.",
            "keys: \"next_level\" is no command. Is next-level meant?",
            "keys: \"udno\" is no command. Is undo meant?",
        ]
    );
    assert_eq!(
        faults(&[("undo", &["u", "hyper-u"])]),
        [
            "keys: undo: \"hyper-u\" is no key. Keys are written as in u, ctrl-r, f1, enter, space, page-up, shift-tab."
        ]
    );
}

#[test]
fn what_cannot_be_played_without_keeps_a_key() {
    for name in ["quit", "act", "back", "help", "finish"] {
        assert_eq!(
            faults(&[(name, &[])]),
            [format!("keys: {name} must have a key.")]
        );
    }
    for name in ["interrupt", "suspend"] {
        let told = format!("keys: the key of {name} cannot be changed.");
        for keys in [&[][..], &["f9"]] {
            assert_eq!(faults(&[(name, keys)]), [told.as_str()]);
        }
    }
    assert!(Keymap::with(&changes(&[("interrupt", &["ctrl-c"])])).is_ok());
}

#[test]
fn all_faults_are_told_at_once() {
    let wanted: &[(&str, &[&str])] = &[("udno", &["u"]), ("undo", &["n", "zz"]), ("quit", &[])];
    assert_eq!(faults(wanted).len(), 4);
}

/// The README's table, as it follows from the table of keys.
fn readme_table() -> String {
    let quoted = |text: &str| format!("`{text}`");
    let row = |line: Line| {
        let keys: Vec<_> = line.keys.iter().map(|key| quoted(key)).collect();
        let names: Vec<_> = line.commands.iter().map(|name| quoted(name)).collect();
        format!(
            "| {} | {} | {} |\n",
            keys.join(" "),
            line.what,
            names.join(" ")
        )
    };
    let rows: String = Keymap::default()
        .lines(words())
        .into_iter()
        .map(row)
        .collect();
    format!("| keys | what they do | name |\n| --- | --- | --- |\n{rows}")
}

#[test]
fn the_readme_has_the_table_of_keys() {
    let table = readme_table();
    let readme = include_str!("../../../README.md").replace("\r\n", "\n");
    assert!(
        readme.contains(&table),
        "the README's table should be\n{table}"
    );
}
