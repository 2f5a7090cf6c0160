//! Locks: which games a program plays.

use super::write::private;
use super::{Deed, Fault};
use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// A lock file, and the lock on it, which the system takes back when the program ends.
///
/// Whoever holds the lock on the file that is at the path *now* has it; only he may remove the
/// file. One who opened it before it was removed sees after locking it that it is no longer there.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    /// Open as long as the lock is held.
    file: Option<File>,
}

impl Lock {
    /// Takes a lock; `None` where another has it.
    pub(super) fn take(path: PathBuf) -> Result<Option<Lock>, Fault> {
        let file = sole().create(true).truncate(false).open(&path);
        let file = file.map_err(Fault::of(Deed::Lock, &path))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock::if_it_stands(path, file)),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(Fault::of(Deed::Lock, &path)(error)),
        }
    }

    /// Takes a lock whose file is not there yet; `None` where it is.
    pub(super) fn make(path: PathBuf) -> Result<Option<Lock>, Fault> {
        let file = match sole().create_new(true).open(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Ok(None),
            made => made.map_err(Fault::of(Deed::Lock, &path))?,
        };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            // Some file systems have no locks: no other program can take this one either.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Lock::if_it_stands(path, file)),
        }
    }

    fn if_it_stands(path: PathBuf, file: File) -> Option<Lock> {
        // No `Lock` before it is known to be one: dropped, that removes the file.
        is_at(&file, &path).then_some(Lock {
            path,
            file: Some(file),
        })
    }

    /// Whether its file is still there, as it should be: somebody may have removed it by hand.
    pub(super) fn stands(&self) -> bool {
        self.file
            .as_ref()
            .is_some_and(|file| is_at(file, &self.path))
    }
}

impl Drop for Lock {
    /// Removes the file while it is locked, so that nobody else has it.
    fn drop(&mut self) {
        if self.stands() {
            // Where an open file cannot be removed, others that have it open keep it as well.
            #[cfg(not(unix))]
            drop(self.file.take());
            // One that stays is tidied up another day.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// How a lock file is opened: where the system can see to it, nobody removes it meanwhile.
fn sole() -> fs::OpenOptions {
    #[cfg_attr(not(windows), expect(unused_mut, reason = "Windows changes it"))]
    let mut options = private();
    #[cfg(windows)]
    {
        const SHARE_READ_AND_WRITE: u32 = 3;
        std::os::windows::fs::OpenOptionsExt::share_mode(&mut options, SHARE_READ_AND_WRITE);
    }
    options
}

/// Whether an open file is the one at a path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let is_same = || -> std::io::Result<bool> {
        let (open, there) = (file.metadata()?, fs::symlink_metadata(path)?);
        Ok((open.dev(), open.ino()) == (there.dev(), there.ino()))
    };
    is_same().unwrap_or(false)
}

/// Whether an open file is the one at a path: it cannot be removed while it is open.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    use super::Lock;
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::SeqCst};

    /// The file comes and goes all the time, and with it the lock that others wait for.
    #[test]
    fn one_at_a_time_has_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let (is_held, times) = (AtomicBool::new(false), AtomicU32::new(0));
        std::thread::scope(|scope| {
            for taker in 0..4 {
                let (path, is_held, times) = (&path, &is_held, &times);
                scope.spawn(move || {
                    while times.load(SeqCst) < 500 {
                        let lock = match taker {
                            0 => Lock::make(path.clone()),
                            _ => Lock::take(path.clone()),
                        };
                        if let Some(lock) = lock.unwrap() {
                            assert!(!is_held.swap(true, SeqCst), "two have it");
                            times.fetch_add(1, SeqCst);
                            std::thread::yield_now();
                            assert!(lock.stands());
                            is_held.store(false, SeqCst);
                        }
                    }
                });
            }
        });
        assert!(!path.exists());
    }
}
