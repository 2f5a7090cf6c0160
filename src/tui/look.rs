//! What the terminal can show.

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Depth {
    /// None: shapes, bold and reverse only.
    None,
    /// The 16 of every terminal.
    Sixteen,
    /// The 256 of xterm.
    Indexed,
    /// 24 bits.
    True,
}

/// What the terminal can show: colours and glyphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// How many colours there are.
    pub depth: Depth,
    /// ASCII characters only.
    pub ascii: bool,
}

impl Look {
    /// Decides by the environment: `NO_COLOR`, `COLORTERM` and `TERM` for the colours; for the
    /// glyphs the flag, `TERM` and the locale (`LC_ALL`, then `LC_CTYPE`, then `LANG`).
    pub fn detect(ascii: bool, variable: impl Fn(&str) -> Option<String>) -> Look {
        let value = |name| variable(name).unwrap_or_default();
        let term = value("TERM");
        Look {
            depth: depth(&value("NO_COLOR"), &value("COLORTERM"), &term),
            ascii: ascii || term == "linux" || !is_utf8(&variable),
        }
    }

    /// Whether balls are drawn round and shaded; else they are glyphs.
    #[must_use]
    pub fn is_shaded(self) -> bool {
        self.depth >= Depth::Indexed && !self.ascii
    }
}

fn depth(no_color: &str, colorterm: &str, term: &str) -> Depth {
    if !no_color.is_empty() {
        Depth::None
    } else if matches!(colorterm, "truecolor" | "24bit")
        || term.ends_with("-direct")
        || cfg!(windows) && term.is_empty()
    {
        Depth::True
    } else if term.contains("256color") {
        Depth::Indexed
    } else {
        Depth::Sixteen
    }
}

fn is_utf8(variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()));
    match locale {
        Some(locale) => {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        }
        None => cfg!(windows),
    }
}

#[cfg(test)]
mod tests {
    use super::{Depth, Look};

    fn look(environment: &[(&str, &str)]) -> Look {
        Look::detect(false, |name| {
            environment
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_colours_follow_the_environment() {
        for (environment, depth) in [
            (&[("TERM", "xterm")][..], Depth::Sixteen),
            (&[("TERM", "xterm-256color")], Depth::Indexed),
            (&[("TERM", "xterm-direct")], Depth::True),
            (
                &[("TERM", "screen"), ("COLORTERM", "truecolor")],
                Depth::True,
            ),
            (&[("TERM", "xterm"), ("COLORTERM", "24bit")], Depth::True),
            (&[("TERM", "linux")], Depth::Sixteen),
            (
                &[("COLORTERM", "truecolor"), ("NO_COLOR", "1")],
                Depth::None,
            ),
            (&[("COLORTERM", "truecolor"), ("NO_COLOR", "")], Depth::True),
        ] {
            assert_eq!(look(environment).depth, depth, "{environment:?}");
        }
    }

    #[test]
    fn the_glyphs_follow_the_locale_and_the_console() {
        for (environment, ascii) in [
            (&[("LANG", "en_GB.UTF-8")][..], false),
            (&[("LANG", "ru_RU.utf8")], false),
            (&[("LANG", "C")], true),
            (&[("LC_ALL", "C"), ("LANG", "en_GB.UTF-8")], true),
            (
                &[("LC_ALL", ""), ("LC_CTYPE", "C.UTF-8"), ("LANG", "C")],
                false,
            ),
            (&[("LC_CTYPE", "POSIX"), ("LANG", "C.UTF-8")], true),
            (&[("LANG", "C.UTF-8"), ("TERM", "linux")], true),
        ] {
            assert_eq!(look(environment).ascii, ascii, "{environment:?}");
        }
    }

    #[test]
    fn the_flag_for_ascii_wins() {
        let value = |name: &str| (name == "LANG").then(|| "C.UTF-8".to_owned());
        assert!(Look::detect(true, value).ascii);
        assert!(!Look::detect(false, value).ascii);
    }
}
