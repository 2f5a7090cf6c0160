//! Games on a shelf: written, found, set aside.

use crate::{game, kept, names, over, playing, read, saved, shelf, text};
use pylos::shelf::{Deed, Kept, Shelf, begun};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Makes a game the one that was written so many hours ago.
fn age(file: &Path, hours: u64) {
    let then = SystemTime::now() - Duration::from_secs(hours * 3600);
    let file = File::options().write(true).open(file).unwrap();
    file.set_modified(then).unwrap();
}

/// Puts a game under way under a name, as a program left it that was killed.
fn put(shelf: &Shelf, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    fs::create_dir_all(playing(shelf)).unwrap();
    let file = playing(shelf).join(name);
    fs::write(&file, text).unwrap();
    file
}

fn turns_found(shelf: &Shelf) -> Option<usize> {
    let found = shelf.unfinished().unwrap();
    found.map(|found| found.record.turns().len())
}

#[test]
fn a_game_is_found_as_it_was_written_last() {
    let (_folder, shelf) = shelf();
    let mut kept = shelf.begin();
    assert_eq!(kept.file(), None);
    for turns in 0..12 {
        kept.write(&text(turns)).unwrap();
        assert_eq!(read(kept.file().unwrap()), text(turns));
    }
    let file = kept.file().unwrap();
    drop(kept);
    let found = shelf.unfinished().unwrap().unwrap();
    assert_eq!(found.record.game(), game(11));
    assert_eq!(found.begun, begun(&file));
    assert!(found.begun.is_some(), "{}", file.display());
    let mut kept = found.game;
    assert_eq!(kept.file(), Some(file.clone()));
    kept.write(&text(12)).unwrap();
    assert_eq!(read(&file), text(12));
    assert_eq!(names(&playing(&shelf)).len(), 2, "one game and its lock");
}

#[test]
fn a_shelf_that_is_not_used_is_not_made() {
    let (folder, shelf) = shelf();
    assert!(shelf.unfinished().unwrap().is_none());
    assert_eq!(shelf.set_aside().unwrap(), [""; 0].map(PathBuf::from));
    assert_eq!(shelf.files().unwrap(), [""; 0].map(PathBuf::from));
    assert_eq!(shelf.begin().set_aside().unwrap(), None);
    shelf.begin().discard().unwrap();
    assert_eq!(names(folder.path()), [""; 0]);
}

#[test]
fn games_of_the_same_second_have_files_of_their_own() {
    let (_folder, shelf) = shelf();
    let held: Vec<Kept> = (0..20).map(|turns| kept(&shelf, turns)).collect();
    for (turns, kept) in held.iter().enumerate() {
        assert_eq!(read(kept.file().unwrap()), text(turns));
    }
    assert!(shelf.unfinished().unwrap().is_none(), "all are played");
    drop(held);
    assert_eq!(names(&playing(&shelf)).len(), 20, "no lock is left");
}

#[test]
fn many_at_once_never_share_a_game() {
    let (_folder, shelf) = shelf();
    for turns in 0..4 {
        drop(kept(&shelf, turns));
    }
    // Each takes what it finds or begins a game, and gives it back, all at the same time.
    std::thread::scope(|scope| {
        for player in 0..8 {
            let shelf = &shelf;
            scope.spawn(move || {
                for round in 0..20 {
                    let found = shelf.unfinished().unwrap();
                    let mut kept = found.map_or_else(|| shelf.begin(), |found| found.game);
                    let mine = format!("{}{{{player} {round}}}\n", text(3));
                    kept.write(&mine).unwrap();
                    std::thread::yield_now();
                    assert_eq!(read(kept.file().unwrap()), mine);
                }
            });
        }
    });
    let left = names(&playing(&shelf));
    assert_eq!(left, saved(&playing(&shelf)), "nothing but games");
}

#[test]
fn the_game_written_last_is_found_first() {
    let (_folder, shelf) = shelf();
    for (name, turns, hours) in [("a.pylos", 1, 3), ("b.pylos", 2, 1), ("c.pylos", 3, 2)] {
        age(&put(&shelf, name, text(turns)), hours);
    }
    let first = shelf.unfinished().unwrap().unwrap();
    let second = shelf.unfinished().unwrap().unwrap();
    let third = shelf.unfinished().unwrap().unwrap();
    let turns = [&first, &second, &third].map(|found| found.record.turns().len());
    assert_eq!(turns, [2, 3, 1]);
    assert_eq!(first.begun, None, "a name that is no time");
    assert_eq!(turns_found(&shelf), None);
    let files = shelf.files().unwrap();
    let files: Vec<_> = files.iter().filter_map(|file| file.file_name()).collect();
    assert_eq!(files, ["b.pylos", "c.pylos", "a.pylos"]);
}

