//! Any game, told in a log with anything around it, is read as the same game.

use crate::support::{cases, playouts_under};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use pylos::import;
use pylos::pylos_core::{Cell, Game, Rules, Turn, Variant};

/// Rules of the site that logs come from.
pub fn site_rules() -> Vec<Rules> {
    let rules = |variant: Variant| Rules {
        raise_when_empty: true,
        ..variant.into()
    };
    Variant::ALL.map(rules).to_vec()
}

fn cell(cell: Cell) -> String {
    let (x, y) = (cell.file() + 1, cell.rank() + 1);
    format!("({x}, {y}, {})", cell.level().number())
}

/// The sentences that tell a turn.
fn turn(turn: Turn) -> Vec<String> {
    let landing = match turn.from() {
        None => format!("places a ball {}", cell(turn.to())),
        Some(from) => format!("moves up a ball from {} to {}", cell(from), cell(turn.to())),
    };
    let returned = |taken| format!("returned to reserve the ball {}", cell(taken));
    let returned = turn.recovered().into_iter().map(returned);
    [landing].into_iter().chain(returned).collect()
}

/// The sentences that tell a game, with the names of the players, one a line.
pub fn log(game: &Game) -> Vec<String> {
    let players = ["Ana", "Bo"].into_iter().cycle();
    let turns = game.turns().zip(players).flat_map(|(played, player)| {
        let sentences = turn(played).into_iter();
        sentences.map(move |sentence| format!("{player} {sentence}"))
    });
    turns.collect()
}

/// What a log can have around and within its sentences.
fn noise() -> impl Strategy<Value = String> {
    let around = select(vec![
        "",
        " ",
        "\n",
        "\r\n",
        "<br>",
        " (2, 3, 1) ",
        "Move 12 : ",
        "10:32 PM ",
        "\u{a0}",
        "&nbsp;",
        "</div>\n<div class=\"log\">",
        " ball ",
        "\u{e9}\u{1f3b1} ",
        " places no ball, ",
        "\t",
    ]);
    vec(around, 0..4).prop_map(|parts| parts.concat())
}

/// A sentence with other blanks, tags and case.
fn disguised(sentence: &str, how: u8) -> String {
    let gap = [" ", "  ", "\t", "\r\n", " <b>", "&nbsp;", "\u{a0}", "</i>"][usize::from(how % 8)];
    let sentence = sentence.replace(' ', gap);
    match how / 8 % 4 {
        0 => sentence.to_uppercase(),
        1 => sentence.replace('(', "( ").replace(',', " ,"),
        2 => sentence.replace(" (", "("),
        _ => sentence,
    }
    .replace("&NBSP;", "&nbsp;")
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn any_game_is_read_from_its_log(
        playout in playouts_under(site_rules()),
        around in vec(noise(), 1..20),
        how in vec(any::<u8>(), 1..20),
    ) {
        let game = playout.game;
        prop_assume!(game.turn_count() > 0);
        let mut text = String::new();
        for (place, sentence) in log(&game).iter().enumerate() {
            text += &around[place % around.len()];
            text += &disguised(sentence, how[place % how.len()]);
        }
        let record = import::read(text.as_bytes(), game.rules().variant, [None, None]);
        let record = record.map_err(|fault| TestCaseError::fail(format!("{fault:?} in {text}")))?;
        prop_assert_eq!(record.game(), game);
    }

    /// Turned round it is the same game, or one that is as legal.
    #[test]
    fn any_game_is_read_from_its_end(playout in playouts_under(site_rules())) {
        let game = playout.game;
        prop_assume!(game.turn_count() > 0);
        let lines: Vec<String> = log(&game).into_iter().rev().collect();
        let read = |text: &str| import::read(text.as_bytes(), game.rules().variant, [None, None]);
        let record = read(&lines.join("\n"));
        let is_flat = game.turns().all(|turn| turn.to().supports().is_empty());
        match record {
            Ok(record) => prop_assert!(record.game() == game || is_flat),
            Err(fault) => prop_assert!(false, "{fault:?}"),
        }
    }

    /// Whatever stands in a log, it is refused at a place in it, or its record is sound.
    #[test]
    fn no_log_is_too_odd(
        playout in playouts_under(site_rules()),
        changes in vec((any::<Index>(), 0..9_usize, "[a-z0-9(),<> \n\u{e9}]{0,4}"), 0..4),
    ) {
        let mut bytes = log(&playout.game).join("\n").into_bytes();
        for (place, length, new) in changes {
            let from = place.index(bytes.len() + 1);
            let to = (from + length).min(bytes.len());
            bytes.splice(from..to, new.into_bytes());
        }
        match import::read(&bytes, playout.rules().variant, [None, None]) {
            Ok(record) => prop_assert_eq!(record.to_string().parse(), Ok(record)),
            Err(fault) => {
                let text = String::from_utf8_lossy(&bytes);
                let line = text.split('\n').nth(fault.line - 1);
                prop_assert!(line.is_some_and(|line| fault.column <= line.chars().count() + 1));
            }
        }
    }
}
