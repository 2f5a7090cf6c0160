//! What is wrong with a game record.

use super::{Catalogue, Part, position_error, refusal, rules_error, shown, turn_error};
use crate::record::{Expected, Fault, Score, Wrong};

/// What is wrong with a record, without the place.
#[must_use]
pub fn record_fault(words: &Catalogue, fault: &Fault) -> String {
    let (id, parts): (&str, Vec<Part<'_>>) = match &fault.wrong {
        Wrong::Turn(error) => return turn_error(words, error),
        Wrong::Refused(reason) => return refusal(words, *reason),
        Wrong::Rules(error) => return rules_error(words, error),
        Wrong::Position(error) => return position_error(words, error),
        Wrong::NoText => ("record-no-text", vec![]),
        Wrong::Unexpected { found, expected } => {
            return unexpected(words, found.as_deref(), *expected);
        }
        Wrong::OpenComment => ("record-open-comment", vec![]),
        Wrong::OpenValue => ("record-open-value", vec![]),
        Wrong::Number { found, expected } => {
            let expected = expected.to_string();
            (
                "record-number",
                vec![part(found), ("expected", expected.into())],
            )
        }
        Wrong::Game(found) => ("record-game", vec![part(found)]),
        Wrong::TimeControl(found) => ("record-time-control", vec![part(found)]),
        Wrong::Result(found) => ("record-result", vec![part(found)]),
        Wrong::Termination(found) => ("record-termination", vec![part(found)]),
        Wrong::NoTag(tag) => ("record-no-tag", vec![("tag", (*tag).into())]),
        Wrong::SecondTag(tag) => ("record-second-tag", vec![("tag", (*tag).into())]),
        Wrong::TwoResults { found, tag } => (
            "record-two-results",
            vec![part(found.name()), ("tag", tag.name().into())],
        ),
        Wrong::EndsOtherwise { found, outcome } => (
            "record-ends-otherwise",
            vec![
                part(found),
                ("score", outcome.score().into()),
                ("termination", outcome.ending().name().into()),
            ],
        ),
        Wrong::NotEnded(termination) => ("record-not-ended", vec![part(termination.name())]),
        Wrong::WrongResult {
            found,
            expected,
            termination,
        } => (
            "record-wrong-result",
            vec![
                part(found.name()),
                ("termination", termination.name().into()),
                ("expected", either(words, expected).into()),
            ],
        ),
    };
    words.say_with(id, &parts)
}

fn part(found: &str) -> Part<'static> {
    ("found", shown(found).into())
}

fn unexpected(words: &Catalogue, found: Option<&str>, expected: Expected) -> String {
    let expected = words.say(match expected {
        Expected::TagName => "record-expects-tag-name",
        Expected::TagValue => "record-expects-tag-value",
        Expected::TagEnd => "record-expects-tag-end",
        Expected::Turn => "record-expects-turn",
        Expected::TurnOrResult => "record-expects-turn-or-result",
        Expected::TurnOrVariationEnd => "record-expects-turn-or-variation-end",
        Expected::End => "record-expects-end",
    });
    let expected = ("expected", expected.into());
    match found {
        Some(found) => words.say_with("record-unexpected", &[part(found), expected]),
        None => words.say_with("record-ends", &[expected]),
    }
}

/// Results of which one will do.
fn either(words: &Catalogue, scores: &[Score]) -> String {
    let names = scores.iter().map(|score| score.name().to_owned());
    let either = |one: String, other: String| {
        words.say_with(
            "record-either",
            &[("one", one.into()), ("other", other.into())],
        )
    };
    names.reduce(either).unwrap_or_default()
}
