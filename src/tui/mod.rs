//! The game on a whole terminal.
//!
//! Events become [`Message`]s through the [keymap]; [`update`] changes the [`Model`] and says
//! which [`Effect`] the outside has to carry out; [`view`] draws the model. All three are pure;
//! [`play`] is the loop around them.

pub mod bar;
mod click;
pub mod geometry;
mod input;
mod keeping;
pub mod keymap;
mod lapse;
mod look;
pub mod lots;
mod message;
mod mode;
mod model;
mod motion;
pub mod page;
mod replay;
mod session;
pub mod setup;
mod sight;
mod suspend;
pub mod theme;
pub mod turns;
mod typed;
mod update;
mod view;

pub use input::Input;
pub use look::{Depth, Look};
pub use message::{Command, Effect, Message};
pub use mode::{Entry, Mode, Page, Question};
pub use model::{Model, Notice, Setup};
pub use motion::Motion;
pub use replay::Replay;
pub use session::Session;
pub use sight::{OnDisk, Sight};
pub use typed::Typed;
pub use update::{no_lots, saved, update};
pub(crate) use view::still;
pub use view::view;

use crate::end::End;
use crate::settings;
use crate::shelf::{self, Keeper};
use keeping::Keeping;
use lapse::Moment;
use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use ratatui::layout::{Position, Rect};
use setup::Memory;
use std::io::{self, stdout};
use std::mem::ManuallyDrop;
use std::sync::LazyLock;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// Why the loop stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The player quits.
    Quit,
    /// A signal, or Ctrl-C in its stead, by number.
    Signal(i32),
    /// The program is to stop for a while.
    Suspend,
    /// The program goes on after it was stopped from outside.
    Continued,
    /// The terminal is gone.
    Gone,
}

/// The number of SIGINT, which Ctrl-C stands for.
const INTERRUPT: i32 = 2;

/// Plays on the terminal, with the mouse or without it, until the player quits, a signal comes, or
/// the terminal goes away.
///
/// # Errors
/// Where the terminal cannot be set up or written to; it is then left as it was.
pub fn run(model: &mut Model, mouse: bool, keeper: &mut Keeper) -> io::Result<End> {
    let inputs = input::listen()?;
    let session = Session::begin(mouse)?;
    // Never dropped: it would show the cursor, as the session does, and panic where it cannot.
    let mut terminal = ManuallyDrop::new(Terminal::new(CrosstermBackend::new(stdout()))?);
    loop {
        match play(&mut terminal, model, &inputs, keeper)? {
            Stop::Quit => return Ok(End::Done),
            Stop::Signal(number) => return Ok(End::Signal(number)),
            Stop::Gone => return Ok(End::Failed),
            Stop::Suspend if !suspend::is_possible() => {
                model.tell(model.words.say("cannot-suspend"));
                continue;
            }
            Stop::Suspend => {
                session.leave();
                suspend::stop();
            }
            Stop::Continued => session.leave(),
        }
        session.enter()?;
        // Clears the screen, to draw all of it again. `Terminal::clear` would ask where the cursor
        // is, and never hear the answer, which goes to the thread that reads the keys.
        let size = terminal.size()?;
        terminal.resize(Rect::from((Position::ORIGIN, size)))?;
    }
}

