//! What an event of the terminal means.

use super::{Key, Keymap};
use crate::text::Catalogue;
use crate::tui::message::{Command, Message};
use crate::tui::mode::{Entry, Mode, Question};
use crate::tui::model::Model;
use crate::tui::setup::{Dialog, Line};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;
use tui_input::InputRequest;

/// What an event means now; `None` where it means nothing.
#[must_use]
pub fn message(model: &Model, event: &Event) -> Option<Message> {
    match event {
        // Some terminals report the release of a key as well.
        Event::Key(key) if key.kind == KeyEventKind::Release => None,
        Event::Key(key) => key_message(model, *key),
        Event::Paste(text) => match model.mode {
            Mode::Typing(..) => Some(Message::Paste(text.clone())),
            Mode::Setup(ref dialog) if dialog.line_typed().is_some() => {
                Some(Message::Paste(text.clone()))
            }
            _ => None,
        },
        Event::Mouse(mouse) => mouse_message(&model.mode, *mouse),
        _ => None,
    }
}

/// Buttons act when they are pressed; dragging and letting go mean nothing.
fn mouse_message(mode: &Mode, mouse: MouseEvent) -> Option<Message> {
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => {
            Some(Message::Click(Position::new(mouse.column, mouse.row)))
        }
        MouseEventKind::Down(MouseButton::Right) => Some(Message::Do(Command::Back)),
        MouseEventKind::ScrollUp => Some(Message::Do(wheel(mode, Command::Earlier, Command::Up))),
        MouseEventKind::ScrollDown => Some(Message::Do(wheel(mode, Command::Later, Command::Down))),
        _ => None,
    }
}

/// The wheel scrolls a page, goes through the lines of the dialog, and walks through the turns
/// elsewhere.
fn wheel(mode: &Mode, turn: Command, line: Command) -> Command {
    if let Mode::Reading { .. } | Mode::Setup(_) = mode {
        line
    } else {
        turn
    }
}

fn key_message(model: &Model, event: KeyEvent) -> Option<Message> {
    let keymap = &model.keymap;
    let command = keys(keymap, event).find_map(|key| keymap.command(key));
    match &model.mode {
        // These two work everywhere.
        _ if matches!(command, Some(Command::Interrupt | Command::Suspend)) => {
            command.map(Message::Do)
        }
        Mode::Typing(entry, _) => typing_message(keymap, *entry, event),
        // Who quits at the start has said nothing about the game that waits.
        Mode::Asking(Question::GoOn(..)) if command == Some(Command::Quit) => {
            Some(Message::Do(Command::Quit))
        }
        Mode::Asking(_) => keys(keymap, event)
            .find_map(|key| answer(model.words, keymap, key))
            .map(Message::Answer),
        Mode::Setup(dialog) => setup_message(keymap, dialog, event),
        // Any key goes on.
        Mode::Lots(_) => Some(Message::Do(Command::Act)),
        Mode::Board | Mode::Reading { .. } => command.map(Message::Do),
    }
}

/// The key that was typed, then the key of QWERTY at its place.
fn keys(keymap: &Keymap, event: KeyEvent) -> impl Iterator<Item = Key> {
    let by_place = move |c| {
        let code = KeyCode::Char(keymap.layouts.place(c)?);
        Key::of(KeyEvent { code, ..event })
    };
    let placed = event.code.as_char().and_then(by_place);
    Key::of(event).into_iter().chain(placed)
}

/// Yes or no: the first letters of the language, Enter and Esc, and the keys that act, step back
/// or quit.
fn answer(words: &Catalogue, keymap: &Keymap, key: Key) -> Option<bool> {
    let is = |named, id| match key {
        Key::Char(c) => words.say(id) == c.to_string(),
        key => key == Key::Named(named),
    };
    if is(KeyCode::Enter, "answer-yes") {
        return Some(true);
    }
    if is(KeyCode::Esc, "answer-no") {
        return Some(false);
    }
    match keymap.command(key)? {
        Command::Act => Some(true),
        Command::Back | Command::Quit => Some(false),
        _ => None,
    }
}

