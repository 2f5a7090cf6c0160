//! What could not be done with a file.

use crate::text::{self, Catalogue};
use std::fmt::{self, Display};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Something that could not be done with a file or a folder. Its text is the English sentence.
#[derive(Debug)]
pub struct Fault {
    /// What was to be done.
    pub deed: Deed,
    /// With what.
    pub path: PathBuf,
    /// Why it failed.
    pub reason: io::Error,
}

/// What can be done with a file or a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Making a folder.
    Make,
    /// Reading.
    Read,
    /// Writing.
    Write,
    /// Locking.
    Lock,
    /// Moving it to the games that are over.
    Move,
    /// Removing.
    Remove,
}

impl Fault {
    /// What makes faults of the errors of a deed.
    pub(super) fn of(deed: Deed, path: &Path) -> impl Fn(io::Error) -> Fault {
        move |reason| Fault {
            deed,
            path: path.to_owned(),
            reason,
        }
    }

    /// Whether something else is there already, and was not to be overwritten.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.deed == Deed::Write && self.reason.kind() == ErrorKind::AlreadyExists
    }

    /// What it was, where and why, as a sentence.
    #[must_use]
    pub fn say(&self, words: &Catalogue) -> String {
        let id = match self.deed {
            _ if self.is_taken() => "file-taken",
            Deed::Make => "file-no-folder",
            Deed::Read => "file-unreadable",
            Deed::Write => "file-unwritten",
            Deed::Lock => "file-unlocked",
            Deed::Move => "file-unmoved",
            Deed::Remove => "file-unremoved",
        };
        let path = text::one_line(&self.path.to_string_lossy());
        let reason = self.reason.to_string();
        words.say_with(id, &[("path", path.into()), ("reason", reason.into())])
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Catalogue::english()))
    }
}

impl std::error::Error for Fault {}
