//! Which source a setting is taken from.

use crate::home::Home;

const UTF8: (&str, &str) = ("LANG", "C.UTF-8");

#[test]
fn flags_beat_the_environment_which_beats_the_file() {
    let file = Home::with("theme = \"slate\"\nanimation = true\n");
    let none = Home::empty();
    let variables = &[("PYLOS_THEME", "sand"), ("PYLOS_ANIMATION", "0")];
    let flags = &["--theme", "glass", "--no-animation"];
    for (home, flags, variables, theme, animation) in [
        (&none, &[][..], &[][..], "wood, default", "true, default"),
        (&file, &[], &[], "slate, config file", "true, config file"),
        (
            &file,
            &[],
            variables,
            "sand, environment (PYLOS_THEME)",
            "false, environment (PYLOS_ANIMATION)",
        ),
        (
            &file,
            flags,
            variables,
            "glass, command line",
            "false, command line",
        ),
        (
            &none,
            flags,
            &[],
            "glass, command line",
            "false, command line",
        ),
    ] {
        assert_eq!(home.setting("theme", flags, variables), theme);
        assert_eq!(home.setting("animation", flags, variables), animation);
    }
}

#[test]
fn colours_are_as_a_flag_the_environment_or_the_file_asks() {
    let file = Home::with("color = \"16\"\n");
    let auto = Home::with("color = \"auto\"\n");
    let none = Home::empty();
    let xterm = ("TERM", "xterm-256color");
    for (home, flags, variables, expected) in [
        (&none, &[][..], &[][..], "16, default"),
        (&none, &[], &[xterm], "256, environment (TERM)"),
        (
            &none,
            &[],
            &[xterm, ("COLORTERM", "24bit")],
            "truecolor, environment (COLORTERM)",
        ),
        (
            &none,
            &[],
            &[xterm, ("CLICOLOR", "0")],
            "never, environment (CLICOLOR)",
        ),
        (
            &none,
            &[],
            &[xterm, ("CLICOLOR", "0"), ("CLICOLOR_FORCE", "1")],
            "256, environment (TERM)",
        ),
        (
            &none,
            &[],
            &[xterm, ("NO_COLOR", "1")],
            "never, environment (NO_COLOR)",
        ),
        (
            &auto,
            &[],
            &[xterm, ("NO_COLOR", "1")],
            "never, environment (NO_COLOR)",
        ),
        (&file, &[], &[xterm], "16, config file"),
        (&file, &[], &[("COLORTERM", "24bit")], "16, config file"),
        (
            &file,
            &[],
            &[xterm, ("NO_COLOR", "1")],
            "never, environment (NO_COLOR)",
        ),
        (
            &file,
            &["--color", "never"],
            &[xterm],
            "never, command line",
        ),
        (
            &file,
            &["--color", "truecolor"],
            &[("NO_COLOR", "1")],
            "truecolor, command line",
        ),
        (
            &file,
            &["--color", "auto"],
            &[xterm],
            "256, environment (TERM)",
        ),
    ] {
        if cfg!(windows) && variables.is_empty() {
            continue;
        }
        assert_eq!(home.setting("color", flags, variables), expected);
    }
}

#[test]
fn ascii_is_chosen_or_found() {
    let file = Home::with("ascii = true\n");
    let off = Home::with("ascii = false\n");
    let none = Home::empty();
    for (home, flags, variables, expected) in [
        (&none, &[][..], &[UTF8][..], "false, default"),
        (
            &none,
            &[],
            &[("LC_ALL", "C"), UTF8],
            "true, environment (LC_ALL)",
        ),
        (
            &none,
            &[],
            &[("TERM", "linux"), UTF8],
            "true, environment (TERM)",
        ),
        (&none, &["--ascii"], &[UTF8], "true, command line"),
        (&file, &[], &[UTF8], "true, config file"),
        (&off, &[], &[UTF8], "false, config file"),
        (&off, &[], &[("LANG", "C")], "true, environment (LANG)"),
        (&off, &["--ascii"], &[UTF8], "true, command line"),
        (
            &none,
            &["--ascii=false"],
            &[("TERM", "linux"), ("LANG", "C")],
            "false, command line",
        ),
    ] {
        assert_eq!(home.setting("ascii", flags, variables), expected);
    }
}

