//! What a card of La Défaite does.

use crate::speech::Speech;
use interregnum_games::defaite::{Card, CardSet};
use interregnum_kernel::Phrase;

/// What a word means: a card by its code or by its name in the reader's language, whatever
/// their case.
pub(super) fn explain(word: &str, speech: &Speech) -> Option<String> {
    let wanted = word.to_lowercase();
    let is_meant = |card: &Card| {
        let (code, name) = (card.to_string(), speech.say(&card.phrase()));
        code.to_lowercase() == wanted || bare(&name.to_lowercase()) == bare(&wanted)
    };
    let card = CardSet::BOX.kinds().find(is_meant)?;
    let phrase = Phrase::new("defaite-explain")
        .with("code", card.to_string())
        .with("card", card.phrase())
        .with("number", CardSet::BOX.count(card))
        .with("power", card.power());
    Some(speech.say(&phrase))
}

/// A name without its article.
fn bare(name: &str) -> &str {
    let articles = ["the ", "an ", "a ", "le ", "la ", "l'", "une ", "un "];
    articles.iter().find_map(|article| name.strip_prefix(article)).unwrap_or(name)
}
