//! `pylos check`: whether game records are sound.

use super::{print, tell, tell_fault};
use crate::cli::CheckArgs;
use crate::end::End;
use crate::record::{Fault, Record};
use crate::text::{self, Catalogue};
use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// Checks every record, and says of each that it is sound or what is wrong with it.
pub fn run(args: &CheckArgs, words: &Catalogue) -> anyhow::Result<End> {
    let mut end = End::Done;
    for path in &args.files {
        let file = text::printable(&path.to_string_lossy()).replace('\n', " ");
        match bytes(path).map(|bytes| Record::read(&bytes)) {
            Ok(Ok(record)) => {
                print(sound(words, &file, &record).as_bytes(), words)?;
                continue;
            }
            Ok(Err(fault)) => tell(&unsound(words, &file, &fault)),
            Err(error) => {
                let parts = [("file", file.into()), ("reason", error.to_string().into())];
                tell_fault(words.say_with("record-unreadable", &parts), words);
            }
        }
        end = End::Failed;
    }
    Ok(end)
}

/// What a file holds; standard input where the path is `-`.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    if path.as_os_str() != "-" {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
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

/// What is wrong with a record and where, in a line.
fn unsound(words: &Catalogue, file: &str, fault: &Fault) -> String {
    let parts = [
        ("file", file.into()),
        // As texts, for a number may be written with signs between its digits.
        ("line", fault.line.to_string().into()),
        ("column", fault.column.to_string().into()),
        ("reason", text::record_fault(words, fault).into()),
    ];
    words.say_with("record-at", &parts)
}
