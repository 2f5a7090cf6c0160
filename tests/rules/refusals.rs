//! An example for every refusal, with the exact reason and the cells to blame.

use crate::support::read;
use pylos::pylos_core::{
    Cell, CellSet, Draft, Ending, Outcome, Position, Refusal, Rules, Side, Step, Turn,
};

/// Light lacks 1a1 for a square.
const SQUARE: &str = "4/4/LL2/1L2 3/3/3 2/2 1 L";
/// Four balls under 2a1.
const FOUR: &str = "4/4/DD2/LL2 3/3/3 2/2 1 L";
/// The same with a light ball on 2a1, Dark to move.
const FIVE: &str = "4/4/DD2/LL2 3/3/L2 2/2 1 D";
/// Dark is to move with an empty reserve, but can raise.
const EMPTY: &str = "DDD1/DDLD/DLLD/D1LD D2/DDD/2D 2/2 1 D";
/// Light would complete a square on 1a1, but could take back no other ball than that.
const ALLEY: &str = "4/DD2/LLD1/1LD1 3/D2/1D1 2/2 1 L";

fn refused(rules: &str, position: &str, turn: &str) -> Refusal {
    let (position, turn): (Position, Turn) = (read(position), read(turn));
    let rules = read(rules);
    let refusal = position.check(rules, turn).unwrap_err();
    assert_eq!(position.play(rules, turn), Err(refusal));
    refusal
}

fn draft(rules: &str, position: &str, choices: &str) -> Draft {
    let mut draft = Draft::new(read(position), read(rules));
    for cell in choices.split_whitespace() {
        draft.choose(read(cell)).unwrap();
    }
    draft
}

fn cells(text: &str) -> CellSet {
    text.split_whitespace().map(read::<Cell>).collect()
}

#[test]
fn game_over() {
    let refusal = refused("standard", EMPTY, "1d4");
    let outcome = Outcome::won(Side::Light, Ending::EmptyReserve);
    assert_eq!(refusal, Refusal::GameOver(outcome));
    assert_eq!(refusal.blame(), CellSet::EMPTY);
    assert_eq!(refused("standard", EMPTY, "1b4-2b1"), refusal);
    assert!(draft("standard", EMPTY, "").choices().all().is_empty());
}

#[test]
fn empty_reserve() {
    let refusal = refused("standard+raise", EMPTY, "1d4");
    assert_eq!(refusal, Refusal::EmptyReserve);
    assert_eq!(refusal.blame(), CellSet::EMPTY);
}

#[test]
fn occupied() {
    let refusal = refused("standard", FOUR, "1a2");
    let (cell, by) = (read("1a2"), Side::Dark);
    assert_eq!(refusal, Refusal::Occupied { cell, by });
    assert_eq!(refusal.blame(), cells("1a2"));
    let occupied = refused("standard", FIVE, "2a1");
    let (cell, by) = (read("2a1"), Side::Light);
    assert_eq!(occupied, Refusal::Occupied { cell, by });
}

#[test]
fn unsupported() {
    let refusal = refused("standard", FOUR, "2b1");
    let (cell, missing) = (read("2b1"), cells("1c1 1c2"));
    assert_eq!(refusal, Refusal::Unsupported { cell, missing });
    assert_eq!(refusal.blame(), missing);
}

#[test]
fn not_yours() {
    let refusal = refused("standard", FOUR, "1a2-2a1");
    assert_eq!(refusal, Refusal::NotYours(read("1a2")));
    assert_eq!(refusal.blame(), cells("1a2"));
    let taken = refused("standard", "4/4/LL2/1LD1 3/3/3 2/2 1 L", "1a1x1c1");
    assert_eq!(taken, Refusal::NotYours(read("1c1")));
}

#[test]
fn no_ball() {
    let refusal = refused("standard", FOUR, "1d4-2a1");
    assert_eq!(refusal, Refusal::NoBall(read("1d4")));
    assert_eq!(refusal.blame(), cells("1d4"));
    let taken = refused("standard", SQUARE, "1a1x1b2x1d4");
    assert_eq!(taken, Refusal::NoBall(read("1d4")));
}

#[test]
fn not_free() {
    let refusal = refused("standard", FIVE, "1a2-3a1");
    let (cell, held_by) = (read("1a2"), cells("2a1"));
    assert_eq!(refusal, Refusal::NotFree { cell, held_by });
    assert_eq!(refusal.blame(), held_by);
    let taken = refused("standard", ALLEY, "1a1x1b2");
    let (cell, held_by) = (read("1b2"), cells("2b1 2a2"));
    assert_eq!(taken, Refusal::NotFree { cell, held_by });
}

