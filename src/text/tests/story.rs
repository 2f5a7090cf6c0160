//! What happened and how things stand, in words.

use super::*;
use std::collections::BTreeSet;

#[test]
fn endings_are_told_in_words() {
    let mut game = Game::new(Rules::default());
    for turn in ["1b2", "1c3"] {
        let summary = match game.turn_count() {
            0 => "0 turns; balls left: Ana 15, Dark 15.",
            1 => "1 turn; balls left: Ana 14, Dark 15.",
            _ => unreachable!(),
        };
        for (outcome, expected) in [
            (
                Outcome::won(Side::Light, Ending::Apex),
                "Ana wins with the ball on the apex.",
            ),
            (
                Outcome::won(Side::Dark, Ending::EmptyReserve),
                "Dark wins: Ana has no ball left in reserve.",
            ),
            (
                Outcome::won(Side::Light, Ending::NoTurn),
                "Ana wins: Dark has no ball in reserve and none to raise.",
            ),
            (
                Outcome::drawn(Ending::Repetition),
                "A draw: the same position for the third time.",
            ),
            (Outcome::drawn(Ending::Agreement), "A draw by agreement."),
            (
                Outcome::won(Side::Dark, Ending::Resignation),
                "Dark wins: Ana resigned.",
            ),
            (
                Outcome::won(Side::Light, Ending::Time),
                "Ana wins: Dark has no time left.",
            ),
        ] {
            says(
                &ending(words(), &players(), outcome, &game),
                &format!("{expected} {summary}"),
            );
        }
        game.play(turn.parse().unwrap()).unwrap();
    }
}

/// What is said about the last turn of a game of these rules from a position.
fn story(rules: &str, start: &str, turn: &str) -> String {
    let mut game = Game::from_position(position(start), rules.parse().unwrap());
    game.play(turn.parse().unwrap()).unwrap();
    last_event(words(), &players(), &game)
}

#[test]
fn turns_are_told_in_words() {
    let square = "1DDD/4/LL2/L3 3/3/3 2/2 1 L";
    for (rules, start, turn, expected) in [
        ("standard", square, "1d1", "Ana places a ball on 1d1."),
        ("kids", square, "1b1", "Ana places a ball on 1b1."),
        (
            "standard",
            square,
            "1b1x1b1",
            "Ana places a ball on 1b1. Ana completes a square on level 1 and takes back 1b1.",
        ),
        (
            "standard",
            square,
            "1b1x1b1x1a1",
            "Ana places a ball on 1b1. Ana completes a square on level 1 and takes back 1a1 and 1b1.",
        ),
        (
            "standard+optional",
            square,
            "1b1",
            "Ana places a ball on 1b1. Ana completes a square on level 1 and takes back nothing.",
        ),
        (
            "advanced",
            "1DDD/4/LL2/L3 3/3/3 2/2 1 D",
            "1a4x1b4",
            "Dark places a ball on 1a4. Dark completes a line on level 1 and takes back 1b4.",
        ),
        (
            "standard",
            "1DDD/4/LL2/L3 3/3/3 2/2 1 D",
            "1a4",
            "Dark places a ball on 1a4.",
        ),
        // A square and a line at once: the square counts in every variant but the kids'.
        (
            "advanced",
            "4/4/LL2/1LLL 3/3/3 2/2 1 L",
            "1a1x1d1",
            "Ana places a ball on 1a1. Ana completes a square on level 1 and takes back 1d1.",
        ),
        (
            "standard",
            "3L/4/DL2/DL2 3/3/3 2/2 1 L",
            "1d4-2a1",
            "Ana raises 1d4 to 2a1.",
        ),
    ] {
        says(&story(rules, start, turn), expected);
    }
}

#[test]
fn what_ends_a_game_is_told_in_words() {
    let mut game = Game::new(Rules::default());
    assert_eq!(last_event(words(), &players(), &game), "");
    game.resign(Side::Dark).unwrap();
    says(&last_event(words(), &players(), &game), "Dark resigns.");
    game.undo();
    game.agree_draw().unwrap();
    says(
        &last_event(words(), &players(), &game),
        "The players agree on a draw.",
    );
    game.undo();
    game.time_up().unwrap();
    says(
        &last_event(words(), &players(), &game),
        "The time of Ana is up.",
    );
}

