//! Why something may not be done, in words.

use super::*;

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
            "This completes a square or a line: take back one or two free balls.",
        ),
        (
            Refusal::LeavesBoardUnchanged,
            "House rule \"no pass\": this changes nothing. Take back another ball.",
        ),
        (Refusal::NotBegun, "First place a ball, or raise one."),
    ] {
        says(&refusal(words(), reason), expected);
        // Else its end is not seen on a screen of 80 columns while a turn is typed.
        assert!(expected.len() <= 71, "{expected}");
    }
}
