//! The rules of Pylos: cells, positions, turns, games.
//!
//! Every question "may I?" is answered here and nowhere else. The module is pure: no input or
//! output, no clock, no dependency, no unsafe code.
//!
//! - [`Cell`] and [`CellSet`]: the 30 places of the pyramid, and sets of them as bitboards.
//! - [`Rules`]: the variant and the house rules in force.
//! - [`Position`]: who stands where and who is to move; [`Turn`]: what a player does.
//! - [`Draft`]: a turn being made step by step, for front ends.
//! - [`Game`]: the turns played, undo and redo, and how the game ended.
//!
//! ```
//! use pylos::pylos_core::{Game, Rules};
//!
//! let mut game = Game::new(Rules::default());
//! game.play("1b2".parse()?)?;
//! assert_eq!(game.position().to_string(), "4/4/1L2/4 3/3/3 2/2 1 D");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod cell;
mod cell_set;
mod draft;
mod game;
mod generate;
mod notation;
mod outcome;
mod perft;
mod position;
mod refusal;
mod rules;
mod turn;

pub use cell::{Cell, Level};
pub use cell_set::{CellSet, Cells};
pub use draft::{Choices, Draft, Step};
pub use game::{Event, Game};
pub use notation::{
    ParseCellError, ParsePositionError, ParseRulesError, ParseTurnError, TurnFault,
};
pub use outcome::{Ending, Outcome};
pub use perft::{divide, perft};
pub use position::{Position, PositionError};
pub use refusal::Refusal;
pub use rules::{Rules, Side, Variant};
pub use turn::{Recovered, Turn};

/// Makes values errors. Their text is the value itself, for logs: words for people are the
/// business of the front ends, in the people's language.
macro_rules! errors {
    ($($error:ty),* $(,)?) => {$(
        impl core::fmt::Display for $error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Debug::fmt(self, f)
            }
        }

        impl core::error::Error for $error {}
    )*};
}

errors!(
    ParseCellError,
    ParsePositionError,
    ParseRulesError,
    ParseTurnError,
    PositionError,
    Refusal,
);
