//! What the player has chosen: by flags, the environment and the config file, resolved once.
//!
//! Each source is read into [`Wishes`]; [`resolve`] takes each setting from the first that speaks
//! of it: flags, environment, file, what was set up for the last new game. It is pure; [`load`]
//! hands it the world.

mod fault;
mod file;
mod memory;
mod times;

pub use fault::{Expected, Fault};
pub use memory::{MEMORY_NAME, remembered, state_folder};
pub use times::Limit;

use crate::clock::{GameTime, Span, TimeControl};
use crate::pylos_core::{Rules, Variant};
use crate::text::{self, Players};
use etcetera::BaseStrategy;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use unicode_width::UnicodeWidthStr;

/// The theme where none is chosen.
pub const DEFAULT_THEME: &str = "wood";

/// The name of the config file in its folder.
pub const FILE_NAME: &str = "config.toml";

/// Which keys give a command, by the command's name; neither is checked here.
pub type Keys = BTreeMap<String, Vec<String>>;

/// Where a setting comes from.
///
/// They are in the order of their weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// Nobody chose it.
    Default,
    /// It was set up for the last new game.
    Remembered,
    /// The config file.
    File,
    /// This variable of the environment.
    Environment(&'static str),
    /// The command line.
    Flag,
}

/// A value, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setting<T> {
    /// The value in force.
    pub value: T,
    /// Where it comes from.
    pub origin: Origin,
}

/// How many colours to use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Color {
    /// As many as the terminal is known to have.
    #[default]
    Auto,
    /// 24 bits.
    True,
    /// The 256 of xterm.
    Indexed,
    /// The 16 of every terminal.
    Sixteen,
    /// None.
    Never,
}

impl Color {
    /// All choices.
    pub const ALL: [Color; 5] = [
        Color::Auto,
        Color::True,
        Color::Indexed,
        Color::Sixteen,
        Color::Never,
    ];

    /// What it is called on the command line and in the config file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Color::Auto => "auto",
            Color::True => "truecolor",
            Color::Indexed => "256",
            Color::Sixteen => "16",
            Color::Never => "never",
        }
    }

    /// The choice of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.name() == name)
    }
}

/// What one source asks for: nothing where it does not speak of a setting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is described once, in `Settings`")]
pub struct Wishes {
    pub theme: Option<String>,
    pub color: Option<Color>,
    pub ascii: Option<bool>,
    pub animation: Option<bool>,
    pub mouse: Option<bool>,
    pub light: Option<String>,
    pub dark: Option<String>,
    pub lots: Option<bool>,
    pub variant: Option<Variant>,
    pub raise_when_empty: Option<bool>,
    pub optional_recovery: Option<bool>,
    pub no_pass: Option<bool>,
    pub turn_time: Option<Limit<Span>>,
    pub clock: Option<Limit<GameTime>>,
    pub bell: Option<bool>,
    pub keyboard: Option<String>,
    pub keys: Option<Keys>,
}

/// The settings in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The theme: a name, or the path of a file.
    pub theme: Setting<String>,
    /// How many colours to use. What `auto` comes to is for the screen to find out.
    pub color: Setting<Color>,
    /// Draw with ASCII characters only; else that depends on the terminal.
    pub ascii: Setting<bool>,
    /// Let things move on the screen.
    pub animation: Setting<bool>,
    /// Let the terminal report clicks.
    pub mouse: Setting<bool>,
    /// The name of who plays light.
    pub light: Setting<Option<String>>,
    /// The name of who plays dark.
    pub dark: Setting<Option<String>>,
    /// Draw lots for who of the two plays light.
    pub lots: Setting<bool>,
    /// The variant.
    pub variant: Setting<Variant>,
    /// The house rule `raise-when-empty`.
    pub raise_when_empty: Setting<bool>,
    /// The house rule `optional-recovery`.
    pub optional_recovery: Setting<bool>,
    /// The house rule `no-pass`.
    pub no_pass: Setting<bool>,
    /// What each turn may take; it goes together with the clock.
    pub turn_time: Setting<Option<Span>>,
    /// What the turns of a player may take together.
    pub clock: Setting<Option<GameTime>>,
    /// Ring in the last ten seconds.
    pub bell: Setting<bool>,
    /// The keyboard that keys are taken by their place on, by name; else that of the locale.
    pub keyboard: Setting<Option<String>>,
    /// The keys of the commands that have others than usual.
    pub keys: Setting<Keys>,
    /// What is wrong with the sources, in the order in which it was found. What a fault is about
    /// is as if it were not there.
    pub faults: Vec<Fault>,
}

