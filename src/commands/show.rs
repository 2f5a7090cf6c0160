//! `pylos show`: positions of a game, in the form that was asked for.

use super::themes::Themes;
use super::{print, source, tell, tell_fault, tell_faults};
use crate::cli::ShowArgs;
use crate::end::End;
use crate::pylos_core::{Game, Position};
use crate::record::Record;
use crate::settings::{self, Settings};
use crate::show::{self, Format, Positions, Scene};
use crate::text::Catalogue;
use crate::tui::Look;
use crate::tui::theme::Theme;
use std::path::Path;

/// Prints the position that was asked for, or every one.
pub fn run(args: &ShowArgs, words: &'static Catalogue) -> anyhow::Result<End> {
    let record = match (&args.file, args.position) {
        (Some(file), None) => source::record(file, words),
        (_, position) => Ok(alone(args, position.unwrap_or(Position::START))),
    };
    let positions = match record {
        Ok(record) => Positions::of(&record),
        Err(told) => {
            tell(&told);
            return Ok(End::Failed);
        }
    };
    let ply = args.ply.unwrap_or(positions.turn_count());
    let Some(scene) = positions.scene(ply) else {
        // As texts, for a number may be written with signs between its digits.
        let parts = [
            ("ply", ply.to_string().into()),
            ("count", positions.turn_count().to_string().into()),
        ];
        tell_fault(words.say_with("show-no-ply", &parts), words);
        return Ok(End::Misused);
    };
    let scenes: Vec<Scene<'_>> = if args.all {
        positions.scenes().collect()
    } else {
        vec![scene]
    };
    let shown = match args.format {
        Format::Text => show::text(words, &scenes),
        Format::Json if args.all => show::json_list(&scenes)?,
        Format::Json => show::json(scene)?,
        Format::Ansi | Format::Svg => {
            let (theme, look) = appearance(args, words);
            if args.format == Format::Ansi {
                show::ansi(words, &scenes, (theme, look))
            } else if args.all {
                show::svg_strip(words, &scenes, &theme.truecolor)
            } else {
                show::svg(words, scene, &theme.truecolor)
            }
        }
    };
    print(shown.as_bytes(), words)
}

/// A record of a position in which nothing has been played.
fn alone(args: &ShowArgs, position: Position) -> Record {
    Record::of(&Game::from_position(
        position,
        args.rules.unwrap_or_default(),
    ))
}

/// The theme and the look that the settings ask for. Says what is wrong with them.
fn appearance(args: &ShowArgs, words: &Catalogue) -> (Theme, Look) {
    let settings = settings::load(args.look.wishes(), false);
    tell_faults(&settings, words);
    let variable = |name: &str| std::env::var(name).ok();
    let look = Look::detect(settings.color, settings.ascii, variable);
    (theme(&settings, words), look)
}

fn theme(settings: &Settings, words: &Catalogue) -> Theme {
    let config = settings::path();
    let folder = config.as_deref().and_then(Path::parent);
    let themes = Themes::load(&settings.theme, folder, words);
    for fault in &themes.faults {
        tell_fault(fault.clone(), words);
    }
    themes.all[themes.chosen].1
}
