//! The place of one game on the shelf.

use super::lock::Lock;
use super::place::{GAME, LOCK, Place, TEMPORARY};
use super::write::{fill, is_same, private, put_new, sync_folder};
use super::{Deed, Fault, Shelf, stamp};
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The place of a game on the shelf, locked while it is held. Dropped, it leaves the game where
/// it is, for another program or another day.
#[derive(Debug)]
pub struct Kept {
    shelf: Shelf,
    /// Nothing before the game is first written.
    held: Option<Held>,
}

#[derive(Debug)]
struct Held {
    place: Place,
    lock: Lock,
}

impl Kept {
    pub(super) fn new(shelf: Shelf) -> Kept {
        Kept { shelf, held: None }
    }

    pub(super) fn held(shelf: Shelf, place: Place, lock: Lock) -> Kept {
        let held = Some(Held { place, lock });
        Kept { shelf, held }
    }

    /// The file of the game, once it has one.
    #[must_use]
    pub fn file(&self) -> Option<PathBuf> {
        self.held.as_ref().map(|held| held.place.file(GAME))
    }

    /// Writes the game as it stands. When this returns it is on the disk; whatever happens
    /// before, the game as written last is. After an error it can be tried again.
    ///
    /// # Errors
    /// Where a folder cannot be made, or the file not be written or locked.
    pub fn write(&mut self, text: &str) -> Result<(), Fault> {
        if self.held.as_ref().is_none_or(|held| !held.lock.stands()) {
            self.held = Some(self.take_place()?);
        }
        let Some(held) = &self.held else {
            return Ok(());
        };
        replace(&held.place, text)
    }

    /// Takes a place for the game. It keeps the one it had, if somebody removed the files there,
    /// unless another program plays there now.
    fn take_place(&self) -> Result<Held, Fault> {
        let playing = self.shelf.playing();
        make_folder(&playing)?;
        if let Some(Held { place, .. }) = &self.held
            && let Some(lock) = Lock::take(place.file(LOCK))?
        {
            let place = place.clone();
            return Ok(Held { place, lock });
        }
        let games = self.shelf.games();
        let now = stamp::now();
        let mut number = 1;
        loop {
            let place = Place::new(&playing, numbered(now.as_ref(), number));
            let later = Place::new(&games, numbered(now.as_ref(), number)).file(GAME);
            if let Some(lock) = Lock::make(place.file(LOCK))?
                && !place.file(GAME).exists()
                && !later.exists()
            {
                return Ok(Held { place, lock });
            }
            number += 1;
        }
    }

    /// Moves the game, as it was written last, to those that are over or were set aside. Hands
    /// back where it lies now; nothing where it was never written.
    ///
    /// # Errors
    /// Where it cannot be moved: then it is where it was.
    pub fn set_aside(self) -> Result<Option<PathBuf>, Fault> {
        let Some(Held { place, .. }) = &self.held else {
            return Ok(None);
        };
        let games = self.shelf.games();
        make_folder(&games)?;
        move_to(&games, place)
            .map(Some)
            .map_err(Fault::of(Deed::Move, &place.file(GAME)))
    }

    /// Removes the file of a game in which nothing has happened, if it has one.
    ///
    /// # Errors
    /// Where it cannot be removed.
    pub fn discard(self) -> Result<(), Fault> {
        let Some(Held { place, .. }) = &self.held else {
            return Ok(());
        };
        remove(&place.file(GAME)).map_err(Fault::of(Deed::Remove, &place.file(GAME)))
    }
}

/// Makes a folder, and those it is in, for the eyes of its owner: the names of players are there.
pub(super) fn make_folder(folder: &Path) -> Result<(), Fault> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
        .create(folder)
        .map_err(Fault::of(Deed::Make, folder))
}

/// Writes a game to a new file, whole, and puts that in the place of the old one.
fn replace(place: &Place, text: &str) -> Result<(), Fault> {
    let (new, game) = (place.file(TEMPORARY), place.file(GAME));
    let written = private()
        .create(true)
        .truncate(true)
        .open(&new)
        .and_then(|mut file| fill(&mut file, text))
        .and_then(|()| fs::rename(&new, &game));
    if written.is_err() {
        // On a full disk it would only be in the way.
        let _ = fs::remove_file(&new);
    }
    written
        .and_then(|()| sync_folder(&game))
        .map_err(Fault::of(Deed::Write, &game))
}

/// Moves a game to another folder, under a name that is not taken there.
fn move_to(folder: &Path, place: &Place) -> io::Result<PathBuf> {
    let from = place.file(GAME);
    let mut number = 1;
    let to = loop {
        let to = Place::new(folder, numbered(place.stem(), number)).file(GAME);
        match put_new(&from, &to) {
            Ok(()) => break to,
            // A program that was killed in the middle of this has put it there.
            Err(error) if is_taken(&error) && is_same(&from, &to) => break to,
            Err(error) if is_taken(&error) => number += 1,
            Err(error) => return Err(error),
        }
    };
    sync_folder(&to)?;
    remove(&from)?;
    Ok(to)
}

fn is_taken(error: &io::Error) -> bool {
    error.kind() == ErrorKind::AlreadyExists
}

/// Removes a file that may be gone already.
fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Err(_) => Ok(()),
        Ok(()) => sync_folder(file),
    }
}

/// A name, with a number behind it from the second on.
fn numbered(name: &OsStr, number: u32) -> std::ffi::OsString {
    let mut numbered = name.to_owned();
    if number > 1 {
        numbered.push(format!("-{number}"));
    }
    numbered
}
