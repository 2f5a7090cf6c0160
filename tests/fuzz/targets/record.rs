//! `cargo +nightly fuzz run --fuzz-dir tests/fuzz record`
//!
//! Any bytes are refused, or are a record that is the same when it is written and read again, and
//! that can be shown.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pylos::record::Record;
use pylos::show::{self, Replay};
use pylos::text::{Catalogue, record_fault};

fuzz_target!(|bytes: &[u8]| {
    let words = Catalogue::english();
    match Record::read(bytes) {
        Ok(record) => {
            let written = record.to_string();
            let again = Record::read(written.as_bytes());
            assert_eq!(again.as_ref(), Ok(&record), "{written}");
            let replay = Replay::of(&record);
            let last = replay.scenes().last();
            assert!(last.is_some_and(|scene| !show::text(words, &[scene]).is_empty()));
        }
        Err(fault) => assert!(!record_fault(words, &fault).is_empty()),
    }
});
