//! `pylos check`: whether game records are sound.

use super::{print, shown, source, tell};
use crate::cli::CheckArgs;
use crate::end::End;
use crate::record::Record;
use crate::text::Catalogue;

/// Checks every record, and says of each that it is sound or what is wrong with it.
pub fn run(args: &CheckArgs, words: &Catalogue) -> anyhow::Result<End> {
    let mut end = End::Done;
    for path in &args.files {
        match source::record(path, words) {
            Ok(record) => {
                print(sound(words, &shown(path), &record).as_bytes(), words)?;
            }
            Err(told) => {
                tell(&told);
                end = End::Failed;
            }
        }
    }
    Ok(end)
}

/// That a record is sound, in a line.
fn sound(words: &Catalogue, file: &str, record: &Record) -> String {
    let parts = [
        ("file", file.into()),
        ("turns", record.turns().len().into()),
        ("score", record.score().name().into()),
        ("termination", record.termination().name().into()),
    ];
    words.say_with("record-sound", &parts) + "\n"
}
