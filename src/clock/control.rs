//! Time controls: what time the players have.

use super::digits;
use super::span::{ParseSpanError, Span, without_blanks};
use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;

/// What a player gets in each turn besides the time for the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    None,
    /// This much more once a turn is ended, the first as well.
    Increment(Span),
    /// This much of each turn does not count.
    Delay(Span),
}

impl Bonus {
    /// How much it is, in seconds.
    const fn seconds(self) -> u32 {
        match self {
            Bonus::None => 0,
            Bonus::Increment(span) | Bonus::Delay(span) => span.seconds(),
        }
    }
}

/// What time each player has for the whole game.
///
/// ```
/// use pylos::clock::{Bonus, GameTime};
///
/// let clock: GameTime = "10m+5s".parse()?;
/// assert_eq!(clock.main.seconds(), 600);
/// assert!(matches!(clock.bonus, Bonus::Increment(more) if more.seconds() == 5));
/// assert_eq!("10m / 5s".parse::<GameTime>()?.to_string(), "10m/5s");
/// # Ok::<(), pylos::clock::ParseSpanError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameTime {
    /// What there is at the beginning.
    pub main: Span,
    /// What each turn brings.
    pub bonus: Bonus,
}

impl Display for GameTime {
    /// As in `10m`, `10m+5s` with an increment or `10m/5s` with a delay.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let main = self.main;
        f.pad(&match self.bonus {
            Bonus::None => main.to_string(),
            Bonus::Increment(more) => format!("{main}+{more}"),
            Bonus::Delay(more) => format!("{main}/{more}"),
        })
    }
}

impl FromStr for GameTime {
    type Err = ParseSpanError;

    /// Reads what [`Display`] writes, each time in any way a [`Span`] can be read. Only the time at
    /// the beginning needs a unit: chess players mean minutes by a number there, and seconds by
    /// one behind it. An increment or a delay of nothing is none.
    fn from_str(text: &str) -> Result<GameTime, ParseSpanError> {
        let text = without_blanks(text);
        let (main, bonus) = match text.split_once(['+', '/']) {
            None => (&*text, Bonus::None),
            Some((main, more)) => {
                let delays = text[main.len()..].starts_with('/');
                (main, bonus(more.parse(), delays)?)
            }
        };
        let has_unit = main.contains(|c: char| !c.is_ascii_digit());
        let main = main.parse()?;
        if !has_unit {
            return Err(ParseSpanError::NoUnit);
        }
        Ok(GameTime { main, bonus })
    }
}

/// What a turn brings, where nothing is none.
fn bonus(more: Result<Span, ParseSpanError>, delays: bool) -> Result<Bonus, ParseSpanError> {
    match more {
        Err(ParseSpanError::Zero) => Ok(Bonus::None),
        Err(error) => Err(error),
        Ok(more) if delays => Ok(Bonus::Delay(more)),
        Ok(more) => Ok(Bonus::Increment(more)),
    }
}

/// Why a time for each turn and one for the game cannot both count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Misfit {
    /// A turn would have more time than the game, which would always be up first.
    TurnLongerThanGame,
    /// A turn has no more than it brings, so the time for the game would never run out.
    BonusOutlastsTurn,
}

/// What time the players have: for each turn, for the game, or both, and then the one that runs
/// out first is up.
///
/// A record has it in seconds: `30/turn`, `600+5` with an increment, `600d5` with a delay, or both
/// as in `600+5,30/turn`.
///
/// ```
/// use pylos::clock::TimeControl;
///
/// let control: TimeControl = "600D5".parse()?;
/// assert_eq!(control.to_string(), "600d5");
/// assert_eq!(control, TimeControl::of_game("10m/5s".parse()?));
/// assert!("five minutes".parse::<TimeControl>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Turn(Span),
    Game(GameTime),
    Both(GameTime, Span),
}

impl TimeControl {
    /// A time for each turn.
    #[must_use]
    pub const fn of_turn(turn: Span) -> TimeControl {
        TimeControl(Kind::Turn(turn))
    }

