//! A scene on its paper: the words, the board, the reserves.

use super::board;
use super::paint::{Paint, SMALL};
use super::{Escaped, Number, Scene, WIDTH};
use crate::pylos_core::{Level, Position, Side};
use crate::show::Trace;
use crate::text::{self, Catalogue, Players};
use unicode_width::UnicodeWidthStr;

/// A drawing on its paper, with its height.
pub(super) struct Card {
    pub(super) drawing: String,
    pub(super) height: f32,
}

/// What lies between the edge of the paper and what is drawn on it.
const MARGIN: f32 = 28.0;
/// The paper, its edge, and the inks of what is important and of what is not.
const PAPER: &str = "#f8f2e6";
const EDGE: &str = "#d3c3a6";
const INK: &str = "#2a1d12";
const PALE: &str = "#6a5743";
/// Beside a level, for the numbers of its ranks.
const LABEL: f32 = 17.0;
/// Between a level and what stands beside it.
const GAP: f32 = 11.0;
/// Where the lowest level's upper edge is: below two lines and the levels' titles.
const TOP: f32 = 96.0;
/// From one line of text to the next.
const LINE: f32 = 21.0;
/// The widest name, and the longest line, in columns.
const NAME: usize = 20;
const COLUMNS: usize = 108;

/// Draws a scene.
pub(super) fn draw(words: &Catalogue, scene: Scene<'_>, paint: &Paint) -> Card {
    let short = |side| {
        let name = scene.name(side).map(text::printable)?;
        Some(text::cut(&name, NAME))
    };
    let players = Players::new(short(Side::Light), short(Side::Dark));
    let floor = TOP + board::size(Level::One);
    let mut drawing = heading(words, scene, &players);
    drawing += &levels(words, scene, floor, paint);
    let trays = floor + 52.0;
    drawing += &reserves(words, scene, &players, trays, paint);
    let mut y = trays + 42.0;
    let lines = |text: &str| {
        let lines = textwrap::wrap(text, COLUMNS).into_iter();
        lines.map(std::borrow::Cow::into_owned).collect::<Vec<_>>()
    };
    for line in lines(&scene.story(words, &players)) {
        drawing += &Text::new(INK, 15.0).at(MARGIN, y, &line);
        y += LINE;
    }
    for line in lines(&scene.status(words, &players)) {
        drawing += &Text::new(INK, 15.0).bold().at(MARGIN, y, &line);
        y += LINE;
    }
    drawing += &legend(words, scene, &mut y, paint);
    let height = y + 6.0;
    let paper = format!(
        "<rect x=\"0.5\" y=\"0.5\" width=\"{}\" height=\"{}\" rx=\"14\" fill=\"{PAPER}\" stroke=\"{EDGE}\"/>\n",
        WIDTH - 1.0,
        Number(height - 1.0),
    );
    Card {
        drawing: paper + &drawing,
        height,
    }
}

/// Who plays, or what, and by which rules.
fn heading(words: &Catalogue, scene: Scene<'_>, players: &Players) -> String {
    let name = |side| players.name(words, side).into();
    let parts = [("light", name(Side::Light)), ("dark", name(Side::Dark))];
    let versus = words.say_with("show-versus", &parts);
    Text::new(INK, 22.0).bold().at(MARGIN, 43.0, &versus)
        + &Text::new(PALE, 15.0)
            .ending_here()
            .at(WIDTH - MARGIN, 43.0, &scene.title(words))
}

/// The levels with their labels, and the pyramid.
fn levels(words: &Catalogue, scene: Scene<'_>, floor: f32, paint: &Paint) -> String {
    let small = || Text::new(PALE, 14.0);
    let mut drawing = String::new();
    let mut left = MARGIN - 6.0;
    for level in Level::ALL {
        left += LABEL;
        let size = board::size(level);
        let title = words.say_with("level", &[("level", level.number().into())]);
        drawing += &small()
            .in_the_middle()
            .at(left + size / 2.0, floor - size - 9.0, &title);
        drawing += &board::level(scene, level, (left, floor), paint);
        let along = |place: u8| board::RIM + (f32::from(place) + 0.5) * super::paint::CELL;
        for (place, file) in (0..level.size()).zip('a'..) {
            let rank = (place + 1).to_string();
            let (x, y) = (left - 9.0, floor - along(place) + 5.0);
            drawing += &small().in_the_middle().at(x, y, &rank);
            let (x, y) = (left + along(place), floor + 17.0);
            drawing += &small().in_the_middle().at(x, y, &file.to_string());
        }
        left += size + GAP;
    }
    let size = board::size(Level::One);
    let left = WIDTH - MARGIN - size;
    let title = words.say("show-from-above");
    drawing += &small()
        .in_the_middle()
        .at(left + size / 2.0, TOP - 9.0, &title);
    drawing + &board::pyramid(scene, (left, floor), paint)
}

