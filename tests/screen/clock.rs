//! Clocks on the screen, in simulated time.

use crate::harness::{COLOURFUL, COLOURLESS, Screen};
use pylos::clock::Clock;
use pylos::pylos_core::{Ending, Outcome, Side};
use pylos::record::Record;
use pylos::tui::geometry::SMALLEST;
use pylos::tui::{Command, Effect, Look, Message, Mode, Model, turns, update};
use std::time::Duration;

const EMPTY: &str = "4/4/4/4 3/3/3 2/2 1 L";

/// A game with a time control, begun at the instant 0.
fn timed(control: &str, position: &str, size: (u16, u16), look: Look) -> Screen {
    let mut screen = Screen::new("standard", position, size, look);
    screen.model.next.control = Some(control.parse().unwrap());
    screen.model.begin_clock();
    screen
}

fn standard(control: &str) -> Screen {
    timed(control, EMPTY, (80, 24), COLOURFUL)
}

/// Lets time pass, in the steps in which the screen changes.
pub fn pass(model: &mut Model, milliseconds: u64) -> Vec<Effect> {
    let end = model.now + Duration::from_millis(milliseconds);
    let mut effects = Vec::new();
    while let Some(rest) = model.rest().filter(|rest| model.now + *rest <= end) {
        assert!(!rest.is_zero(), "no time passes");
        model.now += rest;
        effects.push(update(model, Message::Tick));
    }
    model.now = end;
    effects.push(update(model, Message::Tick));
    effects
}

pub fn order(model: &mut Model, command: Command) -> Effect {
    update(model, Message::Do(command))
}

/// Plays a turn on the empty cell after the last one.
pub fn place(model: &mut Model) {
    order(model, Command::Act);
    order(model, Command::Right);
}

fn ending(model: &Model) -> Option<Ending> {
    model.game().outcome().map(Outcome::ending)
}

fn left(model: &Model, side: Side) -> u128 {
    let clock = model.clock.as_ref().unwrap();
    clock.left(side, model.now).shorter().as_millis()
}

