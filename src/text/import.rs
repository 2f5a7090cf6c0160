//! What is wrong with a log of a game.

use super::{Catalogue, Part, printable, refusal, shown};
use crate::import::{Fault, Wrong};

/// What is wrong with a log, without the place: the sentence found, the rule that it breaks, and
/// what was expected.
#[must_use]
pub fn import_fault(words: &Catalogue, fault: &Fault) -> String {
    let (id, parts): (&str, Vec<Part<'_>>) = match &fault.wrong {
        Wrong::NoText => ("import-no-text", vec![]),
        Wrong::Nothing => ("import-nothing", vec![]),
        Wrong::NoCell(expected) => ("import-no-cell", vec![("expected", (*expected).into())]),
        Wrong::NoLevel(found) => ("import-no-level", vec![("level", shown(found).into())]),
        Wrong::OffBoard(level) => (
            "import-off-board",
            vec![
                ("level", level.number().into()),
                ("size", level.size().into()),
            ],
        ),
        Wrong::TooEarly => ("import-too-early", vec![]),
        Wrong::Twice(player) => ("import-twice", vec![("player", shown(player).into())]),
        Wrong::Refused(reason) => return found(words, fault, refusal(words, *reason)),
    };
    found(words, fault, words.say_with(id, &parts))
}

/// The reason behind the sentence it is about, where there is one.
fn found(words: &Catalogue, fault: &Fault, reason: String) -> String {
    match &fault.found {
        None => reason,
        Some(found) => words.say_with(
            "import-found",
            &[
                ("found", printable(found).into()),
                ("reason", reason.into()),
            ],
        ),
    }
}
