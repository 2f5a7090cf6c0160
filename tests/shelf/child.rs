//! This very program once more, as a process of its own that can be ended or starved.

use std::io::{self, BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// The variable that says what a child is to do.
const JOB: &str = "PYLOS_TEST_JOB";

/// The variable that says with which folder.
const FOLDER: &str = "PYLOS_TEST_FOLDER";

/// What a child reports stands between this and the end of the line.
const MARK: char = '@';

/// A job of a child, by name.
pub fn job(name: &str, folder: &Path) {
    match name {
        "play" => crate::killed::play(folder),
        "hold" => crate::killed::hold(folder),
        "starve" => crate::faults::starve(folder),
        "locked-out" => crate::faults::locked_out(folder),
        "name" => crate::faults::name(folder),
        _ => panic!("no job {name}"),
    }
}

/// Not a test, but where a child begins; in a run of all tests it has no job.
#[test]
fn child() {
    if let (Ok(name), Some(folder)) = (std::env::var(JOB), std::env::var_os(FOLDER)) {
        job(&name, Path::new(&folder));
    }
}

/// Reports something, so that it is there even if this process is killed next.
pub fn report(text: &str) {
    let mut out = io::stdout().lock();
    writeln!(out, "{MARK}{text}").unwrap();
    out.flush().unwrap();
}

/// A child with a job and a folder, started by a shell after a script, in which `"$@"` is it.
pub fn command(job: &str, folder: &Path, script: &str) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", script, "sh"])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "child::child", "--nocapture"])
        .env(JOB, job)
        .env(FOLDER, folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    command
}

/// A child at work. Dropped, it is killed.
pub struct Worker {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Worker {
    pub fn start(job: &str, folder: &Path) -> Worker {
        Worker::of(&mut command(job, folder, r#"exec "$@""#))
    }

    pub fn of(command: &mut Command) -> Worker {
        let mut child = command.spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Worker { child, lines }
    }

    /// Waits for the next report; nothing when there is none any more.
    pub fn next(&mut self) -> Option<String> {
        loop {
            let line = self.lines.next()?.unwrap();
            if let Some((_, report)) = line.split_once(MARK) {
                return Some(report.to_owned());
            }
        }
    }

    /// Ends it at once, as nothing can be that it could prepare for.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asserts that it reports this, then nothing more, and that all went well.
    #[track_caller]
    pub fn reports(mut self, reports: &[&str]) {
        let all: Vec<String> = std::iter::from_fn(|| self.next()).collect();
        let status = self.child.wait().unwrap();
        assert_eq!(all, reports, "and ended {status}");
        assert!(status.success(), "{status} after {all:?}");
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
