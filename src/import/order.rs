//! The sentences of a log put in the order in which they were played.

use super::sentence::{Deed, Sentence};
use super::{Error, Wrong};
use crate::pylos_core::{Cell, Game, Recovered, Refusal, Rules, Turn};
use std::ops::Range;

/// The order in which sentences were played.
pub(super) struct Order<'a> {
    pub(super) sentences: Vec<&'a Sentence>,
    /// The log begins with the end of the game.
    pub(super) newest_first: bool,
}

/// The game that sentences tell, and their order: from the first to the last where that is a game,
/// or else from the last to the first, or else from the last line to the first.
///
/// # Errors
/// What is wrong in the order of the log, unless more than twice as many turns can be played in
/// another: then what is wrong in that one.
pub(super) fn game<'a>(
    text: &str,
    sentences: &'a [Sentence],
    rules: Rules,
) -> Result<(Game, Order<'a>), Error> {
    let lines = sentences.chunk_by(|one, next| !text[one.at.end..next.at.start].contains('\n'));
    let orders = [
        (false, sentences.iter().collect::<Vec<_>>()),
        (true, sentences.iter().rev().collect()),
        (true, lines.rev().flatten().collect()),
    ];
    let mut furthest: Option<(usize, Error)> = None;
    for (newest_first, sentences) in orders {
        let mut game = Game::new(rules);
        match play(&mut game, &sentences) {
            Ok(()) => {
                let order = Order {
                    sentences,
                    newest_first,
                };
                return Ok((game, order));
            }
            Err(error) => {
                let weight = if newest_first { 1 } else { 2 };
                let turns = game.turn_count() * weight;
                if furthest.as_ref().is_none_or(|(most, _)| turns > *most) {
                    furthest = Some((turns, error));
                }
            }
        }
    }
    Err(furthest.map_or((0..0, Wrong::Nothing), |(_, error)| error))
}

/// Plays sentences in their order, as far as they can be played.
fn play(game: &mut Game, sentences: &[&Sentence]) -> Result<(), Error> {
    let is_return = |sentence: &&Sentence| matches!(sentence.deed, Deed::Return(_));
    for turn in sentences.chunk_by(|_, next| is_return(next)) {
        let Some((first, returns)) = turn.split_first() else {
            continue;
        };
        let Deed::Land { from, to } = first.deed else {
            return Err((first.at.clone(), Wrong::TooEarly));
        };
        let returned: Vec<(Cell, Range<usize>)> = returns
            .iter()
            .filter_map(|sentence| match sentence.deed {
                Deed::Return(cell) => Some((cell, sentence.at.clone())),
                Deed::Land { .. } => None,
            })
            .collect();
        play_turn(game, from, to, &returned).map_err(|(place, refusal)| {
            let at = place.map_or(&first.at, |place| &returned[place].1);
            (at.clone(), Wrong::Refused(refusal))
        })?;
    }
    Ok(())
}

/// Plays a turn. Where it is refused, says with which of the balls taken back its trouble begins,
/// if not with the ball that lands.
fn play_turn(
    game: &mut Game,
    from: Option<Cell>,
    to: Cell,
    returned: &[(Cell, Range<usize>)],
) -> Result<(), (Option<usize>, Refusal)> {
    let turn = |recovered| Turn::new(from, to, recovered);
    let recovered = match returned {
        [] => Recovered::NONE,
        [(one, _)] => Recovered::one(*one),
        [(one, _), (two, _)] if one != two => Recovered::two(*one, *two),
        // Too many, or one twice: found out below, step by step.
        _ => return Err(trouble(game, turn(Recovered::NONE), returned)),
    };
    game.play(turn(recovered))
        .map_err(|_| trouble(game, turn(recovered), returned))
}

/// Which step of a turn is refused, and why.
fn trouble(game: &Game, turn: Turn, returned: &[(Cell, Range<usize>)]) -> (Option<usize>, Refusal) {
    let steps = || {
        let mut draft = game.draft().map_err(|refusal| (None, refusal))?;
        let landing = Turn::new(turn.from(), turn.to(), Recovered::NONE);
        match draft.start().check(game.rules(), landing) {
            Ok(()) | Err(Refusal::MustRecover) => {}
            Err(refusal) => return Err((None, refusal)),
        }
        for cell in turn.from().into_iter().chain([turn.to()]) {
            draft.choose(cell).map_err(|refusal| (None, refusal))?;
        }
        for (place, (cell, _)) in returned.iter().enumerate() {
            draft
                .choose(*cell)
                .map_err(|refusal| (Some(place), refusal))?;
        }
        draft.finish().map(drop).map_err(|refusal| (None, refusal))
    };
    steps().err().unwrap_or((None, Refusal::NotBegun))
}
