//! Lots for who plays light.

use crate::program::{plain, pylos};

/// Who has drawn light in a run, and what is said after that.
fn drawn(args: &[&str]) -> (String, String) {
    let ran = plain(&[&["--lots"], args].concat(), &["1b2"])
        .exits(0)
        .quietly();
    let lines = ran.lines();
    let light = lines[0].strip_prefix("Lots: ").unwrap();
    let (light, _) = light.split_once(" plays light and begins, ").unwrap();
    (light.to_owned(), lines[1..].join("\n"))
}

/// Fails by chance once in 2^59 times.
#[test]
fn either_player_may_draw_light() {
    let mut seen = [false; 2];
    for _ in 0..60 {
        let (light, game) = drawn(&["--light", "Ana", "--dark", "Bo"]);
        let dark = if light == "Ana" { "Bo" } else { "Ana" };
        let players = format!("{light} plays light, {dark} plays dark. {light} to move");
        assert!(game.contains(&players), "{game}");
        assert!(game.contains(&format!("{light} places a ball on 1b2.")));
        seen[usize::from(light == "Bo")] = true;
        if seen == [true; 2] {
            return;
        }
    }
    panic!("always the same");
}

#[test]
fn whoever_is_to_move_begins() {
    let start = "4/4/1L2/4 3/3/3 2/2 1 D";
    let ran = plain(&["--lots", "--position", start], &[]).exits(0);
    assert!(ran.quietly().lines()[0].ends_with(" plays dark and begins."));
}

#[test]
fn players_without_a_name_are_told_by_their_seats() {
    let (light, game) = drawn(&[]);
    assert!(["Player 1", "Player 2"].contains(&&*light), "{light}");
    assert!(game.starts_with("Pylos, standard. Light to move"), "{game}");
    let ran = plain(&["--lots=false"], &[]).exits(0).quietly();
    assert!(!ran.out.contains("Lots"));
}

#[test]
fn a_game_that_has_begun_is_not_drawn_lots_for() {
    for args in [&["--lots", "game.pylos"], &["--lots", "--resume"]] {
        let ran = pylos(args, "").exits(2);
        assert!(ran.err.contains("cannot be used with"), "{ran:#?}");
    }
}
