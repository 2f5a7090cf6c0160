//! What comes in: the terminal's events, signals, and the terminal going away.

use ratatui::crossterm::event::{self, Event};
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// Something that came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key, the mouse, a paste, a new size.
    Terminal(Event),
    /// A signal that ends the program, by its number.
    End(i32),
    /// A signal to stop for a while.
    Suspend,
    /// The program goes on after it was stopped.
    Continued,
    /// The terminal is gone.
    Gone,
}

/// Listens to everything at once, each on a thread of its own that sleeps until there is
/// something; so an idle game costs nothing.
///
/// # Errors
/// Where signals cannot be listened to, or no thread be started.
pub fn listen() -> io::Result<Receiver<Input>> {
    let (sender, receiver) = channel();
    #[cfg(unix)]
    unix::listen(&sender)?;
    // From here on no new size is missed, even before the thread gets to run.
    event::poll(Duration::ZERO)?;
    thread::Builder::new().spawn(move || {
        let last = Last(sender);
        while let Ok(event) = event::read() {
            if last.0.send(Input::Terminal(event)).is_err() {
                return;
            }
        }
    })?;
    Ok(receiver)
}

/// Says that the terminal is gone when the thread that reads it ends, in whatever way.
struct Last(Sender<Input>);

impl Drop for Last {
    fn drop(&mut self) {
        let _ = self.0.send(Input::Gone);
    }
}

#[cfg(unix)]
mod unix {
    use super::super::session;
    use super::{Duration, Input, Sender, channel, io, thread};
    use ratatui::crossterm::terminal::disable_raw_mode;
    use rustix::event::{PollFd, PollFlags, poll};
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    /// How long the game may take to end after a signal, and the terminal to be restored then,
    /// before the program is ended by force: both may be stuck in writing to a terminal that takes
    /// nothing.
    const PATIENCE: Duration = Duration::from_millis(400);

    pub fn listen(sender: &Sender<Input>) -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT])?;
        let to_game = sender.clone();
        thread::Builder::new().spawn(move || {
            for signal in signals.forever() {
                let input = match signal {
                    SIGTSTP => Input::Suspend,
                    SIGCONT => Input::Continued,
                    _ => Input::End(signal),
                };
                let ends = matches!(input, Input::End(_));
                let _ = to_game.send(input);
                if ends {
                    thread::sleep(PATIENCE);
                    restore();
                    let _ = emulate_default_handler(signal);
                }
            }
        })?;
        let to_game = sender.clone();
        thread::Builder::new().spawn(move || {
            if is_gone_at_last() {
                let _ = to_game.send(Input::Gone);
            }
        })?;
        Ok(())
    }

    /// Restores the terminal, as far as that can be done in time.
    fn restore() {
        let (done, restored) = channel();
        let _ = thread::Builder::new().spawn(move || {
            session::restore();
            let _ = done.send(());
        });
        let _ = restored.recv_timeout(PATIENCE);
        // What takes nothing more can be told nothing; but at least the line is not left raw.
        let _ = disable_raw_mode();
    }

    /// Sleeps until nobody holds the other end of the terminal any more; gives up where the system
    /// cannot tell.
    fn is_gone_at_last() -> bool {
        let stdin = io::stdin();
        loop {
            // No event is asked for, so that only hang-ups and errors wake this thread.
            let mut polled = [PollFd::new(&stdin, PollFlags::empty())];
            match poll(&mut polled, None) {
                Ok(_) => {
                    let seen = polled[0].revents();
                    if !seen.is_empty() {
                        return seen.intersects(PollFlags::HUP | PollFlags::ERR);
                    }
                }
                Err(rustix::io::Errno::INTR) => {}
                Err(_) => return false,
            }
        }
    }
}
