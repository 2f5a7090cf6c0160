//! The themes of the house and of the player, and the one chosen among them.

use crate::settings::{Origin, Setting};
use crate::text::{self, Catalogue};
use crate::tui::theme::Theme;
use std::path::{Path, PathBuf};

/// The themes there are.
pub struct Themes {
    /// With their names, those of the house first.
    pub all: Vec<(String, Theme)>,
    /// The place of the one that is chosen.
    pub chosen: usize,
    /// What is wrong with any, in words.
    pub faults: Vec<String>,
}

impl Themes {
    /// Reads the player's themes, `themes/*.toml` in the config folder, and the one chosen, which
    /// may be a file elsewhere. Without it the first of the house is chosen.
    pub fn load(chosen: &Setting<String>, folder: Option<&Path>, words: &Catalogue) -> Themes {
        let house = Theme::built_in().iter();
        let mut themes = Themes {
            all: house
                .map(|(name, theme)| ((*name).to_owned(), *theme))
                .collect(),
            chosen: 0,
            faults: Vec::new(),
        };
        for path in folder.map(own_themes).unwrap_or_default() {
            themes.add(&path, words);
        }
        themes.choose(chosen, folder, words);
        themes
    }

    fn choose(&mut self, chosen: &Setting<String>, folder: Option<&Path>, words: &Catalogue) {
        let name = &chosen.value;
        if let Some(known) = self.all.iter().position(|(known, _)| known == name) {
            self.chosen = known;
        } else if is_path(name) {
            // What the config file names is found from where it stands itself.
            let base = folder.filter(|_| chosen.origin == Origin::File);
            let path = base.map_or_else(|| PathBuf::from(name), |base| base.join(name));
            if self.add(&path, words) {
                self.chosen = self.all.len() - 1;
            }
        } else {
            let names: Vec<&str> = self.all.iter().map(|(name, _)| name.as_str()).collect();
            let parts = [
                ("found", text::shown(name).into()),
                ("known", names.join(", ").into()),
            ];
            self.faults.push(words.say_with("theme-unknown", &parts));
        }
    }

    /// Adds the theme in a file, or what is wrong with it. Says whether it was added.
    fn add(&mut self, path: &Path, words: &Catalogue) -> bool {
        let read = std::fs::read_to_string(path).map_err(|error| error.to_string());
        let parsed = read.and_then(|text| {
            Theme::parse(&text).map_err(|error| {
                let line = error
                    .span()
                    .map_or(0, |span| text[..span.start].matches('\n').count() + 1);
                let parts = [
                    ("line", line.into()),
                    ("reason", error.message().to_owned().into()),
                ];
                words.say_with("theme-line", &parts)
            })
        });
        match parsed {
            Ok(theme) => {
                let name = path.file_stem().unwrap_or_default().to_string_lossy();
                self.all.push((text::shown(&name), theme));
                true
            }
            Err(reason) => {
                let file = text::printable(&path.to_string_lossy());
                let parts = [("file", file.into()), ("reason", reason.into())];
                self.faults.push(words.say_with("theme-broken", &parts));
                false
            }
        }
    }
}

fn is_path(name: &str) -> bool {
    name.contains(['/', '\\']) || Path::new(name).extension().is_some_and(|end| end == "toml")
}

/// The files of the player's own themes, in the order of their names; none where there is no
/// folder of them.
fn own_themes(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder.join("themes"))
        .into_iter()
        .flatten();
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .collect();
    files.sort();
    files
}