#[test]
fn one_ball_is_a_ball_and_none_is_no_ball() {
    for (count, balls) in [
        (0, "no ball"),
        (1, "1 ball"),
        (2, "2 balls"),
        (15, "15 balls"),
    ] {
        let count = FluentValue::from(count);
        let parts = [("player", "Ana".into()), ("count", count.clone())];
        says(
            &words().say_with("to-move", &parts),
            &format!("Ana to move, {balls} in reserve."),
        );
        let parts = [
            ("player", "Ana".into()),
            ("cells", "1a1".into()),
            ("count", count),
        ];
        says(
            &words().say_with("stands", &parts),
            &format!("Ana: 1a1; {balls} in reserve."),
        );
    }
    says(&reserve(words(), 0), "0 in reserve");
    says(&reserve(words(), 1), "1 in reserve");
    says(
        &to_move(words(), &players(), Position::START),
        "Ana to move, 15 balls in reserve.",
    );
}

#[test]
fn cells_are_listed_as_people_do() {
    for (list, expected) in [
        ("", ""),
        ("1a1", "1a1"),
        ("1b1 1a1", "1a1 and 1b1"),
        ("1a1 1b1 2c3", "1a1, 1b1 and 2c3"),
        ("1a1 1b1 2c3 4a1", "1a1, 1b1, 2c3 and 4a1"),
    ] {
        assert_eq!(names_of_cells(words(), cells(list)), expected);
    }
}

#[test]
fn the_board_is_told_side_by_side() {
    let board = board_in_words(words(), &players(), position("4/4/4/LLD1 3/3/3 2/2 1 D"));
    says(
        &board,
        "Ana: 1a1 and 1b1; 13 balls in reserve.\nDark: 1c1; 14 balls in reserve.",
    );
    let board = board_in_words(words(), &players(), Position::START);
    says(
        &board,
        "Ana: no ball on the board; 15 balls in reserve.\nDark: no ball on the board; 15 balls in reserve.",
    );
}

#[test]
fn rules_are_named_and_explained() {
    for (text, expected) in [
        ("kids", "kids"),
        ("standard+optional", "standard, optional recovery"),
        (
            "advanced+raise+optional+nopass",
            "advanced, raise when empty, optional recovery, no pass",
        ),
    ] {
        says(&house_rules(words(), text.parse().unwrap()), expected);
    }
}

/// Every set of rules is explained in sentences of its own.
#[test]
fn the_text_of_the_rules_follows_the_rules() {
    let mut texts = BTreeSet::new();
    for variant in Variant::ALL {
        for bits in 0..8 {
            let rules = Rules {
                variant,
                raise_when_empty: bits & 1 > 0,
                optional_recovery: bits & 2 > 0,
                no_pass: bits & 4 > 0,
            };
            let text = rules_text(words(), rules);
            says(&text, &text);
            let recovery = variant != Variant::Kids;
            for (sentence, told) in [
                ("never taken back", !recovery),
                ("a square of your own colour", recovery),
                ("a line of your own colour", variant == Variant::Advanced),
                ("You must then return", recovery && !rules.optional_recovery),
                (
                    "house rule: optional recovery",
                    recovery && rules.optional_recovery,
                ),
                ("house rule: no pass", recovery && rules.no_pass),
                ("house rule: raise when empty", rules.raise_when_empty),
                ("with an empty reserve loses", !rules.raise_when_empty),
                ("third time is a draw", true),
            ] {
                assert_eq!(text.contains(sentence), told, "{rules}: {sentence:?}");
            }
            texts.insert(text);
        }
    }
    // The house rules about recovery say nothing where there is none.
    assert_eq!(texts.len(), 2 + 8 + 8);
}

#[test]
fn names_stand_for_the_sides() {
    let both = Players::new(Some("Ana".to_owned()), Some("Bo".to_owned()));
    let names = |players: &Players| Side::BOTH.map(|side| players.name(words(), side));
    assert_eq!(names(&Players::default()), ["Light", "Dark"]);
    assert_eq!(names(&players()), ["Ana", "Dark"]);
    assert_eq!(names(&both), ["Ana", "Bo"]);
    assert_eq!(names(&both.swapped()), ["Bo", "Ana"]);
    assert!(players().are_named() && !Players::default().are_named());
}

#[test]
fn what_people_typed_is_shown_harmlessly() {
    for (typed, expected) in [
        ("1b2", "1b2"),
        ("", ""),
        ("Zo\u{eb} \u{5149}", "Zo\u{eb} \u{5149}"),
        ("\u{1b}[2J", "\u{fffd}[2J"),
        (
            "a\nb\0c\u{9b}\u{2028}\u{202e}",
            "a\u{fffd}b\u{fffd}c\u{fffd}\u{fffd}\u{fffd}",
        ),
        (
            "1234567890123456789012345678901234567890",
            "1234567890123456789012345678901234567890",
        ),
        (
            "1234567890123456789012345678901234567890+",
            "1234567890123456789012345678901234567890...",
        ),
    ] {
        assert_eq!(shown(typed), expected);
    }
    assert_eq!(printable("a\nb\r\n\u{1b}c\n"), "a\nb\u{fffd}\n\u{fffd}c\n");
}
