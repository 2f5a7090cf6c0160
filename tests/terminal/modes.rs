//! What a program may leave behind in a terminal, and what it may draw.

use std::collections::BTreeSet;
use unicode_properties::UnicodeEmoji;
use unicode_width::UnicodeWidthChar;
use vt100::{Color, Screen};

/// The modes that a terminal has set before anything is asked of it: lines wrap, the cursor shows.
const SET_AT_FIRST: [u16; 2] = [7, 25];

/// The private modes (DECSET, DECRST) that are not as at first after these bytes.
pub fn changed(raw: &[u8]) -> BTreeSet<u16> {
    let mut changed = BTreeSet::new();
    for (at, _) in raw
        .windows(3)
        .enumerate()
        .filter(|(_, three)| *three == b"\x1b[?")
    {
        let rest = &raw[at + 3..];
        let length = rest
            .iter()
            .take_while(|byte| byte.is_ascii_digit() || **byte == b';')
            .count();
        let set = match rest.get(length) {
            Some(b'h') => true,
            Some(b'l') => false,
            _ => continue,
        };
        let numbers = str::from_utf8(&rest[..length]).expect("digits");
        for mode in numbers.split(';').filter_map(|mode| mode.parse().ok()) {
            if set == SET_AT_FIRST.contains(&mode) {
                changed.remove(&mode);
            } else {
                changed.insert(mode);
            }
        }
    }
    changed
}

/// Whether text is written as at first: no colour, nothing bold, nothing reversed.
pub fn is_plain(screen: &Screen) -> bool {
    screen.fgcolor() == Color::Default
        && screen.bgcolor() == Color::Default
        && !screen.bold()
        && !screen.underline()
        && !screen.inverse()
}

/// The colours used: their numbers, none for one of 24 bits.
pub fn colours(raw: &[u8]) -> BTreeSet<Option<u16>> {
    let mut colours = BTreeSet::new();
    let text = String::from_utf8_lossy(raw);
    for sequence in text.split("\x1b[").skip(1) {
        let Some((numbers, _)) = sequence.split_once('m') else {
            continue;
        };
        let numbers: Vec<u16> = numbers.split(';').map_while(|n| n.parse().ok()).collect();
        let mut rest = &numbers[..];
        while let [first, after @ ..] = rest {
            rest = after;
            match (first, after) {
                (38 | 48, [5, number, after @ ..]) => {
                    colours.insert(Some(*number));
                    rest = after;
                }
                (38 | 48, [2, _, _, _, after @ ..]) => {
                    colours.insert(None);
                    rest = after;
                }
                (30..=37 | 40..=47 | 90..=97 | 100..=107, _) => {
                    colours.insert(Some(first % 10));
                }
                _ => {}
            }
        }
    }
    colours
}

/// A glyph of the game that some terminal draws wider than one column or as a picture, or that is
/// not in ASCII where it has to be.
pub fn bad_glyph(screen: &Screen, ascii: bool) -> Option<String> {
    if !screen.alternate_screen() {
        return None;
    }
    let (rows, columns) = screen.size();
    let places = (0..rows.get()).flat_map(|y| (0..columns.get()).map(move |x| (y, x)));
    let mut symbols = places
        .filter_map(|(y, x)| screen.cell(y, x))
        .map(vt100::Cell::contents);
    symbols
        .find(|symbol| {
            let mut glyphs = symbol.chars();
            match (glyphs.next(), glyphs.next()) {
                (None, _) => false,
                (Some(glyph), None) if glyph.is_ascii() => false,
                (Some(glyph), None) => ascii || glyph.width() != Some(1) || glyph.is_emoji_char(),
                (Some(_), Some(_)) => true,
            }
        })
        .map(str::to_owned)
}

#[test]
fn modes_are_followed() {
    assert_eq!(
        changed(b"\x1b[?1049hx\x1b[?25l\x1b[?1000;1006h\x1b[?25h\x1b[?1000l\x1b[?7"),
        BTreeSet::from([1006, 1049])
    );
    assert_eq!(changed(b"\x1b[?25l"), BTreeSet::from([25]));
    assert_eq!(
        changed(b"\x1b[?7l\x1b[?2004h\x1b[?2004l\x1b[?7h"),
        BTreeSet::new()
    );
}

#[test]
fn colours_are_found() {
    let raw = b"\x1b[1;38;5;11;48;2;1;2;3mx\x1b[31m\x1b[39;49m\x1b[2;5H\x1b[0m";
    assert_eq!(colours(raw), BTreeSet::from([None, Some(1), Some(11)]));
}

#[test]
fn glyphs_are_judged() {
    let bad = |text: &str, ascii| {
        let mut parser = vt100::Parser::default();
        parser.process(b"\x1b[?1049h");
        parser.process(text.as_bytes());
        bad_glyph(parser.screen(), ascii)
    };
    for (text, ascii, fault) in [
        ("1 ● ▸ █", false, None),
        ("1 # *", true, None),
        ("1 ● ", true, Some("●")),
        ("▶", false, Some("▶")),
        ("♟", false, Some("♟")),
        ("球", false, Some("球")),
        ("e\u{301}", false, Some("e\u{301}")),
    ] {
        assert_eq!(bad(text, ascii).as_deref(), fault, "{text}");
    }
}
