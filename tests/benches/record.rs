//! How fast records are read and written, in turns a second: `cargo bench --bench record`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use pylos::pylos_core::{Game, Rules};
use pylos::record::Record;
use std::fmt::Write;

/// How many turns the record has.
const TURNS: usize = 100_000;

fn main() {
    divan::main();
}

/// A record with a game in it, again and again as a variation from its first turn.
fn text() -> String {
    let mut game = Game::new(Rules::default());
    while game.outcome().is_none() {
        let turns = game.position().turns(game.rules());
        let turn = turns[turns.len() / 2];
        game.play(turn).expect("a legal turn");
    }
    let turns: Vec<String> = game.turns().map(|turn| turn.to_string()).collect();
    let line = turns.join(" ");
    let mut text = format!("[Game \"Pylos\"]\n[Rules \"standard\"]\n\n{}", turns[0]);
    for _ in 0..TURNS / turns.len() {
        let written = write!(text, "\n({line})");
        written.expect("room in memory");
    }
    text + " *\n"
}

#[divan::bench(sample_count = 10)]
fn read(bencher: Bencher) {
    let text = text();
    bencher.counter(ItemsCount::new(TURNS)).bench_local(|| {
        Record::read(black_box(text.as_bytes())).map(|record| record.turns().len())
    });
}

#[divan::bench(sample_count = 10)]
fn write(bencher: Bencher) {
    let record = Record::read(text().as_bytes()).expect("a sound record");
    bencher
        .counter(ItemsCount::new(TURNS))
        .bench_local(|| black_box(&record).to_string().len());
}
