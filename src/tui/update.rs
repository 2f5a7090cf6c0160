//! What a message changes: the model's only way to change.

use super::click::{self, Clicked};
use super::message::{Command, Effect, Message};
use super::model::{Mode, Model, Motion, Page, Question};
use super::page;
use crate::pylos_core::{Cell, CellSet, Game, Level, Refusal, Side, Step};
use crate::text;
use ratatui::layout::Position;
use tui_input::{Input as Field, InputRequest};

/// Changes the model as the message asks, and says what the outside has to do.
pub fn update(model: &mut Model, message: Message) -> Effect {
    if message == Message::Tick {
        model.motion = model.motion.and_then(next_picture);
        return Effect::None;
    }
    let before = model.shown();
    let effect = change(model, message);
    let moved = model.animated
        && model.look.is_shaded()
        && model.shown() != before
        && matches!(model.mode, Mode::Board);
    model.motion = moved.then_some(Motion { before, step: 0 });
    effect
}

fn next_picture(motion: Motion) -> Option<Motion> {
    let step = motion.step + 1;
    (step < Motion::PICTURES).then_some(Motion { step, ..motion })
}

fn change(model: &mut Model, message: Message) -> Effect {
    // Any input between two clicks makes the second a click of its own.
    let last = model.clicked.take();
    match message {
        Message::Do(Command::Interrupt) => return Effect::Interrupt,
        Message::Do(Command::Suspend) => return Effect::Suspend,
        Message::Do(command) => return obey(model, command),
        Message::Answer(yes) => return answer(model, yes),
        Message::Click(place) => return click(model, last, place),
        Message::Edit(request) => edit(model, request),
        Message::Paste(text) => {
            for c in text.chars().filter(|c| !c.is_control()) {
                edit(model, InputRequest::InsertChar(c));
            }
        }
        Message::Tick => {}
    }
    Effect::None
}

fn obey(model: &mut Model, command: Command) -> Effect {
    match &model.mode {
        Mode::Board => on_board(model, command),
        Mode::Typing(_) => {
            match command {
                Command::Act => play_typed(model),
                Command::Back => model.mode = Mode::Board,
                _ => {}
            }
            Effect::None
        }
        Mode::Asking(_) => match command {
            Command::Act => answer(model, true),
            Command::Back => answer(model, false),
            _ => Effect::None,
        },
        Mode::Reading { .. } => {
            read(model, command);
            Effect::None
        }
    }
}

fn on_board(model: &mut Model, command: Command) -> Effect {
    model.notice = None;
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
        Command::Act => act(model),
        Command::Back => back(model),
        Command::Finish => finish(model),
        Command::Type => open_field(model),
        Command::Undo => undo(model),
        Command::Redo => redo(model),
        Command::Earlier => look_at(model, model.turns_shown().saturating_sub(1)),
        Command::Later => look_at(model, model.turns_shown() + 1),
        Command::First => look_at(model, 0),
        Command::Last => look_at(model, model.game.turn_count()),
        Command::NewGame if is_at_stake(model) => model.mode = Mode::Asking(Question::NewGame),
        Command::NewGame => new_game(model),
        Command::Swap => swap(model),
        Command::Resign => ask_while_playing(model, Question::Resign),
        Command::OfferDraw => ask_while_playing(model, Question::Draw),
        Command::Help => open_page(model, Page::Help),
        Command::Rules => open_page(model, Page::Rules),
        Command::NextTheme => next_theme(model),
        Command::Threats => model.threats = !model.threats,
        Command::Quit if is_at_stake(model) => model.mode = Mode::Asking(Question::Quit),
        Command::Quit => return Effect::Quit,
        Command::Suspend | Command::Interrupt => {}
    }
    Effect::None
}

/// Whether a game is under way that would be lost.
fn is_at_stake(model: &Model) -> bool {
    model.game.turn_count() > 0 && model.game.outcome().is_none()
}

