//! `cargo +nightly fuzz run --fuzz-dir tests/fuzz position`
//!
//! Any text is refused, or is a position that is the same when it is written and read again, and
//! in which every turn that is found is legal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pylos::pylos_core::{Position, Rules};
use pylos::text::{Catalogue, position_error};

fuzz_target!(|text: &str| match text.parse::<Position>() {
    Ok(position) => {
        assert_eq!(position.to_string().parse(), Ok(position));
        let rules = Rules::default();
        for turn in position.turns(rules) {
            assert_eq!(position.check(rules, turn), Ok(()), "{turn}");
        }
    }
    Err(error) => assert!(!position_error(Catalogue::english(), &error).is_empty()),
});
