//! Lots: who has drawn what.

use super::{Catalogue, Players};
use crate::pylos_core::Side;

/// Who sits in a seat, the first or the second, while lots are drawn for who plays light: the name,
/// or the number of the seat where the player gave none.
#[must_use]
pub fn seat(words: &Catalogue, players: &Players, is_second: bool) -> String {
    let (side, id) = if is_second {
        (Side::Dark, "player-second")
    } else {
        (Side::Light, "player-first")
    };
    let given = players.given(side);
    given.map_or_else(|| words.say(id), str::to_owned)
}

/// Who has drawn light, in a sentence: the first of two players, who would have it without lots, or
/// the second. One side or the other begins.
#[must_use]
pub fn lots_drawn(words: &Catalogue, players: &Players, is_second: bool, begins: Side) -> String {
    let parts = [
        ("light", seat(words, players, is_second).into()),
        ("dark", seat(words, players, !is_second).into()),
        ("begins", begins.name().into()),
    ];
    words.say_with("lots-drawn", &parts)
}