/// Moves the cursor by files and ranks; sideways over the edge to the level beside it.
fn step_cursor(model: &mut Model, files: i8, ranks: i8) {
    let cell = model.cursor;
    let level = cell.level();
    let rank = cell.rank().saturating_add_signed(ranks);
    let beside = |number, file: fn(Level) -> u8| {
        let level = Level::from_number(number)?;
        Cell::new(level, file(level), rank.min(level.size() - 1))
    };
    let next = match cell.file().checked_add_signed(files) {
        Some(file) if file < level.size() => Cell::new(level, file, rank),
        Some(_) => beside(level.number() + 1, |_| 0),
        None => beside(level.number() - 1, |level| level.size() - 1),
    };
    model.cursor = next.unwrap_or(cell);
}

/// Moves the cursor to a level, where it stays as near as it can to file and rank.
fn to_level(model: &mut Model, number: u8) {
    let cell = model.cursor;
    let next = Level::from_number(number).and_then(|level| {
        let last = level.size() - 1;
        Cell::new(level, cell.file().min(last), cell.rank().min(last))
    });
    model.cursor = next.unwrap_or(cell);
}

/// Chooses the cell under the cursor.
fn act(model: &mut Model) {
    if model.looking_back.take().is_some() {
        return;
    }
    let Some(draft) = &mut model.draft else {
        refuse_over(model);
        return;
    };
    let cell = model.cursor;
    match draft.choose(cell) {
        Ok(Step::Lift) => {}
        Ok(Step::Land | Step::Recover) => play_if_complete(model),
        // The lifted ball is set back where it came from.
        Err(_) if draft.to().is_none() && draft.from() == Some(cell) => {
            draft.back();
        }
        // Chosen again, the cell of a ball just taken back says that this was all.
        Err(_) if draft.recovered().contains(cell) => finish(model),
        Err(refusal) => model.refuse(refusal),
    }
}

fn refuse_over(model: &mut Model) {
    if let Some(outcome) = model.game.outcome() {
        model.refuse(Refusal::GameOver(outcome));
    }
}

/// Plays the turn once nothing can be added to it.
fn play_if_complete(model: &mut Model) {
    let choices = model.draft.as_ref().map(|draft| draft.choices().all());
    if choices.is_some_and(CellSet::is_empty) {
        finish(model);
    }
}

fn finish(model: &mut Model) {
    let Some(draft) = &model.draft else {
        refuse_over(model);
        return;
    };
    match draft.finish().and_then(|turn| model.game.play(turn)) {
        Ok(()) => model.begin_turn(),
        Err(refusal) => model.refuse(refusal),
    }
}

fn back(model: &mut Model) {
    if model.looking_back.take().is_none()
        && let Some(draft) = &mut model.draft
    {
        draft.back();
    }
}

/// Undoes the turn being made, if one is, or else the last turn.
fn undo(model: &mut Model) {
    if model.draft.as_ref().is_some_and(|draft| !draft.is_empty()) {
        model.begin_turn();
        return;
    }
    let story = text::last_event(model.words, &model.players, &model.game);
    let undone = model.game.undo().is_some();
    changed(model, undone, "undone", "nothing-to-undo", story);
}

fn redo(model: &mut Model) {
    let redone = model.game.redo().is_some();
    let story = text::last_event(model.words, &model.players, &model.game);
    changed(model, redone, "redone", "nothing-to-redo", story);
}

fn changed(model: &mut Model, done: bool, told: &str, refused: &str, story: String) {
    if done {
        model.begin_turn();
        model.tell(model.words.say_with(told, &[("what", story.into())]));
    } else {
        model.tell(model.words.say(refused));
    }
}

/// Looks at the position after some turns; the last one is the game itself.
fn look_at(model: &mut Model, turns: usize) {
    let count = model.game.turn_count();
    model.looking_back = (turns < count).then_some(turns);
}

fn ask_while_playing(model: &mut Model, question: Question) {
    if model.draft.is_some() {
        model.mode = Mode::Asking(question);
    } else {
        refuse_over(model);
    }
}

