//! The cards of the games in words, as TypeScript: the page has no other list of them.

use crate::collect::HEAD;
use interregnum_kernel::{Describe, Game, Phrase};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use ts_rs::TS;

/// A card in words.
#[derive(Serialize, TS)]
pub struct CardWords {
    /// Its name within a sentence.
    pub name: Phrase,
    /// Its name and its value, as they stand on the card, if that differs from the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<Phrase>,
    /// What it can do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub power: Option<Phrase>,
}

macro_rules! modules {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// The cards of every game that the page has a board for, as modules of TypeScript: their
        /// names without an ending, and their texts.
        pub fn card_modules() -> BTreeMap<String, String> {
            BTreeMap::from([$((format!("{}-cards", <$game>::NAME), module::<$game>())),*])
        }
    };
}
interregnum_games::special_games!(modules);

fn module<G: Describe>() -> String {
    let mut text = format!(
        "{HEAD}import type {{ CardWords }} from './messages';\n\n\
         /** The cards by their codes: what they are called and can do. */\n\
         export const CARDS: {{ readonly [code: string]: CardWords }} = {{\n"
    );
    for card in G::cards() {
        let (name, label) = (G::card_name(card), G::card_label(card));
        let label = (label != name).then_some(label);
        let words = CardWords { name, label, power: G::card_power(card) };
        let words = serde_json::to_string(&words).expect("a phrase is plain JSON");
        let _ = writeln!(text, "  \"{card}\": {words},");
    }
    text.push_str("};\n");
    text
}
