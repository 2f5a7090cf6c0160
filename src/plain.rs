//! Line mode: says the state in words, reads a turn a line. For pipes, scripts and screen readers.

use crate::end::End;
use crate::pylos_core::{Event, Game, Refusal, Side, Turn};
use crate::text::{self, Catalogue, Players};
use anyhow::Context;
use std::io::{self, BufRead, Read, Write};

/// How line mode behaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// End at the first line that is refused.
    pub strict: bool,
    /// Ask for each line: somebody sits at a terminal.
    pub prompt: bool,
}

/// The longest line that is read, in bytes; the longest legal turn has 15.
const LONGEST_LINE: usize = 1024;

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
) -> anyhow::Result<End> {
    let words = session.words;
    let refused = if options.prompt {
        "plain-refused"
    } else {
        "plain-refused-line"
    };
    let mut number = 0;
    while session.game.outcome().is_none() {
        if options.prompt {
            session.print("> ")?;
        }
        session.out.flush().with_context(|| no_output(words))?;
        let line = read_line(&mut input).with_context(|| words.say("input-failed"))?;
        let Some(line) = line else {
            if options.prompt {
                session.print("\n")?;
            }
            break;
        };
        number += 1;
        match session.obey(&line)? {
            Reply::Done => {}
            Reply::Quit => break,
            Reply::Refused(reason) => {
                let parts = [
                    ("line", number.into()),
                    ("found", text::shown(line.text()).into()),
                    ("reason", reason.into()),
                ];
                writeln!(err, "{}", words.say_with(refused, &parts))
                    .with_context(|| no_output(words))?;
                if options.strict {
                    return Ok(End::Failed);
                }
            }
        }
    }
    Ok(End::Done)
}

fn no_output(words: &Catalogue) -> String {
    words.say("output-failed")
}

/// A line of input, without what surrounds its text.
enum Line {
    Whole(String),
    /// The beginning of a line that is too long to be anything.
    Cut(String),
}

impl Line {
    fn text(&self) -> &str {
        let (Line::Whole(text) | Line::Cut(text)) = self;
        // Programs that write a mark of the byte order write it at the beginning.
        text.trim_start_matches('\u{feff}').trim()
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
    fn obey(&mut self, line: &Line) -> anyhow::Result<Reply> {
        if let Line::Cut(_) = line {
            let longest = ("longest", LONGEST_LINE.into());
            return Ok(Reply::Refused(
                self.words.say_with("plain-too-long", &[longest]),
            ));
        }
        let text = line.text();
        match text.to_ascii_lowercase().as_str() {
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
            "help" | "?" => self.tell(&self.words.say("plain-help")),
            "quit" | "exit" => Ok(Reply::Quit),
            _ => match text.parse() {
                Ok(turn) => {
                    let played = self.game.play(turn);
                    self.happened(played)
                }
                Err(_) if is_word(text) => Ok(Reply::Refused(self.words.say("plain-unknown"))),
                Err(error) => Ok(Reply::Refused(text::turn_error(self.words, &error))),
            },
        }
    }

    /// Says what happened last in the game, or why nothing did.
    fn happened(&mut self, result: Result<(), Refusal>) -> anyhow::Result<Reply> {
        if let Err(refusal) = result {
            return Ok(Reply::Refused(text::refusal(self.words, refusal)));
        }
        match self.game.last_event() {
            Some(Event::Turn(_)) => self.say_state(Some(self.last_story())),
            // How the game ended says it all.
            _ => self.say_state(None),
        }
    }

    fn undo(&mut self) -> anyhow::Result<Reply> {
        let story = self.last_story();
        match self.game.undo() {
            Some(_) => self.say_state(Some(self.retold("undone", story))),
            None => Ok(Reply::Refused(self.words.say("nothing-to-undo"))),
        }
    }

    fn redo(&mut self) -> anyhow::Result<Reply> {
        match self.game.redo() {
            Some(_) => self.say_state(Some(self.retold("redone", self.last_story()))),
            None => Ok(Reply::Refused(self.words.say("nothing-to-redo"))),
        }
    }

    fn show(&mut self) -> anyhow::Result<Reply> {
        let board = text::board_in_words(self.words, &self.players, self.game.position());
        self.tell(&board)?;
        self.say_state(None)
    }

    fn say_legal_turns(&mut self) -> anyhow::Result<Reply> {
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
        self.tell(&self.words.say_with("plain-legal", &parts))
    }

    fn greet(&mut self) -> anyhow::Result<Reply> {
        let rules = text::house_rules(self.words, self.game.rules());
        let mut greeting = self
            .words
            .say_with("plain-greeting", &[("rules", rules.into())]);
        if self.players.are_named() {
            let name = |side| self.players.name(self.words, side).into();
            let parts = [("light", name(Side::Light)), ("dark", name(Side::Dark))];
            greeting.push(' ');
            greeting += &self.words.say_with("plain-players", &parts);
        }
        self.say_state(Some(greeting))
    }

    fn last_story(&self) -> String {
        text::last_event(self.words, &self.players, &self.game)
    }

    /// A story of something undone or redone.
    fn retold(&self, how: &str, story: String) -> String {
        self.words.say_with(how, &[("what", story.into())])
    }

    /// Says what happened, if anything did, and how things stand now.
    fn say_state(&mut self, story: Option<String>) -> anyhow::Result<Reply> {
        let position = self.game.position();
        let state = match self.game.outcome() {
            None => text::to_move(self.words, &self.players, position),
            Some(outcome) => text::ending(self.words, &self.players, outcome, &self.game),
        };
        let sentences: Vec<String> = story.into_iter().chain([state]).collect();
        self.tell(&sentences.join(" "))?;
        self.tell(&position.to_string())
    }

    fn say_result(&mut self) -> anyhow::Result<Reply> {
        let (score, how) = match self.game.outcome() {
            Some(outcome) => (outcome.score(), outcome.ending().name()),
            None => ("*", "unfinished"),
        };
        self.tell(&format!("result {score} {how}"))
    }

    fn tell(&mut self, text: &str) -> anyhow::Result<Reply> {
        self.print(&format!("{text}\n"))?;
        Ok(Reply::Done)
    }

    fn print(&mut self, text: &str) -> anyhow::Result<()> {
        let words = self.words;
        self.out
            .write_all(text.as_bytes())
            .with_context(|| no_output(words))
    }
}

/// Whether a line is meant as a word: no cell begins with two letters, and none is a letter.
fn is_word(text: &str) -> bool {
    text.chars().take(2).all(char::is_alphabetic)
}
