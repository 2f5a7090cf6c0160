//! The command line, as clap types; its words come from the catalogue.

use crate::clock::{GameTime, Span, TimeControl};
use crate::pylos_core::{Position, Rules, Variant};
use crate::settings::{self, Color, Limit, Wishes};
use crate::show::Format;
use crate::text::{self, Catalogue};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use std::path::PathBuf;

fn say(id: &str) -> String {
    Catalogue::english().say(id)
}

/// What was asked for on the command line.
#[derive(Debug, Parser)]
#[command(name = "pylos", version, about = say("cli-about"), args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// Something else than a game.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The game to play.
    #[command(flatten)]
    pub game: GameArgs,
}

impl Cli {
    /// What is wrong with arguments that each for itself are right.
    #[must_use]
    pub fn contradiction(&self) -> Option<clap::Error> {
        let settings = match &self.command {
            None => &self.game.settings,
            Some(Command::Config(settings)) => settings,
            Some(_) => return None,
        };
        let (Some(Limit::To(turn)), Some(Limit::To(game))) = (settings.turn_time, settings.clock)
        else {
            return None;
        };
        let misfit = TimeControl::of_both(game, turn).err()?;
        let reason = text::misfit(Catalogue::english(), turn, game, misfit);
        Some(Cli::command().error(ErrorKind::ArgumentConflict, reason))
    }
}

/// What else than a game can be asked for.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Show a record turn by turn.
    #[command(about = say("cli-replay"))]
    Replay(ReplayArgs),
    /// Count turn sequences.
    #[command(about = say("cli-perft"))]
    Perft(PerftArgs),
    /// Check game records.
    #[command(about = say("cli-check"))]
    Check(CheckArgs),
    /// Show positions of a game.
    #[command(about = say("cli-show"), long_about = say("cli-show-long"))]
    Show(ShowArgs),
    /// Write a record of a game that was played elsewhere.
    #[command(about = say("cli-import"), long_about = say("cli-import-long"))]
    Import(ImportArgs),
    /// List the games that are kept.
    #[command(about = say("cli-games"))]
    Games,
    /// Show the settings in force.
    #[command(about = say("cli-config"))]
    Config(SettingArgs),
    /// Print completions for a shell.
    #[command(about = say("cli-completions"))]
    Completions {
        /// The shell.
        #[arg(help = say("cli-completions-shell"), value_name = say("cli-value-shell"))]
        shell: Shell,
    },
    /// Print the man page.
    #[command(about = say("cli-man"))]
    Man,
}

/// A game: its settings, where it begins and how it is played.
#[derive(Debug, Args)]
pub struct GameArgs {
    /// A record to play on, or to look through.
    #[arg(help = say("cli-file"), value_name = say("cli-value-file"), conflicts_with = "lots")]
    pub file: Option<PathBuf>,
    /// How the game is kept.
    #[command(flatten)]
    pub keep: KeepArgs,
    /// The settings.
    #[command(flatten)]
    pub settings: SettingArgs,
    /// The position to begin in.
    #[arg(long, help = say("cli-position"), value_name = say("cli-value-position"), value_parser = position, conflicts_with = "file")]
    pub position: Option<Position>,
    /// Line mode.
    #[arg(long, help = say("cli-plain"), conflicts_with_all = ["theme", "color", "ascii", "no_mouse", "no_animation", "bell"])]
    pub plain: bool,
    /// End line mode at the first line that is refused.
    #[arg(long, help = say("cli-strict"), requires = "plain")]
    pub strict: bool,
}

/// Which game goes on, and whether it is kept.
#[derive(Debug, Args)]
pub struct KeepArgs {
    /// Go on with the unfinished game.
    #[arg(long, help = say("cli-resume"), conflicts_with_all = ["file", "position", "new", "no_save", "lots"])]
    pub resume: bool,
    /// Begin a new game.
    #[arg(long, help = say("cli-new"), conflicts_with = "file")]
    pub new: bool,
    /// Keep nothing.
    #[arg(long, help = say("cli-no-save"))]
    pub no_save: bool,
}

/// A variant, by a flag of its own or by name.
#[derive(Debug, Args)]
pub struct VariantArgs {
    /// The kids' variant.
    #[arg(long, help = say("cli-kids"), conflicts_with_all = ["advanced", "variant"])]
    pub kids: bool,
    /// The advanced variant.
    #[arg(long, help = say("cli-advanced"), conflicts_with = "variant")]
    pub advanced: bool,
    /// The variant by name.
    #[arg(long, help = say("cli-variant"), value_name = say("cli-value-variant"), value_parser = variant_parser())]
    pub variant: Option<Variant>,
}

