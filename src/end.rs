//! How the program ends.

/// How a command ended, when nothing failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It did what was asked: exit code 0.
    Done,
    /// The work failed, and the reason has been told: exit code 1.
    Failed,
    /// It cannot work in these surroundings, and the reason has been told: exit code 2.
    Misused,
    /// A signal, or the key that stands for it, ended it: exit code 128 + its number.
    Signal(i32),
}
