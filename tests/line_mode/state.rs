//! State folders for runs of the program.

use std::cell::RefCell;
use std::path::PathBuf;
use tempfile::TempDir;

thread_local! {
    /// They go with the thread, which is when the test ends that asked for them.
    static FRESH: RefCell<Vec<TempDir>> = const { RefCell::new(Vec::new()) };
}

/// A new state folder, which nobody else has. It is removed when this test ends.
pub fn fresh() -> PathBuf {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_owned();
    FRESH.with_borrow_mut(|all| all.push(folder));
    path
}
