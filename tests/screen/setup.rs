//! The dialog that sets up a new game: before, keys, after.

use crate::harness::{COLOURLESS, Screen, click};
use proptest::prelude::*;
use pylos::clock::{GameTime, Span, TimeControl};
use pylos::pylos_core::Side;
use pylos::settings::{self, Limit, Wishes};
use pylos::shelf::{Keeper, Shelf};
use pylos::tui::keymap::Layouts;
use pylos::tui::setup::{self, Line, Memory, Stage, WhoIsLight};
use pylos::tui::{Input, Mode, Stop, play};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use std::fs;
use std::sync::mpsc::channel;

const EMPTY: &str = "4/4/4/4 3/3/3 2/2 1 L";

/// Who plays light and dark now, by name.
pub fn seated(screen: &Screen) -> [Option<&str>; 2] {
    Side::BOTH.map(|side| screen.model.players.given(side))
}

fn line(screen: &Screen) -> Option<Line> {
    match &screen.model.mode {
        Mode::Setup(dialog) => dialog.line(),
        _ => None,
    }
}

/// Where a line of the dialog is on the screen of this size.
fn place(screen: &Screen, wanted: Line, size: (u16, u16)) -> (u16, u16) {
    let at = Stage::At(line(screen).unwrap());
    let layout = setup::layout(Rect::new(0, 0, size.0, size.1), at);
    let (_, row) = layout
        .lines
        .into_iter()
        .find(|(l, _)| *l == wanted)
        .unwrap();
    (row.x + 3, row.y)
}

