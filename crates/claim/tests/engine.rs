//! The engine names no faction: the code of a faction's power is in its own file.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_claim::Faction;
use std::path::Path;

/// The files that may name factions besides their powers: the list of factions, and the kingdoms.
const MAY: [&str; 2] = ["faction.rs", "kingdom.rs"];

#[test]
fn the_engine_names_no_faction() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut read = 0;
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let name = entry.file_name().into_string().unwrap();
        if entry.path().is_dir() || MAY.contains(&name.as_str()) {
            continue;
        }
        let text = std::fs::read_to_string(entry.path()).unwrap();
        let code: String =
            text.split("#[cfg(test)]").next().unwrap().lines().filter(|line| !comment(line)).collect();
        for faction in Faction::ALL {
            let word = format!("{faction:?}");
            assert!(!code.contains(&word), "{name} names {word}");
            assert!(!code.contains(&format!("\"{faction}\"")), "{name} names {faction}");
        }
        read += 1;
    }
    assert!(read > 15, "the engine was found");
}

fn comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

#[test]
fn every_faction_has_a_file_of_its_own() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/power");
    for faction in Faction::ALL {
        let file = folder.join(format!("{faction:?}.rs").to_lowercase());
        let text = std::fs::read_to_string(file).unwrap();
        for other in Faction::ALL.into_iter().filter(|other| *other != faction) {
            let names =
                text.lines().filter(|line| !comment(line)).any(|line| line.contains(&format!("::{other:?}")));
            // The powers of Knights and Giants refer to Goblins and Gnomes in the rulebook too.
            let prey = matches!(
                (faction, other),
                (Faction::Knights, Faction::Goblins) | (Faction::Giants, Faction::Gnomes)
            );
            assert!(!names || prey, "{faction:?} names {other:?}");
        }
    }
}
