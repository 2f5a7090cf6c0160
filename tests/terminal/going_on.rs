//! Games that were not finished go on, however the program ended.

use super::endings::kill;
use super::games::script;
use super::home::{self, Home, record_of, written};
use super::launch::Launch;
use super::process::End;
use super::table::{By, ENTER, ESC, Table, begin_turn, model, tell};
use pylos::pylos_core::{Game, Rules, Turn, Variant};
use pylos::record::{Record, Termination};
use pylos::shelf::begun;
use pylos::text;
use pylos::tui::{Entry, Mode, Model, Question, Sight};
use rustix::process::Signal;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// What is shown where this game, kept in this file, is offered.
fn offer(launch: &Launch, (file, record): &(impl AsRef<Path>, Record)) -> Model {
    let mut model = model(launch, Game::new(Rules::default()));
    model.open(record);
    let begun = begun(file.as_ref()).unwrap_or_default();
    model.mode = Mode::Asking(Question::GoOn(begun, None));
    model
}

/// Starts the program, which offers this game.
fn offered(home: &Home, game: &(impl AsRef<Path>, Record)) -> Table {
    let launch = home.pylos(&[]);
    Table::start(&launch, offer(&launch, game))
}

fn accept(table: &mut Table) {
    table.key("y", |model| model.mode = Mode::Board);
}

/// Starts a game and plays these turns.
fn played(home: &Home, turns: &str) -> Table {
    let mut table = Table::open(&home.pylos(&[]), Game::new(Rules::default()));
    table.play_all(turns);
    table
}

/// Ends the program as nothing can be ended that could prepare for it.
fn cut_off(mut table: Table) {
    kill(table.pty.process.id(), Signal::KILL);
    assert_eq!(table.pty.process.end(), End::Signal(9));
}

fn turns(record: &Record) -> Vec<Turn> {
    record.turns().collect()
}

/// Numbers without any order, the same every time.
fn scattered(n: usize) -> usize {
    (n + 1).wrapping_mul(0x9E37_79B9) >> 7 & 0xFFFF
}

/// Plays on until the program is killed: sees some turns, and has perhaps sent one more.
fn play_some(table: &mut Table, rest: &[Turn], round: usize) -> (usize, usize) {
    let seen = rest.len().min(scattered(round) % 3);
    for turn in &rest[..seen] {
        let by = [By::Keys, By::Text][round % 2];
        table.play(*turn, by);
    }
    let Some(next) = rest.get(seen).filter(|_| !round.is_multiple_of(4)) else {
        return (seen, seen);
    };
    let typed = format!(":{next}");
    let [keys, most] = match round % 4 {
        1 => [&typed, ""],
        _ => [&typed, ENTER],
    };
    table.pty.send(&format!("{keys}{most}"));
    // Before the turn is played, while it is kept, or after that.
    let while_kept = scattered(round) % 4000;
    thread::sleep(Duration::from_micros(while_kept.try_into().unwrap_or(0)));
    (seen, seen + usize::from(!most.is_empty()))
}

#[test]
fn every_turn_that_was_shown_is_there_after_a_kill() {
    let home = Home::new();
    let script = script(Rules::default());
    let mut kept = 0;
    for round in 0.. {
        let mut table = if kept == 0 {
            Table::open(&home.pylos(&[]), Game::new(Rules::default()))
        } else {
            let mut table = offered(&home, &home.game());
            accept(&mut table);
            table
        };
        let (seen, sent) = play_some(&mut table, &script[kept..], round);
        cut_off(table);
        let there = match &home.playing()[..] {
            [] => Vec::new(),
            [(_, record)] => turns(record),
            games => panic!("{games:?}"),
        };
        let found = there.len();
        assert_eq!(there, script[..found], "round {round}");
        let range = kept + seen..=kept + sent;
        assert!(range.contains(&found), "round {round}: {found}, {range:?}");
        kept = found;
        if kept == script.len() {
            break;
        }
    }
    let (_, record) = home.game();
    assert_ne!(record.termination(), Termination::Unfinished);
    // A game that is over is not offered, but listed for ever.
    Table::open(&home.pylos(&[]), Game::new(Rules::default())).ends("q", End::Code(0));
    assert_eq!(home.names(), [""; 0]);
    let aside = home.aside();
    assert_eq!(aside.len(), 1);
    assert_eq!(turns(&aside[0].1), script);
}

#[test]
fn a_game_that_is_over_goes_to_the_others_when_the_program_ends() {
    for (keys, end) in [("q", End::Code(0)), ("\x03", End::Signal(2))] {
        let home = Home::new();
        let mut table = played(&home, "1b2 1c3");
        table.pty.send("g");
        table.pty.wait_for("resign");
        table.pty.send("y");
        table.pty.wait_for("Dark wins");
        table.ends(keys, end);
        assert_eq!(home.names(), [""; 0]);
        let aside = home.aside();
        assert_eq!(aside.len(), 1);
        assert_ne!(aside[0].1.termination(), Termination::Unfinished);
    }
}

