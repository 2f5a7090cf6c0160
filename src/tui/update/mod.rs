//! What a message changes: the model's only way to change.

mod ask;
mod clock;
mod cursor;
mod pages;
mod setup;
mod turn;
mod walk;

pub use ask::saved;
pub use setup::no_lots;

use super::click::{self, Clicked, Target};
use super::message::{Command, Effect, Message};
use super::mode::{Entry, Mode, Page, Question};
use super::model::Model;
use super::motion::Motion;
use cursor::{step_cursor, to_level};
use ratatui::layout::Position;
use tui_input::InputRequest;

/// Changes the model as the message asks, and says what the outside has to do.
pub fn update(model: &mut Model, message: Message) -> Effect {
    if clock::expire(model) && !clock::outlasts_the_game(&message) {
        model.clicked = None;
        return if model.bell {
            Effect::Ring
        } else {
            Effect::None
        };
    }
    if message == Message::Tick {
        model.motion = model.motion.and_then(Motion::next);
        let before = model.shown();
        walk::pass(model);
        setup::advance(model);
        move_balls(model, before);
        return if clock::rings(model) {
            Effect::Ring
        } else {
            Effect::None
        };
    }
    model.motion = None;
    let before = model.shown();
    let effect = change(model, message);
    move_balls(model, before);
    effect
}

/// Lets balls move if the position shown is another than before.
fn move_balls(model: &mut Model, before: crate::pylos_core::Position) {
    let is_seen = model.animated && model.look.is_shaded() && matches!(model.mode, Mode::Board);
    if is_seen && model.shown() != before {
        model.motion = Some(Motion { before, step: 0 });
    }
}

fn change(model: &mut Model, message: Message) -> Effect {
    // Any input between two clicks makes the second a click of its own.
    let last = model.clicked.take();
    match message {
        Message::Do(Command::Interrupt) => return Effect::Interrupt,
        Message::Do(Command::Suspend) => {
            clock::pause(model, "stood-stopped");
            return Effect::Suspend;
        }
        Message::Lapse => clock::pause(model, "stood-lapsed"),
        Message::Do(command) => return obey(model, command),
        Message::Answer(yes) => return ask::answer(model, yes),
        Message::Click(place) => return click(model, last, place),
        Message::Edit(request) => edit(model, request),
        Message::Paste(text) => {
            for c in text.chars().filter(|c| !c.is_control()) {
                edit(model, InputRequest::InsertChar(c));
            }
        }
        Message::Lot(second) => setup::drawn(model, second),
        Message::Tick => {}
    }
    Effect::None
}

fn obey(model: &mut Model, command: Command) -> Effect {
    match &model.mode {
        Mode::Board => on_board(model, command),
        Mode::Typing(..) => match command {
            Command::Act => enter(model),
            Command::Back => {
                model.mode = Mode::Board;
                model.notice = None;
                Effect::None
            }
            _ => Effect::None,
        },
        Mode::Asking(question) => match command {
            Command::Act => ask::answer(model, true),
            Command::Back => ask::answer(model, false),
            Command::Quit if matches!(question, Question::GoOn(..)) => Effect::Quit,
            _ => Effect::None,
        },
        Mode::Setup(_) => setup::obey(model, command),
        Mode::Lots(_) => match command {
            Command::Act | Command::Back => setup::go_on(model),
            _ => Effect::None,
        },
        Mode::Reading { .. } => {
            pages::read(model, command);
            Effect::None
        }
    }
}

