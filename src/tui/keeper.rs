//! What keeps the game, so that it is never lost.

use super::model::{Kept, Model};
use crate::record::Record;
use std::io;
use std::path::Path;

/// Keeps games on disk. `()` keeps none.
pub trait Keeper {
    /// Keeps the game as it stands.
    ///
    /// # Errors
    /// Where it cannot be kept; what was kept before still is.
    fn keep(&mut self, record: &Record) -> io::Result<()>;

    /// Leaves the game as it was kept last, and keeps another from now on.
    fn begin(&mut self);

    /// Saves the game in a file that a player has named.
    ///
    /// # Errors
    /// Of the kind `AlreadyExists` where the file is there and may not be replaced; others where it
    /// cannot be written.
    fn save(&mut self, path: &Path, record: &Record, over: bool) -> io::Result<()>;
}

impl Keeper for () {
    fn keep(&mut self, _: &Record) -> io::Result<()> {
        Ok(())
    }

    fn begin(&mut self) {}

    fn save(&mut self, _: &Path, _: &Record, _: bool) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// Keeps the game if anything changed. Where it cannot be kept, the player is told, but only once
/// until it can.
pub(super) fn keep(model: &mut Model, keeper: &mut impl Keeper) {
    if !model.kept.is_behind(&model.study) {
        return;
    }
    let changes = model.study.changes();
    model.kept = match (keeper.keep(&model.record()), model.kept) {
        (Ok(()), _) => Kept::As(changes),
        (Err(_), Kept::Failed(_)) => Kept::Failed(changes),
        (Err(error), _) => {
            let reason = [("reason", error.to_string().into())];
            model.tell(model.words.say_with("not-kept", &reason));
            Kept::Failed(changes)
        }
    };
}
