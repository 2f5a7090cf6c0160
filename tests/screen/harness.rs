//! A game on a screen in memory, and a tiny language for keys.

use pylos::pylos_core::{Cell, Game, Position, Rules};
use pylos::shelf::Keeper;
use pylos::text::{Catalogue, Players};
use pylos::tui::geometry::Geometry;
use pylos::tui::{Depth, Input, Look, Model, Stop, play, view};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use std::sync::mpsc::channel;

pub const COLOURFUL: Look = Look {
    depth: Depth::True,
    ascii: false,
};
pub const COLOURLESS: Look = Look {
    depth: Depth::None,
    ascii: false,
};

/// A game being played on a screen.
pub struct Screen {
    pub model: Model,
    terminal: Terminal<TestBackend>,
}

impl Screen {
    /// A game of Ana against Bo.
    pub fn new(rules: &str, position: &str, size: (u16, u16), look: Look) -> Screen {
        let rules: Rules = rules.parse().unwrap();
        let start: Position = position.parse().unwrap();
        let players = Players::new(Some("Ana".into()), Some("Bo".into()));
        let game = Game::from_position(start, rules);
        Screen {
            model: Model::new(game, players, Catalogue::english(), look),
            terminal: Terminal::new(TestBackend::new(size.0, size.1)).unwrap(),
        }
    }

    /// A standard game from the empty board, at 80×24.
    pub fn standard() -> Screen {
        Screen::new(
            "standard",
            &Position::START.to_string(),
            (80, 24),
            COLOURFUL,
        )
    }

    /// Sends keys through the real loop, one picture after each. Tells why the loop stopped.
    pub fn keys(&mut self, keys: &str) -> Vec<Stop> {
        keys.split_whitespace()
            .filter_map(|key| self.send(self.event(key)))
            .collect()
    }

    /// Sends one event; `None` while the game goes on.
    pub fn send(&mut self, event: Event) -> Option<Stop> {
        let (sender, inputs) = channel();
        sender.send(Input::Terminal(event)).unwrap();
        drop(sender);
        match play(
            &mut self.terminal,
            &mut self.model,
            &inputs,
            &mut Keeper::none(),
        )
        .unwrap()
        {
            // No more input is how this harness gets out of the loop.
            Stop::Gone => None,
            stop => Some(stop),
        }
    }

    /// The event of a word: a key's name, `C-c`, `click:2b1`, `wheel:up`, `text:…` for a paste, or
    /// a character.
    fn event(&self, word: &str) -> Event {
        if let Some(cell) = word.strip_prefix("click:") {
            return click(self.place(cell));
        }
        if let Some(text) = word.strip_prefix("paste:") {
            return Event::Paste(text.to_owned());
        }
        let code = match word {
            "Enter" => KeyCode::Enter,
            "Esc" => KeyCode::Esc,
            "Tab" => KeyCode::Tab,
            "BackTab" => KeyCode::BackTab,
            "Up" => KeyCode::Up,
            "Down" => KeyCode::Down,
            "Left" => KeyCode::Left,
            "Right" => KeyCode::Right,
            "PageUp" => KeyCode::PageUp,
            "PageDown" => KeyCode::PageDown,
            "Home" => KeyCode::Home,
            "End" => KeyCode::End,
            "Backspace" => KeyCode::Backspace,
            "Space" => KeyCode::Char(' '),
            "wheel:up" => return mouse(MouseEventKind::ScrollUp, (0, 0)),
            "wheel:down" => return mouse(MouseEventKind::ScrollDown, (0, 0)),
            _ => {
                if let Some(ctrl) = word.strip_prefix("C-") {
                    let key = KeyCode::Char(ctrl.chars().next().unwrap());
                    return Event::Key(KeyEvent::new(key, KeyModifiers::CONTROL));
                }
                let mut characters = word.chars();
                match (characters.next(), characters.next()) {
                    (Some(c), None) => KeyCode::Char(c),
                    _ => panic!("no key is called {word}"),
                }
            }
        };
        Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    /// The middle of a cell on the screen.
    pub fn place(&self, cell: &str) -> (u16, u16) {
        let size = self.terminal.backend().buffer().area;
        let area = Geometry::of(size)
            .unwrap()
            .rect(cell.parse::<Cell>().unwrap());
        (area.x + area.width / 2, area.y + area.height / 2)
    }

    /// The screen as it is now.
    pub fn draw(&mut self) -> Buffer {
        let model = &mut self.model;
        self.terminal
            .draw(|frame| {
                model.area = frame.area();
                view(model, frame);
            })
            .unwrap();
        self.terminal.backend().buffer().clone()
    }

    /// The text on the screen now.
    pub fn text(&mut self) -> String {
        text_of(&self.draw())
    }

    /// The position that is shown.
    pub fn position(&self) -> String {
        self.model.shown().to_string()
    }
}

/// The text of a screen, a line a row.
pub fn text_of(buffer: &Buffer) -> String {
    let rows = buffer.content.chunks(usize::from(buffer.area.width.max(1)));
    rows.map(|row| {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned() + "\n"
    })
    .collect()
}

pub fn click(place: (u16, u16)) -> Event {
    mouse(MouseEventKind::Down(MouseButton::Left), place)
}

pub fn mouse(kind: MouseEventKind, (column, row): (u16, u16)) -> Event {
    Event::Mouse(MouseEvent {
        kind,
        column,
        row,
        modifiers: KeyModifiers::NONE,
    })
}
