use super::*;
use crate::text::Catalogue;

mod memory;

fn variables(environment: &[(&str, &str)]) -> impl Fn(&str) -> Option<String> {
    |name| {
        let found = environment.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    }
}

fn of_file(text: &str) -> Settings {
    resolve(Wishes::default(), |_| None, Some(text), None)
}

/// The faults of a config file, in words.
fn faults(text: &str) -> Vec<String> {
    let faults = of_file(text).faults;
    let words = Catalogue::english();
    faults.iter().map(|fault| fault.say(words, "c")).collect()
}

fn defaults() -> Settings {
    resolve(Wishes::default(), |_| None, None, None)
}

const EVERYTHING: &str = r#"
theme = "slate"
color = "16"
ascii = true
animation = false
mouse = false
light = "Ana"
dark = "Zo\u00eb"
lots = true
variant = "advanced"
raise-when-empty = true
optional-recovery = true
no-pass = true
turn-time = "30s"
clock = "10m+5s"
bell = true

[keys]
undo = ["u", "z"]
redo = []
"#;

#[test]
fn by_default_nothing_is_chosen() {
    let settings = defaults();
    assert_eq!(settings.theme.value, DEFAULT_THEME);
    assert_eq!(settings.theme.origin, Origin::Default);
    assert_eq!(settings.color.value, Color::Auto);
    assert!(settings.animation.value && settings.mouse.value && !settings.ascii.value);
    assert_eq!(settings.rules(), Rules::default());
    assert_eq!(settings.players(), Players::default());
    assert_eq!(settings.time_control(), None);
    assert!(!settings.bell.value);
    assert!(settings.keys.value.is_empty());
    assert_eq!(settings.faults, []);
    assert_eq!(of_file(""), settings);
    assert_eq!(of_file("# nothing\n\n[keys]\n").faults, []);
}

#[test]
fn the_file_sets_everything() {
    let settings = of_file(EVERYTHING);
    assert_eq!(settings.faults, []);
    assert_eq!(settings.theme.value, "slate");
    assert_eq!(settings.color.value, Color::Sixteen);
    assert!(settings.ascii.value && !settings.animation.value && !settings.mouse.value);
    let players = Players::new(Some("Ana".into()), Some("Zo\u{eb}".into()));
    assert_eq!(settings.players(), players);
    assert_eq!(
        settings.rules().to_string(),
        "advanced+raise+optional+nopass"
    );
    let control = settings.time_control().unwrap();
    assert_eq!(control.to_string(), "600+5,30/turn");
    assert!(settings.bell.value);
    assert_eq!(settings.keys.value["undo"], ["u", "z"]);
    assert!(settings.keys.value["redo"].is_empty());
    for origin in [
        settings.theme.origin,
        settings.color.origin,
        settings.ascii.origin,
        settings.animation.origin,
        settings.mouse.origin,
        settings.light.origin,
        settings.dark.origin,
        settings.lots.origin,
        settings.variant.origin,
        settings.raise_when_empty.origin,
        settings.optional_recovery.origin,
        settings.no_pass.origin,
        settings.turn_time.origin,
        settings.clock.origin,
        settings.bell.origin,
        settings.keys.origin,
    ] {
        assert_eq!(origin, Origin::File);
    }
}

#[test]
fn flags_beat_the_environment_which_beats_the_file() {
    let file = Some("theme = \"file\"\nanimation = true");
    let environment = [("PYLOS_THEME", "variable"), ("PYLOS_ANIMATION", "0")];
    let empty = [("PYLOS_THEME", ""), ("PYLOS_ANIMATION", "")];
    let flags = Wishes {
        theme: Some("flag".into()),
        animation: Some(false),
        ..Wishes::default()
    };
    let none = Wishes::default();
    let by = |name| Origin::Environment(name);
    let cases = [
        (&flags, &environment[..], file, "flag", Origin::Flag),
        (&flags, &[], None, "flag", Origin::Flag),
        (&none, &environment, file, "variable", by("PYLOS_THEME")),
        (&none, &empty, file, "file", Origin::File),
        (&none, &[], None, DEFAULT_THEME, Origin::Default),
    ];
    for (flags, environment, file, theme, origin) in cases {
        let settings = resolve(flags.clone(), variables(environment), file, None);
        assert_eq!(
            (&*settings.theme.value, settings.theme.origin),
            (theme, origin)
        );
        let animation = settings.animation;
        let expected = match origin {
            Origin::Environment(_) => by("PYLOS_ANIMATION"),
            origin => origin,
        };
        assert_eq!(animation.origin, expected);
        let moves = matches!(origin, Origin::File | Origin::Default);
        assert_eq!(animation.value, moves, "{origin:?}");
        assert_eq!(settings.faults, []);
    }
}

