//! The table of any game as rows of cards, for front ends without a drawing of their own for a
//! game.

use crate::{Arg, Describe, Phrase, Pile, Seat, View, Zones, read_value};
use serde::Serialize;
use serde_json::Value;

/// A table in words and rows of cards, as one viewer sees it. A view whose
/// [`Aids`](View::Aids) are a `Tabletop` can be shown by every front end.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tabletop {
    /// The progress of the game in one line.
    pub headline: Phrase,
    /// What the seats to act must choose.
    pub question: Option<Phrase>,
    /// The zones, in the order in which they are drawn.
    pub rows: Vec<ZoneRow>,
    /// What the viewer may do now, in words.
    pub actions: Vec<LabelledAction>,
}

/// A zone and what lies in it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneRow {
    /// The zone's name in events, its seat after a hyphen: `pile`, `hand-0`.
    pub zone: String,
    /// The zone's name for people.
    pub name: Phrase,
    /// The seat to which the zone belongs.
    pub seat: Option<Seat>,
    /// Whether it is the seat's hand.
    pub hand: bool,
    /// The cards that the viewer can name, lowest first.
    pub cards: Vec<LabelledCard>,
    /// The number of the other cards.
    pub unknown: usize,
}

/// A card in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LabelledCard {
    /// The card in the notation of records.
    pub code: String,
    /// The name and value printed on the card.
    pub label: Phrase,
    /// What the card can do, unless the label says it all.
    pub power: Option<Phrase>,
}

/// An action in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LabelledAction {
    /// The action in the notation of records.
    pub action: String,
    /// The text of its button.
    pub label: Phrase,
    /// The card that it is about.
    pub card: Option<LabelledCard>,
}

impl ZoneRow {
    /// The row of a zone. Its name is the message `GAME-zone-ZONE`; a zone called `hand` is a hand.
    pub fn of<G: Describe>(zones: &Zones<G::Card, G::Zone>, zone: G::Zone) -> Self {
        let (kind, seat) = kind_and_seat(&zone);
        let (cards, unknown) = zones.pile(zone).map_or((Vec::new(), 0), contents::<G>);
        Self {
            zone: seat.map_or_else(|| kind.clone(), |seat| format!("{kind}-{seat}")),
            name: Phrase::new(format!("{}-zone-{kind}", G::NAME)),
            seat,
            hand: kind == "hand",
            cards,
            unknown,
        }
    }

    /// The row with one more argument for its name.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        Self { name: self.name.with(name, arg), ..self }
    }
}

impl Tabletop {
    /// The table that a view shows, with these rows in this order.
    pub fn of<G: Describe>(view: &G::View, rows: impl IntoIterator<Item = ZoneRow>) -> Self {
        let action = |&action: &G::Action| LabelledAction {
            action: action.to_string(),
            label: G::action_label(action),
            card: G::action_card(action).map(labelled::<G>),
        };
        Self {
            headline: G::headline(view),
            question: G::question(view),
            rows: rows.into_iter().collect(),
            actions: view.legal().iter().map(action).collect(),
        }
    }
}

/// The cards of a pile that can be named, and the number of the others.
fn contents<G: Describe>(pile: &Pile<G::Card>) -> (Vec<LabelledCard>, usize) {
    let cards = pile.known.iter().flat_map(|(&card, &number)| std::iter::repeat_n(card, number));
    (cards.map(labelled::<G>).collect(), pile.unknown)
}

fn labelled<G: Describe>(card: G::Card) -> LabelledCard {
    LabelledCard { code: card.to_string(), label: G::card_label(card), power: G::card_power(card) }
}

/// The kind and the seat of a zone, from its JSON in events: `"pile"`, `{"hand": 0}`.
fn kind_and_seat(zone: &impl Serialize) -> (String, Option<Seat>) {
    match serde_json::to_value(zone) {
        Ok(Value::String(kind)) => (kind, None),
        Ok(Value::Object(fields)) => {
            let zone = fields.into_iter().next();
            zone.map(|(kind, seat)| (kind, read_value(&seat).ok())).unwrap_or_default()
        }
        _ => (String::new(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Zone {
        DrawPile,
        Hand(Seat),
    }

    #[test]
    fn a_zone_is_named_as_in_events() {
        assert_eq!(kind_and_seat(&Zone::DrawPile), ("draw-pile".into(), None));
        assert_eq!(kind_and_seat(&Zone::Hand(Seat::new(1))), ("hand".into(), Some(Seat::new(1))));
    }
}
