//! What a card of La Défaite does.

use crate::tables::explain::meant;
use crate::translator::Translator;
use interregnum_games::defaite::{CardSet, Defaite};
use interregnum_kernel::{Describe, Phrase};

/// What a word means: a card, how many of it are in the box, and its power.
pub(super) fn explain(word: &str, translator: &Translator) -> Option<String> {
    let card = meant::<Defaite>(word, translator)?;
    let phrase = Phrase::new("defaite-explain")
        .with("code", card.to_string())
        .with("card", Defaite::card_label(card))
        .with("number", CardSet::BOX.count(card));
    let phrase =
        Defaite::card_power(card).into_iter().fold(phrase, |phrase, power| phrase.with("power", power));
    Some(translator.say(&phrase))
}
