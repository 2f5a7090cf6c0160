//! Counting turn sequences: the field's test of a rules engine.

use super::{Position, Rules, Turn};
use alloc::vec::Vec;

/// The number of turn sequences of `depth` turns from a position.
///
/// A turn counts once whatever order its recovered balls come in, a finished game has none, and
/// repetition plays no part. Depth 0 is 1. The last turn of each sequence is counted, not played.
///
/// ```
/// use pylos::pylos_core::{perft, Position, Rules};
///
/// assert_eq!(perft(&Position::START, Rules::default(), 3), 3360);
/// ```
#[must_use]
pub fn perft(position: &Position, rules: Rules, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_turns(rules),
        2 => position.count_replies(rules),
        _ => {
            let mut count = 0;
            position.visit_played(rules, |_, after| {
                count += perft(&after, rules, depth - 1);
            });
            count
        }
    }
}

/// Each legal turn with the number of sequences of `depth` turns that begin with it, in the order
/// of the turns' text; nothing for depth 0.
#[must_use]
pub fn divide(position: &Position, rules: Rules, depth: u32) -> Vec<(Turn, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let mut counts = Vec::new();
    position.visit_played(rules, |turn, after| {
        counts.push((turn, perft(&after, rules, rest)));
    });
    counts.sort_by_cached_key(|(turn, _)| alloc::string::ToString::to_string(turn));
    counts
}
