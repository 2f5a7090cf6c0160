//! How fast turns are found, in turns a second: `cargo bench`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use pylos::pylos_core::{Position, Rules, perft};

fn main() {
    divan::main();
}

/// From the start, eight turns deep: the last turn of each sequence is counted, not made.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn perft_8(bencher: Bencher) {
    let count = perft(&Position::START, Rules::default(), 8);
    bencher
        .counter(ItemsCount::new(count))
        .bench_local(|| perft(black_box(&Position::START), Rules::default(), 8));
}

/// From the start, seven turns deep: each turn is made and played, one by one.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn play_every_turn_7(bencher: Bencher) {
    let count = perft(&Position::START, Rules::default(), 7);
    bencher
        .counter(ItemsCount::new(count))
        .bench_local(|| play_every_turn(black_box(&Position::START), Rules::default(), 7));
}

fn play_every_turn(position: &Position, rules: Rules, depth: u32) -> u64 {
    let mut played = 0;
    position.visit_played(rules, |turn, after| {
        if depth > 1 {
            played += play_every_turn(&after, rules, depth - 1);
        } else {
            black_box((&turn, &after));
            played += 1;
        }
    });
    played
}

/// The positions of `turns.tsv`, with few turns and with hundreds, under all kinds of rules.
fn positions() -> Vec<(Rules, Position)> {
    let table = include_str!("../data/turns.tsv");
    let read = |line: &str| {
        let mut fields = line.split('\t');
        let rules = fields.next()?.parse().ok()?;
        Some((rules, fields.next()?.parse().ok()?))
    };
    table.lines().filter_map(read).collect()
}

#[divan::bench]
fn count_turns_of_900_positions(bencher: Bencher) {
    let positions = positions();
    let count = || -> u64 {
        let counts = positions
            .iter()
            .map(|(rules, position)| position.count_turns(*rules));
        counts.sum()
    };
    bencher.counter(ItemsCount::new(count())).bench_local(count);
}
