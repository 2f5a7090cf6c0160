//! Where games are kept: that none is ever lost, whatever happens to the program and the disk.

#[allow(dead_code, reason = "line mode uses the rest")]
#[path = "../line_mode/program.rs"]
mod program;

mod games;
mod list;
mod named;

#[cfg(unix)]
mod child;
#[cfg(unix)]
mod faults;
#[cfg(unix)]
mod killed;

use pylos::pylos_core::{Game, Rules, Variant};
use pylos::record::Record;
use pylos::shelf::{Kept, Shelf};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// An empty shelf, which goes with the folder it is in.
fn shelf() -> (TempDir, Shelf) {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().join("pylos"));
    (folder, shelf)
}

/// A game of so many turns; one of the 50 that a kids' game has at most is over.
fn game(turns: usize) -> Game {
    let mut game = Game::new(Rules::from(Variant::Kids));
    for _ in 0..turns {
        let Some(turn) = game.position().turns(game.rules()).first().copied() else {
            break;
        };
        if game.play(turn).is_err() {
            break;
        }
    }
    game
}

/// The text of a game of so many turns.
fn text(turns: usize) -> String {
    Record::of(&game(turns)).to_string()
}

/// A game on a shelf, written with so many turns.
fn kept(shelf: &Shelf, turns: usize) -> Kept {
    let mut kept = shelf.begin();
    kept.write(&text(turns)).unwrap();
    kept
}

fn playing(shelf: &Shelf) -> PathBuf {
    shelf.folder().join("playing")
}

fn over(shelf: &Shelf) -> PathBuf {
    shelf.folder().join("games")
}

/// The names in a folder, sorted; none where it is not there.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort_unstable();
    names
}

/// The names of the games in a folder, without what lies beside them.
fn saved(folder: &Path) -> Vec<String> {
    let mut names = names(folder);
    names.retain(|name| {
        Path::new(name)
            .extension()
            .is_some_and(|end| end == "pylos")
    });
    names
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).unwrap()
}
