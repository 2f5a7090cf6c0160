//! What a game begins with: nothing, a record, or a game that was not finished.

use crate::cli::KeepArgs;
use crate::clock::TimeControl;
use crate::record::Record;
use crate::shelf::{Found, Keeper, Shelf};
use crate::text::Catalogue;
use crate::tui::setup::WhoIsLight;
use crate::tui::{Effect, Mode, Model, Question};
use std::path::PathBuf;

/// What a game begins with.
#[derive(Debug)]
pub enum Start {
    /// A new game.
    New,
    /// A new game, though an unfinished one was wanted: there is none.
    NothingToResume,
    /// The game of a record, from this file if it has a name.
    Opened(Box<Record>, Option<PathBuf>),
    /// The game of a record, shown turn by turn, in real time or not.
    Replayed(Box<Record>, bool),
    /// An unfinished game goes on; this is when it began.
    Resumed(Box<Record>, String),
    /// An unfinished game goes on if the players want it; this is when it began.
    Offered(Box<Record>, String),
}

impl Start {
    /// The unfinished game that goes on, or is offered to players who can be asked, or a new one, as
    /// it was asked for; and what keeps it. What fails on the way is told.
    pub fn find(
        args: &KeepArgs,
        can_ask: bool,
        words: &Catalogue,
        told: &mut Vec<String>,
    ) -> (Start, Keeper) {
        let Some(shelf) = shelf(args, words, told) else {
            return (Start::New, Keeper::none());
        };
        let found = if args.new {
            shelf.set_aside().map(|_| None)
        } else if args.resume || can_ask {
            shelf.unfinished()
        } else {
            Ok(None)
        };
        let found = found.unwrap_or_else(|fault| {
            told.push(fault.say(words));
            None
        });
        match found {
            Some(Found {
                record,
                game,
                begun,
            }) => {
                let keeper = Keeper::of(shelf, game);
                let record = Box::new(record);
                let begun = begun.unwrap_or_else(|| words.say("begun-some-day"));
                if args.resume {
                    (Start::Resumed(record, begun), keeper)
                } else {
                    (Start::Offered(record, begun), keeper)
                }
            }
            None if args.resume => (Start::NothingToResume, Keeper::on(shelf)),
            None => (Start::New, Keeper::on(shelf)),
        }
    }

    /// Shows the start on the screen. A game that goes on without a clock can be given one.
    pub fn apply(self, model: &mut Model, control: Option<TimeControl>) {
        let is_new = matches!(self, Start::New | Start::NothingToResume);
        if is_new && model.light_next == WhoIsLight::Lots {
            model.draw_lots(Effect::NewGame);
        } else if is_new {
            model.begin_clock();
        }
        match self {
            Start::New => {}
            Start::NothingToResume => model.tell(model.words.say("nothing-to-resume")),
            Start::Opened(record, path) => {
                model.open(&record);
                model.path = path;
                model.ensure_clock(control);
                model.saved = Some(model.study.changes());
            }
            Start::Replayed(record, real) => {
                model.open(&record);
                model.saved = Some(model.study.changes());
                model.replay(real);
            }
            Start::Resumed(record, _) => {
                model.open(&record);
                model.ensure_clock(control);
            }
            Start::Offered(record, begun) => {
                let next = model.next.clone();
                model.open(&record);
                model.next = next;
                model.mode = Mode::Asking(Question::GoOn(begun, control));
            }
        }
    }
}

/// What keeps a game that was opened.
pub fn keeper(args: &KeepArgs, words: &Catalogue, told: &mut Vec<String>) -> Keeper {
    shelf(args, words, told).map_or_else(Keeper::none, Keeper::on)
}

/// Where games are kept, if they are to be.
fn shelf(args: &KeepArgs, words: &Catalogue, told: &mut Vec<String>) -> Option<Shelf> {
    if args.no_save {
        return None;
    }
    let shelf = Shelf::of_user();
    if shelf.is_none() {
        told.push(words.say("state-nowhere"));
    }
    shelf
}
