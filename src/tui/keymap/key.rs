//! A key, and its name in the settings.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A key: a character whatever its case, or a named key, or a character with Ctrl.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A character.
    Char(char),
    /// A character with Ctrl.
    Ctrl(char),
    /// A key with a name.
    Named(KeyCode),
}

/// What the settings call the named keys.
static NAMES: &[(&str, KeyCode)] = &[
    ("enter", KeyCode::Enter),
    ("esc", KeyCode::Esc),
    ("tab", KeyCode::Tab),
    ("shift-tab", KeyCode::BackTab),
    ("backspace", KeyCode::Backspace),
    ("insert", KeyCode::Insert),
    ("delete", KeyCode::Delete),
    ("up", KeyCode::Up),
    ("down", KeyCode::Down),
    ("left", KeyCode::Left),
    ("right", KeyCode::Right),
    ("page-up", KeyCode::PageUp),
    ("page-down", KeyCode::PageDown),
    ("home", KeyCode::Home),
    ("end", KeyCode::End),
];

impl Key {
    /// The key of an event; `None` where Alt is held as well.
    #[must_use]
    pub fn of(event: KeyEvent) -> Option<Key> {
        let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
        let alt = event.modifiers.contains(KeyModifiers::ALT);
        match event.code {
            KeyCode::Char(c) if ctrl && !alt => Some(Key::with_ctrl(c)),
            // AltGr, which some keyboards need for brackets, is reported as Ctrl and Alt.
            KeyCode::Char(c) if ctrl == alt => Some(Key::Char(small(c))),
            KeyCode::Char(_) => None,
            code => Some(Key::Named(code)),
        }
    }

    /// The key that the settings write so: `u`, `:`, `space`, `ctrl-r`, `f1`, `page-up`.
    #[must_use]
    pub fn named(text: &str) -> Option<Key> {
        if let Some(c) = only_character(text) {
            return Some(Key::Char(c));
        }
        let text = text.to_lowercase();
        if text == "space" {
            return Some(Key::Char(' '));
        }
        if let Some(c) = text.strip_prefix("ctrl-") {
            return only_character(c).map(Key::with_ctrl);
        }
        let number = text.strip_prefix('f').and_then(|n| n.parse().ok());
        if let Some(number) = number.filter(|n| (1..=12).contains(n)) {
            return Some(Key::Named(KeyCode::F(number)));
        }
        let named = NAMES.iter().find(|(name, _)| *name == text);
        named.map(|(_, code)| Key::Named(*code))
    }

    /// A character with Ctrl. Terminals cannot tell some of these from keys of their own.
    fn with_ctrl(c: char) -> Key {
        match small(c) {
            'i' => Key::Named(KeyCode::Tab),
            'm' => Key::Named(KeyCode::Enter),
            '[' => Key::Named(KeyCode::Esc),
            c => Key::Ctrl(c),
        }
    }
}

fn small(c: char) -> char {
    c.to_lowercase().next().unwrap_or(c)
}

/// The one character of a text that a key can type visibly.
fn only_character(text: &str) -> Option<char> {
    let mut characters = text.chars();
    let c = characters.next()?;
    let fits = characters.next().is_none() && !c.is_control() && !c.is_whitespace();
    fits.then(|| small(c))
}

#[cfg(test)]
mod tests {
    use super::Key;
    use ratatui::crossterm::event::KeyCode;

    #[test]
    fn keys_are_read_as_the_settings_write_them() {
        for (text, key) in [
            ("u", Key::Char('u')),
            ("U", Key::Char('u')),
            (":", Key::Char(':')),
            ("\u{439}", Key::Char('\u{439}')),
            ("space", Key::Char(' ')),
            ("ctrl-r", Key::Ctrl('r')),
            ("Ctrl-R", Key::Ctrl('r')),
            ("ctrl-i", Key::Named(KeyCode::Tab)),
            ("f", Key::Char('f')),
            ("f1", Key::Named(KeyCode::F(1))),
            ("F12", Key::Named(KeyCode::F(12))),
            ("Enter", Key::Named(KeyCode::Enter)),
            ("shift-tab", Key::Named(KeyCode::BackTab)),
            ("page-up", Key::Named(KeyCode::PageUp)),
        ] {
            assert_eq!(Key::named(text), Some(key), "{text}");
        }
        for text in [
            "", " ", "\t", "uu", "ctrl-", "ctrl-rr", "f0", "f13", "pageup", "alt-x",
        ] {
            assert_eq!(Key::named(text), None, "{text}");
        }
    }
}
