//! `pylos games`, by the real program.

use crate::program::{Ran, command, in_state, run};
use crate::{kept, over, playing, text};
use pylos::shelf::Shelf;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

/// A state folder, and the shelf that the program has there.
fn state() -> (TempDir, Shelf) {
    let state = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(state.path().join("pylos"));
    (state, shelf)
}

fn list(state: &TempDir) -> Ran {
    let mut command = command(["games"]);
    in_state(&mut command, state.path());
    run(command, "")
}

/// Puts a game in a folder, written so many hours ago.
fn put(folder: &Path, name: &str, hours: u64, text: &str) {
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join(name), text).unwrap();
    let file = fs::File::options().write(true).open(folder.join(name));
    let then = SystemTime::now() - Duration::from_secs(hours * 3600);
    file.unwrap().set_modified(then).unwrap();
}

#[test]
fn without_games_it_says_where_they_will_be() {
    let (state, shelf) = state();
    let ran = list(&state).exits(0).quietly();
    let path = shelf.folder().display();
    let none = format!("No games are kept yet: they will be in {path}.\n");
    assert_eq!(ran.out, none);
    assert!(!shelf.folder().exists(), "nothing is made");
}

#[test]
fn the_game_written_last_stands_first() {
    let (state, shelf) = state();
    let drawn = r#"[Game "Pylos"] [Rules "advanced+nopass"] [Light "Ana"] [Date "2026-11-28"]
        [Termination "agreement"] 1. 1a1 1/2-1/2"#;
    put(&over(&shelf), "2026-11-29-0932-47.pylos", 3, drawn);
    put(&over(&shelf), "2026-11-30-1015-00-2.pylos", 1, &text(50));
    put(&playing(&shelf), "mine.pylos", 2, &text(0));
    put(&playing(&shelf), "mine.lock", 2, "");
    let held = kept(&shelf, 2);
    let ran = list(&state).exits(0).quietly();
    let folder = shelf.folder().display().to_string();
    let rows: Vec<Vec<String>> = ran
        .lines()
        .iter()
        .map(|line| line.replace(&folder, ""))
        .map(|line| {
            line.split("  ")
                .map(|cell| cell.trim().to_owned())
                .collect()
        })
        .map(|cells: Vec<String>| cells.into_iter().filter(|cell| !cell.is_empty()).collect())
        .collect();
    assert_eq!(rows.len(), 4, "{ran:#?}");
    let own = held
        .file()
        .unwrap()
        .display()
        .to_string()
        .replace(&folder, "");
    assert_eq!(
        rows[0][1..5],
        ["Light / Dark", "kids", "2 turns", "* unfinished"]
    );
    assert_eq!(rows[0][5], own);
    assert!(own.contains(&rows[0][0]), "the day it began: {rows:?}");
    assert_eq!(rows[1][0], "2026-11-30");
    assert_eq!(rows[1][5], "/games/2026-11-30-1015-00-2.pylos");
    assert!(rows[1][4].ends_with("apex"), "{rows:?}");
    let under_way = ["-", "Light / Dark", "kids", "0 turns", "* unfinished"];
    assert_eq!(rows[2][..5], under_way);
    let oldest = [
        "2026-11-28",
        "Ana / Dark",
        "advanced+nopass",
        "1 turn",
        "1/2-1/2 agreement",
        "/games/2026-11-29-0932-47.pylos",
    ];
    assert_eq!(rows[3], oldest);
    let columns: Vec<_> = ran.lines().iter().map(|line| line.find(&folder)).collect();
    assert!(
        columns.windows(2).all(|pair| pair[0] == pair[1]),
        "{ran:#?}"
    );
}

#[test]
fn what_is_no_sound_record_is_told_beside_the_list() {
    let (state, shelf) = state();
    put(&playing(&shelf), "a.pylos", 2, "[Game \"Go\"]");
    put(&over(&shelf), "b.pylos", 1, &text(1));
    let ran = list(&state).exits(1);
    assert_eq!(ran.lines().len(), 1);
    let file = playing(&shelf).join("a.pylos");
    let told = format!(
        "{}:1:7: \"Go\" is another game: expected Pylos.\n",
        file.display()
    );
    assert_eq!(ran.err, told);
}

#[test]
fn what_stands_in_a_game_steers_no_terminal() {
    let (state, shelf) = state();
    let game = "[Game \"Pylos\"] [Rules \"kids\"] [Dark \"\u{1b}[2J\"] [Date \"\u{7}\"] *";
    put(&over(&shelf), "a.pylos", 1, game);
    // The harness looks for what steers.
    let ran = list(&state).exits(0).quietly();
    assert!(
        ran.out
            .starts_with("\u{fffd}  Light / \u{fffd}[2J  kids  0 turns  ")
    );
}

/// Elsewhere what is no folder may be none at all.
#[cfg(unix)]
#[test]
fn a_shelf_that_cannot_be_read_is_told() {
    let (state, shelf) = state();
    fs::create_dir(shelf.folder()).unwrap();
    fs::write(over(&shelf), "").unwrap();
    let ran = list(&state).exits(1);
    assert!(
        ran.err.starts_with("pylos: The file cannot be read: "),
        "{ran:#?}"
    );
    let path = over(&shelf).display().to_string();
    assert!(ran.err.contains(&path), "{ran:#?}");
}
