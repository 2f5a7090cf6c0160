//! The colours of a drawing, and the balls and hollows it is put together from.

use super::Number;
use crate::pylos_core::Side;
use crate::show::Trace;
use crate::tui::theme::{Palette, Rgb};

/// The distance between the middles of two balls side by side.
pub(super) const CELL: f32 = 44.0;
/// The radius of a ball: they all but touch.
pub(super) const BALL: f32 = CELL * 0.485;
/// The radius of a hollow.
const HOLLOW: f32 = CELL * 0.31;
/// How much darker a ball is for each level between it and the highest.
const DIMMER: f32 = 0.2;
/// The radius of a ball in reserve.
pub(super) const SMALL: f32 = 7.5;

/// The colours of a drawing, and what its parts are called.
pub(super) struct Paint {
    colors: Palette<Rgb>,
    /// What the names of all parts begin with.
    pub(super) id: String,
}

impl Paint {
    pub(super) fn new(colors: Palette<Rgb>, id: String) -> Paint {
        Paint { colors, id }
    }

    /// The parts that drawings use again and again.
    pub(super) fn definitions(&self) -> String {
        let id = &self.id;
        let colors = &self.colors;
        let (hollow, rim) = (css(colors.hollow), css(colors.rim));
        let board = css(colors.board);
        let (upper, lower) = (
            css(shade(colors.board, 0.16)),
            css(shade(colors.board, -0.14)),
        );
        let grain = css(shade(colors.board, -0.3));
        let radius = Number(HOLLOW);
        let balls: String = Side::BOTH.map(|side| self.ball(side)).concat();
        format!(
            "<linearGradient id=\"{id}board\" x1=\"0\" y1=\"0\" x2=\"0.3\" y2=\"1\">\
             <stop stop-color=\"{upper}\"/><stop offset=\"0.5\" stop-color=\"{board}\"/>\
             <stop offset=\"1\" stop-color=\"{lower}\"/></linearGradient>\n\
             <pattern id=\"{id}grain\" width=\"240\" height=\"60\" patternUnits=\"userSpaceOnUse\">\
             <path d=\"M0 5q60 6 120 0t120 0M0 13q60-5 120 0t120 0M0 24q60 9 120 0t120 0\
             M0 33q60 3 120 0t120 0M0 46q60-8 120 0t120 0M0 54q60 4 120 0t120 0\" fill=\"none\" \
             stroke=\"{grain}\" stroke-opacity=\"0.28\" stroke-width=\"1.3\"/></pattern>\n\
             <linearGradient id=\"{id}wall\" x1=\"0.15\" y1=\"0.1\" x2=\"0.85\" y2=\"0.9\">\
             <stop stop-color=\"{hollow}\"/><stop offset=\"1\" stop-color=\"{rim}\"/></linearGradient>\n\
             <radialGradient id=\"{id}shade\"><stop offset=\"0.7\" stop-color=\"#000\" stop-opacity=\"0.42\"/>\
             <stop offset=\"1\" stop-color=\"#000\" stop-opacity=\"0\"/></radialGradient>\n\
             <circle id=\"{id}shadow\" cx=\"3\" cy=\"4\" r=\"{}\" fill=\"url(#{id}shade)\"/>\n\
             <g id=\"{id}open\"><circle r=\"{radius}\" fill=\"url(#{id}wall)\"/>\
             <circle r=\"{radius}\" fill=\"none\" stroke=\"{upper}\" stroke-opacity=\"0.7\"/></g>\n\
             <circle id=\"{id}closed\" r=\"{radius}\" fill=\"{}\" stroke=\"{grain}\" stroke-opacity=\"0.5\"/>\n{balls}",
            Number(BALL * 1.16),
            css(colors.faint),
        )
    }

    /// A side's ball around the middle: lit from the upper left, the dark one with a groove turned
    /// into it, so that the sides differ in shape as well.
    fn ball(&self, side: Side) -> String {
        let id = &self.id;
        let name = side.name();
        let tones = self.colors.ball(side).tones.map(css);
        let [deep, shaded, body, lit, gleam] = tones;
        let groove = match side {
            Side::Light => String::new(),
            Side::Dark => format!(
                "<circle r=\"{radius}\" fill=\"none\" stroke=\"{deep}\" stroke-width=\"3.4\"/>\
                 <circle cx=\"0.6\" cy=\"0.8\" r=\"{radius}\" fill=\"none\" stroke=\"url(#{id}groove)\" stroke-width=\"1.6\"/>",
                radius = Number(BALL * 0.58),
            ),
        };
        let edge = match side {
            Side::Light => String::new(),
            Side::Dark => format!(
                "<linearGradient id=\"{id}groove\" x1=\"0.1\" y1=\"0.1\" x2=\"0.9\" y2=\"0.9\">\
                 <stop stop-color=\"{lit}\" stop-opacity=\"0.2\"/>\
                 <stop offset=\"1\" stop-color=\"{gleam}\" stop-opacity=\"0.9\"/></linearGradient>\n"
            ),
        };
        format!(
            "{edge}<radialGradient id=\"{id}{name}-wood\" cx=\"0.5\" cy=\"0.5\" r=\"0.5\" fx=\"0.32\" fy=\"0.27\">\
             <stop stop-color=\"{gleam}\"/><stop offset=\"0.2\" stop-color=\"{lit}\"/>\
             <stop offset=\"0.55\" stop-color=\"{body}\"/><stop offset=\"0.85\" stop-color=\"{shaded}\"/>\
             <stop offset=\"1\" stop-color=\"{deep}\"/></radialGradient>\n\
             <g id=\"{id}{name}\"><circle r=\"{}\" fill=\"url(#{id}{name}-wood)\"/>{groove}</g>\n",
            Number(BALL),
        )
    }

