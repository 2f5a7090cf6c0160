//! Logs that are games, and logs that are none.

use super::{Fault, read};
use crate::pylos_core::Variant;
use crate::record::Record;
use crate::text::{Catalogue, import_fault};

fn import(log: &str) -> Result<Record, Fault> {
    read(log.as_bytes(), Variant::Standard, [None, None])
}

/// Asserts which turns a log tells.
#[track_caller]
fn tells(log: &str, turns: &str) {
    let record = import(log).unwrap();
    let found: Vec<String> = record.turns().map(|turn| turn.to_string()).collect();
    assert_eq!(found.join(" "), turns);
}

/// Asserts what is said of a log that is none.
#[track_caller]
fn refused(log: &str, expected: &str) {
    let fault = import(log).expect_err("it is a game");
    let reason = import_fault(Catalogue::english(), &fault);
    assert_eq!(
        format!("{}:{}: {reason}", fault.line, fault.column),
        expected
    );
}

/// A square of Light's on level 1, of which he takes back two.
const SQUARE: &str = "\
Ana places a ball (1, 1, 1)
Bo places a ball (4, 4, 1)
Ana places a ball (2, 1, 1)
Bo places a ball (4, 3, 1)
Ana places a ball (1, 2, 1)
Bo places a ball (4, 2, 1)
Ana places a ball (2, 2, 1)
Ana returned to reserve the ball (1, 1, 1)
Ana returned to reserve the ball (2, 2, 1)
Bo places a ball (1, 1, 1)
";

const SQUARE_TURNS: &str = "1a1 1d4 1b1 1d3 1a2 1d2 1b2x1a1x1b2 1a1";

fn backwards(log: &str) -> String {
    log.lines()
        .rev()
        .map(|line| line.to_owned() + "\n")
        .collect()
}

#[test]
fn x_is_the_file_y_the_rank_and_z_the_level() {
    tells("places a ball (2, 3, 1)", "1b3");
    tells(SQUARE, SQUARE_TURNS);
}

#[test]
fn sentences_are_found_among_anything_else() {
    tells(
        "<div class=\"log\"><b>Ana</b>&nbsp;PLACES  a\r\nball <i>( 2,3 ,\t1 )</i></div>*places a ball(4,4,1)places a ball (1,1,1).\u{a0}Bo: hi!",
        "1b3 1d4 1a1",
    );
    tells(&SQUARE.replace('\n', " | "), SQUARE_TURNS);
    tells(&SQUARE.replace('\n', "\r\n").to_uppercase(), SQUARE_TURNS);
}

#[test]
fn a_raise_has_two_cells() {
    let log = "places a ball (1, 1, 1) places a ball (2, 1, 1) places a ball (1, 2, 1)
        places a ball (2, 2, 1) places a ball (4, 4, 1) places a ball (4, 1, 1)
        moves up a ball from (4, 4, 1) to (1, 1, 2)";
    tells(log, "1a1 1b1 1a2 1b2 1d4 1d1 1d4-2a1");
}

#[test]
fn a_log_that_begins_with_its_end_is_turned_round() {
    let log = SQUARE.replace("(1, 1, 1)\nAna returned", "(1, 1, 1) Ana returned");
    for log in [backwards(SQUARE), backwards(&log)] {
        tells(&log, SQUARE_TURNS);
        let record = import(&log).unwrap();
        assert_eq!((record.light(), record.dark()), (Some("Ana"), Some("Bo")));
    }
}

#[test]
fn lines_can_be_turned_round_without_what_is_in_them() {
    let log = SQUARE.replace("\nAna returned", " Ana returned");
    tells(&backwards(&log), SQUARE_TURNS);
}

#[track_caller]
fn names(log: &str, light: Option<&str>, dark: Option<&str>) {
    let record = import(log).unwrap();
    assert_eq!((record.light(), record.dark()), (light, dark), "{log}");
}

#[test]
fn plain_names_are_taken() {
    let (ana, bo) = (Some("Ana"), Some("Bo"));
    names(SQUARE, ana, bo);
    let noisy = |before: &str| {
        SQUARE
            .replace("Ana", &format!("{before}Ana"))
            .replace("Bo", &format!("{before}Bo"))
    };
    names(&noisy("Move 12 : 10:32 PM "), ana, bo);
    names(
        &noisy("<td>10:32:05</td>\t<td><span style=\"color: #fff\">"),
        ana,
        bo,
    );
    names(
        &SQUARE.replace("Ana", "Ana_2 the 1st"),
        Some("Ana_2 the 1st"),
        bo,
    );
    // Each of these could be no name.
    names(&noisy("Player "), None, None);
    names(&SQUARE.replacen("Ana", "Now Ana", 1), None, None);
    names(&SQUARE.replace("Ana", "Ana!"), None, None);
    names(&SQUARE.replace("Ana", "").replace("Bo", ""), None, None);
    names(
        "Ana places a ball (1, 1, 1)\nBo places a ball (2, 1, 1)",
        None,
        None,
    );
}

#[test]
fn given_names_are_taken_first() {
    let record = read(SQUARE.as_bytes(), Variant::Standard, [Some("Eve"), None]).unwrap();
    assert_eq!((record.light(), record.dark()), (Some("Eve"), Some("Bo")));
}

#[test]
fn a_turn_that_is_missing_is_noticed_where_names_are_plain() {
    let log: String = SQUARE
        .lines()
        .take(6)
        .map(|line| line.to_owned() + "\n")
        .collect();
    refused(
        &log.replace("Bo places a ball (4, 3, 1)\n", ""),
        "4:5: \"places a ball (1, 2, 1)\": Ana has played the turn before: expected the other player.",
    );
}

