//! Game records: read and written.

mod faults;
mod forms;
mod round_trip;
#[path = "../rules/support.rs"]
#[allow(dead_code, reason = "the rules need more of it")]
mod support;
