//! Draws the header above the board and the bar below it.

use super::{indented, put, put_program, put_right};
use crate::text;
use crate::tui::bar;
use crate::tui::geometry::Geometry;
use crate::tui::model::Model;
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

/// The program, the rules, and on the right the cell under the cursor and the turn.
pub fn header(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let parts = [
        ("cell", model.cursor.to_string().into()),
        ("turn", (model.turns_shown() + 1).into()),
    ];
    let right = model.words.say_with("header-right", &parts);
    let line = put_right(buffer, geometry.header, &right, Style::new());
    let rest = put_program(model, line, buffer);
    let rules = text::house_rules(model.words, model.game().rules());
    put(buffer, rest, &rules, Style::new());
}

/// The keys that do something now.
pub fn bar(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let style = Style::new().add_modifier(Modifier::REVERSED);
    buffer.set_style(geometry.bar, style);
    for item in bar::items(model, geometry) {
        let used = put(
            buffer,
            item.area,
            &item.key,
            style.add_modifier(Modifier::BOLD),
        );
        put(buffer, indented(item.area, used + 1), &item.word, style);
    }
}
