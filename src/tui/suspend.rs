//! Stopping for a while, back to the shell.

/// Whether there is a shell that could wake the game up again. Without one, as in a window of the
/// game's own, it would sleep for ever.
#[must_use]
pub fn is_possible() -> bool {
    #[cfg(unix)]
    {
        use rustix::process::{getpgrp, getsid};
        getsid(None).is_ok_and(|session| session != getpgrp())
    }
    #[cfg(not(unix))]
    {
        false
    }
}

/// Stops the whole job, wrappers around the program included; returns when it is woken up.
pub fn stop() {
    #[cfg(unix)]
    {
        use rustix::process::{Signal, kill_current_process_group};
        // Where it fails the game just goes on.
        let _ = kill_current_process_group(Signal::STOP);
    }
}
