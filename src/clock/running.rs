//! A clock: what the turns have taken, and so what is left.

use super::show::next_shown;
use super::{Span, TimeControl, whole};
use crate::pylos_core::{Event, Side};
use std::time::Duration;

/// The time of the player to move was up before the turn was ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeUp;

/// What a side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// For all its turns to come, where there is a time for the game; a delay is not in it.
    pub game: Option<Duration>,
    /// For the turn now, or the next one of a side that is not to move, where there is a time for
    /// each turn.
    pub turn: Option<Duration>,
}

impl Left {
    /// What counts, and is to be shown: the shorter of both.
    #[must_use]
    pub fn shorter(self) -> Duration {
        let both = self.game.into_iter().chain(self.turn);
        both.min().unwrap_or(Duration::MAX)
    }
}

/// The clock of a game: it holds what each turn has taken, and works out the rest.
///
/// It stands at first. Time is up as soon as nothing is left: a turn that ends at that very instant
/// is too late. Of a delay, the first seconds of a turn do not count; an increment comes once a
/// turn is ended. An instant before the last one handed in is taken for that one, so that no time
/// comes from nowhere.
///
/// ```
/// use pylos::clock::{Clock, TimeControl};
/// use pylos::pylos_core::Side;
/// use std::time::Duration;
///
/// let control = TimeControl::of_game("1m+5s".parse()?);
/// let mut clock = Clock::new(control, Side::Light);
/// let second = Duration::from_secs;
/// clock.start(second(0));
/// assert_eq!(clock.press(second(20)), Ok(second(20)));
/// assert_eq!(clock.left(Side::Light, second(30)).game, Some(second(45)));
/// assert_eq!(clock.left(Side::Dark, second(30)).game, Some(second(50)));
/// assert_eq!(clock.up_at(), Some(second(80)));
/// assert_eq!(clock.is_up(second(80)), Some(Side::Dark));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// Who had the first turn.
    first: Side,
    /// How many turns were played before there was a clock, with those undone that can be redone.
    untimed: usize,
    /// How many of them are not undone.
    untimed_done: usize,
    /// What each turn since then took, with those undone that can be redone.
    spent: Vec<Duration>,
    /// How many of them are not undone.
    done: usize,
    /// What the turn after the last in `spent` had taken when it was left by an undo.
    left_off: Duration,
    /// What the turn now had taken by `latest`; where it is more than may be, it is all there was.
    taken: Duration,
    runs: bool,
    /// The latest instant at which anything happened.
    latest: Duration,
}

impl Clock {
    /// A clock that stands at the beginning of a game in which a side is to move.
    #[must_use]
    pub fn new(control: TimeControl, first: Side) -> Clock {
        Clock::resume(control, first, Vec::new(), Duration::ZERO)
    }

    /// A clock that stands in the middle of a game: what each of its turns took, and the turn now
    /// so far. A turn that took more than it could have took all there was.
    #[must_use]
    pub fn resume(
        control: TimeControl,
        first: Side,
        mut spent: Vec<Duration>,
        taken: Duration,
    ) -> Clock {
        let mut mains = [control.game().map(|game| game.main.duration()); 2];
        let mut side = first;
        for spent in &mut spent {
            let main = &mut mains[side.index()];
            *spent = whole(*spent).min(control.allows(*main));
            *main = main.map(|main| control.main_after(main, *spent));
            side = side.other();
        }
        Clock {
            control,
            first,
            untimed: 0,
            untimed_done: 0,
            done: spent.len(),
            spent,
            left_off: Duration::ZERO,
            taken: whole(taken),
            runs: false,
            latest: Duration::ZERO,
        }
    }

    /// The same, where so many turns were played before there was a clock: they count for nothing.
    #[must_use]
    pub fn after_untimed(self, turns: usize) -> Clock {
        let first = if turns.is_multiple_of(2) {
            self.first
        } else {
            self.first.other()
        };
        Clock {
            first,
            untimed: turns,
            untimed_done: turns,
            ..self
        }
    }

