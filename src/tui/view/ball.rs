//! A cell as a small picture: wood, a hollow, a round and shaded ball.

use super::palette::{PALE_INK, Rgb, mix, tones};
use crate::pylos_core::Side;
use crate::tui::Depth;

/// The radius of a ball, where half a cell is 1.
const BALL: f32 = 0.94;
const HOLLOW: f32 = 0.62;
/// The radius of the dot where a ball may land.
const DOT: f32 = 0.2;
/// How far to the right and down a ball's shadow falls.
const SHADOW: (f32, f32) = (0.14, 0.18);
/// Where the light comes from: left, above, and from the reader; of length 1.
const LIGHT: (f32, f32, f32) = (-0.48, -0.58, 0.658);
/// Samples to each side of a pixel, for soft edges.
const SAMPLES: u16 = 4;

/// A cell as a picture, as many pixels high as wide.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Picture {
    /// Whose ball lies there.
    pub ball: Option<Side>,
    /// Whose ball would lie there.
    pub ghost: Option<Side>,
    /// A ball could rest there.
    pub open: bool,
    /// The colours there are.
    pub depth: Depth,
    /// The colour of the board there.
    pub wood: Rgb,
    /// A pale dot in the middle of the hollow: a ball may land there.
    pub dot: bool,
    /// Pixels to each side.
    pub size: u16,
}

impl Picture {
    /// The colours of all pixels, row by row.
    pub fn pixels(&self) -> Vec<Rgb> {
        let rows = 0..self.size;
        rows.flat_map(|y| (0..self.size).map(move |x| self.pixel(x, y)))
            .collect()
    }

    /// The colour of a pixel, counted from the upper left.
    fn pixel(&self, x: u16, y: u16) -> Rgb {
        let mut sum = [0u32; 3];
        for j in 0..SAMPLES {
            for i in 0..SAMPLES {
                let place = |pixel: u16, part: u16| {
                    let fine = f32::from(pixel * SAMPLES + part) + 0.5;
                    fine / f32::from(self.size * SAMPLES) * 2.0 - 1.0
                };
                let rgb = self.sample(place(x, i), place(y, j));
                for (total, part) in sum.iter_mut().zip(rgb) {
                    *total += u32::from(part);
                }
            }
        }
        let count = u32::from(SAMPLES * SAMPLES);
        sum.map(|total| u8::try_from(total / count).unwrap_or(u8::MAX))
    }

    /// The colour at a place, both coordinates from -1 to 1.
    fn sample(&self, x: f32, y: f32) -> Rgb {
        let wood = self.wood;
        match (self.ball, self.ghost) {
            (Some(side), _) => {
                let in_shadow = (x - SHADOW.0).hypot(y - SHADOW.1) < BALL;
                let ground = mix(wood, [0; 3], if in_shadow { 0.35 } else { 0.0 });
                on_ball(tones(self.depth, side), x, y).unwrap_or(ground)
            }
            (None, Some(side)) => {
                let ground = hollow(wood, true, x, y);
                on_ball(tones(self.depth, side), x, y)
                    .map_or(ground, |tone| mix(ground, tone, 0.55))
            }
            (None, None) if self.dot && x.hypot(y) < DOT => PALE_INK,
            (None, None) => hollow(wood, self.open, x, y),
        }
    }
}

/// A hollow: deep where a ball could rest, a faint ring where none can yet.
fn hollow(wood: Rgb, open: bool, x: f32, y: f32) -> Rgb {
    let radius = x.hypot(y);
    if radius > HOLLOW {
        return wood;
    }
    // The wall towards the light is in shade, the one away from it catches it.
    let slope = -(x * LIGHT.0 + y * LIGHT.1) / HOLLOW;
    let depth = if open {
        0.52 - 0.22 * slope
    } else {
        0.16 - 0.06 * slope
    };
    mix(wood, [0x1c, 0x0c, 0x02], depth)
}

/// The ball's colour at a place; none beside it.
fn on_ball(tones: [Rgb; 5], x: f32, y: f32) -> Option<Rgb> {
    let (x, y) = (x / BALL, y / BALL);
    let height = 1.0 - x * x - y * y;
    if height < 0.0 {
        return None;
    }
    let z = height.sqrt();
    let lit = (x * LIGHT.0 + y * LIGHT.1 + z * LIGHT.2).max(0.0);
    // The light mirrored at the surface, seen from straight above.
    let gleam = (2.0 * lit * z - LIGHT.2).max(0.0).powi(9);
    let [deep, shade, body, bright, highlight] = tones;
    let tone = match lit {
        0.0..0.35 => mix(deep, shade, lit / 0.35),
        0.35..0.7 => mix(shade, body, (lit - 0.35) / 0.35),
        _ => mix(body, bright, (lit - 0.7) / 0.3),
    };
    Some(mix(tone, highlight, gleam))
}
