//! Logs of games played elsewhere, read by the library and by the real program.

mod command;
mod logs;
#[path = "../line_mode/program.rs"]
#[allow(dead_code, reason = "line mode needs more of it")]
mod program;
#[path = "../rules/support.rs"]
#[allow(dead_code, reason = "the rules need more of it")]
mod support;