#[test]
fn the_game_is_played_by_the_settings() {
    let home = Home::with(
        "variant = \"advanced\"\nno-pass = true\nraise-when-empty = true\nlight = \"Ana\"\n",
    );
    for (args, greeting) in [
        (&[][..], "Pylos, advanced, raise when empty, no pass. Ana"),
        (&["--kids"], "Pylos, kids, raise when empty, no pass. Ana"),
        (
            &["--variant", "standard"],
            "Pylos, standard, raise when empty, no pass. Ana",
        ),
        (
            &["--optional-recovery", "--light", "Lea"],
            "Pylos, advanced, raise when empty, optional recovery, no pass. Lea",
        ),
    ] {
        let ran = home.plain(args).exits(0).quietly();
        assert!(ran.out.starts_with(greeting), "{ran:#?}");
    }
}

#[test]
fn flags_turn_off_what_the_file_turns_on_and_the_other_way_round() {
    let file = "no-pass = true\nraise-when-empty = true\noptional-recovery = true\nascii = true\n\
                mouse = false\nanimation = false\nbell = true\nlots = true\nturn-time = \"30s\"\nclock = \"10m+5s\"\n";
    let home = Home::with(file);
    for (flag, setting, before, after) in [
        ("--no-pass=false", "no-pass", "true", "false"),
        (
            "--raise-when-empty=false",
            "raise-when-empty",
            "true",
            "false",
        ),
        (
            "--optional-recovery=false",
            "optional-recovery",
            "true",
            "false",
        ),
        ("--no-mouse=false", "mouse", "false", "true"),
        ("--bell=false", "bell", "true", "false"),
        ("--lots=false", "lots", "true", "false"),
        ("--turn-time=none", "turn-time", "30s", "none"),
        ("--clock=none", "clock", "10m+5s", "none"),
        ("--no-animation=false", "animation", "false", "true"),
        ("--no-mouse", "mouse", "false", "false"),
    ] {
        let config_file = format!("{before}, config file");
        assert_eq!(home.setting(setting, &[], &[]), config_file);
        let flagged = format!("{after}, command line");
        assert_eq!(home.setting(setting, &[flag], &[]), flagged, "{flag}");
    }
    for wrong in ["--no-pass=maybe", "--bell=maybe", "--clock=maybe"] {
        home.run(&["config", wrong], &[]).exits(2);
    }
}

#[test]
fn what_was_set_up_last_counts_where_nothing_else_speaks() {
    let home = Home::with("dark = \"Zed\"\n");
    std::fs::create_dir_all(home.games()).unwrap();
    let memory = home.games().join("setup.toml");
    let text = "light = \"Ana\"\ndark = \"Bo\"\nvariant = \"kids\"\n";
    std::fs::write(&memory, text).unwrap();
    assert_eq!(home.setting("light", &[], &[]), "Ana, last new game");
    assert_eq!(home.setting("dark", &[], &[]), "Zed, config file");
    let flagged = home.setting("variant", &["--advanced"], &[]);
    assert_eq!(flagged, "advanced, command line");
    let ran = home.plain(&[]).exits(0).quietly();
    assert!(
        ran.out
            .starts_with("Pylos, standard. Light plays light, Zed"),
        "scripts play by flags and config alone: {ran:#?}"
    );

    // Broken, it is told and left as it is.
    std::fs::write(&memory, "light = Ana\n").unwrap();
    let ran = home.run(&["config"], &[]).exits(0);
    assert!(ran.err.contains("setup.toml, line 1"), "{ran:#?}");
    assert_eq!(std::fs::read_to_string(&memory).unwrap(), "light = Ana\n");
}
