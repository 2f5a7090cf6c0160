//! Line mode: says the state in words, reads a turn a line. For pipes, scripts and screen readers.

use crate::commands::End;
use crate::pylos_core::{Game, Refusal, Side, Turn};
use crate::text::{self, Catalogue, Players};
use std::io::{self, BufRead, Read, Write};

/// How line mode behaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// End at the first line that is refused.
    pub strict: bool,
    /// Ask for each line: somebody sits at a terminal.
    pub prompt: bool,
}

/// The longest line that is read, in bytes; the longest legal turn has 12.
const LONGEST_LINE: u64 = 1024;

/// Plays a game by lines: what happens goes to `out`, why a line is refused to `err`.
///
/// # Errors
/// Where `input` cannot be read, or `out` or `err` not be written.
pub fn run(
    game: Game,
    players: Players,
    words: &Catalogue,
    options: Options,
    input: impl BufRead,
    out: &mut impl Write,
    err: &mut impl Write,
) -> anyhow::Result<End> {
    let mut session = Session {
        game,
        players,
        words,
        out,
    };
    session.greet()?;
    let end = converse(&mut session, options, input, err)?;
    session.say_result()?;
    Ok(end)
}

fn converse<W: Write>(
    session: &mut Session<'_, W>,
    options: Options,
    mut input: impl BufRead,
    err: &mut impl Write,
) -> io::Result<End> {
    let mut number = 0;
    while session.game.outcome().is_none() {
        if options.prompt {
            write!(session.out, "> ")?;
        }
        session.out.flush()?;
        let Some(line) = read_line(&mut input)? else {
            break;
        };
        number += 1;
        match session.obey(&line)? {
            Reply::Done => {}
            Reply::Quit => break,
            Reply::Refused(reason) => {
                let parts = [
                    ("line", number.into()),
                    ("found", text::shown(line.trim()).into()),
                    ("reason", reason.into()),
                ];
                let id = if options.prompt {
                    "plain-refused"
                } else {
                    "plain-refused-line"
                };
                writeln!(err, "{}", session.words.say_with(id, &parts))?;
                if options.strict {
                    return Ok(End::Failed);
                }
            }
        }
    }
    Ok(End::Done)
}

/// The next line, however it is coded; `None` at the end. What is longer than a line may be is
/// skipped, and the line then too long to be anything.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let read = input
        .by_ref()
        .take(LONGEST_LINE)
        .read_until(b'\n', &mut line)?;
    if read == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

/// What became of a line.
enum Reply {
    Done,
    Quit,
    Refused(String),
}

struct Session<'a, W> {
    game: Game,
    players: Players,
    words: &'a Catalogue,
    out: &'a mut W,
}

impl<W: Write> Session<'_, W> {
    fn obey(&mut self, line: &str) -> io::Result<Reply> {
        let line = line.trim();
        match line.to_ascii_lowercase().as_str() {
            "" => Ok(Reply::Done),
            "undo" => self.undo(),
            "redo" => self.redo(),
            "resign" => {
                let resigned = self.game.resign(self.game.position().to_move());
                self.happened(resigned)
            }
            "draw" => {
                let agreed = self.game.agree_draw();
                self.happened(agreed)
            }
            "show" => self.show(),
            "legal" => self.say_legal_turns(),
            "help" | "?" => self.say(&self.words.say("plain-help")),
            "quit" | "exit" => Ok(Reply::Quit),
            _ => match line.parse::<Turn>() {
                Ok(turn) => {
                    let played = self.game.play(turn);
                    self.happened(played)
                }
                Err(error) => Ok(Reply::Refused(text::turn_error(self.words, &error))),
            },
        }
    }

    /// Tells the last event of the game, or why there is none.
    fn happened(&mut self, result: Result<(), Refusal>) -> io::Result<Reply> {
        match result {
            Ok(()) => {
                let story = self.last_story();
                self.say_state(&story)
            }
            Err(refusal) => Ok(Reply::Refused(text::refusal(self.words, refusal))),
        }
    }

    fn undo(&mut self) -> io::Result<Reply> {
        let story = self.last_story();
        match self.game.undo() {
            Some(_) => self.say_state(&self.words.say_with("undone", &[("what", story.into())])),
            None => Ok(Reply::Refused(self.words.say("nothing-to-undo"))),
        }
    }

    fn redo(&mut self) -> io::Result<Reply> {
        match self.game.redo() {
            Some(_) => {
                let story = self.last_story();
                self.say_state(&self.words.say_with("redone", &[("what", story.into())]))
            }
            None => Ok(Reply::Refused(self.words.say("nothing-to-redo"))),
        }
    }

    fn show(&mut self) -> io::Result<Reply> {
        let board = text::board_in_words(self.words, &self.players, self.game.position());
        self.say(&board)?;
        self.say_state("")
    }

    fn say_legal_turns(&mut self) -> io::Result<Reply> {
        let position = self.game.position();
        let mut turns: Vec<String> = position
            .turns(self.game.rules())
            .iter()
            .map(Turn::to_string)
            .collect();
        turns.sort_unstable();
        let parts = [
            ("count", turns.len().into()),
            ("turns", turns.join(" ").into()),
        ];
        self.say(&self.words.say_with("plain-legal", &parts))
    }

    fn greet(&mut self) -> io::Result<Reply> {
        let name = |side| self.players.name(self.words, side).into();
        let parts = [
            (
                "rules",
                text::house_rules(self.words, self.game.rules()).into(),
            ),
            ("light", name(Side::Light)),
            ("dark", name(Side::Dark)),
        ];
        self.say_state(&self.words.say_with("plain-greeting", &parts))
    }

    fn last_story(&self) -> String {
        text::last_event(self.words, &self.players, &self.game)
    }

    /// Says what happened, and how things stand now.
    fn say_state(&mut self, story: &str) -> io::Result<Reply> {
        let position = self.game.position();
        let state = match self.game.outcome() {
            None => text::to_move(self.words, &self.players, position),
            Some(outcome) => text::ending(self.words, &self.players, outcome, &self.game),
        };
        self.say(format!("{story} {state}").trim())?;
        self.say(&position.to_string())
    }

    fn say_result(&mut self) -> io::Result<Reply> {
        let (score, how) = match self.game.outcome() {
            Some(outcome) => (outcome.score(), outcome.ending().name()),
            None => ("*", "unfinished"),
        };
        self.say(&format!("result {score} {how}"))
    }

    fn say(&mut self, text: &str) -> io::Result<Reply> {
        writeln!(self.out, "{text}")?;
        Ok(Reply::Done)
    }
}