fn answer(model: &mut Model, yes: bool) -> Effect {
    let Mode::Asking(question) = model.mode else {
        return Effect::None;
    };
    model.mode = Mode::Board;
    if !yes {
        return Effect::None;
    }
    match question {
        Question::Resign => {
            let side = model.game.position().to_move();
            end_game(model, |game| game.resign(side));
        }
        Question::Draw => end_game(model, Game::agree_draw),
        Question::NewGame => new_game(model),
        Question::Quit => return Effect::Quit,
    }
    Effect::None
}

fn end_game(model: &mut Model, end: impl FnOnce(&mut Game) -> Result<(), Refusal>) {
    match end(&mut model.game) {
        Ok(()) => model.begin_turn(),
        Err(refusal) => model.refuse(refusal),
    }
}

fn new_game(model: &mut Model) {
    model.game = Game::from_position(model.game.start(), model.game.rules());
    if std::mem::take(&mut model.swap_next) {
        model.players = model.players.swapped();
    }
    model.begin_turn();
}

fn swap(model: &mut Model) {
    model.swap_next = !model.swap_next;
    let id = match (model.swap_next, model.players.are_named()) {
        (false, _) => "swap-off",
        (true, false) => "swap-on",
        (true, true) => "swap-on-named",
    };
    let next = model.players.swapped();
    let name = |side| next.name(model.words, side).into();
    let parts = [("light", name(Side::Light)), ("dark", name(Side::Dark))];
    model.tell(model.words.say_with(id, &parts));
}

fn next_theme(model: &mut Model) {
    model.theme = (model.theme + 1) % model.themes.len().max(1);
    if let Some((name, _)) = model.themes.get(model.theme) {
        let parts = [("theme", name.clone().into())];
        model.tell(model.words.say_with("theme-chosen", &parts));
    }
}

fn open_field(model: &mut Model) {
    if model.draft.is_some() {
        model.begin_turn();
        model.mode = Mode::Typing(Field::default());
    } else {
        refuse_over(model);
    }
}

/// The longest text the field takes; the longest turn has 16 characters with blanks to spare.
const LONGEST: usize = 24;

fn edit(model: &mut Model, request: InputRequest) {
    if let Mode::Typing(field) = &mut model.mode {
        let full = field.value().chars().count() >= LONGEST;
        if !(full && matches!(request, InputRequest::InsertChar(_))) {
            field.handle(request);
        }
    }
}

fn play_typed(model: &mut Model) {
    let Some(typed) = model.typed() else {
        model.mode = Mode::Board;
        return;
    };
    if let Ok(turn) = typed.turn {
        model.mode = Mode::Board;
        match model.game.play(turn) {
            Ok(()) => model.begin_turn(),
            Err(refusal) => model.refuse(refusal),
        }
    }
}

fn open_page(model: &mut Model, page: Page) {
    model.mode = Mode::Reading { page, top: 0 };
}

fn read(model: &mut Model, command: Command) {
    let Mode::Reading { page, top } = model.mode else {
        return;
    };
    let (shown, last) = page::extent(model, page);
    let top = match command {
        Command::Up => top.saturating_sub(1),
        Command::Down => top + 1,
        Command::Earlier => top.saturating_sub(shown),
        Command::Later | Command::Act if top < last => top + shown,
        Command::First => 0,
        Command::Last => last,
        Command::Rules if page == Page::Help => return open_page(model, Page::Rules),
        Command::Help if page == Page::Rules => return open_page(model, Page::Help),
        Command::Act | Command::Back | Command::Help | Command::Rules | Command::Quit => {
            model.mode = Mode::Board;
            return;
        }
        _ => top,
    };
    model.mode = Mode::Reading {
        page,
        top: top.min(last),
    };
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
    let command = clicked.command;
    if let Some(cell) = clicked.cell {
        model.cursor = cell;
    }
    model.clicked = Some(clicked);
    obey(model, command)
}

/// Says so where the second click, had it counted, would have gone on with the turn.
fn tell_of_double_click(model: &mut Model, clicked: &Clicked) {
    let is_begun = model.draft.as_ref().is_some_and(|draft| !draft.is_empty());
    if let (Some(cell), true) = (clicked.cell, is_begun) {
        let parts = [("cell", cell.to_string().into())];
        model.tell(model.words.say_with("double-click", &parts));
    }
}
