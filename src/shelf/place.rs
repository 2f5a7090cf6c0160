//! The files of a game: one name, several endings.

use super::{Deed, Fault};
use crate::record::Record;
use std::cmp::Reverse;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The ending of the game itself.
pub(super) const GAME: &str = "pylos";

/// The ending of the file that is locked while the game is played.
pub(super) const LOCK: &str = "lock";

/// The ending of what is being written.
pub(super) const TEMPORARY: &str = "tmp";

/// Where a game lies.
#[derive(Clone, Debug)]
pub(super) struct Place {
    folder: PathBuf,
    stem: OsString,
}

impl Place {
    pub(super) fn new(folder: &Path, stem: OsString) -> Place {
        let folder = folder.to_owned();
        Place { folder, stem }
    }

    pub(super) fn stem(&self) -> &OsStr {
        &self.stem
    }

    /// Its file with an ending.
    pub(super) fn file(&self, ending: &str) -> PathBuf {
        let mut name = self.stem.clone();
        name.push(".");
        name.push(ending);
        self.folder.join(name)
    }

    /// The game that lies there, if it can be read and is sound.
    pub(super) fn record(&self) -> Option<Record> {
        Record::read(&fs::read(self.file(GAME)).ok()?).ok()
    }

    fn written(&self) -> Option<SystemTime> {
        fs::metadata(self.file(GAME)).ok()?.modified().ok()
    }
}

/// The places in a folder that have a file with an ending, in no order.
pub(super) fn list(folder: &Path, ending: &str) -> Result<Vec<Place>, Fault> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(Fault::of(Deed::Read, folder))?,
    };
    let mut places = Vec::new();
    for entry in entries {
        let path = entry.map_err(Fault::of(Deed::Read, folder))?.path();
        // Reading a pipe would wait for a writer.
        if path.extension().is_some_and(|end| end == ending)
            && path.is_file()
            && let Some(stem) = path.file_stem()
        {
            places.push(Place::new(folder, stem.to_owned()));
        }
    }
    Ok(places)
}

/// The same, the one whose game was written last first.
pub(super) fn newest_first(folder: &Path, ending: &str) -> Result<Vec<Place>, Fault> {
    let mut places = list(folder, ending)?;
    sort(&mut places);
    Ok(places)
}

/// Puts those whose game was written last first.
pub(super) fn sort(places: &mut [Place]) {
    places.sort_by_cached_key(|place| Reverse((place.written(), place.stem.clone())));
}
