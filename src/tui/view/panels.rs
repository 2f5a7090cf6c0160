//! Draws what is around the board: header, reserves, messages, bar.

use super::{put, put_right};
use crate::pylos_core::{Draft, Position, Side};
use crate::text;
use crate::tui::bar;
use crate::tui::geometry::Geometry;
use crate::tui::model::{Mode, Model, Question};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

/// The program, the rules, and on the right the cell under the cursor and the turn.
pub fn header(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let parts = [
        ("cell", model.cursor.to_string().into()),
        ("turn", (model.turns_shown() + 1).into()),
    ];
    let right = model.words.say_with("header-right", &parts);
    let line = put_right(buffer, geometry.header, &right);
    let name = format!(" {} ", model.words.say("title"));
    let style = Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED);
    let used = put(buffer, line, &name, style) + 1;
    let rest = Rect {
        x: line.x + used,
        width: line.width.saturating_sub(used),
        ..line
    };
    let rules = text::house_rules(model.words, model.game.rules());
    put(buffer, rest, &rules, Style::new());
}

/// The widest name shown.
const NAME: usize = 16;

/// Each side's reserve as balls in a tray, in groups of five.
pub fn reserves(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let names = Side::BOTH.map(|side| model.players.name(model.words, side));
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let room = usize::from(geometry.reserves[0].width).saturating_sub(2 + 17 + 5);
    let widest = widest.min(NAME).min(room);
    let position = model.shown();
    for (side, line) in Side::BOTH.into_iter().zip(geometry.reserves) {
        let count = model.reserve(side);
        let to_move = position.to_move() == side && model.game.outcome().is_none();
        let style = if to_move {
            Modifier::BOLD.into()
        } else {
            Style::new()
        };
        let pointer = match (to_move, model.look.ascii) {
            (false, _) => "  ",
            (true, true) => "> ",
            (true, false) => "▸ ",
        };
        put(buffer, line, pointer, style);
        let width = u16::try_from(widest).unwrap_or(0);
        let name = Rect {
            x: line.x + 2,
            width,
            ..line
        };
        put(buffer, name, &names[side.index()], style);
        let tray = Rect {
            x: name.right() + 1,
            width: TRAY,
            ..line
        };
        draw_tray(model, side, count, tray, buffer);
        let place = Rect {
            x: tray.right() + 1,
            width: line.right().saturating_sub(tray.right() + 1),
            ..line
        };
        put(buffer, place, &count_text(model, count, place.width), style);
    }
}

/// The number of balls in reserve, in words where there is room.
fn count_text(model: &Model, count: u32, room: u16) -> String {
    let words = text::reserve(model.words, count);
    if words.width() <= usize::from(room) {
        words
    } else {
        count.to_string()
    }
}

/// The columns of a tray: three groups of five with gaps, and a rim.
const TRAY: u16 = 19;

fn draw_tray(model: &Model, side: Side, count: u32, area: Rect, buffer: &mut Buffer) {
    let look = model.look;
    let (ground, ink, empty) = if let Some(palette) = model.theme().palette(look.depth) {
        let ball = palette.ball(side);
        (ball.tray, ball.reserve, ball.empty)
    } else {
        let inks = model.theme().glyphs(look.depth);
        let ink = [inks.light, inks.dark][side.index()];
        (inks.board, ink, inks.sign)
    };
    let ball = match (side, look.ascii) {
        (Side::Light, false) => "●",
        (Side::Dark, false) => "○",
        (Side::Light, true) => "O",
        (Side::Dark, true) => "X",
    };
    let area = area.intersection(buffer.area);
    buffer.set_style(area, Style::new().bg(ground));
    for i in 0..Position::BALLS_PER_SIDE {
        let x = area.x + 1 + u16::try_from(i + i / 5).unwrap_or(0);
        if x >= area.right() {
            break;
        }
        let (symbol, fg) = if i < count {
            (ball, ink)
        } else {
            ("·", empty)
        };
        buffer[(x, area.y)]
            .set_symbol(symbol)
            .set_style(Style::new().fg(fg).bg(ground));
    }
}

