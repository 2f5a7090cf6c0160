//! What is remembered of what was set up.

use crate::clock::TimeControl;
use crate::pylos_core::Side;
use crate::settings::{Limit, Wishes};
use crate::tui::model::{Model, Setup};
use crate::tui::setup::WhoIsLight;

/// What becomes of what is set up for a new game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Memory {
    /// It is not remembered.
    #[default]
    Off,
    /// It is remembered.
    Kept,
    /// It has to be written.
    Due,
}

impl Model {
    /// What is to be remembered of what was set up.
    #[must_use]
    pub fn set_up(&self) -> Wishes {
        let Setup {
            rules,
            players,
            control,
            ..
        } = &self.next;
        let name = |side| players.given(side).map(str::to_owned);
        let turn = control.and_then(TimeControl::turn);
        let game = control.and_then(TimeControl::game);
        Wishes {
            light: name(Side::Light),
            dark: name(Side::Dark),
            lots: Some(self.light_next == WhoIsLight::Lots),
            variant: Some(rules.variant),
            raise_when_empty: Some(rules.raise_when_empty),
            optional_recovery: Some(rules.optional_recovery),
            no_pass: Some(rules.no_pass),
            turn_time: Some(turn.map_or(Limit::None, Limit::To)),
            clock: Some(game.map_or(Limit::None, Limit::To)),
            ..Wishes::default()
        }
    }
}