#[track_caller]
fn ends(log: &str, score: &str, termination: &str) {
    let record = import(log).unwrap();
    let found = (record.score().name(), record.termination().name());
    assert_eq!(found, (score, termination), "{log}");
}

#[test]
fn who_gives_up_plainly_has_done_so() {
    ends(SQUARE, "*", "unfinished");
    for words in [
        "resigns",
        "RESIGNED",
        "has conceded",
        "has decided to concede",
        "concedes this game.",
    ] {
        ends(&format!("{SQUARE}10:45 Bo {words}\n"), "1-0", "resignation");
    }
    ends(&format!("{SQUARE}Ana resigns"), "0-1", "resignation");
    ends(&format!("{SQUARE}Ana lost on time"), "0-1", "time");
    ends(
        &format!("Ana resigns\n{}", backwards(SQUARE)),
        "0-1",
        "resignation",
    );
    for unclear in [
        "Cy resigns",
        "Ana thinks that Bo resigns",
        "Bo lost on time",
        "resigns",
        "Ana resigns\nBo resigns",
    ] {
        ends(&format!("{SQUARE}{unclear}"), "*", "unfinished");
    }
    ends(&format!("Bo resigns\n{SQUARE}"), "*", "unfinished");
}

#[test]
fn what_is_no_game_is_told() {
    refused(
        "",
        "1:1: No turn stands in this log: expected sentences as in \"places a ball (1, 2, 1)\".",
    );
    refused(
        "\nAna places a ball.",
        "2:5: \"places a ball\": A cell is missing: expected \"places a ball (x, y, z)\", with x, y and the level z as numbers.",
    );
    refused(
        "moves up a ball from (1, 1, 1)",
        "1:1: \"moves up a ball\": A cell is missing: expected \"moves up a ball from (x, y, z) to (x, y, z)\", with x, y and the level z as numbers.",
    );
    refused(
        "\u{e9} places a <br> ball (1, 1, 5)",
        "1:3: \"places a ball (1, 1, 5)\": There is no level 5: expected 1 to 4 as the last of three numbers.",
    );
    for cell in ["(0, 1, 2)", "(1, 4, 2)", "(999999, 1, 2)"] {
        refused(
            &format!("places a ball {cell}"),
            &format!(
                "1:1: \"places a ball {cell}\": Level 2 has no such cell: expected x and y from 1 to 3."
            ),
        );
    }
    refused(
        "returned to reserve the ball (1, 1, 1)",
        "1:1: \"returned to reserve the ball (1, 1, 1)\": No ball has been placed yet: expected \"places a ball\" before it.",
    );
    let fault = read(b"a\n\xff", Variant::Kids, [None, None]).unwrap_err();
    assert_eq!((fault.line, fault.column), (2, 1));
}

#[test]
fn trouble_is_told_in_the_order_that_is_played() {
    let tall = "places a ball (1, 1, 1) places a ball (2, 1, 1) places a ball (1, 2, 1) \
        places a ball (2, 2, 1) places a ball (1, 1, 2) places a ball (1, 1, 1)";
    let expected = "\"places a ball (1, 1, 1)\": 1a1 already holds a light ball.";
    refused(&tall.replace(") ", ")\n"), &format!("6:1: {expected}"));
    refused(
        &backwards(&tall.replace(") ", ")\n")),
        &format!("1:1: {expected}"),
    );
}

#[test]
fn each_step_of_a_turn_is_told_by_its_own_sentence() {
    let returned = "Ana returned to reserve the ball";
    refused(
        &SQUARE.replace(&format!("{returned} (1, 1, 1)\n{returned} (2, 2, 1)\n"), ""),
        "7:5: \"places a ball (2, 2, 1)\": This completes a square or a line: take back one or two free balls.",
    );
    refused(
        &SQUARE.replace(
            &format!("{returned} (2, 2, 1)"),
            &format!("{returned} (4, 4, 1)"),
        ),
        "9:5: \"returned to reserve the ball (4, 4, 1)\": The ball on 1d4 is not yours.",
    );
    refused(
        &SQUARE.replace(
            &format!("{returned} (2, 2, 1)"),
            &format!("{returned} (1, 1, 1)"),
        ),
        "9:5: \"returned to reserve the ball (1, 1, 1)\": There is no ball on 1a1.",
    );
    refused(
        &SQUARE.replace(
            "Bo places a ball (1, 1, 1)",
            "Ana returned to reserve the ball (1, 2, 1)",
        ),
        "10:5: \"returned to reserve the ball (1, 2, 1)\": Two balls at most may be taken back in a turn.",
    );
    refused(
        &format!("{SQUARE}Ana moves up a ball from (4, 1, 1) to (1, 1, 2)"),
        "11:5: \"moves up a ball from (4, 1, 1) to (1, 1, 2)\": There is no ball on 1d1.",
    );
    refused(
        &format!("{SQUARE}Ana places a ball (4, 2, 1)"),
        "11:5: \"places a ball (4, 2, 1)\": 1d2 already holds a dark ball.",
    );
    refused(
        "places a ball (1, 1, 1)\nreturned to reserve the ball (1, 1, 1)",
        "2:1: \"returned to reserve the ball (1, 1, 1)\": The ball on 1a1 completes nothing, so no ball may be taken back.",
    );
}
