//! The time of a turn in its comment.

use super::*;

#[test]
fn a_time_is_found_however_it_is_written() {
    for (comment, millis) in [
        ("[%emt 0:00:07]", 7_000),
        ("[%emt 0:07]", 7_000),
        ("[%emt 7]", 7_000),
        ("[%EMT\t 7 ]", 7_000),
        ("[%emt 0:00:07.250]", 7_250),
        ("[%emt 7.5]", 7_500),
        ("[%emt 7,25]", 7_250),
        ("[%emt 7.0009]", 7_000),
        ("[%emt 1:02:03]", 3_723_000),
        ("[%emt 0:90]", 90_000),
        ("good! [%clk 0:10:00] [%emt 7]\u{2713}", 7_000),
        ("[%emt] [%emt x] [%emt 7] [%emt 8]", 7_000),
        ("\u{130}[%emt 7]", 7_000),
    ] {
        assert_eq!(emt(comment), Some(ms(millis)), "{comment}");
    }
    for comment in [
        "",
        "7",
        "emt 7",
        "[%emt",
        "[%emt7]",
        "[%emt ]",
        "[%emt 7",
        "[%emt 7 8]",
        "[%emt -7]",
        "[%emt +7]",
        "[%emt 7.]",
        "[%emt 0::7]",
        "[%emt 0:0:0:7]",
        "[%emt 99999999999999999999]",
        "[%emt 18446744073709551615]",
        "[%clk 7]",
    ] {
        assert_eq!(emt(comment), None, "{comment}");
        assert_eq!(without_emt(comment), comment);
    }
}

#[test]
fn a_time_is_put_in_and_taken_out() {
    for (comment, without) in [
        ("", ""),
        ("good", "good"),
        ("[%emt 7]", ""),
        ("[%emt 7]good", "good"),
        ("good  [%emt 7]", "good"),
        ("very [%emt 7] good [%emt 0:08]!", "very good !"),
        (" as it was ", " as it was "),
        ("[%em[%emt 7]t 8]", "[%em t 8]"),
    ] {
        assert_eq!(without_emt(comment), without);
        let with = with_emt(comment, ms(65_250));
        let blank = if without.is_empty() { "" } else { " " };
        assert_eq!(with, format!("[%emt 0:01:05.250]{blank}{without}"));
    }
}

#[test]
fn milliseconds_are_written_where_there_are_some() {
    for (millis, written) in [
        (0, "0:00:00"),
        (7_000, "0:00:07"),
        (7_001, "0:00:07.001"),
        (7_250, "0:00:07.250"),
        (36_000_000, "10:00:00"),
    ] {
        assert_eq!(written_time(ms(millis)), written);
        assert_eq!(read_time(written), Some(ms(millis)));
    }
    assert_eq!(written_time(Duration::from_nanos(1_999_999)), "0:00:00.001");
}

/// No comment may take longer than its length allows.
#[test]
fn long_comments_are_searched_in_one_go() {
    for part in ["[%emt", "[%emt ", "[%emt 7]", "[%emt 7 ", "]", "7"] {
        let comment = part.repeat(200_000);
        assert_eq!(emt(&without_emt(&comment)), None);
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_time_survives_in_any_comment(
        comment in "([^}]|\\[%emt |[0-9]:|\\])*",
        millis in any::<u64>(),
    ) {
        let with = with_emt(&comment, ms(millis));
        prop_assert_eq!(emt(&with), Some(ms(millis)));
        let without = without_emt(&comment);
        prop_assert_eq!(emt(&without), None);
        let again = without_emt(&with);
        prop_assert_eq!(again.trim(), without.trim());
    }
}
