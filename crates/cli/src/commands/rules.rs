//! `rules`: the rulebook of a game, or some of its sentences.

use crate::failure::Failure;
use crate::markdown::render;
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_kernel::Phrase;
use interregnum_text::{rule, rulebook, rulings};
use serde_json::json;
use std::io::{IsTerminal, Write};

/// The width of the text where there is no terminal.
const PAGE_WIDTH: usize = 80;
/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    if matches.get_flag("rulings") {
        return print(&page(rulings(translator.lang())));
    }
    let game = matches.get_one::<String>("game").map_or("", String::as_str);
    let book = rulebook(game, translator.lang()).ok_or_else(|| unknown(game))?;
    let numbers: Vec<&String> = matches.get_many("rule").into_iter().flatten().collect();
    let mut chosen = Vec::new();
    for number in &numbers {
        let text = rule(game, translator.lang(), number).ok_or_else(|| no_rule(number, book))?;
        chosen.push(((*number).clone(), text));
    }
    if matches.get_flag("json") {
        let sentences = if numbers.is_empty() { all(book) } else { chosen };
        let sentences: Vec<_> =
            sentences.iter().map(|(number, text)| json!({ "number": number, "text": text })).collect();
        return print(
            &json!({ "game": game, "lang": translator.lang().code(), "sentences": sentences }).to_string(),
        );
    }
    if numbers.is_empty() {
        return print(&page(book));
    }
    let lines: Vec<String> = chosen.iter().map(|(number, text)| format!("- **{number}** {text}")).collect();
    print(&page(&lines.join("\n")))
}

fn unknown(game: &str) -> Failure {
    Failure::Bad(
        Phrase::new("cli-error-game").with("found", game).with("known", interregnum_games::NAMES.join(", ")),
    )
}

/// The error for an unknown rule; it lists the rules of the chapter, or the chapters.
fn no_rule(number: &str, book: &'static str) -> Failure {
    let numbers: Vec<String> = all(book).into_iter().map(|(number, _)| number).collect();
    let chapter = number.split('.').next().unwrap_or_default();
    let begins = |other: &&String| other.split('.').next() == Some(chapter);
    let mut known: Vec<&str> = numbers.iter().filter(begins).map(String::as_str).collect();
    if known.is_empty() {
        known = numbers.iter().filter_map(|other| other.split('.').next()).collect();
        known.dedup();
    }
    let phrase = Phrase::new("cli-error-rule").with("found", number).with("known", known.join(", "));
    Failure::Bad(phrase)
}

/// Every numbered sentence of a rulebook.
fn all(book: &'static str) -> Vec<(String, &'static str)> {
    let items = book.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "));
    items.map(|(number, text)| (number.to_owned(), text)).collect()
}

/// Markdown as text, wrapped to the width of the terminal.
fn page(markdown: &str) -> String {
    // A terminal of unknown size reports 0.
    let columns = interregnum_terminal::columns().filter(|&columns| columns > 0);
    let escapes = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    render(markdown, columns.unwrap_or(PAGE_WIDTH).min(WIDEST), escapes)
}

fn print(text: &str) -> Result<(), Failure> {
    writeln!(std::io::stdout(), "{text}").map_err(Failure::screen)
}