    /// A side's ball at a place, without its shadow.
    pub(super) fn ball_at(&self, side: Side, x: f32, y: f32) -> String {
        self.part(side.name(), x, y)
    }

    /// A part at a place.
    pub(super) fn part(&self, name: &str, x: f32, y: f32) -> String {
        let (id, x, y) = (&self.id, Number(x), Number(y));
        format!("<use href=\"#{id}{name}\" x=\"{x}\" y=\"{y}\"/>\n")
    }

    /// A ball of the size it has in the reserve; without one its empty place in the tray.
    pub(super) fn small(&self, side: Side, is_there: bool, x: f32, y: f32) -> String {
        let id = &self.id;
        let (left, top) = (Number(x), Number(y));
        if is_there {
            let (scale, name) = (SMALL / BALL, side.name());
            format!(
                "<use href=\"#{id}{name}\" transform=\"translate({left} {top}) scale({scale:.3})\"/>\n"
            )
        } else {
            let radius = Number(SMALL * 0.6);
            format!("<circle cx=\"{left}\" cy=\"{top}\" r=\"{radius}\" fill=\"url(#{id}wall)\"/>\n")
        }
    }

    /// A veil over a side's ball that lies so many levels below the highest.
    pub(super) fn veil(&self, side: Side, below: u8, x: f32, y: f32) -> String {
        let (x, y, radius) = (Number(x), Number(y), Number(BALL));
        let ink = css(self.colors.ball(side).tones[0]);
        let share = DIMMER * f32::from(below);
        format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{ink}\" fill-opacity=\"{share:.2}\"/>\n"
        )
    }

    /// A piece of the board.
    pub(super) fn plank(&self, x: f32, y: f32, width: f32, height: f32) -> String {
        let id = &self.id;
        let place = format!(
            "x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"9\"",
            Number(x),
            Number(y),
            Number(width),
            Number(height)
        );
        let edge = css(shade(self.colors.board, -0.45));
        format!(
            "<rect {place} fill=\"url(#{id}board)\"/>\n\
             <rect {place} fill=\"url(#{id}grain)\" stroke=\"{edge}\" stroke-width=\"1.2\"/>\n"
        )
    }

    /// The sign for what the last turn did, on a ball of a side or on the board: each has a shape
    /// of its own.
    pub(super) fn sign(&self, trace: Trace, on: Option<Side>, x: f32, y: f32) -> String {
        let ink = css(on.map_or(self.colors.sign, |side| self.colors.ball(side).sign));
        let (x, y) = (Number(x), Number(y));
        let radius = Number(BALL - 4.0);
        let (outline, shape) = match trace {
            Trace::Landed => (String::new(), "M0-8 8 0 0 8-8 0z"),
            Trace::Raised => (
                format!("<circle r=\"{radius}\" stroke-dasharray=\"5.3 3.5\"/>"),
                "M0 8V-7M-6-1 0-8 6-1",
            ),
            Trace::Taken => (
                format!("<circle r=\"{radius}\" stroke-dasharray=\"1.5 4\"/>"),
                "M-6-6 6 6M-6 6 6-6",
            ),
        };
        format!(
            "<g transform=\"translate({x} {y})\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2.4\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\">{outline}<path d=\"{shape}\"/></g>\n"
        )
    }
}

/// A colour as style sheets write it.
fn css(Rgb([red, green, blue]): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A colour nearer to white by a share, or to black where it is negative.
fn shade(Rgb(parts): Rgb, share: f32) -> Rgb {
    let end = if share < 0.0 { 0.0 } else { 255.0 };
    Rgb(parts.map(|part| {
        let part = f32::from(part);
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between two bytes"
        )]
        let shaded = (part + (end - part) * share.abs()).round() as u8;
        shaded
    }))
}