/// The text on the screen, however it is broken into lines.
fn in_one_line(screen: &mut Screen) -> String {
    let text = screen.text();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn everything_is_set_up_by_keys_and_the_game_begins_so() {
    let mut screen = Screen::standard();
    screen.keys("Enter n Down Backspace Backspace C Down C-u D i j Down");
    screen.keys("Right Down Space Down Left Down l Down 3 0 s Tab 1 0 m + 5 s Down Space Enter");
    assert_eq!(screen.position(), EMPTY);
    assert_eq!(seated(&screen), [Some("Dij"), Some("AC")]);
    let rules = screen.model.game().rules().to_string();
    assert_eq!(rules, "advanced+raise+optional+nopass");
    let control = screen.model.next.control.unwrap().to_string();
    assert_eq!(control, "600+5,30/turn");
    assert!(matches!(screen.model.mode, Mode::Board));
    // The same again by two keys.
    screen.keys("Enter n Enter");
    assert_eq!(screen.position(), EMPTY);
    assert_eq!(seated(&screen), [Some("Dij"), Some("AC")]);
    assert_eq!(screen.model.game().rules().to_string(), rules);
    assert_eq!(screen.model.next.control.unwrap().to_string(), control);
}

#[test]
fn names_and_times_may_be_left_out() {
    let mut screen = Screen::standard();
    screen.keys("n Down C-u Down C-u Space Down Down Down Down Down n o n e Enter");
    assert_eq!(seated(&screen), [None, None]);
    assert_eq!(screen.model.next.control, None);
    assert!(screen.text().contains("Light: place a ball"));
}

#[test]
fn escape_returns_to_the_game_as_it_was() {
    let mut screen = Screen::standard();
    screen.keys("Enter n Down x y Down Down Right Up Up Esc");
    assert!(matches!(screen.model.mode, Mode::Board));
    assert_eq!(screen.position(), "4/4/4/L3 3/3/3 2/2 1 D");
    assert_eq!(seated(&screen), [Some("Ana"), Some("Bo")]);
    screen.keys("n Enter");
    assert_eq!(seated(&screen), [Some("Ana"), Some("Bo")]);
    assert_eq!(screen.model.game().rules().to_string(), "standard");
}

#[test]
fn a_time_that_is_none_is_told_and_nothing_begins() {
    for (keys, line_at, told) in [
        ("Up Up 1 0", Line::Clock, "expected a unit"),
        ("Up Up x", Line::Clock, "\"x\": expected a time as in 10m"),
        ("Up Up Up 0", Line::TurnTime, "a time cannot be zero"),
        ("Up Up Up 1 . 5", Line::TurnTime, "times are whole seconds"),
        (
            "Up Up 1 m Up 2 m",
            Line::TurnTime,
            "a turn would have more time than the game",
        ),
    ] {
        let mut screen = Screen::standard();
        screen.keys(&format!("Enter n {keys} Home Down Enter"));
        let text = in_one_line(&mut screen);
        assert!(text.contains(told), "{keys}: {text}");
        assert_eq!(line(&screen), Some(line_at), "{keys}");
        assert_eq!(screen.model.game().turn_count(), 1, "nothing begins");
        screen.keys("C-u Enter");
        assert_eq!(screen.model.game().turn_count(), 0, "{keys}");
    }
}

#[test]
fn what_becomes_of_the_game_under_way_is_said() {
    let mut screen = Screen::standard();
    screen.keys("n");
    assert!(screen.text().contains("Enter begins the game."));
    screen.keys("Esc Enter n");
    assert!(in_one_line(&mut screen).contains("is not saved and will be lost"));
    screen.model.kept = pylos::tui::OnDisk::As(screen.model.study.changes());
    assert!(screen.text().contains("is kept, unfinished"));
}

#[test]
fn after_a_game_the_colours_stay_are_swapped_or_chosen_by_the_loser() {
    for (keys, players) in [
        ("n Enter", ["Ana", "Bo"]),
        ("x n Enter", ["Bo", "Ana"]),
        ("x n Up Left Enter", ["Ana", "Bo"]),
        ("n Up Right Enter", ["Bo", "Ana"]),
        // Ana has lost.
        ("n Up Left Enter Enter", ["Ana", "Bo"]),
        ("n Up Left Enter Down Enter", ["Bo", "Ana"]),
        ("n Up Left Enter Right Left Enter", ["Ana", "Bo"]),
        ("n Up Left Enter Esc Right Enter", ["Ana", "Bo"]),
    ] {
        let mut screen = Screen::standard();
        screen.keys("g y");
        assert_eq!(screen.keys(keys), []);
        assert_eq!(seated(&screen), players.map(Some), "{keys}");
        assert!(matches!(screen.model.mode, Mode::Board), "{keys}");
        // Swapped once is not swapped again.
        screen.keys("g y");
        if !keys.contains("Left Enter E") && !keys.contains("Left Enter D") {
            screen.keys("n Enter");
            let kept = screen.model.light_next == WhoIsLight::Loser;
            assert!(kept || seated(&screen) == players.map(Some), "{keys}");
        }
    }
}

#[test]
fn only_a_loser_chooses() {
    for ending in ["", "Enter o y"] {
        let mut screen = Screen::standard();
        screen.keys(ending);
        screen.keys("n Up Left");
        assert!(screen.text().contains("< drawn by lot >"));
    }
    let mut screen = Screen::standard();
    screen.keys("g y n Up Left");
    assert!(screen.text().contains("< Ana chooses >"));
    screen.keys("Enter");
    assert!(screen.text().contains("Ana lost the last game and chooses"));
    // Before the next game is over nobody has lost it.
    screen.keys("Enter Enter n Up");
    assert!(screen.text().contains("< Ana >"));
}

#[test]
fn the_mouse_does_what_the_keys_do() {
    let size = (80, 24);
    let mut screen = Screen::standard();
    screen.keys("n");
    for (line, keys) in [
        (Line::First, "C-u Z"),
        (Line::Variant, ""),
        (Line::RaiseWhenEmpty, ""),
        (Line::NoPass, ""),
        (Line::NoPass, ""),
        (Line::TurnTime, "5 s"),
        (Line::Light, ""),
    ] {
        let at = place(&screen, line, size);
        screen.send(click(at));
        screen.keys(keys);
    }
    let at = place(&screen, Line::Begin, size);
    screen.send(click(at));
    // The second half of a double click places no ball.
    screen.send(click(at));
    assert_eq!(screen.position(), EMPTY);
    assert_eq!(seated(&screen), [Some("Bo"), Some("Z")]);
    assert_eq!(screen.model.game().rules().to_string(), "advanced+raise");
    assert_eq!(screen.model.next.control.unwrap().to_string(), "5/turn");

    // Beside the lines nothing happens; the wheel goes through them; the right button cancels.
    screen.keys("n");
    screen.send(click((0, 0)));
    assert_eq!(line(&screen), Some(Line::Begin));
    screen.keys("wheel:down wheel:down wheel:up");
    assert_eq!(line(&screen), Some(Line::First));
    let bar = screen.text().lines().last().unwrap().to_owned();
    let cancel = u16::try_from(bar.find("cancel").unwrap()).unwrap();
    screen.send(click((cancel, 23)));
    assert!(matches!(screen.model.mode, Mode::Board));

    // The loser's choice, and lots.
    screen.keys("g y n Up Left Enter");
    let (_, [_, dark]) = setup::colours(Rect::new(0, 0, 80, 24));
    screen.send(click((dark.x, dark.y)));
    assert_eq!(seated(&screen), [Some("Z"), Some("Bo")]);
    screen.keys("n Up Left Left Left Enter");
    screen.keys("n Up Left Enter");
    assert!(
        matches!(screen.model.mode, Mode::Lots(_)),
        "{}",
        screen.text()
    );
    screen.send(click((40, 12)));
    assert!(matches!(screen.model.mode, Mode::Board));
}

#[test]
fn what_is_pasted_goes_where_something_is_typed() {
    let mut screen = Screen::standard();
    screen.keys("Enter n paste:x");
    assert_eq!(line(&screen), Some(Line::Begin));
    screen.keys("Down C-u");
    screen.send(Event::Paste(
        "Zo\u{eb}\u{1b}[2J\u{202e}\r\n\u{4e2d}".to_owned(),
    ));
    screen.keys("Enter");
    assert_eq!(seated(&screen)[0], Some("Zo\u{eb}[2J\u{4e2d}"));
    screen.keys("n Down C-u");
    screen.send(Event::Paste("\u{4e2d}".repeat(500)));
    assert!(screen.text().contains('\u{4e2d}'));
    screen.keys("Enter");
    assert!(seated(&screen)[0].unwrap().chars().count() < 100);
}

#[test]
fn another_layout_types_names_as_they_are_and_times_by_place() {
    let mut screen = Screen::standard();
    screen.model.keymap.layouts = Layouts::for_locale("ru_RU.UTF-8");
    let press = |screen: &mut Screen, text: &str| {
        for c in text.chars() {
            let key = KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE);
            screen.send(Event::Key(key));
        }
    };
    // The places of n, then of k.
    press(&mut screen, "\u{442}\u{43b}");
    assert_eq!(line(&screen), Some(Line::Light));
    screen.keys("Down Down C-u");
    press(&mut screen, "\u{41e}\u{43b}\u{44f}");
    screen.keys("Up Up Up Up");
    // 30, then the place of s.
    press(&mut screen, "30\u{44b}");
    screen.keys("Enter");
    assert_eq!(seated(&screen)[0], Some("\u{41e}\u{43b}\u{44f}"));
    assert_eq!(screen.model.next.control.unwrap().to_string(), "30/turn");
}

