//! What keeps the game that is being played.

use super::kept::make_folder;
use super::{Fault, Kept, Shelf, write_whole};
use crate::pylos_core::Game;
use crate::record::Record;
use crate::settings::MEMORY_NAME;

/// Keeps the game that is being played on a shelf, or keeps none.
#[derive(Debug, Default)]
pub struct Keeper {
    kept: Option<(Shelf, Kept)>,
}

impl Keeper {
    /// Keeps nothing.
    #[must_use]
    pub fn none() -> Keeper {
        Keeper::default()
    }

    /// Keeps a new game on a shelf.
    #[must_use]
    pub fn on(shelf: Shelf) -> Keeper {
        let kept = shelf.begin();
        let kept = Some((shelf, kept));
        Keeper { kept }
    }

    /// Keeps a game that was found on a shelf.
    #[must_use]
    pub fn of(shelf: Shelf, game: Kept) -> Keeper {
        let kept = Some((shelf, game));
        Keeper { kept }
    }

    /// Whether it keeps anything.
    #[must_use]
    pub fn keeps(&self) -> bool {
        self.kept.is_some()
    }

    /// Whether the game has a file.
    #[must_use]
    pub fn has_kept(&self) -> bool {
        let kept = self.kept.as_ref();
        kept.is_some_and(|(_, kept)| kept.file().is_some())
    }

    /// Keeps the game as it stands; one in which nothing has happened leaves no file.
    ///
    /// # Errors
    /// Where it cannot be kept; what was kept before still is.
    pub fn keep(&mut self, record: &Record) -> Result<(), Fault> {
        let Some((place, kept)) = &mut self.kept else {
            return Ok(());
        };
        let fresh = Record::of(&Game::from_position(record.start(), record.rules()));
        if *record == fresh.with_tags_of(record) {
            return std::mem::replace(kept, place.begin()).discard();
        }
        kept.write(&record.to_string())
    }

    /// Keeps beside the games what was set up for a new one, in place of what was before.
    ///
    /// # Errors
    /// Where it cannot be kept: then what was before is.
    pub fn remember(&self, text: &str) -> Result<(), Fault> {
        let Some((place, _)) = &self.kept else {
            return Ok(());
        };
        make_folder(place.folder())?;
        write_whole(&place.folder().join(MEMORY_NAME), text, true)
    }

    /// Sets the game aside, as it was kept last, and keeps another from now on.
    ///
    /// # Errors
    /// Where it cannot be set aside: then it is where it was.
    pub fn begin(&mut self) -> Result<(), Fault> {
        let Some((place, kept)) = &mut self.kept else {
            return Ok(());
        };
        std::mem::replace(kept, place.begin()).set_aside().map(drop)
    }

    /// Sets this game aside, and every other one under way that no program plays.
    ///
    /// # Errors
    /// The first of them that cannot be set aside.
    pub fn begin_anew(&mut self) -> Result<(), Fault> {
        let begun = self.begin();
        let Some((place, _)) = &self.kept else {
            return begun;
        };
        begun.and(place.set_aside().map(drop))
    }
}
