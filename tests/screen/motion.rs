//! The movement of balls: short, quiet, and never in the way of a key.

use crate::harness::{COLOURFUL, COLOURLESS, Screen};
use pylos::tui::{Command, Message, Motion, update};
use std::time::Duration;

const EMPTY: &str = "4/4/4/4 3/3/3 2/2 1 L";

fn act(screen: &mut Screen) {
    update(&mut screen.model, Message::Do(Command::Act));
}

#[test]
fn a_ball_grows_in_a_few_pictures_and_then_rests() {
    let mut still = Screen::new("standard", EMPTY, (80, 24), COLOURFUL);
    act(&mut still);
    assert_eq!(still.model.motion, None, "only where it is wanted");

    let mut screen = Screen::new("standard", EMPTY, (80, 24), COLOURFUL);
    screen.model.animated = true;
    act(&mut screen);
    let mut pictures = vec![screen.draw()];
    while screen.model.motion.is_some() {
        update(&mut screen.model, Message::Tick);
        pictures.push(screen.draw());
    }
    assert_eq!(pictures.len(), usize::from(Motion::PICTURES) + 1);
    assert!(
        pictures.windows(2).all(|pair| pair[0] != pair[1]),
        "each is another"
    );
    assert_eq!(pictures.last(), Some(&still.draw()));
    assert!(Motion::INTERVAL * u32::from(Motion::PICTURES) < Duration::from_millis(200));
}

#[test]
fn a_key_ends_it_and_does_what_it_always_does() {
    let mut screen = Screen::new("standard", EMPTY, (80, 24), COLOURFUL);
    screen.model.animated = true;
    act(&mut screen);
    assert!(screen.model.motion.is_some());
    update(&mut screen.model, Message::Do(Command::Up));
    assert_eq!(screen.model.motion, None);
    assert_eq!(screen.model.cursor.to_string(), "1a2");
    act(&mut screen);
    assert_eq!(screen.model.game().turn_count(), 2);
}

#[test]
fn without_pictures_nothing_changes_meanwhile() {
    let mut screen = Screen::new("standard", EMPTY, (80, 24), COLOURLESS);
    screen.model.animated = true;
    act(&mut screen);
    assert_eq!(screen.model.motion, None);
}
