//! Games that have no folder of their name here: the table as rows of cards.

use super::CommandLineGame;
use crate::translator::Translator;
use interregnum_kernel::{Describe, Phrase, Tabletop, Values, View, ZoneRow};
use interregnum_text::Seats;

macro_rules! implement {
    ($($module:ident $name:ident $game:ty;)*) => {
        $(impl CommandLineGame for $game {
            fn benched() -> Vec<Values> {
                vec![Self::form().usual()]
            }

            fn table_lines(view: &Self::View, names: &Seats, translator: &Translator) -> Vec<String> {
                lines(&view.aids(), names, translator)
            }
        })*
    };
}
interregnum_games::plain_games!(implement);

fn lines(table: &Tabletop, names: &Seats, translator: &Translator) -> Vec<String> {
    let rows = table.rows.iter().map(|row| translator.say_to(&told(row), names));
    std::iter::once(translator.say_to(&table.headline, names)).chain(rows).collect()
}

/// A zone with its cards, as codes.
fn told(row: &ZoneRow) -> Phrase {
    let known = row.cards.iter().map(|card| card.code.as_str());
    let cards: Vec<&str> = known.chain(std::iter::repeat_n("?", row.unknown)).collect();
    let cards = if cards.is_empty() { "–".to_owned() } else { cards.join(" ") };
    let phrase = Phrase::new(if row.seat.is_some() { "cli-row-of" } else { "cli-row" });
    let phrase = phrase.with("name", row.name.clone()).with("cards", cards);
    row.seat.map_or(phrase.clone(), |seat| phrase.with("seat", seat))
}
