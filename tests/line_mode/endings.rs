//! Whole games of every variant to every ending that lines can reach.

use crate::program::{flags, plain, pylos};
use pylos::pylos_core::{Game, Rules, Turn};

/// Whole games: rules, result, ending, turns.
const GAMES: &str = include_str!("../data/line-games.tsv");

fn games() -> impl Iterator<Item = (Rules, &'static str, &'static str, Vec<&'static str>)> {
    let rows = GAMES.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let [rules, score, ending, turns] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("a row of four columns, not {row:?}");
        };
        (
            rules.parse().unwrap(),
            score,
            ending,
            turns.split(' ').collect(),
        )
    })
}

#[test]
fn whole_games_reach_their_ending() {
    for (rules, score, ending, turns) in games() {
        let ran = plain(&flags(rules), &turns).exits(0).quietly();
        // Two lines of greeting, two for each turn, the result.
        let lines = ran.lines();
        assert_eq!(lines.len(), 2 * turns.len() + 3, "{rules}: {ran:#?}");
        assert_eq!(ran.last(), format!("result {score} {ending}"), "{rules}");
    }
}

#[test]
fn every_turn_is_followed_by_the_position_it_leads_to() {
    for (rules, _, _, turns) in games() {
        let ran = plain(&flags(rules), &turns).exits(0);
        let mut game = Game::new(rules);
        let positions = turns.iter().map(|turn| {
            game.play(turn.parse().unwrap()).unwrap();
            game.position().to_string()
        });
        let said: Vec<_> = ran.lines().into_iter().skip(3).step_by(2).collect();
        assert_eq!(said, positions.collect::<Vec<_>>(), "{rules}");
    }
}

#[test]
fn every_ending_of_every_variant_is_among_the_games() {
    for wanted in [
        "kids apex",
        "kids empty-reserve",
        "kids+raise no-turn",
        "standard apex",
        "standard empty-reserve",
        "standard+raise no-turn",
        "standard repetition",
        "advanced apex",
        "advanced empty-reserve",
        "advanced+raise no-turn",
        "advanced repetition",
    ] {
        assert!(
            games().any(|(rules, _, ending, _)| format!("{rules} {ending}") == wanted),
            "{wanted}"
        );
    }
}

#[test]
fn endings_are_told_in_words() {
    for (ending, words) in [
        ("apex", "Light wins with the ball on the apex. 31 turns;"),
        (
            "empty-reserve",
            "Dark wins: Light has no ball left in reserve. 30 turns;",
        ),
        (
            "no-turn",
            "Dark wins: Light has no ball in reserve and none to raise. 32 turns;",
        ),
        (
            "repetition",
            "A draw: the same position for the third time. 38 turns;",
        ),
    ] {
        let (rules, _, _, turns) = games().find(|(_, _, how, _)| *how == ending).unwrap();
        let ran = plain(&flags(rules), &turns).exits(0);
        let lines = ran.lines();
        let story = lines[lines.len() - 3];
        assert!(story.contains(words), "{story}");
    }
}

#[test]
fn what_follows_the_end_of_a_game_is_not_read() {
    let ran = plain(&[], &["1b2", "resign", "nonsense", "1c3"])
        .exits(0)
        .quietly();
    assert_eq!(ran.last(), "result 1-0 resignation");
    assert_eq!(ran.lines().len(), 7);
}

#[test]
fn both_sides_can_resign_and_agree() {
    for variant in ["kids", "standard", "advanced"] {
        let args = ["--variant", variant, "--light", "Ana", "--dark", "Bo"];
        for (lines, result, words) in [
            (
                &["resign"][..],
                "result 0-1 resignation",
                "Bo wins: Ana resigned. 0 turns; balls left: Ana 15, Bo 15.",
            ),
            (
                &["b2", "resign"],
                "result 1-0 resignation",
                "Ana wins: Bo resigned. 1 turn; balls left: Ana 14, Bo 15.",
            ),
            (
                &["b2", "c3", "draw"],
                "result 1/2-1/2 agreement",
                "A draw by agreement. 2 turns; balls left: Ana 14, Bo 14.",
            ),
        ] {
            let ran = plain(&args, lines).exits(0).quietly();
            assert_eq!(ran.last(), result);
            assert_eq!(ran.lines()[2 * lines.len()], words);
        }
    }
}

#[test]
fn a_game_that_stops_early_is_unfinished() {
    for lines in [&["quit"][..], &["exit"], &["1b2", "quit", "resign"], &[]] {
        let ran = plain(&[], lines).exits(0).quietly();
        assert_eq!(ran.last(), "result * unfinished");
    }
}

#[test]
fn a_position_that_is_over_needs_no_turn() {
    let won = "LDLD/DLDL/LDLD/DLDL LDL/DLD/LDL DL/LD D L";
    let ran = plain(&["--position", won], &["1a1"]).exits(0).quietly();
    assert_eq!(
        ran.out,
        format!(
            "Pylos, standard. Dark wins with the ball on the apex. 0 turns; balls left: Light 0, Dark 0.\n\
             {won}\n\
             result 0-1 apex\n"
        )
    );
}

/// A game typed in every way the text of a turn allows is the same game.
#[test]
fn turns_may_be_written_loosely() {
    let (rules, _, _, turns) = games().find(|(_, _, how, _)| *how == "repetition").unwrap();
    let plainly = plain(&flags(rules), &turns);
    let loosely: Vec<String> = turns
        .iter()
        .map(|turn| {
            let turn: Turn = turn.parse().unwrap();
            format!("  {} ", turn.to_string().replace('x', " X ").to_uppercase())
        })
        .collect();
    let args = [&["--plain"], &flags(rules)[..]].concat();
    let ran = pylos(&args, loosely.join("\r\n")).exits(0).quietly();
    assert_eq!(ran.out, plainly.out);
}
