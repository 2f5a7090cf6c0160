//! Time controls and times, read and written.

use super::*;

#[test]
fn times_can_be_written_in_many_ways() {
    for (text, seconds, written) in [
        ("30s", 30, "30s"),
        ("90", 90, "1m30s"),
        ("2m", 120, "2m"),
        ("1m30s", 90, "1m30s"),
        ("1:30", 90, "1m30s"),
        ("90s", 90, "1m30s"),
        ("0m5s", 5, "5s"),
        ("0:05", 5, "5s"),
        ("90m", 5400, "1h30m"),
        ("1:00:00", 3600, "1h"),
        ("1h5s", 3605, "1h5s"),
        (" 1 H 1 M\t1 S ", 3661, "1h1m1s"),
        ("24h", 86400, "24h"),
        ("86400", 86400, "24h"),
        ("0001s", 1, "1s"),
    ] {
        let span: Span = text.parse().unwrap();
        assert_eq!((span.seconds(), &*span.to_string()), (seconds, written));
        assert_eq!(written.parse(), Ok(span));
    }
}

#[test]
fn what_is_no_time_is_refused_with_the_reason() {
    use ParseSpanError::{Form, Fraction, Negative, TooLong, Zero};
    for (error, texts) in [
        (
            Form,
            &[
                "",
                " ",
                "s",
                "m",
                "x",
                "five",
                "1m30",
                "30x",
                "30ss",
                "s30",
                "1s30m",
                "1m2m",
                "m5s",
                "1:3",
                "1:60",
                "1:2:3",
                "1:00:00:00",
                ":30",
                "30:",
                "+5",
                "0x5",
                "1e3",
                "1d",
                "-",
                "--5",
                "-x",
                "1.x",
                "..",
                "1.2.3",
                "\u{661}s",
                "30s+5s",
                "none",
            ][..],
        ),
        (Fraction, &["0.5", "1.5s", "1,5m", ".5", "1:30.5", "1m0.5s"]),
        (
            Negative,
            &["-5", "-5s", "-1:30", "\u{2212}5s", "-0", "-0.5", "- 99h"],
        ),
        (Zero, &["0", "0s", "0m0s", "0:00", "00:00:00"]),
        (
            TooLong,
            &[
                "86401",
                "24h1s",
                "25h",
                "24:00:01",
                "99999999999999999999999999",
                "99999999999999999999999999h99999999999999999999999m",
                "99999999999999999999:00:00",
            ],
        ),
    ] {
        for text in texts {
            assert_eq!(text.parse::<Span>(), Err(error), "{text:?}");
        }
    }
}

#[test]
fn clocks_can_be_written_in_many_ways() {
    for (text, written, record) in [
        ("10m+5s", "10m+5s", "600+5"),
        ("10m+5", "10m+5s", "600+5"),
        ("10:00 + 0:05", "10m+5s", "600+5"),
        ("10M/5S", "10m/5s", "600d5"),
        ("10m", "10m", "600+0"),
        ("10m+0", "10m", "600+0"),
        ("10m/0s", "10m", "600+0"),
        ("600s", "10m", "600+0"),
        ("24h+24h", "24h+24h", "86400+86400"),
    ] {
        let clock: GameTime = text.parse().unwrap();
        assert_eq!(clock.to_string(), written);
        assert_eq!(written.parse(), Ok(clock));
        let control = TimeControl::of_game(clock);
        assert_eq!(control.to_string(), record);
        assert_eq!(record.parse(), Ok(control));
        assert_eq!((control.game(), control.turn()), (Some(clock), None));
    }
}

#[test]
fn what_is_no_clock_is_refused_with_the_reason() {
    use ParseSpanError::{Form, Fraction, Negative, NoUnit, TooLong, Zero};
    for (text, error) in [
        ("", Form),
        ("+", Form),
        ("10m+", Form),
        ("+5s", Form),
        ("10m+5s+5s", Form),
        ("10m/5s/5s", Form),
        ("10m-5s", Form),
        ("600d5", Form),
        ("10m+x", Form),
        ("10", NoUnit),
        ("10+5", NoUnit),
        ("10/5s", NoUnit),
        ("0", Zero),
        ("0m", Zero),
        ("0m+5s", Zero),
        ("-10m", Negative),
        ("10m+-5s", Negative),
        ("1.5m", Fraction),
        ("10m+0.5s", Fraction),
        ("25h", TooLong),
        ("10m+25h", TooLong),
    ] {
        assert_eq!(text.parse::<GameTime>(), Err(error), "{text:?}");
    }
}

