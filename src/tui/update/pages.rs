//! Reading a page.

use super::walk;
use crate::tui::message::Command;
use crate::tui::mode::{Mode, Page};
use crate::tui::model::Model;
use crate::tui::page;

pub(super) fn open_page(model: &mut Model, page: Page) {
    model.mode = Mode::Reading { page, top: 0 };
}

pub(super) fn read(model: &mut Model, command: Command) {
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
        Command::Comment if page == Page::Comment => return walk::write_comment(model),
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
