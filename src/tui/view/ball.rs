//! Balls and hollows as small pictures: what is seen at each place, then in which colour.

use crate::pylos_core::Side;
use crate::tui::Depth;
use crate::tui::theme::{Palette, Rgb, Theme};
use ratatui::style::Color;

/// The radius of a ball, where half a cell is 1.
const BALL: f32 = 0.94;
/// The radius of a hollow, where half a cell is 1.
pub const HOLLOW: f32 = 0.62;
/// The radius of the dot where a ball may land.
const DOT: f32 = 0.2;
/// Where the groove runs around a dark ball, from its middle.
const GROOVE: std::ops::Range<f32> = 0.47..0.62;
/// How far to the right and down a ball's shadow falls.
const SHADOW: (f32, f32) = (0.14, 0.18);
/// Where the light comes from: left, above, and from the reader; of length 1.
const LIGHT: (f32, f32, f32) = (-0.48, -0.58, 0.658);
/// Samples to each side of a pixel, for soft edges.
const SAMPLES: u16 = 4;

/// A cell as a picture, as many pixels high as wide.
#[derive(Clone, Copy, PartialEq)]
pub struct Picture {
    /// Whose ball lies there.
    pub ball: Option<Side>,
    /// How large it is: 1 where it rests.
    pub scale: f32,
    /// Whose ball would lie there.
    pub ghost: Option<Side>,
    /// A ball could rest there.
    pub open: bool,
    /// It belongs to what is completed.
    pub completed: bool,
    /// A pale dot in the middle of the hollow: a ball may land there.
    pub dot: bool,
    /// Pixels to each side.
    pub size: u16,
}

/// What is seen at a place.
#[derive(Clone, Copy, PartialEq)]
pub enum Matter {
    /// The board.
    Board { completed: bool },
    /// The board in a ball's shadow.
    Shadow,
    /// The wall of a hollow, from 0 in the depth to 1 at the rim.
    Hollow(f32),
    /// A hollow that cannot take a ball yet.
    Faint,
    /// The dot where a ball may land.
    Dot,
    /// A ball: its tone from 0, the deepest shade, to 3, and how much of the highlight is on it.
    Ball { side: Side, tone: f32, gleam: f32 },
    /// The groove of a ball, on that tone.
    Groove { side: Side, tone: f32 },
}

impl Picture {
    /// The colours of all pixels, row by row; `None` at a depth that shows no pictures.
    pub fn pixels(&self, theme: &Theme, depth: Depth) -> Option<Vec<Color>> {
        let places = (0..self.size).flat_map(|y| (0..self.size).map(move |x| (x, y)));
        match depth {
            Depth::True => Some(
                places
                    .map(|at| self.blended(&theme.truecolor, at))
                    .collect(),
            ),
            Depth::Indexed => Some(places.map(|at| self.chosen(theme, at)).collect()),
            Depth::Sixteen | Depth::None => None,
        }
    }

    /// A pixel of 24 bits: the mean of many samples, so that edges are soft.
    fn blended(&self, palette: &Palette<Rgb>, (x, y): (u16, u16)) -> Color {
        let parts = (0..SAMPLES).flat_map(|j| (0..SAMPLES).map(move |i| (i, j)));
        mean(parts.map(|(i, j)| {
            let place = |pixel, part| self.place(pixel * SAMPLES + part, SAMPLES);
            let (x, y) = (place(x, i), place(y, j));
            let ground = palette.blend(self.ground(x, y));
            match (self.ball, self.ghost) {
                (Some(side), _) => on_grooved_ball(side, x / self.scale, y / self.scale)
                    .map_or(ground, |m| palette.blend(m)),
                (None, Some(side)) => on_grooved_ball(side, x, y)
                    .map_or(ground, |m| mix(ground, palette.blend(m), 0.55)),
                (None, None) => ground,
            }
        }))
    }

    /// A pixel of 256 colours: what is seen in its middle; a ghost lets every other pixel through.
    fn chosen(&self, theme: &Theme, (column, row): (u16, u16)) -> Color {
        let (x, y) = (self.place(column, 1), self.place(row, 1));
        let ball = match (self.ball, self.ghost) {
            (Some(side), _) => on_grooved_ball(side, x / self.scale, y / self.scale),
            (None, Some(side)) if (column + row) % 2 == 0 => on_grooved_ball(side, x, y),
            (None, _) => None,
        };
        let index = theme
            .indexed
            .choose(ball.unwrap_or_else(|| self.ground(x, y)));
        index.into()
    }

    /// The middle of a part of a pixel, from -1 to 1.
    fn place(&self, part: u16, parts: u16) -> f32 {
        (f32::from(part) + 0.5) / f32::from(self.size * parts) * 2.0 - 1.0
    }

