//! The rules of Pylos, tested from outside: against tables that independent engines agree on,
//! against themselves on random games, and against an example for every clause.

mod drafting;
mod endings;
mod facts;
mod games;
mod legality;
mod parse_errors;
mod positions;
mod refusals;
mod rule_options;
mod support;
mod symmetry;
mod tables;
mod text;
