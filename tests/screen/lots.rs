//! Lots for who plays light.

use crate::harness::{COLOURFUL, COLOURLESS, Screen};
use crate::setup::seated;
use pylos::tui::lots::Lots;
use pylos::tui::setup::WhoIsLight;
use pylos::tui::{Command, Effect, Message, Mode, Question, update};

const EMPTY: &str = "4/4/4/4 3/3/3 2/2 1 L";

/// Lots that are wanted, and have yet to be drawn.
fn wanting(screen: &mut Screen) {
    screen.keys("Enter n Up Right Right");
    assert!(!screen.model.awaits_lot());
    update(&mut screen.model, Message::Do(Command::Act));
    assert!(screen.model.awaits_lot());
}

#[test]
fn the_lot_says_who_plays_light() {
    for (second, players) in [(false, ["Ana", "Bo"]), (true, ["Bo", "Ana"])] {
        let mut screen = Screen::standard();
        wanting(&mut screen);
        update(&mut screen.model, Message::Lot(second));
        let told = format!("Lots: {} plays light and begins", players[0]);
        assert!(screen.text().contains(&told), "{}", screen.text());
        assert_eq!(screen.model.game().turn_count(), 1, "it has yet to begin");
        // What is drawn is drawn.
        update(&mut screen.model, Message::Lot(!second));
        assert!(screen.text().contains(&told));
        let effect = update(&mut screen.model, Message::Do(Command::Act));
        assert_eq!(effect, Effect::NewGame);
        assert_eq!(seated(&screen), players.map(Some));
        assert_eq!(screen.position(), EMPTY);
        assert!(screen.text().contains(&told), "it is still to be read");
        // Lots again next time, unless somebody wants it otherwise.
        screen.keys("n Up");
        assert!(screen.text().contains("< drawn by lot >"));
    }
}

#[test]
fn the_lot_drawn_in_the_real_loop_is_the_one_that_counts() {
    let mut screen = Screen::standard();
    assert_eq!(screen.keys("Enter n Up Right Right Enter"), []);
    let text = screen.text();
    let ana = text.contains("Lots: Ana plays light and begins, Bo plays dark.");
    assert!(ana || text.contains("Lots: Bo plays light and begins, Ana plays dark."));
    screen.keys("q");
    let players = if ana { ["Ana", "Bo"] } else { ["Bo", "Ana"] };
    assert_eq!(seated(&screen), players.map(Some));
    assert_eq!(screen.position(), EMPTY);
}

#[test]
fn the_lots_move_and_a_key_shows_them_at_once() {
    for second in [false, true] {
        for look in [COLOURFUL, COLOURLESS] {
            let mut still = Screen::new("standard", EMPTY, (80, 24), look);
            wanting(&mut still);
            update(&mut still.model, Message::Lot(second));
            assert_eq!(still.model.rest(), None, "no movement unless it is wanted");

            let mut screen = Screen::new("standard", EMPTY, (80, 24), look);
            screen.model.animated = true;
            wanting(&mut screen);
            update(&mut screen.model, Message::Lot(second));
            let mut pictures = vec![screen.draw()];
            while screen.model.rest().is_some() {
                assert!(!screen.text().contains("begins"), "nothing is told yet");
                update(&mut screen.model, Message::Tick);
                pictures.push(screen.draw());
            }
            assert_eq!(pictures.len(), usize::from(Lots::PICTURES) + 1);
            assert!(pictures.windows(2).all(|pair| pair[0] != pair[1]));
            assert_eq!(pictures.last(), Some(&still.draw()));

            let mut screen = Screen::new("standard", EMPTY, (80, 24), look);
            screen.model.animated = true;
            wanting(&mut screen);
            update(&mut screen.model, Message::Lot(second));
            let key = update(&mut screen.model, Message::Do(Command::Act));
            assert_eq!(key, Effect::None, "it does nothing else");
            assert_eq!(screen.draw(), still.draw());
        }
    }
}

/// A game that was offered and is not wanted gives way to one that lots are drawn for.
#[test]
fn lots_are_drawn_in_place_of_an_unfinished_game() {
    let mut screen = Screen::standard();
    screen.keys("Enter");
    screen.model.light_next = WhoIsLight::Lots;
    screen.model.mode = Mode::Asking(Question::GoOn("then".to_owned(), None));
    let effect = update(&mut screen.model, Message::Answer(false));
    assert_eq!(
        effect,
        Effect::None,
        "the old game is set aside with the lot"
    );
    assert!(screen.model.awaits_lot());
    update(&mut screen.model, Message::Lot(true));
    let effect = update(&mut screen.model, Message::Do(Command::Act));
    assert_eq!(effect, Effect::Anew);
    assert_eq!(seated(&screen), [Some("Bo"), Some("Ana")]);
    assert_eq!(screen.position(), EMPTY);
}

#[test]
fn lots_that_cannot_be_drawn_change_nothing() {
    let mut screen = Screen::standard();
    wanting(&mut screen);
    pylos::tui::no_lots(&mut screen.model, "no chance".to_owned());
    assert!(screen.text().contains("No lots can be drawn: no chance."));
    assert_eq!(screen.model.game().turn_count(), 1);
}
