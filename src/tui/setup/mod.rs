//! The dialog that sets up a new game: its lines, and what they come to.

mod layout;
mod memory;

pub use layout::{Layout, colours, layout};
pub use memory::Memory;

use super::model::{Model, Setup};
use crate::clock::{GameTime, Span, TimeControl};
use crate::pylos_core::{Outcome, Rules, Side, Variant};
use crate::settings::{self, Limit};
use crate::text::{self, Catalogue, Players};
use tui_input::{Input as Field, InputRequest};

/// A line of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The name of the first player, who played light in the game before.
    First,
    /// The name of the second player.
    Second,
    /// The variant.
    Variant,
    /// The house rule `raise-when-empty`.
    RaiseWhenEmpty,
    /// The house rule `optional-recovery`.
    OptionalRecovery,
    /// The house rule `no-pass`.
    NoPass,
    /// What each turn may take.
    TurnTime,
    /// What the turns of a player may take together.
    Clock,
    /// Who plays light.
    Light,
    /// Begins the game.
    Begin,
}

impl Line {
    /// All lines, from above.
    pub const ALL: [Line; 10] = [
        Line::First,
        Line::Second,
        Line::Variant,
        Line::RaiseWhenEmpty,
        Line::OptionalRecovery,
        Line::NoPass,
        Line::TurnTime,
        Line::Clock,
        Line::Light,
        Line::Begin,
    ];

    /// How many lines stand above it.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether something is typed there.
    #[must_use]
    pub const fn is_typed(self) -> bool {
        matches!(
            self,
            Line::First | Line::Second | Line::TurnTime | Line::Clock
        )
    }

    /// The line so many further down; after the last comes the first.
    const fn further(self, lines: usize) -> Line {
        Line::ALL[(self.index() + lines) % Line::ALL.len()]
    }
}

/// Who plays light in the next game, and so begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhoIsLight {
    /// The first player: who has light if nothing is done about it.
    #[default]
    First,
    /// The second player: the colours are swapped.
    Second,
    /// Whoever draws it.
    Lots,
    /// Whoever the loser of the game before wants.
    Loser,
}

/// What the dialog asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// All that is set up, on this line.
    At(Line),
    /// The colour that the loser, who had this side, wants to play; this one is marked.
    Colour {
        /// Who chooses.
        loser: Side,
        /// The colour marked.
        marked: Side,
    },
}

/// The dialog.
#[derive(Clone, Debug)]
pub struct Dialog {
    /// What it asks for.
    pub stage: Stage,
    /// The rules.
    pub rules: Rules,
    /// Who plays light.
    pub light: WhoIsLight,
    /// The side that lost the game before, if one did.
    pub loser: Option<Side>,
    names: [Field; 2],
    turn_time: Field,
    clock: Field,
}

/// What is wrong on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The line.
    pub line: Line,
    /// Why it is wrong, in a sentence.
    pub reason: String,
}

impl Dialog {
    /// The dialog as it comes up: with what the next game is to be begun with.
    #[must_use]
    pub fn of(model: &Model) -> Dialog {
        let winner = model.study.game().outcome().and_then(Outcome::winner);
        let loser = winner.map(Side::other);
        let next = &model.next;
        let name = |side| Field::new(next.players.given(side).unwrap_or_default().to_owned());
        let turn = next.control.and_then(TimeControl::turn);
        let game = next.control.and_then(TimeControl::game);
        Dialog {
            stage: Stage::At(Line::Begin),
            rules: next.rules,
            light: match (model.light_next, loser) {
                (WhoIsLight::Loser, None) => WhoIsLight::First,
                (light, _) => light,
            },
            loser,
            names: Side::BOTH.map(name),
            turn_time: Field::new(turn.map(|time| time.to_string()).unwrap_or_default()),
            clock: Field::new(game.map(|time| time.to_string()).unwrap_or_default()),
        }
    }

    /// The line that takes the keys, if one does.
    #[must_use]
    pub fn line(&self) -> Option<Line> {
        match self.stage {
            Stage::At(line) => Some(line),
            Stage::Colour { .. } => None,
        }
    }

    /// The line where something is being typed, if the keys go there.
    #[must_use]
    pub fn line_typed(&self) -> Option<Line> {
        self.line().filter(|line| line.is_typed())
    }

    /// What is typed on a line.
    #[must_use]
    pub fn field(&self, line: Line) -> Option<&Field> {
        match line {
            Line::First => Some(&self.names[0]),
            Line::Second => Some(&self.names[1]),
            Line::TurnTime => Some(&self.turn_time),
            Line::Clock => Some(&self.clock),
            _ => None,
        }
    }

    /// The players, by their seats: the first where Light is.
    #[must_use]
    pub fn players(&self) -> Players {
        let [first, second] = &self.names;
        let name = |field: &Field| settings::label(field.value()).ok();
        Players::new(name(first), name(second))
    }