    /// A time for the game.
    #[must_use]
    pub const fn of_game(game: GameTime) -> TimeControl {
        TimeControl(Kind::Game(game))
    }

    /// A time for the game and one for each turn.
    ///
    /// # Errors
    /// Where one of them would never matter.
    pub fn of_both(game: GameTime, turn: Span) -> Result<TimeControl, Misfit> {
        if turn > game.main {
            Err(Misfit::TurnLongerThanGame)
        } else if turn.seconds() <= game.bonus.seconds() {
            Err(Misfit::BonusOutlastsTurn)
        } else {
            Ok(TimeControl(Kind::Both(game, turn)))
        }
    }

    /// What each turn may take.
    #[must_use]
    pub const fn turn(self) -> Option<Span> {
        match self.0 {
            Kind::Turn(turn) | Kind::Both(_, turn) => Some(turn),
            Kind::Game(_) => None,
        }
    }

    /// What the turns of a player may take together.
    #[must_use]
    pub const fn game(self) -> Option<GameTime> {
        match self.0 {
            Kind::Game(game) | Kind::Both(game, _) => Some(game),
            Kind::Turn(_) => None,
        }
    }

    /// How much of each turn does not count as time of the game.
    pub(super) fn delay(self) -> Duration {
        match self.game().map(|game| game.bonus) {
            Some(Bonus::Delay(delay)) => delay.duration(),
            _ => Duration::ZERO,
        }
    }

    /// What a player has for the game after a turn, of what there was before it.
    pub(super) fn main_after(self, main: Duration, spent: Duration) -> Duration {
        let more = match self.game().map(|game| game.bonus) {
            Some(Bonus::Increment(more)) => more.duration(),
            _ => Duration::ZERO,
        };
        let counted = spent.saturating_sub(self.delay());
        main.saturating_sub(counted).saturating_add(more)
    }

    /// What a turn may take when there is so much for the game.
    pub(super) fn allows(self, main: Option<Duration>) -> Duration {
        let game = main.map(|main| main.saturating_add(self.delay()));
        let both = game.into_iter().chain(self.turn().map(Span::duration));
        both.min().unwrap_or(Duration::MAX)
    }
}

/// Text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTimeControlError {
    /// The text.
    pub found: String,
}

impl Display for ParseTimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for ParseTimeControlError {}

impl Display for TimeControl {
    /// As a record has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.game().map(|game| {
            let sign = match game.bonus {
                Bonus::None | Bonus::Increment(_) => '+',
                Bonus::Delay(_) => 'd',
            };
            format!("{}{sign}{}", game.main.seconds(), game.bonus.seconds())
        });
        let turn = self.turn().map(|turn| format!("{}/turn", turn.seconds()));
        let both: Vec<String> = game.into_iter().chain(turn).collect();
        f.pad(&both.join(","))
    }
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    /// Reads a time control as a record has it, in upper or lower case.
    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let lower = text.trim().to_ascii_lowercase();
        let control = match lower.split_once(',') {
            Some((game, turn)) => of_record_game(game.trim())
                .and_then(|game| TimeControl::of_both(game, of_record_turn(turn.trim())?).ok()),
            None => of_record_turn(&lower)
                .map(TimeControl::of_turn)
                .or_else(|| of_record_game(&lower).map(TimeControl::of_game)),
        };
        control.ok_or_else(|| ParseTimeControlError {
            found: text.to_owned(),
        })
    }
}

fn of_record_turn(text: &str) -> Option<Span> {
    of_record_seconds(text.strip_suffix("/turn")?)?.ok()
}

fn of_record_game(text: &str) -> Option<GameTime> {
    let (main, more) = text.split_once(['+', 'd'])?;
    let delays = text[main.len()..].starts_with('d');
    Some(GameTime {
        main: of_record_seconds(main)?.ok()?,
        bonus: bonus(of_record_seconds(more)?, delays).ok()?,
    })
}

/// Seconds in nothing but digits.
fn of_record_seconds(text: &str) -> Option<Result<Span, ParseSpanError>> {
    digits(text).map(Span::of_seconds)
}
