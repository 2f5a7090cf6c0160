//! Whole sentences about a game: what happened, whose turn it is, how it ended.

use super::Catalogue;
use crate::pylos_core::{
    Cell, CellSet, Draft, Event, Game, Outcome, Position, Rules, Side, Turn, Variant,
};
use crate::record::{Place, Record, Study};

/// The players' names, where they gave any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    names: [Option<String>; 2],
}

impl Players {
    /// Players of these names.
    #[must_use]
    pub fn new(light: Option<String>, dark: Option<String>) -> Players {
        Players {
            names: [light, dark],
        }
    }

    /// The name of the player of a side, or of the side where he gave none.
    #[must_use]
    pub fn name(&self, words: &Catalogue, side: Side) -> String {
        self.names[side.index()]
            .clone()
            .unwrap_or_else(|| words.say(side.name()))
    }

    /// The name that the player of a side gave.
    #[must_use]
    pub fn given(&self, side: Side) -> Option<&str> {
        self.names[side.index()].as_deref()
    }

    /// Whether any player gave a name.
    #[must_use]
    pub fn are_named(&self) -> bool {
        self.names.iter().any(Option::is_some)
    }

    /// The players with their colours exchanged.
    #[must_use]
    pub fn swapped(&self) -> Players {
        let [light, dark] = self.names.clone();
        Players::new(dark, light)
    }
}

/// Cells as a list in words: "1a1, 1b1 and 1c1".
#[must_use]
pub fn names_of_cells(words: &Catalogue, cells: impl IntoIterator<Item = Cell>) -> String {
    let mut names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    let Some(last) = names.pop() else {
        return String::new();
    };
    if names.is_empty() {
        return last;
    }
    let head = names.join(", ");
    words.say_with("list", &[("head", head.into()), ("last", last.into())])
}

/// What happened last in a game, in a sentence; nothing where nothing did.
#[must_use]
pub fn last_event(words: &Catalogue, players: &Players, game: &Game) -> String {
    match game.last_event() {
        None => String::new(),
        Some(Event::Turn(turn)) => {
            let before = game.position_after(game.turn_count() - 1);
            turn_story(words, players, game.rules(), before, turn)
        }
        Some(Event::Resignation(side)) => {
            words.say_with("resigned", &[("player", players.name(words, side).into())])
        }
        Some(Event::Agreement) => words.say("agreed"),
        Some(Event::TimeUp(side)) => {
            words.say_with("time-up", &[("player", players.name(words, side).into())])
        }
    }
}

/// The turn that leads to a place, in a sentence; nothing at the beginning.
#[must_use]
pub fn turn_at(words: &Catalogue, players: &Players, study: &Study, place: Place) -> String {
    let (Some(before), Some(turn)) = (study.before(place), study.turn(place)) else {
        return String::new();
    };
    let rules = study.game().rules();
    turn_story(words, players, rules, study.position(before), turn)
}

/// The players that a record names, as they can be shown in a line.
#[must_use]
pub fn players_of(record: &Record) -> Players {
    let name = |name: Option<&str>| {
        let shown = name.map(super::one_line);
        shown.filter(|name| !name.trim().is_empty())
    };
    Players::new(name(record.light()), name(record.dark()))
}

/// What is played and by whom, in a sentence or two: the rules, and the players if any is named.
#[must_use]
pub fn greeting(words: &Catalogue, players: &Players, rules: Rules) -> String {
    let rules = ("rules", house_rules(words, rules).into());
    let greeting = words.say_with("plain-greeting", &[rules]);
    if !players.are_named() {
        return greeting;
    }
    let name = |side| players.name(words, side).into();
    let parts = [("light", name(Side::Light)), ("dark", name(Side::Dark))];
    format!("{greeting} {}", words.say_with("plain-players", &parts))
}

/// What a turn that is played in a position does, in a sentence or two.
#[must_use]
pub fn turn_story(
    words: &Catalogue,
    players: &Players,
    rules: Rules,
    before: Position,
    turn: Turn,
) -> String {
    let side = before.to_move();
    let player = players.name(words, side);
    let to = turn.to();
    let mut story = match turn.from() {
        None => words.say_with(
            "placed",
            &[
                ("player", player.clone().into()),
                ("to", to.to_string().into()),
            ],
        ),
        Some(from) => words.say_with(
            "raised",
            &[
                ("player", player.clone().into()),
                ("from", from.to_string().into()),
                ("to", to.to_string().into()),
            ],
        ),
    };
    if let Some(shape) = completed_shape(rules, before, to) {
        let taken = turn.recovered();
        story.push(' ');
        story += &words.say_with(
            "completed",
            &[
                ("player", player.into()),
                ("shape", shape.into()),
                ("level", to.level().number().into()),
                ("count", taken.cells().len().into()),
                ("cells", names_of_cells(words, taken).into()),
            ],
        );
    }
    story
}

