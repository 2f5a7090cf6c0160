//! Text from outside, as it can be shown.

use unicode_width::UnicodeWidthChar;

/// A text as it may be shown: in one line, with nothing that steers a terminal, not too long.
pub(crate) fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = text.chars().map(visible).take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push_str("...");
    }
    shown
}

/// A text of one or more lines, with nothing else that steers a terminal.
pub(crate) fn printable(text: &str) -> String {
    let lines = text.split('\n').map(|line| line.chars().map(visible));
    let lines: Vec<String> = lines.map(Iterator::collect).collect();
    lines.join("\n")
}

/// The same in one line.
pub(crate) fn one_line(text: &str) -> String {
    printable(text).replace('\n', " ")
}

fn visible(c: char) -> char {
    if steers(c) {
        char::REPLACEMENT_CHARACTER
    } else {
        c
    }
}

/// Whether a character is no glyph but steers the terminal that should show it: a control
/// character, a break of the line, or a change of the writing direction.
pub(crate) fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text that takes at most so many columns, with an ellipsis where it is too long.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    let width = |c: char| c.width().unwrap_or(0);
    if text.chars().map(width).sum::<usize>() <= columns {
        return text.to_owned();
    }
    let mut taken = 0;
    let mut cut: String = text
        .chars()
        .take_while(|&c| {
            taken += width(c);
            taken < columns
        })
        .collect();
    cut.push_str(if columns == 0 { "" } else { "\u{2026}" });
    cut
}
