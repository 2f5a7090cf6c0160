//! The keys unless the settings change them.

use super::Key::{self, Char, Ctrl, Named};
use crate::tui::Command::{
    self, Act, Back, Comment, Down, Earlier, Faster, Finish, First, Help, Interrupt, Last, Later,
    Left, Level1, Level2, Level3, Level4, NewGame, NextLevel, NextTheme, OfferDraw, Other, Pause,
    PreviousLevel, Quit, Redo, Resign, Right, Rules, Save, Slower, Suspend, Swap, Threats, Type,
    Undo, Up, Vary,
};
use ratatui::crossterm::event::KeyCode;

/// A command and the keys it has by default.
pub struct Row {
    pub command: Command,
    /// Its name in the settings.
    pub name: &'static str,
    /// The id of its sentence in the help, without `help-`; rows with the same one share a line.
    pub help: &'static str,
    pub keys: &'static [Key],
}

const fn row(command: Command, name: &'static str, keys: &'static [Key]) -> Row {
    Row {
        command,
        name,
        help: name,
        keys,
    }
}

const fn level(command: Command, name: &'static str, keys: &'static [Key]) -> Row {
    Row {
        command,
        name,
        help: "to-level",
        keys,
    }
}

/// All commands, in the order of the help.
pub static ROWS: &[Row] = &[
    row(Act, "act", &[Named(KeyCode::Enter), Char(' ')]),
    row(Up, "up", &[Named(KeyCode::Up), Char('k'), Char('w')]),
    row(Down, "down", &[Named(KeyCode::Down), Char('j'), Char('s')]),
    row(Left, "left", &[Named(KeyCode::Left), Char('h'), Char('a')]),
    row(
        Right,
        "right",
        &[Named(KeyCode::Right), Char('l'), Char('d')],
    ),
    row(NextLevel, "next-level", &[Named(KeyCode::Tab)]),
    row(PreviousLevel, "previous-level", &[Named(KeyCode::BackTab)]),
    level(Level1, "level-1", &[Char('1')]),
    level(Level2, "level-2", &[Char('2')]),
    level(Level3, "level-3", &[Char('3')]),
    level(Level4, "level-4", &[Char('4')]),
    row(
        Back,
        "back",
        &[Named(KeyCode::Esc), Named(KeyCode::Backspace)],
    ),
    row(Finish, "finish", &[Char('f')]),
    row(Type, "type", &[Char(':'), Char('m')]),
    row(Undo, "undo", &[Char('u')]),
    row(Redo, "redo", &[Char('y'), Ctrl('r')]),
    row(Earlier, "earlier", &[Char('['), Named(KeyCode::PageUp)]),
    row(Later, "later", &[Char(']'), Named(KeyCode::PageDown)]),
    row(First, "first", &[Named(KeyCode::Home)]),
    row(Last, "last", &[Named(KeyCode::End)]),
    row(Other, "other-turn", &[Char('b')]),
    row(Vary, "vary", &[Char('e')]),
    row(Comment, "comment", &[Char('c')]),
    row(Pause, "pause", &[Char('p')]),
    row(Faster, "faster", &[Char('+'), Char('=')]),
    row(Slower, "slower", &[Char('-')]),
    row(NewGame, "new-game", &[Char('n')]),
    row(Swap, "swap", &[Char('x')]),
    row(Resign, "resign", &[Char('g')]),
    row(OfferDraw, "offer-draw", &[Char('o')]),
    row(Save, "save", &[Ctrl('s'), Named(KeyCode::F(2))]),
    row(Rules, "rules", &[Char('r')]),
    row(NextTheme, "theme", &[Char('t')]),
    row(Threats, "threats", &[Char('v')]),
    row(Help, "help", &[Char('?'), Named(KeyCode::F(1))]),
    row(Quit, "quit", &[Char('q')]),
    row(Suspend, "suspend", &[Ctrl('z')]),
    row(Interrupt, "interrupt", &[Ctrl('c')]),
];
