//! Pylos, the board game of light and dark balls stacked into a pyramid.
//!
//! The map of the house, each storey knowing only those above it in this list:
//!
//! - [`pylos_core`]: the rules. Pure: `no_std`, no dependency, no input or output.
#![cfg_attr(
    feature = "app",
    doc = "- [`end`]: how the program ends.
- [`clock`]: time controls, and clocks as arithmetic on instants handed in.
- [`record`]: game records, read and written.
- [`import`]: games played elsewhere, read from the log kept there.
- [`text`]: what is said to people, from one catalogue.
- [`settings`]: what the player has chosen, by flags, environment and config file.
- [`lots`]: lots, drawn with the randomness of the system.
- [`shelf`]: where games are kept as files, so that none is ever lost.
- [`plain`]: line mode, for pipes, scripts and screen readers.
- [`tui`]: the game on a whole terminal: model, message, update, view.
- [`show`]: positions as text, as a picture and as data.
- [`cli`]: the command line, as types.
- [`commands`]: what the program does for each command."
)]
#![cfg_attr(not(feature = "app"), no_std)]

extern crate alloc;

pub mod pylos_core;

#[cfg(feature = "app")]
pub mod cli;
#[cfg(feature = "app")]
pub mod clock;
#[cfg(feature = "app")]
pub mod commands;
#[cfg(feature = "app")]
pub mod end;
#[cfg(feature = "app")]
pub mod import;
#[cfg(feature = "app")]
pub mod lots;
#[cfg(feature = "app")]
pub mod plain;
#[cfg(feature = "app")]
pub mod record;
#[cfg(feature = "app")]
pub mod settings;
#[cfg(feature = "app")]
pub mod shelf;
#[cfg(feature = "app")]
pub mod show;
#[cfg(feature = "app")]
pub mod text;
#[cfg(feature = "app")]
pub mod tui;
