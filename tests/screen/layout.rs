//! The layout: every size, the cells' aspect, glyphs of width one.

use crate::harness::{COLOURFUL, COLOURLESS, Screen, text_of};
use pylos::pylos_core::Cell;
use pylos::tui::geometry::{Geometry, SMALLEST};
use pylos::tui::{Depth, Look};
use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

const MIDDLE: &str = "D2L/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 L";

#[test]
fn every_size_is_drawn() {
    let states = [
        "",
        "Enter",
        ": 2 b",
        "g",
        "?",
        "r",
        "2 Up Enter",
        "[",
        "g y",
        "n",
        "n Down Down Down",
        "n Up Right Right Enter",
        "g y n Up Right Right Right Enter",
    ];
    for (width, height) in (0..=200)
        .step_by(3)
        .flat_map(|w| (0..=60).step_by(2).map(move |h| (w, h)))
    {
        let state = states[usize::from((width / 3 + height / 2) % 13)];
        let mut screen = Screen::new("advanced", MIDDLE, (width, height), COLOURFUL);
        screen.keys(state);
        let text = screen.text();
        let fits = width >= SMALLEST.0 && height >= SMALLEST.1;
        assert_eq!(Geometry::of(Rect::new(0, 0, width, height)).is_some(), fits);
        if width > 8 && height > 4 {
            assert_eq!(
                text.contains("needs"),
                !fits,
                "{width}×{height} {state}\n{text}"
            );
        }
    }
}

#[test]
fn the_page_for_small_windows_says_what_is_needed() {
    let mut screen = Screen::new("standard", MIDDLE, (24, 8), COLOURFUL);
    let text = screen
        .text()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    assert_eq!(text, "The board needs 33x12, the window has 24x8.");
}

#[test]
fn cells_keep_their_aspect_stay_apart_and_answer_to_the_mouse() {
    for (width, height) in (33..=220)
        .step_by(7)
        .flat_map(|w| (12..=70).step_by(5).map(move |h| (w, h)))
    {
        let area = Rect::new(0, 0, width, height);
        let geometry = Geometry::of(area).unwrap();
        assert_eq!(geometry.cell.0, geometry.cell.1 * 2, "as high as wide");
        for cell in Cell::all() {
            let rect = geometry.rect(cell);
            assert_eq!(rect.intersection(area), rect, "{cell} is on the screen");
            for corner in [(rect.x, rect.y), (rect.right() - 1, rect.bottom() - 1)] {
                assert_eq!(geometry.cell_at(Position::from(corner)), Some(cell));
            }
            let overlaps = Cell::all().filter(|&other| geometry.rect(other).intersects(rect));
            assert_eq!(overlaps.count(), 1, "{cell} overlaps no other");
        }
        let parts = [
            geometry.header,
            geometry.reserves[0],
            geometry.reserves[1],
            geometry.messages,
            geometry.turns,
            geometry.bar,
        ];
        for (i, part) in parts.iter().enumerate() {
            assert_eq!(part.intersection(area), *part, "{width}×{height}");
            let board = geometry.levels.iter().any(|level| level.intersects(*part));
            assert!(!board, "nothing is drawn over the board");
            assert!(
                parts[..i]
                    .iter()
                    .all(|other| !other.intersects(*part) || part.is_empty())
            );
        }
    }
}

#[test]
fn the_board_grows_with_the_window() {
    let rows = |width, height| Geometry::of(Rect::new(0, 0, width, height)).unwrap().cell.1;
    assert_eq!(
        [
            (33, 12),
            (60, 20),
            (80, 24),
            (100, 30),
            (120, 40),
            (200, 60)
        ]
        .map(|(w, h)| rows(w, h)),
        [1, 2, 3, 4, 5, 9]
    );
}

