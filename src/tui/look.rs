//! What the terminal can show.

use crate::settings::{Color, Origin, Setting};

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

impl Depth {
    /// What it is called where it can be chosen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Depth::None => Color::Never.name(),
            Depth::Sixteen => Color::Sixteen.name(),
            Depth::Indexed => Color::Indexed.name(),
            Depth::True => Color::True.name(),
        }
    }
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
    /// Decides by what was asked for, and else by the environment.
    pub fn detect(
        color: Setting<Color>,
        ascii: Setting<bool>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Look {
        Look {
            depth: Look::depth(color, &variable).value,
            ascii: Look::ascii(ascii, &variable).value,
        }
    }

    /// How many colours there are: as a flag asks; else none where `NO_COLOR` or `CLICOLOR` ask for
    /// none; else as the file asks; else as many as there are by `COLORTERM`, or else `TERM`.
    pub fn depth(
        color: Setting<Color>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Setting<Depth> {
        let asked = |value| Setting {
            value,
            origin: color.origin,
        };
        let is_asked = color.origin == Origin::Flag && color.value != Color::Auto;
        let unwanted = colourless(&variable).filter(|_| !is_asked);
        match (color.value, unwanted) {
            (_, Some(name)) => Setting {
                value: Depth::None,
                origin: Origin::Environment(name),
            },
            (Color::Auto, None) => depth_found(variable),
            (Color::Never, None) => asked(Depth::None),
            (Color::Sixteen, None) => asked(Depth::Sixteen),
            (Color::Indexed, None) => asked(Depth::Indexed),
            (Color::True, None) => asked(Depth::True),
        }
    }

    /// Whether the glyphs are ASCII: as a flag asks; else where the file asks for it, on a Linux
    /// console (`TERM`), and where the locale (`LC_ALL`, else `LC_CTYPE`, else `LANG`) has no UTF-8.
    pub fn ascii(asked: Setting<bool>, variable: impl Fn(&str) -> Option<String>) -> Setting<bool> {
        let found = |origin| Setting {
            value: true,
            origin,
        };
        if asked.value || asked.origin == Origin::Flag {
            asked
        } else if variable("TERM").as_deref() == Some("linux") {
            found(Origin::Environment("TERM"))
        } else {
            not_utf8(variable).map_or(asked, found)
        }
    }

    /// Whether balls are drawn round and shaded; else they are glyphs.
    #[must_use]
    pub fn is_shaded(self) -> bool {
        self.depth >= Depth::Indexed && !self.ascii
    }
}

/// The variable that asks for no colour, if any does.
fn colourless(variable: impl Fn(&str) -> Option<String>) -> Option<&'static str> {
    let value = |name| variable(name).unwrap_or_default();
    let is_forced = !matches!(value("CLICOLOR_FORCE").as_str(), "" | "0");
    if !value("NO_COLOR").is_empty() {
        Some("NO_COLOR")
    } else if !is_forced && value("CLICOLOR") == "0" {
        Some("CLICOLOR")
    } else {
        None
    }
}

/// As many colours as the terminal has.
fn depth_found(variable: impl Fn(&str) -> Option<String>) -> Setting<Depth> {
    let value = |name| variable(name).unwrap_or_default();
    let found = |value, name| Setting {
        value,
        origin: Origin::Environment(name),
    };
    let term = value("TERM");
    if matches!(value("COLORTERM").as_str(), "truecolor" | "24bit") {
        found(Depth::True, "COLORTERM")
    } else if term.is_empty() {
        Setting {
            value: if cfg!(windows) {
                Depth::True
            } else {
                Depth::Sixteen
            },
            origin: Origin::Default,
        }
    } else {
        found(depth_of(&term), "TERM")
    }
}

/// How many colours the terminal of this name has.
fn depth_of(term: &str) -> Depth {
    // They have 24 bits and do not say so in their names; over ssh that is all there is.
    const COLOURFUL: [&str; 5] = ["alacritty", "foot", "ghostty", "kitty", "wezterm"];
    if term.ends_with("-direct") || COLOURFUL.iter().any(|name| term.contains(name)) {
        Depth::True
    } else if term.contains("256color") {
        Depth::Indexed
    } else {
        Depth::Sixteen
    }
}

/// The part of the environment that asks for another encoding than UTF-8, or for none.
fn not_utf8(variable: impl Fn(&str) -> Option<String>) -> Option<Origin> {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(|name| {
        let value = variable(name).filter(|value| !value.is_empty())?;
        Some((name, value.to_ascii_lowercase()))
    });
    match locale {
        Some((_, locale)) if locale.contains("utf-8") || locale.contains("utf8") => None,
        Some((name, _)) => Some(Origin::Environment(name)),
        None if cfg!(windows) => None,
        None => Some(Origin::Environment("LANG")),
    }
}

#[cfg(test)]
mod tests {
    use super::{Color, Depth, Look, Origin, Setting};

    const AUTO: Setting<Color> = Setting {
        value: Color::Auto,
        origin: Origin::Default,
    };
    const UNSET: Setting<bool> = Setting {
        value: false,
        origin: Origin::Default,
    };

    fn variables(environment: &[(&str, &str)]) -> impl Fn(&str) -> Option<String> {
        |name| {
            let found = environment.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        }
    }

