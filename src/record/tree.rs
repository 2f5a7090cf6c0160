//! The turns of a record: the line that was played, and the variations from it.

use crate::pylos_core::{Position, Turn};

/// A place in the turns of a record or a study: the beginning, or after one of its turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(usize);

impl Place {
    /// The beginning, before any turn.
    pub const BEGINNING: Place = Place(0);
}

/// All turns. Each has its place, and each place knows those that follow it: first the one of its
/// own line, then the first turns of the variations from there. Places are named by number, so
/// that no depth of variations within variations is too deep to be compared or dropped.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
}

/// A turn, and what stands with it.
#[derive(Clone, Debug)]
struct Node {
    /// What was played before it, and the turn; nothing at the beginning.
    reached: Option<(Place, Turn)>,
    /// How many turns lead here.
    depth: usize,
    /// The position after it.
    position: Position,
    /// The comments before it, where a variation begins with it.
    before: Vec<String>,
    /// The comments after it.
    comments: Vec<String>,
    /// What follows.
    next: Vec<Place>,
}

/// A part of the turns as they are written one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A variation begins: it replaces the last turn of the line it stands in.
    Open,
    /// A turn.
    Turn(Place),
    /// The variation ends.
    Close,
}

impl Tree {
    /// No turn yet.
    pub(super) fn from_position(start: Position) -> Tree {
        let root = Node::new(None, 0, start);
        Tree { nodes: vec![root] }
    }

    /// Adds a turn after all others that follow a place, and the position it leads to.
    pub(super) fn add(&mut self, after: Place, turn: Turn, position: Position) -> Place {
        let place = Place(self.nodes.len());
        let depth = self.depth(after) + 1;
        self.nodes
            .push(Node::new(Some((after, turn)), depth, position));
        self.nodes[after.0].next.push(place);
        place
    }

    /// Makes a turn that follows a place the one of its line.
    pub(super) fn put_first(&mut self, place: Place) {
        if let Some(after) = self.parent(place) {
            let next = &mut self.nodes[after.0].next;
            next.retain(|other| *other != place);
            next.insert(0, place);
        }
    }

    /// Removes a turn and all that follows it.
    pub(super) fn remove(&mut self, place: Place) {
        if let Some(after) = self.parent(place) {
            self.nodes[after.0].next.retain(|other| *other != place);
        }
    }

    pub(super) fn parent(&self, place: Place) -> Option<Place> {
        self.nodes[place.0].reached.map(|(parent, _)| parent)
    }

    pub(super) fn turn(&self, place: Place) -> Option<Turn> {
        self.nodes[place.0].reached.map(|(_, turn)| turn)
    }

    pub(super) fn depth(&self, place: Place) -> usize {
        self.nodes[place.0].depth
    }

    pub(super) fn position(&self, place: Place) -> Position {
        self.nodes[place.0].position
    }

    pub(super) fn next(&self, place: Place) -> &[Place] {
        &self.nodes[place.0].next
    }

    pub(super) fn comments(&self, place: Place) -> &[String] {
        &self.nodes[place.0].comments
    }

    pub(super) fn comments_mut(&mut self, place: Place) -> &mut Vec<String> {
        &mut self.nodes[place.0].comments
    }

    pub(super) fn before(&self, place: Place) -> &[String] {
        &self.nodes[place.0].before
    }

    pub(super) fn before_mut(&mut self, place: Place) -> &mut Vec<String> {
        &mut self.nodes[place.0].before
    }

    /// The places of a line from some place on, that one included.
    pub(super) fn line(&self, from: Place) -> impl Iterator<Item = Place> {
        std::iter::successors(Some(from), |place| self.next(*place).first().copied())
    }

    /// The turns that lead to a place.
    pub(super) fn turns_to(&self, place: Place) -> Vec<Turn> {
        let back = std::iter::successors(Some(place), |place| self.parent(*place));
        let mut turns: Vec<Turn> = back.filter_map(|place| self.turn(place)).collect();
        turns.reverse();
        turns
    }

    /// The same turns up to the end of the line that was played, as a record can hold them. What
    /// follows that end are variations that replace no turn: they become one that begins with the
    /// last turn again. Before the first turn there is none to begin with, and they are left out.
    pub(super) fn up_to(&self, end: Place, undone: Option<Place>) -> Tree {
        let mut tree = self.clone();
        if let Some(undone) = undone {
            tree.remove(undone);
        }
        let next = std::mem::take(&mut tree.nodes[end.0].next);
        if let (Some((parent, turn)), [_, ..]) = (tree.nodes[end.0].reached, &next[..]) {
            let again = tree.add(parent, turn, tree.position(end));
            for place in &next {
                tree.nodes[place.0].reached = tree.turn(*place).map(|turn| (again, turn));
            }
            tree.nodes[again.0].next = next;
        }
        tree
    }

    /// Everything as it is written, one after the other. What follows the `end` of the line that
    /// was played are variations, but for the turn that is `undone`.
    pub(super) fn steps(&self, end: Option<Place>, undone: Option<Place>) -> Vec<Step> {
        enum Task {
            Line(Place),
            Variation(Place),
            Close,
        }
        let mut steps = Vec::new();
        let mut tasks = vec![Task::Line(Place::BEGINNING)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line(place) => {
                    let mut next = self.next(place);
                    if let Some((&first, others)) = next.split_first()
                        && end != Some(place)
                    {
                        steps.push(Step::Turn(first));
                        tasks.push(Task::Line(first));
                        next = others;
                    }
                    let shown = next.iter().rev().filter(|place| undone != Some(**place));
                    tasks.extend(shown.map(|other| Task::Variation(*other)));
                }
                Task::Variation(first) => {
                    steps.extend([Step::Open, Step::Turn(first)]);
                    tasks.extend([Task::Close, Task::Line(first)]);
                }
                Task::Close => steps.push(Step::Close),
            }
        }
        steps
    }
}

impl Node {
    fn new(reached: Option<(Place, Turn)>, depth: usize, position: Position) -> Node {
        Node {
            reached,
            depth,
            position,
            before: Vec::new(),
            comments: Vec::new(),
            next: Vec::new(),
        }
    }
}

/// The same turns with the same comments, whatever places they have.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let all = |tree: &Tree| tree.steps(None, None);
        let (ours, theirs) = (all(self), all(other));
        let same = |place: Place, theirs: Place| {
            let (one, other) = (&self.nodes[place.0], &other.nodes[theirs.0]);
            one.position == other.position
                && self.turn(place) == other.reached.map(|(_, turn)| turn)
                && one.before == other.before
                && one.comments == other.comments
        };
        let same_step = |(one, other): (&Step, &Step)| match (*one, *other) {
            (Step::Turn(place), Step::Turn(theirs)) => same(place, theirs),
            (one, other) => one == other,
        };
        ours.len() == theirs.len()
            && same(Place::BEGINNING, Place::BEGINNING)
            && ours.iter().zip(&theirs).all(same_step)
    }
}

impl Eq for Tree {}