#[test]
fn the_line_that_takes_the_keys_is_seen_at_every_size() {
    for size in [
        (33, 12),
        (34, 13),
        (40, 14),
        (60, 16),
        (61, 20),
        (80, 24),
        (200, 60),
    ] {
        let mut screen = Screen::new("standard", EMPTY, size, COLOURLESS);
        screen.keys("n");
        for expected in Line::ALL {
            screen.keys("Down");
            assert_eq!(line(&screen), Some(expected));
            let (x, y) = place(&screen, expected, size);
            let drawn = screen.draw();
            let is_marked = drawn[(x, y)]
                .modifier
                .contains(ratatui::style::Modifier::REVERSED);
            assert!(is_marked, "{expected:?} at {size:?}");
        }
        let area = Rect::new(0, 0, size.0, size.1);
        let shown = setup::layout(area, Stage::At(Line::Begin)).lines.len();
        let is_scrolled = screen.text().contains("of 10");
        assert_eq!(is_scrolled, shown < 10, "{size:?}");
        assert_eq!(is_scrolled, size.1 < 16, "{size:?}");
    }
}

/// Sends keys through the real loop of a game that is kept on a shelf.
fn keep(screen: &mut Screen, keeper: &mut Keeper, keys: &[KeyCode]) {
    let (sender, inputs) = channel();
    for key in keys {
        let event = Event::Key(KeyEvent::new(*key, KeyModifiers::NONE));
        sender.send(Input::Terminal(event)).unwrap();
    }
    drop(sender);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let stop = play(&mut terminal, &mut screen.model, &inputs, keeper);
    assert_eq!(stop.unwrap(), Stop::Gone);
}

/// Opens the dialog, makes the variant the next one, and begins.
const ADVANCED: [KeyCode; 6] = [
    KeyCode::Char('n'),
    KeyCode::Down,
    KeyCode::Down,
    KeyCode::Down,
    KeyCode::Right,
    KeyCode::Enter,
];

#[test]
fn what_is_set_up_is_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().join("pylos"));
    let file = shelf.folder().join("setup.toml");
    let mut keeper = Keeper::on(shelf);
    let mut screen = Screen::standard();
    screen.model.memory = Memory::Kept;
    keep(&mut screen, &mut keeper, &ADVANCED[..5]);
    assert!(!file.exists(), "nothing has begun");
    keep(&mut screen, &mut keeper, &ADVANCED[5..]);
    let text = fs::read_to_string(&file).unwrap();
    let settings = settings::resolve(Wishes::default(), |_| None, None, Some(&text));
    assert_eq!(settings.faults, []);
    assert_eq!(settings.rules(), screen.model.game().rules());
    assert_eq!(settings.players(), screen.model.players);
    assert_eq!(settings.rules().to_string(), "advanced");

    // Where it could not be understood it is left as it is.
    fs::write(&file, "light = Ana").unwrap();
    screen.model.memory = Memory::Off;
    keep(&mut screen, &mut keeper, &ADVANCED);
    assert_eq!(fs::read_to_string(&file).unwrap(), "light = Ana");
}

