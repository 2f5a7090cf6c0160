//! How games end, each by a game.

use crate::support::read;
use pylos::pylos_core::{Ending, Event, Game, Outcome, Refusal, Rules, Side};

/// Light and Dark both lack one ball for a square.
const TWO_SQUARES: &str = "DD2/1D2/LL2/1L2 3/3/3 2/2 1 L";
/// Light has one ball in reserve, Dark two.
const LAST_BALLS: &str = "LDDL/LLDL/LLLD/LLDD DLD/DDL/LDD 2/LD 1 L";

fn game(rules: &str, position: &str, turns: &str) -> Game {
    let mut game = Game::from_position(read(position), read(rules));
    play(&mut game, turns);
    game
}

fn play(game: &mut Game, turns: &str) {
    for turn in turns.split_whitespace() {
        assert_eq!(game.play(read(turn)), Ok(()), "{turn}");
    }
}

fn check_undo_and_redo_over_the_end(game: &mut Game) {
    let ended = game.clone();
    assert!(game.undo().is_some());
    assert_eq!(game.outcome(), None);
    assert!(game.draft().is_ok());
    assert!(game.redo().is_some());
    assert_eq!(*game, ended);
}

#[test]
fn by_the_apex() {
    let full = "DLDL/LDLD/DLDL/LDLD DLD/LDL/DLD DL/LD 1 L";
    let mut game = game("standard", full, "4a1");
    assert_eq!(
        game.outcome(),
        Some(Outcome::won(Side::Light, Ending::Apex))
    );
    check_undo_and_redo_over_the_end(&mut game);
}

#[test]
fn by_an_empty_reserve() {
    let position = "DDD1/DDLD/DLLD/D1LD D2/DDD/2D 2/2 1 L";
    let mut game = game("kids", position, "1b1");
    let lost = Outcome::won(Side::Light, Ending::EmptyReserve);
    assert_eq!(game.outcome(), Some(lost));
    check_undo_and_redo_over_the_end(&mut game);
}

#[test]
fn not_by_the_own_empty_reserve_before_it_is_ones_turn() {
    let mut game = game("kids", LAST_BALLS, "3b2");
    assert_eq!(game.position().reserve(Side::Light), 0);
    assert_eq!(game.outcome(), None);
    play(&mut game, "3a2");
    let lost = Outcome::won(Side::Dark, Ending::EmptyReserve);
    assert_eq!(game.outcome(), Some(lost));
}

#[test]
fn by_having_no_turn() {
    let mut game = game("kids+raise", LAST_BALLS, "3b2 3a2");
    let lost = Outcome::won(Side::Dark, Ending::NoTurn);
    assert_eq!(game.outcome(), Some(lost));
    check_undo_and_redo_over_the_end(&mut game);
}

#[test]
fn by_repetition() {
    let mut game = game("standard", TWO_SQUARES, "1a1x1a1 1a3x1a3");
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    play(&mut game, "1a1x1a1");
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    play(&mut game, "1a3x1a3");
    let drawn = Outcome::drawn(Ending::Repetition);
    assert_eq!((game.repetitions(), game.outcome()), (3, Some(drawn)));
    let over = Err(Refusal::GameOver(drawn));
    assert_eq!(game.play(read("1d4")), over);
    check_undo_and_redo_over_the_end(&mut game);
}

#[test]
fn repetition_does_not_count_what_was_undone() {
    let mut game = game("standard", TWO_SQUARES, "");
    for _ in 0..5 {
        play(&mut game, "1a1x1a1 1a3x1a3");
        assert_eq!((game.repetitions(), game.outcome()), (2, None));
        game.undo();
        game.undo();
        assert_eq!(game.repetitions(), 1);
    }
    play(&mut game, "1a1x1a1 1a3x1a3 1a1x1a1");
    game.undo();
    play(&mut game, "1d4");
    assert_eq!((game.repetitions(), game.outcome()), (1, None));
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_no_repetition() {
    let game = game("standard", TWO_SQUARES, "1a1x1a1");
    assert_eq!(game.position().occupied(), game.start().occupied());
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn by_agreement() {
    let mut game = game("standard", "4/4/4/4 3/3/3 2/2 1 L", "1b2 1c3");
    game.agree_draw().unwrap();
    let drawn = Outcome::drawn(Ending::Agreement);
    assert_eq!(game.outcome(), Some(drawn));
    assert_eq!(game.turn_count(), 2);
    assert_eq!(game.resign(Side::Dark), Err(Refusal::GameOver(drawn)));
    check_undo_and_redo_over_the_end(&mut game);
    assert_eq!(game.undo(), Some(Event::Agreement));
}

#[test]
fn by_resignation() {
    for side in Side::BOTH {
        let mut game = Game::new(Rules::default());
        play(&mut game, "1b2");
        game.resign(side).unwrap();
        let won = Outcome::won(side.other(), Ending::Resignation);
        assert_eq!(game.outcome(), Some(won));
        check_undo_and_redo_over_the_end(&mut game);
        assert_eq!(game.undo(), Some(Event::Resignation(side)));
        play(&mut game, "1c3");
        assert_eq!((game.redoable(), game.outcome()), (0, None));
    }
}

/// Whoever is to move loses.
#[test]
fn by_time() {
    for (turns, winner) in [("", Side::Dark), ("1b2", Side::Light)] {
        let mut game = game("standard", "4/4/4/4 3/3/3 2/2 1 L", turns);
        game.time_up().unwrap();
        let won = Outcome::won(winner, Ending::Time);
        assert_eq!(game.outcome(), Some(won));
        assert_eq!(game.time_up(), Err(Refusal::GameOver(won)));
        check_undo_and_redo_over_the_end(&mut game);
        assert_eq!(game.undo(), Some(Event::TimeUp(winner.other())));
        play(&mut game, "1c3");
        assert_eq!((game.redoable(), game.outcome()), (0, None));
    }
}

#[test]
fn a_resignation_drops_what_could_be_redone() {
    let mut game = game("standard", "4/4/4/4 3/3/3 2/2 1 L", "1b2 1c3");
    game.undo();
    game.resign(Side::Dark).unwrap();
    assert_eq!((game.redoable(), game.turn_count()), (0, 1));
    assert_eq!(game.turns().collect::<Vec<_>>(), [read("1b2")]);
    assert_eq!(game.position_after(9), game.position());
}

#[test]
fn names_and_scores() {
    let endings = [
        (Ending::Apex, "apex"),
        (Ending::EmptyReserve, "empty-reserve"),
        (Ending::NoTurn, "no-turn"),
        (Ending::Repetition, "repetition"),
        (Ending::Agreement, "agreement"),
        (Ending::Resignation, "resignation"),
        (Ending::Time, "time"),
    ];
    assert_eq!(endings.map(|(ending, _)| ending), Ending::ALL);
    for (ending, name) in endings {
        assert_eq!(ending.name(), name);
        assert_eq!(Outcome::won(Side::Light, ending).score(), "1-0");
        assert_eq!(Outcome::won(Side::Dark, ending).score(), "0-1");
        assert_eq!(Outcome::drawn(ending).score(), "1/2-1/2");
        assert_eq!(Outcome::drawn(ending).winner(), None);
    }
}
