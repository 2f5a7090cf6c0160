//! A state folder, and the games that are kept in it.

use super::launch::Launch;
use super::state;
use pylos::pylos_core::Game;
use pylos::record::{Record, Study};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A state folder that several runs of the program share.
pub struct Home {
    folder: PathBuf,
}

impl Home {
    pub fn new() -> Home {
        Home::at(&state::fresh())
    }

    pub fn at(folder: &Path) -> Home {
        let folder = folder.to_owned();
        Home { folder }
    }

    /// The game with these arguments, and its games here.
    pub fn pylos(&self, args: &[&str]) -> Launch {
        let folder = self.folder.to_str().expect("a path");
        Launch::pylos(args).env("XDG_STATE_HOME", folder)
    }

    /// The games under way, which all have to be sound.
    pub fn playing(&self) -> Vec<(PathBuf, Record)> {
        records(&self.folder.join("pylos/playing"))
    }

    /// The games that are over or were set aside, which all have to be sound.
    pub fn aside(&self) -> Vec<(PathBuf, Record)> {
        records(&self.folder.join("pylos/games"))
    }

    /// The only game under way.
    pub fn game(&self) -> (PathBuf, Record) {
        let mut games = self.playing();
        assert_eq!(games.len(), 1, "{games:?}");
        games.remove(0)
    }

    /// Puts a file among the games under way.
    pub fn put(&self, name: &str, text: &str) -> PathBuf {
        let folder = self.folder.join("pylos/playing");
        fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join(name);
        fs::write(&file, text).expect("a file");
        file
    }

    /// The names of all files of games under way, locks included.
    pub fn names(&self) -> Vec<String> {
        names(&self.folder.join("pylos/playing"))
    }

    /// Runs the program without a terminal, and without input.
    pub fn run(&self, args: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pylos"));
        command.args(args).env("XDG_STATE_HOME", &self.folder);
        command.stdin(Stdio::null()).output().expect("a run")
    }

    /// What `pylos games` says.
    pub fn listed(&self) -> String {
        let output = self.run(&["games"]);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    }
}

/// The names in a folder, which need not be there.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names
        .map(|name| name.into_string().expect("a name"))
        .collect();
    names.sort();
    names
}

fn records(folder: &Path) -> Vec<(PathBuf, Record)> {
    let files = names(folder).into_iter().map(|name| folder.join(name));
    let files = files.filter(|file| file.extension().is_some_and(|end| end == "pylos"));
    files.map(|file| (file.clone(), record(&file))).collect()
}

/// The record in a file, which has to be sound.
pub fn record(file: &Path) -> Record {
    let bytes = fs::read(file).expect("a file");
    let record = Record::read(&bytes);
    record.unwrap_or_else(|fault| panic!("{}: {fault:?}", file.display()))
}

/// The turns, variations, comments and the end of a game as a record writes them.
pub fn written(study: &Study) -> String {
    Record::of_study(study).to_string()
}

/// The record of a game of these turns.
pub fn record_of(turns: &str) -> Record {
    let mut game = Game::new(pylos::pylos_core::Rules::default());
    for turn in turns.split_whitespace() {
        game.play(turn.parse().expect("a turn"))
            .expect("a legal turn");
    }
    Record::of(&game)
}
