//! The settings, by the real program: the config file, the environment and the flags.

#[allow(dead_code, reason = "line mode uses the rest")]
#[path = "../line_mode/program.rs"]
mod program;

mod config;
mod faults;
mod generated;
mod home;
mod outfit;
mod precedence;
