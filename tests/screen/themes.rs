//! Themes: each is sound, every text can be read, each depth plays a whole game.

use crate::harness::{Screen, click};
use pylos::tui::theme::Theme;
use pylos::tui::{Depth, Look};
use ratatui::buffer::Cell;
use ratatui::style::Color;

const MIDDLE: &str = "D2L/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 L";
const SQUARE: &str = "4/D2D/LL2/1L2 3/3/3 2/2 1 L";

#[test]
fn every_text_stands_out_from_its_background_in_every_theme() {
    let states = [
        (MIDDLE, ""),
        (MIDDLE, "Up Up Up Right Right Right Enter 2 Up Right"),
        (MIDDLE, "3 Enter v"),
        (MIDDLE, "click:1d4 click:2b2"),
        (SQUARE, ""),
        (SQUARE, "Enter"),
        (SQUARE, "Enter Enter"),
        (SQUARE, "Enter Enter f v [ ]"),
        (SQUARE, ": 1 a 1 x"),
    ];
    for (number, (name, _)) in Theme::built_in().iter().enumerate() {
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
            for ascii in [false, true] {
                for size in [(33, 12), (60, 20), (80, 24), (100, 30), (120, 40)] {
                    for (position, keys) in states {
                        let look = Look { depth, ascii };
                        let mut screen = Screen::new("standard", position, size, look);
                        screen.model.theme = number;
                        screen.keys(keys);
                        for cell in &screen.draw().content {
                            check(cell, &format!("{name} {look:?} {size:?} {keys}"));
                        }
                    }
                }
            }
        }
    }
}

/// Text is never drawn on a background of unknown colour, and stands out by 4.5 to 1.
fn check(cell: &Cell, place: &str) {
    if matches!(cell.symbol(), " " | "▀") {
        return;
    }
    match (rgb(cell.fg), rgb(cell.bg)) {
        (None, None) => {}
        (Some(fg), Some(bg)) => {
            let contrast = contrast(fg, bg);
            let symbol = cell.symbol();
            assert!(
                contrast >= 4.5,
                "{place}: {symbol:?} {fg:?} on {bg:?}: {contrast:.2}"
            );
        }
        _ => panic!("{place}: {:?} on {:?}", cell.fg, cell.bg),
    }
}

/// The colour, by xterm's table for the 256 and VGA's for the 16; none for the terminal's own.
fn rgb(color: Color) -> Option<[u8; 3]> {
    let named = |index: usize| {
        [
            [0, 0, 0],
            [170, 0, 0],
            [0, 170, 0],
            [170, 85, 0],
            [0, 0, 170],
            [170, 0, 170],
            [0, 170, 170],
            [170, 170, 170],
            [85, 85, 85],
            [255, 85, 85],
            [85, 255, 85],
            [255, 255, 85],
            [85, 85, 255],
            [255, 85, 255],
            [85, 255, 255],
            [255, 255, 255],
        ][index]
    };
    Some(match color {
        Color::Reset => return None,
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(index @ 16..=231) => {
            let level = |value: u8| if value == 0 { 0 } else { 55 + 40 * value };
            let index = index - 16;
            [level(index / 36), level(index / 6 % 6), level(index % 6)]
        }
        Color::Indexed(index @ 232..) => [8 + 10 * (index - 232); 3],
        Color::Black => named(0),
        Color::Gray => named(7),
        Color::LightRed => named(9),
        Color::LightYellow => named(11),
        Color::LightBlue => named(12),
        Color::LightCyan => named(14),
        Color::White => named(15),
        other => panic!("no theme uses {other:?}"),
    })
}

/// The contrast of two colours as WCAG 2 defines it, 1 to 21.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let luminance = |rgb: [u8; 3]| {
        let linear = rgb.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn the_five_themes_of_the_house_can_be_cycled_through() {
    let mut screen = Screen::standard();
    let mut seen = Vec::new();
    for _ in Theme::built_in() {
        screen.keys("t");
        let text = screen.text();
        let name = text
            .split("Theme: ")
            .nth(1)
            .unwrap()
            .lines()
            .next()
            .unwrap()
            .to_owned();
        seen.push(name);
    }
    assert_eq!(
        seen,
        ["slate", "high-contrast", "colour-blind", "mono", "wood"]
    );
}

#[test]
fn a_broken_theme_names_the_place_and_what_is_wrong() {
    let wood = include_str!("../../assets/themes/wood.toml");
    assert!(Theme::parse(wood).is_ok());
    for (from, to, said) in [
        ("#8c6238", "brown", "\"brown\" is no colour"),
        ("board = 137", "board = 1370", "u8"),
        ("faint = 138", "paint = 138", "unknown field `paint`"),
        ("\"light-red\"", "\"pink\"", "unknown variant `pink`"),
        ("rim = \"#664426\"\n", "", "missing field `rim`"),
    ] {
        let broken = wood.replacen(from, to, 1);
        let error = Theme::parse(&broken).unwrap_err();
        assert!(error.message().contains(said), "{error}");
        if !to.is_empty() {
            let found = &broken[error.span().expect("a place")];
            assert!(to.contains(found.trim_matches('"')), "{found}");
        }
    }
}

#[test]
fn a_whole_game_is_played_in_every_depth() {
    for (depth, ascii) in [
        (Depth::True, false),
        (Depth::Indexed, false),
        (Depth::Sixteen, false),
        (Depth::None, false),
        (Depth::None, true),
    ] {
        let start = "4/4/4/4 3/3/3 2/2 1 L";
        let mut screen = Screen::new("kids", start, (80, 24), Look { depth, ascii });
        let mut turns = 0;
        while screen.model.game().outcome().is_none() {
            let position = screen.model.game().position();
            let legal = position.turns(screen.model.game().rules());
            let turn = legal[turns % legal.len()];
            if let Some(from) = turn.from() {
                screen.send(click(screen.place(&from.to_string())));
            }
            screen.send(click(screen.place(&turn.to().to_string())));
            turns += 1;
            assert_eq!(screen.model.game().turn_count(), turns, "{turn}");
        }
        assert!(screen.text().contains("wins"));
    }
}
