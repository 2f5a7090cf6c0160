//! A record that is written and read again is the same.

use crate::support::{cases, playouts, read, telling_positions};
use proptest::prelude::*;
use pylos::pylos_core::{Game, Position, Rules, Side};
use pylos::record::{Record, Score, TimeControl};

/// Reads a record, which has to be sound.
#[track_caller]
pub fn record(text: &str) -> Record {
    text.parse()
        .unwrap_or_else(|fault| panic!("{fault:?} in:\n{text}"))
}

/// Asserts that a record is written as this.
#[track_caller]
pub fn writes(text: &str, expected: &str) {
    let first = record(text);
    assert_eq!(first.to_string(), expected);
    let again = record(expected);
    assert_eq!(again, first);
    assert_eq!(again.to_string(), expected);
}

#[track_caller]
fn survives(game: &Game, light: &str, dark: &str) {
    let first = Record::of(game)
        .with_players(Some(light), Some(dark))
        .with_date("2026-11-30")
        .with_time_control(read("600+5"));
    let text = first.to_string();
    let again = record(&text);
    assert_eq!(again, first, "{text}");
    assert_eq!(again.to_string(), text);
    assert_eq!(Record::read(text.as_bytes()).as_ref(), Ok(&first));
    assert_eq!(&again.game(), game, "{text}");
    assert!(
        text.lines()
            .all(|line| line.len() <= 80 || line.starts_with('['))
    );
}

/// Games with one more event than their turns, if it can happen.
fn endings(game: &Game) -> [Game; 5] {
    let mut games = std::array::from_fn(|_| game.clone());
    let _ = games[1].resign(Side::Light);
    let _ = games[2].resign(Side::Dark);
    let _ = games[3].agree_draw();
    let _ = games[4].time_up();
    games
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_game_survives(playout in playouts(), light in ".*", dark in "[^\n\r]*") {
        let light = light.replace(['\n', '\r'], " ");
        for game in endings(&playout.game) {
            survives(&game, &light, &dark);
        }
    }

    #[test]
    fn any_comment_and_unknown_tag_survives(
        playout in playouts(),
        comment in "[^}]*",
        name in "[A-Za-z_]{1,9}[y-z]",
        value in "[^\n\r]*",
        turns in 0..40_usize,
    ) {
        let written = Record::of(&playout.game).to_string();
        let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
        let (tags, rest) = written.split_once("\n\n").unwrap();
        let mut text = format!("{tags}\n[{name} \"{escaped}\"]\n\n");
        let turns = turns.min(playout.game.turn_count());
        let mut seen = 0;
        for word in rest.split_whitespace() {
            let is_turn = word.len() > 2 && !word.ends_with('.') && word != "1-0" && word != "0-1"
                && word != "1/2-1/2";
            if seen == turns && (is_turn || !word.ends_with('.')) {
                text.extend(["{", &comment, "}"]);
                seen = usize::MAX;
            }
            text.extend([word, " "]);
            seen = seen.saturating_add(usize::from(is_turn));
        }
        let first = record(&text);
        let kept: Vec<_> = comment.split_ascii_whitespace().collect();
        let study = first.study();
        let comments: Vec<_> = study.comments(study.place_after(turns)).collect();
        prop_assert_eq!(comments, [kept.join(" ")]);
        prop_assert_eq!(first.other_tags().collect::<Vec<_>>(), [(&*name, &*value)]);
        prop_assert_eq!(record(&first.to_string()), first);
    }
}

#[test]
fn games_from_any_position_survive() {
    for (rules, position) in telling_positions() {
        let mut game = Game::from_position(position, rules);
        survives(&game, "Ana", "Bo");
        while let (None, Some(turn)) = (game.outcome(), game.position().turns(rules).first()) {
            game.play(*turn).unwrap();
        }
        survives(&game, "a \"quoted\" \\ name", "\\\"");
    }
}

#[test]
fn a_record_is_written_like_this() {
    let mut game = Game::new(Rules::default());
    for turn in ["1b2", "1c3", "1b3"] {
        game.play(read(turn)).unwrap();
    }
    game.resign(Side::Dark).unwrap();
    let record = Record::of(&game)
        .with_players(Some("Ana \"A\" \\"), Some("Bo\nBo"))
        .with_date("2026-11-30")
        .with_time_control(read::<TimeControl>("30/turn"));
    let expected = "[Game \"Pylos\"]\n[Rules \"standard\"]\n[Light \"Ana \\\"A\\\" \\\\\"]\n\
        [Dark \"Bo Bo\"]\n[Date \"2026-11-30\"]\n[TimeControl \"30/turn\"]\n[Result \"1-0\"]\n\
        [Termination \"resignation\"]\n\n1. 1b2 1c3 2. 1b3\n1-0\n";
    assert_eq!(record.to_string(), expected);
    assert_eq!(
        (record.light(), record.dark()),
        (Some("Ana \"A\" \\"), Some("Bo Bo"))
    );
    assert_eq!(record.score(), Score::Won(Side::Light));
}

#[test]
fn what_was_undone_is_not_recorded() {
    let mut game = Game::new(Rules::default());
    for turn in ["1b2", "1c3"] {
        game.play(read(turn)).unwrap();
    }
    game.undo();
    let text = Record::of(&game).to_string();
    assert!(text.ends_with("\n\n1. 1b2\n*\n"), "{text}");
}

#[test]
fn a_position_is_written_when_it_is_not_the_empty_board() {
    let start: Position = read("4/4/1L2/4 3/3/3 2/2 1 D");
    let mut game = Game::from_position(start, Rules::default());
    assert!(
        Record::of(&game)
            .to_string()
            .contains("\n[Position \"4/4/1L2/4 3/3/3 2/2 1 D\"]\n")
    );
    game.play(read("1a1")).unwrap();
    game.play(read("1c1")).unwrap();
    let text = Record::of(&game).to_string();
    assert!(text.ends_with("\n1... 1a1 2. 1c1\n*\n"), "{text}");
}

/// Deeper than any stack: nothing may recurse into variations.
#[test]
fn variations_within_variations_have_no_depth_that_is_too_deep() {
    let depth = 100_000;
    let open = "(1. 1b2 ".repeat(depth);
    let close = ")".repeat(depth);
    let text = format!("[Game \"Pylos\"] [Rules \"kids\"] 1. 1a1 {open}{close} *");
    let first = record(&text);
    assert_eq!(record(&first.to_string()), first.clone());
    drop(first);
}
