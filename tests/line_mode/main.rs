//! Line mode and the command line, by the real program.

mod clock;
mod command_line;
mod endings;
mod games;
mod input;
mod keeping;
mod kept;
mod lots;
mod perft;
mod program;
mod records;
mod refusals;