    /// The side that the player of a seat will have; none before it is drawn or chosen.
    #[must_use]
    pub fn side_of(&self, is_second: bool) -> Option<Side> {
        match self.light {
            WhoIsLight::First => Some(Side::BOTH[usize::from(is_second)]),
            WhoIsLight::Second => Some(Side::BOTH[usize::from(!is_second)]),
            WhoIsLight::Lots | WhoIsLight::Loser => None,
        }
    }

    /// What the game is to be begun with, by what it was begun with before.
    ///
    /// # Errors
    /// What is wrong on a line.
    pub fn set_up(&self, before: &Setup, words: &Catalogue) -> Result<Setup, Wrong> {
        Ok(Setup {
            rules: self.rules,
            players: self.players(),
            control: self.time_control(words)?,
            ..before.clone()
        })
    }

    /// The time that the players have.
    ///
    /// # Errors
    /// What is wrong on a line.
    pub fn time_control(&self, words: &Catalogue) -> Result<Option<TimeControl>, Wrong> {
        let wrong = |line, field: &Field, reason: String| {
            let parts = [
                ("found", field.value().trim().to_owned().into()),
                ("reason", reason.into()),
            ];
            let reason = words.say_with("setup-wrong", &parts);
            Wrong { line, reason }
        };
        let turn: Option<Span> = limit(&self.turn_time).map_err(|error| {
            let reason = text::turn_time_error(words, error);
            wrong(Line::TurnTime, &self.turn_time, reason)
        })?;
        let game: Option<GameTime> = limit(&self.clock).map_err(|error| {
            let reason = text::clock_error(words, error);
            wrong(Line::Clock, &self.clock, reason)
        })?;
        match (turn, game) {
            (Some(turn), Some(game)) => match TimeControl::of_both(game, turn) {
                Ok(control) => Ok(Some(control)),
                Err(misfit) => Err(Wrong {
                    line: Line::TurnTime,
                    reason: text::misfit(words, turn, game, misfit),
                }),
            },
            (turn, game) => Ok(turn
                .map(TimeControl::of_turn)
                .or(game.map(TimeControl::of_game))),
        }
    }

    /// Goes to the next line, or to the one before; from colour to colour where those are asked for.
    pub(super) fn go(&mut self, down: bool) {
        self.stage = match self.stage {
            Stage::At(line) => Stage::At(line.further(if down { 1 } else { Line::ALL.len() - 1 })),
            Stage::Colour { loser, marked } => Stage::Colour {
                loser,
                marked: marked.other(),
            },
        };
    }

    /// Takes the next choice on a line that has some, or the one before.
    pub(super) fn change(&mut self, forward: bool) {
        let Stage::At(line) = self.stage else {
            return self.go(forward);
        };
        let rules = &mut self.rules;
        match line {
            Line::Variant => rules.variant = beside(&Variant::ALL, rules.variant, forward),
            Line::RaiseWhenEmpty => rules.raise_when_empty = !rules.raise_when_empty,
            Line::OptionalRecovery => rules.optional_recovery = !rules.optional_recovery,
            Line::NoPass => rules.no_pass = !rules.no_pass,
            Line::Light => {
                use WhoIsLight::{First, Loser, Lots, Second};
                let choices = [First, Second, Lots, Loser];
                let count = if self.loser.is_some() { 4 } else { 3 };
                self.light = beside(&choices[..count], self.light, forward);
            }
            Line::First | Line::Second | Line::TurnTime | Line::Clock | Line::Begin => {}
        }
    }

    /// Changes what is typed on the line. Characters that steer a terminal are not taken.
    pub(super) fn edit(&mut self, request: InputRequest) {
        let (field, longest) = match self.stage {
            Stage::At(Line::First) => (&mut self.names[0], 60),
            Stage::At(Line::Second) => (&mut self.names[1], 60),
            Stage::At(Line::TurnTime) => (&mut self.turn_time, 24),
            Stage::At(Line::Clock) => (&mut self.clock, 24),
            _ => return,
        };
        let full = field.value().chars().count() >= longest;
        match request {
            InputRequest::InsertChar(c) if full || text::steers(c) => {}
            request => {
                field.handle(request);
            }
        }
    }
}

/// The time in a field; nothing limits it where that is empty.
fn limit<T: std::str::FromStr>(field: &Field) -> Result<Option<T>, T::Err> {
    match field.value().trim() {
        "" => Ok(None),
        text => text.parse::<Limit<T>>().map(Option::from),
    }
}

/// The choice after one of several, or before it, round and round.
fn beside<T: Copy + PartialEq>(choices: &[T], chosen: T, forward: bool) -> T {
    let at = choices.iter().position(|choice| *choice == chosen);
    let step = if forward { 1 } else { choices.len() - 1 };
    at.map_or(chosen, |at| choices[(at + step) % choices.len()])
}