#[test]
fn only_glyphs_of_width_one_are_drawn() {
    for size in [(33, 12), (60, 20), (80, 24), (120, 40)] {
        for keys in [
            "",
            "Up Up Up Right Right Right Enter",
            ": 2 b",
            "g",
            "?",
            "r",
            "2 Up Enter",
            "g y",
            "n Down",
            "n Up Right Right Enter",
            "g y n Up Right Right Right Enter",
        ] {
            for depth in [Depth::None, Depth::Sixteen, Depth::Indexed, Depth::True] {
                for ascii in [false, true] {
                    let mut screen = Screen::new("advanced", MIDDLE, size, Look { depth, ascii });
                    screen.keys(keys);
                    for cell in &screen.draw().content {
                        assert_eq!(cell.symbol().width(), 1, "{:?}", cell.symbol());
                        assert!(!is_emoji(cell.symbol()), "{:?}", cell.symbol());
                        assert!(!ascii || cell.symbol().is_ascii(), "{:?}", cell.symbol());
                    }
                }
            }
        }
    }
}

/// Whether some terminal may draw it as an emoji: those of Unicode's emoji data that are neither
/// letters nor digits nor below U+2000, and can be reached from here by mistake.
fn is_emoji(symbol: &str) -> bool {
    symbol.chars().any(|c| {
        matches!(u32::from(c),
            0x203c | 0x2049 | 0x2122 | 0x2139 | 0x2194..=0x2199 | 0x21a9..=0x21aa | 0x231a..=0x231b
            | 0x23e9..=0x23f3 | 0x25aa..=0x25ab | 0x25b6 | 0x25c0 | 0x25fb..=0x25fe
            | 0x2600..=0x27bf | 0x2934..=0x2935 | 0x2b05..=0x2b07 | 0x2b1b..=0x2b1c | 0x2b50
            | 0x2b55 | 0x3030 | 0x303d | 0x3297 | 0x3299 | 0xfe0f | 0x1f000..)
    })
}

#[test]
fn the_sides_differ_without_colour() {
    let shape = |position: &str, look| {
        let mut screen = Screen::new("kids", position, (80, 24), look);
        screen.keys("Tab");
        let area = Geometry::of(Rect::new(0, 0, 80, 24))
            .unwrap()
            .rect("1c3".parse().unwrap());
        let text = text_of(&screen.draw());
        text.lines()
            .skip(usize::from(area.y))
            .take(usize::from(area.height))
            .map(|line| {
                line.chars()
                    .skip(usize::from(area.x))
                    .take(usize::from(area.width))
                    .collect()
            })
            .collect::<Vec<String>>()
    };
    for ascii in [false, true] {
        let look = Look {
            ascii,
            ..COLOURLESS
        };
        let light = shape("4/2L1/4/4 3/3/3 2/2 1 D", look);
        let dark = shape("4/2D1/4/4 3/3/3 2/2 1 L", look);
        let empty = shape("4/4/4/4 3/3/3 2/2 1 L", look);
        assert!(light != dark && dark != empty && empty != light);
    }
}

#[test]
fn the_hint_at_the_help_is_the_last_to_go() {
    let mut fewest = usize::MAX;
    for width in (SMALLEST.0..=120).rev() {
        for keys in ["", "2 Up Enter", "Home", "g y"] {
            let mut screen = Screen::new("standard", MIDDLE, (width, 30), COLOURFUL);
            screen.keys(keys);
            let text = screen.text();
            let bar = text.lines().last().unwrap();
            assert!(
                bar.contains("? help") && bar.contains("q quit"),
                "{width}: {bar}"
            );
            fewest = fewest.min(bar.split_whitespace().count());
        }
    }
    assert!(fewest <= 6, "on the narrowest there is hardly more");
}

#[test]
fn a_sign_is_in_the_middle_of_its_ball_at_every_height() {
    for height in [20, 24, 28, 34, 40, 48] {
        let mut screen = Screen::new("advanced", MIDDLE, (160, height), COLOURLESS);
        let text = screen.text();
        let row = text.lines().position(|line| line.contains("/\\")).unwrap();
        let line = |row: usize| text.lines().nth(row).unwrap();
        let column = line(row)
            .find("/\\")
            .map(|at| line(row)[..at].chars().count())
            .unwrap();
        let below = |row: usize| line(row).chars().nth(column).unwrap_or(' ');
        let tall = Geometry::of(Rect::new(0, 0, 160, height)).unwrap().cell.1 > 2;
        assert!(
            !tall || below(row - 1) == '█' && below(row + 1) == '█',
            "{text}"
        );
    }
}
