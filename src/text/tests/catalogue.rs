//! The catalogue and the sources hold together.

use super::words;
use fluent_bundle::FluentResource;
use std::collections::BTreeSet;
use std::path::Path;

const SOURCE: &str = include_str!("../../../assets/lang/en.ftl");

// The catalogue and the sources fit together.

/// The ids of the catalogue, in its order: what stands before the first `=` of an entry.
fn ids() -> Vec<&'static str> {
    SOURCE
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
        .filter_map(|line| Some(line.split_once('=')?.0.trim()))
        .collect()
}

/// The text of every Rust source but the tests inside it.
fn sources() -> Vec<String> {
    fn read(folder: &Path, texts: &mut Vec<String>) {
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("tests") {
                read(&path, texts);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs")
            {
                texts.push(std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut texts = Vec::new();
    read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut texts,
    );
    assert!(texts.len() > 10, "the sources are not where they should be");
    texts
}

/// Every literal handed to `say` or `say_with` in a source, up to the part that `format!` fills
/// in if there is one, and whether there is.
fn said(source: &str) -> Vec<(&str, bool)> {
    let calls = source
        .match_indices("say(")
        .map(|(at, name)| at + name.len());
    let calls_with = source
        .match_indices("say_with(")
        .map(|(at, name)| at + name.len());
    let literal = |at: usize| {
        let argument = source[at..].trim_start().trim_start_matches('&');
        let built = argument.strip_prefix("format!(");
        let id = built.unwrap_or(argument).trim_start().strip_prefix('"')?;
        let id = &id[..id.find('"')?];
        Some(id.split_once('{').map_or((id, false), |(id, _)| (id, true)))
    };
    calls.chain(calls_with).filter_map(literal).collect()
}

#[test]
fn the_catalogue_is_sound() {
    if let Err((_, faults)) = FluentResource::try_new(SOURCE.to_owned()) {
        panic!("{faults:?}");
    }
    let ids = ids();
    assert!(ids.len() > 100);
    let distinct: BTreeSet<_> = ids.iter().collect();
    assert_eq!(distinct.len(), ids.len(), "an id stands there twice");
    for id in ids {
        let message = words().bundle.get_message(id);
        assert!(message.is_some_and(|m| m.value().is_some()), "{id}");
    }
    assert!(SOURCE.is_ascii(), "not every terminal can show it");
}

#[test]
fn every_id_that_is_said_is_in_the_catalogue() {
    let ids = ids();
    let mut count = 0;
    for source in sources() {
        for (id, built) in said(&source) {
            let found = if built {
                ids.iter().any(|known| known.starts_with(id))
            } else {
                ids.contains(&id)
            };
            assert!(found, "{id:?} is said, but not in the catalogue");
            count += 1;
        }
    }
    assert!(count > 50, "the search finds next to nothing: {count}");
}

/// An id is said where it stands as a literal, or where it begins with what a `format!` begins
/// with and the rest of it is a literal somewhere.
#[test]
fn every_sentence_of_the_catalogue_is_said() {
    let all = sources().concat();
    let is_literal = |text: &str| all.contains(&format!("\"{text}\""));
    let built: BTreeSet<&str> = all
        .split("format!(\"")
        .skip(1)
        .filter_map(|rest| rest.split(['{', '"']).next())
        .filter(|prefix| prefix.ends_with('-'))
        .collect();
    assert!(built.contains("ended-"), "{built:?}");
    for id in ids() {
        let said = is_literal(id)
            || built
                .iter()
                .any(|prefix| id.strip_prefix(prefix).is_some_and(is_literal));
        assert!(said, "{id} is never said");
    }
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "no sentence")]
fn an_unknown_sentence_is_a_fault() {
    let _ = words().say("no-such-sentence");
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "reserve: ")]
fn a_missing_part_is_a_fault() {
    let _ = words().say("reserve");
}

// What is said.
