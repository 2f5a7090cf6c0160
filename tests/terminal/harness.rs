//! A program in a pseudo-terminal: what it is started with, what it is sent, what it shows.
//!
//! Nothing here goes by the clock: every wait is for something to be seen, and the deadline only
//! says when to give up.

use super::launch::Launch;
use super::modes;
use super::process::{End, Process};
use super::state;
use portable_pty::{CommandBuilder, MasterPty, PtyPair, PtySize, SlavePty, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use vt100::Screen;

/// When to give up, however slow the machine is.
pub const DEADLINE: Duration = Duration::from_secs(60);

fn pty_size((cols, rows): (u16, u16)) -> PtySize {
    PtySize {
        rows,
        cols,
        ..PtySize::default()
    }
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a terminal has cells")
}

/// The state of the line as the system keeps it: raw or not, echo, the special characters.
fn state(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("the line's state"))
}

/// What came out of the terminal so far.
struct Output {
    seen: Mutex<Seen>,
    changed: Condvar,
}

pub struct Seen {
    parser: vt100::Parser,
    pub raw: Vec<u8>,
    /// Nobody takes what comes out after this.
    last_taken: Option<&'static str>,
    /// Nobody takes what comes out.
    held: bool,
    /// Nobody will ever again.
    closing: bool,
}

impl Seen {
    pub fn screen(&self) -> &Screen {
        self.parser.screen()
    }

    /// The rows, without the blanks at their ends.
    pub fn rows(&self) -> Vec<String> {
        let (rows, columns) = self.screen().size();
        (0..rows.get())
            .map(|y| {
                let cells = (0..columns.get()).filter_map(|x| self.screen().cell(y, x));
                let text: String = cells
                    .map(|cell| match cell.contents() {
                        "" => " ",
                        symbol => symbol,
                    })
                    .collect();
                text.trim_end().to_owned()
            })
            .collect()
    }

