//! Keeping the game on disk while it is played.

use super::model::Model;
use super::sight::OnDisk;
use crate::shelf::Keeper;
use std::time::{Duration, Instant};

/// Keeps the game of a model.
pub(super) struct Keeping<'a> {
    pub(super) keeper: &'a mut Keeper,
    /// Whether time has run that is not kept.
    has_run: bool,
    /// When the time that the turn being made has taken is kept next.
    next: Duration,
}

/// How long it is not kept after it was, at least.
const INTERVAL: Duration = Duration::from_secs(1);

/// How much longer than it took to keep it: a slow disk is left alone for a while.
const PATIENCE: u32 = 50;

impl<'a> Keeping<'a> {
    pub(super) fn new(keeper: &'a mut Keeper) -> Keeping<'a> {
        Keeping {
            keeper,
            has_run: false,
            next: Duration::ZERO,
        }
    }

    /// Keeps the game if it has changed, when its clock stops, and from time to time while that runs.
    pub(super) fn keep(&mut self, model: &mut Model) {
        let runs = model.clock_runs();
        let is_time = self.has_run && (!runs || model.now >= self.next);
        if model.kept.is_behind(&model.study) || is_time {
            self.keep_now(model);
            self.has_run = false;
        }
        self.has_run |= runs;
    }

    /// Keeps the game, for the program ends or sleeps: the turn being made has taken its time.
    pub(super) fn keep_at_last(&mut self, model: &mut Model) {
        if model.kept.is_behind(&model.study) || self.has_run {
            self.keep_now(model);
        }
    }

    /// Keeps the game. Where it cannot be kept, the player is told, but only once until it can.
    fn keep_now(&mut self, model: &mut Model) {
        if model.kept == OnDisk::Never {
            return;
        }
        let begin = Instant::now();
        let changes = model.study.changes();
        model.kept = match (self.keeper.keep(&model.record()), model.kept) {
            (Ok(()), _) => OnDisk::As(changes),
            (Err(_), OnDisk::Failed(_)) => OnDisk::Failed(changes),
            (Err(fault), _) => {
                let reason = [("reason", fault.say(model.words).into())];
                model.tell(model.words.say_with("not-kept", &reason));
                OnDisk::Failed(changes)
            }
        };
        self.next = model.now + INTERVAL.max(begin.elapsed() * PATIENCE);
    }
}
