//! What is said, word for word.

mod catalogue;
mod parse;
mod refusals;
mod story;

use super::*;
use crate::pylos_core::{
    Cell, CellSet, Ending, Game, Outcome, Position, PositionError, Refusal, Rules, Side, Turn,
    Variant,
};

fn words() -> &'static Catalogue {
    Catalogue::english()
}

/// Asserts what is said, and that it is a sentence.
#[track_caller]
fn says(said: &str, expected: &str) {
    assert_eq!(said, expected);
    assert!(!said.is_empty());
    for odd in ["{", "}", "  ", "\u{2068}"] {
        assert!(!said.contains(odd), "{odd:?} in {said:?}");
    }
    assert_eq!(said.trim(), said);
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn cells(text: &str) -> CellSet {
    text.split_whitespace().map(cell).collect()
}

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// Players of whom only Light gave a name.
fn players() -> Players {
    Players::new(Some("Ana".to_owned()), None)
}
