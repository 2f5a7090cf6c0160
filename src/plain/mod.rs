//! Line mode: says the state in words, reads a turn a line. For pipes, scripts and screen readers.

mod lines;
mod session;

pub use lines::{Heard, Input, Line, Lines};

use crate::clock::Clock;
use crate::end::End;
use crate::pylos_core::Game;
use crate::text::{self, Catalogue, Players};
use anyhow::Context;
use session::{Reply, Session};
use std::io::Write;
use std::time::Duration;

/// How line mode behaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// End at the first line that is refused.
    pub strict: bool,
    /// Ask for each line: somebody sits at a terminal.
    pub prompt: bool,
}

/// A game that is to be played.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game, as far as it has been played.
    pub game: Game,
    /// Who plays.
    pub players: Players,
    /// The clock, as it stands; none where nothing limits the time.
    pub clock: Option<Clock>,
}

/// Plays a game by lines: what happens goes to `out`, why a line is refused to `err`. Time runs from
/// the instant 0 of `lines` on.
///
/// # Errors
/// Where `lines` cannot be read, or `out` or `err` not be written.
pub fn run(
    table: Table,
    words: &Catalogue,
    options: Options,
    lines: &mut impl Lines,
    out: &mut impl Write,
    err: &mut impl Write,
) -> anyhow::Result<End> {
    let mut session = Session {
        table,
        words,
        out,
        now: Duration::ZERO,
    };
    if let (None, Some(clock)) = (session.table.game.outcome(), &mut session.table.clock) {
        clock.start(Duration::ZERO);
    }
    session.greet()?;
    let end = converse(&mut session, options, lines, err)?;
    session.say_result()?;
    Ok(end)
}

fn converse<W: Write>(
    session: &mut Session<'_, W>,
    options: Options,
    lines: &mut impl Lines,
    err: &mut impl Write,
) -> anyhow::Result<End> {
    let words = session.words;
    let mut number = 0;
    while session.table.game.outcome().is_none() {
        if options.prompt {
            session.print("> ")?;
        }
        session
            .out
            .flush()
            .with_context(|| words.say("output-failed"))?;
        let heard = listen(session, lines)?;
        if options.prompt && !matches!(heard, Heard::Line(_)) {
            session.print("\n")?;
        }
        let clock = session.table.clock.as_ref();
        if clock.is_some_and(|clock| clock.is_up(session.now).is_some()) {
            session.time_up()?;
            break;
        }
        let line = match heard {
            Heard::Line(line) => line,
            Heard::End => break,
            Heard::Nothing => continue,
        };
        number += 1;
        match session.obey(&line)? {
            Reply::Done => {}
            Reply::Quit => break,
            Reply::Refused(reason) => {
                refuse(words, options, number, &line, reason, err)?;
                if options.strict {
                    return Ok(End::Failed);
                }
            }
        }
    }
    Ok(End::Done)
}

/// Waits for a line, but no longer than the time of the player to move lasts.
fn listen<W: Write>(session: &mut Session<'_, W>, lines: &mut impl Lines) -> anyhow::Result<Heard> {
    let up_at = session.table.clock.as_ref().and_then(Clock::up_at);
    let (now, heard) = lines
        .next(up_at)
        .with_context(|| session.words.say("input-failed"))?;
    session.now = now;
    Ok(heard)
}

/// Says why a line is refused.
fn refuse(
    words: &Catalogue,
    options: Options,
    number: usize,
    line: &Line,
    reason: String,
    err: &mut impl Write,
) -> anyhow::Result<()> {
    let id = if options.prompt {
        "plain-refused"
    } else {
        "plain-refused-line"
    };
    let parts = [
        ("line", number.into()),
        ("found", text::shown(line.text()).into()),
        ("reason", reason.into()),
    ];
    writeln!(err, "{}", words.say_with(id, &parts)).with_context(|| words.say("output-failed"))
}
