//! Lots for who plays light, as they are drawn on the screen.

use super::message::Effect;
use std::time::Duration;

/// Lots being drawn between the players of the next game, before it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lots {
    /// Whether the second player has drawn light; none before the outside has drawn.
    drawn: Option<bool>,
    /// How many of the pictures before the last have been shown.
    step: u8,
    /// What the outside has to do once the game begins.
    pub then: Effect,
}

impl Lots {
    /// How many pictures there are before the one with the lot.
    pub const PICTURES: u8 = 7;
    /// How long each of them stands.
    pub const INTERVAL: Duration = Duration::from_millis(150);

    /// Lots that are yet to be drawn.
    #[must_use]
    pub fn wanted(then: Effect) -> Lots {
        Lots {
            drawn: None,
            step: 0,
            then,
        }
    }

    /// Whether the outside has to draw.
    #[must_use]
    pub fn are_wanted(&self) -> bool {
        self.drawn.is_none()
    }

    /// The same lots once they are drawn; without movement they are seen at once. What is drawn
    /// stays: nobody draws a second time.
    pub(super) fn draw(&mut self, second: bool, animated: bool) {
        if self.drawn.is_none() {
            self.drawn = Some(second);
            self.step = if animated { 0 } else { Lots::PICTURES };
        }
    }

    /// Whether the second player has drawn light; none while that is not to be seen yet.
    #[must_use]
    pub fn seen(&self) -> Option<bool> {
        self.drawn.filter(|_| self.step >= Lots::PICTURES)
    }

    /// Whether a picture follows by itself.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.drawn.is_some() && self.step < Lots::PICTURES
    }

    /// Whether the second player's hand shows the light ball in this picture.
    #[must_use]
    pub fn second_shows_light(&self) -> bool {
        let changes = (Lots::PICTURES - self.step) % 2 == 1;
        self.drawn.unwrap_or_default() != changes
    }

    /// The next picture.
    pub(super) fn advance(&mut self) {
        self.step = (self.step + 1).min(Lots::PICTURES);
    }

    /// The last picture.
    pub(super) fn show(&mut self) {
        self.step = Lots::PICTURES;
    }
}
