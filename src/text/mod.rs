//! What is said to people.
//!
//! Every sentence stands in one catalogue, `assets/lang/en.ftl`; the functions here choose the
//! sentence and hand it its parts, and nothing else in the program holds words for people.

mod import;
mod lots;
mod parse;
mod printable;
mod record;
mod refusal;
mod story;
mod times;

pub use import::import_fault;
pub use lots::{lots_drawn, seat};
pub use parse::{cell_error, position_error, rules_error, turn_error};
pub(crate) use printable::{cut, one_line, printable, shown, steers};
pub use record::record_fault;
pub use refusal::refusal;
pub use story::{
    Players, board_in_words, completes, ending, greeting, house_rules, last_event, names_of_cells,
    players_of, reserve, rules_text, to_move, turn_at, turn_story,
};
pub use times::{clock_error, misfit, time_left, turn_time_error};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

/// The sentences of one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

/// A named part of a sentence.
pub type Part<'a> = (&'a str, FluentValue<'a>);

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| {
    let language = unic_langid::langid!("en");
    Catalogue::new(language, include_str!("../../assets/lang/en.ftl"))
});

impl Catalogue {
    /// The English catalogue, which is built in.
    #[must_use]
    pub fn english() -> &'static Catalogue {
        &ENGLISH
    }

    /// A catalogue from Fluent source. What Fluent cannot read is left out: a sentence that is
    /// missing shows its id, and tests see to it that none is.
    fn new(language: unic_langid::LanguageIdentifier, source: &str) -> Catalogue {
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(read, _)| read);
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks for mixed writing directions are no glyphs a terminal can be trusted with.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Catalogue { bundle }
    }

    /// The sentence with this id.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// The sentence with this id and these parts; the id itself where there is no such sentence.
    #[must_use]
    pub fn say_with(&self, id: &str, parts: &[Part<'_>]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|m| m.value()) else {
            debug_assert!(false, "no sentence {id:?}");
            return id.to_owned();
        };
        let args: FluentArgs<'_> = parts.iter().cloned().collect();
        let mut faults = Vec::new();
        let sentence = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut faults);
        debug_assert!(faults.is_empty(), "{id}: {faults:?}");
        sentence.into_owned()
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Catalogue")
            .field("locales", &self.bundle.locales)
            .finish()
    }
}

#[cfg(test)]
mod tests;
