//! Files that the player named.

use crate::{names, read};
use pylos::shelf::{Deed, file_named, write_whole};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

#[test]
fn a_new_file_is_written_whole() {
    let folder = tempfile::tempdir().unwrap();
    for (name, over) in [("a.pylos", false), ("b.pylos", true)] {
        let file = folder.path().join(name);
        write_whole(&file, "a game\n", over).unwrap();
        assert_eq!(read(&file), "a game\n");
    }
    assert_eq!(names(folder.path()), ["a.pylos", "b.pylos"]);
}

#[test]
fn a_file_is_overwritten_only_when_that_is_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.pylos");
    fs::write(&file, "old").unwrap();
    let fault = write_whole(&file, "new", false).unwrap_err();
    assert!(fault.is_taken());
    let told = format!("{} is there already.", file.display());
    assert_eq!(fault.to_string(), told);
    assert_eq!(read(&file), "old");
    write_whole(&file, "new", true).unwrap();
    assert_eq!(read(&file), "new");
    assert_eq!(names(folder.path()), ["a.pylos"]);
}

#[test]
fn of_many_that_write_a_new_file_one_does() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..20 {
        let file = folder.path().join(round.to_string());
        let write = |writer: usize| {
            write_whole(&file, &writer.to_string(), false)
                .map(|()| writer)
                .map_err(|fault| assert!(fault.is_taken(), "{fault}"))
        };
        let winners: Vec<usize> = std::thread::scope(|scope| {
            let writers: Vec<_> = (0..8).map(|n| scope.spawn(move || write(n))).collect();
            let done = writers.into_iter().map(|writer| writer.join().unwrap());
            done.filter_map(Result::ok).collect()
        });
        assert_eq!(winners.len(), 1);
        assert_eq!(read(&file), winners[0].to_string());
    }
    assert_eq!(names(folder.path()).len(), 20, "no other file is left");
}

#[test]
fn what_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    for (path, over) in [
        (folder.path().join("no/folder/a.pylos"), false),
        (folder.path().to_owned(), true),
    ] {
        let fault = write_whole(&path, "new", over).unwrap_err();
        assert_eq!((fault.deed, &fault.path), (Deed::Write, &path));
        assert!(!fault.is_taken());
        let told = fault.to_string();
        assert!(told.starts_with("The file cannot be written: "), "{told}");
        assert!(told.ends_with(&format!(": {}", path.display())), "{told}");
    }
    assert_eq!(names(folder.path()), [""; 0]);
}

#[test]
fn the_name_of_a_folder_is_that_of_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let there = folder.path().to_str().unwrap();
    for name in [format!("{there}/new/"), there.to_owned()] {
        let path = file_named(&name);
        for over in [false, true] {
            let fault = write_whole(&path, "new", over).unwrap_err();
            assert_eq!(fault.reason.kind(), ErrorKind::IsADirectory, "{fault}");
        }
        assert_eq!(names(folder.path()), [""; 0]);
    }
}

#[test]
fn a_name_without_an_extension_gets_that_of_records() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name| file_named(folder.path().join(name).to_str().unwrap());
    fs::write(folder.path().join("there"), "").unwrap();
    for (name, file) in [
        ("new", "new.pylos"),
        ("there", "there.pylos"),
        ("a.txt", "a.txt"),
    ] {
        assert_eq!(path(name), folder.path().join(file));
    }
}

/// Every name that a file can have is good, the longest too.
#[test]
fn a_long_name_is_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x".repeat(255));
    write_whole(&file, "a game", false).unwrap();
    write_whole(&file, "another", true).unwrap();
    assert_eq!(read(&file), "another");
}

#[test]
fn a_file_in_this_very_folder_needs_no_path() {
    // Nothing is written: the folder is that of the sources.
    let fault = write_whole(Path::new("Cargo.toml"), "", false).unwrap_err();
    assert!(fault.is_taken());
}

#[cfg(unix)]
mod on_unix {
    use super::{ErrorKind, file_named, fs, names, read, write_whole};
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::path::Path;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o7777
    }

    #[test]
    fn the_name_of_a_device_is_its_own() {
        assert_eq!(file_named("/dev/null"), Path::new("/dev/null"));
    }

    #[test]
    fn a_file_keeps_its_permissions() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.pylos");
        for permissions in [0o640, 0o600, 0o666, 0o755] {
            fs::write(&file, "old").unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(permissions)).unwrap();
            write_whole(&file, "new", true).unwrap();
            assert_eq!((mode(&file), read(&file)), (permissions, "new".to_owned()));
        }
    }

    #[test]
    fn a_link_leads_to_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("there")).unwrap();
        symlink("there/a.pylos", at("near")).unwrap();
        symlink(at("near"), at("far")).unwrap();
        write_whole(&at("far"), "first", false).unwrap();
        assert_eq!(read(at("there/a.pylos")), "first");
        let fault = write_whole(&at("far"), "second", false).unwrap_err();
        assert!(fault.is_taken());
        write_whole(&at("far"), "second", true).unwrap();
        assert_eq!(read(at("there/a.pylos")), "second");
        assert!(at("near").is_symlink() && at("far").is_symlink());
        assert_eq!(names(&at("there")), ["a.pylos"]);
    }

    #[test]
    fn a_link_to_itself_leads_nowhere() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link");
        symlink("link", &link).unwrap();
        write_whole(&link, "new", true).unwrap_err();
        assert!(link.is_symlink());
    }

    #[test]
    fn a_pipe_is_written_to() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        let reader = std::thread::spawn({
            let pipe = pipe.clone();
            move || read(pipe)
        });
        write_whole(&pipe, "a game", false).unwrap();
        assert_eq!(reader.join().unwrap(), "a game");
        write_whole(Path::new("/dev/null"), "a game", false).unwrap();
        assert_eq!(names(folder.path()), ["pipe"]);
    }

    #[test]
    fn a_device_that_is_full_is_told() {
        if Path::new("/dev/full").exists() {
            let fault = write_whole(Path::new("/dev/full"), "a game", true).unwrap_err();
            assert_eq!(fault.reason.kind(), ErrorKind::StorageFull);
        }
    }
}
