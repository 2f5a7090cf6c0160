//! Files that a player names.

use super::{Fault, write_whole};
use crate::record::Record;
use std::path::{Path, PathBuf};

/// The file that a player has named for a game: without an extension it gets that of records,
/// unless it names a folder, a pipe or a device.
#[must_use]
pub fn file_named(name: &str) -> PathBuf {
    let mut path = PathBuf::from(name);
    let is_other = name.ends_with(std::path::is_separator)
        || at_home(&path)
            .metadata()
            .is_ok_and(|there| !there.is_file());
    if path.extension().is_none() && path.file_name().is_some() && !is_other {
        path.set_extension("pylos");
    }
    path
}

/// Saves a game in a file that a player has named; `~` at the beginning is his home.
///
/// # Errors
/// Where the file is there and may not be replaced, and where it cannot be written.
pub fn save(path: &Path, record: &Record, over: bool) -> Result<(), Fault> {
    write_whole(&at_home(path), &record.to_string(), over)
}

/// A path that a player has named, from his home where it begins with `~`.
fn at_home(path: &Path) -> PathBuf {
    let home = path.strip_prefix("~").ok().zip(etcetera::home_dir().ok());
    home.map_or_else(|| path.to_owned(), |(rest, home)| home.join(rest))
}
