//! Disks and folders that take nothing.

use crate::child::{Worker, command, report};
use crate::{kept, names, playing, read, shelf, text};
use pylos::shelf::{Deed, Shelf, write_whole};
use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// Somebody without any rights.
const NOBODY: u32 = 65534;

/// More than the disks here hold.
const MUCH: usize = 1 << 20;

/// The child's part: writes more than there is room for, and then less again.
pub fn starve(folder: &Path) {
    let shelf = Shelf::new(folder);
    let mut game = kept(&shelf, 3);
    let file = game.file().unwrap();
    let named = folder.join("named.pylos");
    write_whole(&named, "old", false).unwrap();
    let before = names(folder);
    let too_much = format!("{}{{{}}}", text(4), "x".repeat(MUCH));

    let faults = [
        game.write(&too_much).unwrap_err(),
        write_whole(&named, &too_much, true).unwrap_err(),
        write_whole(&folder.join("new.pylos"), &too_much, false).unwrap_err(),
    ];
    for fault in faults {
        let told = fault.to_string();
        assert!(told.starts_with("The file cannot be written: "), "{told}");
        assert!(
            told.ends_with(&format!(": {}", fault.path.display())),
            "{told}"
        );
        report(&format!("{:?} {:?}", fault.deed, fault.reason.kind()));
    }
    assert_eq!((read(&file), read(&named)), (text(3), "old".to_owned()));
    assert_eq!(names(folder), before);
    assert_eq!(names(&playing(&shelf)).len(), 2, "nothing half is left");

    game.write(&text(4)).unwrap();
    write_whole(&named, "new", true).unwrap();
    assert_eq!((read(&file), read(&named)), (text(4), "new".to_owned()));
    drop(game);
    assert!(shelf.unfinished().unwrap().is_some());
    report("done");
}

/// No process may write a file of more than some kilobytes.
#[test]
fn a_game_too_large_for_the_system_leaves_the_old_one() {
    let (_folder, shelf) = shelf();
    let script = r#"trap '' XFSZ; ulimit -f 64; exec "$@""#;
    let fault = "Write FileTooLarge";
    Worker::of(&mut command("starve", shelf.folder(), script))
        .reports(&[fault, fault, fault, "done"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_the_old_game() {
    let mount = "mount -t tmpfs -o size=64k,mode=700 none";
    let disk = tempfile::tempdir().unwrap();
    // A disk that only the child sees, and that goes with it.
    let unshare = ["unshare", "-rm", "sh", "-c"];
    let mut trial = Command::new(unshare[0]);
    trial.args(&unshare[1..]);
    trial.arg(format!("{mount} \"$0\"")).arg(disk.path());
    if !trial.output().is_ok_and(|tried| tried.status.success()) {
        skip("no disk can be mounted here");
        return;
    }
    let script =
        format!(r#"exec unshare -rm sh -c '{mount} "$PYLOS_TEST_FOLDER"; exec "$@"' sh "$@""#);
    let fault = "Write StorageFull";
    Worker::of(&mut command("starve", disk.path(), &script))
        .reports(&[fault, fault, fault, "done"]);
    assert_eq!(names(disk.path()), [""; 0], "nothing went to the real one");
}

fn skip(reason: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stderr(), "not tried: {reason}");
}

fn close(folder: &Path, mode: u32) {
    fs::set_permissions(folder, fs::Permissions::from_mode(mode)).unwrap();
}

/// The child's part: a shelf whose folders take nothing.
pub fn locked_out(folder: &Path) {
    let shelf = Shelf::new(folder);
    let mut game = kept(&shelf, 3);
    let file = game.file().unwrap();
    close(&playing(&shelf), 0o500);
    let fault = game.write(&text(4)).unwrap_err();
    assert_eq!((fault.deed, &fault.path), (Deed::Write, &file));
    report(&format!("{:?}", fault.reason.kind()));
    assert_eq!(read(&file), text(3));
    close(&playing(&shelf), 0o700);
    game.write(&text(4)).unwrap();
    drop(game);

    close(&playing(&shelf), 0o500);
    let fault = shelf.unfinished().unwrap_err();
    assert_eq!(fault.deed, Deed::Lock);
    let fault = shelf.begin().write(&text(5)).unwrap_err();
    assert_eq!(fault.deed, Deed::Lock);
    close(&playing(&shelf), 0o000);
    let fault = shelf.unfinished().unwrap_err();
    assert_eq!((fault.deed, fault.path), (Deed::Read, playing(&shelf)));
    close(&playing(&shelf), 0o700);

    // The games that are over take no more.
    close(folder, 0o500);
    let found = shelf.unfinished().unwrap().unwrap();
    let fault = found.game.set_aside().unwrap_err();
    assert_eq!(fault.deed, Deed::Make);
    assert_eq!(read(&file), text(4));
    close(folder, 0o700);

    let named = folder.join("named.pylos");
    fs::write(&named, "old").unwrap();
    close(&named, 0o400);
    let fault = write_whole(&named, "new", true).unwrap_err();
    assert!(!fault.is_taken(), "{fault}");
    assert_eq!(read(&named), "old", "it was write-protected");
    close(folder, 0o500);
    write_whole(&folder.join("other"), "new", false).unwrap_err();
    close(folder, 0o700);
    assert_eq!(names(folder), ["named.pylos", "playing"]);
    report("done");
}

#[test]
fn a_folder_that_takes_nothing_leaves_the_old_game() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = folder.path().join("pylos");
    fs::create_dir(&shelf).unwrap();
    let mut command = command("locked-out", &shelf, r#"exec "$@""#);
    if rustix::process::geteuid().is_root() {
        // To those who may do everything no folder is closed.
        chown(folder.path(), Some(NOBODY), Some(NOBODY)).unwrap();
        chown(&shelf, Some(NOBODY), Some(NOBODY)).unwrap();
        command.uid(NOBODY).gid(NOBODY);
        let mut trial = Command::new("test");
        trial.arg("-x").arg(std::env::current_exe().unwrap());
        let tried = trial.uid(NOBODY).gid(NOBODY).status();
        if !tried.is_ok_and(|status| status.success()) {
            skip("nobody else can run this test");
            return;
        }
    }
    Worker::of(&mut command).reports(&["PermissionDenied", "done"]);
}

/// The child's part: names a new file.
pub fn name(folder: &Path) {
    let file = folder.join("a.pylos");
    write_whole(&file, "a game", false).unwrap();
    let mode = fs::metadata(&file).unwrap().permissions().mode() & 0o777;
    report(&format!("{mode:o}"));
}

#[test]
fn a_new_file_has_the_permissions_that_new_files_have() {
    for (umask, mode) in [
        ("022", "644"),
        ("027", "640"),
        ("077", "600"),
        ("002", "664"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let script = format!(r#"umask {umask}; exec "$@""#);
        Worker::of(&mut command("name", folder.path(), &script)).reports(&[mode]);
    }
}