#[test]
fn both_times_are_shown_at_every_size_that_shows_the_board() {
    for look in [
        COLOURFUL,
        COLOURLESS,
        Look {
            ascii: true,
            ..COLOURLESS
        },
    ] {
        for control in ["600+5", "30/turn", "86400d1", "36000+1,30/turn"] {
            for width in SMALLEST.0..130 {
                for height in [SMALLEST.1, 24, 40] {
                    let mut screen = timed(control, EMPTY, (width, height), look);
                    pass(&mut screen.model, 1000);
                    let clock = screen.model.clock.clone().unwrap();
                    let now = screen.model.now;
                    let text = screen.text();
                    let shown = |side| pylos::clock::shown(clock.left(side, now).shorter());
                    let lines: Vec<&str> = text.lines().collect();
                    let light = format!("[{}", shown(Side::Light));
                    let at = lines.iter().position(|line| line.contains(&light));
                    let at = at.unwrap_or_else(|| panic!("no {light} in\n{text}"));
                    assert!(
                        lines[at + 1].contains(&format!(" {}", shown(Side::Dark))),
                        "{text}"
                    );
                    assert!(
                        lines[at].contains("15") && lines[at + 1].contains("15"),
                        "{text}"
                    );
                    assert!(
                        lines[at].contains("Ana") && lines[at + 1].contains("Bo"),
                        "{text}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_last_ten_seconds_are_shown_differently() {
    let mut screen = timed("30/turn", EMPTY, (80, 24), COLOURLESS);
    assert!(screen.text().contains("[0:30]"));
    pass(&mut screen.model, 19_500);
    assert!(screen.text().contains("[0:11]"));
    pass(&mut screen.model, 700);
    assert!(screen.text().contains("[!9.8]"));
    place(&mut screen.model);
    let text = screen.text();
    assert!(
        text.contains("[0:30]") && text.contains(" 0:30\n"),
        "{text}"
    );
}

#[test]
fn only_the_time_changes_on_the_screen_once_a_second_and_then_ten_times() {
    let mut screen = standard("30/turn");
    let mut before = screen.draw();
    let mut rests = Vec::new();
    while screen.model.game().outcome().is_none() {
        let rest = screen.model.rest().unwrap();
        screen.model.now += rest;
        update(&mut screen.model, Message::Tick);
        let after = screen.draw();
        if screen.model.game().outcome().is_none() {
            let changed = before.diff(&after).len();
            assert!((1..=10).contains(&changed), "{changed} cells changed");
        }
        rests.push(rest.as_millis());
        before = after;
    }
    assert_eq!(rests.iter().sum::<u128>(), 30_000);
    let seconds = rests.iter().filter(|rest| **rest == 1000).count();
    let tenths = rests.iter().filter(|rest| **rest == 100).count();
    assert!(
        (19..=20).contains(&seconds) && (99..=101).contains(&tenths),
        "{rests:?}"
    );
}

#[test]
fn time_up_ends_the_game_whatever_is_open() {
    let square = "4/4/LL2/L3 3/3/3 2/2 1 L";
    for keys in [
        "",
        "Right Enter",
        ": 1 b",
        "g",
        "o",
        "?",
        "q",
        "Right Enter Home",
        "e",
    ] {
        let mut screen = timed("30/turn", square, (80, 24), COLOURFUL);
        // The loop counts real time: only what the keys open is wanted.
        let clock = screen.model.clock.take();
        screen.keys(keys);
        screen.model.clock = clock;
        screen.model.now = Duration::ZERO;
        pass(&mut screen.model, 29_999);
        assert_eq!(ending(&screen.model), None, "{keys}");
        pass(&mut screen.model, 1);
        assert_eq!(ending(&screen.model), Some(Ending::Time), "{keys}");
        assert!(matches!(screen.model.mode, Mode::Board), "{keys}");
        assert_eq!(
            screen.position(),
            square,
            "{keys}: what was begun is not played"
        );
        let text = screen.text();
        assert!(
            text.contains("Bo wins: Ana has no time left."),
            "{keys}: {text}"
        );
        assert_eq!(screen.model.rest(), None, "{keys}: nothing runs any more");
    }
}

#[test]
fn a_comment_being_written_is_not_lost_when_time_is_up() {
    let mut screen = standard("30/turn");
    order(&mut screen.model, Command::Comment);
    update(&mut screen.model, Message::Paste("so far".to_owned()));
    pass(&mut screen.model, 30_000);
    assert_eq!(ending(&screen.model), Some(Ending::Time));
    assert!(screen.text().contains("Bo wins: Ana has no time left."));
    order(&mut screen.model, Command::Act);
    assert_eq!(screen.model.study.said(screen.model.place()), "so far");
}

#[test]
fn a_comment_stays_with_its_place_when_time_is_up() {
    let mut screen = standard("30/turn");
    place(&mut screen.model);
    place(&mut screen.model);
    order(&mut screen.model, Command::Earlier);
    let commented = screen.model.place();
    order(&mut screen.model, Command::Comment);
    update(&mut screen.model, Message::Paste("so far".to_owned()));
    pass(&mut screen.model, 30_000);
    assert_eq!(ending(&screen.model), Some(Ending::Time));
    order(&mut screen.model, Command::Act);
    let study = &screen.model.study;
    assert_eq!(study.said(commented), "so far");
    assert_eq!(study.said(study.end()), "");
}

/// A turn that ends at the very instant comes too late.
#[test]
fn a_key_that_comes_too_late_plays_nothing() {
    for (milliseconds, turns) in [(29_999, 1), (30_000, 0), (30_001, 0), (90_000, 0)] {
        let mut screen = standard("30/turn");
        screen.model.now = Duration::from_millis(milliseconds);
        order(&mut screen.model, Command::Act);
        assert_eq!(screen.model.game().turn_count(), turns, "{milliseconds}");
        assert_eq!(
            ending(&screen.model).is_some(),
            turns == 0,
            "{milliseconds}"
        );
    }
    let mut screen = standard("30/turn");
    screen.model.now = Duration::from_secs(40);
    assert_eq!(
        order(&mut screen.model, Command::Interrupt),
        Effect::Interrupt
    );
}

#[test]
fn a_pause_stops_the_clock_and_hides_the_board() {
    let mut screen = standard("600+5");
    place(&mut screen.model);
    pass(&mut screen.model, 4_000);
    let (light, dark) = (
        left(&screen.model, Side::Light),
        left(&screen.model, Side::Dark),
    );
    assert_eq!((light, dark), (605_000, 596_000));
    order(&mut screen.model, Command::Pause);
    pass(&mut screen.model, 1_000_000);
    let text = screen.text();
    assert!(
        text.contains("Paused") && !text.contains("level 1"),
        "{text}"
    );
    assert!(text.contains("10:05") && text.contains("9:56"), "{text}");
    for command in [
        Command::Undo,
        Command::Earlier,
        Command::Vary,
        Command::Resign,
        Command::Type,
    ] {
        order(&mut screen.model, command);
        assert!(
            screen.model.is_paused() && screen.model.hides_board(),
            "{command:?}"
        );
        assert!(matches!(screen.model.mode, Mode::Board), "{command:?}");
    }
    assert_eq!(left(&screen.model, Side::Dark), dark);
    order(&mut screen.model, Command::Act);
    assert_eq!(
        screen.model.game().turn_count(),
        1,
        "it lets the clock run, and no more"
    );
    assert!(screen.text().contains("level 1"));
    pass(&mut screen.model, 1_000);
    assert_eq!(left(&screen.model, Side::Dark), dark - 1_000);
}

/// Turns passed by themselves in a game that was played on, and nobody could pause any more.
#[test]
fn a_replay_begun_in_a_variation_ends_when_the_game_goes_on() {
    let mut screen = standard("30/turn");
    place(&mut screen.model);
    pass(&mut screen.model, 30_000);
    assert_eq!(ending(&screen.model), Some(Ending::Time));
    order(&mut screen.model, Command::Vary);
    order(&mut screen.model, Command::Pause);
    assert!(screen.model.replaying().is_some());
    order(&mut screen.model, Command::Undo);
    assert!(screen.model.replaying().is_none() && screen.model.clock_runs());
    order(&mut screen.model, Command::Pause);
    assert!(screen.model.is_paused());
}

#[test]
fn a_turn_that_is_typed_while_the_clock_stands_lets_it_run_before_it_is_played() {
    let mut screen = standard("600+5");
    order(&mut screen.model, Command::Type);
    update(&mut screen.model, Message::Paste("1b2".to_owned()));
    update(&mut screen.model, Message::Lapse);
    order(&mut screen.model, Command::Act);
    assert!(screen.model.clock_runs() && screen.model.game().turn_count() == 0);
    pass(&mut screen.model, 3_000);
    order(&mut screen.model, Command::Act);
    assert_eq!(screen.model.game().turn_count(), 1);
    assert_eq!(left(&screen.model, Side::Light), 602_000);
}

#[test]
fn a_click_on_a_turn_shows_nothing_while_the_players_pause() {
    let mut screen = standard("600+5");
    place(&mut screen.model);
    place(&mut screen.model);
    screen.draw();
    let items = turns::items(&screen.model, &screen.model.geometry().unwrap());
    let first = items[0].area.as_position();
    order(&mut screen.model, Command::Pause);
    update(&mut screen.model, Message::Click(first));
    assert!(!screen.model.is_looking_back());
    assert!(screen.text().contains("the board is hidden"));
    order(&mut screen.model, Command::Act);
    update(&mut screen.model, Message::Click(first));
    assert!(screen.model.is_looking_back());
}

#[test]
fn no_clock_runs_where_the_game_is_over_before_it_begins() {
    let over = "LDLD/DLDL/LDLD/DLDL LDL/DLD/LDL DL/LD D L";
    let screen = timed("600+5", over, (80, 24), COLOURFUL);
    assert!(screen.model.game().outcome().is_some());
    assert!(!screen.model.clock_runs() && !screen.model.is_paused());
}

#[test]
fn undo_gives_back_the_clock_as_it_stood() {
    let mut screen = standard("600+5");
    pass(&mut screen.model, 10_000);
    place(&mut screen.model);
    pass(&mut screen.model, 20_000);
    place(&mut screen.model);
    assert_eq!(left(&screen.model, Side::Dark), 585_000);
    order(&mut screen.model, Command::Undo);
    assert_eq!(
        (
            left(&screen.model, Side::Light),
            left(&screen.model, Side::Dark)
        ),
        (595_000, 600_000)
    );
    order(&mut screen.model, Command::Redo);
    assert_eq!(left(&screen.model, Side::Dark), 585_000);
    order(&mut screen.model, Command::Undo);
    order(&mut screen.model, Command::Undo);
    assert_eq!(left(&screen.model, Side::Light), 600_000);
    pass(&mut screen.model, 600_000);
    assert_eq!(ending(&screen.model), Some(Ending::Time));
    order(&mut screen.model, Command::Undo);
    assert_eq!(ending(&screen.model), None);
    assert_eq!(left(&screen.model, Side::Light), 600_000);
}

#[test]
fn time_in_which_nobody_could_play_is_a_pause_and_said_so() {
    let mut screen = standard("30/turn");
    pass(&mut screen.model, 5_000);
    update(&mut screen.model, Message::Lapse);
    screen.model.now += Duration::from_secs(3600);
    update(&mut screen.model, Message::Tick);
    assert_eq!(left(&screen.model, Side::Light), 25_000);
    let text = screen.text();
    assert!(text.contains("The machine slept or was stopped"), "{text}");
    order(&mut screen.model, Command::Act);
    assert_eq!(order(&mut screen.model, Command::Suspend), Effect::Suspend);
    screen.model.now += Duration::from_secs(3600);
    update(&mut screen.model, Message::Tick);
    assert_eq!(left(&screen.model, Side::Light), 25_000);
    assert!(
        screen
            .text()
            .contains("While the program was stopped, the clock stood.")
    );
}

#[test]
fn a_record_has_the_times_and_a_game_goes_on_with_them() {
    let mut screen = standard("600+5");
    for milliseconds in [7_000, 61_250, 3_000] {
        pass(&mut screen.model, milliseconds);
        place(&mut screen.model);
    }
    pass(&mut screen.model, 2_500);
    let record = screen.model.record();
    let text = record.to_string();
    for part in [
        "[TimeControl \"600+5\"]",
        "1. 1a1 {[%emt 0:00:07]}",
        "1b1\n{[%emt 0:01:01.250]}",
        "[Elapsed \"0:00:02.500\"]",
    ] {
        assert!(
            text.replace('\n', " ").contains(&part.replace('\n', " ")),
            "no {part} in {text}"
        );
    }
    let times = |model: &Model| Side::BOTH.map(|side| left(model, side));
    let mut again = Screen::standard();
    again.model.open(&text.parse::<Record>().unwrap());
    assert_eq!(times(&again.model), times(&screen.model));
    assert!(again.model.hides_board());
    assert!(
        again
            .text()
            .contains("Since the game was broken off, the clock has stood.")
    );
    pass(&mut again.model, 100_000);
    order(&mut again.model, Command::Pause);
    pass(&mut again.model, 1_000);
    pass(&mut screen.model, 1_000);
    assert_eq!(times(&again.model), times(&screen.model));
    assert_eq!(
        again.model.study.said(again.model.place()),
        "",
        "times are no comments"
    );
}

#[test]
fn the_last_ten_seconds_ring_if_that_is_wanted() {
    for bell in [true, false] {
        let mut screen = standard("30/turn");
        screen.model.bell = bell;
        let effects = pass(&mut screen.model, 29_999);
        let rings = effects
            .iter()
            .filter(|effect| **effect == Effect::Ring)
            .count();
        assert_eq!(rings, if bell { 10 } else { 0 });
        let effects = pass(&mut screen.model, 1);
        assert_eq!(
            effects.contains(&Effect::Ring),
            bell,
            "and once more at the end"
        );
    }
}

#[test]
fn a_new_game_has_all_its_time() {
    let mut screen = standard("30/turn");
    pass(&mut screen.model, 40_000);
    assert!(screen.model.game().outcome().is_some());
    order(&mut screen.model, Command::NewGame);
    order(&mut screen.model, Command::Act);
    assert_eq!(left(&screen.model, Side::Light), 30_000);
    assert!(screen.model.clock.as_ref().is_some_and(Clock::runs));
}
