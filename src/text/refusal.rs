//! Why something may not be done.

use super::{Catalogue, Part, names_of_cells};
use crate::pylos_core::{Cell, Outcome, Refusal, Side};
use fluent_bundle::FluentValue;

/// The reason in the words of the rule.
#[must_use]
pub fn refusal(words: &Catalogue, refusal: Refusal) -> String {
    let cells = |cells| FluentValue::from(names_of_cells(words, cells));
    let (id, parts): (&str, Vec<Part<'_>>) = match refusal {
        Refusal::GameOver(outcome) => return game_over(words, outcome),
        Refusal::EmptyReserve => ("refused-empty-reserve", vec![]),
        Refusal::Occupied { cell, by } => (
            "refused-occupied",
            vec![part("cell", cell), ("side", by.name().into())],
        ),
        Refusal::Unsupported { cell, missing } => (
            "refused-unsupported",
            vec![
                part("cell", cell),
                ("missing", cells(missing)),
                ("count", missing.len().into()),
            ],
        ),
        Refusal::NotYours(cell) => ("refused-not-yours", vec![part("cell", cell)]),
        Refusal::NoBall(cell) => ("refused-no-ball", vec![part("cell", cell)]),
        Refusal::NotFree { cell, held_by } => (
            "refused-not-free",
            vec![
                part("cell", cell),
                ("holding", cells(held_by)),
                ("count", held_by.len().into()),
            ],
        ),
        Refusal::NotHigher { from, to } => (
            "refused-not-higher",
            vec![part("from", from), part("to", to)],
        ),
        Refusal::SupportsItself { from, to } => (
            "refused-supports-itself",
            vec![part("from", from), part("to", to)],
        ),
        Refusal::NowhereToRaise(cell) => ("refused-nowhere", vec![part("cell", cell)]),
        Refusal::NothingToRecover(cell) => ("refused-nothing-to-recover", vec![part("cell", cell)]),
        Refusal::TooManyRecovered => ("refused-too-many", vec![]),
        Refusal::MustRecover => ("refused-must-recover", vec![]),
        Refusal::LeavesBoardUnchanged => ("refused-unchanged", vec![]),
        Refusal::NotBegun => ("refused-not-begun", vec![]),
    };
    words.say_with(id, &parts)
}

fn part(name: &'static str, cell: Cell) -> Part<'static> {
    (name, cell.to_string().into())
}

fn game_over(words: &Catalogue, outcome: Outcome) -> String {
    let winner = outcome.winner().map_or("none", Side::name);
    words.say_with("refused-game-over", &[("winner", winner.into())])
}
