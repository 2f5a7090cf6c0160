//! The colours of the board, for each depth.

use crate::pylos_core::Side;
use crate::tui::Depth;
use ratatui::style::Color;

/// A colour as red, green and blue.
pub type Rgb = [u8; 3];

/// The board, in 24 bits; xterm's colours have no wood as dark as this.
const BOARD: Rgb = [0x8c, 0x62, 0x38];
const BOARD_INDEXED: Rgb = [175, 135, 95];
const GOLD: Rgb = [0xe8, 0xb8, 0x4a];
const GOLD_INDEXED: Rgb = [255, 215, 0];
/// The signs on a dark ball or in a hollow, and on a light one or on gold.
pub const PALE_INK: Rgb = [0xff, 0xf3, 0xd6];
pub const DARK_INK: Rgb = [0x2c, 0x14, 0x06];

/// The wood of the board, or the gold under what is completed.
pub const fn wood(depth: Depth, completed: bool) -> Rgb {
    match (depth, completed) {
        (Depth::True, false) => BOARD,
        (Depth::True, true) => GOLD,
        (_, false) => BOARD_INDEXED,
        (_, true) => GOLD_INDEXED,
    }
}

/// A ball's tones, from the deepest shade to the highlight.
pub const fn tones(depth: Depth, side: Side) -> [Rgb; 5] {
    match (depth, side) {
        (Depth::True, Side::Light) => [
            [0x8f, 0x6c, 0x3c],
            [0xc9, 0x9f, 0x62],
            [0xec, 0xcb, 0x8f],
            [0xf8, 0xe4, 0xb8],
            [0xff, 0xfb, 0xea],
        ],
        (Depth::True, Side::Dark) => [
            [0x16, 0x08, 0x04],
            [0x30, 0x14, 0x0b],
            [0x4f, 0x25, 0x15],
            [0x74, 0x3c, 0x24],
            [0xc4, 0x8d, 0x6c],
        ],
        (_, Side::Light) => [
            [175, 135, 95],
            [215, 175, 135],
            [255, 215, 175],
            [255, 255, 215],
            [255, 255, 255],
        ],
        (_, Side::Dark) => [
            [0, 0, 0],
            [18, 18, 18],
            [95, 0, 0],
            [95, 0, 0],
            [175, 95, 95],
        ],
    }
}

/// The entries of xterm's 256 colours that the board is drawn with: those that look like wood.
const INDEXED: [(u8, Rgb); 19] = [
    (16, [0, 0, 0]),
    (233, [18, 18, 18]),
    (52, [95, 0, 0]),
    (239, [78, 78, 78]),
    (94, [135, 95, 0]),
    (130, [175, 95, 0]),
    (131, [175, 95, 95]),
    (137, [175, 135, 95]),
    (173, [215, 135, 95]),
    (179, [215, 175, 95]),
    (180, [215, 175, 135]),
    (187, [215, 215, 175]),
    (178, [215, 175, 0]),
    (220, [255, 215, 0]),
    (222, [255, 215, 135]),
    (223, [255, 215, 175]),
    (230, [255, 255, 215]),
    (231, [255, 255, 255]),
    (95, [135, 95, 95]),
];

/// The colour at a depth that has more than 16.
pub fn color(depth: Depth, rgb: Rgb) -> Color {
    if depth == Depth::True {
        return Color::Rgb(rgb[0], rgb[1], rgb[2]);
    }
    let distance = |other: Rgb| -> u32 {
        let squares = rgb
            .iter()
            .zip(other)
            .zip([3, 5, 2])
            .map(|((a, b), weight)| u32::from(a.abs_diff(b)).pow(2) * weight);
        squares.sum()
    };
    let nearest = INDEXED.iter().min_by_key(|(_, other)| distance(*other));
    nearest.map_or(Color::Reset, |(index, _)| Color::Indexed(*index))
}

/// Between two colours: 0 is the first, 1 the second.
pub fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    let mut mixed = from;
    for (a, b) in mixed.iter_mut().zip(to) {
        let value = f32::from(*a) + (f32::from(b) - f32::from(*a)) * share.clamp(0.0, 1.0);
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between two bytes"
        )]
        let value = value.round() as u8;
        *a = value;
    }
    mixed
}