/// What the ball that lands on a cell completes, as the catalogue's word that selects it.
fn completed_shape(rules: Rules, before: Position, to: Cell) -> Option<&'static str> {
    let side = before.to_move();
    if !before.completing(rules, side).contains(to) {
        return None;
    }
    let own = before.balls(side).with(to);
    let square = to.squares().any(|square| own.contains_all(square));
    Some(if square { "square" } else { "line" })
}

/// What a turn in the making has completed, in a sentence; `None` where it has nothing.
#[must_use]
pub fn completes(
    words: &Catalogue,
    players: &Players,
    rules: Rules,
    draft: &Draft,
) -> Option<String> {
    let to = draft.to()?;
    let shape = completed_shape(rules, draft.start(), to)?;
    let player = players.name(words, draft.start().to_move());
    let parts = [
        ("player", player.into()),
        ("shape", shape.into()),
        ("level", to.level().number().into()),
    ];
    Some(words.say_with("completes", &parts))
}

/// Whose turn it is, with the balls left.
#[must_use]
pub fn to_move(words: &Catalogue, players: &Players, position: Position) -> String {
    let side = position.to_move();
    words.say_with(
        "to-move",
        &[
            ("player", players.name(words, side).into()),
            ("count", position.reserve(side).into()),
        ],
    )
}

/// How many balls are in reserve.
#[must_use]
pub fn reserve(words: &Catalogue, count: u32) -> String {
    words.say_with("reserve", &[("count", count.into())])
}

/// How the game ended: who won, by what, in how many turns, with how many balls left.
#[must_use]
pub fn ending(words: &Catalogue, players: &Players, outcome: Outcome, game: &Game) -> String {
    let position = game.position();
    let id = format!("ended-{}", outcome.ending().name());
    let winner = outcome.winner().unwrap_or_default();
    let how = words.say_with(
        &id,
        &[
            ("winner", players.name(words, winner).into()),
            ("loser", players.name(words, winner.other()).into()),
        ],
    );
    let summary = words.say_with(
        "ended-summary",
        &[
            ("turns", game.turn_count().into()),
            ("light", position.reserve(Side::Light).into()),
            ("dark", position.reserve(Side::Dark).into()),
            ("lightname", players.name(words, Side::Light).into()),
            ("darkname", players.name(words, Side::Dark).into()),
        ],
    );
    format!("{how} {summary}")
}

/// The variant and the house rules in force, in a few words.
#[must_use]
pub fn house_rules(words: &Catalogue, rules: Rules) -> String {
    let mut parts = vec![words.say(&format!("variant-{}", rules.variant))];
    parts.extend(house_rule_ids(rules).map(|id| words.say(id)));
    parts.join(", ")
}

/// The house rules in force, by the id of their short name.
fn house_rule_ids(rules: Rules) -> impl Iterator<Item = &'static str> {
    [
        (rules.raise_when_empty, "house-raise"),
        (rules.optional_recovery, "house-optional"),
        (rules.no_pass, "house-nopass"),
    ]
    .into_iter()
    .filter_map(|(on, id)| on.then_some(id))
}

/// The rules being played, in full: paragraphs, one a line.
#[must_use]
pub fn rules_text(words: &Catalogue, rules: Rules) -> String {
    let mut paragraphs = vec![words.say("rules-board"), words.say("rules-turn")];
    if rules.variant == Variant::Kids {
        paragraphs.push(words.say("rules-kids"));
    } else {
        paragraphs.push(words.say(&format!("rules-{}", rules.variant)));
        let recovery = if rules.optional_recovery {
            "rules-recovery-optional"
        } else {
            "rules-recovery"
        };
        paragraphs.push(words.say(recovery));
        paragraphs.push(words.say("rules-recovery-more"));
        if rules.no_pass {
            paragraphs.push(words.say("rules-nopass"));
        }
    }
    paragraphs.push(words.say(if rules.raise_when_empty {
        "rules-end-raise"
    } else {
        "rules-end"
    }));
    paragraphs.push(words.say("rules-draw"));
    paragraphs.join("\n\n")
}

/// The balls of each side, level by level, in words.
#[must_use]
pub fn board_in_words(words: &Catalogue, players: &Players, position: Position) -> String {
    let list = |cells: CellSet| {
        if cells.is_empty() {
            words.say("nothing")
        } else {
            names_of_cells(words, cells)
        }
    };
    Side::BOTH
        .map(|side| {
            words.say_with(
                "stands",
                &[
                    ("player", players.name(words, side).into()),
                    ("cells", list(position.balls(side)).into()),
                    ("count", position.reserve(side).into()),
                ],
            )
        })
        .join("\n")
}