#[test]
fn what_cannot_be_remembered_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let taken = folder.path().join("pylos");
    fs::write(&taken, "no folder").unwrap();
    let mut keeper = Keeper::on(Shelf::new(taken));
    let mut screen = Screen::standard();
    screen.model.memory = Memory::Kept;
    keep(&mut screen, &mut keeper, &ADVANCED);
    assert!(screen.text().contains("will not be remembered"));
    assert_eq!(screen.model.game().rules().to_string(), "advanced");
    keep(&mut screen, &mut keeper, &ADVANCED);
    assert_eq!(screen.model.notice, None);
    assert_eq!(screen.model.game().rules().to_string(), "kids");
}

/// What stands behind a label of the dialog, as it is shown.
fn shown<'a>(text: &'a str, label: &str) -> &'a str {
    let line = text
        .lines()
        .find(|line| line.trim_start().starts_with(label));
    let value = line.unwrap_or_else(|| panic!("no {label} in\n{text}"));
    let value = value.trim_start().strip_prefix(label).unwrap().trim();
    value.trim_matches(['<', '>', '\u{25cf}', '\u{25cb}', ' '])
}

/// A time as it is shown, as it is read; blanks alone are none either.
fn limit(shown: &str) -> &str {
    match shown {
        "" | "(no limit)" => "none",
        time => time,
    }
}

const KEYS: [&str; 24] = [
    "Up",
    "Down",
    "Left",
    "Right",
    "Space",
    "Tab",
    "BackTab",
    "Home",
    "End",
    "Backspace",
    "C-u",
    "C-w",
    "1",
    "0",
    "m",
    "s",
    "+",
    "A",
    "b",
    "j",
    "k",
    "wheel:up",
    "wheel:down",
    "PageUp",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Whatever keys are pressed: if nothing is wrong, what begins is what is shown.
    #[test]
    fn what_begins_is_what_is_shown(keys in proptest::collection::vec(0..KEYS.len(), 0..60)) {
        let mut screen = Screen::standard();
        screen.keys("n Down");
        for key in keys {
            prop_assert_eq!(screen.keys(KEYS[key]), []);
        }
        // A blank on the last line has begun it.
        if !matches!(screen.model.mode, Mode::Setup(_)) {
            return Ok(());
        }
        let text = screen.text().replace('\u{258f}', "");
        let is_wrong = text.contains(" ! ");
        screen.keys("Enter");
        if is_wrong {
            prop_assert!(matches!(screen.model.mode, Mode::Setup(_)), "{}", text);
            return Ok(());
        }
        let is_drawn = shown(&text, "Who plays light") == "drawn by lot";
        prop_assert_eq!(matches!(screen.model.mode, Mode::Lots(_)), is_drawn);
        let rules = screen.model.next.rules;
        prop_assert_eq!(shown(&text, "Variant"), rules.variant.name());
        let switch = |is_on| if is_on { "on" } else { "off" };
        prop_assert_eq!(shown(&text, "Raise when empty"), switch(rules.raise_when_empty));
        prop_assert_eq!(shown(&text, "Optional recovery"), switch(rules.optional_recovery));
        prop_assert_eq!(shown(&text, "No pass"), switch(rules.no_pass));
        let control = screen.model.next.control;
        let turn = limit(shown(&text, "Time per turn"));
        let turn: Limit<Span> = turn.parse().unwrap();
        prop_assert_eq!(control.and_then(TimeControl::turn), turn.into());
        let game = limit(shown(&text, "Time per game"));
        let game: Limit<GameTime> = game.parse().unwrap();
        prop_assert_eq!(control.and_then(TimeControl::game), game.into());
        for label in ["Player 1", "Player 2"] {
            let row = text.lines().find(|line| line.trim_start().starts_with(label)).unwrap();
            let side = match (row.contains('\u{25cf}'), row.contains('\u{25cb}')) {
                (true, false) => Side::Light,
                (false, true) => Side::Dark,
                _ if label == "Player 1" => Side::Light,
                _ => Side::Dark,
            };
            let name = Some(shown(&text, label)).filter(|name| !matches!(*name, "" | "(no name)"));
            prop_assert_eq!(screen.model.next.players.given(side), name);
        }
    }
}