#[test]
fn what_a_killed_program_left_is_tidied_up() {
    let (_folder, shelf) = shelf();
    put(&shelf, "a.pylos", text(5));
    for name in ["a.lock", "a.tmp", "b.lock", "b.tmp", "c.tmp"] {
        put(&shelf, name, "half a ga");
    }
    let mut held = kept(&shelf, 7);
    let file = held.file().unwrap();
    // As if that program were just writing.
    fs::write(file.with_extension("tmp"), "half").unwrap();
    assert_eq!(turns_found(&shelf), Some(5));
    let mut left = ["lock", "pylos", "tmp"]
        .map(|end| file.with_extension(end).file_name().unwrap().to_owned())
        .map(|name| name.into_string().unwrap())
        .to_vec();
    left.push("a.pylos".to_owned());
    assert_eq!(names(&playing(&shelf)), left, "what is held stays");
    held.write(&text(8)).unwrap();
    drop(held);
    assert_eq!(names(&playing(&shelf)).len(), 2);
}

#[test]
fn games_that_are_over_move_to_the_others() {
    let (_folder, shelf) = shelf();
    let whole = text(50);
    assert!(
        whole.ends_with("1-0\n") || whole.ends_with("0-1\n"),
        "{whole}"
    );
    let mut resigned = game(3);
    let to_move = resigned.position().to_move();
    resigned.resign(to_move).unwrap();
    let resigned = pylos::record::Record::of(&resigned).to_string();
    age(&put(&shelf, "a.pylos", &whole), 1);
    age(&put(&shelf, "b.pylos", text(4)), 2);
    age(&put(&shelf, "c.pylos", &resigned), 3);
    assert_eq!(turns_found(&shelf), Some(4));
    assert_eq!(names(&playing(&shelf)), ["b.pylos"]);
    assert_eq!(names(&over(&shelf)), ["a.pylos", "c.pylos"]);
    assert_eq!(read(over(&shelf).join("a.pylos")), whole);
    assert_eq!(read(over(&shelf).join("c.pylos")), resigned);
}

#[test]
fn a_game_that_is_over_stays_while_it_is_played() {
    let (_folder, shelf) = shelf();
    let held = kept(&shelf, 50);
    assert_eq!(turns_found(&shelf), None);
    let file = held.file().unwrap();
    assert!(file.exists(), "an undo may follow");
    let aside = held.set_aside().unwrap().unwrap();
    assert_eq!(aside.file_name(), file.file_name());
    assert_eq!(read(&aside), text(50));
    assert_eq!(names(&playing(&shelf)), [""; 0]);
}

#[test]
fn who_begins_anew_sets_the_others_aside() {
    let (_folder, shelf) = shelf();
    put(&shelf, "a.pylos", text(1));
    put(&shelf, "b.pylos", text(50));
    put(&shelf, "c.pylos", "[Game \"Go\"]");
    let held = kept(&shelf, 2);
    let aside = shelf.set_aside().unwrap();
    assert_eq!(aside.len(), 2, "{aside:?}");
    assert_eq!(names(&over(&shelf)), ["a.pylos", "b.pylos"]);
    assert_eq!(read(held.file().unwrap()), text(2), "this one is played");
    assert_eq!(read(playing(&shelf).join("c.pylos")), "[Game \"Go\"]");
    assert_eq!(names(&playing(&shelf)).len(), 3);
}

#[test]
fn nothing_that_is_over_is_ever_overwritten() {
    let (_folder, shelf) = shelf();
    for turns in 1..4 {
        put(&shelf, "a.pylos", text(turns));
        let aside = shelf.set_aside().unwrap();
        assert_eq!(read(&aside[0]), text(turns));
    }
    assert_eq!(names(&over(&shelf)), ["a-2.pylos", "a-3.pylos", "a.pylos"]);
    // Killed after it was put there, and before it was taken from here.
    put(&shelf, "a.pylos", text(2));
    assert_eq!(shelf.set_aside().unwrap(), [over(&shelf).join("a-2.pylos")]);
    assert_eq!(names(&over(&shelf)).len(), 3);
    assert_eq!(names(&playing(&shelf)), [""; 0]);
}

