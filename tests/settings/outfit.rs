//! Themes and keys of the player's own.

use crate::home::Home;
use std::fs;

const WOOD: &str = include_str!("../../assets/themes/wood.toml");

/// What `pylos config` says is wrong, a line each; it lists the settings all the same.
fn faults(home: &Home, args: &[&str]) -> Vec<String> {
    let ran = home.run(&[&["config"], args].concat(), &[]).exits(0);
    assert!(ran.out.contains("animation"));
    ran.err.lines().map(str::to_owned).collect()
}

/// A home with themes of its own.
fn with_themes(config: &str, themes: &[(&str, &str)]) -> Home {
    let home = Home::with(config);
    fs::create_dir(home.folder().join("themes")).unwrap();
    for (name, text) in themes {
        fs::write(home.folder().join("themes").join(name), text).unwrap();
    }
    home
}

#[test]
fn a_theme_is_of_the_house_or_of_ones_own_or_a_file() {
    let home = with_themes("", &[("oak.toml", WOOD), ("notes.txt", "not a theme")]);
    let file = home.path().join("elsewhere.toml");
    fs::write(&file, WOOD).unwrap();
    for theme in ["wood", "mono", "oak", file.to_str().unwrap()] {
        assert_eq!(faults(&home, &["--theme", theme]), [""; 0], "{theme}");
    }
    let told = faults(&home, &["--theme", "ok"]);
    let names = "wood, slate, high-contrast, colour-blind, mono, oak";
    assert_eq!(
        told,
        [format!(
            "pylos: \"ok\" is no theme: expected {names}, or the path of a file."
        )]
    );
}

#[test]
fn a_theme_named_in_the_file_is_found_from_there() {
    let home = with_themes("theme = \"themes/mine.toml\"\n", &[("mine.toml", WOOD)]);
    assert_eq!(faults(&home, &[]), [""; 0]);
}

#[test]
fn a_broken_theme_is_told_with_its_line_and_left_as_it_is() {
    let broken = WOOD.replacen("#8c6238", "brown", 1);
    let home = with_themes("theme = \"mine\"\n", &[("mine.toml", &broken)]);
    let told = faults(&home, &[]);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[0].contains("mine.toml is no theme: line 4: \"brown\" is no colour"),
        "{told:?}"
    );
    assert!(told[1].contains("\"mine\" is no theme"), "{told:?}");
    let path = home.folder().join("themes").join("mine.toml");
    assert_eq!(fs::read_to_string(path).unwrap(), broken);
}

#[test]
fn a_theme_that_is_not_there_is_told() {
    let home = Home::empty();
    let told = faults(&home, &["--theme", "./nowhere.toml"]);
    assert_eq!(told.len(), 1);
    assert!(
        told[0].starts_with("pylos: ./nowhere.toml is no theme: "),
        "{told:?}"
    );
}

#[test]
fn keys_that_clash_or_are_unknown_are_told_by_name() {
    let home = Home::with("[keys]\nundo = [\"q\"]\nrdo = [\"z\"]\nredo = [\"hyper-x\"]\n");
    let told = faults(&home, &[]).join("\n");
    for part in ["undo", "quit", "\"rdo\"", "redo", "\"hyper-x\""] {
        assert!(told.contains(part), "{part} in {told}");
    }
}

#[test]
fn a_keyboard_is_chosen_by_name() {
    let bds = Home::with("keyboard = \"bulgarian-bds\"\n");
    assert_eq!(faults(&bds, &[]), [""; 0]);
    assert_eq!(
        bds.setting("keyboard", &[], &[]),
        "bulgarian-bds, config file"
    );
    let told = faults(&Home::with("keyboard = \"qwerty\"\n"), &[]);
    assert_eq!(told.len(), 1);
    assert!(told[0].starts_with("pylos: \"qwerty\" is no keyboard: expected one of russian, "));
}
