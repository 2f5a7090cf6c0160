//! What the tests share: the data files, short ways to write values, and random games.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use pylos::pylos_core::{Game, Position, Rules, Turn, Variant};
use std::fmt::{Debug, Formatter};
use std::str::FromStr;

/// The value that a text stands for.
pub fn read<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse()
        .unwrap_or_else(|error| panic!("{text:?}: {error:?}"))
}

/// The fields of each row of a table, without its comments.
pub fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

/// The positions of `perft-positions.tsv`, each with the rules of its row.
pub fn telling_positions() -> impl Iterator<Item = (Rules, Position)> {
    rows(include_str!("../data/perft-positions.tsv")).map(|row| (read(row[1]), read(row[2])))
}

/// Every variant with every choice of house rules.
pub fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for variant in Variant::ALL {
        for bits in 0..8 {
            all.push(Rules {
                variant,
                raise_when_empty: bits & 1 > 0,
                optional_recovery: bits & 2 > 0,
                no_pass: bits & 4 > 0,
            });
        }
    }
    all
}

/// A game of random turns, played until it ended or the picks ran out.
#[derive(Clone)]
pub struct Playout {
    pub game: Game,
}

impl Playout {
    fn new(rules: Rules, picks: &[u16]) -> Playout {
        let mut game = Game::new(rules);
        for &pick in picks {
            if game.outcome().is_some() {
                break;
            }
            let turns = game.position().turns(rules);
            game.play(turns[usize::from(pick) % turns.len()]).unwrap();
        }
        Playout { game }
    }

    pub fn rules(&self) -> Rules {
        self.game.rules()
    }

    /// Every position of the game, from the start to where it stopped.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        (0..=self.game.turn_count()).map(|count| self.game.position_after(count))
    }

    /// Every turn of the game, with the position it was played in.
    pub fn steps(&self) -> impl Iterator<Item = (Position, Turn)> {
        self.positions().zip(self.game.turns())
    }
}

impl Debug for Playout {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let turns: Vec<_> = self.game.turns().collect();
        write!(f, "{}: {turns:?}", self.rules())
    }
}

/// Random games, some broken off and many played to the end, under any rules.
pub fn playouts() -> impl Strategy<Value = Playout> {
    playouts_under(all_rules())
}

/// Random games under some of these rules.
pub fn playouts_under(rules: Vec<Rules>) -> impl Strategy<Value = Playout> {
    let picks = prop_oneof![vec(any::<u16>(), 0..40), vec(any::<u16>(), 400)];
    (select(rules), picks).prop_map(|(rules, picks)| Playout::new(rules, &picks))
}

/// How often a property is tried. What fails is printed as a game, so no seed needs to be kept.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        max_shrink_iters: 4096,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}
