//! Whole games, played to their end.

use super::launch::Launch;
use super::modes;
use super::process::End;
use super::table::{By, Table};
use pylos::pylos_core::{Cell, Game, Rules, Turn, Variant};
use pylos::text;
use pylos::tui::Depth;
use std::collections::BTreeSet;

/// A game that shows all there is to do under the rules: always the same one.
pub fn script(rules: Rules) -> Vec<Turn> {
    (0..10_000)
        .map(|seed| random(rules, seed))
        .find(|turns| {
            let taken = |count| {
                let mut turns = turns.iter();
                turns.any(|turn| turn.recovered().into_iter().count() == count)
            };
            turns.len() <= 45
                && ends(rules, turns)
                && turns.iter().any(|turn| turn.from().is_some())
                && (rules.variant == Variant::Kids || taken(1) && taken(2))
        })
        .expect("a game that shows it all")
}

/// Whether the game ends, the kids' one with the apex.
fn ends(rules: Rules, turns: &[Turn]) -> bool {
    let apex = turns.iter().any(|turn| turn.to() == Cell::APEX);
    let mut game = Game::new(rules);
    turns.iter().all(|turn| game.play(*turn).is_ok())
        && game.outcome().is_some()
        && apex == (rules.variant == Variant::Kids)
}

/// A game of turns chosen by chance, cut off where it becomes long.
fn random(rules: Rules, seed: u64) -> Vec<Turn> {
    let mut chance = seed;
    let mut game = Game::new(rules);
    while game.outcome().is_none() && game.turn_count() < 99 {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let mut turns = game.position().turns(rules);
        turns.sort_by_key(ToString::to_string);
        let number = usize::try_from(chance >> 40).expect("24 bits") % turns.len();
        game.play(turns[number]).expect("a legal turn");
    }
    game.turns().collect()
}

/// Plays the game to its end, which has to be announced, and quits, which has nothing to ask then.
fn play(launch: &Launch, rules: Rules, by: By) -> Table {
    let mut table = Table::open(launch, Game::new(rules));
    for turn in script(rules) {
        table.play(turn, by);
    }
    let game = table.model.study.game();
    let outcome = game.outcome().expect("an end");
    let ending = text::ending(table.model.words, &table.model.players, outcome, game);
    assert!(table.shows(&ending), "{ending}");
    table.pty.send("q");
    assert_eq!(table.pty.end_and_rest(), End::Code(0));
    table
}

#[test]
fn kids_by_keys() {
    play(&Launch::pylos(&["--kids"]), Variant::Kids.into(), By::Keys);
}

#[test]
fn kids_by_text() {
    play(&Launch::pylos(&["--kids"]), Variant::Kids.into(), By::Text);
}

#[test]
fn kids_by_mouse() {
    play(&Launch::pylos(&["--kids"]), Variant::Kids.into(), By::Mouse);
}

#[test]
fn standard_by_keys() {
    play(&Launch::pylos(&[]), Rules::default(), By::Keys);
}

#[test]
fn standard_by_text() {
    play(&Launch::pylos(&[]), Rules::default(), By::Text);
}

#[test]
fn standard_by_mouse() {
    play(&Launch::pylos(&[]), Rules::default(), By::Mouse);
}

#[test]
fn advanced_by_keys() {
    let launch = Launch::pylos(&["--advanced"]);
    play(&launch, Variant::Advanced.into(), By::Keys);
}

#[test]
fn advanced_by_text() {
    let launch = Launch::pylos(&["--advanced"]);
    play(&launch, Variant::Advanced.into(), By::Text);
}

#[test]
fn advanced_by_mouse() {
    let launch = Launch::pylos(&["--advanced"]);
    play(&launch, Variant::Advanced.into(), By::Mouse);
}

#[test]
fn without_colour() {
    let launch = Launch::pylos(&[]).env("NO_COLOR", "1");
    let table = play(&launch, Rules::default(), By::Keys);
    assert_eq!(table.model.look.depth, Depth::None);
    assert!(colours(&table).is_empty());
}

#[test]
fn with_16_colours() {
    let launch = Launch::pylos(&[]).env("TERM", "xterm").env("COLORTERM", "");
    let table = play(&launch, Rules::default(), By::Keys);
    assert_eq!(table.model.look.depth, Depth::Sixteen);
    let colours = colours(&table);
    assert!(!colours.is_empty());
    assert!(
        colours
            .iter()
            .all(|number| number.is_some_and(|number| number < 16))
    );
}

#[test]
fn with_256_colours() {
    let launch = Launch::pylos(&[]).env("COLORTERM", "");
    let table = play(&launch, Rules::default(), By::Keys);
    assert_eq!(table.model.look.depth, Depth::Indexed);
    let colours = colours(&table);
    assert!(colours.iter().all(Option::is_some));
    assert!(
        colours
            .iter()
            .any(|number| number.is_some_and(|number| number > 15))
    );
}

fn colours(table: &Table) -> BTreeSet<Option<u16>> {
    table.pty.look(|seen| modes::colours(&seen.raw))
}

#[test]
fn in_ascii() {
    let launch = Launch::pylos(&["--ascii", "--advanced", "--no-pass"]).size(100, 40);
    let rules = Rules {
        variant: Variant::Advanced,
        no_pass: true,
        ..Rules::default()
    };
    play(&launch, rules, By::Keys);
}
