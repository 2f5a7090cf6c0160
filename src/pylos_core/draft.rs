//! A turn being made, step by step.

use super::{Cell, CellSet, Position, Recovered, Refusal, Rules, Turn};

/// A turn being made step by step: lift or land, then take back.
///
/// A finished draft is always a legal turn, every legal turn can be drafted, and no step leads
/// where the turn could not be finished.
///
/// ```
/// use pylos::pylos_core::{Draft, Position, Rules, Step};
///
/// let position: Position = "4/4/LL2/1L2 3/3/3 2/2 1 L".parse()?;
/// let mut draft = Draft::new(position, Rules::default());
/// assert_eq!(draft.choose("1a1".parse()?), Ok(Step::Land));
/// assert!(draft.finish().is_err(), "the square is complete: a ball has to be taken back");
/// assert_eq!(draft.choose("1b2".parse()?), Ok(Step::Recover));
/// assert_eq!(draft.finish()?.to_string(), "1a1x1b2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    start: Position,
    rules: Rules,
    stage: Stage,
    /// `no-pass` is in force, and the player has another turn than passing.
    passing_refused: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Begin,
    Lifted(Cell),
    Landed {
        from: Option<Cell>,
        to: Cell,
        taken: Taken,
    },
}

/// The balls taken back, in the order they were chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    None,
    One(Cell),
    Two(Cell, Cell),
}

impl Taken {
    fn and(self, cell: Cell) -> Result<Taken, Refusal> {
        match self {
            Taken::None => Ok(Taken::One(cell)),
            Taken::One(first) => Ok(Taken::Two(first, cell)),
            Taken::Two(..) => Err(Refusal::TooManyRecovered),
        }
    }

    fn cells(self) -> CellSet {
        match self {
            Taken::None => CellSet::EMPTY,
            Taken::One(cell) => cell.into(),
            Taken::Two(first, second) => [first, second].into(),
        }
    }
}

/// What choosing a cell does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A ball lands on the cell.
    Land,
    /// The ball on the cell is lifted, to be raised.
    Lift,
    /// The ball on the cell is taken back into the reserve.
    Recover,
}

/// The cells that may be chosen next, by what choosing them does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Choices {
    /// Where a ball may land.
    pub land: CellSet,
    /// Which balls may be lifted.
    pub lift: CellSet,
    /// Which balls may be taken back.
    pub recover: CellSet,
}

impl Choices {
    /// All cells that may be chosen.
    #[must_use]
    pub fn all(self) -> CellSet {
        self.land | self.lift | self.recover
    }
}

impl Draft {
    /// A turn not begun.
    #[must_use]
    pub fn new(position: Position, rules: Rules) -> Draft {
        Draft {
            start: position,
            rules,
            stage: Stage::Begin,
            passing_refused: rules.no_pass && !position.must_pass(rules),
        }
    }

    /// The whole turn as a draft that has taken all its steps.
    ///
    /// # Errors
    /// The first step that breaks a rule.
    pub(super) fn of(position: Position, rules: Rules, turn: Turn) -> Result<Draft, Refusal> {
        let mut draft = Draft::new(position, rules);
        if let Some(from) = turn.from() {
            draft.may_lift(from)?;
            draft.stage = Stage::Lifted(from);
        }
        draft.may_land(turn.to())?;
        draft.stage = Stage::Landed {
            from: turn.from(),
            to: turn.to(),
            taken: Taken::None,
        };
        for cell in turn.recovered() {
            draft.choose(cell)?;
        }
        Ok(draft)
    }

    /// The position the turn starts from.
    #[must_use]
    pub fn start(&self) -> Position {
        self.start
    }

    /// The board as it stands now: a lifted ball is off, a landed one on, those taken back off.
    /// The side to move is still the one that makes the turn.
    #[must_use]
    pub fn position(&self) -> Position {
        match self.stage {
            Stage::Begin => self.start,
            Stage::Lifted(from) => self.start.without(from),
            Stage::Landed { from, to, taken } => {
                let lifted = from.map_or(self.start, |from| self.start.without(from));
                taken
                    .cells()
                    .iter()
                    .fold(lifted.with(to), Position::without)
            }
        }
    }

    /// Where the ball was lifted, if one was.
    #[must_use]
    pub fn from(&self) -> Option<Cell> {
        match self.stage {
            Stage::Begin => None,
            Stage::Lifted(from) => Some(from),
            Stage::Landed { from, .. } => from,
        }
    }

    /// Where the ball has landed, if it has.
    #[must_use]
    pub fn to(&self) -> Option<Cell> {
        match self.stage {
            Stage::Begin | Stage::Lifted(_) => None,
            Stage::Landed { to, .. } => Some(to),
        }
    }

    /// The balls taken back so far.
    #[must_use]
    pub fn recovered(&self) -> CellSet {
        match self.stage {
            Stage::Begin | Stage::Lifted(_) => CellSet::EMPTY,
            Stage::Landed { taken, .. } => taken.cells(),
        }
    }

