//! The program itself, in a real pseudo-terminal.
//!
//! Only on Unix: elsewhere a pseudo-terminal draws the screen anew by itself, so that what the
//! program wrote, and what it left behind, is not seen.
#![cfg(unix)]

mod clocks;
mod deeds;
mod endings;
mod games;
mod going_on;
mod harness;
mod home;
mod idle;
mod jobs;
mod launch;
mod lines;
mod modes;
mod not_kept;
mod opening;
mod process;
mod refusals;
mod saving;
mod setup;
mod sizes;
#[path = "../line_mode/state.rs"]
mod state;
mod table;
