//! Config files that are broken, odd, out of reach or not there.

use crate::home::Home;
use std::fs;

/// Asserts that a game in line mode goes on, that this is all there is on the error stream, and
/// that the file stays as it is.
#[track_caller]
fn told(text: impl AsRef<[u8]>, faults: &[&str]) {
    let text = text.as_ref();
    let home = Home::with(text);
    let ran = home.plain(&[]).exits(0);
    assert!(ran.out.starts_with("Pylos, standard. "), "{ran:#?}");
    assert_eq!(ran.last(), "result * unfinished");
    let file = home.file().display().to_string();
    let lines: Vec<&str> = ran.err.lines().collect();
    assert_eq!(lines.len(), faults.len(), "{ran:#?}");
    for (line, fault) in lines.iter().zip(faults) {
        let start = format!("pylos: {file}{fault}");
        assert!(line.starts_with(&start), "no {start:?} in {ran:#?}");
    }
    assert_eq!(fs::read(home.file()).unwrap(), text);
    assert_eq!(fs::read_dir(home.folder()).unwrap().count(), 1);
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 1);
}

#[test]
fn a_broken_file_is_told_and_left_as_it_is() {
    told(
        "variant = \"kids\"\ntheme = [\n",
        &[", line 2: \"theme = [\" is no TOML: unclosed array, "],
    );
    told(
        "variant = \"kids\"\nvariant = \"advanced\"\n",
        &[", line 2: \"variant = \"advanced\"\" is no TOML: duplicate key. "],
    );
}

#[test]
fn what_is_unknown_is_named_with_the_nearest() {
    told(
        "# mine\r\ncolour = \"never\"\r\nzzz = 1\r\n",
        &[
            ", line 2: \"colour\" is no setting: did you mean color?",
            ", line 3: \"zzz\" is no setting: the README lists them all.",
        ],
    );
}

#[test]
fn wrong_values_are_named_with_what_may_stand_there() {
    told(
        "variant = \"chess\"\nno-pass = \"yes\"\nlight = \"\\u001b[2J\"\nmouse = 1\n",
        &[
            ", line 1: variant cannot be \"chess\": expected \"kids\", \"standard\" or \"advanced\".",
            ", line 2: no-pass cannot be \"yes\": expected true or false.",
            ", line 3: light cannot be \"\\u001b[2J\": expected a text in one line that is not empty.",
            ", line 4: mouse cannot be 1: expected true or false.",
        ],
    );
}

#[test]
fn a_file_that_cannot_be_read_is_told() {
    told(b"theme = \"\xff\"\n", &[" cannot be read: "]);
    let home = Home::empty();
    fs::create_dir_all(home.file()).unwrap();
    let ran = home.plain(&[]).exits(0);
    let start = format!("pylos: {} cannot be read: ", home.file().display());
    assert!(ran.err.starts_with(&start), "{ran:#?}");
    assert_eq!(ran.err.lines().count(), 1);
}

#[test]
fn nothing_is_said_where_there_is_no_config_and_nothing_is_made() {
    let home = Home::empty();
    home.plain(&[]).exits(0).quietly();
    home.run(&["config"], &[]).exits(0).quietly();
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
    fs::create_dir(home.folder()).unwrap();
    home.plain(&[]).exits(0).quietly();
    assert_eq!(fs::read_dir(home.folder()).unwrap().count(), 0);
    fs::remove_dir_all(home.path()).unwrap();
    home.plain(&[]).exits(0).quietly();
}

#[test]
fn a_read_only_folder_is_as_good_as_any() {
    let home = Home::with("variant = \"kids\"\n");
    let writable = fs::metadata(home.folder()).unwrap().permissions();
    let mut read_only = writable.clone();
    read_only.set_readonly(true);
    fs::set_permissions(home.folder(), read_only).unwrap();
    let ran = home.plain(&[]);
    fs::set_permissions(home.folder(), writable).unwrap();
    let ran = ran.exits(0).quietly();
    assert!(ran.out.starts_with("Pylos, kids. "), "{ran:#?}");
}

#[test]
fn a_variable_that_is_wrong_is_told() {
    let home = Home::empty();
    let ran = home
        .run(&["--plain"], &[("PYLOS_ANIMATION", "off")])
        .exits(0);
    assert_eq!(
        ran.err,
        "pylos: PYLOS_ANIMATION cannot be \"off\": expected 0 or 1.\n"
    );
}

#[test]
fn commands_that_need_no_settings_read_none() {
    let home = Home::with("nonsense");
    for args in [
        &["perft", "1"][..],
        &["man"],
        &["completions", "bash"],
        &["--version"],
    ] {
        let ran = home.run(args, &[]).exits(0);
        assert!(!ran.err.contains("config.toml"), "{ran:#?}");
    }
}
