//! Themes: the colours of the board, for each depth, as data.
//!
//! A theme is a TOML file; those of the house stand in `assets/themes`. For every depth the
//! colours are chosen, none is computed from another depth's.

use super::Depth;
use crate::pylos_core::Side;
use crate::text::Catalogue;
use ratatui::style::Color;
use serde::Deserialize;
use std::sync::LazyLock;

/// The colours of the board.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// For 24 bits.
    pub truecolor: Palette<Rgb>,
    /// For xterm's 256 colours.
    pub indexed: Palette<Indexed>,
    /// For the 16 colours of every terminal, which show glyphs only.
    pub sixteen: Glyphs<Basic>,
}

/// The colours of one depth; `C` is a colour of that depth.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Palette<C> {
    /// The board.
    pub board: C,
    /// The board under a completed square or line.
    pub completed: C,
    /// The board in the shadow of a ball.
    pub shadow: C,
    /// The deepest of a hollow that can take a ball.
    pub hollow: C,
    /// The wall of a hollow that catches the light.
    pub rim: C,
    /// A hollow that cannot take a ball yet.
    pub faint: C,
    /// Signs in hollows, and the dot where a ball may land.
    pub sign: C,
    /// The cursor on the board.
    pub cursor: C,
    /// The cursor on what is completed.
    pub cursor_completed: C,
    /// The light balls.
    pub light: Ball<C>,
    /// The dark balls.
    pub dark: Ball<C>,
    /// Where there is no room for round balls, or only ASCII.
    pub glyphs: Glyphs<C>,
}

/// The colours of one side's balls.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ball<C> {
    /// From the deepest shade over the body to the highlight.
    pub tones: [C; 5],
    /// Signs on the ball.
    pub sign: C,
    /// The tray of the reserve.
    pub tray: C,
    /// The balls in the tray.
    pub reserve: C,
    /// The empty places in the tray.
    pub empty: C,
}

/// The colours of balls and cells drawn as glyphs.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Glyphs<C> {
    /// The board behind them.
    pub board: C,
    /// Signs, the cursor and empty cells.
    pub sign: C,
    /// Light balls.
    pub light: C,
    /// Dark balls.
    pub dark: C,
}

impl<C> Palette<C> {
    /// The colours of a side's balls.
    pub const fn ball(&self, side: Side) -> &Ball<C> {
        match side {
            Side::Light => &self.light,
            Side::Dark => &self.dark,
        }
    }
}

impl<C: Copy + Into<Color>> Palette<C> {
    /// The same colours for the screen, whatever their depth.
    fn colors(&self) -> Palette<Color> {
        Palette {
            board: self.board.into(),
            completed: self.completed.into(),
            shadow: self.shadow.into(),
            hollow: self.hollow.into(),
            rim: self.rim.into(),
            faint: self.faint.into(),
            sign: self.sign.into(),
            cursor: self.cursor.into(),
            cursor_completed: self.cursor_completed.into(),
            light: self.light.colors(),
            dark: self.dark.colors(),
            glyphs: self.glyphs.colors(),
        }
    }
}

impl<C: Copy + Into<Color>> Ball<C> {
    fn colors(&self) -> Ball<Color> {
        Ball {
            tones: self.tones.map(Into::into),
            sign: self.sign.into(),
            tray: self.tray.into(),
            reserve: self.reserve.into(),
            empty: self.empty.into(),
        }
    }
}

impl<C: Copy + Into<Color>> Glyphs<C> {
    fn colors(&self) -> Glyphs<Color> {
        Glyphs {
            board: self.board.into(),
            sign: self.sign.into(),
            light: self.light.into(),
            dark: self.dark.into(),
        }
    }
}

impl Theme {
    /// Reads a theme.
    ///
    /// # Errors
    /// Where the text is no theme: with the line, what was found and what was expected.
    pub fn parse(text: &str) -> Result<Theme, toml::de::Error> {
        toml::from_str(text)
    }

