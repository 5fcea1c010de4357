//! What a card of any game is called and what it can do.

use crate::translator::Translator;
use interregnum_kernel::{Describe, Phrase};

/// The card that a word means: its code, or its name in the reader's language, with or without
/// an article and a number, whatever their case.
pub(super) fn meant<G: Describe>(word: &str, translator: &Translator) -> Option<G::Card> {
    let wanted = word.to_lowercase();
    let names = |card: G::Card| {
        let name = translator.say(&G::card_name(card)).to_lowercase();
        let label = translator.say(&G::card_label(card)).to_lowercase();
        [card.to_string().to_lowercase(), bare(&name).to_owned(), bare(&label).to_owned()]
    };
    let cards = G::cards();
    let exact = cards.iter().find(|card| names(**card).iter().any(|name| name == bare(&wanted)));
    let kind = |card: &&G::Card| names(**card).iter().any(|name| unnumbered(name) == wanted);
    exact.or_else(|| cards.iter().find(kind)).copied()
}

/// A card's code, its label and its power.
pub(super) fn card<G: Describe>(word: &str, translator: &Translator) -> Option<String> {
    let card = meant::<G>(word, translator)?;
    let power = G::card_power(card).map(|power| translator.say(&power)).unwrap_or_default();
    let phrase = Phrase::new("cli-explain").with("code", card.to_string()).with("card", G::card_label(card));
    Some(translator.say(&phrase.with("power", power)).trim_end().to_owned())
}

/// A name without its article.
fn bare(name: &str) -> &str {
    let articles = ["the ", "an ", "a ", "le ", "la ", "l'", "l’", "une ", "un "];
    articles.iter().find_map(|article| name.strip_prefix(article)).unwrap_or(name)
}

/// A code or a name without the number at its end.
fn unnumbered(name: &str) -> &str {
    name.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end()
}