#[test]
fn not_higher() {
    for turn in ["1a1-1d4", "1a1-1a1", "1a1-1a2"] {
        let refusal = refused("standard", FOUR, turn);
        let (from, to) = (read("1a1"), read::<Turn>(turn).to());
        assert_eq!(refusal, Refusal::NotHigher { from, to });
        assert_eq!(refusal.blame(), cells("1a1"));
    }
}

#[test]
fn supports_itself() {
    let refusal = refused("standard", FOUR, "1a1-2a1");
    let (from, to) = (read("1a1"), read("2a1"));
    assert_eq!(refusal, Refusal::SupportsItself { from, to });
    assert_eq!(refusal.blame(), cells("1a1"));
}

#[test]
fn nowhere_to_raise() {
    let refusal = draft("standard", FOUR, "").choose(read("1a1")).unwrap_err();
    assert_eq!(refusal, Refusal::NowhereToRaise(read("1a1")));
    assert_eq!(refusal.blame(), cells("1a1"));
}

#[test]
fn nothing_to_recover() {
    let refusal = refused("standard", FOUR, "1c1x1a1");
    assert_eq!(refusal, Refusal::NothingToRecover(read("1c1")));
    assert_eq!(refusal.blame(), cells("1c1"));
    let kids = refused("kids", SQUARE, "1a1x1a1");
    assert_eq!(kids, Refusal::NothingToRecover(read("1a1")));
}

#[test]
fn too_many_recovered() {
    let mut draft = draft("standard", SQUARE, "1a1 1a1 1b1");
    let refusal = draft.choose(read("1a2")).unwrap_err();
    assert_eq!(refusal, Refusal::TooManyRecovered);
    assert_eq!(refusal.blame(), CellSet::EMPTY);
}

#[test]
fn must_recover() {
    let refusal = refused("standard", SQUARE, "1a1");
    assert_eq!(refusal, Refusal::MustRecover);
    assert_eq!(refusal.blame(), CellSet::EMPTY);
    let landed = draft("standard", SQUARE, "1a1");
    assert_eq!(landed.finish(), Err(Refusal::MustRecover));
}

#[test]
fn leaves_board_unchanged() {
    let refusal = refused("standard+nopass", SQUARE, "1a1x1a1");
    assert_eq!(refusal, Refusal::LeavesBoardUnchanged);
    assert_eq!(refusal.blame(), CellSet::EMPTY);
    let taken = draft("standard+nopass", SQUARE, "1a1 1a1");
    assert_eq!(taken.finish(), Err(Refusal::LeavesBoardUnchanged));
}

#[test]
fn leaves_board_unchanged_is_said_before_the_draft_is_stuck() {
    let land = |rules| draft(rules, ALLEY, "").choose(read("1a1"));
    let refusal = land("standard+nopass");
    assert_eq!(refusal, Err(Refusal::LeavesBoardUnchanged));
    for rules in ["standard", "kids+nopass", "standard+optional+nopass"] {
        assert_eq!(land(rules), Ok(Step::Land), "{rules}");
    }
}

#[test]
fn leaves_board_unchanged_is_said_where_no_other_ball_could_follow() {
    let mut landed = draft("standard+optional+nopass", ALLEY, "1a1");
    let refusal = landed.choose(read("1a1"));
    assert_eq!(refusal, Err(Refusal::LeavesBoardUnchanged));
    assert_eq!(landed.finish(), Ok(read("1a1")));
    let mut landed = draft("standard+optional+nopass", SQUARE, "1a1");
    assert_eq!(landed.choose(read("1a1")), Ok(Step::Recover));
}

#[test]
fn not_begun() {
    let refusal = draft("standard", SQUARE, "").finish().unwrap_err();
    assert_eq!(refusal, Refusal::NotBegun);
    assert_eq!(refusal.blame(), CellSet::EMPTY);
    let raisable = "4/DDL1/LLD1/DDLL 3/3/3 2/2 1 L";
    let lifted = draft("standard", raisable, "1d1");
    assert_eq!(lifted.finish(), Err(Refusal::NotBegun));
}

#[test]
fn a_refusal_can_be_shown_as_an_error() {
    let error: Box<dyn std::error::Error> = Box::new(Refusal::NoBall(read("1d4")));
    assert_eq!(error.to_string(), "NoBall(1d4)");
    assert!(read::<Position>(SQUARE).outcome(Rules::default()).is_none());
}