#[test]
fn flags_beat_the_file_in_everything() {
    let flags = Wishes {
        theme: Some("wood".into()),
        color: Some(Color::Auto),
        ascii: Some(false),
        animation: Some(true),
        mouse: Some(true),
        light: Some("Lea".into()),
        dark: Some("Dan".into()),
        lots: Some(false),
        variant: Some(Variant::Kids),
        raise_when_empty: Some(false),
        optional_recovery: Some(false),
        no_pass: Some(false),
        turn_time: Some(Limit::None),
        clock: "1h/10s".parse().ok(),
        bell: Some(false),
        keyboard: None,
        keys: Some(Keys::new()),
    };
    let settings = resolve(flags, |_| None, Some(EVERYTHING), None);
    assert_eq!(settings.rules(), Rules::from(Variant::Kids));
    let players = Players::new(Some("Lea".into()), Some("Dan".into()));
    assert_eq!(settings.players(), players);
    assert_eq!(settings.color.value, Color::Auto);
    assert_eq!(settings.color.origin, Origin::Flag);
    assert!(settings.mouse.value && settings.animation.value && !settings.ascii.value);
    let control = settings.time_control().unwrap();
    assert_eq!(control.to_string(), "3600d10");
    assert_eq!(settings.turn_time.origin, Origin::Flag);
    assert!(!settings.bell.value && !settings.lots.value);
}

#[test]
fn a_variable_that_is_wrong_is_named_and_left_aside() {
    let file = Some("animation = false");
    let environment = [("PYLOS_ANIMATION", "off"), ("PYLOS_THEME", "a\u{1b}b")];
    let settings = resolve(Wishes::default(), variables(&environment), file, None);
    assert_eq!(settings.animation.origin, Origin::File);
    assert_eq!(settings.theme.origin, Origin::Default);
    let words = Catalogue::english();
    let told: Vec<_> = settings.faults.iter().map(|f| f.say(words, "c")).collect();
    assert_eq!(
        told,
        [
            "PYLOS_THEME cannot be \"a\u{fffd}b\": expected a text in one line that is not empty.",
            "PYLOS_ANIMATION cannot be \"off\": expected 0 or 1.",
        ]
    );
}

#[test]
fn every_choice_of_colours_has_its_name() {
    for color in Color::ALL {
        assert_eq!(Color::from_name(color.name()), Some(color));
        let file = format!("color = \"{}\"", color.name());
        assert_eq!(of_file(&file).color.value, color);
    }
    assert_eq!(Color::from_name("many"), None);
    assert_eq!(of_file("color = 256").color.value, Color::Indexed);
    assert_eq!(of_file("color = 16").color.value, Color::Sixteen);
    assert_eq!(of_file("color = 0x16").faults.len(), 1);
}