#[test]
fn a_time_for_each_turn_and_one_for_the_game_must_both_matter() {
    let both =
        |game: &str, turn: &str| TimeControl::of_both(game.parse().unwrap(), turn.parse().unwrap());
    for (game, turn, record) in [
        ("10m+5s", "30s", "600+5,30/turn"),
        ("10m/5s", "6s", "600d5,6/turn"),
        ("30s", "30s", "30+0,30/turn"),
    ] {
        let control = both(game, turn).unwrap();
        assert_eq!(control.to_string(), record);
        assert_eq!(record.parse(), Ok(control));
        assert_eq!(control.game(), game.parse().ok());
        assert_eq!(control.turn(), turn.parse().ok());
    }
    for (game, turn, misfit, record) in [
        ("30s", "31s", Misfit::TurnLongerThanGame, "30+0,31/turn"),
        ("10m+5s", "5s", Misfit::BonusOutlastsTurn, "600+5,5/turn"),
        ("10m/30s", "5s", Misfit::BonusOutlastsTurn, "600d30,5/turn"),
    ] {
        assert_eq!(both(game, turn), Err(misfit));
        assert!(record.parse::<TimeControl>().is_err());
    }
}

#[test]
fn a_record_has_whole_seconds_from_one_to_a_day() {
    for (text, written) in [
        (" 007/TURN ", "7/turn"),
        ("600D0", "600+0"),
        ("600+5 , 30/turn", "600+5,30/turn"),
        ("86400/turn", "86400/turn"),
    ] {
        assert_eq!(control(text).to_string(), written);
        assert_eq!(control(written), control(text));
    }
    for text in [
        "0/turn",
        "0+5",
        "0d5",
        "86401/turn",
        "86401+0",
        "600+86401",
        "30s/turn",
        "10m+5s",
        "30/turn,600+5",
        "600+5,",
        ",30/turn",
        "600+5,30",
        "600+5,30/turn,30/turn",
        "+600+5",
        "-1/turn",
        "1.5/turn",
    ] {
        let error = text.parse::<TimeControl>().unwrap_err();
        assert_eq!(error.found, text);
    }
}

#[test]
fn time_left_is_shown_as_people_read_it() {
    for (millis, expected) in [
        (0, "0.0"),
        (1, "0.1"),
        (100, "0.1"),
        (101, "0.2"),
        (9_800, "9.8"),
        (9_801, "9.9"),
        (9_900, "9.9"),
        (9_901, "0:10"),
        (10_000, "0:10"),
        (10_001, "0:11"),
        (59_000, "0:59"),
        (59_001, "1:00"),
        (599_000, "9:59"),
        (599_999, "10:00"),
        (3_599_000, "59:59"),
        (3_599_001, "1:00:00"),
        (3_723_000, "1:02:03"),
        (86_400_000, "24:00:00"),
        (359_999_000, "99:59:59"),
        (u64::MAX, "99:59:59"),
    ] {
        assert_eq!(shown(ms(millis)), expected, "{millis}");
    }
    assert_eq!(shown(Duration::MAX), "99:59:59");
    assert_eq!(shown(Duration::from_nanos(1)), "0.1");
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_control_survives(control in controls()) {
        prop_assert_eq!(control.to_string().parse(), Ok(control));
        if let Some(game) = control.game() {
            prop_assert_eq!(game.to_string().parse(), Ok(game));
        }
        if let Some(turn) = control.turn() {
            prop_assert_eq!(turn.to_string().parse(), Ok(turn));
        }
    }

    /// Less time never takes more room, and never looks like more.
    #[test]
    fn no_time_is_wider_than_all_the_time(left in 0..400_000_000_u64, less in 0..400_000_000_u64) {
        let (less, left) = (ms(less.min(left)), ms(left));
        prop_assert!(shown(less).len() <= shown(left).len() && shown(left).len() <= WIDTH);
        let order = |time| (shown(time).contains(':'), shown(time).len(), shown(time));
        prop_assert!(order(less) <= order(left));
    }

    #[test]
    fn no_text_is_too_odd(text in "[-+/:.,0-9hmsd \u{661}x]*", more in ".*") {
        for text in [text, more] {
            let _ = text.parse::<Span>();
            let _ = text.parse::<GameTime>();
            let _ = text.parse::<TimeControl>();
            let _ = read_time(&text);
        }
    }
}
