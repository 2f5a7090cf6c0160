//! Reading a record: generous in how it is written, strict in what it says.

use super::fault::{Expected, Fault, Wrong};
use super::lexer::{Error, Kind, Lexer, Token};
use super::tags::Tags;
use super::tree::{Place, Tree};
use super::{Record, Score, Termination};
use crate::pylos_core::{Game, Outcome, Position, Refusal, Side, Turn};

/// Reads a record from the bytes of a file.
pub(super) fn read(bytes: &[u8]) -> Result<Record, Fault> {
    match str::from_utf8(bytes) {
        Ok(text) => read_text(text),
        Err(error) => {
            let text = str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
            let text = without_mark(text);
            Err(Fault::at(text, text.len(), Wrong::NoText))
        }
    }
}

/// Reads a record from its text.
pub(super) fn read_text(text: &str) -> Result<Record, Fault> {
    let text = without_mark(text);
    record(text).map_err(|(at, wrong)| Fault::at(text, at, wrong))
}

/// The text without the mark of byte order that some editors put before it.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

fn record(text: &str) -> Result<Record, Error> {
    let mut lexer = Lexer::new(text);
    let (tags, token) = Tags::read(&mut lexer)?;
    let rules = tags.rules(token.at)?;
    let start = tags.position.unwrap_or(Position::START);
    let mut turns = Turns {
        lexer,
        game: Game::from_position(start, rules),
        tree: Tree::from_position(start),
        at: Place::BEGINNING,
        open: Vec::new(),
        opening: Vec::new(),
    };
    let (at, score) = turns.read(token)?;
    let termination = end(&tags, at, score, &turns.game)?;
    Ok(Record {
        rules,
        start,
        light: tags.light,
        dark: tags.dark,
        date: tags.date,
        time_control: tags.time_control,
        others: tags.others,
        score,
        termination,
        tree: turns.tree,
    })
}

/// A variation that is being read.
struct Open {
    /// Where it begins.
    start: Place,
    /// The turn that its first one replaces.
    instead_of: Place,
}

/// The turns of a record, being read.
struct Turns<'a> {
    lexer: Lexer<'a>,
    /// The game up to here, along the line being read.
    game: Game,
    tree: Tree,
    at: Place,
    /// The variation being read and those it is one of, that one last.
    open: Vec<Open>,
    /// The comments before the first turn of the variation.
    opening: Vec<String>,
}

impl<'a> Turns<'a> {
    /// Reads all turns and the result. Hands back the result and the byte it begins at.
    fn read(&mut self, first: Token<'a>) -> Result<(usize, Score), Error> {
        let mut token = first;
        loop {
            self.keep_comments();
            match token.kind {
                Kind::Number(number) => {
                    self.number(&token, number)?;
                    let turn = self.lexer.next()?;
                    self.keep_comments();
                    self.turn_after_number(&turn)?;
                }
                Kind::Word => match self.score(&token) {
                    Some(score) => {
                        self.end()?;
                        return Ok((token.at, score));
                    }
                    None => self.turn(&token)?,
                },
                Kind::Mark('(') if self.may_turn_back() => self.begin_variation(),
                Kind::Mark(')') if self.is_variation() && self.may_turn_back() => {
                    self.end_variation(token.at)?;
                }
                _ => return Err(token.unexpected(self.expected())),
            }
            token = self.lexer.next()?;
        }
    }

    /// Gives the comments read to the last turn before them, or to the first of a variation.
    fn keep_comments(&mut self) {
        if !self.lexer.comments.is_empty() {
            let mut comments = std::mem::take(&mut self.lexer.comments);
            if self.is_variation() && !self.may_turn_back() {
                self.opening.append(&mut comments);
            } else {
                self.tree.comments_mut(self.at).append(&mut comments);
            }
        }
    }

    fn is_variation(&self) -> bool {
        !self.open.is_empty()
    }

    /// Whether the line being read has a turn yet.
    fn may_turn_back(&self) -> bool {
        let start = self.open.last().map_or(Place::BEGINNING, |open| open.start);
        self.at != start
    }

    fn expected(&self) -> Expected {
        match (self.is_variation(), self.may_turn_back()) {
            (false, _) => Expected::TurnOrResult,
            (true, false) => Expected::Turn,
            (true, true) => Expected::TurnOrVariationEnd,
        }
    }

