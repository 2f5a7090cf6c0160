//! What can be asked of the game on the screen, and what it asks of the outside.

use ratatui::layout::Position;
use std::path::PathBuf;
use tui_input::InputRequest;

/// Something a player can ask for with a key or the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// The cursor one cell up.
    Up,
    /// The cursor one cell down.
    Down,
    /// The cursor one cell to the left.
    Left,
    /// The cursor one cell to the right.
    Right,
    /// The cursor to the next level, after the last to the first.
    NextLevel,
    /// The cursor to the previous level.
    PreviousLevel,
    /// The cursor to level 1.
    Level1,
    /// The cursor to level 2.
    Level2,
    /// The cursor to level 3.
    Level3,
    /// The cursor to level 4.
    Level4,
    /// Acts on the cell under the cursor; says yes to a question.
    Act,
    /// One step back in the turn being made; closes what is open.
    Back,
    /// Finishes the turn, where it can be.
    Finish,
    /// Opens the field to type a turn in.
    Type,
    /// Undoes the last turn.
    Undo,
    /// Redoes the turn undone last.
    Redo,
    /// Looks at the other turn that was played in the stead of the last one.
    Other,
    /// Plays on differently from the place shown.
    Vary,
    /// Writes a comment on the place shown.
    Comment,
    /// Lets the turns pass by themselves, or stops them.
    Pause,
    /// Lets them pass faster.
    Faster,
    /// Lets them pass slower.
    Slower,
    /// Looks at the position one turn earlier.
    Earlier,
    /// Looks at the position one turn later.
    Later,
    /// Looks at the first position.
    First,
    /// Looks at the position now.
    Last,
    /// Begins a new game.
    NewGame,
    /// Swaps the colours for the next game.
    Swap,
    /// Resigns.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Saves the game in a file.
    Save,
    /// Shows the keys.
    Help,
    /// Shows the rules being played.
    Rules,
    /// Takes the next theme.
    NextTheme,
    /// Shows or hides where one ball more completes something.
    Threats,
    /// Ends the program.
    Quit,
    /// Stops the program for a while.
    Suspend,
    /// Ends the program at once, as Ctrl-C does.
    Interrupt,
}

/// An input, as the game understands it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A command.
    Do(Command),
    /// Yes or no to the question asked.
    Answer(bool),
    /// A change of the text being typed.
    Edit(InputRequest),
    /// A text pasted into the field.
    Paste(String),
    /// A click with the main button.
    Click(Position),
    /// The lot that was wanted is drawn: whether it falls to the second player.
    Lot(bool),
    /// Time has passed: for the next picture of a movement, the next turn of a replay, the clock.
    Tick,
    /// The machine slept, or the program was stopped, since the time it has now.
    Lapse,
}

/// What the outside has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// End the program.
    Quit,
    /// End it as interrupted.
    Interrupt,
    /// Stop it for a while.
    Suspend,
    /// Ring the terminal's bell.
    Ring,
    /// Set the game before aside: a new one has begun.
    NewGame,
    /// Set all games under way aside: a new one has begun in their stead.
    Anew,
    /// Save the game in a file, even if there is one of this path.
    Save {
        /// The path.
        path: PathBuf,
        /// Whether a file that is there may be replaced.
        over: bool,
    },
}
