//! The bar: the keys that do something now. Laid out once, for drawing and for the mouse.

use super::geometry::Geometry;
use super::keymap::Key;
use super::message::Command;
use super::mode::{Entry, Mode, Page, Question};
use super::model::Model;
use super::setup::{Line, Stage};
use super::sight::Sight;
use crate::pylos_core::{Draft, Step};
use crate::text::{Catalogue, Part};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

/// A key in the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Where it is.
    pub area: Rect,
    /// What it does.
    pub command: Command,
    /// The key's name.
    pub key: String,
    /// What it does, in a word.
    pub word: String,
}

/// The items that fit into the bar. The last to go is help, before it quitting.
#[must_use]
pub fn items(model: &Model, geometry: &Geometry) -> Vec<Item> {
    let bar = geometry.bar;
    let useful = useful(model);
    let items = useful
        .into_iter()
        .filter_map(|(command, word)| item(model, command, word));
    // A question has to be answered: its answers go before anything else.
    let is_asking = matches!(model.mode, Mode::Asking(_));
    let is_last_to_go =
        |item: &Item| !is_asking && matches!(item.command, Command::Help | Command::Quit);
    let (last, first): (Vec<Item>, Vec<Item>) = items.partition(is_last_to_go);
    let mut left = bar.width.saturating_sub(1);
    let last = fitting(last, &mut left);
    let mut items = fitting(first, &mut left);
    items.extend(last);
    let mut x = bar.x + 1;
    for item in &mut items {
        item.area.x = x;
        item.area.y = bar.y;
        x += item.area.width;
    }
    items
}

/// The first of the items, as many as fit into what is left of the bar.
fn fitting(items: Vec<Item>, left: &mut u16) -> Vec<Item> {
    let fits = |item: &Item| match left.checked_sub(item.area.width) {
        Some(rest) => {
            *left = rest;
            true
        }
        None => false,
    };
    items.into_iter().take_while(fits).collect()
}

/// The item at a place.
#[must_use]
pub fn item_at(model: &Model, geometry: &Geometry, place: Position) -> Option<Item> {
    items(model, geometry)
        .into_iter()
        .find(|item| item.area.contains(place))
}

fn item(model: &Model, command: Command, word: &str) -> Option<Item> {
    let key = key_name(model.words, key_now(model, command)?);
    let word = model.words.say(word);
    let width = u16::try_from(key.width() + 1 + word.width() + 2).ok()?;
    Some(Item {
        area: Rect::new(0, 0, width, 1),
        command,
        key,
        word,
    })
}

/// The key to press for a command now. Enter and Esc always end a text field and answer a
/// question, whatever else is bound to them.
fn key_now(model: &Model, command: Command) -> Option<Key> {
    match (&model.mode, command) {
        (Mode::Typing(..) | Mode::Asking(_) | Mode::Setup(_) | Mode::Lots(_), Command::Act) => {
            Some(Key::Named(KeyCode::Enter))
        }
        (Mode::Typing(..) | Mode::Asking(_) | Mode::Setup(_), Command::Back) => {
            Some(Key::Named(KeyCode::Esc))
        }
        (Mode::Setup(_), Command::Down) => Some(Key::Named(KeyCode::Down)),
        (Mode::Setup(_), Command::Right) => Some(Key::Char(' ')),
        _ => model.keymap.keys(command).first().copied(),
    }
}

/// The keys that sentences name, as parts of them.
#[must_use]
pub fn key_parts(model: &Model) -> Vec<Part<'static>> {
    let name = |command| {
        key_now(model, command).map_or_else(
            || model.words.say("key-none"),
            |key| key_name(model.words, key),
        )
    };
    [
        ("act", Command::Act),
        ("back", Command::Back),
        ("finish", Command::Finish),
        ("again", Command::NewGame),
        ("undo", Command::Undo),
        ("swap", Command::Swap),
        ("vary", Command::Vary),
        ("pause", Command::Pause),
        ("comment", Command::Comment),
        ("save", Command::Save),
    ]
    .into_iter()
    .map(|(part, command)| (part, name(command).into()))
    .collect()
}

/// The name of a key.
#[must_use]
pub fn key_name(words: &Catalogue, key: Key) -> String {
    match key {
        Key::Char(' ') => words.say("key-space"),
        Key::Char(c) => c.to_string(),
        Key::Ctrl(c) => words.say_with("key-ctrl", &[("key", c.to_uppercase().to_string().into())]),
        Key::Named(KeyCode::F(number)) => format!("F{number}"),
        Key::Named(code) => words.say(match code {
            KeyCode::Enter => "key-enter",
            KeyCode::Esc => "key-esc",
            KeyCode::Tab => "key-tab",
            KeyCode::BackTab => "key-backtab",
            KeyCode::Backspace => "key-backspace",
            KeyCode::Up => "key-up",
            KeyCode::Down => "key-down",
            KeyCode::Left => "key-left",
            KeyCode::Right => "key-right",
            KeyCode::PageUp => "key-pageup",
            KeyCode::PageDown => "key-pagedown",
            KeyCode::Home => "key-home",
            KeyCode::End => "key-end",
            KeyCode::Insert => "key-insert",
            KeyCode::Delete => "key-delete",
            _ => "key-other",
        }),
    }
}

