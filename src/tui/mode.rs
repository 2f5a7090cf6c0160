//! What takes the keys: the board, a field, a question, a page, a dialog.

use super::lots::Lots;
use super::setup::Dialog;
use crate::clock::TimeControl;
use crate::record::Place;
use std::path::PathBuf;
use tui_input::Input as Field;

/// What takes the keys.
#[derive(Clone, Debug)]
pub enum Mode {
    /// The board.
    Board,
    /// Something is being typed.
    Typing(Entry, Field),
    /// A question has to be answered.
    Asking(Question),
    /// A new game is set up.
    Setup(Box<Dialog>),
    /// Lots are drawn for who plays light.
    Lots(Lots),
    /// A page is read, scrolled down by some lines.
    Reading {
        /// Which.
        page: Page,
        /// The first line shown, from 0.
        top: usize,
    },
}

/// What is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A turn.
    Turn,
    /// A comment on a place.
    Comment(Place),
    /// The path of a file to save the game in.
    Path,
}

/// A question to be answered with yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Does the player to move resign?
    Resign,
    /// Does the other player agree on a draw?
    Draw,
    /// Is the program ended while a game goes on?
    Quit,
    /// Is the unfinished game that was found, begun at some time, to go on? Without a clock it gets
    /// this one.
    GoOn(String, Option<TimeControl>),
    /// Is the file of this path to be replaced?
    Replace(PathBuf),
}

/// A page to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The keys and how a turn is written.
    Help,
    /// The rules being played.
    Rules,
    /// The comment on the place shown.
    Comment,
}