    /// The themes of the house, the default one first, with their names.
    #[must_use]
    pub fn built_in() -> &'static [(&'static str, Theme)] {
        &BUILT_IN
    }

    /// The colours for pictures and text at a depth; `None` at 16 colours or none, where there
    /// are only [`glyphs`](Theme::glyphs).
    #[must_use]
    pub fn palette(&self, depth: Depth) -> Option<Palette<Color>> {
        match depth {
            Depth::True => Some(self.truecolor.colors()),
            Depth::Indexed => Some(self.indexed.colors()),
            Depth::Sixteen | Depth::None => None,
        }
    }

    /// The colours of glyphs at a depth: the terminal's own where there are none.
    #[must_use]
    pub fn glyphs(&self, depth: Depth) -> Glyphs<Color> {
        match depth {
            Depth::True => self.truecolor.glyphs.colors(),
            Depth::Indexed => self.indexed.glyphs.colors(),
            Depth::Sixteen => self.sixteen.colors(),
            Depth::None => Glyphs {
                board: Color::Reset,
                sign: Color::Reset,
                light: Color::Reset,
                dark: Color::Reset,
            },
        }
    }
}

static BUILT_IN: LazyLock<Vec<(&'static str, Theme)>> = LazyLock::new(|| {
    let sources = [
        ("wood", include_str!("../../assets/themes/wood.toml")),
        ("slate", include_str!("../../assets/themes/slate.toml")),
        (
            "high-contrast",
            include_str!("../../assets/themes/high-contrast.toml"),
        ),
        (
            "colour-blind",
            include_str!("../../assets/themes/colour-blind.toml"),
        ),
        ("mono", include_str!("../../assets/themes/mono.toml")),
    ];
    let read = |(name, source)| {
        #[allow(clippy::expect_used, reason = "built in, and read by a test")]
        let theme = Theme::parse(source).expect("a theme of the house is sound");
        (name, theme)
    };
    sources.map(read).to_vec()
});

/// A colour of 24 bits: red, green and blue. Written `#8c6238`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Rgb(pub [u8; 3]);

impl TryFrom<String> for Rgb {
    type Error = String;

    fn try_from(text: String) -> Result<Rgb, String> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        let value = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let refuse = || {
            let found = ("found", crate::text::shown(&text).into());
            Catalogue::english().say_with("no-colour", &[found])
        };
        let [_, red, green, blue] = value.ok_or_else(refuse)?.to_be_bytes();
        Ok(Rgb([red, green, blue]))
    }
}

impl From<Rgb> for Color {
    fn from(Rgb([red, green, blue]): Rgb) -> Color {
        Color::Rgb(red, green, blue)
    }
}

/// One of xterm's 256 colours, 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Indexed(pub u8);

impl From<Indexed> for Color {
    fn from(Indexed(index): Indexed) -> Color {
        Color::Indexed(index)
    }
}

/// One of the 16 colours of every terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Basic {
    Black,
    Red,
    Green,
    Yellow,
    Blue,
    Magenta,
    Cyan,
    Grey,
    DarkGrey,
    LightRed,
    LightGreen,
    LightYellow,
    LightBlue,
    LightMagenta,
    LightCyan,
    White,
}

impl From<Basic> for Color {
    fn from(basic: Basic) -> Color {
        match basic {
            Basic::Black => Color::Black,
            Basic::Red => Color::Red,
            Basic::Green => Color::Green,
            Basic::Yellow => Color::Yellow,
            Basic::Blue => Color::Blue,
            Basic::Magenta => Color::Magenta,
            Basic::Cyan => Color::Cyan,
            Basic::Grey => Color::Gray,
            Basic::DarkGrey => Color::DarkGray,
            Basic::LightRed => Color::LightRed,
            Basic::LightGreen => Color::LightGreen,
            Basic::LightYellow => Color::LightYellow,
            Basic::LightBlue => Color::LightBlue,
            Basic::LightMagenta => Color::LightMagenta,
            Basic::LightCyan => Color::LightCyan,
            Basic::White => Color::White,
        }
    }
}
