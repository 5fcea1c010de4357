//! The example of `docs/adding-a-game.md` stays small: what every game needs is in the kernel.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use std::path::{Path, PathBuf};

/// The most lines that a small game may need.
const MOST: usize = 500;

/// Lines that are neither blank nor a comment; `comment` begins one.
fn lines(text: &str, comment: &str) -> usize {
    let counts = |line: &&str| !line.is_empty() && !line.starts_with(comment);
    text.lines().map(str::trim).filter(counts).count()
}

/// The files of the game, each with the beginning of its comments. A Markdown page has none.
fn files(root: &Path) -> Vec<(PathBuf, &'static str)> {
    let sources = std::fs::read_dir(root.join("crates/goofspiel/src")).unwrap();
    let mut files: Vec<_> = sources.map(|entry| (entry.unwrap().path(), "//")).collect();
    for language in ["en", "fr"] {
        files.push((root.join(format!("texts/{language}/goofspiel.ftl")), "#"));
        files.push((root.join(format!("docs/rules/goofspiel.{language}.md")), "\0"));
    }
    files
}

#[test]
fn a_small_game_needs_few_lines_of_rules_description_rulebook_and_texts() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = files(&root);
    assert!(files.len() > 8, "{files:?}");
    let counted = files.iter().map(|(path, comment)| lines(&std::fs::read_to_string(path).unwrap(), comment));
    let total: usize = counted.sum();
    assert!(total <= MOST, "{total} lines");
}

#[test]
fn blank_lines_and_comments_do_not_count() {
    assert_eq!(lines("/// A card.\npub enum Card {\n\n    // C1.1\n    One,\n}\n", "//"), 3);
}
