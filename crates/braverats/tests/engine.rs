//! The engine names no card: the code of a card's power is in its own file.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use std::path::Path;

const NAMES: [&str; 8] =
    ["Musician", "Princess", "Spy", "Assassin", "Ambassador", "Wizard", "General", "Prince"];

fn source(file: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file)).unwrap()
}

/// Not even in a comment.
#[test]
fn the_engine_names_no_card() {
    for file in ["state.rs", "duel.rs", "draft.rs", "row.rs"] {
        for name in NAMES {
            assert!(!source(file).contains(name), "{file} names {name}");
        }
    }
}

/// Only the list of cards, and the deal of the variant that exchanges two of them, may name cards.
#[test]
fn nothing_but_the_powers_asks_which_card_it_is() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut read = 0;
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let file = entry.file_name().into_string().unwrap();
        if entry.path().is_dir() || ["card.rs", "chance.rs"].contains(&file.as_str()) {
            continue;
        }
        for name in NAMES {
            assert!(!source(&file).contains(&format!("Card::{name}")), "{file} names {name}");
        }
        read += 1;
    }
    assert!(read > 15, "the engine was found");
}

#[test]
fn every_card_has_a_file_of_its_own() {
    for name in NAMES {
        let text = source(&format!("power/{}.rs", name.to_lowercase()));
        assert!(text.contains(&format!("pub(super) const CARD: Card = Card::{name};")), "{name}");
    }
}
