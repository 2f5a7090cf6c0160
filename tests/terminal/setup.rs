//! A new game set up, remembered at the next start, and lots drawn for it.

use super::harness::Pty;
use super::launch::Launch;
use super::process::End;
use super::state;
use super::table::{DOWN, ENTER, RIGHT, UP};

fn quit(mut pty: Pty) {
    pty.send("q");
    assert_eq!(pty.end_and_rest(), End::Code(0));
    assert!(pty.is_state_as_before());
}

#[test]
fn a_new_game_is_set_up_and_that_is_remembered() {
    let state = state::fresh();
    let folder = state.to_str().expect("a path that is text");
    let launch = Launch::pylos(&[]).env("XDG_STATE_HOME", folder);
    let mut pty = Pty::start(&launch);
    pty.wait_for("Light: place a ball");
    for (keys, seen) in [
        ("n", "[ Begin ]"),
        (&format!("{DOWN}Zo\u{eb}"), "Zo\u{eb}"),
        (&format!("{DOWN}Bo"), "Bo"),
        (&format!("{DOWN}{RIGHT}"), "< advanced >"),
        (
            &format!("{DOWN}{DOWN}{DOWN}{DOWN}90x"),
            "expected a time as in 30s",
        ),
        ("\u{7f}", "What each turn may take"),
        (&format!("{DOWN}{DOWN}{RIGHT}"), "< Bo >"),
        (ENTER, "Bo: place a ball"),
    ] {
        pty.send(keys);
        pty.wait_for(seen);
    }
    quit(pty);

    let mut pty = Pty::start(&launch);
    pty.wait_for("Bo: place a ball");
    pty.wait_for("PYLOS advanced");
    for (keys, seen) in [
        ("n", "1m30s"),
        (&format!("{UP}{RIGHT}{RIGHT}"), "< drawn by lot >"),
        (ENTER, "plays light and begins"),
        (" ", "place a ball Lots: "),
    ] {
        pty.send(keys);
        pty.wait_for(seen);
    }
    quit(pty);

    // Lots are drawn again from now on, unless they are not wanted.
    let mut pty = Pty::start(&launch);
    pty.wait_for("plays light and begins");
    pty.send(ENTER);
    pty.wait_for("place a ball Lots: ");
    quit(pty);
    let without = Launch::pylos(&["--lots=false"]).env("XDG_STATE_HOME", folder);
    let pty = Pty::start(&without);
    pty.wait_for("place a ball");
    quit(pty);
}

#[test]
fn lots_are_drawn_at_the_start() {
    let launch = Launch::pylos(&["--lots", "--light", "Ana", "--dark", "Zed"]);
    let mut pty = Pty::start(&launch.env("PYLOS_ANIMATION", "1"));
    // Once it has been seen, a key goes on.
    pty.wait_for("plays light and begins");
    let ana = pty.look(|seen| seen.text().contains("Ana plays light"));
    pty.send(ENTER);
    let light = if ana { "Ana" } else { "Zed" };
    pty.wait_for(&format!("{light}: place a ball"));
    quit(pty);
}
