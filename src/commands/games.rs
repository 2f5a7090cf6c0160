//! `pylos games`: the games that are kept, and those under way.

use super::table::table;
use super::{print, shown, source, tell};
use crate::end::End;
use crate::pylos_core::Side;
use crate::record::Record;
use crate::shelf::{Shelf, begun};
use crate::text::{self, Catalogue};
use std::path::Path;

/// Lists every game with its file, the one that was written last first. What is no sound record
/// is told beside the list.
pub fn run(words: &Catalogue) -> anyhow::Result<End> {
    let Some(shelf) = Shelf::of_user() else {
        return print((words.say("games-nowhere") + "\n").as_bytes(), words);
    };
    let files = shelf.files()?;
    if files.is_empty() {
        let path = shown(shelf.folder());
        let none = words.say_with("games-none", &[("path", path.into())]);
        return print((none + "\n").as_bytes(), words);
    }
    let record = |file| {
        source::record(file, words)
            .inspect_err(|told| tell(told))
            .ok()
    };
    let records = files.iter().map(|file| Some((file, record(file)?)));
    let games: Vec<_> = records.flatten().collect();
    let rows: Vec<Row> = games
        .iter()
        .map(|(file, record)| row(file, record, words))
        .collect();
    print(table(&rows).as_bytes(), words)?;
    Ok(if games.len() < files.len() {
        End::Failed
    } else {
        End::Done
    })
}

/// A game: its day, its players, its rules, how many turns it has, how it ended, and its file,
/// last so that it can be copied whole.
type Row = [String; 6];

fn row(file: &Path, record: &Record, words: &Catalogue) -> Row {
    let players = text::players_of(record);
    let player = |side| players.name(words, side).into();
    let players = [("light", player(Side::Light)), ("dark", player(Side::Dark))];
    let turns = ("turns", record.turns().len().into());
    [
        day(file, record),
        words.say_with("games-players", &players),
        record.rules().to_string(),
        words.say_with("games-turns", &[turns]),
        format!("{} {}", record.score(), record.termination()),
        shown(file),
    ]
}

/// The day of a game, as the record says, or else its file.
fn day(file: &Path, record: &Record) -> String {
    match (record.date(), begun(file)) {
        (Some(date), _) => text::one_line(date),
        (None, Some(begun)) => begun.split(' ').next().unwrap_or_default().to_owned(),
        (None, None) => "-".to_owned(),
    }
}
