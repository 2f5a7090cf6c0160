//! Walking through a game: looking back, variations, comments, and turns that pass by themselves.

use crate::harness::{COLOURFUL, Screen, click};
use pylos::record::{Place, Record};
use pylos::tui::{Command, Message, Model, turns, update};
use std::time::Duration;

const EMPTY: &str = "4/4/4/4 3/3/3 2/2 1 L";

/// A game of three turns.
fn played() -> Screen {
    let mut screen = Screen::standard();
    type_turns(&mut screen, "1b2 1c3 1a1");
    screen
}

fn type_turns(screen: &mut Screen, turns: &str) {
    for turn in turns.split(' ') {
        let keys: Vec<String> = turn.chars().map(String::from).collect();
        screen.keys(&format!(": {} Enter", keys.join(" ")));
    }
}

/// The turns as the record has them.
fn recorded(screen: &Screen) -> String {
    let text = screen.model.record().to_string();
    let again: Record = text.parse().unwrap();
    assert_eq!(again.to_string(), text);
    text.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

/// What cannot be shown of a name is not shown, but it stays in the record.
#[test]
fn a_record_that_is_opened_keeps_all_that_it_says() {
    let tags = "[Game \"Pylos\"]\n[Rules \"standard\"]\n[Light \"A\u{202e}na\"]\n[Dark \" \"]\n";
    let more =
        "[Date \"some day\"]\n[Result \"*\"]\n[Termination \"unfinished\"]\n[Event \"Club\"]\n";
    let text = format!("{tags}{more}\n1. 1b2\n*\n");
    let mut screen = Screen::standard();
    screen.model.open(&text.parse().unwrap());
    assert_eq!(screen.model.record().to_string(), text);
    assert!(!screen.text().contains('\u{202e}'));
}

/// Clicks a turn in the list.
fn click_turn(screen: &mut Screen, text: &str) {
    screen.draw();
    let geometry = screen.model.geometry().unwrap();
    let items = turns::items(&screen.model, &geometry);
    let item = items.iter().find(|item| item.text.contains(text));
    let area = item.unwrap_or_else(|| panic!("{text} in {items:?}")).area;
    screen.send(click((area.x, area.y)));
}

#[test]
fn playing_differently_from_an_earlier_turn_makes_a_variation() {
    let mut screen = played();
    screen.keys("[ [ e");
    assert!(screen.text().contains("(variation) Bo: place a ball"));
    type_turns(&mut screen, "1d4 1d3");
    assert_eq!(recorded(&screen), "1. 1b2 1c3 (1... 1d4 2. 1d3) 2. 1a1\n*");
    let text = screen.text();
    assert!(
        text.contains("1. 1b2 1c3  (1... 1d4  2. 1d3)  2. 1a1"),
        "{text}"
    );
    assert!(text.contains("Ana places a ball on 1d3."), "{text}");
    screen.keys("Esc");
    assert_eq!(screen.position(), "4/2D1/1L2/L3 3/3/3 2/2 1 D");
    type_turns(&mut screen, "1a2");
    assert!(
        recorded(&screen).ends_with("2. 1a1 1a2\n*"),
        "the game goes on"
    );
}

#[test]
fn a_turn_half_made_waits_while_a_player_looks_back() {
    let position = "4/4/LL2/L3 3/3/3 2/2 1 D";
    let mut screen = Screen::new("standard", position, (80, 24), COLOURFUL);
    type_turns(&mut screen, "1d4");
    screen.keys("Right Enter");
    let text = screen.text();
    assert!(text.contains("choose a ball to take back"), "{text}");
    screen.keys("Home");
    assert_eq!(screen.position(), position);
    screen.keys("Enter");
    assert_eq!(screen.text(), text);
}

#[test]
fn variations_can_be_walked_and_left() {
    let mut screen = played();
    screen.keys("[ [ e");
    type_turns(&mut screen, "1d4 1d3");
    screen.keys("[ [ ]");
    assert!(screen.model.is_looking_back());
    assert_eq!(screen.model.last_turn().unwrap().to_string(), "1c3");
    screen.keys("b ]");
    assert_eq!(screen.model.last_turn().unwrap().to_string(), "1d3");
    let text = screen.text();
    assert!(text.contains("A variation, turn 3."), "{text}");
    screen.keys("]");
    assert_eq!(screen.model.last_turn().unwrap().to_string(), "1d3");
    screen.keys("[ b");
    assert_eq!(screen.model.last_turn().unwrap().to_string(), "1c3");
    screen.keys("[ b");
    assert!(screen.text().contains("No other turn was played here"));
    screen.keys("End");
    assert!(!screen.model.is_looking_back());
    type_turns(&mut screen, "1a2");
}

#[test]
fn a_variation_is_undone_turn_by_turn() {
    let mut screen = played();
    screen.keys("[ e");
    type_turns(&mut screen, "1d4 1d3");
    screen.keys("u");
    assert!(screen.text().contains("Undone: Bo places a ball on 1d3."));
    assert_eq!(recorded(&screen), "1. 1b2 1c3 2. 1a1 (2. 1d4)\n*");
    screen.keys("u u");
    assert!(
        screen
            .text()
            .contains("Only the last turn of a variation can be undone here.")
    );
    assert_eq!(recorded(&screen), "1. 1b2 1c3 2. 1a1\n*");
    screen.keys("y g");
    assert!(screen.text().contains("Not in a variation"));
    screen.keys("Esc g");
    assert!(screen.text().contains("Does Bo resign"));
}

#[test]
fn turns_are_looked_at_by_a_click() {
    let mut screen = played();
    screen.keys("[ e");
    type_turns(&mut screen, "1d4");
    click_turn(&mut screen, "1c3");
    assert_eq!(screen.model.turns_shown(), 2);
    assert!(screen.model.is_looking_back());
    click_turn(&mut screen, "1d4");
    assert_eq!(screen.model.last_turn().unwrap().to_string(), "1d4");
    click_turn(&mut screen, "2. 1a1");
    assert!(!screen.model.is_looking_back(), "the last turn is the game");
}

#[test]
fn comments_are_written_read_changed_and_taken_away() {
    let mut screen = played();
    screen.keys("[ c g o o d Space { } Enter");
    assert_eq!(recorded(&screen), "1. 1b2 1c3 {good ()} 2. 1a1\n*");
    let text = screen.text();
    assert!(
        text.contains("Bo places a ball on 1c3. {good ()}"),
        "{text}"
    );
    assert!(text.contains("1c3{}"), "{text}");
    screen.keys("c");
    let text = screen.text();
    assert!(
        text.contains("Comment on turn 2") && text.contains("good ()"),
        "{text}"
    );
    screen.keys("c Backspace ! Enter");
    assert_eq!(recorded(&screen), "1. 1b2 1c3 {good (!} 2. 1a1\n*");
    screen.keys("c c x Esc");
    assert_eq!(recorded(&screen), "1. 1b2 1c3 {good (!} 2. 1a1\n*");
    screen.keys("c Esc c c C-u Enter");
    assert_eq!(recorded(&screen), "1. 1b2 1c3 2. 1a1\n*");
    screen.keys("Enter c й paste:\u{1b}\u{7}я Enter");
    assert_eq!(recorded(&screen), "1. 1b2 1c3 2. 1a1 {йя}\n*");
}

#[test]
fn long_comments_can_be_written_to_their_end() {
    let mut screen = played();
    screen.keys("c");
    for number in 0..60 {
        let keys: Vec<String> = format!("w{number:02}").chars().map(String::from).collect();
        screen.keys(&format!("{} Space", keys.join(" ")));
        let text = screen.text();
        assert!(text.contains(&format!("w{number:02}")), "{text}");
    }
    screen.keys("Enter");
    assert!(recorded(&screen).contains("w00 w01"));
    assert!(recorded(&screen).replace('\n', " ").contains("w58 w59}"));
    screen.keys("c");
    let text = screen.text();
    assert!(
        text.contains("w00 w01") && text.contains("w58 w59"),
        "{text}"
    );
}

fn tick(model: &mut Model, milliseconds: u64) {
    model.now += Duration::from_millis(milliseconds);
    update(model, Message::Tick);
}

fn order(model: &mut Model, command: Command) {
    update(model, Message::Do(command));
}

#[test]
fn turns_pass_by_themselves_until_the_last() {
    let mut screen = played();
    let model = &mut screen.model;
    assert_eq!(model.rest(), None, "nothing passes");
    order(model, Command::Pause);
    assert_eq!((model.place(), model.turns_shown()), (Place::BEGINNING, 0));
    let stands = model.rest().unwrap();
    for turns in 1..=3 {
        tick(model, 1);
        assert_eq!(model.turns_shown(), turns - 1, "not yet");
        model.now += model.rest().unwrap();
        tick(model, 0);
        assert_eq!(model.turns_shown(), turns);
    }
    assert_eq!(model.rest(), None, "nothing more passes");
    order(model, Command::Act);
    assert_eq!((model.turns_shown(), model.rest()), (0, Some(stands)));
}

#[test]
fn a_replay_stops_goes_on_and_changes_its_speed() {
    let mut screen = played();
    let model = &mut screen.model;
    order(model, Command::Pause);
    let stands = model.rest().unwrap();
    order(model, Command::Faster);
    assert_eq!(model.rest(), Some(stands / 2));
    order(model, Command::Slower);
    order(model, Command::Slower);
    assert_eq!(model.rest(), Some(stands * 2));
    order(model, Command::Act);
    assert_eq!(model.rest(), None);
    order(model, Command::Later);
    order(model, Command::Later);
    order(model, Command::Earlier);
    assert_eq!(
        (model.turns_shown(), model.rest()),
        (1, None),
        "single steps"
    );
    order(model, Command::Pause);
    assert_eq!(model.rest(), Some(stands * 2));
    order(model, Command::Later);
    assert_eq!(
        (model.turns_shown(), model.rest()),
        (2, None),
        "a step stops it"
    );
    order(model, Command::Back);
    assert!(model.replaying().is_none() && model.is_looking_back());
    order(model, Command::Act);
    assert!(!model.is_looking_back());
    for _ in 0..20 {
        order(model, Command::Faster);
    }
    assert!(screen.text().contains("Nothing passes by itself now"));
}

#[test]
fn a_game_that_is_over_can_be_played_differently_but_not_on() {
    let mut screen = Screen::new("standard", EMPTY, (80, 24), COLOURFUL);
    type_turns(&mut screen, "1b2 1c3");
    screen.keys("g y e");
    assert!(
        screen.text().contains("(variation) Ana: place a ball"),
        "players gave it up"
    );
    screen.keys("Esc [ e");
    type_turns(&mut screen, "1d4");
    assert_eq!(recorded(&screen), "1. 1b2 1c3 (1... 1d4)\n0-1");
    screen.keys("Esc");
    assert!(screen.text().contains("Bo wins: Ana resigned."));
}

#[test]
fn a_replay_in_real_time_takes_as_long_as_the_game() {
    let text = "[Game \"Pylos\"] [Rules \"kids\"] [TimeControl \"600+5\"]
        1. 1a1 {[%emt 0:00:07]} 1b1 {[%emt 0:01:01.250]} 2. 1c1 *";
    let mut screen = Screen::standard();
    let model = &mut screen.model;
    model.open(&text.parse().unwrap());
    model.replay(true);
    let mut rests = Vec::new();
    while let Some(rest) = model.rest() {
        rests.push(rest.as_millis());
        model.now += rest;
        tick(model, 0);
    }
    assert_eq!(
        rests,
        [7_000, 61_250, 2_000],
        "the usual where nothing is known"
    );
    assert_eq!(model.turns_shown(), 3);
    model.replay(true);
    order(model, Command::Faster);
    assert_eq!(
        model.rest(),
        Some(Duration::from_secs(2)),
        "real time is left"
    );
}

#[test]
fn where_no_turn_was_played_none_passes() {
    let mut screen = Screen::standard();
    order(&mut screen.model, Command::Pause);
    assert!(screen.model.replaying().is_none());
    assert!(screen.text().contains("There is no turn to be shown yet."));
    screen.model.replay(true);
    assert_eq!(screen.model.rest(), None);
    assert!(screen.text().contains("stopped"));
}
