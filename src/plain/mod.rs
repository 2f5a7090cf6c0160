//! Line mode: says the state in words, reads a turn a line. For pipes, scripts and screen readers.

mod files;
mod lines;
mod session;
mod table;

pub use lines::{Heard, Input, Line, Lines};
pub use table::Table;

use crate::clock::Clock;
use crate::end::End;
use crate::text::{self, Catalogue};
use anyhow::Context;
use session::{Reply, Session};
use std::io::Write;

/// How line mode behaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// End at the first line that is refused.
    pub strict: bool,
    /// Ask for each line: somebody sits at a terminal.
    pub prompt: bool,
}

/// Asks a question until it is answered with yes or no; `None` where the input ends before.
///
/// # Errors
/// Where `lines` cannot be read, or `out` not be written.
pub fn ask(
    question: &str,
    words: &Catalogue,
    lines: &mut impl Lines,
    out: &mut impl Write,
) -> anyhow::Result<Option<bool>> {
    let (yes, no) = (words.say("answer-yes"), words.say("answer-no"));
    let parts = [
        ("question", question.into()),
        ("yes", yes.as_str().into()),
        ("no", no.as_str().into()),
    ];
    let question = words.say_with("plain-ask", &parts);
    loop {
        write!(out, "{question} ")
            .and_then(|()| out.flush())
            .with_context(|| words.say("output-failed"))?;
        let (_, heard) = lines
            .next(None)
            .with_context(|| words.say("input-failed"))?;
        match heard {
            Heard::Line(Line::Whole(line)) if line.trim().eq_ignore_ascii_case(&yes) => {
                return Ok(Some(true));
            }
            Heard::Line(Line::Whole(line)) if line.trim().eq_ignore_ascii_case(&no) => {
                return Ok(Some(false));
            }
            Heard::Line(_) | Heard::Nothing => {}
            Heard::End => {
                writeln!(out).with_context(|| words.say("output-failed"))?;
                return Ok(None);
            }
        }
    }
}

/// Plays a game by lines: what happens goes to `out`, why a line is refused to `err`. The greeting
/// comes after what there is to say `before` it. Every change is kept before it is told.
///
/// # Errors
/// Where `lines` cannot be read, or `out` or `err` not be written.
pub fn run(
    table: Table,
    before: Option<&str>,
    words: &Catalogue,
    options: Options,
    lines: &mut impl Lines,
    (out, err): (&mut dyn Write, &mut dyn Write),
) -> anyhow::Result<End> {
    let mut session = Session {
        now: lines.now(),
        kept: table.study.changes(),
        failed: false,
        table,
        words,
        out,
        err,
    };
    if let (None, Some(clock)) = (session.table.game().outcome(), &mut session.table.clock) {
        clock.start(session.now);
    }
    session.greet(before)?;
    let end = converse(&mut session, options, lines)?;
    session.leave();
    session.say_result()?;
    Ok(end)
}

fn converse(
    session: &mut Session<'_>,
    options: Options,
    lines: &mut impl Lines,
) -> anyhow::Result<End> {
    let words = session.words;
    let mut number = 0;
    while session.table.game().outcome().is_none() {
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
                refuse(session, options, number, &line, reason)?;
                if options.strict {
                    return Ok(End::Failed);
                }
            }
        }
    }
    Ok(End::Done)
}

/// Waits for a line, but no longer than the time of the player to move lasts.
fn listen(session: &mut Session<'_>, lines: &mut impl Lines) -> anyhow::Result<Heard> {
    let up_at = session.table.clock.as_ref().and_then(Clock::up_at);
    let (now, heard) = lines
        .next(up_at)
        .with_context(|| session.words.say("input-failed"))?;
    session.now = now;
    Ok(heard)
}

/// Says why a line is refused.
fn refuse(
    session: &mut Session<'_>,
    options: Options,
    number: usize,
    line: &Line,
    reason: String,
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
    let words = session.words;
    writeln!(session.err, "{}", words.say_with(id, &parts))
        .with_context(|| words.say("output-failed"))
}
