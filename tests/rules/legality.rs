//! The turns that are generated are exactly the turns that are legal.

use crate::support::{Playout, cases, playouts, telling_positions};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use pylos::pylos_core::{Cell, Position, Recovered, Rules, Turn};
use std::collections::HashSet;

/// No ball, and every set of one or two balls, once each.
fn every_recovery() -> Vec<Recovered> {
    let pairs = Cell::all().flat_map(|a| Cell::all().map(move |b| (a, b)));
    let pairs = pairs.filter(|(a, b)| a <= b);
    let mut all = vec![Recovered::NONE];
    all.extend(pairs.map(|(a, b)| Recovered::two(a, b)));
    all
}

/// Every turn that can be written, legal somewhere or not.
fn every_turn() -> Vec<Turn> {
    let recoveries = every_recovery();
    let mut all = Vec::new();
    for from in [None].into_iter().chain(Cell::all().map(Some)) {
        for to in Cell::all() {
            all.extend(recoveries.iter().map(|&taken| Turn::new(from, to, taken)));
        }
    }
    all
}

#[test]
fn of_all_turns_in_telling_positions() {
    let every_turn = every_turn();
    assert_eq!(every_turn.len(), 31 * 30 * 466);
    for (rules, position) in telling_positions() {
        let generated: HashSet<_> = position.turns(rules).into_iter().collect();
        for &turn in &every_turn {
            let legal = position.check(rules, turn).is_ok();
            assert_eq!(
                legal,
                generated.contains(&turn),
                "{turn} under {rules} in {position}"
            );
        }
    }
}

/// Each turn counted, visited and collected, and none twice.
fn check_count(position: &Position, rules: Rules) {
    let turns = position.turns(rules);
    let mut visited = Vec::new();
    position.visit_turns(rules, |turn| visited.push(turn));
    assert_eq!(visited, turns);
    assert_eq!(position.count_turns(rules), turns.len() as u64);
    assert_eq!(turns.iter().collect::<HashSet<_>>().len(), turns.len());
}

/// A change to one part of a turn, which makes most turns just illegal.
#[derive(Clone, Copy, Debug)]
struct Slip {
    turn: Index,
    part: u8,
    cell: Cell,
}

impl Slip {
    fn apply(self, turns: &[Turn]) -> Turn {
        let turn = *self.turn.get(turns);
        let taken = turn.recovered();
        match self.part {
            0 => Turn::new(None, turn.to(), taken),
            1 => Turn::new(Some(self.cell), turn.to(), taken),
            2 => Turn::new(turn.from(), self.cell, taken),
            3 => Turn::new(turn.from(), turn.to(), Recovered::NONE),
            4 => Turn::new(turn.from(), turn.to(), Recovered::one(self.cell)),
            _ => {
                let kept = taken.into_iter().next().unwrap_or(turn.to());
                Turn::new(turn.from(), turn.to(), Recovered::two(kept, self.cell))
            }
        }
    }
}

fn cell() -> impl Strategy<Value = Cell> {
    select(Cell::all().collect::<Vec<_>>())
}

fn slips() -> impl Strategy<Value = Slip> {
    (any::<Index>(), 0..6u8, cell()).prop_map(|(turn, part, cell)| Slip { turn, part, cell })
}

fn check_legality(playout: &Playout, slips: &[Slip]) {
    let rules = playout.rules();
    for position in playout.positions() {
        let turns = position.turns(rules);
        let generated: HashSet<_> = turns.iter().copied().collect();
        for &turn in &turns {
            assert_eq!(
                position.check(rules, turn),
                Ok(()),
                "{turn} under {rules} in {position}"
            );
        }
        if turns.is_empty() {
            continue;
        }
        for slip in slips {
            let turn = slip.apply(&turns);
            let legal = position.check(rules, turn).is_ok();
            assert_eq!(
                legal,
                generated.contains(&turn),
                "{turn} under {rules} in {position}"
            );
            assert_eq!(legal, position.play(rules, turn).is_ok());
        }
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn of_random_turns_in_random_games(
        playout in playouts(),
        slips in proptest::collection::vec(slips(), 20),
    ) {
        check_legality(&playout, &slips);
    }

    #[test]
    fn each_is_counted_once(playout in playouts()) {
        for position in playout.positions() {
            check_count(&position, playout.rules());
        }
    }

    #[test]
    fn there_are_none_once_the_game_is_over(playout in playouts()) {
        for position in playout.positions() {
            let over = position.outcome(playout.rules()).is_some();
            prop_assert_eq!(position.turns(playout.rules()).is_empty(), over);
        }
    }
}