    /// Whether no step has been taken.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.stage == Stage::Begin
    }

    /// The cells of the squares and lines that the landed ball completed; none before it landed
    /// or where it completed nothing.
    #[must_use]
    pub fn completed(&self) -> CellSet {
        match self.stage {
            Stage::Begin | Stage::Lifted(_) => CellSet::EMPTY,
            // A ball raised from below the square's level is no part of it, so that only the
            // ball landing matters.
            Stage::Landed { to, .. } => self.start.with(to).completed_with(self.rules, to),
        }
    }

    /// What choosing the cell would do now, without doing it.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn look(&self, cell: Cell) -> Result<Step, Refusal> {
        self.next(cell).map(|(step, _)| step)
    }

    /// The cells that may be chosen next.
    #[must_use]
    pub fn choices(&self) -> Choices {
        let mut choices = Choices::default();
        for cell in Cell::all() {
            match self.look(cell) {
                Ok(Step::Land) => choices.land |= cell.into(),
                Ok(Step::Lift) => choices.lift |= cell.into(),
                Ok(Step::Recover) => choices.recover |= cell.into(),
                Err(_) => {}
            }
        }
        choices
    }

    /// Takes the next step: chooses a cell.
    ///
    /// # Errors
    /// The rule that forbids it; the draft is then as it was.
    pub fn choose(&mut self, cell: Cell) -> Result<Step, Refusal> {
        let (step, stage) = self.next(cell)?;
        self.stage = stage;
        Ok(step)
    }

    /// Takes the last step back. Says which it was; `None` if none had been taken.
    pub fn back(&mut self) -> Option<Step> {
        let (stage, step) = match self.stage {
            Stage::Begin => return None,
            Stage::Lifted(_) => (Stage::Begin, Step::Lift),
            Stage::Landed { from, to, taken } => {
                let landed = |taken| Stage::Landed { from, to, taken };
                match taken {
                    Taken::Two(first, _) => (landed(Taken::One(first)), Step::Recover),
                    Taken::One(_) => (landed(Taken::None), Step::Recover),
                    Taken::None => (from.map_or(Stage::Begin, Stage::Lifted), Step::Land),
                }
            }
        };
        self.stage = stage;
        Some(step)
    }

    /// The turn, if it can be finished now.
    ///
    /// # Errors
    /// What is missing, or the rule that the turn as it stands would break.
    pub fn finish(&self) -> Result<Turn, Refusal> {
        let Stage::Landed { from, to, taken } = self.stage else {
            return Err(Refusal::NotBegun);
        };
        if taken == Taken::None && !self.rules.optional_recovery && !self.completed().is_empty() {
            return Err(Refusal::MustRecover);
        }
        let recovered = match taken {
            Taken::None => Recovered::NONE,
            Taken::One(cell) => Recovered::one(cell),
            Taken::Two(first, second) => Recovered::two(first, second),
        };
        let turn = Turn::new(from, to, recovered);
        if turn.is_pass() && self.passing_refused {
            return Err(Refusal::LeavesBoardUnchanged);
        }
        Ok(turn)
    }

    /// What choosing the cell does, and the stage it leads to.
    fn next(&self, cell: Cell) -> Result<(Step, Stage), Refusal> {
        let landed = |from| Stage::Landed {
            from,
            to: cell,
            taken: Taken::None,
        };
        match self.stage {
            Stage::Begin if self.start.occupied().contains(cell) => {
                self.may_lift(cell)?;
                if self.start.raises(cell).is_empty() {
                    return Err(Refusal::NowhereToRaise(cell));
                }
                Ok((Step::Lift, Stage::Lifted(cell)))
            }
            Stage::Begin => {
                self.may_land(cell)?;
                if self.is_blind_alley(cell) {
                    return Err(Refusal::LeavesBoardUnchanged);
                }
                Ok((Step::Land, landed(None)))
            }
            Stage::Lifted(from) => {
                self.may_land(cell)?;
                Ok((Step::Land, landed(Some(from))))
            }
            Stage::Landed { from, to, taken } => {
                if self.completed().is_empty() {
                    return Err(Refusal::NothingToRecover(to));
                }
                let taken = taken.and(cell)?;
                self.position().check_free(cell)?;
                if from.is_none() && cell == to && self.taking_back_ends_in_a_pass() {
                    return Err(Refusal::LeavesBoardUnchanged);
                }
                Ok((Step::Recover, Stage::Landed { from, to, taken }))
            }
        }
    }

    fn may_lift(&self, cell: Cell) -> Result<(), Refusal> {
        self.still_playing()?;
        self.start.check_free(cell)
    }

    fn may_land(&self, cell: Cell) -> Result<(), Refusal> {
        self.still_playing()?;
        self.position().check_landing(self.from(), cell)
    }

    fn still_playing(&self) -> Result<(), Refusal> {
        match self.start.outcome(self.rules) {
            Some(outcome) => Err(Refusal::GameOver(outcome)),
            None => Ok(()),
        }
    }

    /// Whether a ball placed on `cell` completes something, so that it has to be taken back, where
    /// that is refused.
    fn is_blind_alley(&self, cell: Cell) -> bool {
        let side = self.start.to_move();
        !self.rules.optional_recovery
            && self.taking_back_ends_in_a_pass()
            && self.start.completing(self.rules, side).contains(cell)
    }

    /// Whether a ball placed and taken back leaves the board as it was, with no other ball to
    /// take back after it, where that is refused. None is free before it lands, so none will be.
    fn taking_back_ends_in_a_pass(&self) -> bool {
        self.passing_refused && self.start.free(self.start.to_move()).is_empty()
    }
}
