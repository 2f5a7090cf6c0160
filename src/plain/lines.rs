//! Lines of input, and when they came.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read, in bytes; the longest legal turn has 15.
pub(super) const LONGEST_LINE: usize = 1024;

/// A line of input, without what surrounds its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// All of it.
    Whole(String),
    /// The beginning of a line that is too long to be anything.
    Cut(String),
}

impl Line {
    pub(super) fn text(&self) -> &str {
        let (Line::Whole(text) | Line::Cut(text)) = self;
        // Programs that write a mark of the byte order write it at the beginning.
        text.trim_start_matches('\u{feff}').trim()
    }
}

/// What came of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line.
    Line(Line),
    /// The end of the input.
    End,
    /// Nothing, for as long as there was to wait.
    Nothing,
}

/// Where lines come from.
pub trait Lines {
    /// What comes next, and the instant it came at, since the beginning. Waits until another
    /// instant at most, if one is given.
    ///
    /// # Errors
    /// Where the input cannot be read.
    fn next(&mut self, until: Option<Duration>) -> io::Result<(Duration, Heard)>;

    /// The instant now.
    fn now(&self) -> Duration;
}

/// Lines that are read beside the game, so that its time can be up while none comes.
#[derive(Debug)]
pub struct Input {
    beginning: Instant,
    heard: Receiver<io::Result<(Duration, Heard)>>,
}

impl Input {
    /// Begins to read lines; this is the instant 0.
    ///
    /// # Errors
    /// Where the system has no thread left to read them.
    pub fn new(input: impl Read + Send + 'static) -> io::Result<Input> {
        let beginning = Instant::now();
        // Few lines are read ahead: what follows the end of a game is for others.
        let (sender, heard) = mpsc::sync_channel(1);
        thread::Builder::new().spawn(move || read_all(input, beginning, &sender))?;
        Ok(Input { beginning, heard })
    }
}

impl Lines for Input {
    fn next(&mut self, until: Option<Duration>) -> io::Result<(Duration, Heard)> {
        let heard = match until {
            None => self.heard.recv().map_err(RecvTimeoutError::from),
            Some(until) => {
                let wait = until.saturating_sub(self.beginning.elapsed());
                self.heard.recv_timeout(wait)
            }
        };
        match heard {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => {
                let now = self.beginning.elapsed();
                Ok((now.max(until.unwrap_or(now)), Heard::Nothing))
            }
            Err(RecvTimeoutError::Disconnected) => Ok((self.beginning.elapsed(), Heard::End)),
        }
    }

    fn now(&self) -> Duration {
        self.beginning.elapsed()
    }
}

/// Reads to the end of the input, to a fault, or until nobody listens any more.
fn read_all(
    input: impl Read,
    beginning: Instant,
    sender: &SyncSender<io::Result<(Duration, Heard)>>,
) {
    let mut input = BufReader::new(input);
    loop {
        let line = read_line(&mut input);
        let goes_on = matches!(line, Ok(Some(_)));
        let heard = line.map(|line| (beginning.elapsed(), line.map_or(Heard::End, Heard::Line)));
        if sender.send(heard).is_err() || !goes_on {
            return;
        }
    }
}

/// The next line, however it is coded; `None` at the end.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let most = LONGEST_LINE as u64 + 1;
    input.by_ref().take(most).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    let text = String::from_utf8_lossy(&line).into_owned();
    if line.len() <= LONGEST_LINE || line.ends_with(b"\n") {
        return Ok(Some(Line::Whole(text)));
    }
    input.skip_until(b'\n')?;
    Ok(Some(Line::Cut(text)))
}
