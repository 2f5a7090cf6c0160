//! Draws what is expected, and what there is to say.

use super::put;
use crate::pylos_core::Draft;
use crate::text::{self, Part};
use crate::tui::bar;
use crate::tui::geometry::Geometry;
use crate::tui::mode::{Entry, Mode, Question};
use crate::tui::model::Model;
use crate::tui::sight::{OnDisk, Sight};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use tui_input::Input as Field;

/// What is expected now, and what there is to say.
pub fn draw(model: &Model, geometry: &Geometry, buffer: &mut Buffer) {
    let area = geometry.messages;
    let mut style: Style = Modifier::BOLD.into();
    if matches!(model.mode, Mode::Asking(_)) {
        style = style.add_modifier(Modifier::REVERSED);
    }
    let (said, said_style) = remark(model);
    // What is said about a text being typed is seen beside it, however long that is.
    let kept = u16::from(matches!(model.mode, Mode::Typing(..)) && !said.is_empty());
    let top = Rect {
        height: area.height.saturating_sub(kept).max(1),
        ..area
    };
    let used = match &model.mode {
        Mode::Typing(entry, field) => {
            let (text, cursor) = typed_with_cursor(model, *entry, field);
            lines_around(buffer, top, &text, cursor, style)
        }
        _ => lines(buffer, top, &prompt(model), style),
    };
    let rest = Rect {
        y: area.y + used,
        height: area.height.saturating_sub(used),
        ..area
    };
    lines(buffer, rest, &said, said_style);
}

/// Writes a text in lines, the last of which is cut where there are too many. Says how many it
/// took.
pub fn lines(buffer: &mut Buffer, area: Rect, text: &str, style: Style) -> u16 {
    let mut lines = textwrap::wrap(text, usize::from(area.width.max(1)));
    let most = usize::from(area.height);
    if lines.len() > most && most > 0 {
        let rest = lines.split_off(most - 1).join(" ");
        lines.push(rest.into());
    }
    for (row, line) in area.rows().zip(&lines) {
        put(buffer, row, line, style);
    }
    area.height
        .min(u16::try_from(lines.len()).unwrap_or(u16::MAX))
}

/// Writes those lines of a text that there is room for up to the one with the cursor, which comes
/// after so many characters. Says how many it took.
fn lines_around(buffer: &mut Buffer, area: Rect, text: &str, cursor: usize, style: Style) -> u16 {
    let lines = textwrap::wrap(text, usize::from(area.width.max(1)));
    // Blanks are lost between lines: only what is seen is counted.
    let is_seen = |c: &char| !c.is_whitespace();
    let before = text.chars().take(cursor).filter(is_seen).count();
    let mut seen = 0;
    let line = lines.iter().position(|line| {
        seen += line.chars().filter(is_seen).count();
        seen > before
    });
    let most = usize::from(area.height);
    let first = (line.unwrap_or(lines.len()) + 1).saturating_sub(most);
    let shown = lines.iter().skip(first).take(most);
    area.rows().zip(shown).fold(0, |used, (row, line)| {
        put(buffer, row, line, style);
        used + 1
    })
}

/// What is expected now, in words.
fn prompt(model: &Model) -> String {
    match &model.mode {
        Mode::Asking(question) => asked(model, question),
        _ => on_board(model),
    }
}

fn on_board(model: &Model) -> String {
    let (words, players) = (model.words, &model.players);
    if model.is_paused() {
        return words.say_with("prompt-paused", &parts(model));
    }
    let id = match (&model.sight, &model.draft, model.game().outcome()) {
        (Sight::Back(_) | Sight::Replay(..), ..) => looking_back(model),
        (_, Some(draft), _) => prompt_of(draft),
        (_, None, Some(outcome)) => return text::ending(words, players, outcome, model.game()),
        (_, None, None) => "prompt-place",
    };
    let prompt = words.say_with(id, &parts(model));
    match model.sight {
        Sight::Variation(..) => words.say_with("prompt-variation", &[("prompt", prompt.into())]),
        _ => prompt,
    }
}

fn looking_back(model: &Model) -> &'static str {
    match model.replaying() {
        Some(replay) if replay.is_going() => "prompt-replaying",
        Some(_) => "prompt-replay-waits",
        None if model.study.is_played(model.place()) => "prompt-looking-back",
        None => "prompt-looking-at-variation",
    }
}