    /// What is under the ball.
    fn ground(&self, x: f32, y: f32) -> Matter {
        let radius = x.hypot(y);
        let board = Matter::Board {
            completed: self.completed,
        };
        if self.ball.is_some() {
            return if is_shadowed(x, y, self.scale) {
                Matter::Shadow
            } else {
                board
            };
        }
        if self.dot && self.ghost.is_none() && radius < DOT {
            return Matter::Dot;
        }
        if radius > HOLLOW {
            return board;
        }
        if !self.open {
            return Matter::Faint;
        }
        // The wall towards the light is in shade, the one away from it catches it.
        let slope = -(x * LIGHT.0 + y * LIGHT.1) / HOLLOW;
        Matter::Hollow(slope.midpoint(1.0))
    }
}

/// Whether a ball around the middle, of so much of its full size, throws its shadow on a place.
pub fn is_shadowed(x: f32, y: f32, scale: f32) -> bool {
    (x - SHADOW.0).hypot(y - SHADOW.1) < BALL * scale
}

/// What is seen of a ball of radius [`BALL`] around the middle; `None` beside it.
pub fn on_ball(side: Side, x: f32, y: f32) -> Option<Matter> {
    let (x, y) = (x / BALL, y / BALL);
    let height = 1.0 - x * x - y * y;
    if height < 0.0 {
        return None;
    }
    let z = height.sqrt();
    let lit = (x * LIGHT.0 + y * LIGHT.1 + z * LIGHT.2).max(0.0);
    // The light mirrored at the surface, seen from straight above.
    let gleam = (2.0 * lit * z - LIGHT.2).max(0.0).powi(9);
    let tone = match lit {
        0.0..0.35 => lit / 0.35,
        0.35..0.7 => 1.0 + (lit - 0.35) / 0.35,
        _ => 2.0 + (lit - 0.7) / 0.3,
    };
    Some(Matter::Ball { side, tone, gleam })
}

/// A ball with what tells the sides apart by shape: a groove turned into the dark ones.
fn on_grooved_ball(side: Side, x: f32, y: f32) -> Option<Matter> {
    let seen = on_ball(side, x, y)?;
    let groove = side == Side::Dark && GROOVE.contains(&x.hypot(y));
    Some(match seen {
        Matter::Ball { side, tone, .. } if groove => Matter::Groove { side, tone },
        _ => seen,
    })
}

impl Palette<Rgb> {
    /// The colour of what is seen, between those of the theme.
    #[must_use]
    pub fn blend(&self, matter: Matter) -> Rgb {
        match matter {
            Matter::Board { completed: false } => self.board,
            Matter::Board { completed: true } => self.completed,
            Matter::Shadow => self.shadow,
            Matter::Hollow(lit) => mix(self.hollow, self.rim, lit),
            Matter::Faint => self.faint,
            Matter::Dot => self.sign,
            Matter::Ball { side, tone, gleam } => self.toned(side, tone, gleam),
            Matter::Groove { side, tone } => self.toned(side, tone, 0.4),
        }
    }

    /// A tone of a ball with so much of the highlight on it.
    fn toned(&self, side: Side, tone: f32, gleam: f32) -> Rgb {
        let tones = self.ball(side).tones;
        let (step, share) = step(tone);
        mix(mix(tones[step], tones[step + 1], share), tones[4], gleam)
    }
}

impl<C: Copy> Palette<C> {
    /// The colour of what is seen: the nearest of the theme.
    #[must_use]
    pub fn choose(&self, matter: Matter) -> C {
        match matter {
            Matter::Board { completed: false } => self.board,
            Matter::Board { completed: true } => self.completed,
            Matter::Shadow => self.shadow,
            Matter::Hollow(lit) if lit < 0.7 => self.hollow,
            Matter::Hollow(_) => self.rim,
            Matter::Faint => self.faint,
            Matter::Dot => self.sign,
            Matter::Groove { side, .. } => self.ball(side).tones[3],
            Matter::Ball { side, gleam, .. } if gleam > 0.4 => self.ball(side).tones[4],
            Matter::Ball { side, tone, .. } => {
                let (step, share) = step(tone);
                self.ball(side).tones[step + usize::from(share > 0.5)]
            }
        }
    }
}

/// A tone as the step below it, 0 to 2, and the share of the next one.
fn step(tone: f32) -> (usize, f32) {
    match tone {
        ..1.0 => (0, tone),
        1.0..2.0 => (1, tone - 1.0),
        _ => (2, tone - 2.0),
    }
}

/// Between two colours: 0 is the first, 1 the second.
pub fn mix(Rgb(from): Rgb, Rgb(to): Rgb, share: f32) -> Rgb {
    let part = |i: usize| {
        let (from, to) = (f32::from(from[i]), f32::from(to[i]));
        let value = from + (to - from) * share.clamp(0.0, 1.0);
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between two bytes"
        )]
        let value = value.round() as u8;
        value
    };
    Rgb([part(0), part(1), part(2)])
}

/// The mean of colours.
pub fn mean(colors: impl Iterator<Item = Rgb>) -> Color {
    let mut sum = [0u32; 3];
    let mut count = 0;
    for Rgb(rgb) in colors {
        for (total, part) in sum.iter_mut().zip(rgb) {
            *total += u32::from(part);
        }
        count += 1;
    }
    let [red, green, blue] = sum.map(|total| u8::try_from(total / count.max(1)).unwrap_or(u8::MAX));
    Color::Rgb(red, green, blue)
}
