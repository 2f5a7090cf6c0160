//! Game records: read, written, and checked by the real program.

mod check;
mod faults;
mod forms;
#[path = "../line_mode/program.rs"]
#[allow(dead_code, reason = "line mode needs more of it")]
mod program;
mod round_trip;
mod study;
#[path = "../rules/support.rs"]
#[allow(dead_code, reason = "the rules need more of it")]
mod support;
