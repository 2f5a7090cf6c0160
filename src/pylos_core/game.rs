//! A game: the turns played, and how it ended.

use super::{Draft, Ending, Outcome, Position, Refusal, Rules, Side, Turn};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// What happened in a game, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A turn was played.
    Turn(Turn),
    /// A side resigned; the game is over.
    Resignation(Side),
    /// Both sides agreed on a draw; the game is over.
    Agreement,
    /// The time of this side, which was to move, ran out; the game is over.
    TimeUp(Side),
}

/// A game: its rules, the turns played, and those undone that can be redone.
///
/// It cannot hold an illegal turn. A new turn and whatever else happens, such as a resignation,
/// drops what could be redone.
///
/// ```
/// use pylos::pylos_core::{Ending, Game, Rules, Side};
///
/// let mut game = Game::new(Rules::default());
/// game.play("1b2".parse()?)?;
/// game.resign(Side::Dark)?;
/// assert_eq!(game.outcome().map(|o| o.ending()), Some(Ending::Resignation));
/// game.undo();
/// assert_eq!((game.outcome(), game.turn_count()), (None, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    start: Position,
    /// Everything that happened and was not dropped; only the last can be other than a turn.
    events: Vec<Event>,
    /// The position after each of the turns in `events`.
    after: Vec<Position>,
    /// How many of `events` are not undone.
    done: usize,
    /// How often each position has stood at the start of a turn, without those undone.
    seen: BTreeMap<Position, usize>,
}

impl Game {
    /// A new game from the empty board.
    #[must_use]
    pub fn new(rules: Rules) -> Game {
        Game::from_position(Position::START, rules)
    }

    /// A game that begins in some position.
    #[must_use]
    pub fn from_position(start: Position, rules: Rules) -> Game {
        Game {
            rules,
            start,
            events: Vec::new(),
            after: Vec::new(),
            done: 0,
            seen: BTreeMap::from([(start, 1)]),
        }
    }

    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The position the game began in.
    #[must_use]
    pub fn start(&self) -> Position {
        self.start
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position_after(self.turn_count())
    }

    /// The position after the first `turns` turns, 0 for the one the game began in; those undone
    /// do not count, and a number above [`turn_count`](Game::turn_count) gives the position now.
    #[must_use]
    pub fn position_after(&self, turns: usize) -> Position {
        match turns.min(self.turn_count()).checked_sub(1) {
            Some(last) => self.after[last],
            None => self.start,
        }
    }

    /// The turns played, without those undone.
    #[must_use]
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = Turn> {
        self.events[..self.done]
            .iter()
            .filter_map(|event| match event {
                Event::Turn(turn) => Some(*turn),
                Event::Resignation(_) | Event::Agreement | Event::TimeUp(_) => None,
            })
    }

    /// The number of turns played, without those undone.
    #[must_use]
    pub fn turn_count(&self) -> usize {
        self.done.min(self.after.len())
    }

    /// What happened last: the event that [`undo`](Game::undo) would undo.
    #[must_use]
    pub fn last_event(&self) -> Option<Event> {
        self.events[..self.done].last().copied()
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.last_event() {
            Some(Event::Resignation(side)) => Some(Outcome::won(side.other(), Ending::Resignation)),
            Some(Event::Agreement) => Some(Outcome::drawn(Ending::Agreement)),
            Some(Event::TimeUp(side)) => Some(Outcome::won(side.other(), Ending::Time)),
            Some(Event::Turn(_)) | None => self.position().outcome(self.rules).or_else(|| {
                (self.repetitions() >= 3).then_some(Outcome::drawn(Ending::Repetition))
            }),
        }
    }

    /// How often the position now has stood at the start of a turn, this time included.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        self.seen.get(&self.position()).copied().unwrap_or(0)
    }

    /// A draft of the next turn.
    ///
    /// # Errors
    /// [`Refusal::GameOver`] where there is none.
    pub fn draft(&self) -> Result<Draft, Refusal> {
        self.still_playing()?;
        Ok(Draft::new(self.position(), self.rules))
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// The rule that the turn breaks; the game is then as it was.
    pub fn play(&mut self, turn: Turn) -> Result<(), Refusal> {
        self.still_playing()?;
        let position = self.position().play(self.rules, turn)?;
        self.happen(Event::Turn(turn));
        self.after.push(position);
        self.see_again();
        Ok(())
    }

    /// A side gives the game up.
    ///
    /// # Errors
    /// [`Refusal::GameOver`] where it is over already.
    pub fn resign(&mut self, side: Side) -> Result<(), Refusal> {
        self.still_playing()?;
        self.happen(Event::Resignation(side));
        Ok(())
    }

    /// Both sides agree on a draw.
    ///
    /// # Errors
    /// [`Refusal::GameOver`] where it is over already.
    pub fn agree_draw(&mut self) -> Result<(), Refusal> {
        self.still_playing()?;
        self.happen(Event::Agreement);
        Ok(())
    }

    /// The time of the side to move has run out: it loses. A game knows no clock; whoever holds one
    /// says so.
    ///
    /// # Errors
    /// [`Refusal::GameOver`] where it is over already.
    pub fn time_up(&mut self) -> Result<(), Refusal> {
        self.still_playing()?;
        self.happen(Event::TimeUp(self.position().to_move()));
        Ok(())
    }

    /// Undoes the last event, a turn or what ended the game. Says which; `None` at the beginning.
    pub fn undo(&mut self) -> Option<Event> {
        let event = self.last_event()?;
        if let Event::Turn(_) = event {
            self.unsee();
        }
        self.done -= 1;
        Some(event)
    }

    /// Redoes the event undone last. Says which; `None` if there is none.
    pub fn redo(&mut self) -> Option<Event> {
        let event = *self.events.get(self.done)?;
        self.done += 1;
        if let Event::Turn(_) = event {
            self.see_again();
        }
        Some(event)
    }

    /// How many events can be redone.
    #[must_use]
    pub fn redoable(&self) -> usize {
        self.events.len() - self.done
    }

    fn happen(&mut self, event: Event) {
        self.events.truncate(self.done);
        self.after.truncate(self.done);
        self.events.push(event);
        self.done += 1;
    }

    fn see_again(&mut self) {
        *self.seen.entry(self.position()).or_default() += 1;
    }

    fn unsee(&mut self) {
        let now = self.position();
        if let Some(times) = self.seen.get_mut(&now) {
            *times -= 1;
            if *times == 0 {
                self.seen.remove(&now);
            }
        }
    }

    fn still_playing(&self) -> Result<(), Refusal> {
        match self.outcome() {
            Some(outcome) => Err(Refusal::GameOver(outcome)),
            None => Ok(()),
        }
    }
}
