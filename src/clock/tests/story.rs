//! Whole games in simulated time: nothing creates or loses any.

use super::*;
use crate::pylos_core::{Event, Side, Turn};

/// What may happen next.
#[derive(Clone, Copy, Debug)]
enum Step {
    Wait(u64),
    Press,
    Undo,
    Redo,
    Pause,
    Back(u64),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        6 => (0..20_000_u64).prop_map(Step::Wait),
        6 => Just(Step::Press),
        2 => Just(Step::Undo),
        2 => Just(Step::Redo),
        1 => Just(Step::Pause),
        1 => (0..5_000_u64).prop_map(Step::Back),
    ];
    prop::collection::vec(step, 0..60)
}

/// A clock, and beside it what each turn must have taken: kept by counting every wait.
struct World {
    clock: Clock,
    now: Duration,
    latest: Duration,
    turns: Vec<u64>,
    undone: Vec<u64>,
    /// What the turn now has taken, and what the newest had when it was left.
    taken: u64,
    newest: u64,
    over: bool,
}

impl World {
    fn new(control: TimeControl, first: Side, beginning: u64) -> World {
        let mut clock = Clock::new(control, first);
        clock.start(ms(beginning));
        World {
            clock,
            now: ms(beginning),
            latest: ms(beginning),
            turns: Vec::new(),
            undone: Vec::new(),
            taken: 0,
            newest: 0,
            over: false,
        }
    }

    fn step(&mut self, step: Step) {
        let event = Event::Turn("1b2".parse::<Turn>().unwrap());
        if let Step::Wait(wait) = step {
            self.now += ms(wait);
            // What was gone through before a jump back is not gone through again.
            let fresh = self.now.saturating_sub(self.latest);
            self.latest = self.latest.max(self.now);
            self.taken += u64::try_from(fresh.as_millis()).unwrap();
            self.clock.start(self.now);
            self.over = self.clock.is_up(self.now).is_some();
            return;
        }
        match step {
            Step::Press => {
                let spent = self.clock.press(self.now);
                assert_eq!(spent, Ok(ms(self.taken)));
                self.turns.push(self.taken);
                self.undone.clear();
                (self.taken, self.newest) = (0, 0);
            }
            Step::Undo => {
                let Some(turn) = self.turns.pop() else { return };
                self.clock.undone(event, self.now);
                if self.undone.is_empty() {
                    self.newest = self.taken;
                }
                self.undone.push(turn);
                self.taken = 0;
            }
            Step::Redo => {
                let Some(turn) = self.undone.pop() else {
                    return;
                };
                self.clock.redone(event, self.now);
                self.turns.push(turn);
                self.taken = if self.undone.is_empty() {
                    self.newest
                } else {
                    0
                };
            }
            Step::Pause => {
                self.clock.stop(self.now);
                self.now += ms(1_000_000);
                self.latest = self.latest.max(self.now);
                self.clock.start(self.now);
            }
            Step::Back(back) => self.now = self.now.saturating_sub(ms(back)),
            Step::Wait(_) => {}
        }
    }

    /// What a side has left for the game, by its turns.
    fn game_left(&self, side: Side) -> Option<Duration> {
        let game = self.clock.control().game()?;
        let its_turn = (side == self.clock.to_move()).then_some(self.taken);
        let first = if self.turns.len().is_multiple_of(2) {
            self.clock.to_move()
        } else {
            self.clock.to_move().other()
        };
        let start = usize::from(side != first);
        let turns = self.turns.iter().skip(start).step_by(2).copied();
        let count = u32::try_from(turns.clone().count()).unwrap();
        let all = turns.chain(its_turn).map(ms);
        let main = game.main.duration();
        Some(match game.bonus {
            Bonus::None => main.saturating_sub(all.sum()),
            Bonus::Increment(more) => (main + more.duration() * count).saturating_sub(all.sum()),
            Bonus::Delay(delay) => {
                let counted = all.map(|spent| spent.saturating_sub(delay.duration()));
                main.saturating_sub(counted.sum())
            }
        })
    }

    fn check_over(&mut self) {
        let side = self.clock.to_move();
        let turn = self.clock.control().turn();
        let turn_is_up = turn.is_some_and(|turn| ms(self.taken) >= turn.duration());
        assert!(turn_is_up || self.game_left(side) == Some(Duration::ZERO));
        assert_eq!(self.clock.left(side, self.now).shorter(), Duration::ZERO);
        assert_eq!(self.clock.press(self.now), Err(TimeUp));
    }

