//! What was set up for the last new game: a file beside the games, written by the program alone.

use super::{Fault, Wishes, file};
use etcetera::BaseStrategy;
use std::path::PathBuf;
use toml::Table;

/// The name of the file in the folder of the games.
pub const MEMORY_NAME: &str = "setup.toml";

/// The folder of what the program keeps by itself; `None` where nobody has a home.
#[must_use]
pub fn state_folder() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    // Windows has no folder of this name: what belongs to one machine is with the caches.
    let folder = folders.state_dir().unwrap_or_else(|| folders.cache_dir());
    Some(folder.join("pylos"))
}

/// The path of the file, whether it is there or not.
pub(super) fn path() -> Option<PathBuf> {
    Some(state_folder()?.join(MEMORY_NAME))
}

/// What was set up, and what of it cannot be understood. Only what can be set up counts.
pub(super) fn read(text: &str) -> (Wishes, Vec<Fault>) {
    let (wishes, faults) = file::read(text);
    let wishes = Wishes {
        light: wishes.light,
        dark: wishes.dark,
        lots: wishes.lots,
        variant: wishes.variant,
        raise_when_empty: wishes.raise_when_empty,
        optional_recovery: wishes.optional_recovery,
        no_pass: wishes.no_pass,
        turn_time: wishes.turn_time,
        clock: wishes.clock,
        ..Wishes::default()
    };
    let faults = faults.into_iter().map(|fault| Fault::Memory(fault.into()));
    (wishes, faults.collect())
}

/// The text that remembers what was set up, written as a config file is.
///
/// ```
/// use pylos::settings::{Wishes, remembered, resolve};
///
/// let set_up = Wishes {
///     light: Some("Ana".to_owned()),
///     lots: Some(true),
///     ..Wishes::default()
/// };
/// let text = remembered(&set_up);
/// assert_eq!(text, "light = \"Ana\"\nlots = true\n");
/// let settings = resolve(Wishes::default(), |_| None, None, Some(&text));
/// assert!(settings.lots.value);
/// ```
#[must_use]
pub fn remembered(set_up: &Wishes) -> String {
    let texts = [
        ("light", set_up.light.clone()),
        ("dark", set_up.dark.clone()),
        ("variant", set_up.variant.map(|v| v.name().to_owned())),
        ("turn-time", set_up.turn_time.map(|time| time.to_string())),
        ("clock", set_up.clock.map(|time| time.to_string())),
    ];
    let switches = [
        ("lots", set_up.lots),
        ("raise-when-empty", set_up.raise_when_empty),
        ("optional-recovery", set_up.optional_recovery),
        ("no-pass", set_up.no_pass),
    ];
    let texts = texts
        .into_iter()
        .filter_map(|(name, text)| Some((name.to_owned(), text?.into())));
    let switches = switches
        .into_iter()
        .filter_map(|(name, switch)| Some((name.to_owned(), switch?.into())));
    texts.chain(switches).collect::<Table>().to_string()
}
