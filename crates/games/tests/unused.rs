//! Every dependency is used: its name occurs in the source of the crate that lists it.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use std::fs;
use std::path::Path;
use std::process::Command;

/// Dependencies that no source file names, with the reason they are listed.
const UNNAMED: &[(&str, &str, &str)] = &[(
    "interregnum-store",
    "idna_adapter",
    "its version chooses the Unicode tables of a crate that sqlx uses",
)];

/// Appends the text of all Rust files under `folder`.
fn read_sources(folder: &Path, text: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            read_sources(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

/// Whether `text` contains `name` as a whole word.
fn names(text: &str, name: &str) -> bool {
    let is_word = |character: char| character.is_alphanumeric() || character == '_';
    text.match_indices(name)
        .any(|(at, _)| !text[..at].ends_with(is_word) && !text[at + name.len()..].starts_with(is_word))
}

#[test]
fn every_dependency_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root)
        .output()
        .unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut unused = Vec::new();
    for package in metadata["packages"].as_array().unwrap() {
        let crate_name = package["name"].as_str().unwrap();
        let folder = Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap();
        let mut production = String::new();
        read_sources(&folder.join("src"), &mut production);
        let mut everything = production.clone();
        for part in ["tests", "benches", "examples"] {
            read_sources(&folder.join(part), &mut everything);
        }
        for dependency in package["dependencies"].as_array().unwrap() {
            let name = dependency["name"].as_str().unwrap();
            let source = if dependency["kind"] == "dev" { &everything } else { &production };
            let expected = UNNAMED.iter().any(|(by, what, _)| (*by, *what) == (crate_name, name));
            if !expected && !names(source, &name.replace('-', "_")) {
                unused.push(format!("{crate_name}: {name}"));
            }
        }
    }
    assert!(unused.is_empty(), "unused dependencies: {unused:#?}");
}
