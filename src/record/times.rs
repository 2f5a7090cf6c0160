//! The time that turns took, in the comments of a record.

use super::study::Study;
use super::tree::Place;
use super::{Record, Termination};
use crate::clock::{Clock, emt, read_time, with_emt, without_emt, written_time};
use crate::pylos_core::Ending;
use std::time::Duration;

/// The tag for what the turn being made has taken so far, in a game that was broken off.
const ELAPSED: &str = "Elapsed";

impl Record {
    /// The record with the times of a clock at an instant: the time control, what each turn took,
    /// and, while the game goes on, what the turn being made has taken. The last turns of the game
    /// are those that the clock knows.
    #[must_use]
    pub fn with_clock(mut self, clock: &Clock, now: Duration) -> Record {
        self.time_control = Some(clock.control());
        let places: Vec<Place> = self.tree.line(Place::BEGINNING).skip(1).collect();
        let known = places.len().saturating_sub(clock.spent().len());
        for (place, spent) in places.into_iter().skip(known).zip(clock.spent()) {
            put_emt(self.tree.comments_mut(place), *spent);
        }
        self.others.retain(|(name, _)| name != ELAPSED);
        let taken = clock.taken(now);
        if self.termination == Termination::Unfinished && !taken.is_zero() {
            self.others.push((ELAPSED.to_owned(), written_time(taken)));
        }
        self
    }

    /// The clock as the game was left, standing; `None` where nothing limits the time. Turns before
    /// the first whose time the record tells count for nothing, one without a time after it took
    /// none.
    #[must_use]
    pub fn clock(&self) -> Option<Clock> {
        let control = self.time_control?;
        let time = |place| self.tree.comments(place).iter().find_map(|text| emt(text));
        let places: Vec<Place> = self.tree.line(Place::BEGINNING).skip(1).collect();
        // Turns without a time at the beginning were played before there was a clock.
        let untimed = places.iter().take_while(|place| time(**place).is_none());
        let untimed = untimed.count();
        let places = places.into_iter().skip(untimed);
        let spent: Vec<Duration> = places
            .map(|place| time(place).unwrap_or_default())
            .collect();
        let elapsed = self.others.iter().find(|(name, _)| name == ELAPSED);
        let elapsed = elapsed.and_then(|(_, value)| read_time(value));
        let taken = match self.termination {
            // All there was, which the clock knows.
            Termination::Over(Ending::Time) => Duration::MAX,
            _ => elapsed.unwrap_or_default(),
        };
        let first = if untimed % 2 == 0 {
            self.start.to_move()
        } else {
            self.start.to_move().other()
        };
        let clock = Clock::resume(control, first, spent, taken);
        Some(clock.after_untimed(untimed))
    }
}

impl Study {
    /// What the turn that leads to a place took, if that is known.
    #[must_use]
    pub fn time(&self, place: Place) -> Option<Duration> {
        self.comments(place).find_map(emt)
    }

    /// The comments at a place without the time of the turn, as one text.
    #[must_use]
    pub fn said(&self, place: Place) -> String {
        let texts = self.comments(place).map(without_emt);
        let texts: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
        texts.join(" ")
    }
}

/// Puts a time among comments, in the place of the one that is there.
pub(super) fn put_emt(comments: &mut Vec<String>, time: Duration) {
    match comments.iter_mut().find(|comment| emt(comment).is_some()) {
        Some(comment) => *comment = with_emt(comment, time),
        None => comments.insert(0, with_emt("", time)),
    }
}
