//! The pages to read: the help and the rules, broken into lines.

use super::bar::key_parts;
use super::mode::Page;
use super::model::Model;
use crate::text;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// The widest text that reads well, in columns.
const WIDEST: u16 = 76;

/// Where a page's lines are drawn on an area.
#[must_use]
pub fn area(area: Rect) -> Rect {
    let width = area.width.saturating_sub(4).min(WIDEST);
    let height = area.height.saturating_sub(4);
    Rect::new(area.x + (area.width - width) / 2, area.y + 2, width, height)
}

/// How many lines of a page are shown at once, and the last line that can be the first shown.
#[must_use]
pub fn extent(model: &Model, page: Page) -> (usize, usize) {
    let area = area(model.area);
    let shown = usize::from(area.height);
    let count = lines(model, page, area.width).len();
    (shown.max(1), count.saturating_sub(shown))
}

/// What stands above a page.
#[must_use]
pub fn title(model: &Model, page: Page) -> String {
    let words = model.words;
    match page {
        Page::Help => words.say("help-title"),
        Page::Rules => {
            let rules = text::house_rules(words, model.game().rules());
            words.say_with("rules-title", &[("rules", rules.into())])
        }
        Page::Comment => {
            let turns = model.turns_shown().into();
            words.say_with("comment-title", &[("turns", turns)])
        }
    }
}

/// The lines of a page.
#[must_use]
pub fn lines(model: &Model, page: Page, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let paragraphs = |text: &str| -> Vec<String> {
        textwrap::wrap(text, width)
            .into_iter()
            .map(Into::into)
            .collect()
    };
    match page {
        Page::Rules => paragraphs(&text::rules_text(model.words, model.game().rules())),
        Page::Comment => paragraphs(&text::printable(&model.study.said(model.place()))),
        Page::Help => {
            let land = if model.look.ascii { ".." } else { "··" };
            let mut parts = key_parts(model);
            parts.push(("land", land.into()));
            let intro = model.words.say_with("help-intro", &parts);
            let mut lines = paragraphs(&intro);
            lines.push(String::new());
            lines.extend(keys(model, width));
            lines.push(String::new());
            lines.extend(paragraphs(&model.words.say("help-more")));
            lines
        }
    }
}

/// A line for each thing that keys do: the keys, then what they do.
fn keys(model: &Model, width: usize) -> Vec<String> {
    let lines = model.keymap.lines(model.words);
    let rows: Vec<(String, String)> = lines
        .into_iter()
        .map(|line| (line.keys.join(" "), line.what))
        .collect();
    let column = rows.iter().map(|(keys, _)| keys.width()).max().unwrap_or(0) + 2;
    rows.iter()
        .flat_map(|(keys, what)| {
            let first = format!("{keys}{}", " ".repeat(column - keys.width()));
            let rest = " ".repeat(column.min(width / 2));
            let options = textwrap::Options::new(width)
                .initial_indent(&first)
                .subsequent_indent(&rest);
            textwrap::wrap(what, options)
                .into_iter()
                .map(String::from)
                .collect::<Vec<_>>()
        })
        .collect()
}
