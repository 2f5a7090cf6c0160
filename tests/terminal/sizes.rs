//! Windows of every size.

use super::launch::Launch;
use super::process::End;
use super::table::Table;
use pylos::pylos_core::{Game, Rules};
use pylos::tui::geometry::SMALLEST;

const WIDTHS: [u16; 16] = [
    1, 2, 3, 7, 15, 24, 32, 33, 40, 57, 66, 76, 80, 100, 133, 200,
];
const HEIGHTS: [u16; 11] = [1, 2, 4, 8, 11, 12, 16, 20, 24, 37, 60];

fn check(table: &Table, width: u16, height: u16) {
    let size = format!("{width}x{height}");
    if (width, height) == SMALLEST || width >= SMALLEST.0 && height >= SMALLEST.1 {
        assert!(table.shows("Light: place a ball"), "{size}");
    } else if width >= 15 && height >= 8 {
        assert!(table.shows("needs 33x12"), "{size}");
        assert!(table.shows(&format!("has {size}")), "{size}");
    }
}

#[test]
fn a_running_game_takes_every_size() {
    let mut table = Table::new();
    for (number, width) in WIDTHS.into_iter().enumerate() {
        let mut heights = HEIGHTS;
        // Up and down by turns, so that one side at a time changes, and little of it.
        if number % 2 == 1 {
            heights.reverse();
        }
        for height in heights {
            table.resize(width, height);
            check(&table, width, height);
        }
    }
    table.resize(1, 1);
    table.resize(80, 24);
    table.play_all("1b2 1c3");
    table.resize(1, 1);
    assert!(table.pty.process.is_running());
    table.pty.send("qy");
    assert_eq!(table.pty.process.end(), End::Code(0));
}

#[test]
fn a_game_starts_at_every_size() {
    for (width, height) in [
        (1, 1),
        (7, 3),
        (200, 1),
        (1, 60),
        (32, 12),
        (33, 12),
        (200, 60),
    ] {
        let launch = Launch::pylos(&[]).size(width, height);
        let mut table = Table::open(&launch, Game::new(Rules::default()));
        check(&table, width, height);
        table.pty.send("q");
        assert_eq!(table.pty.process.end(), End::Code(0));
    }
}
