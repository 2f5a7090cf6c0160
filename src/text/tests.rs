use super::*;
use crate::pylos_core::{
    Cell, CellSet, Ending, Game, Outcome, Position, PositionError, Refusal, Rules, Side, Turn,
    Variant,
};
use std::collections::BTreeSet;
use std::path::Path;

const SOURCE: &str = include_str!("../../assets/lang/en.ftl");

fn words() -> &'static Catalogue {
    Catalogue::english()
}

// The catalogue and the sources fit together.

/// The ids of the catalogue, in its order: what stands before the first `=` of an entry.
fn ids() -> Vec<&'static str> {
    SOURCE
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
        .filter_map(|line| Some(line.split_once('=')?.0.trim()))
        .collect()
}

/// The text of every Rust source but the tests inside it.
fn sources() -> Vec<String> {
    fn read(folder: &Path, texts: &mut Vec<String>) {
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, texts);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs")
            {
                texts.push(std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut texts = Vec::new();
    read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut texts,
    );
    assert!(texts.len() > 10, "the sources are not where they should be");
    texts
}

/// Every literal handed to `say` or `say_with` in a source, up to the part that `format!` fills
/// in if there is one, and whether there is.
fn said(source: &str) -> Vec<(&str, bool)> {
    let calls = source
        .match_indices("say(")
        .map(|(at, name)| at + name.len());
    let calls_with = source
        .match_indices("say_with(")
        .map(|(at, name)| at + name.len());
    let literal = |at: usize| {
        let argument = source[at..].trim_start().trim_start_matches('&');
        let built = argument.strip_prefix("format!(");
        let id = built.unwrap_or(argument).trim_start().strip_prefix('"')?;
        let id = &id[..id.find('"')?];
        Some(id.split_once('{').map_or((id, false), |(id, _)| (id, true)))
    };
    calls.chain(calls_with).filter_map(literal).collect()
}

#[test]
fn the_catalogue_is_sound() {
    if let Err((_, faults)) = FluentResource::try_new(SOURCE.to_owned()) {
        panic!("{faults:?}");
    }
    let ids = ids();
    assert!(ids.len() > 100);
    let distinct: BTreeSet<_> = ids.iter().collect();
    assert_eq!(distinct.len(), ids.len(), "an id stands there twice");
    for id in ids {
        let message = words().bundle.get_message(id);
        assert!(message.is_some_and(|m| m.value().is_some()), "{id}");
    }
    assert!(SOURCE.is_ascii(), "not every terminal can show it");
}

#[test]
fn every_id_that_is_said_is_in_the_catalogue() {
    let ids = ids();
    let mut count = 0;
    for source in sources() {
        for (id, built) in said(&source) {
            let found = if built {
                ids.iter().any(|known| known.starts_with(id))
            } else {
                ids.contains(&id)
            };
            assert!(found, "{id:?} is said, but not in the catalogue");
            count += 1;
        }
    }
    assert!(count > 50, "the search finds next to nothing: {count}");
}

/// An id is said where it stands as a literal, or where it begins with what a `format!` begins
/// with and the rest of it is a literal somewhere.
#[test]
fn every_sentence_of_the_catalogue_is_said() {
    let all = sources().concat();
    let is_literal = |text: &str| all.contains(&format!("\"{text}\""));
    let built: BTreeSet<&str> = all
        .split("format!(\"")
        .skip(1)
        .filter_map(|rest| rest.split(['{', '"']).next())
        .filter(|prefix| prefix.ends_with('-'))
        .collect();
    assert!(built.contains("ended-"), "{built:?}");
    for id in ids() {
        let said = is_literal(id)
            || built
                .iter()
                .any(|prefix| id.strip_prefix(prefix).is_some_and(is_literal));
        assert!(said, "{id} is never said");
    }
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "no sentence")]
fn an_unknown_sentence_is_a_fault() {
    let _ = words().say("no-such-sentence");
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "reserve: ")]
fn a_missing_part_is_a_fault() {
    let _ = words().say("reserve");
}

// What is said.

