//! `pylos config`.

use crate::home::Home;
use crate::program::run;

const VARIABLES: &[(&str, &str)] = &[("TERM", "xterm-256color"), ("LANG", "C.UTF-8")];

#[test]
fn every_setting_is_listed_with_where_it_comes_from() {
    let home = Home::with(
        "theme = \"slate\"\nlight = \"Zo\u{eb}\"\nmouse = false\nclock = \"10:00+5\"\n\n[keys]\nundo = [\"u\", \"z\"]\nredo = [\"y\"]\n",
    );
    let args = ["config", "--advanced", "--no-pass"];
    let ran = home.run(&args, VARIABLES).exits(0).quietly();
    let expected = format!(
        "Config file: {}
Games: {} (pylos games lists them)
theme              slate          config file
color              256            environment (TERM)
ascii              false          default
animation          true           default
mouse              false          config file
light              Zo\u{eb}            config file
dark               Dark           default
lots               false          default
variant            advanced       command line
raise-when-empty   false          default
optional-recovery  false          default
no-pass            true           command line
turn-time          none           default
clock              10m+5s         config file
bell               false          default
keyboard           by the locale  default
keys.redo          y              config file
keys.undo          u z            config file
",
        home.file().display(),
        home.games().display()
    );
    assert_eq!(ran.out, expected);
}

#[test]
fn a_file_that_is_not_there_is_called_so() {
    let home = Home::empty();
    let ran = home.run(&["config"], VARIABLES).exits(0).quietly();
    let first = format!("Config file: {} (there is none yet)", home.file().display());
    assert_eq!(ran.lines()[0], first);
    assert_eq!(ran.last(), "keys               as usual       default");
}

#[test]
fn faults_are_told_beside_the_list() {
    let home = Home::with("theme = 1\n[keys]\n\"\\u001b[2J\" = [\"\\u0007\"]\n");
    let ran = home.run(&["config"], VARIABLES).exits(0);
    assert!(ran.err.contains("line 1: theme cannot be 1: "), "{ran:#?}");
    let keys = ran
        .last()
        .starts_with("keys.\u{fffd}[2J          \u{fffd} ");
    assert!(keys, "{ran:#?}");
}

/// The folders are where people look for them, on every Unix.
#[cfg(unix)]
#[test]
fn without_a_variable_the_folders_are_in_the_home() {
    let home = Home::empty();
    for folder in [None, Some(""), Some("relative/folder")] {
        let mut command = home.command(&["config"], VARIABLES);
        command.env_remove("XDG_CONFIG_HOME");
        command.env("HOME", home.path());
        command.env_remove("XDG_STATE_HOME");
        for name in ["XDG_CONFIG_HOME", "XDG_STATE_HOME"] {
            command.envs(folder.map(|folder| (name, folder)));
        }
        let ran = run(command, "").exits(0).quietly();
        let file = home.path().join(".config/pylos/config.toml");
        let first = format!("Config file: {} (there is none yet)", file.display());
        assert_eq!(ran.lines()[0], first);
        let games = home.path().join(".local/state/pylos");
        let second = format!("Games: {} (pylos games lists them)", games.display());
        assert_eq!(ran.lines()[1], second);
    }
}
