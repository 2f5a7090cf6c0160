//! `cargo +nightly fuzz run --fuzz-dir tests/fuzz import`
//!
//! Any bytes are refused, or are a log that becomes a sound record.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pylos::import;
use pylos::pylos_core::Variant;
use pylos::record::Record;
use pylos::text::{Catalogue, import_fault};

fuzz_target!(|log: &[u8]| {
    match import::read(log, Variant::Advanced, [None, None]) {
        Ok(record) => assert_eq!(Record::read(record.to_string().as_bytes()), Ok(record)),
        Err(fault) => assert!(!import_fault(Catalogue::english(), &fault).is_empty()),
    }
});
