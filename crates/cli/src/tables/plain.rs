//! Games that have no folder of their name here: the table as rows of cards.

use super::{OnCommandLine, Seated};
use crate::speech::Speech;
use interregnum_kernel::{Describe, Phrase, Tabletop, Values, View, ZoneRow};
use interregnum_stats::Measured;
use interregnum_terminal::Agreed;
use interregnum_text::Seats;
use std::marker::PhantomData;

/// The table of a game without a folder.
pub(crate) struct PlainTable<G>(PhantomData<G>);

macro_rules! implement {
    ($($module:ident $name:ident $game:ty;)*) => {
        $(impl OnCommandLine for $game {
            type Table = PlainTable<Self>;
        })*
    };
}
interregnum_games::plain_games!(implement);

impl<G> Seated for PlainTable<G>
where
    G: Measured<Options: Into<Agreed>, View: View<Aids = Tabletop>> + Describe,
{
    type Game = G;

    fn benched() -> Vec<Values> {
        vec![G::form().usual()]
    }

    fn sketch(view: &G::View, names: &Seats, speech: &Speech) -> Vec<String> {
        let Tabletop { headline, rows, .. } = view.aids();
        let rows = rows.iter().map(|row| speech.say_to(&told(row), names));
        std::iter::once(speech.say_to(&headline, names)).chain(rows).collect()
    }
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
