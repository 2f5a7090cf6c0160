//! `cargo +nightly fuzz run --fuzz-dir tests/fuzz turn`
//!
//! Any text is refused, or is a turn that is the same when it is written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pylos::pylos_core::Turn;
use pylos::text::{Catalogue, turn_error};

fuzz_target!(|text: &str| match text.parse::<Turn>() {
    Ok(turn) => assert_eq!(turn.to_string().parse(), Ok(turn)),
    Err(error) => {
        assert!(text.get(error.at..).is_some(), "{error:?}");
        assert!(!turn_error(Catalogue::english(), &error).is_empty());
    }
});
