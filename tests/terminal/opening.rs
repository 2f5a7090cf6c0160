//! Records that are opened, looked through and replayed.

use super::harness::Pty;
use super::home::{self, Home, record_of, written};
use super::launch::Launch;
use super::process::End;
use super::state;
use super::table::{END, ENTER, ESC, HOME, PAGE_DOWN, PAGE_UP, Table, model, tell};
use pylos::pylos_core::{Game, Rules, Side};
use pylos::record::{Place, Record};
use pylos::tui::{Mode, OnDisk, Question, Sight};
use std::fs;
use std::path::{Path, PathBuf};

/// A game with a variation and comments.
const STUDY: &str = "[Game \"Pylos\"]\n[Rules \"standard\"]\n[Light \"Ana\"]\n[Dark \"Bo\"]\n\n\
    {Rain.} 1. 1b2 1c3 {why?} (1... 1d4 2. 1d3 {better}) 2. 1a1 *\n";

fn file(text: &str) -> PathBuf {
    let file = state::fresh().join("game.pylos");
    fs::write(&file, text).expect("a file");
    file
}

fn path(path: &Path) -> &str {
    path.to_str().expect("text")
}

/// Starts this, which shows the game of the record.
fn open(launch: &Launch, record: &Record) -> Table {
    let mut opened = model(launch, Game::new(Rules::default()));
    opened.open(record);
    Table::start(launch, opened)
}

/// What is read from a pipe, while the keys come from the terminal.
fn piped(command: &str, text: &str) -> Launch {
    let file = file(text);
    let script = format!(
        "cat '{}' | '{}' {command}",
        path(&file),
        super::endings::PYLOS
    );
    Launch::program("sh", &["-c", &script])
}

#[test]
fn an_unfinished_game_is_played_on_from_its_end() {
    let home = Home::new();
    let record = record_of("1b2 1c3 1a1");
    let file = file(&record.to_string());
    let launch = home.pylos(&[path(&file)]);
    let mut table = open(&launch, &record);
    assert!(home.playing().is_empty(), "nothing has happened");
    table.play_all("1d4 1d1");
    table.key("q", |model| model.mode = Mode::Asking(Question::Quit));
    let study = written(&table.model.study);
    table.ends("y", End::Code(0));
    assert_eq!(
        written(&home.game().1.study()),
        study,
        "kept, as every game"
    );
    assert_eq!(home::record(&file), record, "the file is as it was");
}

#[test]
fn a_finished_game_is_looked_through() {
    let mut game = record_of("1b2 1c3").game();
    game.resign(Side::Light).expect("a game");
    let record = Record::of(&game);
    let file = file(&record.to_string());
    let mut table = open(&Launch::pylos(&[path(&file)]), &record);
    assert!(table.shows("Dark wins: Light resigned."));
    table.key("[", |model| {
        model.sight = Sight::Back(model.study.place_after(1));
    });
    table.key("\x1b[H", |model| {
        model.sight = Sight::Back(Place::BEGINNING);
    });
    table.key("\x1b[F", |model| model.sight = Sight::Game);
    table.ends("q", End::Code(0));
}

#[test]
fn variations_and_comments_are_shown() {
    let record: Record = STUDY.parse().expect("a record");
    let file = file(STUDY);
    let mut table = open(&Launch::pylos(&[path(&file)]), &record);
    assert!(table.shows("(1... 1d4 2. 1d3{})"), "the list of turns");
    let back = |table: &mut Table, key: &str, place: Place, says: &str| {
        table.key(key, |model| model.sight = Sight::Back(place));
        assert!(table.shows(says), "{says}");
    };
    let study = record.study();
    back(&mut table, "[", study.place_after(2), "{why?}");
    let other = study.following(study.place_after(1)).nth(1);
    let other = other.expect("a variation");
    back(&mut table, "b", other, "(1... 1d4 2. 1d3{})");
    let better = study.next(other).expect("a turn");
    back(&mut table, "]", better, "{better}");
    back(&mut table, "\x1b[H", Place::BEGINNING, "{Rain.}");
    table.ends("\x03", End::Signal(2));
}

#[test]
fn a_record_from_a_pipe_is_played_on_with_the_keys_of_the_terminal() {
    let home = Home::new();
    let record = record_of("1b2 1c3 1a1");
    let state = home.pylos(&[]).variable("XDG_STATE_HOME");
    let launch = piped("-", &record.to_string());
    let launch = launch.env("XDG_STATE_HOME", &state.expect("a folder"));
    let mut table = open(&launch, &record);
    table.play_all("1d4 1d1");
    table.resize(100, 30);
    table.play_all("1a2");
    let study = written(&table.model.study);
    table.key("q", |model| model.mode = Mode::Asking(Question::Quit));
    table.ends("y", End::Code(0));
    assert_eq!(written(&home.game().1.study()), study);
}

/// Runs this, which ends before it shows anything; hands back what it says.
fn refuses(launch: &Launch, code: u32) -> String {
    let mut pty = Pty::start(launch);
    assert_eq!(pty.process.end(), End::Code(code));
    assert!(pty.is_state_as_before());
    pty.end_and_rest();
    pty.look(|seen| {
        assert_eq!(seen.count("\x1b"), 0, "nothing but text");
        seen.text()
    })
}

