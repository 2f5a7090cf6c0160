//! Pylos, the board game of light and dark balls stacked into a pyramid.
//!
//! The map of the house, each storey knowing only those below it:
//!
//! - [`pylos_core`]: the rules. Pure: `no_std`, no dependency, no input or output.
#![cfg_attr(not(feature = "app"), no_std)]

extern crate alloc;

pub mod pylos_core;
