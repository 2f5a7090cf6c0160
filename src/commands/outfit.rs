//! What the settings dress the screen with: themes and keys.

use super::themes::Themes;
use crate::settings::{self, Settings};
use crate::text::Catalogue;
use crate::tui::keymap::Keymap;
use std::path::Path;

/// The themes and keys of the settings.
pub struct Outfit {
    /// The themes, and the one chosen.
    pub themes: Themes,
    /// The keys in force.
    pub keymap: Keymap,
    /// All that is wrong with the settings, themes and keys, in words. What a fault is about is as
    /// it is by default.
    pub faults: Vec<String>,
}

impl Outfit {
    /// Reads the themes and takes the keys of the settings.
    pub fn of(settings: &Settings, words: &Catalogue) -> Outfit {
        let config = settings::path();
        let folder = config.as_deref().and_then(Path::parent);
        let themes = Themes::load(&settings.theme, folder, words);
        let mut faults = themes.faults.clone();
        let keymap = Keymap::with(&settings.keys.value).unwrap_or_else(|wrong| {
            faults.extend(wrong.iter().map(|fault| fault.told(words)));
            Keymap::default()
        });
        Outfit {
            themes,
            keymap,
            faults,
        }
    }
}