    fn check(&self) {
        let (clock, now) = (&self.clock, self.now);
        let turns: Vec<_> = self.turns.iter().copied().map(ms).collect();
        assert_eq!(clock.spent(), turns);
        for side in Side::BOTH {
            let left = clock.left(side, now);
            assert_eq!(left.game, self.game_left(side), "{side:?}");
            let taken = if side == clock.to_move() {
                ms(self.taken)
            } else {
                Duration::ZERO
            };
            let turn = clock.control().turn().map(Span::duration);
            assert_eq!(left.turn, turn.map(|turn| turn.saturating_sub(taken)));
        }
        assert!(!clock.left(clock.to_move(), now).shorter().is_zero());
        self.check_resumed();
        self.check_instants();
    }

    /// A clock made from what is recorded is the same, from any instant on.
    fn check_resumed(&self) {
        let (clock, now) = (&self.clock, self.now);
        let first = if clock.spent().len() % 2 == 0 {
            clock.to_move()
        } else {
            clock.to_move().other()
        };
        let taken = read_time(&written_time(clock.taken(now))).unwrap();
        let spent = clock
            .spent()
            .iter()
            .map(|&spent| emt(&with_emt("", spent)).unwrap());
        let mut resumed = Clock::resume(clock.control(), first, spent.collect(), taken);
        resumed.start(ms(77));
        for side in Side::BOTH {
            assert_eq!(resumed.left(side, ms(77)), clock.left(side, now));
        }
        let wait = |clock: &Clock, now: Duration| clock.up_at().map(|up| up.saturating_sub(now));
        assert_eq!(wait(&resumed, ms(77)), wait(clock, now.max(self.latest)));
    }

    fn check_instants(&self) {
        let (clock, now) = (&self.clock, self.now);
        let up = clock.up_at().unwrap();
        assert_eq!(clock.is_up(now).is_some(), now >= up);
        assert_eq!(clock.is_up(up), Some(clock.to_move()));
        assert!(up <= now || clock.is_up(up.saturating_sub(ms(1))).is_none());
        let Some(change) = clock.next_change(now) else {
            assert_eq!(clock.is_up(now), Some(clock.to_move()));
            return;
        };
        let shows = |at| shown(clock.left(clock.to_move(), at).shorter());
        assert!(change > now && change <= up);
        let before = change.saturating_sub(ms(1));
        let half = now + before.saturating_sub(now) / 2;
        for at in [half, before] {
            assert_eq!(shows(at), shows(now), "shown from {now:?} to {change:?}");
        }
        assert_ne!(shows(change), shows(now));
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn no_time_is_created_or_lost(
        control in controls(),
        first in prop::sample::select(Side::BOTH.to_vec()),
        beginning in 0..10_000_u64,
        steps in steps(),
    ) {
        let mut world = World::new(control, first, beginning);
        for step in steps {
            world.step(step);
            if world.over {
                world.check_over();
                break;
            }
            world.check();
        }
    }

    /// Every change of what is shown is met on the way down, and nothing is shown twice.
    #[test]
    fn a_display_that_follows_the_changes_misses_none(control in controls(), wait in 0..9_000_u64) {
        let mut clock = Clock::new(control, Side::Light);
        clock.start(ms(0));
        clock.stop(ms(wait));
        prop_assume!(clock.is_up(ms(wait)).is_none());
        clock.start(ms(wait));
        let shows = |at| shown(clock.left(Side::Light, at).shorter());
        let mut now = ms(wait);
        let mut changes = 0;
        while let Some(next) = clock.next_change(now) {
            prop_assert!(next > now && shows(next) != shows(now));
            now = next;
            changes += 1;
        }
        prop_assert_eq!(Some(now), clock.up_at());
        prop_assert_eq!(shows(now), "0.0");
        let allowed = clock.left(Side::Light, ms(wait)).shorter();
        let tenths = allowed.as_millis().div_ceil(100);
        let expected = match tenths {
            0..100 => tenths,
            _ => allowed.as_millis().div_ceil(1000) - 10 + 100,
        };
        prop_assert_eq!(changes, expected);
    }
}
