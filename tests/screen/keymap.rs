//! Changed keys, keys by their place on the keyboard, and kinds of key events.

use crate::harness::{COLOURFUL, Screen};
use pylos::tui::keymap::{Keymap, Layouts};
use pylos::tui::{Mode, Page, Question, Stop};
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::collections::BTreeMap;

const EMPTY: &str = "4/4/4/4 3/3/3 2/2 1 L";
/// Light completes a square with 1a1.
const SQUARE: &str = "4/D2D/LL2/1L2 3/3/3 2/2 1 L";
/// Light may raise 1d4 to 2b2 or 2c1.
const RAISE: &str = "D2L/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 L";

/// A screen where some commands have other keys.
fn changed(position: &str, changes: &[(&str, &str)]) -> Screen {
    let keys = |keys: &str| keys.split_whitespace().map(str::to_owned).collect();
    let changes: BTreeMap<String, Vec<String>> = changes
        .iter()
        .map(|(name, list)| ((*name).to_owned(), keys(list)))
        .collect();
    let mut screen = Screen::new("standard+optional", position, (80, 24), COLOURFUL);
    screen.model.keymap = Keymap::with(&changes).unwrap();
    screen
}

/// A screen for a locale.
fn located(position: &str, locale: &str) -> Screen {
    let mut screen = Screen::new("standard", position, (80, 24), COLOURFUL);
    screen.model.keymap.layouts = Layouts::for_locale(locale);
    screen
}

#[test]
fn changed_keys_are_in_force_and_shown() {
    let changes = [("act", "i"), ("finish", "z"), ("back", ","), ("undo", "f3")];
    let mut screen = changed(SQUARE, &changes);
    assert!(screen.text().contains("i place"));
    screen.keys("Enter f");
    assert_eq!(screen.position(), SQUARE, "the old keys do nothing");
    screen.keys("i");
    let text = screen.text();
    assert!(text.contains("or z to take none"), "{text}");
    assert!(text.contains("z done"), "{text}");
    assert!(text.contains(", back"), "{text}");
    screen.keys("z");
    assert_eq!(screen.position(), "4/D2D/LL2/LL2 3/3/3 2/2 1 D");
    assert!(screen.text().contains("F3 undo"));
    screen.keys("Home");
    assert!(screen.text().contains("i returns to the game"));
    screen.keys("i ?");
    let text = screen.text();
    assert!(text.contains("press i: on an empty cell"), "{text}");
    assert!(text.contains("press z when one is"), "{text}");
}

#[test]
fn a_key_that_is_missing_is_said_to_be() {
    let mut screen = changed(EMPTY, &[("swap", "")]);
    screen.keys("g y");
    assert!(screen.text().contains("no key swaps"));
}

#[test]
fn enter_and_esc_end_the_field_and_answer_whatever_they_do_elsewhere() {
    let changes = [
        ("act", "i n"),
        ("back", ","),
        ("new-game", ""),
        ("finish", "enter f"),
    ];
    let mut screen = changed(EMPTY, &changes);
    screen.keys(": 1 b 2");
    let text = screen.text();
    assert!(text.contains("Enter plays it."), "{text}");
    assert!(text.contains("Enter play  Esc cancel"), "{text}");
    screen.keys("Enter");
    assert_eq!(screen.position(), "4/4/1L2/4 3/3/3 2/2 1 D");
    screen.keys("g");
    assert!(screen.text().contains("Enter yes  Esc no"));
    screen.keys("n");
    assert!(screen.model.game().outcome().is_none(), "n is no");
    screen.keys("g Esc g ,");
    assert!(screen.model.game().outcome().is_none());
    screen.keys("g i");
    assert!(screen.model.game().outcome().is_some());
}

#[test]
fn cyrillic_and_greek_keys_act_by_their_place() {
    let placed = "4/4/1L2/4 3/3/3 2/2 1 D";
    for (locale, keys) in [
        ("ru_RU.UTF-8", "в ц Enter"),
        ("ru_RU.UTF-8", "В Ц Space"),
        ("ru_RU.UTF-8", "д л Space"),
        ("en_GB.UTF-8", "в ц Space"),
        ("uk_UA.UTF-8", "в ц Space"),
        ("bg_BG.UTF-8", "д в Space"),
        ("sr_RS.UTF-8", "д њ Space"),
        ("el_GR.UTF-8", "δ ς Space"),
        ("el_GR.UTF-8", "λ κ Space"),
        ("he_IL.UTF-8", "ג ' Space"),
    ] {
        let mut screen = located(EMPTY, locale);
        screen.keys(keys);
        assert_eq!(screen.position(), placed, "{keys} in {locale}");
        screen.keys("Home ]");
        assert!(!screen.model.is_looking_back());
    }
    let mut screen = located(EMPTY, "ru_RU.UTF-8");
    screen.keys("Enter х");
    assert!(screen.model.is_looking_back());
    assert_eq!(screen.model.turns_shown(), 0);
    screen.keys("ъ");
    assert!(!screen.model.is_looking_back());
    screen.keys("г");
    assert_eq!(screen.position(), EMPTY);
    screen.keys("C-к");
    assert_eq!(screen.position(), "4/4/4/L3 3/3/3 2/2 1 D");
    screen.keys("к");
    assert!(matches!(
        screen.model.mode,
        Mode::Reading {
            page: Page::Rules,
            ..
        }
    ));
    screen.keys("Esc Ж");
    assert!(matches!(screen.model.mode, Mode::Typing(..)));
    assert_eq!(screen.keys("C-Я"), [Stop::Suspend]);
    assert_eq!(screen.keys("C-с"), [Stop::Signal(2)]);
}

