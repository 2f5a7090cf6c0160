//! What an event of the terminal means.

use super::{Key, Keymap};
use crate::text::Catalogue;
use crate::tui::message::{Command, Message};
use crate::tui::model::{Entry, Mode, Model, Question};
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

/// The wheel scrolls a page, and walks through the turns elsewhere.
fn wheel(mode: &Mode, turn: Command, line: Command) -> Command {
    if let Mode::Reading { .. } = mode {
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
        Mode::Asking(Question::GoOn(_)) if command == Some(Command::Quit) => {
            Some(Message::Do(Command::Quit))
        }
        Mode::Asking(_) => keys(keymap, event)
            .find_map(|key| answer(model.words, keymap, key))
            .map(Message::Answer),
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
    let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    let request = match event.code {
        KeyCode::Enter => return Some(Message::Do(Command::Act)),
        KeyCode::Esc => return Some(Message::Do(Command::Back)),
        KeyCode::Char(c) if !ctrl || event.modifiers.contains(KeyModifiers::ALT) => {
            InputRequest::InsertChar(match entry {
                Entry::Turn => turn_character(keymap, c),
                Entry::Comment | Entry::Path => c,
            })
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

/// What a character stands for where a turn is typed: one that no turn is written with is taken by
/// its place, if that gives one.
fn turn_character(keymap: &Keymap, typed: char) -> char {
    let writes_turns =
        |c: &char| matches!(c.to_ascii_lowercase(), 'a'..='d' | 'x' | '0'..='9' | '-' | ' ');
    if writes_turns(&typed) {
        return typed;
    }
    keymap
        .layouts
        .place(typed)
        .filter(writes_turns)
        .unwrap_or(typed)
}
