//! What a drawing is made of: whole in itself, told in words, and at peace with other drawings.

use crate::{sample, words};
use pylos::pylos_core::{Game, Rules};
use pylos::record::Record;
use pylos::show::{self, Positions};
use pylos::tui::theme::{Palette, Rgb, Theme};
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

fn colors() -> &'static Palette<Rgb> {
    &Theme::built_in()[0].1.truecolor
}

fn drawing(ply: usize) -> String {
    show::svg(words(), sample("repetition").scene(ply).unwrap(), colors())
}

fn ids(drawing: &str) -> BTreeSet<String> {
    let document = Document::parse(drawing).unwrap();
    let all: Vec<String> = document
        .descendants()
        .filter_map(|node| node.attribute("id").map(str::to_owned))
        .collect();
    let ids: BTreeSet<String> = all.iter().cloned().collect();
    assert_eq!(ids.len(), all.len(), "an id stands there twice");
    ids
}

/// The parts that a drawing refers to.
fn named(drawing: &str) -> BTreeSet<String> {
    let ends = |c: char| c == ')' || c == '"';
    let parts = ["href=\"#", "url(#"]
        .into_iter()
        .flat_map(|before| drawing.split(before).skip(1));
    parts
        .filter_map(|rest| rest.split(ends).next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn it_needs_nothing_from_outside() {
    for drawing in [
        drawing(25),
        show::svg_strip(
            words(),
            &sample("apex").scenes().collect::<Vec<_>>(),
            colors(),
        ),
    ] {
        assert!(named(&drawing).is_subset(&ids(&drawing)));
        assert_eq!(
            drawing.matches("href").count(),
            drawing.matches("href=\"#").count()
        );
        assert_eq!(drawing.matches("http").count(), 1, "the name space");
        for odd in ["<script", "<image", "<foreignObject", "<style", "@import"] {
            assert!(!drawing.contains(odd), "{odd}");
        }
    }
}

#[test]
fn several_can_stand_in_one_page() {
    let all: Vec<BTreeSet<String>> = (0..=38).map(|ply| ids(&drawing(ply))).collect();
    let together: BTreeSet<&String> = all.iter().flatten().collect();
    // Where the game came back to where it was, the drawings differ in their words.
    assert_eq!(together.len(), all.iter().map(BTreeSet::len).sum::<usize>());
}

fn text<'a>(document: &'a Document<'_>, name: &str) -> &'a str {
    let is_it = |node: &Node<'_, '_>| node.has_tag_name(("http://www.w3.org/2000/svg", name));
    document
        .descendants()
        .find(is_it)
        .and_then(|node| node.text())
        .unwrap()
}

#[test]
fn it_is_told_in_words() {
    let drawing = drawing(29);
    let document = Document::parse(&drawing).unwrap();
    assert_eq!(
        text(&document, "title"),
        "Pylos, advanced: after turn 29 of 38"
    );
    let told = text(&document, "desc");
    assert!(
        told.starts_with("After turn 29 of 38, 1d1-2b1: Ana raises 1d1 to 2b1.\nAna: "),
        "{told}"
    );
    assert!(
        told.ends_with("\nBo to move, 7 balls in reserve."),
        "{told}"
    );
    let root = document.root_element();
    let labels: Vec<_> = root
        .attribute("aria-labelledby")
        .unwrap()
        .split(' ')
        .collect();
    assert!(labels.iter().all(|label| ids(&drawing).contains(*label)));
}

#[test]
fn names_are_text_whatever_they_are() {
    let game = Game::new(Rules::default());
    for name in [
        "<b>&amp;\"'</b>",
        "\u{1}\u{fffe}\u{1b}[2J",
        "]]>",
        "\u{202e}Ana",
        "\u{4e2d}".repeat(50).as_str(),
    ] {
        let record = Record::of(&game).with_players(Some(name), None);
        let drawing = show::svg(words(), Positions::of(&record).scene(0).unwrap(), colors());
        let document =
            Document::parse(&drawing).unwrap_or_else(|fault| panic!("{fault}: {drawing}"));
        let shown = text(&document, "text");
        assert!(shown.ends_with(" and Dark"), "{shown}");
        assert!(shown.chars().count() < 30 && !shown.contains('\u{1b}'));
    }
    let record = Record::of(&game).with_players(Some("<b>&amp;"), None);
    let drawing = show::svg(words(), Positions::of(&record).scene(0).unwrap(), colors());
    assert_eq!(
        text(&Document::parse(&drawing).unwrap(), "text"),
        "<b>&amp; and Dark"
    );
}

/// All that a turn leaves is told by a shape of its own, not by a colour, and the balls differ in
/// shape as well.
#[test]
fn it_can_be_read_without_colours() {
    let shapes = |ply| {
        let drawing = drawing(ply);
        let shape = |shape: &str| drawing.matches(shape).count();
        [
            shape("M0-8 8 0 0 8-8 0z"),
            shape("M0 8V-7"),
            shape("M-6-6 6 6"),
        ]
    };
    // On the level, from above, and in the legend.
    assert_eq!(shapes(1), [3, 0, 0]);
    assert_eq!(shapes(29), [3, 2, 0]);
    // Two balls, one of them the one that landed.
    assert_eq!(shapes(25), [0, 0, 3]);
    assert!(drawing(0).contains("groove"));
}

#[test]
fn numbers_have_few_decimals() {
    let drawing = drawing(25);
    let long = drawing
        .split(|c: char| !c.is_ascii_digit() && c != '.')
        .find(|number| {
            number
                .split_once('.')
                .is_some_and(|(_, decimals)| decimals.len() > 3)
        });
    assert_eq!(long, None);
    assert!(drawing.len() < 25_000, "{}", drawing.len());
}
