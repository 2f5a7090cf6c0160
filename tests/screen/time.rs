//! No time from nowhere, and none lost, whatever is done on the screen.

use crate::clock::{order, pass, place};
use crate::harness::{COLOURFUL, Screen};
use proptest::prelude::*;
use pylos::pylos_core::Side;
use pylos::tui::{Command, Message, update};
use std::time::Duration;

const EMPTY: &str = "4/4/4/4 3/3/3 2/2 1 L";

/// Settings of a property: how many cases, and no file of failures.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Something a player does, or time that passes; numbers are milliseconds.
fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    use Command::{
        Act, Back, Earlier, Finish, First, Later, NextLevel, Other, Pause, Redo, Right, Type, Undo,
        Up, Vary,
    };
    let command = prop::sample::select(vec![
        Act,
        Act,
        Act,
        Act,
        Right,
        Up,
        NextLevel,
        Back,
        Earlier,
        Later,
        First,
        Other,
        Vary,
        Pause,
        Undo,
        Redo,
        Finish,
        Type,
        Command::Suspend,
    ]);
    let deed = prop_oneof![
        4 => command.prop_map(Deed::Do),
        2 => (0..9_000_u64).prop_map(Deed::Pass),
        1 => any::<bool>().prop_map(Deed::Answer),
        1 => Just(Deed::Lapse),
    ];
    prop::collection::vec(deed, 0..150)
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    Do(Command),
    Pass(u64),
    Answer(bool),
    Lapse,
}

proptest! {
    #![proptest_config(cases(300))]

    /// No sequence of turns, undos, variations and pauses creates or loses time: the clock knows
    /// every turn of the game, and what it has not taken is left.
    #[test]
    fn the_clock_follows_the_game_whatever_is_done(deeds in deeds(), untimed in 0..3_usize) {
        let mut screen = Screen::new("standard", EMPTY, (80, 24), COLOURFUL);
        let model = &mut screen.model;
        for _ in 0..untimed {
            place(model);
        }
        model.ensure_clock(Some("60+5".parse().unwrap()));
        let mut ran = Duration::ZERO;
        for deed in deeds {
            let before = model.now;
            let ran_before = model.clock_runs();
            match deed {
                Deed::Do(command) => { order(model, command); }
                Deed::Answer(yes) => { update(model, Message::Answer(yes)); }
                Deed::Lapse => { update(model, Message::Lapse); }
                Deed::Pass(milliseconds) => { pass(model, milliseconds); }
            }
            let clock = model.clock.as_ref().unwrap();
            if ran_before {
                ran += model.now.saturating_sub(before);
            }
            let game = model.study.game();
            prop_assert_eq!(clock.to_move(), game.position().to_move());
            prop_assert!(clock.spent().len() <= game.turn_count());
            let is_over = game.outcome().is_some();
            prop_assert!(!(is_over && clock.runs()));
            prop_assert_eq!(model.is_paused(), !is_over && !clock.runs());
            let total: Duration = clock.spent().iter().sum();
            prop_assert!(total + clock.taken(model.now) <= ran, "no time from nowhere");
            for side in Side::BOTH {
                let turns = clock.spent().iter().enumerate();
                let untimed = game.turn_count() - clock.spent().len();
                let first = (untimed % 2 == 1) != (side == Side::Dark);
                let own = turns.filter(|(number, _)| (number % 2 == 1) == first);
                let (count, spent) = own.fold((0, Duration::ZERO), |(count, sum), (_, spent)| {
                    (count + 1, sum + *spent)
                });
                let taken = if side == clock.to_move() { clock.taken(model.now) } else { Duration::ZERO };
                let had = Duration::from_secs(60 + 5 * count).checked_sub(spent + taken);
                prop_assert_eq!(clock.left(side, model.now).game, had);
            }
        }
    }
}
