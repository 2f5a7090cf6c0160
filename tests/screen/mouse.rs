//! What the mouse does, and above all what it does not do.

use crate::harness::{COLOURFUL, Screen, click, mouse};
use pylos::tui::{Mode, Page, bar};
use ratatui::crossterm::event::{MouseButton, MouseEventKind};

const EMPTY: &str = "4/4/4/4 3/3/3 2/2 1 L";
/// Light completes a square with 1a1.
const SQUARE: &str = "4/D2D/LL2/1L2 3/3/3 2/2 1 L";
/// It is done, and a ball has to be taken back.
const COMPLETED: &str = "4/D2D/LL2/LL2 3/3/3 2/2 1 L";
/// Light may raise 1d4 to 2b2 or 2c1.
const RAISE: &str = "D2L/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 L";
const LIFTED: &str = "D3/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 L";

/// In a standard game from one position, words of input lead to another.
fn check(before: &str, words: &str, after: &str) {
    let mut screen = Screen::new("standard", before, (80, 24), COLOURFUL);
    assert_eq!(screen.keys(words), [], "the game goes on");
    assert_eq!(screen.position(), after, "{words}");
}

/// Where a word stands in the bar.
fn in_bar(screen: &mut Screen, word: &str) -> (u16, u16) {
    let text = screen.text();
    let bar = text.lines().last().unwrap();
    let before = &bar[..bar.find(word).unwrap()];
    (u16::try_from(before.chars().count()).unwrap(), 23)
}

#[test]
fn a_double_click_is_one_click() {
    let placed = "4/4/4/L3 3/3/3 2/2 1 D";
    check(EMPTY, "click:1a1 click:1a1", placed);
    check(SQUARE, "click:1a1 click:1a1", COMPLETED);
    // Taking a ball back does not finish the turn as well.
    let one = "4/D2D/LL2/L3 3/3/3 2/2 1 L";
    check(SQUARE, "click:1a1 click:1b1 click:1b1", one);
    // Nor does taking back the second ball place the next player's there.
    let two = "4/D2D/1L2/L3 3/3/3 2/2 1 D";
    check(SQUARE, "click:1a1 click:1b1 click:1a2 click:1a2", two);
    check(RAISE, "click:1d4 click:1d4", LIFTED);
    check(EMPTY, "Enter Home click:1c1 click:1c1", placed);
}

#[test]
fn a_double_click_says_nothing_but_in_the_middle_of_a_turn() {
    let mut screen = Screen::standard();
    screen.keys("click:1a1 click:1a1");
    assert_eq!(screen.model.notice, None);
    let mut screen = Screen::new("standard", SQUARE, (80, 24), COLOURFUL);
    screen.keys("click:1a1 click:1a1");
    assert!(screen.text().contains("click 1a1 once more"));
}

#[test]
fn a_click_counts_again_after_another_or_any_other_input() {
    let taken = "4/D2D/LL2/1L2 3/3/3 2/2 1 L";
    check(SQUARE, "click:1a1 click:1a1 click:1a1", taken);
    check(SQUARE, "click:1a1 Up click:1a1", taken);
    check(SQUARE, "click:1a1 click:1d4 click:1a1", taken);
    check(RAISE, "click:1d4 wheel:down click:1d4", RAISE);
    check(SQUARE, "click:1a1 Enter", taken);
    check(SQUARE, "Enter click:1a1", taken);
    check(SQUARE, "Enter Enter", taken);
}

#[test]
fn dragging_letting_go_and_the_middle_button_do_nothing() {
    let mut screen = Screen::new("standard", RAISE, (80, 24), COLOURFUL);
    let [from, to] = [screen.place("1d4"), screen.place("2b2")];
    for kind in [
        MouseEventKind::Up(MouseButton::Left),
        MouseEventKind::Up(MouseButton::Right),
        MouseEventKind::Drag(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Middle),
        MouseEventKind::Up(MouseButton::Middle),
        MouseEventKind::Moved,
        MouseEventKind::ScrollLeft,
        MouseEventKind::ScrollRight,
    ] {
        screen.send(mouse(kind, from));
        assert_eq!(screen.position(), RAISE, "{kind:?}");
    }
    screen.send(click(from));
    screen.send(mouse(MouseEventKind::Drag(MouseButton::Left), to));
    screen.send(mouse(MouseEventKind::Up(MouseButton::Left), to));
    assert_eq!(screen.position(), LIFTED, "only the click counts");
}

#[test]
fn letting_go_between_two_clicks_leaves_them_a_double_click() {
    let mut screen = Screen::new("standard", SQUARE, (80, 24), COLOURFUL);
    let place = screen.place("1a1");
    for _ in 0..2 {
        screen.send(click(place));
        screen.send(mouse(MouseEventKind::Up(MouseButton::Left), place));
    }
    assert_eq!(screen.position(), COMPLETED);
}

