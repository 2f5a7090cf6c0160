//! Whatever is pressed, clicked, typed and waited for, in whatever order.

use crate::harness::{COLOURFUL, COLOURLESS, Screen};
use proptest::prelude::*;
use pylos::record::Record;
use pylos::tui::geometry::SMALLEST;
use pylos::tui::keymap::Keymap;
use pylos::tui::{Command, Effect, Message, saved, update};
use ratatui::layout::Position;
use std::time::Duration;
use tui_input::InputRequest;

/// Something that comes in.
#[derive(Clone, Debug)]
enum Deed {
    Do(Command),
    Answer(bool),
    Type(char),
    Erase,
    Paste(String),
    Click(u16, u16),
    Lot(bool),
    Wait(u64),
    Lapse,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let keymap = Keymap::default();
    let commands: Vec<Command> = keymap.bindings().iter().map(|one| one.command).collect();
    let deed = prop_oneof![
        20 => prop::sample::select(commands).prop_map(Deed::Do),
        10 => Just(Deed::Do(Command::Act)),
        4 => any::<bool>().prop_map(Deed::Answer),
        4 => prop::sample::select("1234abcdx-{}\u{e9}\u{4e2d} ".chars().collect::<Vec<_>>())
            .prop_map(Deed::Type),
        1 => Just(Deed::Erase),
        1 => ".{0,20}".prop_map(Deed::Paste),
        6 => (0..100_u16, 0..40_u16).prop_map(|(x, y)| Deed::Click(x, y)),
        1 => any::<bool>().prop_map(Deed::Lot),
        4 => (0..5_000_u64).prop_map(Deed::Wait),
        1 => Just(Deed::Lapse),
    ];
    prop::collection::vec(deed, 0..120)
}

fn message(deed: &Deed) -> Message {
    match deed {
        Deed::Do(command) => Message::Do(*command),
        Deed::Answer(yes) => Message::Answer(*yes),
        Deed::Type(c) => Message::Edit(InputRequest::InsertChar(*c)),
        Deed::Erase => Message::Edit(InputRequest::DeletePrevChar),
        Deed::Paste(text) => Message::Paste(text.clone()),
        Deed::Click(x, y) => Message::Click(Position::new(*x, *y)),
        Deed::Lot(second) => Message::Lot(*second),
        Deed::Wait(_) => Message::Tick,
        Deed::Lapse => Message::Lapse,
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 200,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// The screen can be drawn, and what would be kept is a sound record of the game. Turns pass by
    /// themselves only where nothing is played, and no time runs once the game is over.
    #[test]
    fn the_game_stays_sound(
        deeds in deeds(),
        (width, height) in (20..100_u16, 8..40_u16),
        position in prop::sample::select(vec![
            "4/4/4/4 3/3/3 2/2 1 L",
            "4/4/LL2/L3 3/3/3 2/2 1 L",
            "LDLD/DLDL/LDLD/DLDL LDL/DLD/LDL LL/D1 1 D",
        ]),
        rules in prop::sample::select(vec!["kids", "standard+raise", "advanced+optional+nopass"]),
        timed in any::<bool>(),
    ) {
        let look = if width % 2 == 0 { COLOURFUL } else { COLOURLESS };
        let mut screen = Screen::new(rules, position, (width, height), look);
        screen.model.next.control = timed.then(|| "30+5".parse().unwrap());
        screen.model.begin_clock();
        screen.model.animated = timed;
        for deed in deeds {
            if let Deed::Wait(milliseconds) = deed {
                screen.model.now += Duration::from_millis(milliseconds);
            }
            match update(&mut screen.model, message(&deed)) {
                Effect::Save { path, .. } => saved(&mut screen.model, path, Ok(())),
                _ if screen.model.awaits_lot() => {
                    update(&mut screen.model, Message::Lot(timed));
                }
                _ => {}
            }
            let text = screen.text();
            prop_assert!(width < SMALLEST.0 || height < SMALLEST.1 || !text.trim().is_empty());
            let record = screen.model.record();
            let again: Result<Record, _> = record.to_string().parse();
            prop_assert_eq!(again.as_ref(), Ok(&record), "{}", record);
            let model = &screen.model;
            prop_assert!(!model.clock_runs() || model.study.game().outcome().is_none());
            let place = screen.model.place();
            prop_assert_eq!(screen.model.study.game_at(place).position(), screen.model.study.position(place));
        }
    }
}
