//! The command line, as clap types; its words come from the catalogue.

use crate::pylos_core::{Position, Rules, Variant};
use crate::text::{self, Catalogue, Players};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use unicode_width::UnicodeWidthStr;

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

/// What else than a game can be asked for.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Count turn sequences.
    #[command(about = say("cli-perft"))]
    Perft(PerftArgs),
}

/// A game: its rules, its players and where it begins.
#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub struct GameArgs {
    /// The kids' variant.
    #[arg(long, help = say("cli-kids"), conflicts_with_all = ["advanced", "variant"])]
    pub kids: bool,
    /// The advanced variant.
    #[arg(long, help = say("cli-advanced"), conflicts_with = "variant")]
    pub advanced: bool,
    /// The variant by name.
    #[arg(long, help = say("cli-variant"), value_name = say("cli-value-variant"), value_parser = variant_parser())]
    pub variant: Option<Variant>,
    /// The house rule `raise-when-empty`.
    #[arg(long, help = say("cli-raise-when-empty"))]
    pub raise_when_empty: bool,
    /// The house rule `optional-recovery`.
    #[arg(long, help = say("cli-optional-recovery"))]
    pub optional_recovery: bool,
    /// The house rule `no-pass`.
    #[arg(long, help = say("cli-no-pass"))]
    pub no_pass: bool,
    /// The name of who plays light.
    #[arg(long, help = say("cli-light"), value_name = say("cli-value-name"), value_parser = name)]
    pub light: Option<String>,
    /// The name of who plays dark.
    #[arg(long, help = say("cli-dark"), value_name = say("cli-value-name"), value_parser = name)]
    pub dark: Option<String>,
    /// The position to begin in.
    #[arg(long, help = say("cli-position"), value_name = say("cli-value-position"), value_parser = position)]
    pub position: Option<Position>,
    /// Line mode.
    #[arg(long, help = say("cli-plain"))]
    pub plain: bool,
    /// End line mode at the first line that is refused.
    #[arg(long, help = say("cli-strict"), requires = "plain")]
    pub strict: bool,
    /// ASCII glyphs only.
    #[arg(long, help = say("cli-ascii"), conflicts_with = "plain")]
    pub ascii: bool,
}

impl GameArgs {
    /// The rules asked for.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let variant = match (self.kids, self.advanced) {
            (true, _) => Variant::Kids,
            (_, true) => Variant::Advanced,
            _ => self.variant.unwrap_or_default(),
        };
        Rules {
            variant,
            raise_when_empty: self.raise_when_empty,
            optional_recovery: self.optional_recovery,
            no_pass: self.no_pass,
        }
    }

    /// The players' names.
    #[must_use]
    pub fn players(&self) -> Players {
        Players::new(self.light.clone(), self.dark.clone())
    }
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

fn variant_parser() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::ALL.map(Variant::name)).try_map(|name| name.parse())
}

fn rules(text: &str) -> Result<Rules, String> {
    text.parse()
        .map_err(|error| text::rules_error(Catalogue::english(), &error))
}

fn position(text: &str) -> Result<Position, String> {
    text.parse()
        .map_err(|error| text::position_error(Catalogue::english(), &error))
}

/// A player's name: something to show on one line of a terminal.
fn name(text: &str) -> Result<String, String> {
    let name = text.trim();
    if name.width() == 0 {
        Err(say("name-empty"))
    } else if name.chars().any(text::steers) {
        Err(say("name-control"))
    } else {
        Ok(name.to_owned())
    }
}
