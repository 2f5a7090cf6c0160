//! What the settings dress the screen with: themes and keys.

use super::themes::Themes;
use crate::settings::{self, Settings};
use crate::text::{self, Catalogue};
use crate::tui::keymap::{Keymap, Layouts};
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
        let mut keymap = Keymap::with(&settings.keys.value).unwrap_or_else(|wrong| {
            faults.extend(wrong.iter().map(|fault| fault.told(words)));
            Keymap::default()
        });
        let variable = |name: &str| std::env::var(name).ok();
        let keyboard = settings.keyboard.value.as_deref();
        keymap.layouts = keyboard.and_then(Layouts::named).unwrap_or_else(|| {
            faults.extend(keyboard.map(|name| no_keyboard(name, words)));
            Layouts::detect(variable)
        });
        Outfit {
            themes,
            keymap,
            faults,
        }
    }
}

/// Says that there is no keyboard of this name, and which there are.
fn no_keyboard(name: &str, words: &Catalogue) -> String {
    let parts = [
        ("found", text::shown(name).into()),
        (
            "known",
            Layouts::names().collect::<Vec<_>>().join(", ").into(),
        ),
    ];
    words.say_with("keyboard-unknown", &parts)
}
