//! Games with a clock: hours in a moment where the lines say when they come, and the real program.

use crate::program::{PATIENCE, collect, command, plain};
use pylos::end::End;
use pylos::plain::{self, Heard, Line, Lines, Options, Table};
use pylos::pylos_core::{Game, Rules};
use pylos::record::Record;
use pylos::shelf::{Keeper, Shelf};
use pylos::text::Catalogue;
use std::io;
use std::process::Stdio;
use std::time::Duration;

/// Lines with the seconds to wait for each. Behind the last, nobody says anything more.
struct Script {
    now: Duration,
    lines: Vec<(f64, &'static str)>,
}

impl Lines for Script {
    fn next(&mut self, until: Option<Duration>) -> io::Result<(Duration, Heard)> {
        let (wait, heard) = match self.lines.first() {
            Some((_, "fail")) => return Err(io::ErrorKind::Other.into()),
            Some((wait, "end")) => (*wait, Heard::End),
            Some((wait, line)) => (*wait, Heard::Line(Line::Whole((*line).to_owned()))),
            None => (f64::from(u32::MAX), Heard::Nothing),
        };
        let at = self.now + Duration::from_secs_f64(wait);
        if let Some(until) = until.filter(|until| *until < at) {
            self.now = until;
            return Ok((until, Heard::Nothing));
        }
        assert_ne!(heard, Heard::Nothing, "it waits for ever");
        self.lines.remove(0);
        self.now = at;
        Ok((at, heard))
    }