#[test]
fn a_wrong_value_is_named_with_its_line_and_what_may_stand_there() {
    for (text, expected) in [
        (
            "ascii = \"yes\"",
            "c, line 1: ascii cannot be \"yes\": expected true or false.",
        ),
        (
            "\n\nmouse = 1",
            "c, line 3: mouse cannot be 1: expected true or false.",
        ),
        (
            "# \u{e9}\r\nno-pass = [1,\r\n  2]",
            "c, line 2: no-pass cannot be [1, 2]: expected true or false.",
        ),
        (
            "color = \"many\"",
            "c, line 1: color cannot be \"many\": expected \"auto\", \"truecolor\", \"256\", \"16\" or \"never\".",
        ),
        (
            "variant = \"chess\"",
            "c, line 1: variant cannot be \"chess\": expected \"kids\", \"standard\" or \"advanced\".",
        ),
        (
            "turn-time = \"soon\"",
            "c, line 1: turn-time cannot be \"soon\": expected \"none\", or a time of whole seconds up to 24 hours, as in \"30s\", \"2m\" or \"1m30s\".",
        ),
        (
            "turn-time = 0",
            "c, line 1: turn-time cannot be 0: expected \"none\", or a time of whole seconds up to 24 hours, as in \"30s\", \"2m\" or \"1m30s\".",
        ),
        (
            "clock = 10",
            "c, line 1: clock cannot be 10: expected \"none\", or a time of whole seconds up to 24 hours, as in \"10m\", \"10m+5s\" with an increment or \"10m/5s\" with a delay.",
        ),
        (
            "bell = \"loud\"",
            "c, line 1: bell cannot be \"loud\": expected true or false.",
        ),
        (
            "light = \" \"",
            "c, line 1: light cannot be \" \": expected a text in one line that is not empty.",
        ),
        (
            "dark = \"a\\u001bb\"",
            "c, line 1: dark cannot be \"a\\u001bb\": expected a text in one line that is not empty.",
        ),
        (
            "theme = 1979-05-27",
            "c, line 1: theme cannot be 1979-05-27: expected a text in one line that is not empty.",
        ),
        (
            "keys = 1",
            "c, line 1: keys cannot be 1: expected a table of commands and their keys.",
        ),
        (
            "[keys]\nundo = \"u\"",
            "c, line 2: keys.undo cannot be \"u\": expected a list of keys, as in [\"u\", \"z\"].",
        ),
        (
            "[keys]\nundo = [\"u\", 1]",
            "c, line 2: keys.undo cannot be [\"u\", 1]: expected a list of keys, as in [\"u\", \"z\"].",
        ),
    ] {
        assert_eq!(faults(text), [expected]);
    }
}

#[test]
fn times_are_read_as_people_write_them() {
    for (text, control) in [
        ("turn-time = 90", Some("90/turn")),
        ("turn-time = \"1:30\"", Some("90/turn")),
        ("turn-time = \"none\"", None),
        ("clock = \"None\"", None),
        ("clock = \"10m/5s\"", Some("600d5")),
        ("clock = \"1m\"\nturn-time = \"1m\"", Some("60+0,60/turn")),
    ] {
        let settings = of_file(text);
        let found = settings.time_control().map(|control| control.to_string());
        assert_eq!(found.as_deref(), control, "{text}");
        assert_eq!(settings.faults, []);
    }
}

/// The command line weighs more than the file; of the same weight, the clock stays.
#[test]
fn times_that_do_not_go_together_are_told_and_one_is_left_aside() {
    let turn = |turn: &str| Wishes {
        turn_time: turn.parse().ok(),
        ..Wishes::default()
    };
    let clock = |clock: &str| Wishes {
        clock: clock.parse().ok(),
        ..Wishes::default()
    };
    let longer = "A turn time of 20m does not go with a clock of 10m: a turn would have more time than the game.";
    let outlasted = "A turn time of 5s does not go with a clock of 10m/5s: a turn must have more time than is added or does not count.";
    for (flags, file, control, told) in [
        (
            turn("20m"),
            "clock = \"10m\"",
            "1200/turn",
            format!("{longer} clock is left aside."),
        ),
        (
            clock("10m"),
            "turn-time = \"20m\"",
            "600+0",
            format!("{longer} turn-time is left aside."),
        ),
        (
            Wishes::default(),
            "turn-time = \"5s\"\nclock = \"10m/5s\"",
            "600d5",
            format!("{outlasted} turn-time is left aside."),
        ),
    ] {
        let settings = resolve(flags, |_| None, Some(file), None);
        assert_eq!(settings.time_control().unwrap().to_string(), control);
        let words = Catalogue::english();
        let faults: Vec<_> = settings.faults.iter().map(|f| f.say(words, "c")).collect();
        assert_eq!(faults, [told]);
    }
    let off = resolve(
        turn("none"),
        |_| None,
        Some("turn-time = \"20m\"\nclock = \"10m\""),
        None,
    );
    assert_eq!((off.faults.len(), off.turn_time.value), (0, None));
}

