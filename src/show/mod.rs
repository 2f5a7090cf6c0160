//! Positions of a game, shown to people and handed to programs.
//!
//! A [`Positions`] is a record with all its positions; a [`Scene`] is one of them. What a scene looks
//! like as text, on a terminal, as a drawing and as data is a pure function each.
//!
//! ```
//! use pylos::record::Record;
//! use pylos::show::{self, Positions};
//!
//! let record: Record = r#"[Game "Pylos"] [Rules "kids"] 1. 1b2 *"#.parse()?;
//! let positions = Positions::of(&record);
//! let json = show::json(positions.scene(1).unwrap())?;
//! assert!(json.contains(r#""position":"4/4/1L2/4 3/3/3 2/2 1 D""#));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ansi;
mod json;
mod scene;
mod svg;
mod text;

pub use ansi::ansi;
pub use json::{json, json_list};
pub use scene::{Positions, Scene, Trace};
pub use svg::{svg, svg_strip};
pub use text::text;

/// A form in which positions are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// ASCII characters, for people.
    #[default]
    Text,
    /// The board as the game draws it, with the sequences that colour a terminal.
    Ansi,
    /// A drawing.
    Svg,
    /// Data.
    Json,
}

impl Format {
    /// All forms.
    pub const ALL: [Format; 4] = [Format::Text, Format::Ansi, Format::Svg, Format::Json];

    /// What it is called on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Text => "text",
            Format::Ansi => "ansi",
            Format::Svg => "svg",
            Format::Json => "json",
        }
    }

    /// The form of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.name() == name)
    }
}
