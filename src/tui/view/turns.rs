//! Draws the turns so far.

use super::put;
use crate::tui::geometry::Geometry;
use crate::tui::model::Model;
use crate::tui::turns;
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

/// The turns so far, the one shown marked.
pub fn draw(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    for item in turns::items(model, geometry) {
        let style = if item.place == model.place() {
            Modifier::REVERSED.into()
        } else {
            Style::new()
        };
        put(buffer, item.area, &item.text, style);
    }
}
