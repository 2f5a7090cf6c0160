//! Positions: what can be built, what is counted, how small they are.

use crate::support::{cases, playouts, read};
use proptest::prelude::*;
use pylos::pylos_core::{Cell, CellSet, Level, Position, PositionError, Side, Turn};

fn cells(text: &str) -> CellSet {
    text.split_whitespace().map(read::<Cell>).collect()
}

#[test]
fn a_position_is_small_and_copied() {
    const fn is_copy<T: Copy>() {}
    is_copy::<Position>();
    is_copy::<Turn>();
    assert!(size_of::<Position>() <= 16);
    assert!(size_of::<Turn>() <= 8);
}

#[test]
fn both_sides_on_one_cell_are_refused() {
    let built = Position::new(cells("1a1 1b1 1c1"), cells("1b1 1c1 1d1"), Side::Light);
    assert_eq!(built, Err(PositionError::Overlap(cells("1b1 1c1"))));
}

#[test]
fn a_sixteenth_ball_is_refused() {
    let ground = Level::One.cells();
    for (side, [light, dark]) in [
        (Side::Light, [ground, CellSet::EMPTY]),
        (Side::Dark, [CellSet::EMPTY, ground]),
    ] {
        let refused = Err(PositionError::TooManyBalls { side, count: 16 });
        assert_eq!(Position::new(light, dark, Side::Light), refused);
    }
    let fifteen = ground.without(read("1d4"));
    assert!(Position::new(fifteen, CellSet::EMPTY, Side::Light).is_ok());
}

#[test]
fn an_unsupported_ball_is_refused() {
    let built = Position::new(cells("1a1 1b1 2a1 2b1"), CellSet::EMPTY, Side::Dark);
    let refused = PositionError::Unsupported {
        cell: read("2a1"),
        missing: cells("1a2 1b2"),
    };
    assert_eq!(built, Err(refused));
}

/// The cells by which a cell is supported, straight from the rule.
fn under(cell: Cell) -> CellSet {
    let Some(below) = Level::from_number(cell.level().number() - 1) else {
        return CellSet::EMPTY;
    };
    let corner = |file, rank| Cell::new(below, cell.file() + file, cell.rank() + rank);
    let corners = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)];
    corners.into_iter().map(Option::unwrap).collect()
}

#[test]
fn cells_rest_on_the_four_below() {
    for cell in Cell::all() {
        assert_eq!(cell.supports(), under(cell));
        let above = Cell::all().filter(|&above| under(above).contains(cell));
        assert_eq!(cell.covers(), above.collect());
        let lower = Cell::all().filter(|lower| lower.level() < cell.level());
        assert_eq!(cell.lower(), lower.collect());
    }
}

#[test]
fn cell_order_is_level_then_rank_then_file() {
    let texts: Vec<_> = Cell::all().map(|cell| cell.to_string()).collect();
    let expected = "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 1d4 \
                    2a1 2b1 2c1 2a2 2b2 2c2 2a3 2b3 2c3 3a1 3b1 3a2 3b2 4a1";
    assert_eq!(texts.join(" "), expected);
    assert!(Cell::all().is_sorted());
    assert_eq!(Cell::all().last(), Some(Cell::APEX));
    assert_eq!(Cell::all().count(), Cell::COUNT);
}

#[test]
fn fourteen_squares_and_fourteen_lines() {
    let set = |shapes: Vec<CellSet>| {
        let mut shapes = shapes;
        shapes.sort();
        shapes.dedup();
        shapes
    };
    let squares = set(Cell::all().flat_map(Cell::squares).collect());
    let expected = set(Cell::all().map(under).filter(|s| !s.is_empty()).collect());
    assert_eq!((squares.len(), &squares), (14, &expected));
    let mut rows_and_columns = Vec::new();
    for level in [Level::One, Level::Two] {
        for i in 0..level.size() {
            let along = level.cells().iter();
            rows_and_columns.push(along.clone().filter(|cell| cell.rank() == i).collect());
            rows_and_columns.push(along.filter(|cell| cell.file() == i).collect());
        }
    }
    let lines = set(Cell::all().flat_map(Cell::lines).collect());
    assert_eq!((lines.len(), lines), (14, set(rows_and_columns)));
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn sets_of_cells_answer_as_the_rule_says(bits in any::<u32>()) {
        let set = CellSet::from_bits(bits);
        let above: CellSet = Cell::all()
            .filter(|&cell| cell.level() > Level::One && set.contains_all(under(cell)))
            .collect();
        prop_assert_eq!(set.resting(), above);
        let beneath = set.iter().fold(CellSet::EMPTY, |all, cell| all | under(cell));
        prop_assert_eq!(set.beneath(), beneath);
        let completing = |shapes: &dyn Fn(Cell) -> Vec<CellSet>| -> CellSet {
            let empty = (!set).iter();
            empty.filter(|&cell| shapes(cell).iter().any(|&s| set.with(cell).contains_all(s))).collect()
        };
        prop_assert_eq!(set.completing_squares(), completing(&|cell| cell.squares().collect()));
        prop_assert_eq!(set.completing_lines(), completing(&|cell| cell.lines().collect()));
        prop_assert_eq!(set.iter().collect::<CellSet>(), set);
        prop_assert!(set.iter().is_sorted());
        prop_assert_eq!(set.iter().count(), set.len() as usize);
    }

    #[test]
    fn thirty_balls_at_all_times(playout in playouts()) {
        for position in playout.positions() {
            let on_board = position.occupied().len();
            let in_reserve: u32 = Side::BOTH.iter().map(|&side| position.reserve(side)).sum();
            prop_assert_eq!(on_board + in_reserve, 30);
            let [light, dark] = Side::BOTH.map(|side| position.balls(side));
            prop_assert_eq!(light.len() + dark.len(), on_board);
            prop_assert_eq!(Position::new(light, dark, position.to_move()), Ok(position));
        }
    }

    #[test]
    fn a_turn_moves_the_balls_it_names(playout in playouts()) {
        for (before, turn) in playout.steps() {
            let after = before.play(playout.rules(), turn).unwrap();
            let side = before.to_move();
            let lifted = turn.from().map_or(CellSet::EMPTY, CellSet::of);
            let landed = (before.balls(side) - lifted).with(turn.to());
            prop_assert_eq!(after.balls(side), landed - turn.recovered().cells());
            prop_assert_eq!(after.balls(side.other()), before.balls(side.other()));
            prop_assert_eq!(after.to_move(), side.other());
        }
    }
}
