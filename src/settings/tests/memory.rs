//! What was set up last on the screen.

use super::*;

/// What was set up last, as [`remembered`] writes it.
fn set_up() -> Wishes {
    Wishes {
        light: Some("Zo\u{eb} \"Z\"".into()),
        dark: Some("Bo".into()),
        lots: Some(true),
        variant: Some(Variant::Advanced),
        raise_when_empty: Some(true),
        optional_recovery: Some(true),
        no_pass: Some(false),
        turn_time: "30s".parse().ok(),
        clock: "10m+5s".parse().ok(),
        ..Wishes::default()
    }
}

#[test]
fn what_was_set_up_last_counts_where_nothing_else_speaks() {
    let memory = remembered(&set_up());
    let settings = resolve(Wishes::default(), |_| None, None, Some(&memory));
    assert_eq!(settings.faults, []);
    assert!(settings.is_memory_sound());
    let players = Players::new(set_up().light, set_up().dark);
    assert_eq!(settings.players(), players);
    assert_eq!(settings.rules().to_string(), "advanced+raise+optional");
    let control = settings.time_control().unwrap();
    assert_eq!(control.to_string(), "600+5,30/turn");
    assert!(settings.lots.value);
    assert_eq!(settings.lots.origin, Origin::Remembered);
    assert_eq!(settings.no_pass.origin, Origin::Remembered);

    let settings = resolve(Wishes::default(), |_| None, Some(EVERYTHING), Some(&memory));
    assert_eq!(settings.light.value.as_deref(), Some("Ana"));
    assert_eq!(settings.no_pass.origin, Origin::File);
    let flags = Wishes {
        lots: Some(false),
        clock: Some(Limit::None),
        ..Wishes::default()
    };
    let settings = resolve(flags, |_| None, None, Some(&memory));
    assert!(!settings.lots.value);
    assert_eq!(settings.time_control().unwrap().to_string(), "30/turn");
}

#[test]
fn only_what_can_be_set_up_is_remembered() {
    let settings = resolve(Wishes::default(), |_| None, None, Some(EVERYTHING));
    assert_eq!(settings.theme, defaults().theme);
    assert!(settings.keys.value.is_empty() && !settings.bell.value);
    assert_eq!(settings.dark.origin, Origin::Remembered);
    let nothing = remembered(&Wishes::default());
    assert_eq!(nothing, "");
}

#[test]
fn a_memory_that_is_broken_is_told_as_such() {
    let memory = "light = 1\ndark = \"Bo\"";
    let settings = resolve(Wishes::default(), |_| None, None, Some(memory));
    assert!(!settings.is_memory_sound());
    assert_eq!(settings.dark.value.as_deref(), Some("Bo"));
    let told = settings.faults[0].say(Catalogue::english(), "c");
    assert!(
        told.starts_with("setup.toml, line 1: light cannot be 1:"),
        "{told}"
    );
}

/// A time on the command line is told nothing of one remembered that does not go with it.
#[test]
fn what_is_only_remembered_yields_without_a_word() {
    let flags = Wishes {
        turn_time: "20m".parse().ok(),
        ..Wishes::default()
    };
    let settings = resolve(flags, |_| None, None, Some("clock = \"10m\""));
    assert_eq!(settings.time_control().unwrap().to_string(), "1200/turn");
    assert_eq!(settings.faults, []);
    assert_eq!(settings.clock.origin, Origin::Default);
}
