//! What a game by lines leaves on disk.

use super::session::{Reply, Session};
use crate::shelf;
use crate::text;

impl Session<'_> {
    /// Keeps the game, if it has changed or time has passed in it. Where it cannot be kept that is
    /// told, but only once until it can.
    pub(super) fn keep(&mut self) {
        let table = &mut self.table;
        let changes = table.study.changes();
        let is_timed = table.clock.is_some() && table.keeper.has_kept();
        if changes == self.kept && !is_timed && !self.failed {
            return;
        }
        self.kept = changes;
        let record = table.record(self.now);
        let kept = table.keeper.keep(&record);
        let had_failed = std::mem::replace(&mut self.failed, kept.is_err());
        if let (Err(fault), false) = (kept, had_failed) {
            let reason = ("reason", fault.say(self.words).into());
            self.tell_fault(self.words.say_with("not-kept", &[reason]));
        }
    }

    /// Keeps the game as it is left; one that is over goes to the others that are.
    pub(super) fn leave(&mut self) {
        self.keep();
        if self.table.game().outcome().is_none() || self.failed {
            return;
        }
        if let Err(fault) = self.table.keeper.begin() {
            self.tell_fault(fault.say(self.words));
        }
    }

    /// Saves the game in a file that is named.
    pub(super) fn save(&mut self, name: &str, over: bool) -> anyhow::Result<Reply> {
        if name.is_empty() {
            return Ok(self.refused("plain-no-path"));
        }
        let path = shelf::file_named(name);
        let shown = text::one_line(&path.to_string_lossy());
        let path_part = [("path", shown.into())];
        match shelf::save(&path, &self.table.record(self.now), over) {
            Ok(()) => self.tell(&self.words.say_with("saved", &path_part)),
            Err(fault) if fault.is_taken() => Ok(Reply::Refused(
                self.words.say_with("plain-taken", &path_part),
            )),
            Err(fault) => Ok(Reply::Refused(fault.say(self.words))),
        }
    }

    /// Puts a comment at the last turn; an empty one takes it away.
    pub(super) fn comment(&mut self, text: &str) -> anyhow::Result<Reply> {
        let place = self.table.study.end();
        self.table.study.comment(place, text);
        self.keep();
        let said = text::printable(&self.table.study.said(place));
        self.tell(&match said.as_str() {
            "" => self.words.say("plain-uncommented"),
            _ => self
                .words
                .say_with("plain-commented", &[("comment", said.into())]),
        })
    }

    /// Says the record of the game so far.
    pub(super) fn say_record(&mut self) -> anyhow::Result<Reply> {
        self.keep();
        let record = self.table.record(self.now).to_string();
        self.tell(text::printable(&record).trim_end())
    }
}