    /// The text on the screen as one line, however it was broken.
    pub fn text(&self) -> String {
        let text = self.screen().contents();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// How often a sequence was written.
    pub fn count(&self, sequence: &str) -> usize {
        let windows = self.raw.windows(sequence.len());
        windows
            .filter(|window| *window == sequence.as_bytes())
            .count()
    }
}

impl Output {
    fn new((columns, rows): (u16, u16), last_taken: Option<&'static str>) -> Output {
        Output {
            seen: Mutex::new(Seen {
                parser: vt100::Parser::new(cells(rows), cells(columns), 0),
                raw: Vec::new(),
                last_taken,
                held: false,
                closing: false,
            }),
            changed: Condvar::new(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().expect("no panic while it was held")
    }

    fn read(&self, mut from: impl Read) {
        let mut bytes = [0; 4096];
        loop {
            let seen = self.changed.wait_while(self.lock(), |seen| seen.held);
            drop(seen.expect("no panic while it was held"));
            let Ok(count @ 1..) = from.read(&mut bytes) else {
                return;
            };
            let mut seen = self.lock();
            seen.raw.extend_from_slice(&bytes[..count]);
            seen.parser.process(&bytes[..count]);
            if let Some(last) = seen.last_taken
                && seen.count(last) > 0
            {
                seen.last_taken = None;
                seen.held = true;
            }
            self.changed.notify_all();
            if seen.closing {
                return;
            }
        }
    }
}

/// A program in a pseudo-terminal.
pub struct Pty {
    // Dropped before the terminal, to which it says farewell.
    writer: Box<dyn Write + Send>,
    state_before: String,
    master: Box<dyn MasterPty + Send>,
    // Held, so that the line keeps its state when the program ends.
    slave: Option<Box<dyn SlavePty + Send>>,
    pub process: Process,
    output: Arc<Output>,
    reader: Option<JoinHandle<()>>,
    ascii: bool,
}

impl Pty {
    pub fn start(launch: &Launch) -> Pty {
        let PtyPair { master, slave } = native_pty_system()
            .openpty(pty_size(launch.size))
            .expect("a pseudo-terminal");
        let mut command =
            CommandBuilder::from_argv(launch.command.iter().map(Into::into).collect());
        let others = [
            "NO_COLOR",
            "CLICOLOR",
            "CLICOLOR_FORCE",
            "PYLOS_THEME",
            "PYLOS_ANIMATION",
            "SSH_CONNECTION",
            "LC_ALL",
            "LC_CTYPE",
            "ENV",
            "BASH_ENV",
        ];
        for name in others {
            command.env_remove(name);
        }
        for (name, value) in &launch.env {
            command.env(name, value);
        }
        if launch.variable("XDG_STATE_HOME").is_none() {
            command.env("XDG_STATE_HOME", state::fresh());
        }
        command.cwd(std::env::temp_dir());
        command.set_controlling_tty(launch.controlling);
        let output = Arc::new(Output::new(launch.size, launch.last_taken));
        let from = master.try_clone_reader().expect("its output");
        let to = Arc::clone(&output);
        let reader = thread::spawn(move || to.read(from));
        let writer = master.take_writer().expect("its input");
        let state_before = state(&*master);
        let child = slave.spawn_command(command).expect("the program");
        Pty {
            writer,
            state_before,
            master,
            slave: Some(slave),
            process: Process::new(child),
            output,
            reader: Some(reader),
            ascii: launch.is_ascii(),
        }
    }

    pub fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("input taken");
        self.writer.flush().expect("input taken");
    }

    /// Presses and releases a mouse button, 0 for the left one, at a cell counted from 0.
    pub fn click(&mut self, button: u16, (x, y): (u16, u16)) {
        let at = format!("\x1b[<{button};{};{}", x + 1, y + 1);
        self.send(&format!("{at}M{at}m"));
    }

    /// Turns the wheel by a notch.
    pub fn wheel(&mut self, is_up: bool) {
        self.send(if is_up {
            "\x1b[<64;5;5M"
        } else {
            "\x1b[<65;5;5M"
        });
    }

    pub fn resize(&mut self, (columns, rows): (u16, u16)) {
        let mut seen = self.output.lock();
        seen.parser.set_size(cells(rows), cells(columns));
        drop(seen);
        self.master
            .resize(pty_size((columns, rows)))
            .expect("a size");
    }

    /// Waits until what came out is as wanted; every screen seen is looked over on the way.
    pub fn wait(&self, wanted: &str, met: impl Fn(&Seen) -> bool) {
        let deadline = Instant::now() + DEADLINE;
        let mut seen = self.output.lock();
        while !met(&seen) {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                let rows = seen.rows();
                let last = seen.raw[seen.raw.len().saturating_sub(200)..].escape_ascii();
                let last = last.to_string();
                drop(seen);
                panic!("waited for {wanted}\n{}\n…{last}", rows.join("\n"));
            }
            let news = self.output.changed.wait_timeout(seen, left);
            (seen, _) = news.expect("no panic while it was held");
        }
        let fault = modes::bad_glyph(seen.screen(), self.ascii);
        drop(seen);
        assert_eq!(fault, None);
    }

    pub fn wait_for(&self, text: &str) {
        self.wait(text, |seen| seen.text().contains(text));
    }

    pub fn look<T>(&self, at: impl FnOnce(&Seen) -> T) -> T {
        at(&self.output.lock())
    }

    /// Takes what comes out again.
    pub fn take_again(&self) {
        self.output.lock().held = false;
        self.output.changed.notify_all();
    }

    /// The job that has the terminal.
    pub fn foreground(&self) -> i32 {
        let group = self.master.process_group_leader();
        group.expect("a foreground job")
    }

    pub fn is_state_as_before(&self) -> bool {
        state(&*self.master) == self.state_before
    }

    /// Waits until the program ends, and for all it wrote.
    pub fn end_and_rest(&mut self) -> End {
        let end = self.process.end();
        self.take_again();
        self.slave = None;
        if let Some(reader) = self.reader.take() {
            reader.join().expect("a reader that does not panic");
        }
        end
    }

    /// Takes the terminal away from the program.
    pub fn hang_up(mut self) -> Process {
        self.output.lock().closing = true;
        // Whatever comes out next ends the reader, which holds the terminal too.
        self.send("\x1b[C");
        if let Some(reader) = self.reader.take() {
            reader.join().expect("a reader that does not panic");
        }
        self.process
    }
}