#[test]
fn clicks_beside_the_board_do_nothing() {
    let mut screen = Screen::standard();
    screen.draw();
    let geometry = screen.model.geometry().unwrap();
    let places = (0..geometry.bar.y).flat_map(|row| (0..90).map(move |column| (column, row)));
    for place in places.filter(|place| geometry.cell_at((*place).into()).is_none()) {
        screen.send(click(place));
    }
    screen.send(click((200, 200)));
    screen.send(click((u16::MAX, u16::MAX)));
    assert_eq!(screen.position(), EMPTY);
    assert!(matches!(screen.model.mode, Mode::Board));
    assert_eq!(screen.model.cursor.to_string(), "1a1");
}

#[test]
fn the_board_takes_no_clicks_while_something_is_open() {
    for open in ["g", "o", "?", "r", ":", ": 1 b"] {
        let mut screen = Screen::standard();
        screen.keys(open);
        let before = screen.text();
        screen.keys("click:1a1 click:1c3 click:1c3 click:1d4");
        assert_eq!(screen.text(), before, "after {open}");
        screen.keys("Esc");
        assert_eq!(screen.position(), EMPTY, "after {open}");
        assert_eq!(screen.model.cursor.to_string(), "1a1", "after {open}");
    }
}

#[test]
fn the_wheel_does_nothing_while_a_question_or_the_field_is_open() {
    for open in ["g", ":"] {
        let mut screen = Screen::standard();
        screen.keys(&format!("Enter Up Enter {open}"));
        let before = screen.text();
        screen.keys("wheel:up wheel:up wheel:down");
        assert_eq!(screen.text(), before, "after {open}");
    }
}

#[test]
fn the_right_button_steps_back_and_closes() {
    let right = |screen: &mut Screen| {
        let place = screen.place("1c3");
        screen.send(mouse(MouseEventKind::Down(MouseButton::Right), place));
    };
    let mut screen = Screen::new("standard", SQUARE, (80, 24), COLOURFUL);
    screen.keys("click:1a1");
    right(&mut screen);
    assert_eq!(screen.position(), SQUARE);
    for open in ["g", "?", ":"] {
        screen.keys(open);
        right(&mut screen);
        assert!(matches!(screen.model.mode, Mode::Board), "after {open}");
        assert!(screen.model.game().outcome().is_none());
    }
}

#[test]
fn a_double_click_in_the_bar_does_not_hit_what_came_there() {
    let mut screen = Screen::standard();
    screen.keys("Enter Up Enter");
    let place = in_bar(&mut screen, "rules");
    screen.send(click(place));
    screen.send(click(place));
    assert!(matches!(
        screen.model.mode,
        Mode::Reading {
            page: Page::Rules,
            ..
        }
    ));
    // The place of an item that acts on the board: the second click takes nothing back.
    let mut screen = Screen::new("standard", SQUARE, (80, 24), COLOURFUL);
    let place = in_bar(&mut screen, "place");
    screen.send(click(place));
    screen.send(click(place));
    assert_eq!(screen.position(), COMPLETED);
}

#[test]
fn a_double_click_in_the_bar_does_what_a_click_does() {
    let walks = ["level", "undo", "look back", "earlier", "later", "scroll"];
    for (keys, width) in [
        ("", 80),
        ("Enter Up Enter", 80),
        ("Enter", 33),
        ("Enter ?", 80),
    ] {
        let clicked = |column, times| {
            let mut screen = Screen::new("standard", EMPTY, (width, 24), COLOURFUL);
            screen.keys(keys);
            screen.draw();
            let geometry = screen.model.geometry()?;
            let item = bar::item_at(&screen.model, &geometry, (column, 23).into())?;
            let stops: Vec<_> = (0..times)
                .map(|_| screen.send(click((column, 23))))
                .collect();
            (!walks.contains(&&*item.word)).then(|| (stops[0], stops[times - 1], screen.text()))
        };
        for column in 0..width {
            let (once, twice) = (clicked(column, 1), clicked(column, 2));
            if once.as_ref().is_some_and(|(stop, ..)| stop.is_none()) {
                assert_eq!(once, twice, "column {column} after {keys:?}");
            }
        }
    }
}

#[test]
fn steps_of_several_are_clicked_in_a_row() {
    let mut screen = Screen::standard();
    screen.keys("Enter Up Enter Up Enter [");
    let place = in_bar(&mut screen, "earlier");
    screen.send(click(place));
    screen.send(click(place));
    assert_eq!(screen.position(), EMPTY);
}
