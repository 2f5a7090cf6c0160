//! Why a text could not be read: what was found, and what was expected.

use super::{Catalogue, Part, names_of_cells, shown};
use crate::pylos_core::{
    Level, ParseCellError, ParsePositionError, ParseRulesError, ParseTurnError, PositionError,
    TurnFault,
};

/// Why a text is no cell.
#[must_use]
pub fn cell_error(words: &Catalogue, error: &ParseCellError) -> String {
    let found = ("found", shown(&error.found).into());
    match error.level {
        None if error.found.is_empty() => words.say("no-cell-empty"),
        None => words.say_with("no-cell", &[found]),
        Some(level) => {
            let last = char::from(b'a' + level.size() - 1).to_string();
            words.say_with(
                "no-cell-on-level",
                &[
                    found,
                    ("level", level.number().into()),
                    ("size", level.size().into()),
                    ("file", last.into()),
                ],
            )
        }
    }
}

/// Why a text is no turn.
#[must_use]
pub fn turn_error(words: &Catalogue, error: &ParseTurnError) -> String {
    match &error.fault {
        TurnFault::Cell(fault) => cell_error(words, fault),
        TurnFault::TooManyRecovered => words.say("refused-too-many"),
        TurnFault::RecoveredTwice(cell) => {
            words.say_with("recovered-twice", &[("cell", cell.to_string().into())])
        }
        TurnFault::RecoveredHeld { lower, upper } => words.say_with(
            "recovered-held",
            &[
                ("lower", lower.to_string().into()),
                ("upper", upper.to_string().into()),
            ],
        ),
    }
}

/// Why a text is no position.
#[must_use]
pub fn position_error(words: &Catalogue, error: &ParsePositionError) -> String {
    let level_parts = |level: Level| -> Vec<Part<'_>> {
        vec![
            ("level", level.number().into()),
            ("size", level.size().into()),
        ]
    };
    let (id, parts): (&str, Vec<Part<'_>>) = match error {
        ParsePositionError::Fields(found) => ("position-fields", vec![("found", (*found).into())]),
        ParsePositionError::Ranks { level, found } => {
            let mut parts = level_parts(*level);
            parts.push(("found", (*found).into()));
            ("position-ranks", parts)
        }
        ParsePositionError::Symbol { level, rank, found } => {
            let mut parts = level_parts(*level);
            parts.push(("rank", (*rank + 1).into()));
            parts.push(("found", shown(&found.to_string()).into()));
            ("position-symbol", parts)
        }
        ParsePositionError::Width { level, rank, found } => {
            let mut parts = level_parts(*level);
            parts.push(("rank", (*rank + 1).into()));
            parts.push(("found", (*found).into()));
            ("position-width", parts)
        }
        ParsePositionError::Side(found) => ("position-side", vec![("found", shown(found).into())]),
        ParsePositionError::Balls(PositionError::Overlap(cells)) => (
            "position-overlap",
            vec![("cells", names_of_cells(words, *cells).into())],
        ),
        ParsePositionError::Balls(PositionError::TooManyBalls { side, count }) => (
            "position-too-many",
            vec![("side", side.name().into()), ("count", (*count).into())],
        ),
        ParsePositionError::Balls(PositionError::Unsupported { cell, missing }) => (
            "refused-unsupported",
            vec![
                ("cell", cell.to_string().into()),
                ("missing", names_of_cells(words, *missing).into()),
                ("count", missing.len().into()),
            ],
        ),
    };
    words.say_with(id, &parts)
}

/// Why a text is no set of rules.
#[must_use]
pub fn rules_error(words: &Catalogue, error: &ParseRulesError) -> String {
    let (id, found) = match error {
        ParseRulesError::Variant(found) => ("no-variant", found),
        ParseRulesError::HouseRule(found) => ("no-house-rule", found),
    };
    words.say_with(id, &[("found", shown(found).into())])
}