/// What is expected now, and what there is to say.
pub fn messages(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let area = geometry.messages;
    let width = usize::from(area.width.max(1));
    let mut rows = area.rows();
    let urgent = matches!(model.mode, Mode::Asking(_));
    let mut style: Style = Modifier::BOLD.into();
    if urgent {
        style = style.add_modifier(Modifier::REVERSED);
    }
    let prompt = prompt(model);
    for line in textwrap::wrap(&prompt, width) {
        if let Some(row) = rows.next() {
            put(buffer, row, &line, style);
        }
    }
    let (said, style) = remark(model);
    for line in textwrap::wrap(&said, width) {
        if let Some(row) = rows.next() {
            put(buffer, row, &line, style);
        }
    }
}

/// What is expected now, in words.
fn prompt(model: &Model) -> String {
    let words = model.words;
    let position = model.shown();
    let side = position.to_move();
    let mut parts = bar::key_parts(model);
    parts.extend([
        ("player", model.players.name(words, side).into()),
        ("other", model.players.name(words, side.other()).into()),
        ("turn", model.turns_shown().into()),
        ("count", model.game.turn_count().into()),
        (
            "from",
            model
                .draft
                .as_ref()
                .and_then(Draft::from)
                .map(|c| c.to_string())
                .unwrap_or_default()
                .into(),
        ),
    ]);
    let id = match &model.mode {
        Mode::Typing(field) => {
            return format!(
                "{} {}",
                words.say("prompt-type"),
                typed_with_cursor(model, field)
            );
        }
        Mode::Asking(Question::Resign) => "ask-resign",
        Mode::Asking(Question::Draw) => "ask-draw",
        Mode::Asking(Question::NewGame) => "ask-new-game",
        Mode::Asking(Question::Quit) => "ask-quit",
        Mode::Board | Mode::Reading { .. } => {
            match (&model.draft, model.looking_back, model.game.outcome()) {
                (_, Some(_), _) => "prompt-looking-back",
                (Some(draft), ..) => prompt_of(draft),
                (None, None, Some(outcome)) => {
                    return text::ending(words, &model.players, outcome, &model.game);
                }
                (None, None, None) => "prompt-place",
            }
        }
    };
    words.say_with(id, &parts)
}

fn prompt_of(draft: &Draft) -> &'static str {
    let choices = draft.choices();
    let may_finish = draft.finish().is_ok();
    match (draft.to(), draft.from()) {
        (None, Some(_)) => "prompt-land",
        (None, None) if choices.land.is_empty() => "prompt-raise",
        (None, None) if choices.lift.is_empty() => "prompt-place",
        (None, None) => "prompt-place-or-raise",
        (Some(_), _) if !draft.recovered().is_empty() => "prompt-recover-second",
        (Some(_), _) if may_finish => "prompt-recover-optional",
        (Some(_), _) => "prompt-recover",
    }
}

/// The text being typed, with a sign where the next character goes.
fn typed_with_cursor(model: &Model, field: &tui_input::Input) -> String {
    let cursor = if model.look.ascii { '_' } else { '▏' };
    let mut shown: Vec<char> = field.value().chars().collect();
    shown.insert(field.cursor().min(shown.len()), cursor);
    shown.into_iter().collect()
}

/// What there is to say besides: a refusal, news, or the last thing that happened.
fn remark(model: &Model) -> (String, Style) {
    let plain = |text| (text, Style::new());
    let words = model.words;
    if let Some(typed) = model.typed() {
        return plain(typed.turn.map_or_else(
            |no| no.text,
            |_| words.say_with("typed-legal", &bar::key_parts(model)),
        ));
    }
    if model.looking_back.is_some() || matches!(model.mode, Mode::Asking(_)) {
        return plain(String::new());
    }
    match &model.notice {
        Some(notice) if notice.refusal => {
            return (format!("! {}", notice.text), Modifier::BOLD.into());
        }
        Some(notice) => return plain(notice.text.clone()),
        None => {}
    }
    let (game, players) = (&model.game, &model.players);
    match &model.draft {
        None => plain(words.say_with("over-hint", &bar::key_parts(model))),
        Some(draft) => plain(
            text::completes(words, players, game.rules(), draft)
                .unwrap_or_else(|| text::last_event(words, players, game)),
        ),
    }
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
        let word = Rect {
            x: item.area.x + used + 1,
            width: item.area.width - used - 1,
            ..item.area
        };
        put(buffer, word, &item.word, style);
    }
}
