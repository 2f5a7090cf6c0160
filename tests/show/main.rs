//! Positions shown in every form, by the library and by the real program.

mod command;
mod drawing;
mod forms;
#[path = "../line_mode/program.rs"]
#[allow(dead_code, reason = "line mode needs more of it")]
mod program;
mod snapshots;
#[path = "../rules/support.rs"]
#[allow(dead_code, reason = "the rules need more of it")]
mod support;

use pylos::record::Record;
use pylos::show::Positions;
use pylos::text::Catalogue;

/// A sample game.
fn sample(name: &str) -> Positions {
    let file = format!("assets/games/{name}.pylos");
    Positions::of(&Record::read(&std::fs::read(file).unwrap()).unwrap())
}

fn words() -> &'static Catalogue {
    Catalogue::english()
}