/// What a sentence about the game may need.
fn parts(model: &Model) -> Vec<Part<'static>> {
    let words = model.words;
    let side = model.shown().to_move();
    let from = model.draft.as_ref().and_then(Draft::from);
    let mut parts = bar::key_parts(model);
    parts.extend([
        ("player", model.players.name(words, side).into()),
        ("other", model.players.name(words, side.other()).into()),
        ("turn", model.turns_shown().into()),
        ("count", model.study.game().turn_count().into()),
        (
            "from",
            from.map(|cell| cell.to_string()).unwrap_or_default().into(),
        ),
    ]);
    parts
}

/// A question, in words.
fn asked(model: &Model, question: &Question) -> String {
    let words = model.words;
    let is_kept = matches!(model.kept, OnDisk::As(_));
    let id = match question {
        Question::Resign => "ask-resign",
        Question::Draw => "ask-draw",
        Question::Quit if is_kept => "ask-quit",
        Question::Quit => "ask-quit-lost",
        Question::GoOn(begun, _) => {
            let parts = [
                ("date", begun.clone().into()),
                ("turns", model.study.game().turn_count().into()),
            ];
            return words.say_with("ask-go-on", &parts);
        }
        Question::Replace(path) => {
            let path = text::one_line(&path.to_string_lossy());
            return words.say_with("ask-replace", &[("path", path.into())]);
        }
    };
    words.say_with(id, &parts(model))
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

/// The text being typed, with what it is and a sign where the next character goes, and how many
/// characters come before that.
fn typed_with_cursor(model: &Model, entry: Entry, field: &Field) -> (String, usize) {
    let sign = if model.look.ascii { '_' } else { '▏' };
    let what = model.words.say(match entry {
        Entry::Turn => "prompt-type",
        Entry::Comment(_) => "prompt-comment",
        Entry::Path => "prompt-path",
    });
    let mut shown: Vec<char> = what.chars().chain([' ']).collect();
    let cursor = shown.len() + field.cursor().min(field.value().chars().count());
    shown.extend(field.value().chars());
    shown.insert(cursor, sign);
    (
        text::printable(&shown.into_iter().collect::<String>()),
        cursor,
    )
}

/// What there is to say besides: a refusal, news, or what happened at the place shown.
fn remark(model: &Model) -> (String, Style) {
    let plain = |text| (text, Style::new());
    let words = model.words;
    if let Some(typed) = model.typed() {
        return plain(typed.turn.map_or_else(
            |no| no.text,
            |_| words.say_with("typed-legal", &bar::key_parts(model)),
        ));
    }
    match &model.notice {
        Some(notice) if notice.refusal => {
            return (format!("! {}", notice.text), Modifier::BOLD.into());
        }
        Some(notice) => return plain(notice.text.clone()),
        None => {}
    }
    if !matches!(model.mode, Mode::Board) || model.is_paused() {
        return plain(String::new());
    }
    let comment = text::printable(&model.study.said(model.place()));
    let comment = (!comment.is_empty()).then(|| format!("{{{comment}}}"));
    // Where the game is over there is but a hint, which a comment takes the place of.
    let is_hint = matches!((&model.sight, &model.draft), (Sight::Game, None));
    let is_left_out = is_hint && comment.is_some();
    let said = happened(model).filter(|said| !said.is_empty() && !is_left_out);
    plain(
        said.into_iter()
            .chain(comment)
            .collect::<Vec<_>>()
            .join(" "),
    )
}

/// What happened at the place shown.
fn happened(model: &Model) -> Option<String> {
    let (words, players) = (model.words, &model.players);
    match (&model.sight, &model.draft) {
        (Sight::Game, None) => Some(words.say_with("over-hint", &bar::key_parts(model))),
        (Sight::Game | Sight::Variation(..), Some(draft)) if draft.to().is_some() => {
            text::completes(words, players, model.game().rules(), draft)
        }
        (Sight::Game, Some(_)) => Some(text::last_event(words, players, model.game())),
        _ => Some(text::turn_at(words, players, &model.study, model.place())),
    }
}
