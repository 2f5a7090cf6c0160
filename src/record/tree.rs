//! The turns of a record: the line that was played, and the variations from it.

use crate::pylos_core::Turn;

/// All lines of a record. The first is the one that was played; the others are named by their
/// place, so that no depth of variations within variations is too deep to be compared or dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tree {
    pub(super) lines: Vec<Line>,
}

/// Turns one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    /// The comments before the first turn.
    pub(super) opening: Vec<String>,
    pub(super) plies: Vec<Ply>,
}

/// A turn that was played, and what stands with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ply {
    pub(super) turn: Turn,
    /// The comments after it.
    pub(super) comments: Vec<String>,
    /// The lines that could have been played instead of it.
    pub(super) variations: Vec<usize>,
}

impl Tree {
    /// Some turns without a comment or a variation.
    pub(super) fn of(turns: impl Iterator<Item = Turn>) -> Tree {
        let mut line = Line::default();
        turns.for_each(|turn| line.play(turn));
        Tree { lines: vec![line] }
    }
}

impl Line {
    pub(super) fn play(&mut self, turn: Turn) {
        self.plies.push(Ply {
            turn,
            comments: Vec::new(),
            variations: Vec::new(),
        });
    }

    /// The comments after the last turn so far.
    pub(super) fn last_comments(&mut self) -> &mut Vec<String> {
        match self.plies.last_mut() {
            Some(ply) => &mut ply.comments,
            None => &mut self.opening,
        }
    }
}

/// A line of a record: the one that was played, or a variation.
///
/// ```
/// use pylos::record::Record;
///
/// let text = r#"[Game "Pylos"] [Rules "kids"] 1. 1a1 (1. 1b2 {better}) 1d4 *"#;
/// let record: Record = text.parse()?;
/// let played = record.played();
/// assert_eq!(played.turns().len(), 2);
/// let better = played.instead_of(0).next().unwrap();
/// assert_eq!(better.comments(1), ["better"]);
/// # Ok::<(), pylos::record::Fault>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Branch<'a> {
    tree: &'a Tree,
    line: &'a Line,
}

impl<'a> Branch<'a> {
    /// The line that was played.
    pub(super) fn of(tree: &'a Tree) -> Branch<'a> {
        let line = &tree.lines[0];
        Branch { tree, line }
    }

    /// Its turns. Those of a variation begin with the one that differs.
    #[must_use]
    pub fn turns(self) -> impl ExactSizeIterator<Item = Turn> + DoubleEndedIterator + 'a {
        self.line.plies.iter().map(|ply| ply.turn)
    }

    /// The comments after its first `turns` turns; after none, those before the first.
    #[must_use]
    pub fn comments(self, turns: usize) -> &'a [String] {
        match turns.checked_sub(1) {
            None => &self.line.opening,
            Some(last) => self.line.plies.get(last).map_or(&[], |ply| &ply.comments),
        }
    }

    /// The variations played instead of a turn, which is counted from 0.
    pub fn instead_of(self, turn: usize) -> impl Iterator<Item = Branch<'a>> {
        let ply = self.line.plies.get(turn);
        let variations = ply.map_or(&[][..], |ply| &ply.variations);
        let tree = self.tree;
        variations.iter().map(move |&line| Branch {
            tree,
            line: &tree.lines[line],
        })
    }
}
