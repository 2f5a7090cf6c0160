//! What is said in a game, line by line.

use crate::program::{command, flags, plain, run};
use pylos::end::End;
use pylos::plain::{self, Heard, Input, Line, Lines, Options, Table};
use pylos::pylos_core::{Game, Position, Rules};
use pylos::record::Record;
use pylos::shelf::Keeper;
use pylos::text::Catalogue;
use std::cell::RefCell;
use std::io::{self, BufWriter, Cursor, Write};
use std::rc::Rc;
use std::time::Duration;

#[test]
fn a_game_is_told_in_words() {
    let lines = [
        "1a1", "1d4", "1b1", "1c4", "1a2", "1d3", "b2xb1xa1", "show", "undo", "redo", "c2",
        "a2-2a1",
    ];
    let position = "4/4/4/4 3/3/3 2/2 1 L";
    let ran = plain(&["--light", "Ana", "--position", position], &lines).exits(0);
    assert_eq!(
        ran.out,
        "\
Pylos, standard. Ana plays light, Dark plays dark. Ana to move, 15 balls in reserve.
4/4/4/4 3/3/3 2/2 1 L
Ana places a ball on 1a1. Dark to move, 15 balls in reserve.
4/4/4/L3 3/3/3 2/2 1 D
Dark places a ball on 1d4. Ana to move, 14 balls in reserve.
3D/4/4/L3 3/3/3 2/2 1 L
Ana places a ball on 1b1. Dark to move, 14 balls in reserve.
3D/4/4/LL2 3/3/3 2/2 1 D
Dark places a ball on 1c4. Ana to move, 13 balls in reserve.
2DD/4/4/LL2 3/3/3 2/2 1 L
Ana places a ball on 1a2. Dark to move, 13 balls in reserve.
2DD/4/L3/LL2 3/3/3 2/2 1 D
Dark places a ball on 1d3. Ana to move, 12 balls in reserve.
2DD/3D/L3/LL2 3/3/3 2/2 1 L
Ana places a ball on 1b2. Ana completes a square on level 1 and takes back 1a1 and 1b1. Dark to move, 12 balls in reserve.
2DD/3D/LL2/4 3/3/3 2/2 1 D
Ana: 1a2 and 1b2; 13 balls in reserve.
Dark: 1d3, 1c4 and 1d4; 12 balls in reserve.
Dark to move, 12 balls in reserve.
2DD/3D/LL2/4 3/3/3 2/2 1 D
Undone: Ana places a ball on 1b2. Ana completes a square on level 1 and takes back 1a1 and 1b1. Ana to move, 12 balls in reserve.
2DD/3D/L3/LL2 3/3/3 2/2 1 L
Redone: Ana places a ball on 1b2. Ana completes a square on level 1 and takes back 1a1 and 1b1. Dark to move, 12 balls in reserve.
2DD/3D/LL2/4 3/3/3 2/2 1 D
Dark places a ball on 1c2. Ana to move, 13 balls in reserve.
2DD/3D/LLD1/4 3/3/3 2/2 1 L
result * unfinished
"
    );
    assert_eq!(
        ran.err,
        "line 12: \"a2-2a1\": 2a1 rests on 1a2: a ball cannot support itself.\n"
    );
}

#[test]
fn the_greeting_names_the_rules_and_the_players_who_gave_a_name() {
    let greeting = |args: &[&str]| plain(args, &[]).exits(0).quietly().lines()[0].to_owned();
    assert_eq!(
        greeting(&[]),
        "Pylos, standard. Light to move, 15 balls in reserve."
    );
    assert_eq!(
        greeting(&[
            "--advanced",
            "--raise-when-empty",
            "--optional-recovery",
            "--no-pass",
            "--dark",
            " Bo  "
        ]),
        "Pylos, advanced, raise when empty, optional recovery, no pass. \
         Light plays light, Bo plays dark. Light to move, 15 balls in reserve."
    );
    assert_eq!(
        greeting(&["--kids", "--position", "4/4/1L2/4 3/3/3 2/2 1 D"]),
        "Pylos, kids. Dark to move, 15 balls in reserve."
    );
}

