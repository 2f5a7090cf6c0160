//! What the board shows of the game, and what has become of that on disk.

use super::replay::Replay;
use crate::pylos_core::Game;
use crate::record::{Place, Study};

/// What the board shows of the game.
#[derive(Clone, Debug)]
pub enum Sight {
    /// The game as it stands; the next turn is played on the board.
    Game,
    /// Some place in the game or in a variation, which is looked at.
    Back(Place),
    /// Some place from which the turns pass by themselves, or wait to.
    Replay(Place, Replay),
    /// A variation, whose next turn is played on the board: how far it has come, and what the game
    /// would be there.
    Variation(Place, Box<Game>),
}

/// What has become of the game on disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnDisk {
    /// Nobody keeps it.
    #[default]
    Never,
    /// It is kept as of so many changes of the study.
    As(u64),
    /// It could not be kept when the study had so many changes.
    Failed(u64),
}

impl OnDisk {
    /// Whether something has changed since somebody kept the game, or tried to.
    #[must_use]
    pub fn is_behind(self, study: &Study) -> bool {
        match self {
            OnDisk::Never => false,
            OnDisk::As(changes) | OnDisk::Failed(changes) => changes != study.changes(),
        }
    }
}