    #[test]
    fn the_colours_follow_the_environment() {
        for (environment, depth, name) in [
            (&[("TERM", "xterm")][..], Depth::Sixteen, "TERM"),
            (&[("TERM", "linux")], Depth::Sixteen, "TERM"),
            (&[("TERM", "xterm-256color")], Depth::Indexed, "TERM"),
            (&[("TERM", "screen.xterm-256color")], Depth::Indexed, "TERM"),
            (&[("TERM", "xterm-direct")], Depth::True, "TERM"),
            (&[("TERM", "xterm-kitty")], Depth::True, "TERM"),
            (&[("TERM", "foot-extra")], Depth::True, "TERM"),
            (
                &[("TERM", "screen"), ("COLORTERM", "truecolor")],
                Depth::True,
                "COLORTERM",
            ),
            (
                &[("TERM", "xterm"), ("COLORTERM", "24bit")],
                Depth::True,
                "COLORTERM",
            ),
            (
                &[("TERM", "xterm-256color"), ("COLORTERM", "yes")],
                Depth::Indexed,
                "TERM",
            ),
            (
                &[("COLORTERM", "truecolor"), ("NO_COLOR", "1")],
                Depth::None,
                "NO_COLOR",
            ),
            (
                &[("COLORTERM", "truecolor"), ("NO_COLOR", "")],
                Depth::True,
                "COLORTERM",
            ),
            (
                &[("COLORTERM", "truecolor"), ("CLICOLOR", "0")],
                Depth::None,
                "CLICOLOR",
            ),
            (
                &[("TERM", "xterm"), ("CLICOLOR", "1")],
                Depth::Sixteen,
                "TERM",
            ),
            (
                &[
                    ("TERM", "xterm"),
                    ("CLICOLOR", "0"),
                    ("CLICOLOR_FORCE", "1"),
                ],
                Depth::Sixteen,
                "TERM",
            ),
            (
                &[
                    ("TERM", "xterm"),
                    ("CLICOLOR", "0"),
                    ("CLICOLOR_FORCE", "0"),
                ],
                Depth::None,
                "CLICOLOR",
            ),
            (
                &[
                    ("TERM", "xterm"),
                    ("NO_COLOR", "1"),
                    ("CLICOLOR_FORCE", "1"),
                ],
                Depth::None,
                "NO_COLOR",
            ),
        ] {
            let found = Look::depth(AUTO, variables(environment));
            assert_eq!(found.value, depth, "{environment:?}");
            assert_eq!(found.origin, Origin::Environment(name), "{environment:?}");
        }
        assert_eq!(Look::depth(AUTO, |_| None).origin, Origin::Default);
    }

    #[test]
    fn a_flag_beats_no_color_which_beats_the_file_which_beats_the_terminal() {
        let plain = [("TERM", "xterm-256color")];
        let unwanted = [("NO_COLOR", "1"), ("TERM", "xterm-256color")];
        for (value, depth) in [
            (Color::True, Depth::True),
            (Color::Indexed, Depth::Indexed),
            (Color::Sixteen, Depth::Sixteen),
            (Color::Never, Depth::None),
        ] {
            assert_eq!(depth.name(), value.name());
            let of_no_color = (Depth::None, Origin::Environment("NO_COLOR"));
            for (origin, environment, (value_found, origin_found)) in [
                (Origin::Flag, &plain[..], (depth, Origin::Flag)),
                (Origin::Flag, &unwanted, (depth, Origin::Flag)),
                (Origin::File, &plain, (depth, Origin::File)),
                (Origin::File, &unwanted, of_no_color),
            ] {
                let found = Look::depth(Setting { value, origin }, variables(environment));
                assert_eq!((found.value, found.origin), (value_found, origin_found));
            }
        }
    }

    #[test]
    fn the_glyphs_follow_the_locale_and_the_console() {
        for (environment, name) in [
            (&[("LANG", "en_GB.UTF-8")][..], None),
            (&[("LANG", "ru_RU.utf8")], None),
            (&[("LANG", "C")], Some("LANG")),
            (&[("LC_ALL", "C"), ("LANG", "en_GB.UTF-8")], Some("LC_ALL")),
            (
                &[("LC_ALL", ""), ("LC_CTYPE", "C.UTF-8"), ("LANG", "C")],
                None,
            ),
            (
                &[("LC_CTYPE", "POSIX"), ("LANG", "C.UTF-8")],
                Some("LC_CTYPE"),
            ),
            (&[("LANG", "C.UTF-8"), ("TERM", "linux")], Some("TERM")),
        ] {
            let found = Look::ascii(UNSET, variables(environment));
            assert_eq!(found.value, name.is_some(), "{environment:?}");
            let origin = name.map_or(Origin::Default, Origin::Environment);
            assert_eq!(found.origin, origin, "{environment:?}");
        }
    }

    #[test]
    fn ascii_asked_for_wins() {
        for origin in [Origin::File, Origin::Flag] {
            let asked = Setting {
                value: true,
                origin,
            };
            let variable = variables(&[("LANG", "C.UTF-8")]);
            assert_eq!(Look::ascii(asked, &variable), asked);
            assert!(Look::detect(AUTO, asked, &variable).ascii);
            assert!(!Look::detect(AUTO, UNSET, &variable).ascii);
        }
    }
}
