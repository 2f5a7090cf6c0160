//! Playing by lines.

use super::start::Start;
use super::{print, tell_fault};
use crate::end::End;
use crate::lots;
use crate::plain::{self, Input, Options, Table};
use crate::pylos_core::{Game, Side};
use crate::record::Record;
use crate::settings::Settings;
use crate::shelf::{self, Keeper};
use crate::text::{self, Catalogue, Players};
use anyhow::Context;
use std::io::{self, IsTerminal};

/// Plays by lines, from a start, until the game is over or left.
pub fn play(
    game: &Game,
    start: Start,
    mut keeper: Keeper,
    strict: bool,
    settings: &Settings,
    words: &Catalogue,
) -> anyhow::Result<End> {
    let prompt = io::stdin().is_terminal();
    let mut lines = Input::new(io::stdin()).with_context(|| words.say("input-failed"))?;
    let mut out = io::stdout().lock();
    let (record, before) = match start {
        Start::New => (fresh(game, settings, words)?, None),
        Start::NothingToResume => (
            fresh(game, settings, words)?,
            Some(words.say("nothing-to-resume")),
        ),
        Start::Opened(record, _) | Start::Replayed(record, _) => (timed(*record, settings), None),
        Start::Resumed(record, begun) => resumed(timed(*record, settings), &begun, words),
        Start::Offered(record, begun) => {
            let question = about("ask-go-on", &record, &begun, words);
            match plain::ask(&question, words, &mut lines, &mut out)? {
                Some(true) => resumed(*record, &begun, words),
                Some(false) => {
                    if let Err(fault) = keeper.begin_anew() {
                        tell_fault(fault.say(words), words);
                    }
                    (fresh(game, settings, words)?, None)
                }
                None => return Ok(End::Done),
            }
        }
    };
    let table = Table::new(record, keeper);
    let options = Options { strict, prompt };
    let mut err = io::stderr().lock();
    let before = before.as_deref();
    plain::run(
        table,
        before,
        words,
        options,
        &mut lines,
        (&mut out, &mut err),
    )
}

/// A record without a clock with the one that the command line asks for.
fn timed(record: Record, settings: &Settings) -> Record {
    match settings.time_asked() {
        Some(control) if record.time_control().is_none() => record.with_time_control(control),
        _ => record,
    }
}

/// An unfinished game, and what there is to say as it goes on.
fn resumed(record: Record, begun: &str, words: &Catalogue) -> (Record, Option<String>) {
    let before = about("plain-goes-on", &record, begun, words);
    (record, Some(before))
}

/// A sentence about an unfinished game: when it was begun, and how far it has come.
fn about(id: &str, record: &Record, begun: &str, words: &Catalogue) -> String {
    let turns = record.turns().len().into();
    words.say_with(id, &[("date", begun.into()), ("turns", turns)])
}

/// A new game, as the settings want it, after the lots if they are to be drawn.
fn fresh(game: &Game, settings: &Settings, words: &Catalogue) -> anyhow::Result<Record> {
    let begins = game.position().to_move();
    let players = seated(settings, begins, words)?;
    let record = Record::of(game)
        .with_players(players.given(Side::Light), players.given(Side::Dark))
        .with_date(&shelf::today());
    Ok(match settings.time_control() {
        Some(control) => record.with_time_control(control),
        None => record,
    })
}

/// The players of a new game that a side begins, after the lots if they are to be drawn.
fn seated(settings: &Settings, begins: Side, words: &Catalogue) -> anyhow::Result<Players> {
    let players = settings.players();
    if !settings.lots.value {
        return Ok(players);
    }
    let second = lots::draw().map_err(|reason| {
        let parts = [("reason", reason.to_string().into())];
        anyhow::Error::msg(words.say_with("lots-failed", &parts))
    })?;
    let drawn = text::lots_drawn(words, &players, second, begins);
    print(format!("{}\n", text::printable(&drawn)).as_bytes(), words)?;
    Ok(if second { players.swapped() } else { players })
}