/// Draws the model and obeys what comes in, until something stops it. Draws only after something
/// came in, and sleeps in between; only while balls move, turns pass or the clock runs it wakes up
/// by itself. What has changed in the game is kept before it is drawn.
///
/// # Errors
/// Where the screen cannot be drawn.
pub fn play<B: Backend>(
    terminal: &mut Terminal<B>,
    model: &mut Model,
    inputs: &Receiver<Input>,
    keeper: &mut Keeper,
) -> Result<Stop, B::Error> {
    let mut keeping = Keeping::new(keeper);
    loop {
        draw_lot(model);
        let begin = Instant::now();
        terminal.draw(|frame| {
            model.area = frame.area();
            view(model, frame);
        })?;
        // Over a line too slow for a movement's pictures there is none.
        model.animated &= model.motion.is_none() || begin.elapsed() < Motion::INTERVAL;
        let input = wait(model, inputs);
        model.now = now();
        let came = match input {
            Ok(came) => came,
            Err(RecvTimeoutError::Timeout) => {
                if update(model, Message::Tick) == Effect::Ring {
                    ring();
                }
                keeping.keep(model);
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => {
                keeping.keep_at_last(model);
                return Ok(Stop::Gone);
            }
        };
        // What has come in meanwhile is obeyed as well before the next picture.
        for input in came.into_iter().chain(inputs.try_iter()) {
            if let Some(stop) = obey(model, &input, &mut keeping) {
                keeping.keep_at_last(model);
                return Ok(stop);
            }
        }
    }
}

/// Waits until something comes in, or the screen changes by itself. Where the machine slept
/// meanwhile, or the program was stopped, the clock stood.
fn wait(model: &mut Model, inputs: &Receiver<Input>) -> Result<Vec<Input>, RecvTimeoutError> {
    model.now = now();
    let Some(rest) = model.rest() else {
        return Ok(vec![inputs.recv()?]);
    };
    let begin = Moment::now();
    let mut came = match inputs.recv_timeout(rest) {
        Ok(input) => vec![input],
        Err(RecvTimeoutError::Timeout) => Vec::new(),
        Err(gone) => return Err(gone),
    };
    if begin.is_late(rest) {
        hear_of_going_on(inputs, &mut came);
    }
    if begin.has_lapsed(rest) || came.contains(&Input::Continued) {
        update(model, Message::Lapse);
    }
    if came.is_empty() {
        return Err(RecvTimeoutError::Timeout);
    }
    Ok(came)
}

/// Waits a moment for the word that the program was stopped and goes on: it may wake up before it
/// hears that. What comes before the word is taken along, and what comes after it left.
fn hear_of_going_on(inputs: &Receiver<Input>, came: &mut Vec<Input>) {
    const PATIENCE: Duration = Duration::from_millis(250);
    let begin = Instant::now();
    while !came.contains(&Input::Continued) {
        match inputs.recv_timeout(PATIENCE.saturating_sub(begin.elapsed())) {
            Ok(input) => came.push(input),
            // One that is gone is met again when the game waits next.
            Err(_) => return,
        }
    }
}

/// Rings the terminal's bell. A terminal that is gone needs none.
fn ring() {
    let _ = execute!(stdout(), Print('\u{7}'));
}

/// The time since the first call.
fn now() -> Duration {
    static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGINNING.elapsed()
}

fn obey(model: &mut Model, input: &Input, keeping: &mut Keeping<'_>) -> Option<Stop> {
    let message = match input {
        Input::Terminal(event) => keymap::message(model, event)?,
        Input::Suspend => Message::Do(Command::Suspend),
        Input::End(signal) => return Some(Stop::Signal(*signal)),
        Input::Continued => return Some(Stop::Continued),
        Input::Gone => return Some(Stop::Gone),
    };
    let effect = update(model, message);
    let begun = match effect {
        Effect::NewGame => keeping.keeper.begin(),
        Effect::Anew => keeping.keeper.begin_anew(),
        _ => Ok(()),
    };
    if let Err(fault) = begun {
        model.tell(fault.say(model.words));
    }
    keeping.keep(model);
    remember(model, keeping.keeper);
    match effect {
        Effect::None | Effect::NewGame | Effect::Anew => None,
        Effect::Ring => {
            ring();
            None
        }
        Effect::Save { path, over } => {
            let result = shelf::save(&path, &model.record(), over);
            saved(model, path, result);
            None
        }
        Effect::Quit => Some(Stop::Quit),
        Effect::Interrupt => Some(Stop::Signal(INTERRUPT)),
        Effect::Suspend => Some(Stop::Suspend),
    }
}

/// Draws the lot that is wanted, if one is.
fn draw_lot(model: &mut Model) {
    if !model.awaits_lot() {
        return;
    }
    match crate::lots::draw() {
        Ok(second) => {
            update(model, Message::Lot(second));
        }
        Err(reason) => no_lots(model, reason.to_string()),
    }
}

/// Remembers what was set up, if that has not been done. Where it cannot be, the player is told
/// once.
fn remember(model: &mut Model, keeper: &Keeper) {
    if model.memory != Memory::Due {
        return;
    }
    let text = settings::remembered(&model.set_up());
    model.memory = match keeper.remember(&text) {
        Ok(()) => Memory::Kept,
        Err(fault) => {
            let reason = [("reason", fault.say(model.words).into())];
            model.tell(model.words.say_with("not-remembered", &reason));
            Memory::Off
        }
    };
}

#[cfg(test)]
mod tests {
    use super::{Input, hear_of_going_on};
    use ratatui::crossterm::event::Event;
    use std::sync::mpsc::channel;

    /// Else the time of a stop would count, for the key is obeyed before.
    #[test]
    fn the_word_of_going_on_is_heard_behind_what_came_first() {
        let (sender, inputs) = channel();
        let key = Input::Terminal(Event::FocusGained);
        for input in [&key, &Input::Continued, &key] {
            sender.send(input.clone()).unwrap();
        }
        let mut came = Vec::new();
        hear_of_going_on(&inputs, &mut came);
        assert_eq!(came, [key.clone(), Input::Continued]);
        assert_eq!(inputs.try_recv(), Ok(key), "left for later");
    }

    #[test]
    fn nothing_more_is_waited_for_where_it_has_come() {
        let (sender, inputs) = channel();
        sender.send(Input::Gone).unwrap();
        let mut came = vec![Input::Continued];
        hear_of_going_on(&inputs, &mut came);
        assert_eq!(came, [Input::Continued]);
    }
}
