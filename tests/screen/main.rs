//! The game on the screen, driven by keys through the real loop on a screen in memory.

mod anything;
mod clock;
mod harness;
mod keymap;
mod keys;
mod layout;
mod lots;
mod motion;
mod mouse;
mod setup;
mod snapshots;
mod themes;
mod time;
mod walk;
