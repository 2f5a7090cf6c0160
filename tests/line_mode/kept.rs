//! What a test sees of the games that are kept.

use crate::program::{Ran, command, in_state, run};
use pylos::record::Record;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A folder where games are kept, and where files can be saved beside them.
pub struct State(TempDir);

impl State {
    pub fn new() -> State {
        State(tempfile::tempdir().unwrap())
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = command(args);
        in_state(&mut command, self.0.path()).current_dir(self.0.path());
        command
    }

    /// Plays lines in line mode.
    pub fn plain(&self, args: &[&str], lines: &[&str]) -> Ran {
        let args = [&["--plain"], args].concat();
        run(self.command(&args), lines.join("\n") + "\n")
    }

    /// The lines that list the games.
    pub fn games(&self) -> Vec<String> {
        let ran = run(self.command(&["games"]), "").exits(0).quietly();
        let none = ran.out.starts_with("No games are kept yet");
        let games = ran.lines().into_iter().filter(|_| !none);
        games.map(str::to_owned).collect()
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn files(&self, folder: &str) -> Vec<PathBuf> {
        let folder = self.path("pylos").join(folder);
        let entries = fs::read_dir(folder).into_iter().flatten();
        let paths = entries.map(|entry| entry.unwrap().path());
        paths
            .filter(|path| path.extension().is_some_and(|end| end == "pylos"))
            .collect()
    }
}

pub fn record(path: &Path) -> Record {
    Record::read(&fs::read(path).unwrap()).unwrap()
}

/// The only one of some paths.
#[track_caller]
pub fn only(paths: &[PathBuf]) -> &Path {
    let [path] = paths else {
        panic!("not one file, but {paths:?}")
    };
    path
}

/// How many turns the game had that goes on, by the greeting; nothing where none goes on.
pub fn turns_so_far(greeting: &str) -> Option<usize> {
    let (_, told) = greeting.split_once("The unfinished game goes on: begun ")?;
    let (told, _) = told.split_once(" so far. ").unwrap();
    let turns = told.split_once(", ").unwrap().1;
    let number = turns.split(' ').next().unwrap();
    Some(number.parse().unwrap())
}

/// The seconds that both have left, by what is told.
pub fn left(told: &str) -> Vec<u64> {
    let (_, times) = told.split_once("Time left: ").unwrap();
    let seconds = |time: &str| {
        let (minutes, seconds) = time.split_once(':').unwrap();
        minutes.parse::<u64>().unwrap() * 60 + seconds.parse::<u64>().unwrap()
    };
    let times = times.trim_end_matches('.').split(", ");
    times
        .map(|time| seconds(time.split_once(' ').unwrap().1))
        .collect()
}
