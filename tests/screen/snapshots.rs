//! Screens as they are drawn, with their styles.

use crate::harness::{COLOURFUL, COLOURLESS, Screen};
use pylos::tui::{Command, Depth, Look, Message, update};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};
use std::fmt::Write;

const EMPTY: &str = "4/4/4/4 3/3/3 2/2 1 L";
const SQUARE: &str = "4/D2D/LL2/1L2 3/3/3 2/2 1 L";
const MIDDLE: &str = "D2L/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 L";
const NEARLY_OVER: &str = "LDLD/DLDL/LDLD/DLDL LDL/DDD/LDL DL/LD 1 L";

const SIXTEEN: Look = Look {
    depth: Depth::Sixteen,
    ascii: false,
};
const ASCII: Look = Look {
    depth: Depth::None,
    ascii: true,
};
const INDEXED: Look = Look {
    depth: Depth::Indexed,
    ascii: false,
};

/// The text, then a letter for the style of each cell, then what the letters mean.
fn with_styles(buffer: &Buffer) -> String {
    let mut styles: Vec<(Color, Color, Modifier)> = Vec::new();
    let mut letters = String::new();
    for row in buffer.content.chunks(usize::from(buffer.area.width)) {
        for cell in row {
            let style = (cell.fg, cell.bg, cell.modifier);
            let known = styles.iter().position(|other| *other == style);
            let number = known.unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            letters.push(letter(number));
        }
        letters.push('\n');
    }
    let mut legend = String::new();
    for (number, (fg, bg, modifier)) in styles.iter().enumerate() {
        let name = |color: &Color| color.to_string();
        writeln!(
            legend,
            "{} {} on {} {modifier:?}",
            letter(number),
            name(fg),
            name(bg)
        )
        .unwrap();
    }
    format!("{}\n{letters}\n{legend}", crate::harness::text_of(buffer))
}

/// Letters from the plain ones on, as many as there are styles.
fn letter(number: usize) -> char {
    let letters = ('a'..='z')
        .chain('A'..='Z')
        .chain('À'..='ÿ')
        .chain('Ā'..='ɏ')
        .chain('Ͱ'..);
    letters.filter(|c| c.is_alphabetic()).nth(number).unwrap()
}

fn snapshot(name: &str, size: (u16, u16), look: Look, rules: &str, position: &str, keys: &str) {
    let mut screen = Screen::new(rules, position, size, look);
    screen.keys(keys);
    shot(name, &mut screen);
}

/// A screen as it is now.
fn shot(name: &str, screen: &mut Screen) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, with_styles(&screen.draw()));
    });
}

#[test]
fn at_80_by_24() {
    let size = (80, 24);
    snapshot("80x24-start", size, COLOURFUL, "standard", EMPTY, "");
    snapshot(
        "80x24-recover",
        size,
        COLOURFUL,
        "standard",
        SQUARE,
        "Enter",
    );
    snapshot(
        "80x24-lifted-colourless",
        size,
        COLOURLESS,
        "advanced",
        MIDDLE,
        "Up Up Up Right Right Right Enter 2 Up Right",
    );
    snapshot(
        "80x24-refused-16",
        size,
        SIXTEEN,
        "kids+raise",
        MIDDLE,
        "3 Enter",
    );
    snapshot(
        "80x24-typing-ascii",
        size,
        ASCII,
        "standard",
        SQUARE,
        ": 1 a 1 x",
    );
    snapshot(
        "80x24-over-256",
        size,
        INDEXED,
        "standard+nopass",
        NEARLY_OVER,
        "4 Enter",
    );
    snapshot(
        "80x24-looking-back",
        size,
        COLOURLESS,
        "advanced",
        SQUARE,
        "Enter Enter f [",
    );
    snapshot("80x24-asking", size, COLOURLESS, "standard", SQUARE, "o");
    snapshot("80x24-help", size, COLOURLESS, "standard", EMPTY, "?");
    snapshot(
        "80x24-rules",
        size,
        COLOURLESS,
        "advanced+raise+optional+nopass",
        EMPTY,
        "r",
    );
}

#[test]
fn a_new_game_is_set_up() {
    let size = (80, 24);
    let standard = |name, size, look, keys| snapshot(name, size, look, "standard", SQUARE, keys);
    standard("80x24-setup", size, COLOURFUL, "Enter n Down Down Down");
    let wrong = "n Down Down Down Down Down Down Down Down 1 0";
    standard("80x24-setup-wrong-ascii", size, ASCII, wrong);
    let loser = "g y n Up Right Right Right Enter";
    standard("80x24-setup-loser-colourless", size, COLOURLESS, loser);
    standard("33x12-setup", (33, 12), COLOURLESS, "n Up");
}

#[test]
fn lots_are_drawn() {
    for (name, look, second) in [
        ("80x24-lots", COLOURFUL, true),
        ("80x24-lots-ascii", ASCII, false),
    ] {
        let mut screen = Screen::new("standard", EMPTY, (80, 24), look);
        screen.keys("n Up Right Right");
        update(&mut screen.model, Message::Do(Command::Act));
        update(&mut screen.model, Message::Lot(second));
        shot(name, &mut screen);
    }
}

#[test]
fn at_120_by_40() {
    let size = (120, 40);
    snapshot(
        "120x40-lifted",
        size,
        COLOURFUL,
        "advanced",
        MIDDLE,
        "Up Up Up Right Right Right Enter",
    );
    snapshot("120x40-ascii", size, ASCII, "advanced", MIDDLE, "");
}

#[test]
fn at_60_by_20() {
    let size = (60, 20);
    snapshot(
        "60x20-turn",
        size,
        COLOURFUL,
        "standard",
        MIDDLE,
        "2 Up Right",
    );
    snapshot(
        "60x20-refused-colourless",
        size,
        COLOURLESS,
        "standard",
        MIDDLE,
        "3 Enter",
    );
}

#[test]
fn at_the_smallest() {
    snapshot(
        "33x12-turn",
        (33, 12),
        COLOURLESS,
        "standard",
        MIDDLE,
        "2 Up Right",
    );
}
