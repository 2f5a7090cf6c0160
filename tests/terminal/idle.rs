//! A game that nobody touches.

use super::table::{LEFT, RIGHT, Table};
use pylos::pylos_core::Cell;
use std::thread;
use std::time::Duration;

/// How long to look on. However long, a game that sleeps does nothing meanwhile.
const WHILE: Duration = Duration::from_millis(1500);

/// The end of a picture: the cursor stays hidden.
const DRAWN: &str = "\x1b[?25l";

fn settle(table: &Table) -> (usize, usize) {
    table.pty.wait("a whole picture", |seen| {
        seen.raw.ends_with(DRAWN.as_bytes())
    });
    table.pty.look(|seen| (seen.raw.len(), seen.count(DRAWN)))
}

#[test]
fn an_idle_game_writes_nothing() {
    let mut table = Table::new();
    table.play_all("1b2");
    let there: Cell = "1c2".parse().expect("a cell");
    let back = table.model.cursor;
    let before = settle(&table);
    sleep(&table);
    assert_eq!(settle(&table), before);
    for (number, (key, cell)) in [(RIGHT, there), (LEFT, back)].into_iter().enumerate() {
        table.key(key, |model| model.cursor = cell);
        let (_, drawn) = settle(&table);
        assert_eq!(drawn, before.1 + number + 1, "one picture for a key");
    }
}

/// Looks on for a while; where the system tells, until none of the game's threads woke up in it.
fn sleep(table: &Table) {
    #[cfg(target_os = "linux")]
    {
        let mut before = wake_ups(table);
        for _ in 0..40 {
            thread::sleep(WHILE);
            let now = wake_ups(table);
            if now == before {
                return;
            }
            before = now;
        }
        panic!("it never sleeps");
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = table;
        thread::sleep(WHILE);
    }
}

/// How often each thread of the game went to sleep or was sent to.
#[cfg(target_os = "linux")]
fn wake_ups(table: &Table) -> Vec<String> {
    let tasks = format!("/proc/{}/task", table.pty.process.id());
    let mut wake_ups: Vec<String> = std::fs::read_dir(tasks)
        .expect("the threads")
        .map(|task| {
            let status = task.expect("a thread").path().join("status");
            let status = std::fs::read_to_string(status).expect("its status");
            let lines = status.lines().filter(|line| line.contains("ctxt_switches"));
            lines.collect::<Vec<_>>().join(" ")
        })
        .collect();
    wake_ups.sort();
    wake_ups
}