impl Settings {
    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> Rules {
        Rules {
            variant: self.variant.value,
            raise_when_empty: self.raise_when_empty.value,
            optional_recovery: self.optional_recovery.value,
            no_pass: self.no_pass.value,
        }
    }

    /// What time the players have; `None` where nothing limits it.
    #[must_use]
    pub fn time_control(&self) -> Option<TimeControl> {
        times::control(self.turn_time.value, self.clock.value)
    }

    /// Whether what was set up last could be understood, or nothing ever was set up.
    #[must_use]
    pub fn is_memory_sound(&self) -> bool {
        let mut faults = self.faults.iter();
        !faults.any(|fault| matches!(fault, Fault::Memory(_)))
    }

    /// What time the players have because the command line says so.
    #[must_use]
    pub fn time_asked(&self) -> Option<TimeControl> {
        let origins = [self.turn_time.origin, self.clock.origin];
        self.time_control()
            .filter(|_| origins.contains(&Origin::Flag))
    }

    /// The players' names.
    #[must_use]
    pub fn players(&self) -> Players {
        Players::new(self.light.value.clone(), self.dark.value.clone())
    }
}

/// The path of the config file, whether it is there or not; nothing where nobody has a home.
#[must_use]
pub fn path() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(folders.config_dir().join("pylos").join(FILE_NAME))
}

/// The settings in force for this process. What was set up last on the screen counts if it is wanted:
/// not where scripts play.
#[must_use]
pub fn load(flags: Wishes, with_memory: bool) -> Settings {
    let (file, unread) = text_of(path());
    let (memory, forgotten) = text_of(memory::path().filter(|_| with_memory));
    let variable = |name: &str| std::env::var(name).ok();
    let mut settings = resolve(flags, variable, file.as_deref(), memory.as_deref());
    let forgotten = forgotten.map(|fault| Fault::Memory(Box::new(fault)));
    settings.faults.extend(unread.into_iter().chain(forgotten));
    settings
}

/// The text of a file that need not be there, or what is wrong with it.
fn text_of(path: Option<PathBuf>) -> (Option<String>, Option<Fault>) {
    match path.map(|path| read(&path)) {
        Some(Ok(text)) => (text, None),
        Some(Err(fault)) => (None, Some(fault)),
        None => (None, None),
    }
}

/// The text of a file; nothing where there is none.
fn read(path: &Path) -> Result<Option<String>, Fault> {
    match std::fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if is_absent(&error) => Ok(None),
        Err(error) => Err(Fault::Unreadable(error.to_string())),
    }
}

