//! Programs that end without a warning.

use crate::child::{Worker, report};
use crate::{kept, names, over, playing, saved, shelf};
use pylos::pylos_core::{Game, Rules};
use pylos::record::{Record, Termination};
use pylos::shelf::Shelf;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::thread;
use std::time::Duration;

/// How often the writer is killed.
const KILLS: u64 = 40;

/// The child's part: plays on what it finds, and then game after game. Reports each turn when it
/// is written, and each game that is set aside.
pub fn play(folder: &Path) {
    let shelf = Shelf::new(folder);
    loop {
        let found = shelf.unfinished().unwrap();
        let (mut game, mut kept) = match found {
            Some(found) => (found.record.game(), found.game),
            None => (Game::new(Rules::default()), shelf.begin()),
        };
        while game.outcome().is_none() {
            let turns = game.position().turns(game.rules());
            let turn = turns[game.turn_count() * 37 % turns.len()];
            game.play(turn).unwrap();
            kept.write(&Record::of(&game).to_string()).unwrap();
            let file = kept.file().unwrap();
            let name = file.file_name().unwrap().to_str().unwrap();
            report(&format!("{name} {}", game.turn_count()));
        }
        kept.set_aside().unwrap();
    }
}

/// The child's part: holds a game until its input ends.
pub fn hold(folder: &Path) {
    let held = kept(&Shelf::new(folder), 5);
    report("holding");
    io::stdin().read_to_end(&mut Vec::new()).unwrap();
    drop(held);
}

/// Numbers without any order, the same every time.
fn scattered(n: u64) -> u64 {
    (n + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40
}

/// How many turns a game has on the disk. It lies in one of the two folders, or in both, if the
/// program was killed while it moved it.
fn turns_on_disk(shelf: &Shelf, name: &str) -> usize {
    let files = [over(shelf), playing(shelf)].map(|folder| folder.join(name));
    let bytes = files.iter().find_map(|file| fs::read(file).ok());
    let bytes = bytes.unwrap_or_else(|| panic!("{name} is lost"));
    let record = Record::read(&bytes);
    let record = record.unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
    record.turns().len()
}

#[test]
fn every_turn_that_was_written_is_there_after_a_kill() {
    let (_folder, shelf) = shelf();
    let mut written = BTreeMap::new();
    for round in 0..KILLS {
        let mut child = Worker::start("play", shelf.folder());
        let mut note = |report: String| {
            let (name, turns) = report.split_once(' ').unwrap();
            let turns: usize = turns.parse().unwrap();
            let before = written.insert(name.to_owned(), turns).unwrap_or(0);
            // The one before may have been written, and not reported any more.
            let next = before + 1..=before + 2;
            assert!(next.contains(&turns), "{name}: {turns} after {before}");
        };
        for _ in 0..=scattered(round) % 30 {
            note(child.next().unwrap());
        }
        // Somewhere between this report and the next, or a later one.
        thread::sleep(Duration::from_micros(scattered(round + KILLS) % 3000));
        child.kill();
        std::iter::from_fn(|| child.next()).for_each(note);
        for (name, &turns) in &written {
            let found = turns_on_disk(&shelf, name);
            assert!(
                (turns..=turns + 1).contains(&found),
                "{name}: {turns}, {found}"
            );
        }
        for folder in [playing(&shelf), over(&shelf)] {
            for name in saved(&folder) {
                turns_on_disk(&shelf, &name);
            }
        }
    }
    assert!(written.len() > 2, "games were finished meanwhile");
    let found = shelf.unfinished().unwrap();
    let on = usize::from(found.is_some());
    assert_eq!(names(&playing(&shelf)).len(), 2 * on, "a game and its lock");
    // Each lies in one place, once: a game that moved has kept its name.
    let finished = names(&over(&shelf));
    assert!(finished.iter().all(|name| written.contains_key(name)));
    // One may have been begun without a report.
    assert!((written.len()..=written.len() + 1).contains(&(finished.len() + on)));
    for name in finished {
        let record = Record::read(&fs::read(over(&shelf).join(&name)).unwrap()).unwrap();
        assert_ne!(record.termination(), Termination::Unfinished, "{name}");
    }
}

#[test]
fn a_game_that_another_program_plays_is_not_found() {
    let (_folder, shelf) = shelf();
    let mut child = Worker::start("hold", shelf.folder());
    assert_eq!(child.next().unwrap(), "holding");
    assert!(shelf.unfinished().unwrap().is_none());
    assert!(shelf.set_aside().unwrap().is_empty());
    assert_eq!(names(&playing(&shelf)).len(), 2);
    child.kill();
    assert_eq!(names(&playing(&shelf)).len(), 2, "its lock file is left");
    let found = shelf.unfinished().unwrap().unwrap();
    assert_eq!(found.record.turns().len(), 5);
    drop(found);
    assert_eq!(names(&playing(&shelf)).len(), 1);
}
