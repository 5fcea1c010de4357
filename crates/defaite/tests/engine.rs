//! The engine names no special person and no event, except the two interruptions that have actions
//! of their own: the code of a card's power is in its own file.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_defaite::{EventCard, Special};
use std::path::Path;

/// The files that decide when the two interruptions may be played.
const INTERRUPTED: [&str; 7] =
    ["check.rs", "choices.rs", "code.rs", "expected.rs", "notation.rs", "round.rs", "turn_actions.rs"];

fn source() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The code of a file, without its comments and tests.
fn code(file: &Path) -> String {
    let text = std::fs::read_to_string(file).unwrap();
    let code = text.split("#[cfg(test)]").next().unwrap();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_engine_names_no_person_and_no_event() {
    let mut read = 0;
    for entry in std::fs::read_dir(source()).unwrap().flatten() {
        let name = entry.file_name().into_string().unwrap();
        if entry.path().is_dir() {
            continue;
        }
        let code = code(&entry.path());
        for special in Special::ALL {
            assert!(!code.contains(&format!("Special::{special:?}")), "{name} names {special:?}");
            assert!(!code.contains(&format!("\"{}\"", special.code())), "{name} names {special:?}");
        }
        for event in EventCard::ALL {
            let may = event.is_interruption() && INTERRUPTED.contains(&name.as_str());
            assert!(may || !code.contains(&format!("EventCard::{event:?}")), "{name} names {event:?}");
            assert!(!code.contains(&format!("\"{}\"", event.code())), "{name} names {event:?}");
        }
        read += 1;
    }
    assert!(read > 30, "the engine was found");
}

#[test]
fn every_card_that_does_something_has_a_file_of_its_own() {
    let snake = |name: String| {
        let word = |(place, letter): (usize, char)| match letter {
            'A'..='Z' if place > 0 => format!("_{}", letter.to_ascii_lowercase()),
            _ => letter.to_ascii_lowercase().to_string(),
        };
        name.char_indices().map(word).collect::<String>()
    };
    for special in Special::ALL {
        let code = code(&source().join("person").join(format!("{}.rs", snake(format!("{special:?}")))));
        for other in Special::ALL.into_iter().filter(|other| *other != special) {
            assert!(!code.contains(&format!("{other:?}")), "{special:?} names {other:?}");
        }
    }
    for event in EventCard::ALL {
        let code = code(&source().join("event").join(format!("{}.rs", snake(format!("{event:?}")))));
        for other in EventCard::ALL.into_iter().filter(|other| *other != event) {
            // An Insurrection can be countermanded.
            let answer = (event, other) == (EventCard::Insurrection, EventCard::Countermand);
            assert!(answer || !code.contains(&format!("{other:?}")), "{event:?} names {other:?}");
        }
    }
}

/// Search copies positions very often.
#[test]
fn a_position_is_cheap_to_copy() {
    let size = size_of::<interregnum_defaite::Defaite>();
    assert!(size <= 1280, "{size} bytes");
}
