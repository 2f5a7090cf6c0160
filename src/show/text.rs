//! A position in plain ASCII characters, for people: in a mail, a terminal, a screen reader.

use super::{Scene, Trace};
use crate::pylos_core::{Cell, Level, Position, Side};
use crate::text::{self, Catalogue, Players};
use unicode_width::UnicodeWidthStr;

/// Columns of a line, as mails have them.
const WIDTH: usize = 78;
/// Columns of a cell: the ball, and on each side of it what the last turn did there.
const CELL: usize = 3;
/// Columns of the ranks' labels beside a level.
const LABEL: usize = 2;
/// Columns between two levels.
const GAP: usize = 3;

/// Scenes of one game below each other, and above them what game it is.
#[must_use]
pub fn text(words: &Catalogue, scenes: &[Scene<'_>]) -> String {
    let Some(first) = scenes.first() else {
        return String::new();
    };
    let players = first.players();
    let scenes = scenes.iter().map(|scene| position(words, *scene, &players));
    let scenes: Vec<String> = scenes.collect();
    let heading = text::greeting(words, &players, first.rules());
    let heading = textwrap::fill(&heading, WIDTH);
    format!("{heading}\n{}", scenes.join("\n"))
}

fn position(words: &Catalogue, scene: Scene<'_>, players: &Players) -> String {
    let parts = [
        textwrap::fill(&scene.story(words, players), WIDTH),
        String::new(),
        board(words, scene),
        String::new(),
        reserves(words, scene, players),
        String::new(),
        textwrap::fill(&scene.status(words, players), WIDTH),
        legend(words, scene),
        String::new(),
    ];
    parts.join("\n")
}

/// The four levels side by side, each with its ranks and files.
fn board(words: &Catalogue, scene: Scene<'_>) -> String {
    let row = |part: &dyn Fn(Level) -> String| {
        let parts = Level::ALL.map(|level| {
            let width = LABEL + usize::from(level.size()) * CELL + GAP;
            format!("{:width$}", part(level))
        });
        parts.concat().trim_end().to_owned()
    };
    let title = |level: Level| {
        let parts = [("level", level.number().into())];
        let long = format!(" {}", words.say_with("level", &parts));
        let room = LABEL + usize::from(level.size()) * CELL + GAP;
        if long.width() <= room {
            return long;
        }
        format!(" {}", words.say_with("level-short", &parts))
    };
    let files = |level: Level| {
        let names = ('a'..).take(level.size().into());
        let names: Vec<String> = names.map(|file| format!(" {file} ")).collect();
        " ".repeat(LABEL) + &names.concat()
    };
    let ranks = (0..4)
        .rev()
        .map(|rank| row(&|level| cells(scene, level, rank)));
    let mut rows = vec![row(&title)];
    rows.extend(ranks);
    rows.push(row(&files));
    rows.join("\n")
}

/// A rank of a level, with its number; nothing where the level has no such rank.
fn cells(scene: Scene<'_>, level: Level, rank: u8) -> String {
    let cells = (0..level.size()).filter_map(|file| Cell::new(level, file, rank));
    let cells: String = cells.map(|cell| face(scene, cell)).collect();
    if cells.is_empty() {
        return cells;
    }
    format!("{:<LABEL$}{cells}", rank + 1)
}

fn face(scene: Scene<'_>, cell: Cell) -> String {
    let position = scene.position();
    let middle = match position.ball_at(cell) {
        Some(side) => letter(side),
        None if position.open().contains(cell) => '+',
        None => '.',
    };
    let [left, right] = scene.trace(cell).map_or([' ', ' '], signs);
    [left, middle, right].iter().collect()
}

const fn letter(side: Side) -> char {
    match side {
        Side::Light => 'L',
        Side::Dark => 'D',
    }
}

/// What stands around a cell that the last turn did something to.
const fn signs(trace: Trace) -> [char; 2] {
    match trace {
        Trace::Landed => ['<', '>'],
        Trace::Raised => ['(', ')'],
        Trace::Taken => ['>', '<'],
    }
}

/// Each side's reserve in a line, in groups of five balls.
fn reserves(words: &Catalogue, scene: Scene<'_>, players: &Players) -> String {
    let position = scene.position();
    let names = Side::BOTH.map(|side| players.name(words, side));
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let lines = Side::BOTH.map(|side| {
        let count = position.reserve(side);
        let name = &names[side.index()];
        let blanks = " ".repeat(widest - name.width());
        let ball = |place| if place < count { letter(side) } else { '.' };
        let balls: Vec<char> = (0..Position::BALLS_PER_SIDE).map(ball).collect();
        let groups = balls
            .chunks(5)
            .map(|group| group.iter().collect::<String>());
        let balls = groups.collect::<Vec<_>>().join(" ");
        format!("{name}{blanks} {balls}  {}", text::reserve(words, count))
    });
    lines.join("\n")
}

/// What the signs on the board mean.
fn legend(words: &Catalogue, scene: Scene<'_>) -> String {
    let traces = scene.traces().map(|trace| {
        let [left, right] = signs(trace);
        let parts = [
            ("sign", format!("{left}{right}").into()),
            ("meaning", trace.meaning(words).into()),
        ];
        words.say_with("show-legend-mark", &parts)
    });
    let parts: Vec<String> = [words.say("show-legend")]
        .into_iter()
        .chain(traces)
        .collect();
    textwrap::fill(&parts.join(", "), WIDTH)
}
