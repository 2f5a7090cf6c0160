//! Draws the dialog that sets up a new game.

use super::{indented, messages, put, put_program, put_right, reserves};
use crate::pylos_core::{Side, Variant};
use crate::text;
use crate::tui::bar;
use crate::tui::model::Model;
use crate::tui::setup::{self, Dialog, Line, Stage, WhoIsLight};
use crate::tui::sight::OnDisk;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use tui_input::Input as Field;

/// Columns from the labels to what is set up, where there is room and where there is not.
const LABELS: (u16, u16) = (22, 19);

/// Columns that the ball of a player takes, before the name.
const TOKEN: u16 = 4;

/// Draws the dialog on the area of the screen.
pub fn draw(model: &Model, dialog: &Dialog, area: Rect, buffer: &mut Buffer) {
    match dialog.stage {
        Stage::At(at) => {
            let layout = setup::layout(area, dialog.stage);
            let first = layout.lines.first().map_or(0, |(line, _)| line.index());
            let shown = layout.lines.len();
            let mut row = layout.title;
            if shown < Line::ALL.len() {
                let lines = [
                    ("from", (first + 1).into()),
                    ("to", (first + shown).into()),
                    ("count", Line::ALL.len().into()),
                ];
                let lines = model.words.say_with("setup-lines", &lines);
                row = put_right(buffer, row, &lines, Style::new());
            }
            title(model, row, buffer);
            for (line, row) in layout.lines {
                draw_line(model, dialog, line, at == line, row, buffer);
            }
            let (said, style) = remark(model, dialog, at);
            messages::lines(buffer, indented(layout.foot, 1), &said, style);
        }
        Stage::Colour { loser, marked } => {
            let (question, rows) = setup::colours(area);
            title(model, setup::layout(area, dialog.stage).title, buffer);
            let loser = text::seat(model.words, &dialog.players(), loser == Side::Dark);
            let asked = [("loser", loser.into())];
            let asked = model.words.say_with("setup-asks-loser", &asked);
            messages::lines(buffer, indented(question, 1), &asked, Modifier::BOLD.into());
            for (side, row) in Side::BOTH.into_iter().zip(rows) {
                let colour = model.words.say(side.name());
                let begins = side == model.next.start.to_move();
                let begins = if begins { "yes" } else { "no" };
                let parts = [("colour", colour.into()), ("begins", begins.into())];
                let word = model.words.say_with("setup-plays", &parts);
                put(buffer, indented(row, 5), &word, Style::new());
                if side == marked {
                    buffer.set_style(row, Modifier::REVERSED);
                }
                token(model, side, row.x + 1, row, buffer);
            }
        }
    }
}

fn title(model: &Model, row: Rect, buffer: &mut Buffer) {
    let rest = put_program(model, row, buffer);
    put(
        buffer,
        rest,
        &model.words.say("setup-title"),
        Modifier::BOLD.into(),
    );
}

/// Draws the ball of a side in three columns, whatever lies under it.
fn token(model: &Model, side: Side, x: u16, row: Rect, buffer: &mut Buffer) {
    let (ball, style, _) = reserves::token(model, side);
    let place = Rect { x, width: 3, ..row };
    // Not in reverse, which would swap the colours of the balls.
    buffer.set_style(place, style.remove_modifier(Modifier::REVERSED));
    put(buffer, place, &format!(" {ball} "), style);
}

fn draw_line(
    model: &Model,
    dialog: &Dialog,
    line: Line,
    is_here: bool,
    row: Rect,
    buffer: &mut Buffer,
) {
    let words = model.words;
    let label = words.say(match line {
        Line::First => "player-first",
        Line::Second => "player-second",
        Line::Variant => "setup-variant",
        Line::RaiseWhenEmpty => "setup-raise",
        Line::OptionalRecovery => "setup-optional",
        Line::NoPass => "setup-nopass",
        Line::TurnTime => "setup-turn-time",
        Line::Clock => "setup-clock",
        Line::Light => "setup-light",
        Line::Begin => "setup-begin",
    });
    let value = indented(row, if row.width < 50 { LABELS.1 } else { LABELS.0 });
    let seat = match line {
        Line::First => Some(dialog.side_of(false)),
        Line::Second => Some(dialog.side_of(true)),
        _ => None,
    };
    if line == Line::Begin {
        put(
            buffer,
            value,
            &format!("[ {label} ]"),
            Modifier::BOLD.into(),
        );
    } else {
        put(buffer, indented(row, 1), &label, Style::new());
        let text = shown(model, dialog, line, is_here, usize::from(value.width));
        put(buffer, value, &text, Style::new());
    }
    if is_here {
        buffer.set_style(row, Modifier::REVERSED);
    }
    if let Some(Some(side)) = seat {
        token(model, side, value.x - TOKEN, row, buffer);
    }
}

