//! Text of cells, turns, positions and rules, both ways (DESIGN §2).

use super::{Cell, CellSet, Level, Position, PositionError, Recovered, Rules, Side, Turn, Variant};
use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt::{self, Display};
use core::str::FromStr;

/// Text that is no cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCellError {
    /// The text.
    pub found: String,
    /// The level, where one could be read and only file or rank lie outside it.
    pub level: Option<Level>,
}

impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(f, "{}{file}{}", self.level().number(), self.rank() + 1)
    }
}

impl FromStr for Cell {
    type Err = ParseCellError;

    /// Reads level, file, rank; the level may be left out on level 1, the file be upper case.
    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let refuse = |level| ParseCellError {
            found: text.to_owned(),
            level,
        };
        let (level, file, rank) = match *text.as_bytes() {
            [level, file, rank] => (level, file, rank),
            [file, rank] => (b'1', file, rank),
            _ => return Err(refuse(None)),
        };
        let file = file.to_ascii_lowercase();
        if !(file.is_ascii_lowercase() && rank.is_ascii_digit()) {
            return Err(refuse(None));
        }
        let level = Level::from_number(level.wrapping_sub(b'0')).ok_or_else(|| refuse(None))?;
        Cell::new(level, file - b'a', (rank - b'0').wrapping_sub(1))
            .ok_or_else(|| refuse(Some(level)))
    }
}

/// Text that is no turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTurnError {
    /// Where the fault is, in bytes from the beginning of the text.
    pub at: usize,
    /// What is wrong there.
    pub fault: TurnFault,
}

/// What is wrong with the text of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnFault {
    /// A cell is expected, and this is none.
    Cell(ParseCellError),
    /// A third ball is taken back.
    TooManyRecovered,
    /// A ball is taken back twice.
    RecoveredTwice(Cell),
    /// The first ball taken back is held down by the second: their order has to be changed.
    RecoveredHeld {
        /// The ball named first.
        lower: Cell,
        /// The ball named second, which rests on it.
        upper: Cell,
    },
}

impl Display for Turn {
    /// Writes the canonical form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from() {
            write!(f, "{from}-")?;
        }
        write!(f, "{}", self.to())?;
        self.recovered()
            .into_iter()
            .try_for_each(|cell| write!(f, "x{cell}"))
    }
}

impl FromStr for Turn {
    type Err = ParseTurnError;

    /// Reads a turn; its cells as [`Cell`]'s text, the recovered balls in any order in which they
    /// can be taken back, blanks around the parts.
    fn from_str(text: &str) -> Result<Turn, ParseTurnError> {
        let mut parts = text.split(['x', 'X']);
        let mut at = 0;
        let landing = parts.next().unwrap_or_default();
        let (from, to) = match landing.split_once('-') {
            Some((from, to)) => (Some(cell_at(from, 0)?), cell_at(to, from.len() + 1)?),
            None => (None, cell_at(landing, 0)?),
        };
        at += landing.len() + 1;
        let mut recovered = Recovered::NONE;
        let mut first = None;
        for (number, part) in parts.enumerate() {
            let fault = |fault| ParseTurnError { at, fault };
            if number == 2 {
                return Err(fault(TurnFault::TooManyRecovered));
            }
            let cell = cell_at(part, at)?;
            recovered = match first {
                None => Recovered::one(cell),
                Some(first) if first == cell => {
                    return Err(fault(TurnFault::RecoveredTwice(cell)));
                }
                Some(lower) if cell.supports().contains(lower) => {
                    let upper = cell;
                    return Err(fault(TurnFault::RecoveredHeld { lower, upper }));
                }
                Some(first) => Recovered::two(first, cell),
            };
            first = Some(cell);
            at += part.len() + 1;
        }
        Ok(Turn::new(from, to, recovered))
    }
}

/// The cell in a part of a turn that begins at byte `at`.
fn cell_at(part: &str, at: usize) -> Result<Cell, ParseTurnError> {
    part.trim().parse().map_err(|error| ParseTurnError {
        at: at + part.len() - part.trim_start().len(),
        fault: TurnFault::Cell(error),
    })
}

/// Text that is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// There are not five blank-separated fields, but this many.
    Fields(usize),
    /// A level has a wrong number of ranks.
    Ranks {
        /// The level.
        level: Level,
        /// How many ranks were found.
        found: usize,
    },
    /// A rank has a character other than `L`, `D` and the digits from 1 up to the level's size.
    Symbol {
        /// The level.
        level: Level,
        /// The rank, counted from 0 at Light's edge.
        rank: u8,
        /// The character.
        found: char,
    },
    /// A rank has too few or too many cells.
    Width {
        /// The level.
        level: Level,
        /// The rank, counted from 0 at Light's edge.
        rank: u8,
        /// How many cells were found.
        found: usize,
    },
    /// The side to move is neither `L` nor `D`.
    Side(String),
    /// The balls do not make a position.
    Balls(PositionError),
}

