//! `rules`: the rulebook of a game, or some of its sentences.

use crate::failure::Failure;
use crate::speech::Speech;
use clap::ArgMatches;
use interregnum_kernel::Phrase;
use interregnum_text::{rule, rulebook, rulings};
use serde_json::json;
use std::io::{IsTerminal, Write};

pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
    if matches.get_flag("rulings") {
        return print(&page(rulings(speech.lang())));
    }
    let game = matches.get_one::<String>("game").map_or("", String::as_str);
    let book = rulebook(game, speech.lang()).ok_or_else(|| unknown(game))?;
    let numbers: Vec<&String> = matches.get_many("rule").into_iter().flatten().collect();
    let mut chosen = Vec::new();
    for number in &numbers {
        let text = rule(game, speech.lang(), number)
            .ok_or_else(|| Failure::bad("cli-error-rule", number.as_str()))?;
        chosen.push(((*number).clone(), text));
    }
    if matches.get_flag("json") {
        let sentences = if numbers.is_empty() { all(book) } else { chosen };
        let sentences: Vec<_> =
            sentences.iter().map(|(number, text)| json!({ "number": number, "text": text })).collect();
        return print(
            &json!({ "game": game, "lang": speech.lang().code(), "sentences": sentences }).to_string(),
        );
    }
    if numbers.is_empty() {
        return print(&page(book));
    }
    let lines: Vec<String> = chosen.iter().map(|(number, text)| format!("{number}  {text}")).collect();
    print(&lines.join("\n"))
}

fn unknown(game: &str) -> Failure {
    Failure::Bad(
        Phrase::new("cli-error-game").with("found", game).with("known", interregnum_games::NAMES.join(", ")),
    )
}

/// Every numbered sentence of a rulebook.
fn all(book: &'static str) -> Vec<(String, &'static str)> {
    let items = book.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "));
    items.map(|(number, text)| (number.to_owned(), text)).collect()
}

/// A page as it is kept, or with its marks turned into bold letters on a terminal.
fn page(markdown: &str) -> String {
    let plain = !std::io::stdout().is_terminal() || std::env::var_os("NO_COLOR").is_some();
    if plain {
        return markdown.trim_end().to_owned();
    }
    let bold = |line: &str| match line.strip_prefix('#') {
        Some(title) => format!("\u{1b}[1m{}\u{1b}[0m", title.trim_start_matches('#').trim()),
        None => marks(line),
    };
    markdown.trim_end().lines().map(bold).collect::<Vec<_>>().join("\n")
}

/// `**C4.2**` in bold, without the marks and without the quotes around codes.
fn marks(line: &str) -> String {
    let mut text = String::new();
    for (place, part) in line.split("**").enumerate() {
        text += if place == 0 {
            ""
        } else if place % 2 == 1 {
            "\u{1b}[1m"
        } else {
            "\u{1b}[0m"
        };
        text += &part.replace('`', "");
    }
    text
}

fn print(text: &str) -> Result<(), Failure> {
    writeln!(std::io::stdout(), "{text}").map_err(Failure::screen)
}