impl VariantArgs {
    /// The variant that is asked for, if one is.
    #[must_use]
    pub fn chosen(&self) -> Option<Variant> {
        match (self.kids, self.advanced) {
            (true, _) => Some(Variant::Kids),
            (_, true) => Some(Variant::Advanced),
            _ => self.variant,
        }
    }
}

/// Settings of how the board looks.
#[derive(Debug, Args)]
pub struct LookArgs {
    /// The theme.
    #[arg(long, help = say("cli-theme"), value_name = say("cli-value-theme"), value_parser = name)]
    pub theme: Option<String>,
    /// How many colours to use.
    #[arg(long, help = say("cli-color"), value_name = say("cli-value-color"), value_parser = color_parser())]
    pub color: Option<Color>,
    /// ASCII glyphs only.
    #[arg(long, help = say("cli-ascii"), value_name = say("cli-value-switch"), num_args = 0..=1, require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub ascii: Option<bool>,
}

impl LookArgs {
    /// What is asked for.
    #[must_use]
    pub fn wishes(&self) -> Wishes {
        Wishes {
            theme: self.theme.clone(),
            color: self.color,
            ascii: self.ascii,
            ..Wishes::default()
        }
    }
}

/// Settings of the screen.
#[derive(Debug, Args)]
pub struct ScreenArgs {
    /// How it looks.
    #[command(flatten)]
    pub look: LookArgs,
    /// No clicks.
    #[arg(long, help = say("cli-no-mouse"), value_name = say("cli-value-switch"), num_args = 0..=1, require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub no_mouse: Option<bool>,
    /// No movement.
    #[arg(long, help = say("cli-no-animation"), value_name = say("cli-value-switch"), num_args = 0..=1, require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub no_animation: Option<bool>,
}

impl ScreenArgs {
    /// What is asked for.
    #[must_use]
    pub fn wishes(&self) -> Wishes {
        let off = |flag: Option<bool>| flag.map(|off| !off);
        Wishes {
            animation: off(self.no_animation),
            mouse: off(self.no_mouse),
            ..self.look.wishes()
        }
    }
}

/// Settings: rules, players and screen.
#[derive(Debug, Args)]
pub struct SettingArgs {
    /// The variant.
    #[command(flatten)]
    pub variant: VariantArgs,
    /// The house rule `raise-when-empty`.
    #[arg(long, help = say("cli-raise-when-empty"), value_name = say("cli-value-switch"), num_args = 0..=1, require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub raise_when_empty: Option<bool>,
    /// The house rule `optional-recovery`.
    #[arg(long, help = say("cli-optional-recovery"), value_name = say("cli-value-switch"), num_args = 0..=1, require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub optional_recovery: Option<bool>,
    /// The house rule `no-pass`.
    #[arg(long, help = say("cli-no-pass"), value_name = say("cli-value-switch"), num_args = 0..=1, require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub no_pass: Option<bool>,
    /// What each turn may take.
    #[arg(long, help = say("cli-turn-time"), value_name = say("cli-value-time"), value_parser = turn_time, allow_hyphen_values = true)]
    pub turn_time: Option<Limit<Span>>,
    /// What the turns of a player may take together.
    #[arg(long, help = say("cli-clock"), value_name = say("cli-value-clock"), value_parser = clock, allow_hyphen_values = true)]
    pub clock: Option<Limit<GameTime>>,
    /// Ring in the last ten seconds.
    #[arg(long, help = say("cli-bell"), value_name = say("cli-value-switch"), num_args = 0..=1, require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub bell: Option<bool>,
    /// The name of who plays light.
    #[arg(long, help = say("cli-light"), value_name = say("cli-value-name"), value_parser = name)]
    pub light: Option<String>,
    /// The name of who plays dark.
    #[arg(long, help = say("cli-dark"), value_name = say("cli-value-name"), value_parser = name)]
    pub dark: Option<String>,
    /// Draw lots for who plays light.
    #[arg(long, help = say("cli-lots"), value_name = say("cli-value-switch"), num_args = 0..=1, require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub lots: Option<bool>,
    /// The screen.
    #[command(flatten)]
    pub screen: ScreenArgs,
}

