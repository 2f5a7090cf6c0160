//! `pylos perft`: counting turn sequences.

use super::tell;
use crate::cli::PerftArgs;
use crate::end::End;
use crate::pylos_core::{Position, Turn, divide, perft};
use crate::text::Catalogue;
use anyhow::Context;
use std::io::{self, Write};
use std::time::Instant;

/// Prints the number of turn sequences; the time taken goes to the error stream.
pub fn run(args: &PerftArgs, words: &Catalogue) -> anyhow::Result<End> {
    let position = args.position.unwrap_or(Position::START);
    let begin = Instant::now();
    let (turns, count) = if args.divide && args.depth > 0 {
        let turns = divide(&position, args.rules, args.depth);
        let count = turns.iter().map(|(_, count)| count).sum();
        (turns, count)
    } else {
        (Vec::new(), perft(&position, args.rules, args.depth))
    };
    let seconds = begin.elapsed().as_secs_f64();
    print(&turns, count).with_context(|| words.say("output-failed"))?;
    #[allow(clippy::cast_precision_loss, reason = "a figure to read, in millions")]
    let millions = count as f64 / 1e6 / seconds.max(f64::EPSILON);
    let parts = [
        ("seconds", format!("{seconds:.3}").into()),
        ("millions", format!("{millions:.1}").into()),
    ];
    tell(&words.say_with("perft-speed", &parts));
    Ok(End::Done)
}

fn print(turns: &[(Turn, u64)], count: u64) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (turn, count) in turns {
        writeln!(out, "{turn} {count}")?;
    }
    writeln!(out, "{count}")?;
    out.flush()
}
