//! A game by lines: what each does, and what is said.

use super::Table;
use super::lines::{LONGEST_LINE, Line};
use crate::clock::Clock;
use crate::pylos_core::{Event, Refusal, Turn};
use crate::text::{self, Catalogue};
use anyhow::Context;
use std::io::Write;
use std::time::Duration;

/// What became of a line.
pub(super) enum Reply {
    Done,
    Quit,
    Refused(String),
}

pub(super) struct Session<'a> {
    pub(super) table: Table,
    pub(super) words: &'a Catalogue,
    pub(super) out: &'a mut dyn Write,
    pub(super) err: &'a mut dyn Write,
    /// When the line came that is obeyed.
    pub(super) now: Duration,
    /// As of how many changes of the study the game was kept last, or was to be.
    pub(super) kept: u64,
    /// Whether it could not be.
    pub(super) failed: bool,
}

impl Session<'_> {
    /// Does what a line says.
    pub(super) fn obey(&mut self, line: &Line) -> anyhow::Result<Reply> {
        if let Line::Cut(_) = line {
            let longest = ("longest", LONGEST_LINE.into());
            return Ok(Reply::Refused(
                self.words.say_with("plain-too-long", &[longest]),
            ));
        }
        let text = line.text();
        let lower = text.to_ascii_lowercase();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match lower.as_str() {
            "" => Ok(Reply::Done),
            "help" | "?" => self.tell(&self.words.say("plain-help")),
            "quit" | "exit" => Ok(Reply::Quit),
            "clock" | "time" => self.say_time(),
            "pause" => self.pause(),
            "resume" => self.resume(),
            _ if self.is_paused() => Ok(self.refused("plain-is-paused")),
            "undo" => self.undo(),
            "redo" => self.redo(),
            "resign" => {
                let side = self.table.game().position().to_move();
                let resigned = self.table.study.resign(side);
                self.happened(resigned)
            }
            "draw" => {
                let agreed = self.table.study.agree_draw();
                self.happened(agreed)
            }
            "show" => self.show(),
            "legal" => self.say_legal_turns(),
            "record" => self.say_record(),
            _ => match word.to_ascii_lowercase().as_str() {
                "save" => self.save(rest.trim_start(), false),
                "save!" => self.save(rest.trim_start(), true),
                "comment" => self.comment(rest),
                _ => self.play_text(text),
            },
        }
    }

    fn play_text(&mut self, text: &str) -> anyhow::Result<Reply> {
        match text.parse() {
            Ok(turn) => self.play(turn),
            Err(_) if is_word(text) => Ok(self.refused("plain-unknown")),
            Err(error) => Ok(Reply::Refused(text::turn_error(self.words, &error))),
        }
    }

    fn play(&mut self, turn: Turn) -> anyhow::Result<Reply> {
        let played = self.table.study.play(turn);
        if let (Ok(()), Some(clock)) = (played, &mut self.table.clock) {
            let pressed = clock.press(self.now);
            debug_assert!(pressed.is_ok(), "no line is obeyed when the time is up");
        }
        self.happened(played)
    }

    /// Ends the game: the time of the player to move is up.
    pub(super) fn time_up(&mut self) -> anyhow::Result<Reply> {
        let ended = self.table.study.time_up();
        self.happened(ended)
    }

    /// Says what happened last in the game, or why nothing did.
    fn happened(&mut self, result: Result<(), Refusal>) -> anyhow::Result<Reply> {
        if let Err(refusal) = result {
            return Ok(Reply::Refused(text::refusal(self.words, refusal)));
        }
        match self.table.game().last_event() {
            Some(Event::Turn(_)) => self.say_state(Some(self.last_story())),
            // How the game ended says it all.
            _ => self.say_state(None),
        }
    }

    fn undo(&mut self) -> anyhow::Result<Reply> {
        let story = self.last_story();
        let Some(event) = self.table.study.undo() else {
            return Ok(self.refused("nothing-to-undo"));
        };
        if let Some(clock) = &mut self.table.clock {
            clock.undone(event, self.now);
        }
        self.say_state(Some(self.retold("undone", story)))
    }

    fn redo(&mut self) -> anyhow::Result<Reply> {
        let Some(event) = self.table.study.redo() else {
            return Ok(self.refused("nothing-to-redo"));
        };
        if let Some(clock) = &mut self.table.clock {
            clock.redone(event, self.now);
        }
        self.say_state(Some(self.retold("redone", self.last_story())))
    }

    fn pause(&mut self) -> anyhow::Result<Reply> {
        match &mut self.table.clock {
            None => Ok(self.refused("plain-no-clock")),
            Some(clock) if !clock.runs() => Ok(self.refused("plain-is-paused")),
            Some(clock) => {
                clock.stop(self.now);
                self.keep();
                self.tell(&self.words.say("plain-paused"))
            }
        }
    }

    fn resume(&mut self) -> anyhow::Result<Reply> {
        match &mut self.table.clock {
            None => Ok(self.refused("plain-no-clock")),
            Some(clock) if clock.runs() => Ok(self.refused("plain-not-paused")),
            Some(clock) => {
                clock.start(self.now);
                self.say_state(None)
            }
        }
    }

    /// Whether the clock stands in the middle of the game.
    fn is_paused(&self) -> bool {
        self.table.clock.as_ref().is_some_and(|clock| !clock.runs())
    }

    fn say_time(&mut self) -> anyhow::Result<Reply> {
        match self.time_left() {
            None => Ok(self.refused("plain-no-clock")),
            Some(left) => {
                self.keep();
                self.tell(&left)
            }
        }
    }

    fn show(&mut self) -> anyhow::Result<Reply> {
        let position = self.table.game().position();
        let board = text::board_in_words(self.words, &self.table.players, position);
        self.tell(&board)?;
        self.say_state(None)
    }

    fn say_legal_turns(&mut self) -> anyhow::Result<Reply> {
        let position = self.table.game().position();
        let mut turns: Vec<String> = position
            .turns(self.table.game().rules())
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

    /// Says what is played, after what there is to say before.
    pub(super) fn greet(&mut self, before: Option<&str>) -> anyhow::Result<Reply> {
        let rules = self.table.game().rules();
        let greeting = text::greeting(self.words, &self.table.players, rules);
        self.say_state(Some(match before {
            Some(before) => format!("{before} {greeting}"),
            None => greeting,
        }))
    }

    fn last_story(&self) -> String {
        text::last_event(self.words, &self.table.players, self.table.game())
    }

    /// A story of something undone or redone.
    fn retold(&self, how: &str, story: String) -> String {
        self.words.say_with(how, &[("what", story.into())])
    }

    fn time_left(&self) -> Option<String> {
        let say = |clock: &Clock| text::time_left(self.words, &self.table.players, clock, self.now);
        self.table.clock.as_ref().map(say)
    }

    /// Says what happened, if anything did, and how things stand now; the game is kept before.
    fn say_state(&mut self, story: Option<String>) -> anyhow::Result<Reply> {
        self.keep();
        let (game, players) = (self.table.game(), &self.table.players);
        let position = game.position();
        let state = match game.outcome() {
            None => text::to_move(self.words, players, position),
            Some(outcome) => text::ending(self.words, players, outcome, game),
        };
        let sentences: Vec<String> = story
            .into_iter()
            .chain([state])
            .chain(self.time_left())
            .collect();
        self.tell(&sentences.join(" "))?;
        self.tell(&position.to_string())
    }

    pub(super) fn say_result(&mut self) -> anyhow::Result<Reply> {
        let (score, how) = match self.table.game().outcome() {
            Some(outcome) => (outcome.score(), outcome.ending().name()),
            None => ("*", "unfinished"),
        };
        self.tell(&format!("result {score} {how}"))
    }

    pub(super) fn refused(&self, id: &str) -> Reply {
        Reply::Refused(self.words.say(id))
    }

    pub(super) fn tell(&mut self, text: &str) -> anyhow::Result<Reply> {
        self.print(&format!("{text}\n"))?;
        Ok(Reply::Done)
    }

    /// Says on the error stream that something is wrong. Where that cannot be written, the game
    /// goes on all the same.
    pub(super) fn tell_fault(&mut self, reason: String) {
        let told = self.words.say_with("failed", &[("reason", reason.into())]);
        let _ = writeln!(self.err, "{told}");
    }

    pub(super) fn print(&mut self, text: &str) -> anyhow::Result<()> {
        let words = self.words;
        self.out
            .write_all(text.as_bytes())
            .with_context(|| words.say("output-failed"))
    }
}

/// Whether a line is meant as a word: no cell begins with two letters, and none is a letter.
fn is_word(text: &str) -> bool {
    text.chars().take(2).all(char::is_alphabetic)
}
