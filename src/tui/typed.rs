//! A turn being typed.

use super::model::{Model, Notice};
use crate::pylos_core::{CellSet, Draft, Turn};
use crate::text;

/// A turn being typed, as far as it can be understood.
#[derive(Clone, Debug)]
pub struct Typed {
    /// The steps understood so far.
    pub draft: Draft,
    /// The turn, or why it is none yet.
    pub turn: Result<Turn, Notice>,
}

impl Typed {
    pub(super) fn read(model: &Model, text: &str) -> Option<Typed> {
        let mut draft = model.game().draft().ok()?;
        let refused = |text, blame| Notice {
            text,
            blame,
            refusal: true,
        };
        let turn = match text.parse::<Turn>() {
            Err(error) => Err(refused(
                text::turn_error(model.words, &error),
                CellSet::EMPTY,
            )),
            Ok(turn) => match draft.start().check(model.game().rules(), turn) {
                Ok(()) => Ok(turn),
                Err(refusal) => Err(refused(
                    text::refusal(model.words, refusal),
                    refusal.blame(),
                )),
            },
        };
        let steps = text
            .split(['-', 'x', 'X'])
            .map_while(|part| part.trim().parse().ok());
        for cell in steps {
            if draft.choose(cell).is_err() {
                break;
            }
        }
        Some(Typed { draft, turn })
    }
}