fn on_board(model: &mut Model, command: Command) -> Effect {
    model.notice = None;
    if model.is_paused()
        && let Some(effect) = clock::while_paused(model, command)
    {
        return effect;
    }
    match command {
        Command::Up => step_cursor(model, 0, 1),
        Command::Down => step_cursor(model, 0, -1),
        Command::Left => step_cursor(model, -1, 0),
        Command::Right => step_cursor(model, 1, 0),
        Command::NextLevel => to_level(model, model.cursor.level().number() % 4 + 1),
        Command::PreviousLevel => to_level(model, (model.cursor.level().number() + 2) % 4 + 1),
        Command::Level1 => to_level(model, 1),
        Command::Level2 => to_level(model, 2),
        Command::Level3 => to_level(model, 3),
        Command::Level4 => to_level(model, 4),
        Command::Act => turn::act(model),
        Command::Back => turn::back(model),
        Command::Finish => turn::finish(model),
        Command::Type => turn::open_field(model),
        Command::Undo => turn::undo(model),
        Command::Redo => turn::redo(model),
        Command::Earlier => walk::earlier(model),
        Command::Later => walk::later(model),
        Command::First => walk::walk_to(model, Some(model.study.place_after(0))),
        Command::Last => walk::to_game(model),
        Command::Other => walk::other(model),
        Command::Vary => walk::vary(model),
        Command::Comment => walk::open_comment(model),
        Command::Pause if model.clock_runs() => clock::pause(model, "stood-paused"),
        Command::Pause => walk::pause(model),
        Command::Faster => walk::change_speed(model, true),
        Command::Slower => walk::change_speed(model, false),
        Command::NewGame => setup::open(model),
        Command::Swap => ask::swap(model),
        Command::Resign => ask::ask_while_playing(model, Question::Resign),
        Command::OfferDraw => ask::ask_while_playing(model, Question::Draw),
        Command::Save => ask::ask_path(model),
        Command::Help => pages::open_page(model, Page::Help),
        Command::Rules => pages::open_page(model, Page::Rules),
        Command::NextTheme => next_theme(model),
        Command::Threats => model.threats = !model.threats,
        Command::Quit if model.is_at_stake() => model.mode = Mode::Asking(Question::Quit),
        Command::Quit => return Effect::Quit,
        Command::Suspend | Command::Interrupt => {}
    }
    Effect::None
}

/// Takes what was typed.
fn enter(model: &mut Model) -> Effect {
    let Mode::Typing(entry, field) = &model.mode else {
        return Effect::None;
    };
    let text = field.value().to_owned();
    match entry {
        // The game was stopped with the field open: it goes on before anything is played.
        Entry::Turn if model.is_paused() => clock::start(model),
        Entry::Turn => turn::play_typed(model),
        Entry::Comment(place) => walk::comment(model, *place, &text),
        Entry::Path => return ask::save(model, &text),
    }
    Effect::None
}

fn next_theme(model: &mut Model) {
    model.theme = (model.theme + 1) % model.themes.len().max(1);
    if let Some((name, _)) = model.themes.get(model.theme) {
        let parts = [("theme", name.clone().into())];
        model.tell(model.words.say_with("theme-chosen", &parts));
    }
}

impl Entry {
    /// How many characters the field takes; the longest turn has 16, with blanks to spare.
    const fn longest(self) -> usize {
        match self {
            Entry::Turn => 24,
            Entry::Comment(_) => 1000,
            Entry::Path => 4096,
        }
    }
}

fn edit(model: &mut Model, request: InputRequest) {
    if let Mode::Typing(entry, field) = &mut model.mode {
        let full = field.value().chars().count() >= entry.longest();
        if !(full && matches!(request, InputRequest::InsertChar(_))) {
            field.handle(request);
            model.notice = None;
        }
    }
    setup::edit(model, request);
}

/// A click does what Enter does on the cell, or what the key in the bar does; the second of a
/// double click does nothing.
fn click(model: &mut Model, last: Option<Clicked>, place: Position) -> Effect {
    let Some(clicked) = click::at(model, place) else {
        return Effect::None;
    };
    if last.is_some_and(|last| last.is_doubled_by(&clicked, place)) {
        tell_of_double_click(model, &clicked);
        return Effect::None;
    }
    let target = clicked.target;
    model.clicked = Some(clicked);
    match target {
        Target::Command(command) => return obey(model, command),
        Target::Cell(cell) => {
            model.cursor = cell;
            return obey(model, Command::Act);
        }
        Target::Line(line) => return setup::click(model, line),
        Target::Colour(colour) => return setup::click_colour(model, colour),
        Target::Turn(_) if model.is_paused() => model.tell(model.words.say("stood-paused")),
        Target::Turn(place) => {
            model.notice = None;
            walk::walk_to(model, Some(place));
        }
    }
    Effect::None
}

/// Says so where the second click, had it counted, would have gone on with the turn.
fn tell_of_double_click(model: &mut Model, clicked: &Clicked) {
    let is_begun = model.draft.as_ref().is_some_and(|draft| !draft.is_empty());
    if let (Target::Cell(cell), true) = (clicked.target, is_begun) {
        let parts = [("cell", cell.to_string().into())];
        model.tell(model.words.say_with("double-click", &parts));
    }
}
