//! Clocks and times, in simulated time.

mod comments;
mod running;
mod story;
mod text;

use super::*;
use proptest::prelude::*;

fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

/// A time control as a record has it.
fn control(text: &str) -> TimeControl {
    text.parse().unwrap()
}

/// Any time control that a record may have.
fn controls() -> impl Strategy<Value = TimeControl> {
    let bonus = || (1..40_u64, prop::sample::select(vec!["+0", "+", "d"]));
    let with = |main: u64, (more, sign): (u64, &str)| match sign {
        "+0" => format!("{main}+0"),
        _ => format!("{main}{sign}{more}"),
    };
    prop_oneof![
        (1..120_u64).prop_map(|turn| control(&format!("{turn}/turn"))),
        (1..90_000_u64, bonus()).prop_filter_map("too long", move |(main, bonus)| with(
            main, bonus
        )
        .parse()
        .ok()),
        (20..200_u64, bonus(), 1..200_u64).prop_filter_map(
            "one of them would never matter",
            move |(main, bonus, turn)| format!("{},{turn}/turn", with(main, bonus)).parse().ok()
        ),
    ]
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}