#[test]
fn names_of_any_script_are_shown_as_they_are() {
    for name in [
        "Zoë",
        "Ольга",
        "光",
        "{ $player }",
        "a\"b'c\\n",
        "👩‍👧",
        "-",
        "%s",
    ] {
        let light = format!("--light={name}");
        let ran = plain(&[&light], &["1b2", "9z", "1b2", "show"]).exits(0);
        let story = format!("{name} places a ball on 1b2. Dark to move, 15 balls in reserve.");
        assert_eq!(ran.lines()[2], story);
    }
}

#[test]
fn legal_lists_the_turns_of_the_rules() {
    for rules in [
        "kids",
        "standard",
        "standard+optional",
        "advanced",
        "advanced+raise+optional+nopass",
    ] {
        let rules: Rules = rules.parse().unwrap();
        // Now the first turn is played, now the last, now one between.
        let mut game = Game::new(rules);
        let mut lines = Vec::new();
        let mut lists = Vec::new();
        while game.outcome().is_none() && lists.len() < 40 {
            let mut turns: Vec<String> = game
                .position()
                .turns(rules)
                .iter()
                .map(ToString::to_string)
                .collect();
            turns.sort_unstable();
            let turn = turns[lists.len() * 7 % turns.len()].clone();
            let noun = if turns.len() == 1 { "turn" } else { "turns" };
            lists.push(format!("{} legal {noun}: {}", turns.len(), turns.join(" ")));
            game.play(turn.parse().unwrap()).unwrap();
            lines.extend(["legal".to_owned(), turn]);
        }
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let ran = plain(&flags(rules), &lines).exits(0).quietly();
        let said: Vec<&str> = ran
            .lines()
            .into_iter()
            .filter(|line| line.contains(" legal turn"))
            .collect();
        assert_eq!(said, lists, "{rules}");
    }
}

#[test]
fn one_legal_turn_is_a_turn() {
    let position = "LDLD/DLDL/LDLD/DLDL LDL/DLD/LDL DL/L1 1 D";
    let count = position
        .parse::<Position>()
        .unwrap()
        .turns("kids".parse().unwrap())
        .len();
    assert_eq!(count, 1);
    let ran = plain(&["--kids", "--position", position], &["legal"]).exits(0);
    assert_eq!(ran.lines()[2], "1 legal turn: 3b1");
}

#[test]
fn undo_and_redo_walk_through_the_whole_game() {
    let turns = ["1a1", "1b1", "1c1", "1d1"];
    let mut lines = turns.to_vec();
    lines.extend(["undo"; 4]);
    lines.extend(["redo"; 4]);
    let ran = plain(&[], &lines).exits(0).quietly();
    let positions: Vec<&str> = ran.lines().into_iter().skip(1).step_by(2).collect();
    // Forwards, back, forwards again, over the same five positions.
    let forwards = &positions[..5];
    let mut back = forwards.to_vec();
    back.reverse();
    assert_eq!(positions[4..9], back);
    assert_eq!(&positions[8..13], forwards);
    assert_eq!(forwards[4], "4/4/4/LDLD 3/3/3 2/2 1 L");
}

#[test]
fn a_new_turn_drops_what_could_be_redone() {
    let ran = plain(&[], &["1a1", "undo", "1b1", "redo"]).exits(0);
    assert_eq!(ran.err, "line 4: \"redo\": There is nothing to redo.\n");
    assert!(ran.out.contains("4/4/4/1L2 3/3/3 2/2 1 D\nresult"));
}

#[test]
fn show_says_where_all_balls_are() {
    let ran = plain(&["--position", "4/4/4/1L2 3/3/3 2/2 1 D"], &["show"]).exits(0);
    assert_eq!(
        ran.lines()[2..],
        [
            "Light: 1b1; 14 balls in reserve.",
            "Dark: no ball on the board; 15 balls in reserve.",
            "Dark to move, 15 balls in reserve.",
            "4/4/4/1L2 3/3/3 2/2 1 D",
            "result * unfinished",
        ]
    );
}

