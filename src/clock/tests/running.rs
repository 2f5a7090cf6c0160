//! What clocks do, one step after the other.

use super::*;
use crate::pylos_core::{Event, Side, Turn};
use Side::{Dark, Light};

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// A clock that runs from the instant 0 on.
fn clock(text: &str) -> Clock {
    let mut clock = Clock::new(control(text), Light);
    clock.start(Duration::ZERO);
    clock
}

/// What is shown of both sides' time.
fn both(clock: &Clock, now: Duration) -> [String; 2] {
    Side::BOTH.map(|side| shown(clock.left(side, now).shorter()))
}

fn turn() -> Event {
    Event::Turn("1b2".parse::<Turn>().unwrap())
}

#[test]
fn each_turn_has_its_time() {
    let mut clock = clock("30/turn");
    assert_eq!(both(&clock, seconds(12)), ["0:18", "0:30"]);
    assert_eq!(clock.press(seconds(29)), Ok(seconds(29)));
    assert_eq!(both(&clock, seconds(29)), ["0:30", "0:30"]);
    assert_eq!(both(&clock, seconds(54)), ["0:30", "5.0"]);
    assert_eq!(clock.up_at(), Some(seconds(59)));
    assert_eq!(clock.spent(), [seconds(29)]);
}

#[test]
fn an_increment_comes_after_every_turn() {
    let mut clock = clock("60+5");
    assert_eq!(clock.press(seconds(0)), Ok(seconds(0)));
    assert_eq!(both(&clock, seconds(10)), ["1:05", "0:50"]);
    assert_eq!(clock.press(seconds(10)), Ok(seconds(10)));
    assert_eq!(both(&clock, seconds(30)), ["0:45", "0:55"]);
}

#[test]
fn a_delay_does_not_count() {
    let mut clock = clock("60d5");
    assert_eq!(both(&clock, seconds(5)), ["1:00", "1:00"]);
    assert_eq!(both(&clock, seconds(7)), ["0:58", "1:00"]);
    assert_eq!(clock.up_at(), Some(seconds(65)));
    assert_eq!(clock.press(seconds(7)), Ok(seconds(7)));
    assert_eq!(clock.press(seconds(10)), Ok(seconds(3)));
    assert_eq!(both(&clock, seconds(10)), ["0:58", "1:00"]);
    assert_eq!(clock.up_at(), Some(seconds(10 + 5 + 58)));
}

#[test]
fn of_two_times_the_shorter_counts() {
    let mut clock = clock("60+0,40/turn");
    assert_eq!(both(&clock, seconds(0)), ["0:40", "0:40"]);
    assert_eq!(clock.up_at(), Some(seconds(40)));
    assert_eq!(clock.press(seconds(35)), Ok(seconds(35)));
    assert_eq!(clock.press(seconds(35)), Ok(seconds(0)));
    let left = clock.left(Light, seconds(36));
    assert_eq!(
        (left.game, left.turn),
        (Some(seconds(24)), Some(seconds(39)))
    );
    assert_eq!(both(&clock, seconds(36)), ["0:24", "0:40"]);
    assert_eq!(clock.up_at(), Some(seconds(60)));
}

/// Nothing left is nothing left.
#[test]
fn a_turn_that_ends_at_the_very_instant_is_too_late() {
    for (text, limit) in [
        ("30/turn", 30),
        ("30+5", 30),
        ("30d5", 35),
        ("60+5,30/turn", 30),
    ] {
        let mut clock = clock(text);
        let up = seconds(limit);
        let just = up.saturating_sub(ms(1));
        assert_eq!((clock.up_at(), clock.is_up(just)), (Some(up), None));
        for late in [up, up + ms(1), Duration::MAX] {
            assert_eq!(clock.is_up(late), Some(Light));
            assert_eq!(clock.clone().press(late), Err(TimeUp));
            assert_eq!(clock.next_change(late), None);
            assert_eq!(clock.left(Light, late).shorter(), Duration::ZERO);
        }
        assert_eq!(clock.press(just + Duration::from_nanos(999_999)), Ok(just));
    }
}