impl From<PositionError> for ParsePositionError {
    fn from(error: PositionError) -> ParsePositionError {
        ParsePositionError::Balls(error)
    }
}

/// The letter of a side: `L` or `D`.
const fn letter(side: Side) -> char {
    match side {
        Side::Light => 'L',
        Side::Dark => 'D',
    }
}

fn side_of(letter_: char) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| letter(side) == letter_)
}

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for level in Level::ALL {
            for rank in (0..level.size()).rev() {
                let files = (0..level.size()).filter_map(|file| Cell::new(level, file, rank));
                let mut empty = 0;
                for ball in files.map(|cell| self.ball_at(cell)) {
                    match ball {
                        None => empty += 1,
                        Some(side) => {
                            write_run(f, core::mem::take(&mut empty))?;
                            write!(f, "{}", letter(side))?;
                        }
                    }
                }
                write_run(f, empty)?;
                f.write_str(if rank > 0 { "/" } else { " " })?;
            }
        }
        write!(f, "{}", letter(self.to_move()))
    }
}

/// Writes a run of empty cells, if there are any.
fn write_run(f: &mut fmt::Formatter<'_>, empty: u8) -> fmt::Result {
    if empty > 0 {
        write!(f, "{empty}")
    } else {
        Ok(())
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let count = text.split_whitespace().count();
        if count != 5 {
            return Err(ParsePositionError::Fields(count));
        }
        let mut fields = text.split_whitespace();
        let mut balls = [CellSet::EMPTY; 2];
        for (level, field) in Level::ALL.into_iter().zip(fields.by_ref()) {
            read_level(level, field, &mut balls)?;
        }
        let side = fields.next().unwrap_or_default();
        let mut letters = side.chars();
        let (Some(to_move), None) = (letters.next().and_then(side_of), letters.next()) else {
            return Err(ParsePositionError::Side(side.to_owned()));
        };
        Ok(Position::new(balls[0], balls[1], to_move)?)
    }
}

/// Adds the balls of one level, ranks from the top down, files from a up.
fn read_level(
    level: Level,
    field: &str,
    balls: &mut [CellSet; 2],
) -> Result<(), ParsePositionError> {
    let size = level.size();
    let found = field.split('/').count();
    if found != usize::from(size) {
        return Err(ParsePositionError::Ranks { level, found });
    }
    for (rank, row) in (0..size).rev().zip(field.split('/')) {
        let mut file = 0;
        for found in row.chars() {
            if let Some(side) = side_of(found) {
                // A cell outside the level is counted here and refused with the whole rank.
                if let Some(cell) = u8::try_from(file)
                    .ok()
                    .and_then(|f| Cell::new(level, f, rank))
                {
                    balls[side.index()] |= cell.into();
                }
                file += 1;
            } else {
                match found.to_digit(10) {
                    Some(run @ 1..) if run <= u32::from(size) => file += run as usize,
                    _ => return Err(ParsePositionError::Symbol { level, rank, found }),
                }
            }
        }
        if file != usize::from(size) {
            let found = file;
            return Err(ParsePositionError::Width { level, rank, found });
        }
    }
    Ok(())
}

/// Text that is no set of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseRulesError {
    /// This is no variant.
    Variant(String),
    /// This, after a `+`, is no house rule.
    HouseRule(String),
}

impl Variant {
    /// The word for it: `kids`, `standard` or `advanced`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Kids => "kids",
            Variant::Standard => "standard",
            Variant::Advanced => "advanced",
        }
    }
}

impl Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Variant {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Variant, ParseRulesError> {
        Variant::ALL
            .into_iter()
            .find(|variant| variant.name() == text)
            .ok_or_else(|| ParseRulesError::Variant(text.to_owned()))
    }
}

impl Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.variant.name())?;
        let house_rules = [
            (self.raise_when_empty, "+raise"),
            (self.optional_recovery, "+optional"),
            (self.no_pass, "+nopass"),
        ];
        house_rules
            .into_iter()
            .filter(|(on, _)| *on)
            .try_for_each(|(_, text)| f.write_str(text))
    }
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    /// Reads a variant and the house rules after it, in any order.
    fn from_str(text: &str) -> Result<Rules, ParseRulesError> {
        let mut parts = text.split('+');
        let variant: Variant = parts.next().unwrap_or_default().parse()?;
        let mut rules = Rules::from(variant);
        for part in parts {
            match part {
                "raise" => rules.raise_when_empty = true,
                "optional" => rules.optional_recovery = true,
                "nopass" => rules.no_pass = true,
                _ => return Err(ParseRulesError::HouseRule(part.to_owned())),
            }
        }
        Ok(rules)
    }
}