#[test]
fn what_was_undone_commented_and_varied_is_there_after_a_kill() {
    let home = Home::new();
    let mut table = played(&home, "1b2 1c3 1a1");
    table.key("u", |model| {
        let undone = text::last_event(model.words, &model.players, model.study.game());
        model.study.undo();
        begin_turn(model);
        let said = model.words.say_with("undone", &[("what", undone.into())]);
        tell(model, said);
    });
    let commented = Entry::Comment(table.model.study.end());
    table.key("c", |model| {
        model.mode = Mode::Typing(commented, String::new().into());
    });
    table.type_in(commented, "why {not}?");
    table.key(ENTER, |model| {
        model.study.comment(model.study.end(), "why {not}?");
        model.mode = Mode::Board;
    });
    table.key("[", |model| {
        model.sight = Sight::Back(model.study.place_after(1));
    });
    table.key("e", |model| {
        let place = model.study.place_after(1);
        model.sight = Sight::Variation(place, Box::new(model.study.game_at(place)));
        model.draft = model.game().draft().ok();
    });
    table.pty.send(":1d4\r");
    table.key("", |model| {
        let turn = "1d4".parse().expect("a turn");
        let place = model.study.vary(model.study.place_after(1), turn);
        let place = place.expect("a legal turn");
        model.sight = Sight::Variation(place, Box::new(model.study.game_at(place)));
        model.draft = model.game().draft().ok();
    });
    let study = written(&table.model.study);
    assert!(
        study.contains("1c3 {why (not)?} (1... 1d4)"),
        "the test itself: {study}"
    );
    cut_off(table);
    let game = home.game();
    assert_eq!(written(&game.1.study()), study);
    let mut table = offered(&home, &game);
    accept(&mut table);
    table.play_all("1d1");
}

#[test]
fn a_game_that_is_declined_is_set_aside_for_a_new_one() {
    let home = Home::new();
    cut_off(played(&home, "1b2 1c3"));
    let (file, _) = home.game();
    // Under other rules, which are those of the new one, not of the old one.
    let launch = home.pylos(&["--kids"]);
    for no in ["n", ESC] {
        let game = home.game();
        let mut table = Table::start(&launch, offer(&launch, &game));
        let fresh = model(&launch, Game::new(Variant::Kids.into()));
        table.key(no, |model| *model = fresh);
        assert_eq!(home.names(), [""; 0]);
        table.play_all("1a1");
        assert_eq!(home.game().1.rules().variant, Variant::Kids);
        cut_off(table);
    }
    assert_eq!(home.playing().len(), 1);
    let aside = home.aside();
    assert_eq!(aside.len(), 2);
    let mut kept = aside.iter();
    let first = kept.find(|game| game.0.file_name() == file.file_name());
    let first = first.expect("the first game under its name");
    assert_eq!(turns(&first.1), turns(&record_of("1b2 1c3")));
    let listed = home.listed();
    for (file, _) in home.playing().into_iter().chain(aside) {
        assert!(listed.contains(file.to_str().expect("a path")), "{listed}");
    }
}

#[test]
fn who_ends_the_program_at_the_offer_leaves_the_game_as_it_is() {
    let home = Home::new();
    cut_off(played(&home, "1b2 1c3"));
    let game = home.game();
    for (keys, end) in [("q", End::Code(0)), ("\x03", End::Signal(2))] {
        offered(&home, &game).ends(keys, end);
        assert_eq!(home.names(), names_of(&game.0), "and no lock");
    }
    for (signal, number) in [(Signal::TERM, 15), (Signal::HUP, 1)] {
        let table = offered(&home, &game);
        kill(table.pty.process.id(), signal);
        table.has_ended(End::Signal(number));
    }
    cut_off(offered(&home, &game));
    assert_eq!(home.game(), game);
    assert!(home.aside().is_empty());
    let mut table = offered(&home, &game);
    accept(&mut table);
    table.play_all("1a1");
}

fn names_of(file: &Path) -> [&str; 1] {
    let name = file.file_name().and_then(|name| name.to_str());
    [name.expect("a name")]
}

#[test]
fn quitting_leaves_the_game_for_the_next_time() {
    let home = Home::new();
    let mut table = played(&home, "1b2 1c3");
    table.key("q", |model| model.mode = Mode::Asking(Question::Quit));
    let said = table.model.words.say("ask-quit");
    assert!(table.shows(&said), "it is kept");
    table.ends("y", End::Code(0));
    let game = home.game();
    assert_eq!(home.names(), names_of(&game.0), "and no lock");
    let mut table = offered(&home, &game);
    accept(&mut table);
    table.play_all("1a1");
}

