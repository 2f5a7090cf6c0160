//! Where games are kept as files, so that none is ever lost.
//!
//! A shelf is a folder with two more in it. A game under way lies in `playing` and is locked
//! while a program plays it; the lock goes with the program, whatever ends that. A game that is
//! over, or was set aside, lies in `games` until its owner removes it. Files are named after the
//! moment their game began, never after the players.
//!
//! ```
//! use pylos::pylos_core::{Game, Rules};
//! use pylos::record::Record;
//! use pylos::shelf::Shelf;
//!
//! let folder = tempfile::tempdir()?;
//! let shelf = Shelf::new(folder.path());
//! let mut kept = shelf.begin();
//! let mut game = Game::new(Rules::default());
//! game.play("1b2".parse()?)?;
//! kept.write(&Record::of(&game).to_string())?;
//! drop(kept); // as when the program ends, or is ended
//!
//! let found = shelf.unfinished()?.expect("the game goes on");
//! assert_eq!(found.record.game(), game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fault;
mod keeper;
mod kept;
mod lock;
mod named;
mod place;
mod stamp;
mod write;

pub use fault::{Deed, Fault};
pub use keeper::Keeper;
pub use kept::Kept;
pub use named::{file_named, save};
pub use stamp::{begun, today};
pub use write::write_whole;

use crate::record::{Record, Termination};
use crate::settings;
use lock::Lock;
use place::{GAME, LOCK, Place, TEMPORARY};
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of games under way.
const PLAYING: &str = "playing";

/// The folder of games that are over or were set aside.
const GAMES: &str = "games";

/// A folder of games. It is made when the first is written.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// A game that was not finished, and goes on.
#[derive(Debug)]
pub struct Found {
    /// The game as it was written last.
    pub record: Record,
    /// Its place on the shelf, locked.
    pub game: Kept,
    /// When it began, by the local clock of then, as in `2026-11-30 09:32`; `None` where its name
    /// does not say.
    pub begun: Option<String>,
}

impl Shelf {
    /// The shelf in a folder, which need not be there.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Shelf {
        let folder = folder.into();
        Shelf { folder }
    }

    /// The shelf of whoever runs the program; `None` where nobody has a home.
    #[must_use]
    pub fn of_user() -> Option<Shelf> {
        settings::state_folder().map(Shelf::new)
    }

    /// Its folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn playing(&self) -> PathBuf {
        self.folder.join(PLAYING)
    }

    fn games(&self) -> PathBuf {
        self.folder.join(GAMES)
    }

    /// A new game. It has no file before it is written.
    #[must_use]
    pub fn begin(&self) -> Kept {
        Kept::new(self.clone())
    }

    /// The unfinished game written last of those that no program plays, locked for this one. On
    /// the way, games that are over move to the others that are, and what a program that was
    /// killed left behind is tidied up. What is no sound record stays as it is.
    ///
    /// # Errors
    /// Where no game is found, and something could not be done that might have brought one. A
    /// folder that is not there is an empty one.
    pub fn unfinished(&self) -> Result<Option<Found>, Fault> {
        self.tidy();
        let mut found = None;
        let mut faults = Vec::new();
        for place in place::newest_first(&self.playing(), GAME)? {
            match self.look_at(place, found.is_none()) {
                Ok(game) => found = found.or(game),
                Err(fault) => faults.push(fault),
            }
        }
        match (found, faults.into_iter().next()) {
            (None, Some(fault)) => Err(fault),
            (found, _) => Ok(found),
        }
    }

    /// The game at a place, if it is unfinished and wanted and no program plays it.
    fn look_at(&self, place: Place, wanted: bool) -> Result<Option<Found>, Fault> {
        // Without a lock first: one taken needlessly hides the game from other programs.
        let over = |record: &Record| record.termination() != Termination::Unfinished;
        if !wanted && !place.record().is_some_and(|record| over(&record)) {
            return Ok(None);
        }
        let Some(lock) = Lock::take(place.file(LOCK))? else {
            return Ok(None);
        };
        // Another program may have played on, or moved it, before it was locked.
        let Some(record) = place.record() else {
            return Ok(None);
        };
        let begun = begun(&place.file(GAME));
        let game = Kept::held(self.clone(), place, lock);
        if over(&record) {
            return game.set_aside().map(|_| None);
        }
        Ok(wanted.then_some(Found {
            record,
            game,
            begun,
        }))
    }

    /// Sets aside every game under way that no program plays. Hands back where they lie now. What
    /// is no sound record stays as it is.
    ///
    /// # Errors
    /// The first thing that could not be done, after all the rest was.
    pub fn set_aside(&self) -> Result<Vec<PathBuf>, Fault> {
        let mut aside = Vec::new();
        let mut faults = Vec::new();
        for place in place::newest_first(&self.playing(), GAME)? {
            match self.set_aside_from(place) {
                Ok(path) => aside.extend(path),
                Err(fault) => faults.push(fault),
            }
        }
        faults.into_iter().next().map_or(Ok(aside), Err)
    }

    fn set_aside_from(&self, place: Place) -> Result<Option<PathBuf>, Fault> {
        match Lock::take(place.file(LOCK))? {
            Some(lock) if place.record().is_some() => {
                Kept::held(self.clone(), place, lock).set_aside()
            }
            _ => Ok(None),
        }
    }

    /// All games, those under way and those that are over or were set aside, by their files: the
    /// one written last first.
    ///
    /// # Errors
    /// Where a folder cannot be read. One that is not there is empty.
    pub fn files(&self) -> Result<Vec<PathBuf>, Fault> {
        let mut places = place::list(&self.playing(), GAME)?;
        places.extend(place::list(&self.games(), GAME)?);
        place::sort(&mut places);
        Ok(places.iter().map(|place| place.file(GAME)).collect())
    }

    /// Removes what programs that were killed left behind. What cannot be removed does no harm.
    fn tidy(&self) {
        for ending in [TEMPORARY, LOCK] {
            for place in place::list(&self.playing(), ending).unwrap_or_default() {
                // A program that still writes there holds the lock, which goes with its owner.
                if let Ok(Some(_lock)) = Lock::take(place.file(LOCK)) {
                    let _ = fs::remove_file(place.file(TEMPORARY));
                }
            }
        }
    }
}