#[test]
fn a_clock_stands_until_it_is_started_and_while_it_is_stopped() {
    let mut clock = Clock::new(control("60+5"), Dark);
    assert_eq!((clock.to_move(), clock.runs()), (Dark, false));
    assert_eq!((clock.up_at(), clock.next_change(seconds(9))), (None, None));
    assert_eq!(both(&clock, seconds(1_000)), ["1:00", "1:00"]);
    clock.start(seconds(1_000));
    clock.stop(seconds(1_010));
    clock.stop(seconds(1_020));
    assert_eq!(both(&clock, seconds(5_000)), ["1:00", "0:50"]);
    clock.start(seconds(5_000));
    clock.start(seconds(5_001));
    assert_eq!(clock.press(seconds(5_002)), Ok(seconds(12)));
    assert_eq!(clock.to_move(), Light);
}

#[test]
fn undo_gives_back_the_time_and_redo_takes_it_again() {
    let mut clock = clock("60+5");
    clock.press(seconds(10)).unwrap();
    clock.press(seconds(30)).unwrap();
    let before = both(&clock, seconds(33));
    assert_eq!(before, ["0:52", "0:45"]);
    clock.undone(turn(), seconds(33));
    assert_eq!(both(&clock, seconds(33)), ["0:55", "1:00"]);
    clock.undone(turn(), seconds(34));
    assert_eq!(both(&clock, seconds(35)), ["0:59", "1:00"]);
    clock.redone(turn(), seconds(40));
    assert_eq!(both(&clock, seconds(41)), ["0:55", "0:59"]);
    clock.redone(turn(), seconds(50));
    assert_eq!(both(&clock, seconds(50)), before);
    clock.undone(turn(), seconds(50));
    assert_eq!(clock.press(seconds(51)), Ok(seconds(1)));
    assert_eq!(clock.spent(), [seconds(10), seconds(1)]);
    assert_eq!(both(&clock, seconds(51)), ["0:55", "1:04"]);
}

/// A resignation drops the turns that could be redone, in the game and here.
#[test]
fn redo_knows_what_the_last_turn_took_whatever_was_dropped() {
    let mut clock = clock("60+0");
    clock.press(seconds(1)).unwrap();
    clock.press(seconds(2)).unwrap();
    clock.undone(turn(), seconds(2));
    clock.stop(seconds(7));
    clock.undone(Event::Resignation(Dark), seconds(8));
    clock.undone(turn(), seconds(10));
    clock.redone(turn(), seconds(20));
    assert_eq!(clock.taken(seconds(20)), seconds(7));
}

/// However long a game is, it is resumed at once.
#[test]
fn a_game_of_very_many_turns_is_resumed() {
    let turns = vec![seconds(2); 1_000_000];
    let clock = Clock::resume(control("60+2"), Light, turns, seconds(1));
    assert_eq!(both(&clock, seconds(0)), ["0:59", "1:00"]);
}

/// Who has more than can be shown is not woken for nothing.
#[test]
fn more_time_than_can_be_shown_changes_when_it_can() {
    let mut clock = clock("86400+86400");
    for _ in 0..8 {
        clock.press(seconds(0)).unwrap();
    }
    assert_eq!(both(&clock, seconds(0)), ["99:59:59", "99:59:59"]);
    let change = clock.next_change(seconds(0)).unwrap();
    assert_eq!(both(&clock, change)[0], "99:59:58");
    assert_eq!(both(&clock, change.saturating_sub(ms(1)))[0], "99:59:59");
}

/// The turn in which it ran out begins again.
#[test]
fn time_that_was_up_can_be_undone() {
    let mut clock = clock("60+5");
    clock.press(seconds(20)).unwrap();
    clock.press(seconds(20)).unwrap();
    clock.stop(seconds(90));
    assert_eq!(clock.is_up(seconds(90)), Some(Light));
    clock.undone(Event::TimeUp(Light), seconds(100));
    assert_eq!(both(&clock, seconds(101)), ["0:44", "1:05"]);
    clock.redone(Event::TimeUp(Light), seconds(102));
    assert_eq!(both(&clock, seconds(200)), ["0.0", "1:05"]);
    assert!(!clock.runs());
}

