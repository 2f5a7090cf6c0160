//! The board turned and mirrored: its eight symmetries map legal turns to legal turns.

use crate::support::{cases, playouts, telling_positions};
use proptest::prelude::*;
use pylos::pylos_core::{Cell, CellSet, Position, Recovered, Rules, Side, Turn, perft};
use std::collections::HashSet;

/// A symmetry of the square: mirror the files, the ranks, exchange both, in this order.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    files: bool,
    ranks: bool,
    diagonal: bool,
}

impl Symmetry {
    fn all() -> impl Iterator<Item = Symmetry> {
        (0..8).map(|bits| Symmetry {
            files: bits & 1 > 0,
            ranks: bits & 2 > 0,
            diagonal: bits & 4 > 0,
        })
    }

    fn cell(self, cell: Cell) -> Cell {
        let last = cell.level().size() - 1;
        let mirror = |on, at| if on { last - at } else { at };
        let file = mirror(self.files, cell.file());
        let rank = mirror(self.ranks, cell.rank());
        let (file, rank) = if self.diagonal {
            (rank, file)
        } else {
            (file, rank)
        };
        Cell::new(cell.level(), file, rank).unwrap()
    }

    fn cells(self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    fn turn(self, turn: Turn) -> Turn {
        let taken: Vec<_> = turn.recovered().into_iter().collect();
        let recovered = match taken[..] {
            [] => Recovered::NONE,
            [one] => Recovered::one(self.cell(one)),
            [a, b] => Recovered::two(self.cell(a), self.cell(b)),
            _ => unreachable!("{turn} takes back more than two balls"),
        };
        Turn::new(
            turn.from().map(|from| self.cell(from)),
            self.cell(turn.to()),
            recovered,
        )
    }

    fn position(self, position: &Position) -> Position {
        let [light, dark] = Side::BOTH.map(|side| self.cells(position.balls(side)));
        Position::new(light, dark, position.to_move()).unwrap()
    }
}

fn check_symmetries(position: &Position, rules: Rules) {
    let turns = position.turns(rules);
    for symmetry in Symmetry::all() {
        let image = symmetry.position(position);
        let mapped: HashSet<_> = turns.iter().map(|&turn| symmetry.turn(turn)).collect();
        let generated: HashSet<_> = image.turns(rules).into_iter().collect();
        assert_eq!(mapped, generated, "{symmetry:?}, {rules}, {position}");
        assert_eq!(image.outcome(rules), position.outcome(rules));
        if let Some(&turn) = turns.last() {
            let after = position.play(rules, turn).unwrap();
            let image_after = image.play(rules, symmetry.turn(turn));
            assert_eq!(image_after, Ok(symmetry.position(&after)));
        }
    }
}

#[test]
fn there_are_eight() {
    let images: HashSet<Vec<Cell>> = Symmetry::all()
        .map(|symmetry| Cell::all().map(|cell| symmetry.cell(cell)).collect())
        .collect();
    assert_eq!(images.len(), 8);
}

#[test]
fn perft_of_telling_positions_is_the_same_for_each() {
    for (rules, position) in telling_positions() {
        check_symmetries(&position, rules);
        let count = perft(&position, rules, 2);
        for symmetry in Symmetry::all() {
            assert_eq!(perft(&symmetry.position(&position), rules, 2), count);
        }
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn turns_of_random_games_are_the_same_for_each(playout in playouts()) {
        for position in playout.positions() {
            check_symmetries(&position, playout.rules());
        }
    }
}
