//! What a program is started with.

/// A program, its arguments, its surroundings.
#[derive(Clone)]
pub struct Launch {
    pub command: Vec<String>,
    /// Without `XDG_STATE_HOME` each start has a state folder of its own.
    pub env: Vec<(String, String)>,
    pub size: (u16, u16),
    /// The kernel tells the program when the terminal goes away.
    pub controlling: bool,
    /// Nobody takes what comes out after this.
    pub last_taken: Option<&'static str>,
}

impl Launch {
    /// The game, with these arguments, on 80×24 cells of 24 bits.
    pub fn pylos(args: &[&str]) -> Launch {
        Launch::program(env!("CARGO_BIN_EXE_pylos"), args)
    }

    pub fn program(program: &str, args: &[&str]) -> Launch {
        let command = std::iter::once(&program).chain(args);
        Launch {
            command: command.map(ToString::to_string).collect(),
            env: Vec::new(),
            size: (80, 24),
            controlling: true,
            last_taken: None,
        }
        .env("TERM", "xterm-256color")
        .env("COLORTERM", "truecolor")
        .env("LANG", "C.UTF-8")
        // Each state has one picture to wait for.
        .env("PYLOS_ANIMATION", "0")
        .env(
            "XDG_CONFIG_HOME",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/no-config"),
        )
    }

    /// Sets a variable; an empty value is as good as none.
    pub fn env(mut self, name: &str, value: &str) -> Launch {
        self.env.retain(|(known, _)| known != name);
        self.env.push((name.to_owned(), value.to_owned()));
        self
    }

    pub fn size(mut self, columns: u16, rows: u16) -> Launch {
        self.size = (columns, rows);
        self
    }

    /// The terminal is none that the kernel would tell the program about when it goes away.
    pub fn without_hangup(mut self) -> Launch {
        self.controlling = false;
        self
    }

    /// The terminal takes nothing more once this came out.
    pub fn stuck_after(mut self, last: &'static str) -> Launch {
        self.last_taken = Some(last);
        self
    }

    pub fn variable(&self, name: &str) -> Option<String> {
        let mut env = self.env.iter();
        env.find(|(known, _)| known == name)
            .map(|(_, value)| value.clone())
    }

    pub fn is_ascii(&self) -> bool {
        self.command.iter().any(|arg| arg == "--ascii")
    }
}
