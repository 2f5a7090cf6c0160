//! Keyboards that type no Latin letters: which key of a QWERTY keyboard stands where a character
//! is typed.
//!
//! The same character may stand at different places: й is typed with q in Russian, with j on a
//! Bulgarian phonetic keyboard, with x on the standard Bulgarian one. So the keyboard of the
//! locale's language is asked first, then all others in the order of the table, in which the
//! more widespread stand first. A language with several keyboards names one of them its own: in
//! Bulgarian the traditional phonetic one. Any other can be chosen by its name.

mod table;

use table::LAYOUTS;

/// A keyboard, row by row from the top, as it types without Shift.
#[derive(Debug, PartialEq, Eq)]
struct Layout {
    name: &'static str,
    /// The languages whose own keyboard it is, by their codes.
    languages: &'static [&'static str],
    /// What it types where QWERTY has [`QWERTY`]; a blank for nothing or what is no character.
    rows: [&'static str; 4],
}

/// The rows of QWERTY, and of QWERTY with Shift.
const QWERTY: [&str; 4] = [
    "`1234567890-=",
    "qwertyuiop[]\\",
    "asdfghjkl;'",
    "zxcvbnm,./",
];
const SHIFTED: [&str; 4] = [
    "~!@#$%^&*()_+",
    "QWERTYUIOP{}|",
    "ASDFGHJKL:\"",
    "ZXCVBNM<>?",
];

/// The keyboards, in the order in which they are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layouts {
    own: Option<&'static Layout>,
}

impl Layouts {
    /// The keyboards for a locale, such as `bg_BG.UTF-8`: first that of its language.
    #[must_use]
    pub fn for_locale(locale: &str) -> Layouts {
        let language = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default();
        let is_own = |layout: &&Layout| layout.languages.contains(&language);
        Layouts {
            own: LAYOUTS.iter().find(is_own),
        }
    }

    /// The keyboards for the locale of the environment: `LC_ALL`, then `LC_CTYPE`, then `LANG`.
    pub fn detect(variable: impl Fn(&str) -> Option<String>) -> Layouts {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()));
        Layouts::for_locale(&locale.unwrap_or_default())
    }

    /// The keyboards, first the one with this name, one of [`Layouts::names`].
    #[must_use]
    pub fn named(name: &str) -> Option<Layouts> {
        let own = LAYOUTS.iter().find(|layout| layout.name == name)?;
        Some(Layouts { own: Some(own) })
    }

    /// The names of all keyboards.
    pub fn names() -> impl Iterator<Item = &'static str> {
        LAYOUTS.iter().map(|layout| layout.name)
    }

    /// What QWERTY types with the key that typed a character. Signs of ASCII stand at other places
    /// than on QWERTY only if the locale's own keyboard says so: the key of q types ; in Greek.
    #[must_use]
    pub fn place(self, typed: char) -> Option<char> {
        let other = || LAYOUTS.iter().filter(|_| !typed.is_ascii());
        self.own
            .into_iter()
            .chain(other())
            .find_map(|layout| layout.place(typed))
    }
}

