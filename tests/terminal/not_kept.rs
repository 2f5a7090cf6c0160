//! Disks and folders that take nothing: the game is played all the same.

use super::home::{Home, written};
use super::launch::Launch;
use super::process::End;
use super::state;
use super::table::{Table, begin_turn, model, tell};
use pylos::pylos_core::{Game, Rules};
use pylos::shelf::{Deed, Fault};
use pylos::tui::{Mode, Model, OnDisk, Question};
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

fn said(deed: Deed, path: &Path, reason: io::Error) -> String {
    let path = path.to_owned();
    let fault = Fault { deed, path, reason };
    fault.to_string()
}

/// Plays a turn that cannot be kept, and is the first of these: this is said.
fn play_in_vain(table: &mut Table, turn: &str, reason: &str) {
    table.pty.send(&format!(":{turn}\r"));
    table.key("", |model| {
        let turn = turn.parse().expect("a turn");
        model.study.play(turn).expect("a legal turn");
        begin_turn(model);
        let reason = [("reason", reason.to_owned().into())];
        tell(model, model.words.say_with("not-kept", &reason));
        model.kept = OnDisk::Failed(0);
    });
}

fn quits(mut table: Table, said: &str) {
    table.key("q", |model| model.mode = Mode::Asking(Question::Quit));
    let said = table.model.words.say(said);
    assert!(table.shows(&said), "{said}");
    table.ends("y", End::Code(0));
}

/// No folder can be below a file, not even for those who may do everything.
#[test]
fn a_state_folder_that_cannot_be_is_told_once() {
    let file = state::fresh().join("file");
    fs::write(&file, "mine").expect("a file");
    let state = file.join("state");
    let launch = Launch::pylos(&[]).env("XDG_STATE_HOME", state.to_str().expect("a path"));
    let playing = state.join("pylos/playing");
    let mut told = model(&launch, Game::new(Rules::default()));
    let error = fs::read_dir(&playing).expect_err("no folder");
    tell(&mut told, said(Deed::Read, &playing, error));
    let mut table = Table::start(&launch, told);
    let error = fs::create_dir_all(&playing).expect_err("no folder");
    play_in_vain(&mut table, "1b2", &said(Deed::Make, &playing, error));
    table.play_all("1c3 1a1");
    quits(table, "ask-quit-lost");
    assert_eq!(fs::read(&file).expect("a file"), b"mine");
}

#[test]
fn a_closed_state_folder_is_told_once() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    let file = home.put("2026-01-02-0304-05.pylos", "");
    fs::remove_file(&file).expect("a file");
    let playing = file.parent().expect("a folder");
    fs::set_permissions(playing, fs::Permissions::from_mode(0o500)).expect("a folder");
    if fs::File::create(playing.join("trial")).is_ok() {
        return skip("to those who may do everything no folder is closed");
    }
    let mut table = Table::open(&home.pylos(&[]), Game::new(Rules::default()));
    table.pty.send(":1b2\r");
    table.pty.wait_for("The game goes on, but is not kept:");
    table.key("\x1b[D", |model| play(model, "1b2"));
    table.play_all("1c3");
    // As soon as it can be kept again, it is.
    fs::set_permissions(playing, fs::Permissions::from_mode(0o700)).expect("a folder");
    table.play_all("1a1");
    table.model.kept = OnDisk::As(0);
    let study = written(&table.model.study);
    quits(table, "ask-quit");
    assert_eq!(written(&home.game().1.study()), study);
}

fn play(model: &mut Model, turn: &str) {
    let turn = turn.parse().expect("a turn");
    model.study.play(turn).expect("a legal turn");
    begin_turn(model);
    model.kept = OnDisk::Failed(0);
}

/// A small disk that only the program sees, and that goes with it.
const ON_A_SMALL_DISK: &str = r#"
mount -t tmpfs -o size=64k,mode=700 none "$XDG_STATE_HOME" && exec "$@"
"#;

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_fills_up_keeps_what_was_kept_before() {
    use std::process::Command;
    let state = state::fresh();
    let program = |program: &[&str]| {
        let shell = ["-rm", "sh", "-c", ON_A_SMALL_DISK, "sh"];
        let launch = Launch::program("unshare", &[&shell, program].concat());
        launch.env("XDG_STATE_HOME", state.to_str().expect("a path"))
    };
    let mut trial = Command::new("unshare");
    trial
        .args(&program(&["true"]).command[1..])
        .env("XDG_STATE_HOME", &state);
    if !trial.output().is_ok_and(|tried| tried.status.success()) {
        return skip("no disk can be mounted here");
    }
    let launch = program(&[super::endings::PYLOS]);
    let mut table = Table::open(&launch, Game::new(Rules::default()));
    table.play_all("1b2 1c3");
    // The disk, as the program sees it.
    let root = format!("/proc/{}/root", table.pty.process.id());
    let disk = Path::new(&root).join(state.strip_prefix("/").expect("a whole path"));
    let home = Home::at(&disk);
    let before = home.game();
    let filler = disk.join("filler");
    let mut file = fs::File::create(&filler).expect("a file");
    while file.write_all(&[b'x'; 512]).is_ok() {}
    drop(file);

    let name = before.0.file_name().expect("a name");
    let kept = state.join("pylos/playing").join(name);
    let error = io::Error::from_raw_os_error(28);
    assert_eq!(error.kind(), ErrorKind::StorageFull);
    play_in_vain(&mut table, "1a1", &said(Deed::Write, &kept, error));
    table.play_all("1a2");
    table.key("q", |model| model.mode = Mode::Asking(Question::Quit));
    assert!(table.shows(&table.model.words.say("ask-quit-lost")));
    table.key("n", |model| model.mode = Mode::Board);
    assert_eq!(home.game(), before);

    fs::remove_file(&filler).expect("a file");
    table.play_all("1a3");
    table.model.kept = OnDisk::As(0);
    assert_eq!(written(&home.game().1.study()), written(&table.model.study));
    quits(table, "ask-quit");
    assert_eq!(
        super::home::names(&state),
        [""; 0],
        "nothing went elsewhere"
    );
}

fn skip(reason: &str) {
    let _ = writeln!(io::stderr(), "not tried: {reason}");
}