#[test]
fn the_language_decides_what_a_letter_means() {
    let mut screen = located(EMPTY, "bg_BG.UTF-8");
    assert_eq!(screen.keys("Enter й"), [], "j, not q");
    assert!(matches!(screen.model.mode, Mode::Board));
    assert_eq!(screen.keys("Esc я"), []);
    assert!(matches!(screen.model.mode, Mode::Asking(Question::Quit)));
    let mut screen = located(EMPTY, "ru_RU.UTF-8");
    screen.keys("Enter й");
    assert!(matches!(screen.model.mode, Mode::Asking(Question::Quit)));
}

#[test]
fn a_letter_that_is_bound_itself_is_not_taken_by_its_place() {
    let mut screen = changed(EMPTY, &[("type", "й")]);
    screen.keys("й");
    assert!(matches!(screen.model.mode, Mode::Typing(..)));
}

#[test]
fn questions_are_answered_by_place_as_well() {
    for (locale, yes, no) in [
        ("ru", "н", "т"),
        ("bg", "ъ", "н"),
        ("el", "υ", "ν"),
        ("ko", "ㅛ", "ㅜ"),
    ] {
        let mut screen = located(EMPTY, locale);
        screen.keys(&format!("g {no}"));
        assert!(matches!(screen.model.mode, Mode::Board), "{locale}");
        assert!(screen.model.game().outcome().is_none(), "{locale}");
        screen.keys(&format!("g {yes}"));
        assert!(screen.model.game().outcome().is_some(), "{locale}");
    }
}

#[test]
fn turns_are_typed_by_place_on_any_keyboard() {
    let raised = "D3/DLD1/LDLD/DLDD 3/LL1/L2 2/2 1 D";
    for (locale, keys) in [
        ("ru", ": 1 в 4 - 2 и 2 ч 2 и 1 Enter"),
        ("ru", "ь 1 В 4 - 2 И 2 Ч 2 И 1 Enter"),
        ("bg", ": 1 д 4 - 2 б 2 ь 2 б 1 Enter"),
        ("el", ": 1 δ 4 - 2 β 2 χ 2 β 1 Enter"),
    ] {
        let mut screen = located(RAISE, locale);
        screen.keys(keys);
        assert_eq!(screen.position(), raised, "{keys} in {locale}");
    }
    let mut screen = located(RAISE, "ru");
    screen.keys(": 1 ф й");
    assert!(
        screen.text().contains("Turn: 1aй"),
        "only what turns are written with"
    );
    screen.keys("C-г");
    assert!(screen.text().contains("Turn: ▏"));
}

#[test]
fn keys_act_when_pressed_or_repeated_and_never_when_released() {
    let send = |screen: &mut Screen, kind| {
        let mut event = KeyEvent::new(KeyCode::Right, KeyModifiers::NONE);
        event.kind = kind;
        screen.send(Event::Key(event));
        screen.model.cursor.to_string()
    };
    let mut screen = Screen::standard();
    assert_eq!(send(&mut screen, KeyEventKind::Press), "1b1");
    assert_eq!(send(&mut screen, KeyEventKind::Repeat), "1c1");
    assert_eq!(send(&mut screen, KeyEventKind::Release), "1c1");
    for open in [":", "g", "?"] {
        let mut screen = Screen::standard();
        screen.keys(open);
        let before = screen.text();
        for code in [
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::Char('y'),
            KeyCode::Char('1'),
        ] {
            let mut event = KeyEvent::new(code, KeyModifiers::NONE);
            event.kind = KeyEventKind::Release;
            screen.send(Event::Key(event));
        }
        assert_eq!(screen.text(), before, "after {open}");
    }
}

#[test]
fn pasted_text_is_refused_wherever_no_text_is_typed() {
    for open in ["", "g", "?", "r", "Enter Home"] {
        let mut screen = Screen::standard();
        screen.keys(open);
        let before = screen.text();
        for text in ["q", "y", "1b2", "\n", "\u{3}"] {
            assert_eq!(screen.send(Event::Paste(text.to_owned())), None);
        }
        assert_eq!(screen.text(), before, "after {open}");
    }
}

#[test]
fn a_pasted_line_is_not_played_before_enter() {
    let mut screen = Screen::standard();
    screen.keys(":");
    screen.send(Event::Paste("1b2\r\nq\n".to_owned()));
    assert!(matches!(screen.model.mode, Mode::Typing(..)));
    assert!(screen.text().contains("Turn: 1b2q"));
    assert!(screen.model.game().turns().next().is_none());
}