#[test]
fn time_goes_on_after_a_resignation_that_is_undone() {
    for event in [Event::Resignation(Dark), Event::Agreement] {
        let mut clock = clock("60+5");
        clock.press(seconds(20)).unwrap();
        clock.stop(seconds(30));
        clock.undone(event, seconds(100));
        assert_eq!(both(&clock, seconds(101)), ["0:45", "0:49"]);
        clock.redone(event, seconds(102));
        assert_eq!(both(&clock, seconds(200)), ["0:45", "0:48"]);
    }
}

#[test]
fn a_resumed_clock_has_the_times_of_the_turns() {
    let turns = vec![seconds(10), seconds(20), seconds(99)];
    let clock = Clock::resume(control("60d5"), Dark, turns, seconds(7));
    assert_eq!(both(&clock, seconds(0)), ["0:43", "0.0"]);
    assert_eq!(clock.spent(), [seconds(10), seconds(20), seconds(60)]);
    assert_eq!(clock.taken(seconds(5)), seconds(7));
    let over = Clock::resume(control("60+0"), Light, vec![seconds(60)], seconds(0));
    assert_eq!(over.to_move(), Dark);
    assert_eq!(over.left(Light, seconds(0)).game, Some(Duration::ZERO));
}

#[test]
fn instants_may_jump_in_any_way() {
    let mut clock = clock("60+5");
    clock.press(seconds(20)).unwrap();
    assert_eq!(clock.press(seconds(3)), Ok(Duration::ZERO));
    assert_eq!(both(&clock, seconds(10)), ["0:45", "1:05"]);
    assert_eq!(both(&clock, seconds(21)), ["0:44", "1:05"]);
    for far in [seconds(u64::MAX), Duration::MAX] {
        let mut clock = clock.clone();
        assert_eq!(clock.is_up(far), Some(Light));
        clock.stop(far);
        clock.undone(turn(), far);
        assert_eq!(clock.taken(far), Duration::ZERO);
        let _ = (clock.next_change(far), clock.up_at(), clock.press(far));
    }
}

#[test]
fn turns_before_there_was_a_clock_count_for_nothing() {
    for turns in 0..4 {
        let first = if turns % 2 == 0 { Light } else { Dark };
        let mut clock = Clock::new(control("60+5"), first).after_untimed(turns);
        assert_eq!(clock.to_move(), first, "{turns}");
        clock.start(Duration::ZERO);
        clock.press(seconds(20)).unwrap();
        assert_eq!(clock.spent(), [seconds(20)]);
        assert_eq!(clock.left(first, seconds(20)).game, Some(seconds(45)));
        for undone in 0..=turns {
            assert_ne!(clock.to_move() == first, undone % 2 == 0);
            clock.undone(turn(), seconds(20));
        }
        assert_eq!((clock.to_move(), clock.spent().len()), (Light, 0));
        for _ in 0..=turns {
            clock.redone(turn(), seconds(20));
        }
        assert_eq!(clock.spent(), [seconds(20)]);
        assert_eq!(clock.to_move(), first.other());
    }
}

#[test]
fn another_turn_in_the_stead_of_one_without_a_time_has_its_time() {
    let mut clock = Clock::new(control("60+5"), Light).after_untimed(2);
    clock.start(Duration::ZERO);
    clock.undone(turn(), seconds(1));
    assert_eq!(clock.to_move(), Dark);
    clock.press(seconds(11)).unwrap();
    assert_eq!(clock.spent(), [seconds(10)]);
    assert_eq!(both(&clock, seconds(11)), ["1:00", "0:55"]);
    clock.redone(turn(), seconds(11));
    assert_eq!(
        (clock.spent().len(), clock.to_move()),
        (1, Light),
        "nothing to redo"
    );
}