impl Layout {
    fn place(&self, typed: char) -> Option<char> {
        let small = typed.to_lowercase().next().filter(|_| typed != ' ')?;
        let qwerty = if small == typed { QWERTY } else { SHIFTED };
        self.rows.iter().zip(qwerty).find_map(|(row, places)| {
            let column = row.chars().position(|c| c == small)?;
            places.chars().nth(column)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::table::LAYOUTS;
    use super::{Layouts, QWERTY, SHIFTED};

    #[test]
    fn every_row_has_a_character_for_every_key() {
        let lengths = |rows: [&str; 4]| rows.map(|row| row.chars().count());
        assert_eq!(lengths(SHIFTED), lengths(QWERTY));
        for layout in LAYOUTS {
            assert_eq!(lengths(layout.rows), lengths(QWERTY), "{}", layout.name);
        }
    }

    /// Asserts what QWERTY types where a keyboard types some characters.
    #[track_caller]
    fn check(layouts: Layouts, typed: &str, places: &str) {
        let found: String = typed.chars().filter_map(|c| layouts.place(c)).collect();
        assert_eq!(found, places, "{typed} on {layouts:?}");
    }

    #[test]
    fn characters_are_found_by_their_place() {
        for (locale, typed, places) in [
            (
                "ru_RU.UTF-8",
                "йцукен фывапр ячсмить хъ",
                "qwertyasdfghzxcvbnm[]",
            ),
            ("ru_RU.UTF-8", "ЙЦУКЕНХЪЖ", "QWERTY{}:"),
            ("uk_UA.UTF-8", "йфівиї", "qasdb]"),
            ("be_BY.UTF-8", "йфывіў'", "qasdbo]"),
            ("kk_KZ.UTF-8", "әіңғй\"", "2345q1"),
            (
                "bg_BG.UTF-8",
                "явертъуиоп асдфгхйкл зьцжбнм шщ",
                "qwertyuiopasdfghjklzxcvbnm[]",
            ),
            (
                "sr_RS",
                "љњертзуиоп асдфгхјкл џцвбнм шђ",
                "qwertyuiopasdfghjklxcvbnm[]",
            ),
            (
                "mk_MK",
                "љњертѕуиоп асдфгхјкл зџцвбнм шѓ",
                "qwertyuiopasdfghjklzxcvbnm[]",
            ),
            (
                "el_GR.utf8",
                ";ςερτυθιοπ ασδφγηξκλ ζχψωβνμ",
                "qwertyuiopasdfghjklzxcvbnm",
            ),
            ("el_GR.utf8", "ΕΡΤ", "ERT"),
            (
                "he_IL",
                "/'קראטוןםפ שדגכעיחלך זסבהנמצ",
                "qwertyuiopasdfghjklzxcvbnm",
            ),
            (
                "ar",
                "ضصثقفغعهخحجد شسيبلاتنمك ئءؤر\u{fefb}ىة",
                "qwertyuiop[]asdfghjkl;zxcvbnm",
            ),
            (
                "fa_IR",
                "ضصثقفغعهخحجچ شسیبلاتنمکگ ۱۲۳۴",
                "qwertyuiop[]asdfghjkl;'1234",
            ),
            (
                "ka_GE",
                "ქწერტყუიოპ ასდფგჰჯკლ ზხცვბნმ",
                "qwertyuiopasdfghjklzxcvbnm",
            ),
            ("th_TH", "ๆไำพะฟหกด", "qwertasdf"),
            (
                "ko_KR",
                "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ",
                "qwertyuiopasdfghjklzxcvbnm",
            ),
        ] {
            check(Layouts::for_locale(locale), typed, places);
        }
    }

    #[test]
    fn bulgarian_has_three_keyboards() {
        let named = |name| Layouts::named(name).unwrap();
        check(named("bulgarian-phonetic"), "яви шщюьж", "qwi[]\\xv");
        check(named("bulgarian-new-phonetic"), "чшиящюьжв", "qwi[]`\\xv");
        check(
            named("bulgarian-bds"),
            ",уеишщксдзц;ьяаожгтнвмчюйъэфхпрлб",
            "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
        );
        check(named("bulgarian-bds"), "Б", "?");
    }

    #[test]
    fn the_language_decides_what_stands_at_different_places() {
        for (locale, place) in [
            ("", 'q'),
            ("C", 'q'),
            ("en_GB.UTF-8", 'q'),
            ("ru", 'q'),
            ("bg_BG.UTF-8", 'j'),
            ("bg", 'j'),
        ] {
            assert_eq!(
                Layouts::for_locale(locale).place('й'),
                Some(place),
                "{locale}"
            );
        }
        assert_eq!(
            Layouts::named("bulgarian-bds").and_then(|l| l.place('й')),
            Some('x')
        );
    }

    #[test]
    fn signs_move_only_where_the_language_says_so() {
        let english = Layouts::for_locale("en");
        assert_eq!(english.place(';'), None);
        assert_eq!(english.place('q'), None);
        assert_eq!(english.place('\u{e9}'), None);
        assert_eq!(Layouts::for_locale("th").place(' '), None);
        assert_eq!(english.place('ε'), Some('e'), "letters of others always do");
    }

    #[test]
    fn the_environment_names_the_locale() {
        let detect = |environment: &'static [(&str, &str)]| {
            Layouts::detect(|name| {
                let value = environment.iter().find(|(known, _)| *known == name);
                value.map(|(_, value)| (*value).to_owned())
            })
        };
        let bulgarian = Layouts::for_locale("bg");
        assert_eq!(detect(&[("LANG", "bg_BG")]), bulgarian);
        assert_eq!(
            detect(&[("LC_ALL", ""), ("LC_CTYPE", "bg_BG"), ("LANG", "C")]),
            bulgarian
        );
        assert_eq!(
            detect(&[("LC_ALL", "C"), ("LANG", "bg_BG")]),
            Layouts::default()
        );
        assert_eq!(detect(&[]), Layouts::default());
    }

    #[test]
    fn every_keyboard_can_be_chosen_by_its_name() {
        assert!(Layouts::names().all(|name| Layouts::named(name).is_some()));
        assert_eq!(Layouts::named("dvorak"), None);
    }
}
