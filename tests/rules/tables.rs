//! The engine against tables of figures and turns that independent engines agree on.

use crate::support::{read, rows};
use pylos::pylos_core::{Position, Rules, Turn, divide, perft};

/// Checks the columns of `perft-start.tsv` for these depths.
fn check_from_start(depths: &[usize]) {
    for row in rows(include_str!("../data/perft-start.tsv")) {
        let rules: Rules = read(row[0]);
        for &depth in depths.iter().filter(|&&depth| depth < row.len()) {
            let count = perft(&Position::START, rules, u32::try_from(depth).unwrap());
            assert_eq!(count, read::<u64>(row[depth]), "{rules}, perft {depth}");
        }
    }
}

#[test]
fn perft_from_the_start() {
    check_from_start(&[1, 2, 3, 4, 5, 6, 7]);
}

#[test]
#[ignore = "billions of turns, for an optimised build: cargo test --release -- --ignored"]
fn perft_8_and_9_from_the_start() {
    check_from_start(&[8, 9]);
}

#[test]
fn perft_0_is_1() {
    assert_eq!(perft(&Position::START, Rules::default(), 0), 1);
    let over: Position = read("DDD1/DDLD/DLLD/D1LD D2/DDD/2D 2/2 1 D");
    assert_eq!(perft(&over, Rules::default(), 0), 1);
}

#[test]
fn perft_of_telling_positions() {
    let mut figures = 0;
    for row in rows(include_str!("../data/perft-positions.tsv")) {
        let (rules, position): (Rules, Position) = (read(row[1]), read(row[2]));
        for (depth, count) in (1..).zip(&row[3..]) {
            let name = row[0];
            let found = perft(&position, rules, depth);
            assert_eq!(found, read::<u64>(count), "{name}, {rules}, perft {depth}");
            figures += 1;
        }
    }
    assert_eq!(figures, 3 * 130);
}

#[test]
fn turns_of_900_positions() {
    let mut positions = 0;
    for row in rows(include_str!("../data/turns.tsv")) {
        let (rules, position): (Rules, Position) = (read(row[0]), read(row[1]));
        let turns = position.turns(rules);
        let mut texts: Vec<_> = turns.iter().map(Turn::to_string).collect();
        texts.sort();
        assert_eq!(texts.join(" "), row[3], "{rules}, {position}");
        assert_eq!(position.count_turns(rules), read::<u64>(row[2]));
        for (turn, text) in turns.iter().zip(turns.iter().map(Turn::to_string)) {
            assert_eq!(read::<Turn>(&text), *turn);
        }
        assert_eq!(position.to_string(), row[1]);
        positions += 1;
    }
    assert_eq!(positions, 900);
}

#[test]
fn divide_splits_perft_by_the_first_turn() {
    for row in rows(include_str!("../data/perft-positions.tsv")) {
        let (rules, position): (Rules, Position) = (read(row[1]), read(row[2]));
        let parts = divide(&position, rules, 3);
        let total: u64 = parts.iter().map(|(_, count)| count).sum();
        assert_eq!(total, read::<u64>(row[5]), "{}, {rules}", row[0]);
        assert_eq!(parts.len(), position.turns(rules).len());
        assert!(parts.is_sorted_by_key(|(turn, _)| turn.to_string()));
    }
    assert_eq!(divide(&Position::START, Rules::default(), 0), []);
}
