//! `pylos perft`.

use crate::program::{Ran, pylos};
use pylos::pylos_core::{Position, Rules, perft};

fn counted(args: &[&str]) -> Ran {
    let ran = pylos(&[&["perft"], args].concat(), "").exits(0);
    // The time taken is for people, not for pipes.
    assert_eq!(ran.err.lines().count(), 1, "{ran:#?}");
    assert!(ran.err.ends_with(" million turns a second\n"), "{ran:#?}");
    ran
}

#[test]
fn the_sum_stands_alone_on_standard_output() {
    for (args, sum) in [
        (&["0"][..], "1\n"),
        (&["1"], "16\n"),
        (&["3"], "3360\n"),
        (&["3", "--rules", "kids"], "3360\n"),
        (&["0", "--divide"], "1\n"),
    ] {
        assert_eq!(counted(args).out, sum);
    }
}

#[test]
fn rules_and_position_are_heeded() {
    let position = "LLL1/4/LLL1/DD2 3/3/3 2/2 1 L";
    let mut sums = Vec::new();
    for text in [
        "kids",
        "standard",
        "advanced",
        "advanced+optional",
        "advanced+nopass+raise",
    ] {
        let rules: Rules = text.parse().unwrap();
        let sum = perft(&position.parse().unwrap(), rules, 2);
        let ran = counted(&["2", "--rules", text, "--position", position]);
        assert_eq!(ran.out, format!("{sum}\n"), "{text}");
        sums.push(sum);
    }
    sums.sort_unstable();
    sums.dedup();
    assert!(sums.len() > 3, "the example does not tell the rules apart");
}

#[test]
fn divide_has_a_line_for_each_turn_sorted_and_then_their_sum() {
    for position in ["4/4/4/4 3/3/3 2/2 1 L", "LLL1/4/LLL1/DD2 3/3/3 2/2 1 L"] {
        for depth in [1, 2] {
            let rules = Rules::default();
            let start: Position = position.parse().unwrap();
            let ran = counted(&[&depth.to_string(), "--divide", "--position", position]);
            let mut lines = ran.lines();
            assert_eq!(
                lines.pop().unwrap(),
                perft(&start, rules, depth).to_string()
            );
            let mut turns = Vec::new();
            let mut sum = 0;
            for line in lines {
                let (turn, count) = line.split_once(' ').unwrap();
                let next = start.play(rules, turn.parse().unwrap()).unwrap();
                let count: u64 = count.parse().unwrap();
                assert_eq!(count, perft(&next, rules, depth - 1), "{turn}");
                turns.push(turn);
                sum += count;
            }
            assert!(turns.is_sorted(), "{turns:?}");
            assert_eq!(turns.len(), start.turns(rules).len());
            assert_eq!(sum, perft(&start, rules, depth));
        }
    }
}

#[test]
fn a_game_that_is_over_has_no_turn() {
    let over = "LDLD/DLDL/LDLD/DLDL LDL/DLD/LDL DL/LD D L";
    assert_eq!(counted(&["1", "--position", over]).out, "0\n");
    assert_eq!(counted(&["1", "--position", over, "--divide"]).out, "0\n");
    assert_eq!(counted(&["0", "--position", over]).out, "1\n");
}

#[test]
fn wrong_arguments_are_refused() {
    for args in [
        &[][..],
        &["-1"],
        &["x"],
        &["1.5"],
        &["4294967296"],
        &["1", "2"],
        &["1", "--plain"],
        &["1", "--kids"],
        &["1", "--rules"],
        &["1", "--rules", ""],
        &["1", "--rules", "standard,raise"],
        &["1", "--position", ""],
    ] {
        let ran = pylos(&[&["perft"], args].concat(), "").exits(2);
        assert_eq!(ran.out, "");
        assert!(ran.err.starts_with("error: "), "{ran:#?}");
    }
}
