//! `pylos import`: a record of a game that was played on Board Game Arena.

use super::{print, shown, source, tell};
use crate::cli::ImportArgs;
use crate::end::End;
use crate::import;
use crate::text::{self, Catalogue};

/// Reads the log of a game and prints a record of it; nothing where the log is none.
pub fn run(args: &ImportArgs, words: &Catalogue) -> anyhow::Result<End> {
    let log = match source::bytes(&args.file, words) {
        Ok(log) => log,
        Err(told) => {
            tell(&told);
            return Ok(End::Failed);
        }
    };
    let variant = args.variant.chosen().unwrap_or_default();
    let names = [args.light.as_deref(), args.dark.as_deref()];
    match import::read(&log, variant, names) {
        Ok(record) => print(record.to_string().as_bytes(), words),
        Err(fault) => {
            let reason = text::import_fault(words, &fault);
            let place = (fault.line, fault.column);
            tell(&source::at(words, &shown(&args.file), place, reason));
            Ok(End::Failed)
        }
    }
}
