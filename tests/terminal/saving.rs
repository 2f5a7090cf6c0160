//! Saving under a name, as the players do it.

use super::home::{self, record_of, written};
use super::launch::Launch;
use super::process::End;
use super::state;
use super::table::{ENTER, ESC, Table, tell};
use pylos::pylos_core::{Game, Rules};
use pylos::record::Record;
use pylos::shelf::{Deed, Fault};
use pylos::tui::{Entry, Mode, Model, Question};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

const CTRL_S: &str = "\x13";
const F2: &str = "\x1bOQ";

/// A game of two turns in a home of its own, on a screen with room for what cannot be done.
fn played() -> (PathBuf, Table) {
    let home = state::fresh();
    let launch = Launch::pylos(&[]).env("HOME", path(&home)).size(120, 40);
    let mut table = Table::open(&launch, Game::new(Rules::default()));
    table.play_all("1b2 1c3");
    (home, table)
}

fn path(path: &Path) -> &str {
    path.to_str().expect("text")
}

/// Opens the field, which proposes this.
fn open(table: &mut Table, key: &str, proposed: &str) {
    table.key(key, |model| {
        model.mode = Mode::Typing(Entry::Path, proposed.to_owned().into());
    });
}

/// Types another path and takes it.
fn save(table: &mut Table, path: &str, does: impl FnOnce(&mut Model)) {
    table.type_in(Entry::Path, path);
    table.key(ENTER, does);
}

/// It was saved there.
fn saved(model: &mut Model, path: &str) {
    model.mode = Mode::Board;
    model.path = Some(path.into());
    tell(
        model,
        model
            .words
            .say_with("saved", &[("path", path.to_owned().into())]),
    );
}

fn asks(model: &mut Model, path: &str) {
    model.mode = Mode::Asking(Question::Replace(path.into()));
}

/// The file holds the game as it stands, with nothing else beside it.
fn holds(file: &Path, table: &Table) {
    let record: Record = home::record(file);
    assert_eq!(written(&record.study()), written(&table.model.study));
    let left = home::names(file.parent().expect("a folder"));
    assert!(
        !left.iter().any(|name| name.starts_with(".pylos-")),
        "{left:?}"
    );
}

#[test]
fn a_game_is_saved_under_a_new_name_with_the_extension_of_records() {
    let (home, mut table) = played();
    open(&mut table, CTRL_S, "game.pylos");
    let file = home.join("ours.pylos");
    save(&mut table, path(&home.join("ours")), |model| {
        saved(model, path(&file));
    });
    holds(&file, &table);
    // The same name is proposed again, and has to be confirmed.
    table.play_all("1a1");
    open(&mut table, F2, path(&file));
    table.key(ENTER, |model| asks(model, path(&file)));
    table.key("y", |model| saved(model, path(&file)));
    holds(&file, &table);
    let named = home.join("ours.txt");
    open(&mut table, CTRL_S, path(&file));
    save(&mut table, path(&named), |model| saved(model, path(&named)));
    holds(&named, &table);
    // What is saved as it stands can be left.
    table.ends("q", End::Code(0));
}

#[test]
fn a_name_that_is_taken_can_be_changed_or_taken_all_the_same() {
    let (home, mut table) = played();
    let theirs = record_of("1d4 1d3 1d2").to_string();
    let [taken, free] = ["taken.pylos", "free.pylos"].map(|name| home.join(name));
    fs::write(&taken, &theirs).expect("a file");
    open(&mut table, CTRL_S, "game.pylos");
    save(&mut table, path(&taken), |model| asks(model, path(&taken)));
    for no in ["n", ESC, "q"] {
        table.key(no, |model| {
            model.mode = Mode::Typing(Entry::Path, path(&taken).to_owned().into());
        });
        table.key(ENTER, |model| asks(model, path(&taken)));
    }
    table.key("n", |model| {
        model.mode = Mode::Typing(Entry::Path, path(&taken).to_owned().into());
    });
    assert_eq!(fs::read_to_string(&taken).expect("a file"), theirs);
    save(&mut table, path(&free), |model| saved(model, path(&free)));
    holds(&free, &table);
    open(&mut table, CTRL_S, path(&free));
    save(&mut table, path(&taken), |model| asks(model, path(&taken)));
    assert_eq!(fs::read_to_string(&taken).expect("a file"), theirs);
    table.key(ENTER, |model| saved(model, path(&taken)));
    holds(&taken, &table);
    table.ends("\x03", End::Signal(2));
}

#[test]
fn a_path_that_cannot_be_written_can_be_corrected() {
    let (home, mut table) = played();
    fs::create_dir(home.join("folder.pylos")).expect("a folder");
    fs::write(home.join("file"), "mine").expect("a file");
    open(&mut table, CTRL_S, "game.pylos");
    for wrong in ["none/ours.pylos", "file/ours.pylos", "folder.pylos"] {
        let wrong = home.join(wrong);
        let reason = match fs::File::create(&wrong) {
            Err(error) if error.kind() != ErrorKind::IsADirectory => error,
            _ => ErrorKind::IsADirectory.into(),
        };
        let fault = Fault {
            deed: Deed::Write,
            path: wrong.clone(),
            reason,
        };
        save(&mut table, path(&wrong), |model| {
            tell(model, fault.to_string());
        });
    }
    let right = home.join("ours.pylos");
    save(&mut table, path(&right), |model| saved(model, path(&right)));
    holds(&right, &table);
    let left = home::names(&home);
    assert_eq!(left, ["file", "folder.pylos", "ours.pylos"]);
    table.play_all("1a1");
    table.ends("\x03", End::Signal(2));
}

#[test]
fn the_home_folder_has_a_short_name() {
    let (home, mut table) = played();
    open(&mut table, CTRL_S, "game.pylos");
    save(&mut table, "~/ours", |model| saved(model, "~/ours.pylos"));
    holds(&home.join("ours.pylos"), &table);
    table.ends("\x03", End::Signal(2));
}

#[test]
fn who_thinks_better_of_saving_has_saved_nothing() {
    let (home, mut table) = played();
    let board = |model: &mut Model| model.mode = Mode::Board;
    open(&mut table, CTRL_S, "game.pylos");
    table.type_in(Entry::Path, path(&home.join("ours")));
    table.key(ESC, board);
    open(&mut table, CTRL_S, "game.pylos");
    save(&mut table, "  ", board);
    assert_eq!(home::names(&home), [""; 0]);
    table.play_all("1a1");
    table.ends("\x03", End::Signal(2));
}