#[test]
fn help_names_every_command_and_shows_a_turn() {
    let ran = plain(&[], &["help", "?"]).exits(0).quietly();
    let lines = ran.lines();
    let help = &lines[2..lines.len() - 1];
    let (first, second) = help.split_at(help.len() / 2);
    assert_eq!(first, second, "help and ? are the same");
    let help = first.join("\n");
    for command in [
        "undo",
        "redo",
        "resign",
        "draw",
        "show",
        "legal",
        "clock",
        "pause",
        "resume",
        "quit",
        "comment",
        "record",
        "save",
        "save!",
        "--resume",
        "--no-save",
    ] {
        assert!(help.contains(command), "{command} is missing:\n{help}");
    }
    for turn in ["1b2 ", "1d4-2b2 ", "1b2x1a1,", "1b2x1a1x1c1 "] {
        assert!(help.contains(turn), "{turn} is missing:\n{help}");
    }
}

/// A new game without a clock.
fn table() -> Table {
    Table::new(Record::of(&Game::new(Rules::default())), Keeper::none())
}

/// What line mode says to somebody who sits at a terminal.
fn at_a_terminal(input: &str, strict: bool) -> (End, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let options = Options {
        strict,
        prompt: true,
    };
    let end = plain::run(
        table(),
        None,
        Catalogue::english(),
        options,
        &mut Input::new(Cursor::new(input.to_owned())).unwrap(),
        (&mut out, &mut err),
    );
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (end.unwrap(), text(out), text(err))
}

#[test]
fn a_terminal_is_prompted_and_the_result_has_a_line_of_its_own() {
    let greeting = "Pylos, standard. Light to move, 15 balls in reserve.\n4/4/4/4 3/3/3 2/2 1 L\n";
    let (end, out, err) = at_a_terminal("1e1\nquit\n", false);
    assert_eq!(end, End::Done);
    assert_eq!(out, format!("{greeting}> > result * unfinished\n"));
    // What was typed stands right above: no need to say where.
    assert_eq!(
        err,
        "\"1e1\" is no cell: level 1 has files a to d and ranks 1 to 4.\n"
    );
    // The end of the input leaves the cursor behind the prompt.
    let (_, out, _) = at_a_terminal("", false);
    assert_eq!(out, format!("{greeting}> \nresult * unfinished\n"));
    assert_eq!(at_a_terminal("1e1\n1b2\n", true).0, End::Failed);
}

#[test]
fn the_environment_changes_nothing() {
    let lines = "1b2\nnonsense\n1c3\nshow\n";
    let plainly = run(command(["--plain"]), lines).exits(0);
    for (name, value) in [
        ("TERM", "dumb"),
        ("TERM", "xterm-256color"),
        ("COLORTERM", "truecolor"),
        ("CLICOLOR_FORCE", "1"),
        ("LC_ALL", "C"),
    ] {
        let mut program = command(["--plain"]);
        program.env(name, value);
        let ran = run(program, lines).exits(0);
        assert_eq!((&ran.out, &ran.err), (&plainly.out, &plainly.err), "{name}");
    }
}

/// An output that can be looked at while it is written.
#[derive(Clone, Default)]
struct Seen(Rc<RefCell<String>>);

impl Write for Seen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = str::from_utf8(bytes).map_err(io::Error::other)?;
        self.0.borrow_mut().push_str(text);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Somebody who types a turn only where a prompt can be seen.
struct Typist(Seen, Vec<&'static str>);

impl Lines for Typist {
    fn next(&mut self, until: Option<Duration>) -> io::Result<(Duration, Heard)> {
        assert_eq!(until, None, "nothing limits the time");
        let seen = self.0.0.borrow();
        assert!(seen.ends_with("\n> "), "no prompt to be seen: {seen:?}");
        let line = self.1.pop().map(|line| Line::Whole(line.to_owned()));
        Ok((Duration::ZERO, line.map_or(Heard::End, Heard::Line)))
    }

    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

#[test]
fn the_prompt_can_be_seen_before_a_line_is_read() {
    let seen = Seen::default();
    let mut typist = Typist(seen.clone(), vec!["legal", "1b2"]);
    let options = Options {
        strict: false,
        prompt: true,
    };
    let end = plain::run(
        table(),
        None,
        Catalogue::english(),
        options,
        &mut typist,
        (&mut BufWriter::new(seen.clone()), &mut io::sink()),
    );
    assert_eq!(end.unwrap(), End::Done);
    assert!(seen.0.borrow().contains("15 legal turns"));
}
