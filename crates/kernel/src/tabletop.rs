//! The table of any game as rows of cards, for front ends without a drawing of their own for a
//! game.

use crate::{Describe, Phrase, Pile, Seat, View};
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

/// A zone to draw, and its name for people.
#[derive(Clone, PartialEq, Debug)]
pub struct ZoneLabel<Z> {
    /// The zone.
    pub zone: Z,
    /// The zone's name for people.
    pub name: Phrase,
    /// The seat to which the zone belongs.
    pub seat: Option<Seat>,
    /// Whether it is the seat's hand.
    pub hand: bool,
}

impl Tabletop {
    /// The table that a view shows, with these zones in this order.
    pub fn of<G: Describe>(view: &G::View, zones: impl IntoIterator<Item = ZoneLabel<G::Zone>>) -> Self {
        let known = view.zones();
        let row = |ZoneLabel { zone, name, seat, hand }: ZoneLabel<G::Zone>| {
            let (cards, unknown) = known.pile(zone).map_or((Vec::new(), 0), contents::<G>);
            ZoneRow { zone: zone_name(&zone), name, seat, hand, cards, unknown }
        };
        let action = |&action: &G::Action| LabelledAction {
            action: action.to_string(),
            label: G::action_label(action),
            card: G::action_card(action).map(labelled::<G>),
        };
        Self {
            headline: G::headline(view),
            question: G::question(view),
            rows: zones.into_iter().map(row).collect(),
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

/// The name of a zone, from its JSON in events: `"pile"`, `{"hand": 0}`.
fn zone_name(zone: &impl Serialize) -> String {
    match serde_json::to_value(zone) {
        Ok(Value::String(name)) => name,
        Ok(Value::Object(fields)) => {
            fields.into_iter().map(|(name, seat)| format!("{name}-{seat}")).collect::<Vec<_>>().join("-")
        }
        _ => String::new(),
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
        assert_eq!(zone_name(&Zone::DrawPile), "draw-pile");
        assert_eq!(zone_name(&Zone::Hand(Seat::new(1))), "hand-1");
    }
}
