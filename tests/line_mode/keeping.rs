//! Games on disk: none that was told is lost, whatever ends the program.

use crate::kept::{State, left, only, record, turns_so_far};
use crate::program::{command, flags, in_state, run};
use pylos::pylos_core::Game;
use pylos::record::Termination;
use std::fs;
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::thread;
use std::time::Duration;

const START: &str = "4/4/4/4 3/3/3 2/2 1 L";
const AFTER_1B2: &str = "4/4/1L2/4 3/3/3 2/2 1 D";
const NOTHING: &str = "There is no unfinished game to go on with: a new one begins. Pylos, ";

/// A program that plays while the test looks on.
struct Live {
    child: Child,
    input: ChildStdin,
    out: Lines<BufReader<ChildStdout>>,
}

impl Live {
    fn start(state: &State, args: &[&str]) -> Live {
        let mut command = state.command(&[&["--plain"], args].concat());
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap()).lines();
        Live { child, input, out }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// What happened, and the position that it led to; nothing where the program has ended.
    fn reply(&mut self) -> Option<(String, String)> {
        let story = self.out.next()?.unwrap();
        Some((story, self.out.next()?.unwrap()))
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Numbers without any order, the same every time.
fn scattered(n: u64) -> u64 {
    (n + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40
}

/// A game to its end, the turns of a record one by one, and how it stands after each line. Where
/// turns are undone, each third is, and played again.
fn script(undone: bool) -> (Vec<String>, Vec<(usize, String)>) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/apex.pylos");
    let whole = record(Path::new(path));
    let mut game = Game::from_position(whole.start(), whole.rules());
    let mut lines = Vec::new();
    let mut states = vec![(0, game.position().to_string())];
    for (number, turn) in whole.turns().enumerate() {
        game.play(turn).unwrap();
        let before = states.last().unwrap().clone();
        let after = (number + 1, game.position().to_string());
        lines.push(turn.to_string());
        states.push(after.clone());
        if undone && number % 3 == 2 && game.outcome().is_none() {
            lines.extend(["undo".to_owned(), turn.to_string()]);
            states.extend([before, after]);
        }
    }
    assert!(game.outcome().is_some() && lines.len() > 20);
    (lines, states)
}

/// Plays a script and kills the program again and again, until the game is finished. Hands back how
/// often it was killed, and what was told.
fn play_and_kill(state: &State, args: &[&str], undone: bool) -> (usize, Vec<String>) {
    let (lines, states) = script(undone);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/apex.pylos");
    let rules = record(Path::new(path)).rules();
    let args = [&flags(rules)[..], args, &["--resume"]].concat();
    let (mut told, mut all, mut kills) = (0, Vec::new(), 0);
    while told < lines.len() {
        let mut live = Live::start(state, &args);
        let (greeting, position) = live.reply().unwrap();
        let turns = turns_so_far(&greeting);
        if turns.is_none() {
            assert!(greeting.starts_with(NOTHING), "{greeting}");
            if told > 0 {
                // Its last turn was written, and not told any more.
                assert_eq!(told, lines.len() - 1, "{greeting}");
                break;
            }
        }
        let turns = turns.unwrap_or_default();
        let found = (turns, position);
        // The line that came last may have been obeyed without its being told any more.
        let is_next = states.get(told + 1) == Some(&found);
        assert!(is_next || states[told] == found, "{told}: {found:?}");
        told += usize::from(is_next);
        all.push(greeting);
        for _ in 0..scattered(kills as u64) % 3 {
            let Some(next) = lines.get(told) else { break };
            live.send(next);
            all.push(live.reply().unwrap().0);
            told += 1;
        }
        if let Some(next) = lines.get(told) {
            live.send(next);
            thread::sleep(Duration::from_micros(scattered(told as u64) % 15_000));
            live.kill();
            kills += 1;
            // What it said before: a story, a position, and at the end of the game the result.
            for story in live.out.by_ref().step_by(2).map(Result::unwrap) {
                if !story.starts_with("result ") {
                    all.push(story);
                    told += 1;
                }
            }
        } else {
            drop(live.input);
            live.child.wait().unwrap();
        }
    }
    (kills, all)
}

#[test]
fn no_turn_that_was_told_is_lost_by_a_kill() {
    let state = State::new();
    let (kills, _) = play_and_kill(&state, &[], true);
    assert!(kills > 5, "{kills}");
    // Only one game was played, and it is over.
    let ran = state.plain(&["--resume"], &[]).exits(0).quietly();
    assert!(ran.out.starts_with(NOTHING), "{ran:#?}");
    assert_eq!(state.files("playing").len(), 0);
    let games = state.files("games");
    let kept = record(only(&games));
    assert_eq!(kept.game().outcome().unwrap().score(), kept.score().name());
    assert_ne!(kept.termination(), Termination::Unfinished);
}

/// Nobody has more time left after a kill than before.
#[test]
fn no_time_that_was_told_comes_back_by_a_kill() {
    let state = State::new();
    let (kills, told) = play_and_kill(&state, &["--clock", "10m"], false);
    assert!(kills > 3, "{kills}");
    let times: Vec<_> = told.iter().map(|told| left(told)).collect();
    for pair in times.windows(2) {
        let more = pair[0].iter().zip(&pair[1]).any(|(one, two)| two > one);
        assert!(!more, "{pair:?}");
    }
    run(state.command(&["--plain", "--resume"]), "").exits(0);
    let games = state.files("games");
    let kept = record(only(&games));
    let clock = kept.clock().unwrap();
    assert_eq!(clock.spent().len(), kept.turns().len());
    assert_eq!(kept.time_control().unwrap().to_string(), "600+0");
}

#[test]
fn a_game_goes_on_however_it_was_left() {
    let state = State::new();
    let args = ["--advanced", "--no-pass", "--light", "Ana", "--clock", "9m"];
    let ran = state.plain(&args, &["1b2"]).exits(0).quietly();
    assert_eq!(ran.last(), "result * unfinished");
    let ran = state
        .plain(&["--resume"], &["1c3", "quit"])
        .exits(0)
        .quietly();
    let greeting = ran.lines()[0];
    assert_eq!(turns_so_far(greeting), Some(1));
    let told =
        " Pylos, advanced, no pass. Ana plays light, Dark plays dark. Dark to move, 15 balls";
    assert!(greeting.contains(told), "{greeting}");
    // Other settings are for other games.
    let args = ["--resume", "--kids", "--light=Eve", "--clock", "1m"];
    let ran = state.plain(&args, &["undo", "undo", "1a1"]);
    let ran = ran.exits(0).quietly();
    let told = " 2 turns so far. Pylos, advanced, no pass. Ana plays light, ";
    assert!(ran.lines()[0].contains(told), "{ran:#?}");
    let left = left(ran.lines()[0]);
    assert!(left.iter().all(|left| *left > 60), "{left:?}");
    let files = state.files("playing");
    let kept = record(only(&files));
    let turns: Vec<_> = kept.turns().map(|turn| turn.to_string()).collect();
    assert_eq!(turns, ["1a1"]);
    assert!(kept.date().is_some());
    // Undone to the beginning, there is nothing to go on with.
    state.plain(&["--resume"], &["undo"]).exits(0).quietly();
    assert_eq!(state.games(), [""; 0]);
}

#[test]
fn a_game_without_a_clock_goes_on_with_the_one_that_is_asked_for() {
    let state = State::new();
    state.plain(&[], &["1b2"]).exits(0);
    let ran = state.plain(&["--resume"], &["clock"]);
    assert!(!ran.exits(0).out.contains("Time left"));
    let ran = state.plain(&["--resume", "--clock", "1m"], &["clock"]);
    let ran = ran.exits(0).quietly();
    assert!(
        ran.out.contains("Time left: Light 1:00, Dark 1:00."),
        "{ran:#?}"
    );
}

#[test]
fn a_game_that_is_over_is_not_offered_again() {
    for (line, result) in [("resign", "0-1 resignation"), ("draw", "1/2-1/2 agreement")] {
        let state = State::new();
        state.plain(&[], &["1b2", "1c3", line]).exits(0).quietly();
        let ran = state.plain(&["--resume"], &[]).exits(0).quietly();
        assert!(ran.out.starts_with(NOTHING), "{ran:#?}");
        assert_eq!(ran.lines()[1], START);
        let [game] = &state.games()[..] else {
            panic!("one game")
        };
        assert!(game.contains(result), "{game}");
        assert!(Path::new(only(&state.files("games"))).exists());
    }
}

#[test]
fn nothing_is_kept_of_a_game_in_which_nothing_happened() {
    let state = State::new();
    for lines in [
        &[][..],
        &["show", "clock", "pause", "nonsense"],
        &["1b2", "undo"],
    ] {
        state.plain(&["--clock", "5m"], lines).exits(0);
        assert_eq!(state.games(), [""; 0]);
    }
    state
        .plain(&["--no-save"], &["1b2", "1c3"])
        .exits(0)
        .quietly();
    assert!(!state.path("pylos").join("games").exists());
    assert_eq!(state.games(), [""; 0]);
}

/// In pipes nobody can be asked: a new game has a file of its own.
#[test]
fn in_pipes_an_unfinished_game_stays_as_it_is() {
    let state = State::new();
    state.plain(&["--light", "Ana"], &["1b2"]).exits(0);
    let first = fs::read(only(&state.files("playing"))).unwrap();
    let ran = state.plain(&[], &["1c3"]).exits(0).quietly();
    assert_eq!(ran.lines()[1], START);
    assert_eq!(state.files("playing").len(), 2);
    let texts = state.files("playing");
    let texts: Vec<_> = texts.iter().map(|path| fs::read(path).unwrap()).collect();
    assert!(texts.contains(&first));
    assert_eq!(state.files("games").len(), 0, "nothing is set aside");
}

#[test]
fn two_programs_at_once_have_two_games() {
    let state = State::new();
    let mut one = Live::start(&state, &[]);
    one.reply().unwrap();
    one.send("1b2");
    one.reply().unwrap();
    // The game of the first is not there for the second.
    let mut two = Live::start(&state, &["--resume"]);
    assert!(two.reply().unwrap().0.starts_with(NOTHING));
    two.send("1c3");
    two.reply().unwrap();
    one.send("1d4");
    one.reply().unwrap();
    one.kill();
    two.kill();
    let files = state.files("playing");
    let mut turns: Vec<_> = files
        .iter()
        .map(|file| record(file).turns().len())
        .collect();
    turns.sort_unstable();
    assert_eq!(turns, [1, 2]);
}

#[test]
fn a_new_game_sets_the_unfinished_ones_aside() {
    let state = State::new();
    state.plain(&["--light", "Ana"], &["1b2"]).exits(0);
    state.plain(&["--light", "Bo"], &["1b2"]).exits(0);
    let ran = state.plain(&["--new"], &["1c3"]).exits(0).quietly();
    assert_eq!(ran.lines()[1], START);
    assert_eq!(state.files("games").len(), 2);
    let games = state.games().join("\n");
    for told in ["Ana / Dark", "Bo / Dark", "Light / Dark"] {
        assert!(games.contains(told), "{games}");
    }
    let ran = state.plain(&["--resume"], &[]).exits(0).quietly();
    assert_eq!(turns_so_far(ran.lines()[0]), Some(1));
    assert_eq!(ran.lines()[1], "4/2L1/4/4 3/3/3 2/2 1 D");
}

/// A folder below a file cannot be made, not even by who may do everything.
#[cfg(unix)]
#[test]
fn what_cannot_be_kept_is_told_once_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    for strict in [&["--plain"][..], &["--plain", "--strict"]] {
        let mut command = command(strict);
        in_state(&mut command, &file.join("state"));
        let ran = run(command, "1b2\n1c3\nundo\nresign\n").exits(0);
        assert_eq!(ran.last(), "result 1-0 resignation");
        assert_eq!(ran.err.lines().count(), 1, "{ran:#?}");
        let told = "pylos: The game goes on, but is not kept: The folder ";
        assert!(ran.err.starts_with(told), "{ran:#?}");
    }
}

/// Once it can be kept again it is, all of it.
#[cfg(unix)]
#[test]
fn a_game_is_kept_as_soon_as_it_can_be() {
    let state = State::new();
    let folder = state.path("pylos");
    fs::write(&folder, "in the way").unwrap();
    let mut live = Live::start(&state, &[]);
    live.reply().unwrap();
    live.send("1b2");
    live.reply().unwrap();
    fs::remove_file(&folder).unwrap();
    live.send("1c3");
    live.reply().unwrap();
    live.kill();
    let ran = state.plain(&["--resume"], &[]).exits(0).quietly();
    assert_eq!(turns_so_far(ran.lines()[0]), Some(2));
}

/// What was killed in the middle of play stands where it was told to.
#[test]
fn a_turn_is_on_disk_when_it_is_told() {
    let state = State::new();
    let mut live = Live::start(&state, &[]);
    live.reply().unwrap();
    live.send("1b2");
    assert_eq!(live.reply().unwrap().1, AFTER_1B2);
    let files = state.files("playing");
    assert_eq!(
        record(only(&files)).game().position().to_string(),
        AFTER_1B2
    );
    live.kill();
}
