//! What can be done besides playing on: undo, questions, pages, pasting, the wheel, stray clicks.

use super::games::script;
use super::launch::Launch;
use super::process::End;
use super::table::{self, By, ENTER, ESC, HOME, LEFT, PAGE_DOWN, PAGE_UP, RIGHT, Table, tell};
use pylos::pylos_core::{Game, Rules, Side};
use pylos::record::Study;
use pylos::text;
use pylos::tui::setup::Dialog;
use pylos::tui::{Entry, Mode, Model, Page, Question, Sight, bar, page};
use ratatui::layout::Position;

/// Presses a key that asks a question.
fn ask(table: &mut Table, key: &str, question: Question) {
    table.key(key, |model| model.mode = Mode::Asking(question));
}

/// Presses a key that answers no.
fn no(table: &mut Table, key: &str) {
    table.key(key, |model| model.mode = Mode::Board);
}

/// Presses a key that answers yes, with what comes of it.
fn yes(table: &mut Table, key: &str, does: impl FnOnce(&mut Study)) {
    table.key(key, |model| {
        model.mode = Mode::Board;
        does(&mut model.study);
        table::begin_turn(model);
    });
}

#[test]
fn undo_and_redo_reach_over_the_end() {
    let rules = Rules::default();
    let mut whole = Game::new(rules);
    let turns = script(rules);
    for turn in &turns {
        whole.play(*turn).expect("a legal turn");
    }
    let last = &turns[turns.len() - 2..];
    let start = whole.position_after(turns.len() - 2);
    let launch = Launch::pylos(&["--position", &start.to_string()]);
    let mut table = Table::open(&launch, Game::from_position(start, rules));
    for turn in last {
        table.play(*turn, By::Keys);
    }
    let words = table.model.words;
    let story = |model: &Model| text::last_event(words, &model.players, model.study.game());
    for _ in last {
        table.key("u", |model| {
            let told = words.say_with("undone", &[("what", story(model).into())]);
            model.study.undo();
            table::begin_turn(model);
            tell(model, told);
        });
    }
    table.key("u", |model| tell(model, words.say("nothing-to-undo")));
    assert!(table.model.game().outcome().is_none());
    for _ in last {
        table.key("y", |model| {
            model.study.redo();
            table::begin_turn(model);
            let told = words.say_with("redone", &[("what", story(model).into())]);
            tell(model, told);
        });
    }
    table.key("y", |model| tell(model, words.say("nothing-to-redo")));
    assert!(table.model.game().outcome().is_some());
    assert!(table.shows("Light wins") || table.shows("Dark wins"));
}

#[test]
fn resigning_is_asked_about() {
    let mut table = Table::new();
    table.play_all("1b2 1c3");
    ask(&mut table, "g", Question::Resign);
    no(&mut table, "n");
    ask(&mut table, "g", Question::Resign);
    no(&mut table, ESC);
    ask(&mut table, "g", Question::Resign);
    yes(&mut table, "y", |game| {
        game.resign(Side::Light).expect("it is his turn");
    });
    assert!(table.shows("Dark wins"));
    yes(&mut table, "n\r", |study| {
        *study = Study::from(Game::new(study.game().rules()));
    });
    table.play_all("1a1");
}

#[test]
fn a_draw_is_asked_about() {
    let mut table = Table::new();
    table.play_all("1b2");
    ask(&mut table, "o", Question::Draw);
    no(&mut table, "q");
    ask(&mut table, "o", Question::Draw);
    yes(&mut table, ENTER, |game| {
        game.agree_draw().expect("a game under way");
    });
    assert!(table.shows("A draw by agreement."));
    table.pty.send("q");
    assert_eq!(table.pty.process.end(), End::Code(0));
}

#[test]
fn a_new_game_is_set_up_first() {
    let mut table = Table::new();
    table.play_all("1b2");
    let set_up = |model: &mut Model| model.mode = Mode::Setup(Box::new(Dialog::of(model)));
    table.key("n", set_up);
    assert!(table.shows("The game under way is kept, unfinished"));
    no(&mut table, ESC);
    table.key("n", set_up);
    yes(&mut table, ENTER, |study| {
        *study = Study::from(Game::new(study.game().rules()));
    });
}

#[test]
fn quitting_is_asked_about_while_a_game_is_under_way() {
    let mut table = Table::new();
    table.play_all("1b2");
    ask(&mut table, "q", Question::Quit);
    no(&mut table, "n");
    table.play_all("1b3");
    ask(&mut table, "q", Question::Quit);
    table.pty.send("y");
    assert_eq!(table.pty.process.end(), End::Code(0));
}