/// In a text field keys edit, whatever they do elsewhere; Enter and Esc end it.
fn typing_message(keymap: &Keymap, entry: Entry, event: KeyEvent) -> Option<Message> {
    match event.code {
        KeyCode::Enter => Some(Message::Do(Command::Act)),
        KeyCode::Esc => Some(Message::Do(Command::Back)),
        _ => edit_message(keymap, event, |c| match entry {
            Entry::Turn => placed(keymap, c, writes_turns),
            Entry::Comment(_) | Entry::Path => c,
        }),
    }
}

/// In the dialog arrows, Tab, Enter and Esc are the same on every line; what else a key does
/// depends on whether something is typed there.
fn setup_message(keymap: &Keymap, dialog: &Dialog, event: KeyEvent) -> Option<Message> {
    let typed = dialog.line_typed();
    let command = match (event.code, typed) {
        (KeyCode::Enter, _) => Command::Act,
        (KeyCode::Esc, _) => Command::Back,
        (KeyCode::Up | KeyCode::BackTab, _) => Command::Up,
        (KeyCode::Down | KeyCode::Tab, _) => Command::Down,
        (_, Some(line)) => {
            return edit_message(keymap, event, |c| match line {
                Line::TurnTime | Line::Clock => placed(keymap, c, writes_times),
                _ => c,
            });
        }
        (KeyCode::Left, None) => Command::Left,
        (KeyCode::Home, None) => Command::First,
        (KeyCode::End, None) => Command::Last,
        (KeyCode::Char(' '), None) if dialog.line() == Some(Line::Begin) => Command::Act,
        (KeyCode::Right | KeyCode::Char(' '), None) => Command::Right,
        (_, None) => {
            use Command::{Down, Left, Right, Up};
            let moves = |command: &Command| matches!(command, Up | Down | Left | Right);
            keys(keymap, event)
                .find_map(|key| keymap.command(key))
                .filter(moves)?
        }
    };
    Some(Message::Do(command))
}

/// A change of what is being typed, where a character may stand for another.
fn edit_message(
    keymap: &Keymap,
    event: KeyEvent,
    character: impl Fn(char) -> char,
) -> Option<Message> {
    let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    let request = match event.code {
        KeyCode::Char(c) if !ctrl || event.modifiers.contains(KeyModifiers::ALT) => {
            InputRequest::InsertChar(character(c))
        }
        KeyCode::Char(_) => keys(keymap, event).find_map(edit_with_ctrl)?,
        KeyCode::Backspace => InputRequest::DeletePrevChar,
        KeyCode::Delete => InputRequest::DeleteNextChar,
        KeyCode::Left => InputRequest::GoToPrevChar,
        KeyCode::Right => InputRequest::GoToNextChar,
        KeyCode::Home => InputRequest::GoToStart,
        KeyCode::End => InputRequest::GoToEnd,
        _ => return None,
    };
    Some(Message::Edit(request))
}

fn edit_with_ctrl(key: Key) -> Option<InputRequest> {
    match key {
        Key::Ctrl('u') => Some(InputRequest::DeleteLine),
        Key::Ctrl('w') => Some(InputRequest::DeletePrevWord),
        Key::Ctrl('a') => Some(InputRequest::GoToStart),
        Key::Ctrl('e') => Some(InputRequest::GoToEnd),
        _ => None,
    }
}

/// What a character stands for where only some are of use: another one is taken by its place, if
/// that gives one of use.
fn placed(keymap: &Keymap, typed: char, is_of_use: impl Fn(char) -> bool) -> char {
    if is_of_use(typed) {
        return typed;
    }
    let place = keymap.layouts.place(typed);
    place.filter(|c| is_of_use(*c)).unwrap_or(typed)
}

/// Whether turns are written with a character.
fn writes_turns(c: char) -> bool {
    matches!(c.to_ascii_lowercase(), 'a'..='d' | 'x' | '0'..='9' | '-' | ' ')
}

/// Whether times are written with a character: numbers with their units, or `none`.
fn writes_times(c: char) -> bool {
    matches!(
        c.to_ascii_lowercase(),
        '0'..='9' | 'h' | 'm' | 's' | 'n' | 'o' | 'e' | ':' | '+' | '/' | ' '
    )
}