/// Whether there is no file, or no folder for it.
fn is_absent(error: &std::io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// Takes each setting from the flags, or else the environment, or else the text of the config
/// file, or else the text of what was set up last, or else leaves it as it is by default.
pub fn resolve(
    flags: Wishes,
    variable: impl Fn(&str) -> Option<String>,
    file: Option<&str>,
    memory: Option<&str>,
) -> Settings {
    let (file, mut faults) = file.map(file::read).unwrap_or_default();
    let (memory, forgotten) = memory.map(memory::read).unwrap_or_default();
    let theme = from_environment(
        "PYLOS_THEME",
        Expected::Text,
        &variable,
        &mut faults,
        |text| label(text).ok(),
    );
    let animation = from_environment(
        "PYLOS_ANIMATION",
        Expected::Switch,
        &variable,
        &mut faults,
        |text| match text {
            "0" => Some(false),
            "1" => Some(true),
            _ => None,
        },
    );
    let turn_time = flags.turn_time.map(Option::from);
    let turn_time = first(turn_time, None, file.turn_time.map(Option::from), None);
    let mut turn_time = or_remembered(memory.turn_time.map(Option::from), turn_time);
    let clock = flags.clock.map(Option::from);
    let clock = first(clock, None, file.clock.map(Option::from), None);
    let mut clock = or_remembered(memory.clock.map(Option::from), clock);
    faults.extend(times::reconcile(&mut turn_time, &mut clock));
    faults.extend(forgotten);
    let name = |flag: Option<String>, file: Option<String>, memory: Option<String>| {
        let chosen = first(flag.map(Some), None, file.map(Some), None);
        or_remembered(memory.map(Some), chosen)
    };
    let switch = |flag, file, memory| or_remembered(memory, first(flag, None, file, false));
    Settings {
        theme: first(flags.theme, theme, file.theme, DEFAULT_THEME.to_owned()),
        color: first(flags.color, None, file.color, Color::default()),
        ascii: first(flags.ascii, None, file.ascii, false),
        animation: first(flags.animation, animation, file.animation, true),
        mouse: first(flags.mouse, None, file.mouse, true),
        light: name(flags.light, file.light, memory.light),
        dark: name(flags.dark, file.dark, memory.dark),
        lots: switch(flags.lots, file.lots, memory.lots),
        variant: or_remembered(
            memory.variant,
            first(flags.variant, None, file.variant, Variant::default()),
        ),
        raise_when_empty: switch(
            flags.raise_when_empty,
            file.raise_when_empty,
            memory.raise_when_empty,
        ),
        optional_recovery: switch(
            flags.optional_recovery,
            file.optional_recovery,
            memory.optional_recovery,
        ),
        no_pass: switch(flags.no_pass, file.no_pass, memory.no_pass),
        turn_time,
        clock,
        bell: first(flags.bell, None, file.bell, false),
        keyboard: first(
            flags.keyboard.map(Some),
            None,
            file.keyboard.map(Some),
            None,
        ),
        keys: first(flags.keys, None, file.keys, Keys::new()),
        faults,
    }
}

/// What nobody chose is as it was set up last.
fn or_remembered<T>(memory: Option<T>, setting: Setting<T>) -> Setting<T> {
    match memory {
        Some(value) if setting.origin == Origin::Default => Setting {
            value,
            origin: Origin::Remembered,
        },
        _ => setting,
    }
}

/// What a variable of the environment asks for, with its name.
fn from_environment<T>(
    name: &'static str,
    expected: Expected,
    variable: impl Fn(&str) -> Option<String>,
    faults: &mut Vec<Fault>,
    understand: impl Fn(&str) -> Option<T>,
) -> Option<(T, &'static str)> {
    let found = variable(name).filter(|value| !value.is_empty())?;
    let value = understand(&found);
    if value.is_none() {
        faults.push(Fault::Variable {
            name,
            found,
            expected,
        });
    }
    value.map(|value| (value, name))
}

fn first<T>(
    flag: Option<T>,
    environment: Option<(T, &'static str)>,
    file: Option<T>,
    default: T,
) -> Setting<T> {
    let (value, origin) = match (flag, environment, file) {
        (Some(value), _, _) => (value, Origin::Flag),
        (_, Some((value, name)), _) => (value, Origin::Environment(name)),
        (_, _, Some(value)) => (value, Origin::File),
        _ => (default, Origin::Default),
    };
    Setting { value, origin }
}

/// A text to show on one line of a terminal; else the id of the sentence that says why it is none.
pub(crate) fn label(text: &str) -> Result<String, &'static str> {
    let label = text.trim();
    if label.width() == 0 {
        Err("name-empty")
    } else if label.chars().any(text::steers) {
        Err("name-control")
    } else {
        Ok(label.to_owned())
    }
}

#[cfg(test)]
mod tests;
