//! A config folder and a state folder to try things in.

use crate::program::{Ran, command, in_state, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Folders that hold those of Pylos, or do not yet.
pub struct Home {
    config: TempDir,
    state: TempDir,
}

impl Home {
    /// Without any config.
    pub fn empty() -> Home {
        let [config, state] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        Home { config, state }
    }

    /// With this text, or whatever it is, in the config file.
    pub fn with(text: impl AsRef<[u8]>) -> Home {
        let home = Home::empty();
        fs::create_dir(home.folder()).unwrap();
        fs::write(home.file(), text).unwrap();
        home
    }

    pub fn path(&self) -> &Path {
        self.config.path()
    }

    /// The folder of its games.
    pub fn games(&self) -> PathBuf {
        self.state.path().join("pylos")
    }

    pub fn folder(&self) -> PathBuf {
        self.path().join("pylos")
    }

    pub fn file(&self) -> PathBuf {
        self.folder().join("config.toml")
    }

    /// The program, not yet run, with this home and these variables and no others.
    pub fn command(&self, args: &[&str], variables: &[(&str, &str)]) -> Command {
        let mut command = command(args);
        command
            .env_clear()
            .env("XDG_CONFIG_HOME", self.path())
            .env("APPDATA", self.path());
        in_state(&mut command, self.state.path()).envs(variables.iter().copied());
        command
    }

    pub fn run(&self, args: &[&str], variables: &[(&str, &str)]) -> Ran {
        run(self.command(args, variables), "")
    }

    /// A game in line mode in which nothing is played.
    pub fn plain(&self, args: &[&str]) -> Ran {
        self.run(&[&["--plain"], args].concat(), &[])
    }

    /// What `pylos config` says of a setting: its value and where that comes from.
    #[track_caller]
    pub fn setting(&self, name: &str, args: &[&str], variables: &[(&str, &str)]) -> String {
        let ran = self.run(&[&["config"], args].concat(), variables).exits(0);
        let mut lines = ran.out.lines();
        let line = lines.find(|line| line.starts_with(&format!("{name} ")));
        let line = line.unwrap_or_else(|| panic!("no {name} in {ran:#?}"));
        let columns: Vec<&str> = line.split("  ").map(str::trim).collect();
        let columns: Vec<&str> = columns.into_iter().filter(|c| !c.is_empty()).collect();
        columns[1..].join(", ")
    }
}
