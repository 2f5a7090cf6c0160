//! What keys, clicks and typed text do: before, keys, after.

use crate::harness::{COLOURFUL, Screen, click};
use pylos::tui::{Mode, Page, Question, Stop};

const EMPTY: &str = "4/4/4/4 3/3/3 2/2 1 L";
/// Light completes a square with 1a1.
const SQUARE: &str = "4/D2D/LL2/1L2 3/3/3 2/2 1 L";
/// Light may raise 1d4 to 2b2 or 2c1.
const RAISE: &str = "D2L/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 L";

/// In a game of these rules from one position, keys lead to another.
fn check(rules: &str, before: &str, keys: &str, after: &str) {
    let mut screen = Screen::new(rules, before, (80, 24), COLOURFUL);
    assert_eq!(screen.keys(keys), [], "the game goes on");
    assert_eq!(screen.position(), after, "{keys}");
}

#[test]
fn the_cursor_moves_within_a_level_and_on_to_the_next() {
    for (keys, cell) in [
        ("", "1a1"),
        ("Right Up", "1b2"),
        ("l k", "1b2"),
        ("d w", "1b2"),
        ("D W", "1b2"),
        ("Up Up Up Up Up", "1a4"),
        ("Down", "1a1"),
        ("Left", "1a1"),
        ("Right Right Right Right", "2a1"),
        ("Up Up Up Right Right Right Right", "2a3"),
        ("Right Right Right Right Left", "1d1"),
        ("Tab", "2a1"),
        ("Tab Tab Tab", "4a1"),
        ("Tab Tab Tab Tab", "1a1"),
        ("BackTab", "4a1"),
        ("Up Up Up 3", "3a2"),
        ("2 Right Right Right Right Right Right", "4a1"),
        ("4 1", "1a1"),
        ("s a h j", "1a1"),
    ] {
        let mut screen = Screen::standard();
        screen.keys(keys);
        assert_eq!(screen.model.cursor.to_string(), cell, "{keys}");
    }
}

#[test]
fn enter_and_space_place_a_ball() {
    check("standard", EMPTY, "Right Enter", "4/4/4/1L2 3/3/3 2/2 1 D");
    check(
        "standard",
        EMPTY,
        "d Space Up Enter",
        "4/4/1D2/1L2 3/3/3 2/2 1 L",
    );
    check("standard", EMPTY, "click:1c3", "4/2L1/4/4 3/3/3 2/2 1 D");
}

#[test]
fn a_ball_is_lifted_and_lands_higher_or_is_set_back() {
    let lift = "Up Up Up Right Right Right Enter";
    let raised = "D3/DLD1/LDLD/DLDD 3/LL1/LL1 2/2 1 L";
    check("kids", RAISE, lift, "D3/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 L");
    check("kids", RAISE, &format!("{lift} Esc"), RAISE);
    check("kids", RAISE, &format!("{lift} Enter"), RAISE);
    check("kids", RAISE, &format!("{lift} 1 click:1d4"), RAISE);
    check("standard", RAISE, &format!("{lift} click:2b2"), raised);
    check(
        "kids",
        RAISE,
        &format!("{lift} click:2b2"),
        &raised.replace(" L", " D"),
    );
}

#[test]
fn after_a_square_balls_are_taken_back() {
    let one = "4/D2D/LL2/1L2 3/3/3 2/2 1 D";
    check("standard", SQUARE, "Enter", "4/D2D/LL2/LL2 3/3/3 2/2 1 L");
    check("standard", SQUARE, "Enter Esc", SQUARE);
    check(
        "standard",
        SQUARE,
        "Enter Enter",
        "4/D2D/LL2/1L2 3/3/3 2/2 1 L",
    );
    check("standard", SQUARE, "Enter Enter Enter", one);
    check("standard", SQUARE, "Enter Enter f", one);
    check(
        "standard",
        SQUARE,
        "Enter Enter Esc",
        "4/D2D/LL2/LL2 3/3/3 2/2 1 L",
    );
    check(
        "standard",
        SQUARE,
        "Enter Enter Right Enter",
        "4/D2D/LL2/4 3/3/3 2/2 1 D",
    );
    check("standard", SQUARE, "Enter f", "4/D2D/LL2/LL2 3/3/3 2/2 1 L");
    check(
        "standard+optional",
        SQUARE,
        "Enter f",
        "4/D2D/LL2/LL2 3/3/3 2/2 1 D",
    );
    check("kids", SQUARE, "Enter", "4/D2D/LL2/LL2 3/3/3 2/2 1 D");
    check(
        "standard",
        SQUARE,
        "click:1a1 click:1b1 click:1a2",
        "4/D2D/1L2/L3 3/3/3 2/2 1 D",
    );
    // A click beside the balls that may be taken is no way to finish by mistake.
    check(
        "standard",
        SQUARE,
        "click:1a1 click:1b1 click:1a3",
        "4/D2D/LL2/L3 3/3/3 2/2 1 L",
    );
}