impl SettingArgs {
    /// What is asked for.
    #[must_use]
    pub fn wishes(&self) -> Wishes {
        Wishes {
            light: self.light.clone(),
            dark: self.dark.clone(),
            lots: self.lots,
            variant: self.variant.chosen(),
            raise_when_empty: self.raise_when_empty,
            optional_recovery: self.optional_recovery,
            no_pass: self.no_pass,
            turn_time: self.turn_time,
            clock: self.clock,
            bell: self.bell,
            ..self.screen.wishes()
        }
    }
}

/// What to replay.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The record.
    #[arg(help = say("cli-replay-file"), value_name = say("cli-value-file"))]
    pub file: PathBuf,
    /// As fast as it was played.
    #[arg(long, help = say("cli-real-time"))]
    pub real_time: bool,
    /// The screen.
    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// What to count.
#[derive(Debug, Args)]
pub struct PerftArgs {
    /// How many turns deep to count, in plies.
    #[arg(help = say("cli-perft-depth"), value_name = say("cli-value-depth"))]
    pub depth: u32,
    /// The rules.
    #[arg(long, help = say("cli-perft-rules"), value_name = say("cli-value-rules"), value_parser = rules, default_value = "standard")]
    pub rules: Rules,
    /// The position to count from.
    #[arg(long, help = say("cli-position"), value_name = say("cli-value-position"), value_parser = position)]
    pub position: Option<Position>,
    /// Print a line for each turn.
    #[arg(long, help = say("cli-perft-divide"))]
    pub divide: bool,
}

/// What to check.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// The records.
    #[arg(help = say("cli-check-files"), value_name = say("cli-value-file"), required = true)]
    pub files: Vec<PathBuf>,
}

/// What to show, and how.
#[derive(Debug, Args)]
pub struct ShowArgs {
    /// The record.
    #[arg(help = say("cli-show-file"), value_name = say("cli-value-file"), required_unless_present = "position")]
    pub file: Option<PathBuf>,
    /// After how many turns; the last position where nothing is said.
    #[arg(long, help = say("cli-show-ply"), value_name = say("cli-value-ply"))]
    pub ply: Option<usize>,
    /// Every position.
    #[arg(long, help = say("cli-show-all"), conflicts_with = "ply")]
    pub all: bool,
    /// A position instead of a record.
    #[arg(long, help = say("cli-show-position"), value_name = say("cli-value-position"), value_parser = position, conflicts_with_all = ["file", "ply", "all"])]
    pub position: Option<Position>,
    /// The rules the position is played by.
    #[arg(long, help = say("cli-show-rules"), value_name = say("cli-value-rules"), value_parser = rules, requires = "position", conflicts_with = "file")]
    pub rules: Option<Rules>,
    /// In which form.
    #[arg(long, help = say("cli-show-format"), value_name = say("cli-value-format"), value_parser = format_parser(), default_value = Format::Text.name())]
    pub format: Format,
    /// How it looks, in colours or as a drawing.
    #[command(flatten)]
    pub look: LookArgs,
}

/// The log of a game.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// The log.
    #[arg(help = say("cli-import-file"), value_name = say("cli-value-file"), default_value = "-")]
    pub file: PathBuf,
    /// The variant that was played.
    #[command(flatten)]
    pub variant: VariantArgs,
    /// The name of who played light.
    #[arg(long, help = say("cli-light"), value_name = say("cli-value-name"), value_parser = name)]
    pub light: Option<String>,
    /// The name of who played dark.
    #[arg(long, help = say("cli-dark"), value_name = say("cli-value-name"), value_parser = name)]
    pub dark: Option<String>,
}

fn variant_parser() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::ALL.map(Variant::name)).try_map(|name| name.parse())
}

fn color_parser() -> impl TypedValueParser<Value = Color> {
    PossibleValuesParser::new(Color::ALL.map(Color::name))
        .map(|name| Color::from_name(&name).unwrap_or_default())
}

fn format_parser() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name))
        .map(|name| Format::from_name(&name).unwrap_or_default())
}

fn rules(text: &str) -> Result<Rules, String> {
    text.parse()
        .map_err(|error| text::rules_error(Catalogue::english(), &error))
}

fn position(text: &str) -> Result<Position, String> {
    text.parse()
        .map_err(|error| text::position_error(Catalogue::english(), &error))
}

fn turn_time(text: &str) -> Result<Limit<Span>, String> {
    text.parse()
        .map_err(|error| text::turn_time_error(Catalogue::english(), error))
}

fn clock(text: &str) -> Result<Limit<GameTime>, String> {
    text.parse()
        .map_err(|error| text::clock_error(Catalogue::english(), error))
}

/// A name: something to show on one line of a terminal.
fn name(text: &str) -> Result<String, String> {
    settings::label(text).map_err(say)
}
