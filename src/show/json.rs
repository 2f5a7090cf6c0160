//! A position as data, for other programs. The names of the fields are part of what users can rely
//! on: the README lists them.

use super::Scene;
use crate::pylos_core::{Cell, Position, Side, Turn};
use serde::{Serialize, Serializer};

/// A scene as an object, in a line.
///
/// # Errors
/// None that are known: only what could not be written down would fail.
pub fn json(scene: Scene<'_>) -> serde_json::Result<String> {
    Ok(serde_json::to_string(&Data::of(scene))? + "\n")
}

/// Scenes as a list of objects, each in a line of its own.
///
/// # Errors
/// As with [`json`].
pub fn json_list(scenes: &[Scene<'_>]) -> serde_json::Result<String> {
    let object = |scene: &Scene<'_>| serde_json::to_string(&Data::of(*scene));
    let objects: Vec<String> = scenes.iter().map(object).collect::<Result<_, _>>()?;
    Ok(format!("[\n{}\n]\n", objects.join(",\n")))
}

/// What there is to know of a scene.
#[derive(Serialize)]
struct Data<'a> {
    rules: String,
    light: Option<&'a str>,
    dark: Option<&'a str>,
    start: String,
    turns: usize,
    ply: usize,
    turn: Option<String>,
    position: String,
    to_move: &'static str,
    reserve: Sides,
    cells: Cells,
    legal: Vec<String>,
    outcome: Option<End>,
}

/// A number a side.
#[derive(Serialize)]
struct Sides {
    light: u32,
    dark: u32,
}

/// How the game ended.
#[derive(Serialize)]
struct End {
    score: &'static str,
    termination: &'static str,
}

impl<'a> Data<'a> {
    fn of(scene: Scene<'a>) -> Data<'a> {
        let position = scene.position();
        let end = scene.end();
        let legal = if end.is_some() || position.outcome(scene.rules()).is_some() {
            Vec::new()
        } else {
            position.turns(scene.rules())
        };
        Data {
            rules: scene.rules().to_string(),
            light: scene.name(Side::Light),
            dark: scene.name(Side::Dark),
            start: scene.start().to_string(),
            turns: scene.turn_count(),
            ply: scene.ply(),
            turn: scene.last_turn().map(|(_, turn)| turn.to_string()),
            position: position.to_string(),
            to_move: position.to_move().name(),
            reserve: Sides {
                light: position.reserve(Side::Light),
                dark: position.reserve(Side::Dark),
            },
            cells: Cells(position),
            legal: legal.iter().map(Turn::to_string).collect(),
            outcome: end.map(|(score, termination)| End {
                score: score.name(),
                termination: termination.name(),
            }),
        }
    }
}

/// Whose ball lies on each cell: an object with all 30 of them, in cell order.
struct Cells(Position);

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            Cell::all().map(|cell| (cell.to_string(), self.0.ball_at(cell).map(Side::name))),
        )
    }
}