#[test]
fn the_second_ball_taken_back_may_be_the_one_the_first_set_free() {
    let before = "D1L1/2LL/DD2/LD1D 3/3/L2 2/2 1 L";
    // 1d4 completes a square; 2a1 is free, and 1a1 under it once it is off.
    let after = "D1LL/2LL/DD2/1D1D 3/3/3 2/2 1 D";
    check("standard", before, "click:1d4 click:2a1 click:1a1", after);
}

#[test]
fn what_is_impossible_says_why_and_points_at_the_cells_to_blame() {
    let mut screen = Screen::new("standard", "4/4/1L2/LD2 3/3/3 2/2 1 L", (80, 24), COLOURFUL);
    screen.keys("2 Enter");
    let notice = screen.model.notice.clone().unwrap();
    assert_eq!(notice.text, "2a1 needs four balls under it: 1a2 is empty.");
    assert_eq!(notice.blame, ["1a2".parse().unwrap()].into());
    assert!(screen.text().contains("! 2a1 needs four balls"));
    screen.keys("1 Right Enter");
    assert!(screen.text().contains("The ball on 1b1 is not yours."));
    screen.keys("Left Enter");
    assert!(
        screen
            .text()
            .contains("The ball on 1a1 is free, but no higher cell can take it.")
    );
    assert_eq!(screen.position(), "4/4/1L2/LD2 3/3/3 2/2 1 L");
}

#[test]
fn a_turn_can_be_typed() {
    let raised = "D3/DLD1/LDLD/DLDD 3/L2/LL1 2/2 1 D";
    for keys in [
        ": 1 d 4 - 2 b 2 x 2 b 2 Enter",
        "m D 4 - 2 B 2 X 2 B 2 Enter",
    ] {
        check("standard", RAISE, keys, raised);
    }
}

#[test]
fn while_a_turn_is_typed_the_board_follows_and_the_reason_is_shown() {
    let mut screen = Screen::new("standard", SQUARE, (80, 24), COLOURFUL);
    screen.keys(": 2 a");
    assert!(screen.text().contains("\"2a\" is no cell"));
    screen.keys("1");
    assert!(
        screen
            .text()
            .contains("2a1 needs four balls under it: 1a1 is empty.")
    );
    screen.keys("Enter");
    assert!(
        matches!(screen.model.mode, Mode::Typing(..)),
        "nothing is played"
    );
    screen.keys("Backspace Backspace Backspace a 1");
    assert_eq!(screen.position(), "4/D2D/LL2/LL2 3/3/3 2/2 1 L");
    assert!(screen.text().contains("take back one or two"));
    screen.keys("x a 1");
    assert!(screen.text().contains("Enter plays it."));
    screen.keys("Esc");
    assert_eq!(screen.position(), SQUARE);
}

#[test]
fn pasted_text_goes_into_the_field_and_nowhere_else() {
    let mut screen = Screen::standard();
    screen.keys("paste:1a1q");
    assert_eq!(screen.position(), EMPTY);
    screen.keys(": paste:1c3 Enter");
    assert_eq!(screen.position(), "4/2L1/4/4 3/3/3 2/2 1 D");
}

#[test]
fn turns_are_undone_and_redone_over_the_end_of_the_game() {
    let mut screen = Screen::standard();
    screen.keys("Enter Up Enter g Enter");
    assert!(screen.text().contains("Bo wins: Ana resigned."));
    let position = screen.position();
    screen.keys("u");
    assert!(screen.model.game().outcome().is_none());
    assert!(screen.text().contains("Undone: Ana resigns."));
    screen.keys("u u u");
    assert_eq!(screen.position(), EMPTY);
    assert!(screen.text().contains("There is nothing to undo."));
    screen.keys("y y C-r");
    assert_eq!(screen.position(), position);
    assert!(screen.model.game().outcome().is_some());
    screen.keys("y");
    assert!(screen.text().contains("There is nothing to redo."));
}

#[test]
fn undo_in_the_middle_of_a_turn_drops_only_what_was_begun() {
    let mut screen = Screen::new("standard", SQUARE, (80, 24), COLOURFUL);
    screen.keys("Enter Enter u");
    assert_eq!(screen.position(), SQUARE);
}