/// The commands that do something now, with the ids of their words, the most needed first.
fn useful(model: &Model) -> Vec<(Command, &'static str)> {
    match &model.mode {
        Mode::Typing(entry, _) => {
            let legal = || model.typed().is_some_and(|typed| typed.turn.is_ok());
            let act = match entry {
                Entry::Turn => legal().then_some("bar-play"),
                Entry::Comment(_) => Some("bar-keep"),
                Entry::Path => Some("bar-save"),
            };
            let act = act.map(|word| (Command::Act, word));
            act.into_iter()
                .chain([(Command::Back, "bar-cancel")])
                .collect()
        }
        Mode::Asking(Question::GoOn(..)) => {
            vec![
                (Command::Act, "bar-go-on"),
                (Command::Back, "bar-new-game"),
                (Command::Quit, "bar-quit"),
            ]
        }
        Mode::Asking(_) => vec![(Command::Act, "bar-yes"), (Command::Back, "bar-no")],
        Mode::Reading {
            page: Page::Comment,
            ..
        } => vec![
            (Command::Back, "bar-close"),
            (Command::Comment, "bar-change"),
            (Command::Down, "bar-scroll"),
        ],
        Mode::Reading { .. } => vec![
            (Command::Back, "bar-close"),
            (Command::Down, "bar-scroll"),
            (Command::Rules, "bar-rules"),
            (Command::Help, "bar-help"),
        ],
        Mode::Setup(dialog) => setting_up(dialog.stage),
        Mode::Lots(_) => vec![(Command::Act, "bar-go-on")],
        Mode::Board => on_board(model),
    }
}

fn setting_up(stage: Stage) -> Vec<(Command, &'static str)> {
    let (act, back) = match stage {
        Stage::At(_) => ("bar-begin", "bar-cancel"),
        Stage::Colour { .. } => ("bar-choose", "bar-back"),
    };
    let mut items = vec![
        (Command::Act, act),
        (Command::Back, back),
        (Command::Down, "bar-next"),
    ];
    if matches!(stage, Stage::At(line) if !line.is_typed() && line != Line::Begin) {
        items.push((Command::Right, "bar-change"));
    }
    items
}

fn on_board(model: &Model) -> Vec<(Command, &'static str)> {
    let mut items = match &model.sight {
        _ if model.is_paused() => vec![(Command::Pause, "bar-clock-on")],
        Sight::Back(_) | Sight::Replay(..) => looking_back(model),
        Sight::Variation(..) => in_variation(model),
        Sight::Game => in_game(model),
    };
    items.push((Command::Rules, "bar-rules"));
    items.push((Command::Help, "bar-help"));
    items.push((Command::Quit, "bar-quit"));
    items
}

fn in_game(model: &Model) -> Vec<(Command, &'static str)> {
    let mut items = match &model.draft {
        Some(draft) => in_draft(model, draft),
        None => vec![(Command::NewGame, "bar-again")],
    };
    let game = model.study.game();
    if game.last_event().is_some() {
        items.push((Command::Undo, "bar-undo"));
    }
    if game.redoable() > 0 {
        items.push((Command::Redo, "bar-redo"));
    }
    if model.clock_runs() {
        items.push((Command::Pause, "bar-clock-pause"));
    }
    if game.turn_count() > 0 {
        items.push((Command::Earlier, "bar-look-back"));
    }
    items
}

fn in_variation(model: &Model) -> Vec<(Command, &'static str)> {
    let is_begun = model.draft.as_ref().is_some_and(|draft| !draft.is_empty());
    let back = (!is_begun).then_some((Command::Back, "bar-return"));
    let draft = model.draft.as_ref();
    let draft = draft
        .map(|draft| in_draft(model, draft))
        .unwrap_or_default();
    let more = [
        (Command::Undo, "bar-undo"),
        (Command::Comment, "bar-comment"),
        (Command::Earlier, "bar-earlier"),
    ];
    back.into_iter().chain(draft).chain(more).collect()
}

fn looking_back(model: &Model) -> Vec<(Command, &'static str)> {
    let mut items = Vec::new();
    match model.replaying() {
        Some(replay) if replay.is_going() => items.push((Command::Pause, "bar-pause")),
        Some(_) => items.push((Command::Pause, "bar-go")),
        None => items.push((Command::Act, "bar-return")),
    }
    items.push((Command::Earlier, "bar-earlier"));
    if model.study.next(model.place()).is_some() {
        items.push((Command::Later, "bar-later"));
    }
    if model.replaying().is_some() {
        items.push((Command::Faster, "bar-faster"));
        items.push((Command::Slower, "bar-slower"));
    }
    items.push((Command::Vary, "bar-vary"));
    let before = model.study.before(model.place());
    if before.is_some_and(|place| model.study.following(place).count() > 1) {
        items.push((Command::Other, "bar-other"));
    }
    items.push((Command::Comment, "bar-comment"));
    if model.replaying().is_none() {
        items.push((Command::Pause, "bar-replay"));
    }
    items
}

fn in_draft(model: &Model, draft: &Draft) -> Vec<(Command, &'static str)> {
    let mut items = Vec::new();
    match draft.look(model.cursor) {
        Ok(Step::Land) => items.push((Command::Act, "bar-land")),
        Ok(Step::Lift) => items.push((Command::Act, "bar-lift")),
        Ok(Step::Recover) => items.push((Command::Act, "bar-recover")),
        Err(_) => {}
    }
    if draft.finish().is_ok() {
        items.push((Command::Finish, "bar-finish"));
    }
    if draft.is_empty() {
        items.push((Command::NextLevel, "bar-level"));
        items.push((Command::Type, "bar-type"));
    } else {
        items.push((Command::Back, "bar-back"));
    }
    items
}