    fn now(&self) -> Duration {
        self.now
    }
}

/// What is said on both streams in a game in which Light is Ana.
fn said(control: &str, prompt: bool, lines: &[(f64, &'static str)]) -> (Vec<String>, Vec<String>) {
    let record = Record::of(&Game::new(Rules::default()))
        .with_players(Some("Ana"), None)
        .with_time_control(control.parse().unwrap());
    let (end, out, err) = play(Table::new(record, Keeper::none()), prompt, lines);
    assert_eq!(end.unwrap(), End::Done);
    (out, err)
}

/// How a game at a table ends, and what is said on both streams.
fn play(
    table: Table,
    prompt: bool,
    lines: &[(f64, &'static str)],
) -> (anyhow::Result<End>, Vec<String>, Vec<String>) {
    let options = Options {
        strict: false,
        prompt,
    };
    let mut script = Script {
        now: Duration::ZERO,
        lines: lines.to_vec(),
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let words = Catalogue::english();
    let streams: (&mut dyn io::Write, &mut dyn io::Write) = (&mut out, &mut err);
    let end = plain::run(table, None, words, options, &mut script, streams);
    let lines = |bytes| {
        let text = String::from_utf8(bytes).unwrap();
        text.lines().map(str::to_owned).collect()
    };
    (end, lines(out), lines(err))
}

/// What follows in a game of which only the times left are of interest.
fn times(control: &str, lines: &[(f64, &'static str)]) -> Vec<String> {
    times_in(&said(control, false, lines).0)
}

fn times_in(out: &[String]) -> Vec<String> {
    let parts = out.iter().filter_map(|line| line.split_once("Time left: "));
    parts.map(|(_, left)| left.to_owned()).collect()
}

#[test]
fn the_time_left_is_told_with_each_turn() {
    let (out, err) = said("600+5", false, &[(61.5, "1b2"), (0.0, "end")]);
    assert_eq!(err, [""; 0]);
    assert_eq!(
        out,
        [
            "Pylos, standard. Ana plays light, Dark plays dark. Ana to move, 15 balls in reserve. Time left: Ana 10:00, Dark 10:00.",
            "4/4/4/4 3/3/3 2/2 1 L",
            "Ana places a ball on 1b2. Dark to move, 15 balls in reserve. Time left: Ana 9:04, Dark 10:00.",
            "4/4/1L2/4 3/3/3 2/2 1 D",
            "result * unfinished",
        ]
    );
}

/// Nothing is known of it before it is too late, so the line is not obeyed, whatever it is.
#[test]
fn a_line_that_comes_too_late_is_not_obeyed() {
    for line in ["1b2", "resign", "draw", "undo", "quit", "nonsense", "end"] {
        let (out, err) = said("30/turn", false, &[(1.0, "1a1"), (30.0, line)]);
        assert_eq!(err, [""; 0]);
        assert_eq!(
            out[4..],
            [
                "Ana wins: Dark has no time left. 1 turn; balls left: Ana 14, Dark 15. Time left: Ana 0:30, Dark 0.0.",
                "4/4/4/L3 3/3/3 2/2 1 D",
                "result 1-0 time",
            ],
            "{line}"
        );
        let (out, _) = said(
            "30/turn",
            false,
            &[(1.0, "1a1"), (29.999, "1b2"), (0.0, "end")],
        );
        assert_eq!(out.last().unwrap(), "result * unfinished");
    }
}

#[test]
fn time_is_up_while_no_line_comes() {
    for (control, left) in [
        ("7200+5", "2:00:00"),
        ("7200d5", "2:00:00"),
        ("9/turn", "9.0"),
    ] {
        let (out, _) = said(control, false, &[]);
        let told = format!("Time left: Ana 0.0, Dark {left}.");
        assert!(out[2].ends_with(&told), "{out:?}");
        assert_eq!(out.last().unwrap(), "result 0-1 time");
    }
    // At a terminal the cursor stands behind the prompt.
    let (out, _) = said("30/turn", true, &[]);
    assert_eq!(out[2], "> ");
    assert!(out[3].starts_with("Dark wins: "));
}

#[test]
fn undo_gives_back_the_time_and_redo_takes_it_again() {
    let lines = [
        (10.0, "1b2"),
        (20.0, "1c3"),
        (30.0, "undo"),
        (5.0, "undo"),
        (1.0, "redo"),
        (2.0, "redo"),
        (0.0, "end"),
    ];
    assert_eq!(
        times("600+0", &lines),
        [
            "Ana 10:00, Dark 10:00.",
            "Ana 9:50, Dark 10:00.",
            "Ana 9:50, Dark 9:40.",
            "Ana 9:50, Dark 10:00.",
            "Ana 10:00, Dark 10:00.",
            "Ana 9:50, Dark 10:00.",
            "Ana 9:20, Dark 9:40.",
        ]
    );
}

/// Who has a time for the turn and one for the game has to know both.
#[test]
fn of_two_times_both_are_told() {
    assert_eq!(
        times(
            "600+5,30/turn",
            &[(20.0, "1b2"), (25.0, "clock"), (0.0, "end")]
        ),
        [
            "Ana 0:30 of 10:00, Dark 0:30 of 10:00.",
            "Ana 0:30 of 9:45, Dark 0:30 of 10:00.",
            "Ana 0:30 of 9:45, Dark 5.0 of 9:35.",
        ]
    );
}

/// A turn that is refused costs the time it took to think of it, and no more.
#[test]
fn a_refused_turn_does_not_stop_the_clock() {
    let lines = [(10.0, "2a1"), (10.0, "1b2"), (0.0, "end")];
    assert_eq!(times("60+0", &lines)[1], "Ana 0:40, Dark 1:00.");
    let (out, err) = said("30/turn", false, &[(10.0, "2a1")]);
    assert_eq!(
        (err.len(), out.last().unwrap().as_str()),
        (1, "result 0-1 time")
    );
}

#[test]
fn the_clock_is_told_and_stands_in_a_pause() {
    let lines = [
        (5.0, "clock"),
        (5.0, "PAUSE"),
        (100_000.0, "time"),
        (0.0, "resume"),
        (5.0, "clock"),
        (0.0, "end"),
    ];
    let left = times("60+0", &lines);
    let anas: Vec<_> = left.iter().map(|left| &left[4..8]).collect();
    assert_eq!(anas, ["1:00", "0:55", "0:50", "0:50", "0:45"]);
}

/// A pause is no time to think.
#[test]
fn there_is_nothing_to_see_in_a_pause() {
    let refused = [
        "1b2", "undo", "redo", "resign", "draw", "show", "legal", "pause", "nonsense", "2a1",
    ];
    let mut lines = vec![(0.0, "pause")];
    lines.extend(refused.map(|line| (1_000.0, line)));
    lines.extend(["", "help", "resume", "resume", "quit"].map(|line| (0.0, line)));
    let (out, err) = said("60+0", false, &lines);
    assert_eq!(out[2], "The game is paused: resume goes on.");
    assert!(out[3].starts_with("A turn is a line"), "{out:?}");
    let reason = "The game is paused: resume goes on, clock, help and quit are all else there is.";
    for (line, told) in refused.iter().zip(&err) {
        assert!(told.ends_with(&format!("\"{line}\": {reason}")), "{told}");
    }
    let again = "line 15: \"resume\": The game is not paused.";
    assert_eq!(err[refused.len()..], [again]);
}

#[test]
fn without_a_clock_there_is_none_to_see_or_to_stop() {
    let ran = plain(&[], &["clock", "time", "pause", "resume", "1b2"]).exits(0);
    let reason = "Nothing limits the time of this game: there is no clock.";
    let told: Vec<_> = ran.err.lines().collect();
    assert_eq!(told.len(), 4);
    assert!(told.iter().all(|told| told.ends_with(reason)), "{ran:#?}");
    assert!(!ran.out.contains("Time left"), "{ran:#?}");
    assert_eq!(ran.last(), "result * unfinished");
}

/// The times left in a game that is kept on a shelf, and goes on there if it was begun. Where the
/// input fails, the program leaves nothing more on disk than if it was killed.
fn kept_times(shelf: &Shelf, control: &str, lines: &[(f64, &'static str)]) -> Vec<String> {
    let table = if let Some(found) = shelf.unfinished().unwrap() {
        Table::new(found.record, Keeper::of(shelf.clone(), found.game))
    } else {
        let record = Record::of(&Game::new(Rules::default()));
        let record = record.with_time_control(control.parse().unwrap());
        Table::new(record, Keeper::on(shelf.clone()))
    };
    let (end, out, err) = play(table, false, lines);
    assert_eq!(end.is_err(), lines.last().unwrap().1 == "fail");
    assert_eq!(err, [""; 0]);
    times_in(&out)
}

#[test]
fn the_clock_goes_on_where_the_game_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path());
    let play = |lines: &[(f64, &'static str)]| kept_times(&shelf, "600+5", lines);
    let lines = [(10.0, "1b2"), (20.5, "1c3"), (5.0, "clock"), (7.0, "quit")];
    let told = play(&lines);
    assert_eq!(told[3], "Light 9:50, Dark 9:45.");
    // Left, the turn begun has taken all that it took.
    let told = play(&[(8.0, "1a1"), (3.0, "clock"), (50.0, "fail")]);
    assert_eq!(
        told,
        [
            "Light 9:43, Dark 9:45.",
            "Light 9:40, Dark 9:45.",
            "Light 9:40, Dark 9:42.",
        ]
    );
    // Killed, what it had taken when that was told last.
    let told = play(&[(4.0, "pause"), (1_000.0, "fail")]);
    assert_eq!(told, ["Light 9:40, Dark 9:42."]);
    let told = play(&[(2.0, "undo"), (0.0, "undo"), (6.0, "end")]);
    assert_eq!(
        told,
        [
            "Light 9:40, Dark 9:38.",
            "Light 9:55, Dark 9:45.",
            "Light 9:55, Dark 10:00.",
        ]
    );
    let told = play(&[(594.0, "1c3")]);
    assert_eq!(told, ["Light 9:55, Dark 9:54.", "Light 9:55, Dark 0.0."]);
    assert!(shelf.unfinished().unwrap().is_none());
    let files = shelf.files().unwrap();
    let text = std::fs::read_to_string(&files[0]).unwrap();
    assert!(text.contains("[Termination \"time\"]"), "{text}");
    assert!(text.contains("1. 1b2 {[%emt 0:00:10]}"), "{text}");
}

/// By the real program and the real time: its input stays open and says nothing.
#[test]
fn the_program_ends_by_itself_when_the_time_is_up() {
    for args in [
        &["--turn-time", "1s"][..],
        &["--clock", "1s+1s"],
        &["--clock", "1s/1s"],
        &["--clock", "1m", "--turn-time", "1"],
    ] {
        let mut program = command([&["--plain"], args].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = program.stdin.take().unwrap();
        let out = collect(program.stdout.take().unwrap());
        let out = out.recv_timeout(PATIENCE).unwrap();
        assert!(program.wait().unwrap().success());
        let out = String::from_utf8(out).unwrap();
        assert!(out.ends_with("\nresult 0-1 time\n"), "{args:?}: {out}");
        drop(input);
    }
}

/// The first turn takes what it takes, but the other player's time does not run meanwhile.
#[test]
fn the_program_plays_by_the_clock_it_is_given() {
    for (args, left) in [
        (&["--clock", "10m+5s"][..], "10:00"),
        (&["--clock", "10h/5s"], "10:00:00"),
        (&["--turn-time", "90m"], "1:30:00"),
        (&["--turn-time", "10m", "--clock", "9h"], "10:00 of 9:00:00"),
    ] {
        let ran = plain(args, &["1b2"]).exits(0).quietly();
        let lines = ran.lines();
        let told = format!(" Time left: Light {left}, Dark {left}.");
        assert!(lines[0].ends_with(&told), "{ran:#?}");
        let told = format!(", Dark {left}.");
        assert!(lines[2].ends_with(&told), "{ran:#?}");
    }
}