#[test]
fn resigning_and_a_draw_are_confirmed() {
    for (keys, question, yes) in [
        ("g", Question::Resign, "Bo wins: Ana resigned."),
        ("o", Question::Draw, "A draw by agreement."),
    ] {
        let mut screen = Screen::standard();
        screen.keys(keys);
        assert!(matches!(screen.model.mode, Mode::Asking(ref asked) if *asked == question));
        screen.keys("click:1a1 Up : u");
        assert!(
            matches!(screen.model.mode, Mode::Asking(_)),
            "only an answer is taken"
        );
        assert_eq!(screen.position(), EMPTY);
        screen.keys("n");
        assert!(screen.model.game().outcome().is_none());
        screen.keys(&format!("{keys} y"));
        assert!(screen.text().contains(yes), "{}", screen.text());
    }
}

#[test]
fn a_game_under_way_is_not_lost_without_a_question() {
    let mut screen = Screen::standard();
    assert_eq!(screen.keys("q"), [Stop::Quit]);
    assert_eq!(screen.keys("Enter q"), []);
    assert!(
        screen
            .text()
            .contains("This game is not saved and will be lost.")
    );
    assert_eq!(screen.keys("Esc n"), []);
    assert!(matches!(screen.model.mode, Mode::Setup(_)));
    assert!(
        screen
            .text()
            .contains("The game under way is not saved and will")
    );
    assert_eq!(screen.keys("Enter"), []);
    assert_eq!(screen.position(), EMPTY);
    assert_eq!(screen.keys("Enter q Enter"), [Stop::Quit]);
}

#[test]
fn ctrl_c_and_ctrl_z_work_everywhere() {
    for keys in ["", ":", "g", "?", "n", "n Down", "n Up Right Right Enter"] {
        let mut screen = Screen::standard();
        screen.keys(keys);
        assert_eq!(screen.keys("C-z"), [Stop::Suspend], "after {keys}");
        assert_eq!(screen.keys("C-c"), [Stop::Signal(2)], "after {keys}");
    }
}

#[test]
fn a_finished_game_is_played_again_by_two_keys_with_colours_swapped_if_wanted() {
    let mut screen = Screen::standard();
    screen.keys("g y x");
    assert!(
        screen
            .text()
            .contains("Next game: Bo plays light, Ana plays dark.")
    );
    screen.keys("n Enter");
    assert!(screen.text().contains("Bo: place a ball"));
    assert_eq!(screen.position(), EMPTY);
}

#[test]
fn the_wheel_and_keys_look_back_and_enter_returns() {
    let mut screen = Screen::standard();
    screen.keys("Enter Up Enter Up Enter");
    let now = screen.position();
    screen.keys("wheel:up");
    assert_eq!(screen.position(), "4/4/D3/L3 3/3/3 2/2 1 L");
    assert!(screen.text().contains("Looking back: after turn 2 of 3"));
    screen.keys("[ PageUp PageUp");
    assert_eq!(screen.position(), EMPTY);
    screen.keys("]");
    assert_eq!(screen.position(), "4/4/4/L3 3/3/3 2/2 1 D");
    screen.keys("Enter");
    assert_eq!(screen.position(), now, "Enter returns and plays nothing");
    screen.keys("Home Esc");
    assert_eq!(screen.position(), now);
    screen.keys("Home wheel:down wheel:down wheel:down wheel:down");
    assert!(!screen.model.is_looking_back());
    screen.keys("Home End");
    assert!(!screen.model.is_looking_back());
}

#[test]
fn pages_scroll_to_their_end_and_close() {
    let mut screen = Screen::standard();
    screen.keys("?");
    assert!(screen.text().contains("lines 1 to 20"));
    screen.keys("Down Down Up");
    assert!(matches!(
        screen.model.mode,
        Mode::Reading {
            page: Page::Help,
            top: 1
        }
    ));
    screen.keys("End");
    assert!(screen.text().contains("1b2x1a1x1c1"));
    screen.keys("Down Down PageDown");
    assert!(screen.text().contains("1b2x1a1x1c1"));
    screen.keys("r");
    assert!(screen.text().contains("The rules: standard"));
    screen.keys("Esc Enter");
    assert_eq!(screen.position(), "4/4/4/L3 3/3/3 2/2 1 D");
}

#[test]
fn the_bar_is_clicked_like_its_keys() {
    let mut screen = Screen::new("standard", SQUARE, (80, 24), COLOURFUL);
    screen.keys("Enter Enter");
    let text = screen.text();
    let bar = text.lines().last().unwrap();
    let column = bar.find("done").unwrap();
    screen.send(click((u16::try_from(column).unwrap(), 23)));
    assert_eq!(screen.position(), "4/D2D/LL2/1L2 3/3/3 2/2 1 D");
}

#[test]
fn what_there_is_to_say_at_first_is_seen_until_the_first_input() {
    let said = "config.toml, line 1";
    let mut screen = Screen::standard();
    screen.model.tell(format!("{said}: so it is."));
    assert!(screen.text().contains(said));
    screen.keys("Right");
    assert!(!screen.text().contains(said));
}
