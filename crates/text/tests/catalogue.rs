//! The catalogue has every message in both languages, and every message that the code uses.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use interregnum_kernel::Phrase;
use interregnum_text::{Catalogue, Lang, Seats};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The messages of a language, each with the arguments it uses.
fn messages(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for path in files(&root().join("texts").join(lang), "ftl") {
        let text = std::fs::read_to_string(&path).unwrap();
        let resource =
            parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut arguments = BTreeSet::new();
                    pattern(message.value.as_ref().expect("a message has a text"), &mut arguments);
                    let again = messages.insert(message.id.name.to_owned(), arguments);
                    assert!(again.is_none(), "{lang}: {} stands twice", message.id.name);
                }
                Entry::Junk { content } => panic!("{}: {content}", path.display()),
                _ => {}
            }
        }
    }
    messages
}

fn pattern(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => argument(inline, arguments),
                Expression::Select { selector, variants } => {
                    argument(selector, arguments);
                    variants.iter().for_each(|variant| self::pattern(&variant.value, arguments));
                }
            }
        }
    }
}

fn argument(expression: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = expression {
        // The argument `seat-is` comes with `seat`.
        arguments.insert(id.name.trim_end_matches("-is").to_owned());
    }
}

#[test]
fn no_message_is_missing_in_either_language() {
    let (english, french) = (messages("en"), messages("fr"));
    assert!(english.len() > 100, "the catalogue was found");
    assert_eq!(english.keys().collect::<Vec<_>>(), french.keys().collect::<Vec<_>>());
}

#[test]
fn a_message_uses_the_same_arguments_in_both_languages() {
    let french = messages("fr");
    for (key, arguments) in messages("en") {
        // French may need a number for agreement where English does not, and vice versa.
        let without = |set: &BTreeSet<String>| -> BTreeSet<String> {
            set.iter().filter(|name| *name != "number").cloned().collect()
        };
        assert_eq!(without(&arguments), without(&french[&key]), "{key}");
    }
}

/// Every literal key in the code, `Phrase::new("…")`, `get("…")`, `say("…")` and the like,
/// stands in the catalogue.
#[test]
fn every_key_in_the_code_is_in_the_catalogue() {
    let messages = messages("en");
    let mut keys = 0;
    for path in files(&root().join("crates"), "rs") {
        if path.components().any(|part| ["tests", "examples"].iter().any(|name| part.as_os_str() == *name)) {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        for start in ["Phrase::new(\"", "speech.get(\"", "context.get(\"", "self.say(\"", "Failure::bad(\""] {
            for (at, _) in text.match_indices(start) {
                let rest = &text[at + start.len()..];
                let key = &rest[..rest.find('"').unwrap()];
                assert!(messages.contains_key(key), "{}: {key}", path.display());
                keys += 1;
            }
        }
    }
    assert!(keys > 50, "the code was found: {keys} keys");
}

/// All names that are inserted into sentences: cards, factions, suits, levels, people.
fn french_names() -> Vec<String> {
    let catalogue = Catalogue::of(Lang::Fr);
    let plain = messages("fr").into_iter().filter(|(_, arguments)| arguments.is_empty());
    let named = plain.map(|(key, _)| catalogue.get(&key)).filter(|text| text.split(' ').count() <= 4);
    let people = ["Ada", "Élodie", "Ulysse", "Œdipe", "Ben", "le Roi", "les Rats"];
    named.chain(people.map(str::to_owned)).collect()
}

/// Short words before a vowel or an article that are not joined, with the next word.
fn unjoined(text: &str) -> BTreeSet<String> {
    let words: Vec<&str> = text.split(|letter: char| letter.is_whitespace() || letter == '(').collect();
    let short = ["de", "que", "le", "la", "ne", "se", "jusque", "lorsque", "puisque"];
    let begins = |word: &str, letters: &str| {
        word.chars().next().is_some_and(|first| first.to_lowercase().any(|first| letters.contains(first)))
    };
    let wrong = |pair: &&[&str]| {
        let elided = short.contains(&pair[0]) && begins(pair[1], "aàâeéèêiîoôuœ");
        elided || (["de", "à"].contains(&pair[0]) && ["le", "les"].contains(&pair[1]))
    };
    words.windows(2).filter(wrong).map(|pair| pair.join(" ")).collect()
}

/// Not `que Écuyer`, not `de le Roi`, for every name that is inserted into a French sentence.
#[test]
fn a_short_french_word_is_joined_to_every_name_that_follows_it() {
    let catalogue = Catalogue::of(Lang::Fr);
    let names = french_names();
    assert!(["Écuyer", "l’Arpenteur", "Gobelins"].iter().all(|name| names.iter().any(|n| n == name)));
    let mut sentences = 0;
    for (key, arguments) in messages("fr") {
        // Argument names must be `'static`.
        let arguments: Vec<[&'static str; 2]> = arguments
            .into_iter()
            .map(|name| [format!("{name}-is").leak(), name.leak()].map(|n| &*n))
            .collect();
        let said = |name: &str| {
            let fill = |phrase: Phrase, [is, argument]: &[&'static str; 2]| {
                phrase.with(argument, name).with(is, "other")
            };
            let phrase = arguments.iter().fold(Phrase::new(key.as_str()), fill);
            catalogue.try_say(&phrase, &Seats::default()).unwrap_or_else(|missing| panic!("{missing:?}"))
        };
        // The message's own words are right as written: "avant de le jouer".
        let own = unjoined(&said("Ben"));
        for name in names.iter().filter(|_| !arguments.is_empty()) {
            let sentence = said(name);
            let within = unjoined(name);
            let wrong: Vec<String> = unjoined(&sentence)
                .into_iter()
                .filter(|pair| !own.contains(pair) && !within.contains(pair))
                .collect();
            assert!(wrong.is_empty(), "{key}: {wrong:?} in {sentence:?}");
            sentences += 1;
        }
    }
    assert!(sentences > 10_000, "{sentences}");
}
