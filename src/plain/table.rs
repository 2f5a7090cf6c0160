//! A game that is to be played, with all that belongs to it.

use crate::clock::Clock;
use crate::pylos_core::Game;
use crate::record::{Record, Study};
use crate::shelf::Keeper;
use crate::text::{self, Players};
use std::time::Duration;

/// A game that is to be played: as far as it has come, who plays, and what keeps it.
#[derive(Debug)]
pub struct Table {
    pub(super) study: Study,
    /// What else is to stand in the game's record.
    tags: Record,
    pub(super) players: Players,
    /// The clock, as it stands; none where nothing limits the time.
    pub(super) clock: Option<Clock>,
    pub(super) keeper: Keeper,
}

impl Table {
    /// The game of a record goes on, or begins, with all that the record says: players and clock,
    /// comments, variations and tags.
    #[must_use]
    pub fn new(record: Record, keeper: Keeper) -> Table {
        Table {
            study: record.study(),
            players: text::players_of(&record),
            clock: record.clock(),
            tags: record,
            keeper,
        }
    }

    pub(super) fn game(&self) -> &Game {
        self.study.game()
    }

    /// The record of the game as it stands at an instant.
    pub(super) fn record(&self, now: Duration) -> Record {
        let record = Record::of_study(&self.study).with_tags_of(&self.tags);
        match &self.clock {
            Some(clock) => record.with_clock(clock, now),
            None => record,
        }
    }
}