/// Asserts what is said, and that it is a sentence.
#[track_caller]
fn says(said: &str, expected: &str) {
    assert_eq!(said, expected);
    assert!(!said.is_empty());
    for odd in ["{", "}", "  ", "\u{2068}"] {
        assert!(!said.contains(odd), "{odd:?} in {said:?}");
    }
    assert_eq!(said.trim(), said);
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn cells(text: &str) -> CellSet {
    text.split_whitespace().map(cell).collect()
}

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// Players of whom only Light gave a name.
fn players() -> Players {
    Players::new(Some("Ana".to_owned()), None)
}

#[test]
fn refusals_to_place_are_told_in_words() {
    let won = |side| Refusal::GameOver(Outcome::won(side, Ending::Apex));
    for (reason, expected) in [
        (won(Side::Light), "The game is over: Light has won."),
        (won(Side::Dark), "The game is over: Dark has won."),
        (
            Refusal::GameOver(Outcome::drawn(Ending::Agreement)),
            "The game is over: it is a draw.",
        ),
        (
            Refusal::EmptyReserve,
            "No ball is left in reserve to place: you can only raise one.",
        ),
        (
            Refusal::Occupied {
                cell: cell("1b2"),
                by: Side::Light,
            },
            "1b2 already holds a light ball.",
        ),
        (
            Refusal::Occupied {
                cell: cell("1b2"),
                by: Side::Dark,
            },
            "1b2 already holds a dark ball.",
        ),
        (
            Refusal::Unsupported {
                cell: cell("2a1"),
                missing: cells("1b2"),
            },
            "2a1 needs four balls under it: 1b2 is empty.",
        ),
        (
            Refusal::Unsupported {
                cell: cell("2a1"),
                missing: cells("1b2 1a1"),
            },
            "2a1 needs four balls under it: 1a1 and 1b2 are empty.",
        ),
        (
            Refusal::Unsupported {
                cell: cell("2a1"),
                missing: cells("1a1 1b1 1a2"),
            },
            "2a1 needs four balls under it: 1a1, 1b1 and 1a2 are empty.",
        ),
    ] {
        says(&refusal(words(), reason), expected);
    }
}

#[test]
fn refusals_to_raise_and_take_back_are_told_in_words() {
    for (reason, expected) in [
        (
            Refusal::NotYours(cell("3a1")),
            "The ball on 3a1 is not yours.",
        ),
        (Refusal::NoBall(cell("3a1")), "There is no ball on 3a1."),
        (
            Refusal::NotFree {
                cell: cell("1b2"),
                held_by: cells("2a1"),
            },
            "The ball on 1b2 is not free: 2a1 rests on it.",
        ),
        (
            Refusal::NotFree {
                cell: cell("1b2"),
                held_by: cells("2a1 2b2"),
            },
            "The ball on 1b2 is not free: 2a1 and 2b2 rest on it.",
        ),
        (
            Refusal::NotHigher {
                from: cell("2a1"),
                to: cell("1d4"),
            },
            "1d4 is no higher than 2a1: a raise goes to a higher level.",
        ),
        (
            Refusal::SupportsItself {
                from: cell("1a1"),
                to: cell("2a1"),
            },
            "2a1 rests on 1a1: a ball cannot support itself.",
        ),
        (
            Refusal::NowhereToRaise(cell("1a1")),
            "The ball on 1a1 is free, but no higher cell can take it.",
        ),
        (
            Refusal::NothingToRecover(cell("1a1")),
            "The ball on 1a1 completes nothing, so no ball may be taken back.",
        ),
        (
            Refusal::TooManyRecovered,
            "Two balls at most may be taken back in a turn.",
        ),
        (
            Refusal::MustRecover,
            "The ball completes a square or a line: you must take back one or two of your own free balls.",
        ),
        (
            Refusal::LeavesBoardUnchanged,
            "That would leave the board as it was, which the house rule \"no pass\" forbids: take back another ball.",
        ),
        (Refusal::NotBegun, "First place a ball, or raise one."),
    ] {
        says(&refusal(words(), reason), expected);
    }
}

#[test]
fn texts_that_are_no_turn_are_explained() {
    for (text, expected) in [
        (
            "",
            "A cell is missing: a level from 1 to 4, a file and a rank, as in 2b3.",
        ),
        (
            "x1a1",
            "A cell is missing: a level from 1 to 4, a file and a rank, as in 2b3.",
        ),
        (
            "9z9",
            "\"9z9\" is no cell: a cell is a level from 1 to 4, a file and a rank, as in 2b3.",
        ),
        (
            "1e1",
            "\"1e1\" is no cell: level 1 has files a to d and ranks 1 to 4.",
        ),
        (
            "2d1",
            "\"2d1\" is no cell: level 2 has files a to c and ranks 1 to 3.",
        ),
        (
            "3a3",
            "\"3a3\" is no cell: level 3 has files a to b and ranks 1 to 2.",
        ),
        ("4b1", "\"4b1\" is no cell: level 4 has only the cell 4a1."),
        (
            "1a1-1e1",
            "\"1e1\" is no cell: level 1 has files a to d and ranks 1 to 4.",
        ),
        (
            "1a1x1b1x1c1x1d1",
            "Two balls at most may be taken back in a turn.",
        ),
        ("1a1x1b1x1b1", "1b1 is taken back twice."),
        ("1d4x1a1x2a1", "2a1 rests on 1a1: take 2a1 back first."),
    ] {
        says(
            &turn_error(words(), &text.parse::<Turn>().unwrap_err()),
            expected,
        );
    }
    let error = "z".parse::<Cell>().unwrap_err();
    says(
        &cell_error(words(), &error),
        "\"z\" is no cell: a cell is a level from 1 to 4, a file and a rank, as in 2b3.",
    );
}

#[test]
fn texts_that_are_no_position_are_explained() {
    for (text, expected) in [
        (
            "4/4/4/4 3/3/3 2/2 1",
            "A position has five fields separated by blanks, levels 1 to 4 and the side to move; this one has 4. The empty board is 4/4/4/4 3/3/3 2/2 1 L.",
        ),
        (
            "4/4/4 3/3/3 2/2 1 L",
            "Level 1 has 3 ranks here: expected 4, separated by \"/\".",
        ),
        (
            "4/4/4/4 3/3/3 2 1 L",
            "Level 3 has one rank here: expected 2, separated by \"/\".",
        ),
        (
            "4/4/4/4 3/3/3 2/2 1/ L",
            "Level 4 has 2 ranks here: expected one.",
        ),
        (
            "4/4/4/4 3/3/3 2/X1 1 L",
            "\"X\" on level 3, rank 1: expected L, D or a number of empty cells from 1 to 2.",
        ),
        (
            "4/4/4/4 3/3/3 2/2 X L",
            "\"X\" on level 4, rank 1: expected L, D or 1 for the empty cell.",
        ),
        (
            "4/4/4/3 3/3/3 2/2 1 L",
            "Level 1, rank 1 has 3 cells here: expected 4.",
        ),
        (
            "4/4/4/4 3/1/3 2/2 1 L",
            "Level 2, rank 2 has one cell here: expected 3.",
        ),
        (
            "4/4/4/4 3/3/3 /2 1 L",
            "Level 3, rank 2 has no cell here: expected 2.",
        ),
        (
            "4/4/4/4 3/3/3 2/2 1 white",
            "\"white\" is no side to move: expected L or D.",
        ),
        (
            "LLLL/LLLL/LLLL/LLLL 3/3/3 2/2 1 L",
            "Light has 16 balls on the board; there are 15 of each colour.",
        ),
        (
            "DDDD/DDDD/DDDD/DDDD 3/3/3 2/2 1 L",
            "Dark has 16 balls on the board; there are 15 of each colour.",
        ),
        (
            "4/4/4/LL2 3/3/L2 2/2 1 L",
            "2a1 needs four balls under it: 1a2 and 1b2 are empty.",
        ),
    ] {
        says(
            &position_error(words(), &text.parse::<Position>().unwrap_err()),
            expected,
        );
    }
    let overlap = PositionError::Overlap(cells("1a1 1b1"));
    says(
        &position_error(words(), &overlap.into()),
        "Light and Dark cannot both have a ball on 1a1 and 1b1.",
    );
}

#[test]
fn texts_that_are_no_rules_are_explained() {
    for (text, expected) in [
        (
            "chess",
            "\"chess\" is no variant: expected kids, standard or advanced.",
        ),
        (
            "kids+",
            "\"\" is no house rule: expected raise, optional or nopass.",
        ),
    ] {
        says(
            &rules_error(words(), &text.parse::<Rules>().unwrap_err()),
            expected,
        );
    }
}

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
fn resignation_and_agreement_are_told_in_words() {
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