/// What is set up on a line, in so many columns.
fn shown(model: &Model, dialog: &Dialog, line: Line, is_here: bool, room: usize) -> String {
    let words = model.words;
    let typed = |none| match dialog.field(line) {
        Some(field) if is_here => with_cursor(model, field, none, room),
        Some(field) if !field.value().trim().is_empty() => text::printable(field.value()),
        _ => words.say(none),
    };
    let switch = |is_on| words.say(if is_on { "setup-on" } else { "setup-off" });
    let choice = |text: String| if is_here { format!("< {text} >") } else { text };
    let seat = |is_second| text::seat(words, &dialog.players(), is_second);
    match line {
        Line::First | Line::Second => typed("setup-no-name"),
        Line::TurnTime | Line::Clock => typed("setup-no-limit"),
        Line::Variant => choice(words.say(match dialog.rules.variant {
            Variant::Kids => "variant-kids",
            Variant::Standard => "variant-standard",
            Variant::Advanced => "variant-advanced",
        })),
        Line::RaiseWhenEmpty => choice(switch(dialog.rules.raise_when_empty)),
        Line::OptionalRecovery => choice(switch(dialog.rules.optional_recovery)),
        Line::NoPass => choice(switch(dialog.rules.no_pass)),
        Line::Light => choice(match dialog.light {
            WhoIsLight::First => seat(false),
            WhoIsLight::Second => seat(true),
            WhoIsLight::Lots => words.say("setup-lots"),
            WhoIsLight::Loser => {
                let loser = seat(dialog.loser == Some(Side::Dark));
                words.say_with("setup-loser", &[("loser", loser.into())])
            }
        }),
        Line::Begin => String::new(),
    }
}

/// What is typed, with a sign where the next character goes, cut at its beginning where there is no
/// room for all; what stands for nothing where nothing is.
fn with_cursor(model: &Model, field: &Field, none: &'static str, room: usize) -> String {
    let sign = if model.look.ascii { '_' } else { '▏' };
    if field.value().is_empty() {
        return format!("{sign}{}", model.words.say(none));
    }
    // The sign takes room as well.
    let hidden = field.visual_scroll(room.saturating_sub(1));
    let mut text: Vec<char> = field.value().chars().collect();
    text.insert(field.cursor().min(text.len()), sign);
    let mut columns = 0;
    let seen = text.into_iter().skip_while(|&c| {
        let is_hidden = columns < hidden;
        columns += unicode_width::UnicodeWidthChar::width(c).unwrap_or(0);
        is_hidden
    });
    text::printable(&seen.collect::<String>())
}

/// What there is to say: what is wrong, or else what the line means.
fn remark(model: &Model, dialog: &Dialog, at: Line) -> (String, Style) {
    match dialog.time_control(model.words) {
        Err(wrong) => {
            let reason = text::printable(&wrong.reason);
            (format!("! {reason}"), Modifier::BOLD.into())
        }
        Ok(_) => (hint(model, dialog, at), Style::new()),
    }
}

fn hint(model: &Model, dialog: &Dialog, at: Line) -> String {
    let words = model.words;
    let id = match at {
        Line::First | Line::Second => "setup-hint-name",
        Line::Variant => match dialog.rules.variant {
            Variant::Kids => "setup-hint-kids",
            Variant::Standard => "setup-hint-standard",
            Variant::Advanced => "setup-hint-advanced",
        },
        Line::RaiseWhenEmpty => "setup-hint-raise",
        Line::OptionalRecovery => "setup-hint-optional",
        Line::NoPass => "setup-hint-nopass",
        Line::TurnTime => "setup-hint-turn-time",
        Line::Clock => "setup-hint-clock",
        Line::Light => return hint_at_light(model, dialog),
        Line::Begin if model.is_at_stake() && matches!(model.kept, OnDisk::As(_)) => "setup-kept",
        Line::Begin if model.is_at_stake() => "setup-lost",
        Line::Begin => "setup-hint-begin",
    };
    words.say_with(id, &bar::key_parts(model))
}

fn hint_at_light(model: &Model, dialog: &Dialog) -> String {
    let seat = |is_second| text::seat(model.words, &dialog.players(), is_second);
    let is_over = model.study.game().outcome().is_some();
    let id = match dialog.light {
        WhoIsLight::First if is_over => "setup-hint-again",
        WhoIsLight::Second if is_over => "setup-hint-swapped",
        WhoIsLight::First | WhoIsLight::Second => "setup-hint-light",
        WhoIsLight::Lots => "setup-hint-lots",
        WhoIsLight::Loser => "setup-hint-loser",
    };
    let is_swapped = dialog.light == WhoIsLight::Second;
    let parts = [
        ("light", seat(is_swapped).into()),
        ("dark", seat(!is_swapped).into()),
        ("loser", seat(dialog.loser == Some(Side::Dark)).into()),
    ];
    model.words.say_with(id, &parts)
}
