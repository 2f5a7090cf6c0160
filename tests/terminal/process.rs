//! A process, and how it ended.

use super::harness::DEADLINE;
use portable_pty::Child;
use std::thread;
use std::time::{Duration, Instant};

/// How often to look whether it goes on; nobody tells.
const PAUSE: Duration = Duration::from_millis(10);

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Code(u32),
    Signal(i32),
}

/// A process; killed when it is dropped and goes on.
pub struct Process {
    child: Box<dyn Child + Send + Sync>,
    end: Option<End>,
}

impl Process {
    pub fn new(child: Box<dyn Child + Send + Sync>) -> Process {
        Process { child, end: None }
    }

    pub fn id(&self) -> i32 {
        let id = self.child.process_id().expect("a process");
        id.try_into().expect("a process id")
    }

    pub fn is_running(&mut self) -> bool {
        self.poll().is_none()
    }

    /// Waits until it ends.
    pub fn end(&mut self) -> End {
        let deadline = Instant::now() + DEADLINE;
        loop {
            if let Some(end) = self.poll() {
                return end;
            }
            assert!(Instant::now() < deadline, "it goes on");
            thread::sleep(PAUSE);
        }
    }

    fn poll(&mut self) -> Option<End> {
        if self.end.is_none() {
            self.end = self.ask();
        }
        self.end
    }

    fn ask(&mut self) -> Option<End> {
        use std::os::unix::process::ExitStatusExt;
        let child: &mut dyn Child = &mut *self.child;
        let child = child.downcast_mut::<std::process::Child>();
        let status = child.expect("a process").try_wait().expect("its status")?;
        let code = || End::Code(status.code().unwrap_or(-1).unsigned_abs());
        Some(status.signal().map_or_else(code, End::Signal))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.is_running() {
            let _ = self.child.kill();
        }
    }
}
