//! Which key does what: one table, for the keys, the bar and the help.

use super::message::{Command, Message};
use super::model::{Mode, Model};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Position;
use tui_input::InputRequest;

use Command::{
    Act, Back, Down, Earlier, Finish, First, Help, Interrupt, Last, Later, Left, Level1, Level2,
    Level3, Level4, NewGame, NextLevel, NextTheme, OfferDraw, PreviousLevel, Quit, Redo, Resign,
    Right, Rules, Suspend, Swap, Threats, Type, Undo, Up,
};

/// A command, what the help says of it, and its keys, the first of which is shown in the bar.
pub struct Binding {
    /// The command.
    pub command: Command,
    /// The id of its sentence in the help, without `help-`; bindings with the same one share a line.
    pub id: &'static str,
    /// Its keys.
    pub keys: &'static [Key],
}

/// A key: a character whatever its case, or a named key, or a character with Ctrl.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A character.
    Char(char),
    /// A character with Ctrl.
    Ctrl(char),
    /// A key with a name.
    Named(KeyCode),
}

use Key::{Char, Ctrl, Named};

const fn bind(command: Command, id: &'static str, keys: &'static [Key]) -> Binding {
    Binding { command, id, keys }
}

/// All bindings, in the order of the help.
pub static BINDINGS: &[Binding] = &[
    bind(Act, "act", &[Named(KeyCode::Enter), Char(' ')]),
    bind(Up, "up", &[Named(KeyCode::Up), Char('k'), Char('w')]),
    bind(Down, "down", &[Named(KeyCode::Down), Char('j'), Char('s')]),
    bind(Left, "left", &[Named(KeyCode::Left), Char('h'), Char('a')]),
    bind(
        Right,
        "right",
        &[Named(KeyCode::Right), Char('l'), Char('d')],
    ),
    bind(NextLevel, "next-level", &[Named(KeyCode::Tab)]),
    bind(PreviousLevel, "previous-level", &[Named(KeyCode::BackTab)]),
    bind(Level1, "to-level", &[Char('1')]),
    bind(Level2, "to-level", &[Char('2')]),
    bind(Level3, "to-level", &[Char('3')]),
    bind(Level4, "to-level", &[Char('4')]),
    bind(
        Back,
        "back",
        &[Named(KeyCode::Esc), Named(KeyCode::Backspace)],
    ),
    bind(Finish, "finish", &[Char('f')]),
    bind(Type, "type", &[Char(':'), Char('m')]),
    bind(Undo, "undo", &[Char('u')]),
    bind(Redo, "redo", &[Char('y'), Ctrl('r')]),
    bind(Earlier, "earlier", &[Char('['), Named(KeyCode::PageUp)]),
    bind(Later, "later", &[Char(']'), Named(KeyCode::PageDown)]),
    bind(First, "first", &[Named(KeyCode::Home)]),
    bind(Last, "last", &[Named(KeyCode::End)]),
    bind(NewGame, "new-game", &[Char('n')]),
    bind(Swap, "swap", &[Char('x')]),
    bind(Resign, "resign", &[Char('g')]),
    bind(OfferDraw, "offer-draw", &[Char('o')]),
    bind(Rules, "rules", &[Char('r')]),
    bind(Help, "help", &[Char('?'), Named(KeyCode::F(1))]),
    bind(NextTheme, "theme", &[Char('t')]),
    bind(Threats, "threats", &[Char('v')]),
    bind(Quit, "quit", &[Char('q')]),
    bind(Suspend, "suspend", &[Ctrl('z')]),
    bind(Interrupt, "interrupt", &[Ctrl('c')]),
];

/// The binding of a command.
#[must_use]
pub fn binding(command: Command) -> Option<&'static Binding> {
    BINDINGS.iter().find(|binding| binding.command == command)
}

/// What an event means now; `None` where it means nothing.
#[must_use]
pub fn message(model: &Model, event: &Event) -> Option<Message> {
    match event {
        // Windows reports the release of a key as well.
        Event::Key(key) if key.kind == KeyEventKind::Release => None,
        Event::Key(key) => key_message(&model.mode, *key),
        Event::Paste(text) => match model.mode {
            Mode::Typing(_) => Some(Message::Paste(text.clone())),
            _ => None,
        },
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                Some(Message::Click(Position::new(mouse.column, mouse.row)))
            }
            MouseEventKind::Down(MouseButton::Right) => Some(Message::Do(Back)),
            MouseEventKind::ScrollUp => Some(Message::Do(wheel(&model.mode, Earlier, Up))),
            MouseEventKind::ScrollDown => Some(Message::Do(wheel(&model.mode, Later, Down))),
            _ => None,
        },
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

fn key_message(mode: &Mode, event: KeyEvent) -> Option<Message> {
    let key = key_of(event)?;
    let command = command_of(key);
    match mode {
        // These two work everywhere.
        _ if matches!(command, Some(Interrupt | Suspend)) => command.map(Message::Do),
        Mode::Typing(_) => typing_message(event),
        Mode::Asking(_) => match (key, command) {
            (Char('y'), _) | (_, Some(Act)) => Some(Message::Answer(true)),
            (Char('n' | 'q'), _) | (_, Some(Back)) => Some(Message::Answer(false)),
            _ => None,
        },
        Mode::Board | Mode::Reading { .. } => command.map(Message::Do),
    }
}

fn key_of(event: KeyEvent) -> Option<Key> {
    let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    let alt = event.modifiers.contains(KeyModifiers::ALT);
    match event.code {
        KeyCode::Char(c) if ctrl && !alt => Some(Ctrl(c.to_ascii_lowercase())),
        // AltGr, which some keyboards need for brackets, is reported as Ctrl and Alt.
        KeyCode::Char(c) if ctrl == alt => Some(Char(c.to_lowercase().next().unwrap_or(c))),
        KeyCode::Char(_) => None,
        code => Some(Named(code)),
    }
}

fn command_of(key: Key) -> Option<Command> {
    BINDINGS
        .iter()
        .find(|binding| binding.keys.contains(&key))
        .map(|binding| binding.command)
}

fn typing_message(event: KeyEvent) -> Option<Message> {
    let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    let request = match event.code {
        KeyCode::Enter => return Some(Message::Do(Act)),
        KeyCode::Esc => return Some(Message::Do(Back)),
        KeyCode::Char('u') if ctrl => InputRequest::DeleteLine,
        KeyCode::Char('w') if ctrl => InputRequest::DeletePrevWord,
        KeyCode::Char('a') if ctrl => InputRequest::GoToStart,
        KeyCode::Char('e') if ctrl => InputRequest::GoToEnd,
        KeyCode::Char(c) if !ctrl || event.modifiers.contains(KeyModifiers::ALT) => {
            InputRequest::InsertChar(c)
        }
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
