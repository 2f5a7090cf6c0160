//! When a game began: the name of its file.

use jiff::ZonedDateTime;
use jiff::civil::DateTime;
use std::ffi::OsString;
use std::path::Path;

/// As in `2026-11-30-0932-47`: sorted by name is sorted by time.
const STAMP: &str = "%Y-%m-%d-%H%M-%S";

/// How many bytes a stamp has; a number may follow.
const WIDTH: usize = "2026-11-30-0932-47".len();

/// The stamp of this moment, by the local clock.
pub(super) fn now() -> OsString {
    ZonedDateTime::now().strftime(STAMP).to_string().into()
}

/// The day it is here, as the date of a record has it: `2026-11-30`.
#[must_use]
pub fn today() -> String {
    ZonedDateTime::now().date().to_string()
}

/// When a game on the shelf began, by the name of its file, as in `2026-11-30 09:32`; `None`
/// where somebody named it otherwise.
#[must_use]
pub fn begun(file: &Path) -> Option<String> {
    let stamp = file.file_name()?.to_str()?.get(..WIDTH)?;
    let begun = DateTime::strptime(STAMP, stamp).ok()?;
    Some(begun.strftime("%Y-%m-%d %H:%M").to_string())
}

#[cfg(test)]
mod tests {
    use super::{begun, now, today};
    use std::path::Path;

    #[test]
    fn a_name_says_when() {
        let said = |name: &str| begun(&Path::new("2001/").join(name));
        let morning = Some("2026-11-30 09:32".to_owned());
        assert_eq!(said("2026-11-30-0932-47.pylos"), morning);
        assert_eq!(said("2026-11-30-0932-47-12.pylos"), morning);
        assert_eq!(said("2026-13-30-0932-47.pylos"), None);
        assert_eq!(said("final.pylos"), None);
        assert_eq!(said(""), None);
        assert_eq!(said("2026-11-30-0932-4\u{e9}.pylos"), None);
    }

    #[test]
    fn this_moment_has_a_name() {
        // Once more where midnight came in between.
        let is_sound = || {
            let begun = begun(Path::new(&now())).unwrap();
            begun.starts_with(&today()) && today().len() == "2026-11-30".len()
        };
        assert!(is_sound() || is_sound());
    }
}
