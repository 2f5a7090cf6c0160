//! Each form as it was when somebody last looked at it. That of the drawing is the README's picture.

use crate::program::pylos;
use crate::{sample, words};
use pylos::show;
use pylos::tui::theme::Theme;
use pylos::tui::{Depth, Look};

#[track_caller]
fn is_as_before(name: &str, shown: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, shown));
}

#[test]
fn as_text() {
    let positions = sample("repetition");
    let scenes = [1, 15, 25, 29, 38].map(|ply| positions.scene(ply).unwrap());
    is_as_before("text", &show::text(words(), &scenes));
}

#[test]
fn on_a_terminal() {
    let look = Look {
        depth: Depth::Sixteen,
        ascii: true,
    };
    let positions = sample("apex");
    let theme = Theme::built_in()[0].1;
    let shown = show::ansi(words(), &[positions.scene(19).unwrap()], (theme, look));
    is_as_before("ansi", &shown.replace('\u{1b}', "ESC"));
}

#[test]
fn as_data() {
    let positions = sample("resignation");
    is_as_before("json", &show::json(positions.scene(17).unwrap()).unwrap());
}

/// `pylos show assets/games/apex.pylos --ply 19 --format svg > assets/board.svg` writes it anew.
#[test]
fn the_readme_shows_what_is_drawn_now() {
    let args = [
        "show",
        "assets/games/apex.pylos",
        "--ply",
        "19",
        "--format",
        "svg",
    ];
    let drawn = pylos(&args, "").exits(0).quietly().out;
    let kept = std::fs::read_to_string("assets/board.svg").unwrap();
    assert!(
        drawn == kept.replace("\r\n", "\n"),
        "assets/board.svg is out of date"
    );
}
