//! Input of any shape: it never hurts, and never passes for something it is not.

use crate::program::{Ran, collect, command, out_of_sight, pylos, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

const AFTER_1B2: &str = "4/4/1L2/4 3/3/3 2/2 1 D";
const START: &str = "4/4/4/4 3/3/3 2/2 1 L";

fn played(input: impl AsRef<[u8]>) -> Ran {
    pylos(&["--plain"], input).exits(0)
}

/// The position a run ended in.
fn position(ran: &Ran) -> &str {
    let lines = ran.lines();
    lines[lines.len() - 2]
}

#[test]
fn a_line_may_end_and_be_padded_in_any_way() {
    for input in [
        "1b2\n",
        "1b2",
        "1b2\r\n",
        "1b2\r",
        "\n\r\n  \n1b2\n",
        "\t 1b2 \t\n",
        "1B2\n",
        "b2\n",
        "B2\n",
        "\u{feff}1b2\n",
        "1b2\nSHOW\nUndo\nreDO\n",
        "1b2\nquit\n1c3\n",
        "1b2\nEXIT",
    ] {
        let ran = played(input).quietly();
        assert_eq!(position(&ran), AFTER_1B2, "{input:?}");
        assert_eq!(ran.last(), "result * unfinished", "{input:?}");
    }
}

#[test]
fn an_empty_input_is_an_unfinished_game() {
    for input in ["", "\n", "\r\n\r\n", " ", "\n\n\n\n"] {
        let ran = played(input).quietly();
        assert_eq!(ran.lines().len(), 3, "{input:?}");
        assert_eq!(ran.last(), "result * unfinished");
    }
}

#[test]
fn what_is_no_text_is_refused() {
    for (line, shown) in [
        (&b"\xff\xfe1b2"[..], "\u{fffd}\u{fffd}1b2"),
        (b"1b2\0", "1b2\u{fffd}"),
        (b"\0", "\u{fffd}"),
        (b"1\0b2", "1\u{fffd}b2"),
        (b"\x1b[31m1b2", "\u{fffd}[31m1b2"),
        (b"1b2\x1b]0;title\x07", "1b2\u{fffd}]0;title\u{fffd}"),
        (b"1b2\xc2\x9b2J", "1b2\u{fffd}2J"),
        (b"1b2\rx", "1b2\u{fffd}x"),
        (b"\x08\x08b2", "\u{fffd}\u{fffd}b2"),
        (b"\xe2\x80\xaeb2", "\u{fffd}b2"),
        (b"\xf0\x9f\x91\xbb1", "\u{1f47b}1"),
        (b"b\xcc\x812", "b\u{301}2"),
    ] {
        let ran = played([line, b"\n1b2\n"].concat());
        let told = format!("line 1: \"{shown}\": ");
        assert!(ran.err.starts_with(&told), "{line:?}: {ran:#?}");
        assert_eq!(ran.err.lines().count(), 1, "{line:?}: {ran:#?}");
        assert_eq!(position(&ran), AFTER_1B2, "the game goes on after {line:?}");
    }
}

#[test]
fn a_line_that_is_too_long_is_refused_whole() {
    let blanks = |count| " ".repeat(count);
    for line in [
        "1".repeat(1 << 20),
        format!("1b2{}", blanks(1 << 20)),
        format!("{}1b2", blanks(1 << 20)),
        blanks(1025),
        format!("1b2{}", blanks(1022)),
        format!("quit{}", blanks(1 << 20)),
        "\0".repeat(1 << 20),
    ] {
        let ran = played(format!("{line}\n1c3\n"));
        let told = "A line has 1024 bytes at most: this one is longer.\n";
        assert!(ran.err.starts_with("line 1: \""), "{}", ran.err);
        assert!(ran.err.ends_with(told), "{}", ran.err);
        assert!(ran.err.len() < 300, "the line is not repeated whole");
        assert_eq!(position(&ran), "4/2L1/4/4 3/3/3 2/2 1 D");
    }
}

#[test]
fn a_line_of_the_greatest_length_is_read() {
    for end in ["", "\n", "\n\n"] {
        let ran = played(format!("1b2{}{end}", " ".repeat(1021))).quietly();
        assert_eq!(position(&ran), AFTER_1B2);
    }
}

#[test]
fn thousands_of_lines_are_read() {
    let lines = "1b2\nundo\n".repeat(5_000);
    let ran = pylos(&["--plain", "--no-save"], lines).exits(0).quietly();
    assert_eq!(position(&ran), START);
}

/// Each reply is there before the next line is asked for, or two programs could not play.
#[test]
fn a_reply_does_not_wait_for_the_next_line() {
    let mut program = command(["--plain"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    let mut lines = BufReader::new(program.stdout.take().unwrap()).lines();
    let mut position = || lines.nth(1).unwrap().unwrap();
    assert_eq!(position(), START);
    writeln!(input, "1b2").unwrap();
    assert_eq!(position(), AFTER_1B2);
    writeln!(input, "undo").unwrap();
    assert_eq!(position(), START);
    drop(input);
    assert!(program.wait().unwrap().success());
}

/// The program with its streams set up by a shell.
#[cfg(unix)]
fn by_shell(script: &str, input: &str) -> Ran {
    let mut shell = out_of_sight("sh");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_pylos")]);
    run(shell, input)
}

#[cfg(unix)]
#[test]
fn a_closed_stream_does_no_harm() {
    let ran = by_shell(r#"exec "$0" --plain <&-"#, "").exits(0).quietly();
    assert_eq!(ran.last(), "result * unfinished");
    let ran = by_shell(r#"exec "$0" --plain >&-"#, "1b2\nx\n").exits(0);
    assert_eq!(ran.out, "");
    let ran = by_shell(r#"exec "$0" --plain 2>&-"#, "x\n1b2\n").exits(0);
    assert_eq!(position(&ran), AFTER_1B2);
}

#[cfg(unix)]
#[test]
fn an_input_that_cannot_be_read_is_a_failure() {
    let ran = by_shell(r#"exec "$0" --plain </"#, "").exits(1);
    let told = "pylos: standard input cannot be read: ";
    assert!(ran.err.starts_with(told), "{ran:#?}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_a_failure() {
    for script in [
        r#"exec "$0" --plain >/dev/full"#,
        r#"exec "$0" perft 2 >/dev/full"#,
        r#"exec "$0" perft 2 --divide >/dev/full"#,
        r#"exec "$0" --help >/dev/full"#,
    ] {
        let ran = by_shell(script, "").exits(1);
        let told = "pylos: the output cannot be written: ";
        assert!(ran.err.starts_with(told), "{ran:#?}");
    }
}

/// Where the reason cannot be told the exit code still stands.
#[cfg(target_os = "linux")]
#[test]
fn an_error_stream_that_cannot_be_written_keeps_the_exit_code() {
    for (script, code) in [
        (r#"exec "$0" perft 2 2>/dev/full"#, 0),
        (r#"exec "$0" 2>/dev/full"#, 2),
        (r#"exec "$0" --nonsense 2>/dev/full"#, 2),
        (r#"exec "$0" --plain </ 2>/dev/full"#, 1),
        (r#"exec "$0" --plain 2>/dev/full"#, 1),
    ] {
        by_shell(script, "nonsense\n").exits(code);
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_ends_it_quietly_by_the_signal() {
    use std::os::unix::process::ExitStatusExt;
    let mut program = command(["--plain"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let err = collect(program.stderr.take().unwrap());
    let mut out = BufReader::new(program.stdout.take().unwrap());
    out.read_line(&mut String::new()).unwrap();
    drop(out);
    let mut input = program.stdin.take().unwrap();
    // The program may be gone before all of it is written.
    let _ = input.write_all("show\n".repeat(10).as_bytes());
    drop(input);
    assert_eq!(program.wait().unwrap().signal(), Some(13));
    assert_eq!(err.recv().unwrap(), b"");
}

#[cfg(unix)]
#[test]
fn every_command_ends_by_the_signal_when_nobody_reads() {
    use std::os::unix::process::ExitStatusExt;
    for args in [
        "--plain",
        "perft 2 --divide",
        "perft 1",
        "--help",
        "perft --help",
        "--version",
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut program = command(args.split(' '));
        program
            .stdin(Stdio::null())
            .stdout(writer)
            .stderr(Stdio::piped());
        let mut program = program.spawn().unwrap();
        let mut err = String::new();
        let mut stream = program.stderr.take().unwrap();
        stream.read_to_string(&mut err).unwrap();
        let status = program.wait().unwrap();
        assert_eq!((status.signal(), err.as_str()), (Some(13), ""), "{args}");
    }
}

#[cfg(unix)]
#[test]
fn a_signal_ends_it_as_the_signal_says() {
    use std::os::unix::process::ExitStatusExt;
    for (name, number) in [("TERM", 15), ("HUP", 1), ("INT", 2)] {
        let mut program = command(["--plain"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = program.stdin.take().unwrap();
        let mut out = BufReader::new(program.stdout.take().unwrap());
        out.read_line(&mut String::new()).unwrap();
        let id = program.id().to_string();
        let kill = Command::new("kill").args(["-s", name, &id]).status();
        assert!(kill.unwrap().success());
        assert_eq!(program.wait().unwrap().signal(), Some(number), "{name}");
        drop(input);
    }
}
