//! Setting up a new game, and lots.

use super::ask::new_game;
use super::clock;
use crate::pylos_core::Side;
use crate::text;
use crate::tui::lots::Lots;
use crate::tui::message::{Command, Effect};
use crate::tui::mode::Mode;
use crate::tui::model::{Model, Setup};
use crate::tui::setup::{Dialog, Line, Memory, Stage, WhoIsLight};
use tui_input::InputRequest;

/// Opens the dialog.
pub(super) fn open(model: &mut Model) {
    model.mode = Mode::Setup(Box::new(Dialog::of(model)));
}

/// Does in the dialog what a command says.
pub(super) fn obey(model: &mut Model, command: Command) -> Effect {
    let Mode::Setup(dialog) = &mut model.mode else {
        return Effect::None;
    };
    match (command, dialog.stage) {
        (Command::Act, _) => return begin(model),
        (Command::Back, Stage::Colour { .. }) => dialog.stage = Stage::At(Line::Light),
        (Command::Back, Stage::At(_)) => model.mode = Mode::Board,
        (Command::Up, _) => dialog.go(false),
        (Command::Down, _) => dialog.go(true),
        (Command::Left, _) => dialog.change(false),
        (Command::Right, _) => dialog.change(true),
        (Command::First, Stage::At(_)) => dialog.stage = Stage::At(Line::First),
        (Command::Last, Stage::At(_)) => dialog.stage = Stage::At(Line::Begin),
        _ => {}
    }
    Effect::None
}

/// Changes what is typed.
pub(super) fn edit(model: &mut Model, request: InputRequest) {
    if let Mode::Setup(dialog) = &mut model.mode {
        dialog.edit(request);
    }
}

/// A click on a line goes there, and takes the next of its choices.
pub(super) fn click(model: &mut Model, line: Line) -> Effect {
    if let Mode::Setup(dialog) = &mut model.mode {
        dialog.stage = Stage::At(line);
        dialog.change(true);
    }
    match line {
        Line::Begin => begin(model),
        _ => Effect::None,
    }
}

/// A click on a colour chooses it.
pub(super) fn click_colour(model: &mut Model, colour: Side) -> Effect {
    if let Mode::Setup(dialog) = &mut model.mode
        && let Stage::Colour { marked, .. } = &mut dialog.stage
    {
        *marked = colour;
    }
    begin(model)
}

/// Begins what is set up, if nothing is wrong with it and nothing is left to be chosen.
fn begin(model: &mut Model) -> Effect {
    let Mode::Setup(dialog) = &mut model.mode else {
        return Effect::None;
    };
    let mut setup = match dialog.set_up(&model.next, model.words) {
        Ok(setup) => setup,
        Err(wrong) => {
            dialog.stage = Stage::At(wrong.line);
            return Effect::None;
        }
    };
    let light = dialog.light;
    match (dialog.stage, dialog.loser) {
        (Stage::At(_), Some(loser)) if light == WhoIsLight::Loser => {
            let marked = Side::Light;
            dialog.stage = Stage::Colour { loser, marked };
            return Effect::None;
        }
        (Stage::Colour { loser, marked }, _) if loser != marked => {
            setup.players = setup.players.swapped();
        }
        _ => {}
    }
    begin_with(model, setup, light)
}

fn begin_with(model: &mut Model, setup: Setup, light: WhoIsLight) -> Effect {
    model.next = setup;
    model.light_next = light;
    if model.memory == Memory::Kept {
        model.memory = Memory::Due;
    }
    if light == WhoIsLight::Lots {
        model.draw_lots(Effect::NewGame);
        return Effect::None;
    }
    new_game(model)
}

/// The outside has drawn: whether light falls to the second player.
pub(super) fn drawn(model: &mut Model, second: bool) {
    let animated = model.animated;
    if let Mode::Lots(lots) = &mut model.mode {
        lots.draw(second, animated);
    }
}

/// The next picture of the lots.
pub(super) fn advance(model: &mut Model) {
    if let Mode::Lots(lots) = &mut model.mode
        && lots.is_moving()
    {
        lots.advance();
    }
}

/// Shows the lot at once, or begins the game once it has been seen.
pub(super) fn go_on(model: &mut Model) -> Effect {
    let Mode::Lots(lots) = &mut model.mode else {
        return Effect::None;
    };
    let Some(second) = lots.seen() else {
        // A second click, to go on, is none of a double click.
        model.clicked = None;
        if lots.is_moving() {
            lots.show();
        }
        return Effect::None;
    };
    let then = lots.then.clone();
    let Setup { players, start, .. } = &model.next;
    let told = text::lots_drawn(model.words, players, second, start.to_move());
    if second {
        model.next.players = model.next.players.swapped();
    }
    new_game(model);
    model.tell(told);
    then
}

/// Says why no lots can be drawn: everything stays as it is.
pub fn no_lots(model: &mut Model, reason: String) {
    model.mode = Mode::Board;
    let parts = [("reason", reason.into())];
    model.tell(model.words.say_with("lots-failed", &parts));
}

impl Model {
    /// Draws lots for who plays light before a game begins; then the outside has something to do.
    /// Nobody's time runs meanwhile.
    pub fn draw_lots(&mut self, then: Effect) {
        clock::stop(self);
        self.mode = Mode::Lots(Lots::wanted(then));
    }

    /// Whether the outside has to draw a lot, and to hand it in as a message.
    #[must_use]
    pub fn awaits_lot(&self) -> bool {
        matches!(&self.mode, Mode::Lots(lots) if lots.are_wanted())
    }
}
