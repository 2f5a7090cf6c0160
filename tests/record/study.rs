//! Games with comments and variations.

use crate::round_trip::record;
use crate::support::{cases, read};
use proptest::prelude::*;
use pylos::clock::Clock;
use pylos::pylos_core::{Event, Game, Rules, Side, Turn};
use pylos::record::{Place, Record, Study};
use std::time::Duration;

/// A game of these turns.
fn study(turns: &[&str]) -> Study {
    let mut study = Study::from(Game::new(Rules::default()));
    for turn in turns {
        study.play(read(turn)).unwrap();
    }
    study
}

/// The turns as a record has them.
fn turns(study: &Study) -> String {
    let text = Record::of_study(study).to_string();
    assert_eq!(record(&text), Record::of_study(study), "{text}");
    let (_, turns) = text.split_once("\n\n").unwrap();
    turns.trim_end().trim_end_matches('*').trim_end().to_owned()
}

#[test]
fn a_turn_from_an_earlier_place_is_a_variation() {
    let mut study = study(&["1b2", "1c3", "1a1"]);
    let place = study.vary(study.place_after(1), read("1d4")).unwrap();
    let place = study.vary(place, read("1d3")).unwrap();
    assert_eq!(turns(&study), "1. 1b2 1c3 (1... 1d4 2. 1d3) 2. 1a1");
    assert!(!study.is_played(place));
    assert_eq!(study.game().turn_count(), 3);
    assert_eq!(study.game_at(place).position(), study.position(place));
    study.vary(study.place_after(0), read("1b2")).unwrap();
    assert_eq!(turns(&study), "1. 1b2 1c3 (1... 1d4 2. 1d3) 2. 1a1");
    let changes = study.changes();
    assert!(study.vary(place, read("1d3")).is_err());
    assert_eq!(study.changes(), changes);
}

#[test]
fn a_variation_is_taken_back_turn_by_turn() {
    let mut study = study(&["1b2", "1c3"]);
    let first = study.vary(study.place_after(1), read("1d4")).unwrap();
    let last = study.vary(first, read("1d3")).unwrap();
    assert_eq!(study.take_back(first), None);
    assert_eq!(study.take_back(study.end()), None);
    assert_eq!(study.take_back(last), Some(first));
    assert_eq!(study.take_back(first), Some(study.place_after(1)));
    assert_eq!(turns(&study), "1. 1b2 1c3");
}

#[test]
fn a_variation_from_the_end_repeats_the_last_turn() {
    let mut study = study(&["1b2", "1c3"]);
    study.vary(study.end(), read("1d4")).unwrap();
    study.vary(study.end(), read("1d3")).unwrap();
    assert_eq!(turns(&study), "1. 1b2 1c3 (1... 1c3 2. 1d4 (2. 1d3))");
    study.play(read("1a1")).unwrap();
    assert_eq!(turns(&study), "1. 1b2 1c3 2. 1a1 (2. 1d4) (2. 1d3)");
    study.undo();
    study.play(read("1d3")).unwrap();
    assert_eq!(turns(&study), "1. 1b2 1c3 2. 1d3 (2. 1d4)");
}

#[test]
fn undone_turns_are_forgotten_unless_something_was_said_of_them() {
    let mut study = study(&["1b2", "1c3", "1a1"]);
    study.undo();
    study.undo();
    assert_eq!(turns(&study), "1. 1b2");
    assert_eq!(study.next(study.end()), None);
    study.redo();
    study.redo();
    assert_eq!(turns(&study), "1. 1b2 1c3 2. 1a1");
    study.undo();
    study.undo();
    study.play(read("1d1")).unwrap();
    assert_eq!(turns(&study), "1. 1b2 1d1");
    study.comment(study.end(), "a {pity}\n\u{1b} ");
    study.undo();
    study.play(read("1d2")).unwrap();
    assert_eq!(turns(&study), "1. 1b2 1d2 (1... 1d1 {a (pity)})");
    assert_eq!(study.redo(), None);
}

#[test]
fn comments_take_the_place_of_those_before() {
    let text = "[Game \"Pylos\"] [Rules \"kids\"] {x} 1. 1a1 {y} ({z} 1. 1b1 {w} {v}) *";
    let mut study = record(text).study();
    let [_, other] = study.following(Place::BEGINNING).collect::<Vec<_>>()[..] else {
        panic!("two turns to begin with");
    };
    assert!(study.comments(other).eq(["z", "w", "v"]));
    study.comment(other, "one  for all");
    study.comment(Place::BEGINNING, "");
    assert_eq!(turns(&study), "1. 1a1 {y} (1. 1b1 {one for all})");
}

#[test]
fn a_game_that_was_undone_can_be_redone_in_a_study() {
    let mut game = study(&["1b2", "1c3"]).game().clone();
    game.resign(Side::Light).unwrap();
    game.undo();
    game.undo();
    let mut study = Study::from(game);
    assert_eq!(turns(&study), "1. 1b2");
    assert_eq!(study.redo(), Some(Event::Turn(read("1c3"))));
    assert!(matches!(study.redo(), Some(Event::Resignation(_))));
    assert!(turns(&study).ends_with("1. 1b2 1c3\n0-1"));
}