#[test]
fn quitting_is_not_asked_about_before_a_game() {
    let mut table = Table::new();
    table.pty.send("q");
    assert_eq!(table.pty.process.end(), End::Code(0));
}

#[test]
fn pages_are_read_to_their_end() {
    let launch = Launch::pylos(&[]).size(44, 16);
    let mut table = Table::open(&launch, Game::new(Rules::default()));
    for (key, page) in [("?", Page::Help), ("r", Page::Rules)] {
        let (shown, last) = page::extent(&table.model, page);
        assert!(last > shown + 2, "it has to be scrolled");
        let to = |top| move |model: &mut Model| model.mode = Mode::Reading { page, top };
        table.key(key, to(0));
        table.key(table::DOWN, to(1));
        table.key("j", to(2));
        table.key(table::UP, to(1));
        table.key(PAGE_DOWN, to(1 + shown));
        table.key(PAGE_UP, to(1));
        table.key(table::END, to(last));
        wheel(&mut table, true, to(last - 1));
        wheel(&mut table, false, to(last));
        table.key(HOME, to(0));
        let mut top = 0;
        while top < last {
            top = (top + shown).min(last);
            table.key(PAGE_DOWN, to(top));
        }
        let lines = page::lines(&table.model, page, page::area(table.model.area).width);
        assert!(table.shows(lines.last().expect("a page")));
        no(&mut table, ESC);
    }
    table.play_all("1b2");
}

fn wheel(table: &mut Table, is_up: bool, does: impl FnOnce(&mut Model)) {
    table.pty.wheel(is_up);
    table.key("", does);
}

#[test]
fn the_wheel_walks_through_the_turns() {
    let mut table = Table::new();
    table.play_all("1b2 1c3 1a1");
    let to = |turns: Option<usize>| {
        move |model: &mut Model| {
            let back = |turns| Sight::Back(model.study.place_after(turns));
            model.sight = turns.map_or(Sight::Game, back);
        }
    };
    for (is_up, turns) in [
        (true, Some(2)),
        (true, Some(1)),
        (true, Some(0)),
        (false, Some(1)),
        (false, Some(2)),
        (false, None),
        (true, Some(2)),
    ] {
        wheel(&mut table, is_up, to(turns));
    }
    table.key(ENTER, to(None));
    table.play_all("1d4");
}

#[test]
fn what_is_pasted_plays_nothing() {
    let mut table = Table::new();
    table.pty.send("\x1b[200~1a1\r:1b2\r fqy\x03\x1b[201~");
    // Had it played anything, this would not show the board as it was.
    table.go_to("1b1".parse().expect("a cell"));
    table.open_field();
    table.pty.send("\x1b[200~1b\r2\n\x1b[201~");
    table.model.mode = Mode::Typing(Entry::Turn, "1b2".to_owned().into());
    table.see();
    table.pty.send(ENTER);
    table.model.mode = Mode::Board;
    table
        .model
        .study
        .play("1b2".parse().expect("a turn"))
        .expect("a legal turn");
    table.begin_turn();
    table.see();
}

#[test]
fn clicks_beside_the_board_do_nothing() {
    let mut table = Table::new();
    let geometry = table.geometry();
    let mut beside = 0;
    for place in table.model.area.positions().step_by(53) {
        if geometry.cell_at(place).is_none()
            && bar::item_at(&table.model, &geometry, place).is_none()
        {
            beside += 1;
            table.pty.click(0, (place.x, place.y));
            // Seen for sure: the cursor goes to and fro.
            table.key(RIGHT, |model| model.cursor = "1b1".parse().expect("a cell"));
            table.key(LEFT, |model| model.cursor = "1a1".parse().expect("a cell"));
        }
    }
    assert!(beside > 10);
}

#[test]
fn clicks_do_nothing_to_the_board_while_a_question_is_open() {
    let mut table = Table::new();
    table.play_all("1b2");
    let place = |table: &Table, name: &str| {
        let Position { x, y } = table
            .geometry()
            .rect(name.parse().expect("a cell"))
            .as_position();
        (x, y)
    };
    ask(&mut table, "g", Question::Resign);
    let empty = place(&table, "1c3");
    table.pty.click(0, empty);
    no(&mut table, "n");
    // The right button goes back, here as everywhere.
    ask(&mut table, "g", Question::Resign);
    table.pty.click(2, empty);
    table.key("", |model| model.mode = Mode::Board);
    table.play_all("1c3");
}
