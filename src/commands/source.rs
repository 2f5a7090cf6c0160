//! What a command is given to read: a file, or standard input where it is called `-`.

use super::shown;
use crate::record::{Fault, Record};
use crate::text::{self, Catalogue};
use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// What a file holds.
///
/// # Errors
/// That it cannot be read, in the line to be told.
pub fn bytes(path: &Path, words: &Catalogue) -> Result<Vec<u8>, String> {
    let read = || {
        if path.as_os_str() != "-" {
            return fs::read(path);
        }
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    read().map_err(|error: io::Error| {
        let parts = [
            ("file", shown(path).into()),
            ("reason", error.to_string().into()),
        ];
        let reason = words.say_with("record-unreadable", &parts);
        words.say_with("failed", &[("reason", reason.into())])
    })
}

/// The record in a file.
///
/// # Errors
/// That it cannot be read, or what is wrong with it and where, in the line to be told.
pub fn record(path: &Path, words: &Catalogue) -> Result<Record, String> {
    let read = Record::read(&bytes(path, words)?);
    read.map_err(|fault| unsound(words, &shown(path), &fault))
}

/// What is wrong with a record and where, in a line.
fn unsound(words: &Catalogue, file: &str, fault: &Fault) -> String {
    let reason = text::record_fault(words, fault);
    at(words, file, (fault.line, fault.column), reason)
}

/// What is wrong at a line and a column of a file, in a line.
pub fn at(words: &Catalogue, file: &str, place: (usize, usize), reason: String) -> String {
    let parts = [
        ("file", file.into()),
        // As texts, for a number may be written with signs between its digits.
        ("line", place.0.to_string().into()),
        ("column", place.1.to_string().into()),
        ("reason", reason.into()),
    ];
    words.say_with("record-at", &parts)
}
