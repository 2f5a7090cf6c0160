//! A position as the game draws it on a terminal, written out as lines with the sequences that
//! colour them.

use super::Scene;
use crate::pylos_core::Game;
use crate::text::{self, Catalogue};
use crate::tui::geometry::Geometry;
use crate::tui::theme::Theme;
use crate::tui::{self, Look, Mode, Model, Page, Sight};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use std::fmt::Write;
use unicode_width::UnicodeWidthStr;

/// The window that the board is drawn for.
const WINDOW: Rect = Rect::new(0, 0, 80, 24);

/// Scenes of one game below each other, and above them what game it is. Each line ends without
/// colours.
#[must_use]
pub fn ansi(
    words: &'static Catalogue,
    scenes: &[Scene<'_>],
    (theme, look): (Theme, Look),
) -> String {
    let Some(first) = scenes.first() else {
        return String::new();
    };
    let players = first.players();
    let scenes = scenes.iter().map(|scene| {
        let mut model = Model::new(game(*scene), players.clone(), words, look);
        model.themes = vec![(String::new(), theme)];
        format!(
            "{}\n{}\n{}\n",
            wrapped(&scene.story(words, &players)),
            picture(model),
            wrapped(&scene.status(words, &players)),
        )
    });
    let scenes: Vec<String> = scenes.collect();
    format!(
        "{}\n{}",
        wrapped(&text::greeting(words, &players, first.rules())),
        scenes.join("\n")
    )
}

fn wrapped(text: &str) -> String {
    textwrap::fill(text, usize::from(WINDOW.width))
}

/// A game of the last turn alone, over if the scene's is.
fn game(scene: Scene<'_>) -> Game {
    let last = scene.last_turn();
    let start = last.map_or(scene.position(), |(before, _)| before);
    let mut game = Game::from_position(start, scene.rules());
    if let Some((_, turn)) = last {
        // It was legal there, and so it is here.
        let _ = game.play(turn);
    }
    if scene.end().is_some() {
        // However it ended, nobody is to move.
        let _ = game.agree_draw();
    }
    game
}

/// The board and the reserves of a model.
fn picture(mut model: Model) -> String {
    let Some(geometry) = Geometry::of(WINDOW) else {
        return String::new();
    };
    // Looked at and not played on: no cursor, and no signs of what may be done.
    model.sight = Sight::Back(model.place());
    model.mode = Mode::Reading {
        page: Page::Rules,
        top: 0,
    };
    let mut buffer = Buffer::empty(WINDOW);
    tui::still(&model, &geometry, &mut buffer);
    let rows = geometry.header.bottom()..geometry.reserves[1].bottom();
    let rows = rows.map(|y| line(&buffer, y) + "\n");
    rows.collect()
}

/// A row of a buffer with the sequences that colour it, and none after its last character.
fn line(buffer: &Buffer, y: u16) -> String {
    const RESET: &str = "\u{1b}[0m";
    let mut line = String::new();
    let mut written = String::new();
    let mut end = 0;
    let mut x = buffer.area.left();
    while x < buffer.area.right() {
        let cell = &buffer[(x, y)];
        let style = sequence(cell.fg, cell.bg, cell.modifier);
        if style != written {
            line += RESET;
            line += &style;
            written = style;
        }
        line += cell.symbol();
        if cell.symbol() != " " || !written.is_empty() {
            end = line.len();
        }
        // A wide character covers the next place as well.
        x += u16::try_from(cell.symbol().width()).unwrap_or(1).max(1);
    }
    line.truncate(end);
    if !line.is_empty() {
        line += RESET;
    }
    line
}

/// The sequence for colours and style; nothing for those that a terminal begins with.
fn sequence(fg: Color, bg: Color, modifier: Modifier) -> String {
    let styles = [
        (Modifier::BOLD, "1"),
        (Modifier::UNDERLINED, "4"),
        (Modifier::REVERSED, "7"),
    ];
    let styles = styles.iter().filter(|(style, _)| modifier.contains(*style));
    let mut codes: Vec<String> = styles.map(|(_, code)| (*code).to_owned()).collect();
    codes.extend(color(fg, 30));
    codes.extend(color(bg, 40));
    let mut sequence = String::new();
    if !codes.is_empty() {
        // Writing to a string never fails.
        let _ = write!(sequence, "\u{1b}[{}m", codes.join(";"));
    }
    sequence
}

/// The code for a colour, of the ink where `base` is 30 and of the ground where it is 40.
fn color(color: Color, base: u8) -> Option<String> {
    let bright = base + 60;
    let code = match color {
        Color::Reset => return None,
        Color::Rgb(red, green, blue) => {
            return Some(format!("{};2;{red};{green};{blue}", base + 8));
        }
        Color::Indexed(index) => return Some(format!("{};5;{index}", base + 8)),
        Color::Black => base,
        Color::Red => base + 1,
        Color::Green => base + 2,
        Color::Yellow => base + 3,
        Color::Blue => base + 4,
        Color::Magenta => base + 5,
        Color::Cyan => base + 6,
        Color::Gray => base + 7,
        Color::DarkGray => bright,
        Color::LightRed => bright + 1,
        Color::LightGreen => bright + 2,
        Color::LightYellow => bright + 3,
        Color::LightBlue => bright + 4,
        Color::LightMagenta => bright + 5,
        Color::LightCyan => bright + 6,
        Color::White => bright + 7,
    };
    Some(code.to_string())
}
