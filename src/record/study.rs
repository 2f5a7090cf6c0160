//! A game with the comments on it and the variations from it.

use super::times::put_emt;
use super::tree::{Place, Step, Tree};
use super::write::numbered;
use crate::pylos_core::{Event, Game, Position, Refusal, Side, Turn};

/// A game, the comments on it, and the variations from it: what else could have been played.
///
/// The game is played, undone and redone as a [`Game`] is. A turn that could have been played at
/// any [`Place`] begins a variation or carries it on; so none is illegal. A variation can begin
/// where the game stands now, too.
///
/// ```
/// use pylos::pylos_core::{Game, Rules};
/// use pylos::record::{Place, Record, Study};
///
/// let mut study = Study::from(Game::new(Rules::default()));
/// study.play("1b2".parse()?)?;
/// study.play("1c3".parse()?)?;
/// let better = study.vary(study.place_after(1), "1b3".parse()?)?;
/// study.comment(better, "keeps the middle");
/// let text = Record::of_study(&study).to_string();
/// assert!(text.ends_with("\n1. 1b2 1c3 (1... 1b3 {keeps the middle})\n*\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Study {
    game: Game,
    tree: Tree,
    /// The places of the line that was played, those of undone turns too.
    played: Vec<Place>,
    changes: u64,
}

impl From<Game> for Study {
    /// A game without any comment or variation.
    fn from(mut game: Game) -> Study {
        let mut undone = 0;
        while game.redo().is_some() {
            undone += 1;
        }
        let mut tree = Tree::from_position(game.start());
        let mut played = vec![Place::BEGINNING];
        for (number, turn) in game.turns().enumerate() {
            played.push(tree.add(played[number], turn, game.position_after(number + 1)));
        }
        for _ in 0..undone {
            game.undo();
        }
        Study {
            game,
            tree,
            played,
            changes: 0,
        }
    }
}

impl Study {
    /// A game with the turns of a record, of which it is the first line.
    pub(super) fn of(game: Game, tree: Tree) -> Study {
        let played = tree.line(Place::BEGINNING).collect();
        Study {
            game,
            tree,
            played,
            changes: 0,
        }
    }