/// Both trays side by side, each with its player's name and the number of balls in it.
fn reserves(
    words: &Catalogue,
    scene: Scene<'_>,
    players: &Players,
    y: f32,
    paint: &Paint,
) -> String {
    const STEP: f32 = 2.0 * SMALL + 2.4;
    let position = scene.position();
    let half = (WIDTH - 2.0 * MARGIN) / 2.0;
    let tray = 15.0 * STEP + 2.0 * 6.0 + 12.0;
    let mut drawing = String::new();
    for (left, side) in [MARGIN, MARGIN + half + 10.0].into_iter().zip(Side::BOTH) {
        let count = position.reserve(side);
        drawing += &paint.plank(left, y - 14.0, tray, 28.0);
        let mut x = left + 6.0 + STEP / 2.0;
        for place in 0..Position::BALLS_PER_SIDE {
            x += if place > 0 && place % 5 == 0 {
                6.0
            } else {
                0.0
            };
            drawing += &paint.small(side, place < count, x, y);
            x += STEP;
        }
        let name = players.name(words, side);
        let is_next = position.to_move() == side && scene.end().is_none();
        let mut label = Text::new(INK, 15.0);
        if is_next {
            label = label.bold();
        }
        drawing += &label.at(left + tray + 10.0, y - 1.0, &name);
        let count = text::reserve(words, count);
        drawing += &Text::new(PALE, 13.0).at(left + tray + 10.0, y + 14.0, &count);
    }
    drawing
}

/// What the signs mean that are in the drawing, below a height, which is moved on.
fn legend(words: &Catalogue, scene: Scene<'_>, y: &mut f32, paint: &Paint) -> String {
    let mut drawing = String::new();
    let mut x = MARGIN;
    for trace in scene.traces() {
        let meaning = trace.meaning(words);
        drawing += &chip(trace, (x + 9.0, *y + 1.0), paint);
        drawing += &Text::new(PALE, 14.0).at(x + 25.0, *y + 6.0, &meaning);
        x += 60.0 + 6.9 * f32::from(u16::try_from(meaning.width()).unwrap_or(0));
    }
    if x > MARGIN {
        *y += LINE + 4.0;
    }
    drawing
}

/// A sign on a small piece of the board.
fn chip(trace: Trace, (x, y): (f32, f32), paint: &Paint) -> String {
    let (x, y) = (Number(x), Number(y));
    let plank = paint.plank(-22.0, -22.0, 44.0, 44.0);
    let sign = paint.sign(trace, None, 0.0, 0.0);
    format!("<g transform=\"translate({x} {y}) scale(0.42)\">\n{plank}{sign}</g>\n")
}

/// How a text is written.
struct Text {
    ink: &'static str,
    size: f32,
    style: &'static str,
    anchor: &'static str,
}

impl Text {
    fn new(ink: &'static str, size: f32) -> Text {
        Text {
            ink,
            size,
            style: "",
            anchor: "",
        }
    }

    fn bold(self) -> Text {
        let style = " font-weight=\"bold\"";
        Text { style, ..self }
    }

    fn in_the_middle(self) -> Text {
        let anchor = " text-anchor=\"middle\"";
        Text { anchor, ..self }
    }

    fn ending_here(self) -> Text {
        let anchor = " text-anchor=\"end\"";
        Text { anchor, ..self }
    }

    fn at(&self, x: f32, y: f32, text: &str) -> String {
        let Text {
            ink,
            size,
            style,
            anchor,
        } = self;
        let (x, y, text) = (Number(x), Number(y), Escaped(text));
        format!(
            "<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\" font-size=\"{size}\"{style}{anchor}>{text}</text>\n"
        )
    }
}