#[test]
fn what_is_no_sound_record_stays_as_it_is() {
    let (_folder, shelf) = shelf();
    let half = &text(20)[..120];
    let broken: [(&str, &[u8]); 4] = [
        ("a.pylos", b""),
        ("b.pylos", b"\xff\x00"),
        ("c.pylos", half.as_bytes()),
        (
            "d.pylos",
            b"[Game \"Pylos\"]\n[Rules \"kids\"]\n\n1. 1a1 1a1 *\n",
        ),
    ];
    for (name, bytes) in broken {
        put(&shelf, name, bytes);
    }
    fs::create_dir(playing(&shelf).join("e.pylos")).unwrap();
    assert_eq!(turns_found(&shelf), None);
    assert_eq!(shelf.set_aside().unwrap(), [""; 0].map(PathBuf::from));
    age(&put(&shelf, "f.pylos", text(6)), 9);
    assert_eq!(turns_found(&shelf), Some(6));
    for (name, bytes) in broken {
        assert_eq!(fs::read(playing(&shelf).join(name)).unwrap(), bytes);
    }
    assert_eq!(names(&over(&shelf)), [""; 0]);
    assert_eq!(shelf.files().unwrap().len(), 5, "all files are listed");
}

#[test]
fn a_game_in_which_nothing_happened_leaves_no_file() {
    let (_folder, shelf) = shelf();
    kept(&shelf, 0).discard().unwrap();
    assert_eq!(names(&playing(&shelf)), [""; 0]);
    let kept = kept(&shelf, 0);
    fs::remove_file(kept.file().unwrap()).unwrap();
    kept.discard().unwrap();
    assert_eq!(names(&playing(&shelf)), [""; 0]);
}

#[test]
fn a_game_whose_file_was_removed_is_written_again() {
    let (_folder, shelf) = shelf();
    let mut kept = kept(&shelf, 1);
    let file = kept.file().unwrap();
    fs::remove_file(&file).unwrap();
    kept.write(&text(2)).unwrap();
    assert_eq!(read(&file), text(2));
}

/// Elsewhere files that are open cannot be removed.
#[cfg(unix)]
#[test]
fn a_game_whose_folder_was_removed_is_written_again() {
    let (_folder, shelf) = shelf();
    let mut kept = kept(&shelf, 1);
    let file = kept.file().unwrap();
    fs::remove_dir_all(shelf.folder()).unwrap();
    kept.write(&text(2)).unwrap();
    assert_eq!(kept.file().unwrap(), file, "under the name it had");
    assert_eq!(read(&file), text(2));
    assert_eq!(turns_found(&shelf), None, "locked as before");
    // Without a lock another program takes it, and this one has to go elsewhere.
    fs::remove_file(file.with_extension("lock")).unwrap();
    let other = shelf.unfinished().unwrap().unwrap();
    kept.write(&text(3)).unwrap();
    assert_ne!(kept.file().unwrap(), file);
    assert_eq!(read(kept.file().unwrap()), text(3));
    assert_eq!(read(other.game.file().unwrap()), text(2));
    drop(kept);
    assert!(file.with_extension("lock").exists(), "it is not its own");
}

#[test]
fn a_game_that_is_gone_cannot_be_set_aside() {
    let (_folder, shelf) = shelf();
    let kept = kept(&shelf, 1);
    let file = kept.file().unwrap();
    fs::remove_file(&file).unwrap();
    let fault = kept.set_aside().unwrap_err();
    assert_eq!((fault.deed, &fault.path), (Deed::Move, &file));
    assert_eq!(names(&over(&shelf)), [""; 0]);
}

#[test]
fn a_file_in_the_way_is_told_and_left() {
    let (folder, shelf) = shelf();
    fs::write(shelf.folder(), "mine").unwrap();
    let mut kept = shelf.begin();
    let fault = kept.write(&text(1)).unwrap_err();
    let told = fault.to_string();
    assert!(told.starts_with("The folder cannot be made: "), "{told}");
    assert!(
        told.ends_with(&format!(": {}", playing(&shelf).display())),
        "{told}"
    );
    // Whether a folder that cannot be is taken for an empty one depends on the system.
    assert!(!matches!(shelf.unfinished(), Ok(Some(_))));
    assert_eq!(read(shelf.folder()), "mine");
    fs::remove_file(shelf.folder()).unwrap();
    kept.write(&text(1)).unwrap();
    assert_eq!(names(folder.path()), ["pylos"]);
    assert_eq!(read(kept.file().unwrap()), text(1));
}

#[cfg(unix)]
#[test]
fn only_the_owner_reads_the_names_of_players() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, shelf) = shelf();
    let kept = kept(&shelf, 1);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let file = kept.file().unwrap();
    assert_eq!(mode(&file), 0o600);
    assert_eq!(mode(&file.with_extension("lock")), 0o600);
    let aside = kept.set_aside().unwrap().unwrap();
    assert_eq!(mode(&aside), 0o600);
    for folder in [shelf.folder(), &playing(&shelf), &over(&shelf)] {
        assert_eq!(mode(folder), 0o700, "{}", folder.display());
    }
}