    /// The result that a word is; none within a variation.
    fn score(&self, word: &Token<'_>) -> Option<Score> {
        Score::from_text(word.text).filter(|_| !self.is_variation())
    }

    fn number(&self, token: &Token<'_>, number: &str) -> Result<(), Error> {
        let expected = turn_number(self.game.start(), self.game.turn_count());
        if number.parse() == Ok(expected) {
            return Ok(());
        }
        let found = number.to_owned();
        Err((token.at, Wrong::Number { found, expected }))
    }

    fn turn_after_number(&mut self, token: &Token<'_>) -> Result<(), Error> {
        if token.kind != Kind::Word || Score::from_text(token.text).is_some() {
            return Err(token.unexpected(Expected::Turn));
        }
        self.turn(token)
    }

    fn turn(&mut self, token: &Token<'_>) -> Result<(), Error> {
        if Score::from_text(token.text).is_some() {
            return Err(token.unexpected(self.expected()));
        }
        let turn = token.text.parse::<Turn>();
        let turn = turn.map_err(|error| (token.at + error.at, Wrong::Turn(error)))?;
        self.play(token.at, turn)?;
        self.at = self.tree.add(self.at, turn, self.game.position());
        self.tree.before_mut(self.at).append(&mut self.opening);
        Ok(())
    }

    fn play(&mut self, at: usize, turn: Turn) -> Result<(), Error> {
        let refused = |refusal: Refusal| (at, Wrong::Refused(refusal));
        self.game.play(turn).map_err(refused)
    }

    fn begin_variation(&mut self) {
        if let Some(start) = self.tree.parent(self.at) {
            let instead_of = self.at;
            self.open.push(Open { start, instead_of });
            self.game.undo();
            self.at = start;
        }
    }

    fn end_variation(&mut self, at: usize) -> Result<(), Error> {
        let Some(Open { start, instead_of }) = self.open.pop() else {
            return Ok(());
        };
        for _ in self.tree.depth(start)..self.tree.depth(self.at) {
            self.game.undo();
        }
        self.at = instead_of;
        let turn = self.tree.turn(instead_of);
        turn.map_or(Ok(()), |turn| self.play(at, turn))
    }

    /// Reads on behind the result, where only comments may follow.
    fn end(&mut self) -> Result<(), Error> {
        let token = self.lexer.next()?;
        self.keep_comments();
        match token.kind {
            Kind::End => Ok(()),
            _ => Err(token.unexpected(Expected::End)),
        }
    }
}

/// The number of a turn: that of the pair of turns it is in, of which Light's is the first.
pub(super) fn turn_number(start: Position, turns_before: usize) -> usize {
    1 + match start.to_move() {
        Side::Light => turns_before / 2,
        Side::Dark => turns_before.div_ceil(2),
    }
}

/// What ended the game, when all that the record says about it agrees. The result it ends with
/// begins at a byte.
fn end(tags: &Tags, at: usize, score: Score, game: &Game) -> Result<Termination, Error> {
    if let Some((_, tag)) = tags.result.filter(|(_, tag)| *tag != score) {
        return Err((at, Wrong::TwoResults { found: score, tag }));
    }
    if let Some(outcome) = game.outcome() {
        return ended(tags, at, score, outcome);
    }
    let (place, termination) = match tags.termination {
        Some(given) => given,
        None if score == Score::Open => (at, Termination::Unfinished),
        None => return Err((at, Wrong::NoTag("Termination"))),
    };
    let Some(expected) = termination.scores(game.position().to_move()) else {
        return Err((place, Wrong::NotEnded(termination)));
    };
    if expected.contains(&score) {
        return Ok(termination);
    }
    let wrong = Wrong::WrongResult {
        found: score,
        expected,
        termination,
    };
    Err((at, wrong))
}

/// The same, when the turns end the game.
fn ended(tags: &Tags, at: usize, score: Score, outcome: Outcome) -> Result<Termination, Error> {
    let otherwise = |at, found| Err((at, Wrong::EndsOtherwise { found, outcome }));
    if score != Score::of(Some(outcome)) {
        return otherwise(at, score.name());
    }
    let termination = Termination::Over(outcome.ending());
    match tags.termination {
        Some((at, given)) if given != termination => otherwise(at, given.name()),
        _ => Ok(termination),
    }
}
