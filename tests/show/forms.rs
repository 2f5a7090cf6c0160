//! Every position of any game can be shown in every form.

use crate::support::{cases, playouts, read};
use crate::words;
use proptest::prelude::*;
use pylos::pylos_core::{Cell, Position, Side};
use pylos::record::Record;
use pylos::show::{self, Positions, Scene};
use pylos::tui::theme::Theme;
use pylos::tui::{Depth, Look};
use serde_json::Value;

const DEPTHS: [Depth; 4] = [Depth::None, Depth::Sixteen, Depth::Indexed, Depth::True];

fn is_data_of(scene: Scene<'_>, data: &Value) {
    let text = |name: &str| data[name].as_str().unwrap();
    let position: Position = read(text("position"));
    assert_eq!(position, scene.position());
    assert_eq!(read::<Position>(text("start")), scene.start());
    assert_eq!(text("rules"), scene.rules().to_string());
    assert_eq!(data["light"].as_str(), scene.name(Side::Light));
    assert_eq!(
        data["turn"].as_str().map(str::to_owned),
        scene.last_turn().map(|(_, turn)| turn.to_string())
    );
    let side = |side: Option<Side>| match side {
        Some(Side::Light) => Value::from("light"),
        Some(Side::Dark) => Value::from("dark"),
        None => Value::Null,
    };
    assert_eq!(data["to_move"], side(Some(position.to_move())));
    assert_eq!(data["reserve"]["dark"], position.reserve(Side::Dark));
    let cells = data["cells"].as_object().unwrap();
    assert_eq!(cells.len(), Cell::COUNT);
    for cell in Cell::all() {
        assert_eq!(cells[&cell.to_string()], side(position.ball_at(cell)));
    }
    let legal = data["legal"].as_array().unwrap();
    for turn in legal {
        assert!(
            position
                .check(scene.rules(), read(turn.as_str().unwrap()))
                .is_ok()
        );
    }
    assert_eq!(legal.is_empty(), !data["outcome"].is_null());
}

proptest! {
    #![proptest_config(cases(25))]

    #[test]
    fn every_position_has_every_form(playout in playouts(), light in ".{0,30}", dark in "\\PC{0,30}") {
        let record = Record::of(&playout.game).with_players(Some(&light), Some(&dark));
        let positions = Positions::of(&record);
        let theme = Theme::built_in()[0].1;
        let scenes: Vec<Scene<'_>> = positions.scenes().collect();
        prop_assert_eq!(scenes.len(), playout.game.turn_count() + 1);
        prop_assert!(positions.scene(scenes.len()).is_none());
        // A long game is shown in part, the end included.
        for scene in scenes.iter().rev().take(30) {
            let text = show::text(words(), &[*scene]);
            prop_assert!(text.lines().skip_while(|line| !line.is_empty()).take(7).all(|line| line.is_ascii() && line.len() <= 78));
            for (depth, ascii) in DEPTHS.into_iter().zip([false, true, false, false]) {
                let shown = show::ansi(words(), &[*scene], (theme, Look { depth, ascii }));
                for line in shown.lines().filter(|line| line.contains('\u{1b}')) {
                    prop_assert!(line.ends_with("\u{1b}[0m"), "{line:?}");
                }
            }
            let drawn = show::svg(words(), *scene, &theme.truecolor);
            prop_assert!(roxmltree::Document::parse(&drawn).is_ok(), "{drawn}");
            let data = show::json(*scene).unwrap();
            prop_assert_eq!(data.lines().count(), 1);
            is_data_of(*scene, &serde_json::from_str(&data).unwrap());
        }
        let list = show::json_list(&scenes).unwrap();
        let list: Vec<Value> = serde_json::from_str(&list).unwrap();
        prop_assert_eq!(list.len(), scenes.len());
        let strip = show::svg_strip(words(), &scenes, &theme.truecolor);
        prop_assert!(roxmltree::Document::parse(&strip).is_ok());
    }
}

/// What the game ended by is told only where it ended.
#[test]
fn the_end_is_told_where_it_is() {
    for (name, end) in [
        ("apex", "Ana wins with the ball on the apex."),
        ("resignation", "Ana wins: Bo resigned."),
        ("agreement", "A draw by agreement."),
        (
            "repetition",
            "A draw: the same position for the third time.",
        ),
    ] {
        let positions = crate::sample(name);
        let shown = |ply| show::text(words(), &[positions.scene(ply).unwrap()]);
        let last = positions.turn_count();
        assert!(shown(last).contains(end), "{}", shown(last));
        assert!(!shown(last - 1).contains(end));
    }
    let time = "[Game \"Pylos\"] [Rules \"kids\"] [Termination \"time\"] 1. 1a1 1-0";
    let positions = Positions::of(&time.parse().unwrap());
    let text = show::text(words(), &[positions.scene(1).unwrap()]);
    assert!(
        text.contains("Light wins: Dark has no time left."),
        "{text}"
    );
}
