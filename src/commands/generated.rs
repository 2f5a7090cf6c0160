//! `pylos completions` and `pylos man`: what the command line says about itself.

use super::print;
use crate::cli::Cli;
use crate::end::End;
use crate::text::Catalogue;
use anyhow::Context;
use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

/// Prints the completions for a shell.
pub fn completions(shell: Shell, words: &Catalogue) -> anyhow::Result<End> {
    let mut command = Cli::command();
    let name = command.get_name().to_owned();
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, name, &mut script);
    print(&script, words)
}

/// Prints the man page.
pub fn man(words: &Catalogue) -> anyhow::Result<End> {
    let mut command = Cli::command();
    command.build();
    let mut page = Vec::new();
    Man::new(command.clone())
        .render(&mut page)
        .with_context(|| words.say("output-failed"))?;
    let mut page = String::from_utf8_lossy(&page).into_owned();
    // The commands have no pages of their own to refer to.
    for name in command.get_subcommands().map(clap::Command::get_name) {
        page = page.replace(&format!("pylos\\-{name}(1)"), &format!("pylos {name}"));
    }
    print(page.as_bytes(), words)
}