#[test]
fn what_cannot_be_opened_is_told_with_its_place() {
    let broken = file("[Game \"Pylos\"]\n[Rules \"standard\"]\n\n1. 1b2 1b2 *\n");
    let name = path(&broken).to_owned();
    let folder = path(broken.parent().expect("a folder")).to_owned();
    let missing = format!("{folder}/none.pylos");
    for command in [&[][..], &["replay"]] {
        let run = |file: &str| {
            let args = [command, &[file]].concat();
            refuses(&Launch::pylos(&args), 1)
        };
        let said = run(&name);
        let expected = format!("{name}:4:8: 1b2 already holds a light ball.");
        assert!(said.contains(&expected), "{said}");
        let said = run(&missing);
        let expected = format!("{missing} cannot be read: No such file or directory");
        assert!(said.contains(&expected), "{said}");
        let said = run(&folder);
        let expected = format!("{folder} cannot be read: Is a directory");
        assert!(said.contains(&expected), "{said}");
    }
    let said = refuses(&piped("-", "1. 1b2"), 1);
    assert!(said.contains(":1:1: "), "{said}");
    let said = refuses(&piped("replay -", ""), 1);
    assert!(said.contains(":1:1: "), "{said}");
}

/// A replay of a game. Its turns pass whether they are seen or not, so it is only there.
fn replayed(record: &Record, launch: &Launch) -> Table {
    let mut shown = model(launch, Game::new(Rules::default()));
    shown.open(record);
    shown.kept = OnDisk::Never;
    shown.replay(false);
    let table = Table {
        pty: Pty::start(launch),
        model: shown,
    };
    table.pty.wait_for("PYLOS");
    table
}

/// The replay waits, and shows this.
fn waits_at(table: &mut Table, turns: usize) {
    table.key("", |model| {
        let replay = model.replaying().expect("a replay").waiting();
        model.sight = Sight::Replay(model.study.place_after(turns), replay);
    });
}

#[test]
fn turns_pass_by_themselves_until_the_last() {
    let record = record_of("1b2 1c3 1a1");
    let file = file(&record.to_string());
    for launch in [
        Launch::pylos(&["replay", path(&file)]),
        piped("replay -", &record.to_string()),
    ] {
        let mut table = replayed(&record, &launch);
        table.pty.send(HOME);
        waits_at(&mut table, 0);
        // Fast; one speed more than there are does no harm.
        table.pty.send("+++++++ ");
        waits_at(&mut table, 3);
        table.key(ESC, |model| model.sight = Sight::Back(model.place()));
        table.key(ENTER, |model| model.sight = Sight::Game);
        table.play_all("1d4");
        table.key("q", |model| model.mode = Mode::Asking(Question::Quit));
        assert!(table.shows(&table.model.words.say("ask-quit-lost")));
        table.ends("y", End::Code(0));
    }
}

#[test]
fn a_replay_stops_steps_changes_its_speed_and_is_left() {
    let record = record_of("1b2 1c3 1a1 1a2");
    let file = file(&record.to_string());
    let launch = Launch::pylos(&["replay", path(&file)]);
    let mut table = replayed(&record, &launch);
    table.pty.send(" ");
    table.pty.wait_for("stopped");
    table.pty.send(HOME);
    waits_at(&mut table, 0);
    for (key, turns) in [
        ("]", 1),
        (PAGE_DOWN, 2),
        ("[", 1),
        (PAGE_UP, 0),
        (PAGE_UP, 0),
    ] {
        table.pty.send(key);
        waits_at(&mut table, turns);
    }
    for (key, faster) in [("-", false), ("+", true), ("=", true), ("+", true)] {
        table.key(key, |model| {
            let replay = model.replaying().expect("a replay").at_speed(faster);
            model.sight = Sight::Replay(model.place(), replay);
            let count = [("count", replay.per_minute().into())];
            tell(model, model.words.say_with("replay-speed", &count));
        });
    }
    table.pty.send(" ");
    waits_at(&mut table, 4);
    // The end is the game itself, and no longer a replay, until it is asked for.
    table.key(END, |model| model.sight = Sight::Game);
    table.pty.send("p");
    table.pty.send(HOME);
    table.model.replay(false);
    waits_at(&mut table, 0);
    table.key(ESC, |model| model.sight = Sight::Back(model.place()));
    table.ends("\x03", End::Signal(2));
}

/// A replay keeps no game, and what nobody played on is not lost.
#[test]
fn leaving_a_replay_asks_nothing() {
    let record = record_of("1b2 1c3 1a1 1a2");
    let file = file(&record.to_string());
    let launch = Launch::pylos(&["replay", path(&file)]);
    replayed(&record, &launch).ends("q", End::Code(0));
    open(&Launch::pylos(&[path(&file)]), &record).ends("q", End::Code(0));
}

#[test]
fn a_comment_on_a_replay_is_not_lost_unasked() {
    let mut game = record_of("1b2 1c3").game();
    game.resign(Side::Light).expect("a game");
    let record = Record::of(&game);
    let file = file(&record.to_string());
    let launch = Launch::pylos(&["replay", path(&file)]);
    let mut table = replayed(&record, &launch);
    table.pty.send(HOME);
    waits_at(&mut table, 0);
    table.pty.send("cwhy\r");
    table.key("", |model| model.study.comment(Place::BEGINNING, "why"));
    table.key("q", |model| model.mode = Mode::Asking(Question::Quit));
    assert!(table.shows(&table.model.words.say("ask-quit-lost")));
    table.key("n", |model| model.mode = Mode::Board);
    let other = path(&file).replace("game.pylos", "other.pylos");
    table.pty.send(&format!("\x13\x15{other}\r"));
    table.key("", |model| {
        let parts = [("path", other.clone().into())];
        tell(model, model.words.say_with("saved", &parts));
    });
    let saved = home::record(Path::new(&other));
    assert_eq!(written(&saved.study()), written(&table.model.study));
    table.ends("q", End::Code(0));
}
