//! `pylos perft`: counting turn sequences.

use super::End;
use crate::cli::PerftArgs;
use crate::pylos_core::{Position, divide, perft};
use crate::text::Catalogue;
use std::io::Write;
use std::time::Instant;

/// Prints the number of turn sequences; the time taken goes to the error stream.
pub fn run(args: &PerftArgs, words: &Catalogue) -> anyhow::Result<End> {
    let position = args.position.unwrap_or(Position::START);
    let mut out = std::io::stdout().lock();
    let begin = Instant::now();
    let count = if args.divide && args.depth > 0 {
        let counts = divide(&position, args.rules, args.depth);
        for (turn, count) in &counts {
            writeln!(out, "{turn} {count}")?;
        }
        counts.iter().map(|(_, count)| count).sum()
    } else {
        perft(&position, args.rules, args.depth)
    };
    writeln!(out, "{count}")?;
    out.flush()?;
    let seconds = begin.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss, reason = "a figure to read, in millions")]
    let millions = count as f64 / 1e6 / seconds.max(f64::EPSILON);
    eprintln!(
        "{}",
        words.say_with(
            "perft-speed",
            &[
                ("seconds", format!("{seconds:.3}").into()),
                ("millions", format!("{millions:.1}").into()),
            ],
        )
    );
    Ok(End::Done)
}
