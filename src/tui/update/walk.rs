//! Walking through the turns and variations, commenting on them, and playing differently.

use super::pages;
use crate::record::Place;
use crate::text;
use crate::tui::bar;
use crate::tui::mode::{Entry, Mode, Page};
use crate::tui::model::Model;
use crate::tui::replay::Replay;
use crate::tui::sight::Sight;
use tui_input::Input as Field;

/// Looks at a place because a player asked for it: a replay waits there, and otherwise the end of
/// the game is the game itself.
pub(super) fn walk_to(model: &mut Model, place: Option<Place>) {
    let replay = model.replaying().map(Replay::waiting);
    let place = match (place, replay) {
        (Some(place), _) => place,
        (None, Some(_)) => model.place(),
        (None, None) => return,
    };
    leave_variation(model);
    model.sight = match replay {
        Some(replay) => Sight::Replay(place, replay),
        None if place == model.study.end() => Sight::Game,
        None => Sight::Back(place),
    };
}

/// One turn back.
pub(super) fn earlier(model: &mut Model) {
    walk_to(model, model.study.before(model.place()));
}

/// One turn on in the same line.
pub(super) fn later(model: &mut Model) {
    walk_to(model, model.study.next(model.place()));
}

/// The other turn that was played in the stead of the last one, the next if there are several.
pub(super) fn other(model: &mut Model) {
    let place = model.place();
    let before = model.study.before(place);
    let others = before.into_iter();
    let others: Vec<Place> = others
        .flat_map(|place| model.study.following(place))
        .collect();
    let at = others.iter().position(|other| *other == place);
    let other = at.and_then(|at| others.iter().cycle().nth(at + 1));
    let other = other.copied().filter(|other| *other != place);
    if other.is_none() {
        let keys = bar::key_parts(model);
        model.tell(model.words.say_with("no-other-turn", &keys));
    }
    walk_to(model, other);
}

/// Back to the game as it stands.
pub(super) fn to_game(model: &mut Model) {
    leave_variation(model);
    model.sight = Sight::Game;
}

/// Ends the variation that is played on the board, if one is: the turn to be made is that of the
/// game again.
fn leave_variation(model: &mut Model) {
    if let Sight::Variation(..) = model.sight {
        model.sight = Sight::Game;
        model.begin_turn();
    }
}

/// From looking back to the game; where turns pass by themselves, it stops them or lets them pass.
pub(super) fn act(model: &mut Model) {
    match model.replaying() {
        Some(_) => pause(model),
        None => to_game(model),
    }
}

/// From looking back to the game; where turns pass by themselves, that alone is ended.
pub(super) fn back(model: &mut Model) {
    match model.sight {
        Sight::Replay(place, _) => model.sight = Sight::Back(place),
        _ => to_game(model),
    }
}

/// Plays on differently from the place shown.
pub(super) fn vary(model: &mut Model) {
    let place = model.place();
    let game = model.study.game_at(place);
    if game.outcome().is_some() {
        model.tell(model.words.say("no-variation-from-the-end"));
        return;
    }
    model.sight = Sight::Variation(place, Box::new(game));
    model.begin_turn();
}

/// Takes the last turn of a variation back.
pub(super) fn take_back(model: &mut Model, place: Place) {
    let story = text::turn_at(model.words, &model.players, &model.study, place);
    let Some(before) = model.study.take_back(place) else {
        model.tell(model.words.say("nothing-to-undo-in-variation"));
        return;
    };
    model.sight = Sight::Variation(before, Box::new(model.study.game_at(before)));
    model.begin_turn();
    model.tell(model.words.say_with("undone", &[("what", story.into())]));
}

/// Shows the comment that is there to be read, or else the field to write one in.
pub(super) fn open_comment(model: &mut Model) {
    walk_to(model, None);
    if model.study.said(model.place()).is_empty() {
        write_comment(model);
    } else {
        pages::open_page(model, Page::Comment);
    }
}

/// Opens the field to write a comment in, with the one that is there.
pub(super) fn write_comment(model: &mut Model) {
    let place = model.place();
    let comment = model.study.said(place);
    model.mode = Mode::Typing(Entry::Comment(place), Field::new(comment));
}

/// Keeps the comment that was written on a place.
pub(super) fn comment(model: &mut Model, place: Place, text: &str) {
    model.mode = Mode::Board;
    if model.study.said(place) != text {
        model.study.comment(place, text);
    }
}

/// Lets the turns pass by themselves, from the first where the last is shown, or stops them.
pub(super) fn pause(model: &mut Model) {
    if model.study.next(Place::BEGINNING).is_none() {
        return model.tell(model.words.say("nothing-to-replay"));
    }
    let replay = model.replaying().unwrap_or(Replay::new(false));
    if replay.is_going() {
        return walk_to(model, None);
    }
    let place = model.place();
    leave_variation(model);
    let is_last = model.study.next(place).is_none();
    let place = if is_last { Place::BEGINNING } else { place };
    go_on(model, place, replay);
}

/// Lets a replay go on from a place.
fn go_on(model: &mut Model, place: Place, replay: Replay) {
    let next = model.study.next(place);
    let time = next.and_then(|next| model.study.time(next));
    model.sight = Sight::Replay(place, replay.going(model.now, time));
}

/// Lets the turns pass faster, or slower.
pub(super) fn change_speed(model: &mut Model, faster: bool) {
    let Sight::Replay(place, replay) = model.sight else {
        let keys = bar::key_parts(model);
        return model.tell(model.words.say_with("no-replay", &keys));
    };
    let changed = replay.at_speed(faster);
    if replay.is_going() {
        go_on(model, place, changed);
    } else {
        model.sight = Sight::Replay(place, changed);
    }
    let parts = [("count", changed.per_minute().into())];
    model.tell(model.words.say_with("replay-speed", &parts));
}

/// Shows the next turn, if its time has come; the last one stays.
pub(super) fn pass(model: &mut Model) {
    let Sight::Replay(place, replay) = model.sight else {
        return;
    };
    if replay.rest(model.now).is_none_or(|rest| !rest.is_zero()) {
        return;
    }
    let place = model.study.next(place).unwrap_or(place);
    if model.study.next(place).is_some() {
        go_on(model, place, replay);
    } else {
        model.sight = Sight::Replay(place, replay.waiting());
    }
}
