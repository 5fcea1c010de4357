//! A game is named only in its own crate, in the registry, and in folders of its name. All other
//! code works for any game.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::{NAMES, RegisteredGame, Visit, visit};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Crates that may have a folder for a game.
const WITH_FOLDERS: [&str; 7] = ["players", "solve", "stats", "environments", "python", "terminal", "cli"];

/// The page's list of games.
const PAGE_LIST: &str = "client/src/games/list.ts";

/// The TypeScript that `wire` generates from the registry.
const GENERATED: &str = "client/src/wire/";

/// The source text without comments. Strings stay; none of them spans lines but templates.
fn without_comments(text: &str, markup: bool) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n')
        } else if rest.starts_with("/*") {
            rest.find("*/").map(|end| end + 2)
        } else if markup && rest.starts_with("<!--") {
            rest.find("-->").map(|end| end + 3)
        } else {
            let taken = if next == '"' { literal(rest) } else { next.len_utf8() };
            code.push_str(&rest[..taken]);
            rest = &rest[taken..];
            continue;
        };
        rest = &rest[skipped.unwrap_or(rest.len())..];
    }
    code
}

/// The length of a string in double quotes; 1 if the string does not end on its line.
fn literal(text: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            '\n' => return 1,
            _ => {}
        }
    }
    1
}

/// The production code of a Rust file: without tests, and without module declarations and features,
/// which name the folders.
fn production(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let is_declaration = |line: &str| {
        let line = line.trim_start_matches("pub(crate) ").trim_start_matches("pub ");
        let is_module = line.strip_prefix("mod ").is_some_and(|rest| rest.ends_with(';'));
        is_module || line.starts_with("#[cfg(feature = ")
    };
    text.lines().filter(|line| !is_declaration(line)).flat_map(|line| [line, "\n"]).collect()
}

/// The words of a text: identifiers are split at underscores and at capitals.
fn words(text: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for name in text.split(|letter: char| !letter.is_alphanumeric()).filter(|name| !name.is_empty()) {
        words.insert(name.to_lowercase());
        let parts: Vec<_> = name.match_indices(char::is_uppercase).map(|(at, _)| at).collect();
        for (number, &start) in parts.iter().enumerate() {
            // `BraveRats` is one word of two parts.
            for end in parts[number + 1..].iter().copied().chain([name.len()]) {
                words.insert(name[start..end].to_lowercase());
            }
        }
        words.insert(name[..parts.first().copied().unwrap_or(name.len())].to_lowercase());
    }
    words
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Whether a file may name this game.
fn may_name(path: &str, game: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    let in_folder = |parts: &[&str]| parts.iter().any(|part| part.trim_end_matches(".rs") == game);
    match parts[..] {
        ["crates", "games" | "testkit", ..] => true,
        ["crates", own, ..] if own == game => true,
        ["crates", owner, "src", ref rest @ ..] if WITH_FOLDERS.contains(&owner) => in_folder(rest),
        ["client", "src", "games", folder, ..] if folder == game => true,
        _ => path == PAGE_LIST || path.starts_with(GENERATED),
    }
}

fn is_test(path: &str) -> bool {
    path.split('/').any(|part| part == "tests" || part == "tests.rs")
}

#[test]
fn a_game_is_named_only_where_it_may_be() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources = Vec::new();
    for entry in std::fs::read_dir(root.join("crates")).unwrap() {
        files(&entry.unwrap().path().join("src"), &mut sources);
    }
    files(&root.join("client/src"), &mut sources);
    let mut found = BTreeSet::new();
    for source in sources {
        let path = source.strip_prefix(&root).unwrap().to_str().unwrap().to_owned();
        let text = match source.extension().and_then(|ending| ending.to_str()) {
            Some("rs") if !is_test(&path) => {
                without_comments(&production(&std::fs::read_to_string(&source).unwrap()), false)
            }
            Some("ts" | "svelte") => without_comments(&std::fs::read_to_string(&source).unwrap(), true),
            _ => continue,
        };
        let words = words(&text);
        for game in NAMES.iter().filter(|game| words.contains(**game)) {
            if !may_name(&path, game) {
                found.insert(path.clone());
            }
        }
    }
    assert!(found.is_empty(), "these name a game and must not: {found:#?}");
}

#[test]
fn comments_are_not_read_and_strings_are() {
    let code = without_comments("a // claim\nb /* claim */ c \"http://claim\" <!-- claim --> d", true);
    assert_eq!(code, "a \nb  c \"http://claim\"  d");
}

#[test]
fn identifiers_are_read_as_words() {
    let words = words("readBraveRats claim_options ClaimView reclaim");
    assert!(["braverats", "claim", "read", "reclaim"].iter().all(|word| words.contains(*word)));
    assert!(!words.contains("claimed"));
}

struct Name;
impl Visit for Name {
    type Output = &'static str;
    fn game<G: RegisteredGame>(self) -> &'static str {
        G::NAME
    }
}

#[test]
fn every_name_leads_to_its_game() {
    assert!(NAMES.iter().all(|name| visit(name, Name) == Some(name)));
    assert_eq!(visit("chess", Name), None);
}