    /// The turns as a record holds them.
    pub(super) fn tree(&self) -> Tree {
        self.tree.up_to(self.end(), self.undone())
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How often the game, a comment or a variation was changed.
    #[must_use]
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Plays a turn of the game. It is no variation any more if it was one.
    ///
    /// # Errors
    /// The rule that the turn breaks; nothing is changed then.
    pub fn play(&mut self, turn: Turn) -> Result<(), Refusal> {
        let (from, undone) = (self.end(), self.undone());
        let again = undone.filter(|place| self.turn(*place) == Some(turn));
        let known = again.or_else(|| self.after(from, turn));
        self.happens(known, |game| game.play(turn))?;
        let position = self.game.position();
        let place = known.unwrap_or_else(|| self.tree.add(from, turn, position));
        self.tree.put_first(place);
        self.played.push(place);
        Ok(())
    }

    /// A side gives the game up.
    ///
    /// # Errors
    /// [`Refusal::GameOver`] where it is over already.
    pub fn resign(&mut self, side: Side) -> Result<(), Refusal> {
        self.happens(None, |game| game.resign(side))
    }

    /// Both sides agree on a draw.
    ///
    /// # Errors
    /// [`Refusal::GameOver`] where it is over already.
    pub fn agree_draw(&mut self) -> Result<(), Refusal> {
        self.happens(None, Game::agree_draw)
    }

    /// The time of the side to move has run out: it loses.
    ///
    /// # Errors
    /// [`Refusal::GameOver`] where it is over already.
    pub fn time_up(&mut self) -> Result<(), Refusal> {
        self.happens(None, Game::time_up)
    }

    /// Lets something happen in the game. The undone turns, but for one that is played `again`, are
    /// forgotten; those with a comment or a variation stay as a variation.
    fn happens(
        &mut self,
        again: Option<Place>,
        event: impl FnOnce(&mut Game) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let (stands, undone) = (self.game.turn_count(), self.undone());
        event(&mut self.game)?;
        let is_bare = |place| self.said(place).is_empty() && self.tree.next(place).len() <= 1;
        let forgotten = undone.filter(|place| again != Some(*place));
        if let Some(undone) = forgotten.filter(|place| self.tree.line(*place).all(is_bare)) {
            self.tree.remove(undone);
        }
        self.played.truncate(stands + 1);
        self.changes += 1;
        Ok(())
    }

    /// Undoes the last event of the game. Says which; `None` at the beginning.
    pub fn undo(&mut self) -> Option<Event> {
        let event = self.game.undo()?;
        self.changes += 1;
        Some(event)
    }

    /// Redoes the event undone last. Says which; `None` if there is none.
    pub fn redo(&mut self) -> Option<Event> {
        let event = self.game.redo()?;
        self.changes += 1;
        Some(event)
    }

    /// The turn undone last.
    fn undone(&self) -> Option<Place> {
        self.played.get(self.game.turn_count() + 1).copied()
    }

    /// Where the game stands.
    #[must_use]
    pub fn end(&self) -> Place {
        self.place_after(self.game.turn_count())
    }

    /// The place after so many turns of the game; where it stands if it has not as many.
    #[must_use]
    pub fn place_after(&self, turns: usize) -> Place {
        self.played[turns.min(self.game.turn_count())]
    }

    /// Whether the game went through a place.
    #[must_use]
    pub fn is_played(&self, place: Place) -> bool {
        self.place_after(self.turn_count(place)) == place
    }

    /// How many turns lead to a place.
    #[must_use]
    pub fn turn_count(&self, place: Place) -> usize {
        self.tree.depth(place)
    }

    /// The turn that leads to a place; none at the beginning.
    #[must_use]
    pub fn turn(&self, place: Place) -> Option<Turn> {
        self.tree.turn(place)
    }

    /// The turn that leads to a place as a record has it: with its number if it is Light's, or if
    /// it needs one because it stands apart from the turn before. Empty at the beginning.
    #[must_use]
    pub fn numbered(&self, place: Place, is_apart: bool) -> String {
        let turn = self.turn(place).map(|turn| {
            let before = self.turn_count(place) - 1;
            numbered(turn, self.game.start(), before, is_apart)
        });
        turn.unwrap_or_default()
    }

    /// The position at a place.
    #[must_use]
    pub fn position(&self, place: Place) -> Position {
        self.tree.position(place)
    }

    /// The place one turn before; none at the beginning.
    #[must_use]
    pub fn before(&self, place: Place) -> Option<Place> {
        self.tree.parent(place)
    }

    /// The places one turn on: first the one of the same line, if it goes on, then the variations.
    pub fn following(&self, place: Place) -> impl Iterator<Item = Place> {
        let undone = self.undone().filter(|_| place == self.end());
        let next = self.tree.next(place).iter().copied();
        next.filter(move |place| Some(*place) != undone)
    }

    /// The place one turn on in the same line. The game itself goes no further than it stands.
    #[must_use]
    pub fn next(&self, place: Place) -> Option<Place> {
        let mut following = self.following(place);
        following.next().filter(|_| place != self.end())
    }

    /// The place that a turn leads to, if it is there.
    fn after(&self, place: Place, turn: Turn) -> Option<Place> {
        let mut following = self.following(place);
        following.find(|next| self.turn(*next) == Some(turn))
    }

    /// The game as it would be had the turns up to a place been played.
    #[must_use]
    pub fn game_at(&self, place: Place) -> Game {
        let mut game = Game::from_position(self.game.start(), self.game.rules());
        for turn in self.tree.turns_to(place) {
            let played = game.play(turn);
            debug_assert_eq!(played, Ok(()), "a study holds legal turns only");
        }
        game
    }

    /// Plays a turn at a place as a variation, or follows it where it is there already. Says where
    /// it leads.
    ///
    /// # Errors
    /// The rule that the turn breaks; nothing is changed then.
    pub fn vary(&mut self, place: Place, turn: Turn) -> Result<Place, Refusal> {
        if let Some(known) = self.after(place, turn) {
            return Ok(known);
        }
        let mut game = self.game_at(place);
        game.play(turn)?;
        self.changes += 1;
        Ok(self.tree.add(place, turn, game.position()))
    }

    /// Takes the last turn of a variation back. Says where it was played; `None` where a place is
    /// none of a variation, or more turns follow it.
    pub fn take_back(&mut self, place: Place) -> Option<Place> {
        let is_last = self.tree.next(place).is_empty() && !self.played.contains(&place);
        let before = self.before(place).filter(|_| is_last)?;
        self.tree.remove(place);
        self.changes += 1;
        Some(before)
    }

    /// The comments at a place: those before the turn, where a variation begins with it, and those
    /// after it.
    pub fn comments(&self, place: Place) -> impl Iterator<Item = &str> {
        let before = self.tree.before(place).iter();
        before.chain(self.tree.comments(place)).map(String::as_str)
    }

    /// Puts a comment at a place, in the stead of those that are there; an empty one takes them
    /// away. The time of the turn stays. A record writes comments in braces: those within become
    /// parentheses, and every run of blanks one blank.
    pub fn comment(&mut self, place: Place, text: &str) {
        let text = text.replace('{', "(").replace('}', ")");
        let words = text.split(|c: char| c.is_ascii_whitespace() || c.is_control());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let mut comments = Vec::new();
        if let Some(time) = self.time(place) {
            put_emt(&mut comments, time);
        }
        if !words.is_empty() {
            comments.push(words.join(" "));
        }
        self.tree.before_mut(place).clear();
        *self.tree.comments_mut(place) = comments;
        self.changes += 1;
    }

    /// All turns in the order in which a record writes them.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        self.tree.steps(Some(self.end()), self.undone())
    }
}