#[test]
fn options_answer_the_offer() {
    let home = Home::new();
    let nothing = home.pylos(&["--resume"]);
    let mut fresh = model(&nothing, Game::new(Rules::default()));
    let said = fresh.words.say("nothing-to-resume");
    tell(&mut fresh, said);
    let mut table = Table::start(&nothing, fresh);
    table.play_all("1b2 1c3");
    cut_off(table);
    let game = home.game();

    // Keeps nothing, and touches nothing.
    let launch = home.pylos(&["--no-save"]);
    let mut table = Table::open(&launch, Game::new(Rules::default()));
    table.play_all("1d4 1d3 1d2");
    table.key("q", |model| model.mode = Mode::Asking(Question::Quit));
    let said = table.model.words.say("ask-quit-lost");
    assert!(table.shows(&said));
    table.ends("y", End::Code(0));
    assert_eq!((home.game(), home.aside().len()), (game.clone(), 0));

    let launch = home.pylos(&["--resume"]);
    let mut resumed = model(&launch, Game::new(Rules::default()));
    resumed.open(&game.1);
    let mut table = Table::start(&launch, resumed);
    table.play_all("1a1");
    cut_off(table);
    assert_eq!(turns(&home.game().1), turns(&record_of("1b2 1c3 1a1")));

    let launch = home.pylos(&["--new"]);
    let mut table = Table::open(&launch, Game::new(Rules::default()));
    assert!(home.playing().is_empty());
    assert_eq!(turns(&home.aside()[0].1).len(), 3);
    table.play_all("1d4");
    cut_off(table);
    assert_eq!(turns(&home.game().1).len(), 1);
    assert_eq!(home.aside().len(), 1);
}

#[test]
fn a_broken_file_is_in_nobodys_way() {
    let home = Home::new();
    let broken = "[Game \"Pylos\"]\n[Rules \"standard\"]\n\n1. 1a1 1a";
    let file = home.put("2026-01-02-0304-05.pylos", broken);
    Table::open(&home.pylos(&[]), Game::new(Rules::default())).ends("q", End::Code(0));
    let record = record_of("1b2 1c3");
    let other = home.put("2025-01-02-0304-05.pylos", &record.to_string());
    let mut table = offered(&home, &(&other, record));
    accept(&mut table);
    table.play_all("1a1");
    cut_off(table);
    assert_eq!(std::fs::read_to_string(file).expect("a file"), broken);
    let kept = home::record(&other);
    assert_eq!(turns(&kept), turns(&record_of("1b2 1c3 1a1")));
}

#[test]
fn two_at_once_have_games_of_their_own() {
    let home = Home::new();
    let mut one = played(&home, "1a1");
    let first = home.game();
    let mut other = played(&home, "1d4 1d3");
    one.play_all("1a2 1a3");
    other.play_all("1d2");
    let (one_study, other_study) = (written(&one.model.study), written(&other.model.study));
    cut_off(one);
    let games = home.playing();
    assert_eq!(games.len(), 2);
    let (mine, others): (Vec<_>, Vec<_>) = games.into_iter().partition(|game| game.0 == first.0);
    assert_eq!(written(&mine[0].1.study()), one_study);
    assert_eq!(written(&others[0].1.study()), other_study);
    // The first is free, the other is still played.
    let mut one = offered(&home, &mine[0]);
    accept(&mut one);
    one.play_all("1a4");
    let fresh = Table::open(&home.pylos(&["--new"]), Game::new(Rules::default()));
    assert!(home.aside().is_empty(), "both are played");
    fresh.ends("q", End::Code(0));
    cut_off(other);
    cut_off(one);
    // The one that was played on last comes first; while it is held, the other one.
    let games = home.playing();
    let last = games.iter().find(|game| game.0 == first.0);
    let last = last.expect("the first game");
    let held = offered(&home, last);
    let mut next = offered(&home, &others[0]);
    accept(&mut next);
    next.play_all("1d1");
    assert_eq!(home.playing().len(), 2);
    held.ends("q", End::Code(0));
    assert_eq!(home.playing().len(), 2);
}

#[test]
fn without_a_screen_games_stay_where_they_are() {
    let home = Home::new();
    home.put("2026-01-02-0304-05.pylos", &record_of("1b2").to_string());
    let game = home.game();
    for (args, code) in [(["--plain"], 0), (["--new"], 2)] {
        let output = home.run(&args);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {output:?}");
        assert_eq!((home.game(), home.names().len()), (game.clone(), 1));
        assert!(home.aside().is_empty());
    }
}