#[test]
fn an_unknown_setting_is_named_with_the_nearest() {
    for (name, nearest) in [
        ("colour", "color"),
        ("Theme", "theme"),
        ("no_pass", "no-pass"),
        ("raise_when_empty", "raise-when-empty"),
        ("optional-recover", "optional-recovery"),
        ("varient", "variant"),
        ("animations", "animation"),
        ("key", "keys"),
        ("turntime", "turn-time"),
    ] {
        assert_eq!(
            faults(&format!("{name} = 1")),
            [format!(
                "c, line 1: \"{name}\" is no setting: did you mean {nearest}?"
            )]
        );
    }
    assert_eq!(
        faults("\"\\u001b[2J\" = 1"),
        ["c, line 1: \"\u{fffd}[2J\" is no setting: the README lists them all."]
    );
}

#[test]
fn one_fault_leaves_the_rest_in_force() {
    let text = "mouse = \"no\"\nsound = true\nascii = true\n[keys]\nundo = 1\nredo = [\"y\"]\n";
    let settings = of_file(text);
    assert!(settings.mouse.value && settings.ascii.value);
    assert_eq!(settings.keys.value["redo"], ["y"]);
    assert!(!settings.keys.value.contains_key("undo"));
    let lines: Vec<_> = faults(text)
        .iter()
        .map(|told| told[..9].to_owned())
        .collect();
    assert_eq!(lines, ["c, line 1", "c, line 2", "c, line 5"]);
}

#[test]
fn a_text_that_is_no_toml_counts_for_nothing() {
    for (text, line, found) in [
        ("ascii = true\ntheme = oak\n", 2, "theme = oak"),
        ("ascii = true\ntheme \"oak\"\n", 2, "theme \"oak\""),
        ("ascii = true\n\n[keys", 3, "[keys"),
        ("ascii = true\nascii = true", 2, "ascii = true"),
        ("ascii = true\n\u{1b}[2J", 2, "\u{fffd}[2J"),
        ("ascii = ", 1, "ascii ="),
    ] {
        let settings = of_file(text);
        assert_eq!(settings.ascii, defaults().ascii, "{text:?}");
        let told = faults(text);
        let start = format!("c, line {line}: \"{found}\" is no TOML: ");
        assert!(told[0].starts_with(&start), "{told:?}");
        assert!(
            told[0].ends_with(". Nothing in this file counts."),
            "{told:?}"
        );
        assert_eq!(told.len(), 1);
        assert!(!told[0].contains(char::is_control), "{told:?}");
    }
}

/// Whatever stands in the file, reading it comes to an end and says nothing that steers a terminal.
#[test]
fn no_text_is_too_odd() {
    let mut odd = vec!["[".repeat(100_000), format!("a{} = 1", ".a".repeat(10_000))];
    odd.push("\u{feff}ascii = true".to_owned());
    for end in 0..EVERYTHING.len() {
        odd.extend(EVERYTHING.get(..end).map(str::to_owned));
        let rest = EVERYTHING.get(end..);
        odd.extend(rest.map(|rest| format!("\"\0\u{9b}{rest}")));
    }
    for text in odd {
        for told in faults(&text) {
            assert!(!told.contains(text::steers), "{told:?}");
        }
    }
}

#[test]
fn a_label_is_something_to_see_on_one_line() {
    assert_eq!(label(" Ana "), Ok("Ana".to_owned()));
    for (text, id) in [
        ("", "name-empty"),
        ("\u{200b}", "name-empty"),
        ("a\nb", "name-control"),
    ] {
        assert_eq!(label(text), Err(id));
    }
}