    /// What time the players have.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The side to move, whose time runs.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.mover_after(self.untimed_done + self.done)
    }

    /// The side to move after so many turns.
    fn mover_after(&self, turns: usize) -> Side {
        if turns.is_multiple_of(2) {
            self.first
        } else {
            self.first.other()
        }
    }

    /// Whether time runs.
    #[must_use]
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// What each turn took that is not undone, since there is a clock.
    #[must_use]
    pub fn spent(&self) -> &[Duration] {
        &self.spent[..self.done]
    }

    /// What the turn now has taken so far.
    #[must_use]
    pub fn taken(&self, now: Duration) -> Duration {
        let passed = if self.runs {
            whole(now).saturating_sub(self.latest)
        } else {
            Duration::ZERO
        };
        self.taken.saturating_add(passed).min(self.allowed())
    }

    /// Lets time run for the side to move.
    pub fn start(&mut self, now: Duration) {
        self.advance(now);
        self.runs = true;
    }

    /// Lets time stand: the players pause, or the game is over.
    pub fn stop(&mut self, now: Duration) {
        self.advance(now);
        self.runs = false;
    }

    /// Ends the turn of the side to move, and says what it took; the time of the other side is next.
    /// Turns that could be redone are dropped.
    ///
    /// # Errors
    /// Where the time was up; the clock is then as it was.
    pub fn press(&mut self, now: Duration) -> Result<Duration, TimeUp> {
        if self.is_up(now).is_some() {
            return Err(TimeUp);
        }
        self.advance(now);
        let spent = self.taken;
        self.untimed = self.untimed_done;
        self.spent.truncate(self.done);
        self.spent.push(spent);
        self.done += 1;
        self.taken = Duration::ZERO;
        Ok(spent)
    }

    /// Follows an undo in the game: what was undone is what
    /// [`Game::undo`](crate::pylos_core::Game::undo) says. Time runs from how it stood at the
    /// beginning of the turn that was undone, or of the one in which it ran out; after a
    /// resignation or an agreed draw it runs on.
    pub fn undone(&mut self, event: Event, now: Duration) {
        self.advance(now);
        self.runs = true;
        if let Event::Turn(_) = event {
            if self.done == self.spent.len() && self.untimed_done == self.untimed {
                self.left_off = self.taken;
            }
            match self.done.checked_sub(1) {
                Some(done) => self.done = done,
                None => self.untimed_done = self.untimed_done.saturating_sub(1),
            }
        } else {
            // What ended the game dropped what could be redone.
            self.spent.truncate(self.done);
        }
        if let Event::Turn(_) | Event::TimeUp(_) = event {
            self.taken = Duration::ZERO;
        }
    }

    /// Follows a redo in the game: what was redone is what
    /// [`Game::redo`](crate::pylos_core::Game::redo) says. The turn takes what it took before, and
    /// the one after it goes on from where it was left; where that is the end, time stands.
    pub fn redone(&mut self, event: Event, now: Duration) {
        self.advance(now);
        match event {
            Event::Turn(_) => {
                if self.untimed_done < self.untimed {
                    self.untimed_done += 1;
                } else {
                    self.done = (self.done + 1).min(self.spent.len());
                }
                let is_last = self.untimed_done == self.untimed && self.done == self.spent.len();
                self.taken = if is_last {
                    self.left_off
                } else {
                    Duration::ZERO
                };
            }
            Event::TimeUp(_) => {
                self.taken = self.allowed();
                self.runs = false;
            }
            Event::Resignation(_) | Event::Agreement => self.runs = false,
        }
    }

    /// What a side has left.
    #[must_use]
    pub fn left(&self, side: Side, now: Duration) -> Left {
        let taken = if side == self.to_move() {
            self.taken(now)
        } else {
            Duration::ZERO
        };
        let turn = self.control.turn().map(Span::duration);
        Left {
            game: self.main(side).map(|main| {
                let counted = taken.saturating_sub(self.control.delay());
                main.saturating_sub(counted)
            }),
            turn: turn.map(|turn| turn.saturating_sub(taken)),
        }
    }

    /// The side whose time is up, which is always the one to move.
    #[must_use]
    pub fn is_up(&self, now: Duration) -> Option<Side> {
        let is_up = self.taken(now) == self.allowed();
        is_up.then(|| self.to_move())
    }

    /// When the time will be up, or was, if nothing happens; `None` while it stands.
    #[must_use]
    pub fn up_at(&self) -> Option<Duration> {
        let left = self.allowed().saturating_sub(self.taken);
        self.runs.then(|| self.latest.saturating_add(left))
    }

    /// When what is [`shown`](super::shown) of the time left changes next; `None` while it stands or
    /// is up.
    #[must_use]
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        if !self.runs || self.is_up(now).is_some() {
            return None;
        }
        let now = whole(now).max(self.latest);
        let left = self.left(self.to_move(), now);
        let then = next_shown(left.shorter())?;
        let delay = self.control.delay().saturating_sub(self.taken(now));
        let by_game = left
            .game
            .map(|game| delay.saturating_add(game.saturating_sub(then)));
        let by_turn = left.turn.map(|turn| turn.saturating_sub(then));
        let wait = by_game.into_iter().chain(by_turn).min()?;
        Some(now.saturating_add(wait))
    }

    /// What a side had for the game at the beginning of this turn.
    fn main(&self, side: Side) -> Option<Duration> {
        let game = self.control.game()?;
        let skipped = usize::from(side != self.mover_after(self.untimed));
        let turns = self.spent().iter().skip(skipped).step_by(2);
        Some(turns.fold(game.main.duration(), |main, &spent| {
            self.control.main_after(main, spent)
        }))
    }

    /// What this turn may take.
    fn allowed(&self) -> Duration {
        self.control.allows(self.main(self.to_move()))
    }

    /// Counts the time up to an instant.
    fn advance(&mut self, now: Duration) {
        self.taken = self.taken(now);
        self.latest = whole(now).max(self.latest);
    }
}
