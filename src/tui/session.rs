//! The terminal's modes: what is set is undone, in reverse order, whatever happens.

use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{Command, execute};
use std::io::{self, stdout};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A mode that the game sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Raw,
    AlternateScreen,
    HiddenCursor,
    Mouse,
    BracketedPaste,
}

impl Mode {
    const ALL: [Mode; 5] = [
        Mode::Raw,
        Mode::AlternateScreen,
        Mode::HiddenCursor,
        Mode::Mouse,
        Mode::BracketedPaste,
    ];

    /// The modes of a game with the mouse or without it.
    fn wanted(mouse: bool) -> impl Iterator<Item = Mode> {
        let wanted = move |mode: &Mode| mouse || *mode != Mode::Mouse;
        Mode::ALL.into_iter().filter(wanted)
    }

    fn set(self) -> io::Result<()> {
        match self {
            Mode::Raw => enable_raw_mode(),
            // The Linux console has no second screen, and would keep the old text.
            Mode::AlternateScreen => {
                execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All))
            }
            Mode::HiddenCursor => execute!(stdout(), Hide),
            Mode::Mouse => execute!(stdout(), Clicks { reported: true }),
            Mode::BracketedPaste => execute!(stdout(), EnableBracketedPaste),
        }
    }

    fn undo(self) -> io::Result<()> {
        match self {
            Mode::Raw => disable_raw_mode(),
            Mode::AlternateScreen => execute!(stdout(), LeaveAlternateScreen),
            Mode::HiddenCursor => execute!(stdout(), Show),
            Mode::Mouse => execute!(stdout(), Clicks { reported: false }),
            Mode::BracketedPaste => execute!(stdout(), DisableBracketedPaste),
        }
    }
}

/// Reports of buttons and wheel, and of no other movement: a mouse that is only moved over the
/// window costs nothing.
struct Clicks {
    reported: bool,
}

impl Command for Clicks {
    fn write_ansi(&self, f: &mut impl std::fmt::Write) -> std::fmt::Result {
        // 1000: presses and releases; 1006: with columns and rows of any size.
        f.write_str(if self.reported {
            "\x1b[?1000h\x1b[?1006h"
        } else {
            "\x1b[?1006l\x1b[?1000l"
        })
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> io::Result<()> {
        use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
        if self.reported {
            EnableMouseCapture.execute_winapi()
        } else {
            DisableMouseCapture.execute_winapi()
        }
    }

    #[cfg(windows)]
    fn is_ansi_code_supported(&self) -> bool {
        false
    }
}

/// The modes set now, in the order in which they were.
static SET: Mutex<Vec<Mode>> = Mutex::new(Vec::new());

fn modes_set() -> MutexGuard<'static, Vec<Mode>> {
    // A panic while the list was held leaves it whole: it is only pushed to and popped from.
    SET.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The terminal while the game has it. Dropped, it leaves the terminal as it was.
#[derive(Debug)]
pub struct Session {
    mouse: bool,
}

impl Session {
    /// Sets all modes; clicks are reported with the mouse only. From here on a panic restores the
    /// terminal before it says anything.
    ///
    /// # Errors
    /// Where a mode cannot be set; those set before it are then undone.
    pub fn begin(mouse: bool) -> io::Result<Session> {
        restore_on_panic();
        let session = Session { mouse };
        session.enter()?;
        Ok(session)
    }

    /// Sets all modes again, after [`leave`](Session::leave).
    ///
    /// # Errors
    /// Where a mode cannot be set.
    pub fn enter(&self) -> io::Result<()> {
        for mode in Mode::wanted(self.mouse) {
            // Noted first: a mode that failed half-way is undone as well.
            modes_set().push(mode);
            mode.set()?;
        }
        Ok(())
    }

    /// Undoes all modes, to set them again later.
    pub fn leave(&self) {
        restore();
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        restore();
    }
}

/// Undoes every mode that is set, the last first. Doing it twice does no harm; the second waits for
/// the first, so that after it all is undone.
pub fn restore() {
    let mut set = modes_set();
    while let Some(mode) = set.pop() {
        // A terminal that is gone cannot be restored, nor told so.
        let _ = mode.undo();
    }
}

/// Restores the terminal before a panic is reported.
fn restore_on_panic() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            report(panic);
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::Mode;

    #[test]
    fn without_the_mouse_only_its_mode_is_left_out() {
        assert!(Mode::wanted(true).eq(Mode::ALL));
        let rest = Mode::ALL.into_iter().filter(|mode| *mode != Mode::Mouse);
        assert!(Mode::wanted(false).eq(rest));
        assert_eq!(Mode::wanted(false).count(), Mode::ALL.len() - 1);
    }
}