/// Something done to a study; numbers choose among what there is.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Play(usize),
    Undo,
    Redo,
    Vary(usize, usize),
    Comment(usize),
    TakeBack(usize),
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let any = 0..1000_usize;
    let deed = prop_oneof![
        4 => any.clone().prop_map(Deed::Play),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
        4 => (any.clone(), any.clone()).prop_map(|(place, turn)| Deed::Vary(place, turn)),
        1 => any.clone().prop_map(Deed::Comment),
        1 => any.prop_map(Deed::TakeBack),
    ];
    prop::collection::vec(deed, 0..80)
}

fn choose(game: &Game, number: usize) -> Option<Turn> {
    let turns = game.position().turns(game.rules());
    let over = game.outcome().is_some();
    turns
        .get(number % turns.len().max(1))
        .copied()
        .filter(|_| !over)
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_study_survives(deeds in deeds()) {
        let mut study = study(&[]);
        let mut game = study.game().clone();
        let mut places = vec![Place::BEGINNING];
        for deed in deeds {
            match deed {
                Deed::Play(number) => if let Some(turn) = choose(&game, number) {
                    study.play(turn).unwrap();
                    game.play(turn).unwrap();
                },
                Deed::Undo => prop_assert_eq!(study.undo(), game.undo()),
                Deed::Redo => prop_assert_eq!(study.redo(), game.redo()),
                Deed::Vary(place, number) => {
                    let place = places[place % places.len()];
                    if let Some(turn) = choose(&study.game_at(place), number) {
                        let next = study.vary(place, turn).unwrap();
                        prop_assert_eq!(study.turn(next), Some(turn));
                        prop_assert_eq!(study.before(next), Some(place));
                        places.push(next);
                    }
                }
                Deed::Comment(place) => study.comment(places[place % places.len()], "so"),
                Deed::TakeBack(number) => {
                    let place = places[number % places.len()];
                    if study.take_back(place).is_some() {
                        places.retain(|other| *other != place);
                    }
                }
            }
            prop_assert_eq!(study.game(), &game);
            prop_assert_eq!(study.position(study.end()), game.position());
            prop_assert!(study.is_played(study.end()));
        }
        let written = Record::of_study(&study);
        let again = record(&written.to_string());
        prop_assert_eq!(&again, &written);
        prop_assert_eq!(Record::of_study(&again.study()), written);
        prop_assert!(again.study().game().turns().eq(game.turns()));
    }
}

#[test]
fn times_of_turns_stay_when_comments_change() {
    let text = "[Game \"Pylos\"] [Rules \"kids\"] [TimeControl \"600+5\"] [Elapsed \"0:00:03.500\"]
        1. 1a1 {[%emt 0:00:07]} {well} 1b1 {[%emt 0:01:01.250] so} *";
    let first = record(text);
    let mut study = first.study();
    let place = study.place_after(1);
    assert_eq!(study.said(place), "well");
    assert_eq!(study.said(study.end()), "so");
    study.comment(place, "better");
    study.comment(study.end(), "");
    assert_eq!(
        turns(&study),
        "1. 1a1 {[%emt 0:00:07]} {better} 1... 1b1 {[%emt 0:01:01.250]}"
    );
    let clock = first.clock().unwrap();
    assert_eq!(
        clock
            .spent()
            .iter()
            .map(Duration::as_millis)
            .collect::<Vec<_>>(),
        [7000, 61250]
    );
    assert_eq!(clock.taken(Duration::ZERO), Duration::from_millis(3500));
    let again = Record::of_study(&study).with_clock(&clock, Duration::ZERO);
    assert_eq!(again.clock().unwrap().spent(), clock.spent());
    assert_eq!(
        again.clock().unwrap().taken(Duration::ZERO),
        clock.taken(Duration::ZERO)
    );
    assert!(again.other_tags().eq([("Elapsed", "0:00:03.500")]));
}

#[test]
fn the_times_of_a_clock_are_written_with_the_turns() {
    let study = study(&["1b2", "1c3", "1a1"]);
    let mut clock = Clock::new(read("30/turn"), Side::Light);
    clock.start(Duration::ZERO);
    clock.press(Duration::from_secs(4)).unwrap();
    clock.press(Duration::from_secs(9)).unwrap();
    let written = Record::of_study(&study).with_clock(&clock, Duration::from_secs(10));
    let text = written.to_string();
    assert!(text.contains("[TimeControl \"30/turn\"]") && text.contains("[Elapsed \"0:00:01\"]"));
    assert!(
        text.contains("1. 1b2 1c3 {[%emt 0:00:04]} 2. 1a1 {[%emt 0:00:05]}"),
        "the clock knows the last two turns: {text}"
    );
    assert_eq!(record(&text), written);
}
