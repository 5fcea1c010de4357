//! Words for everything in the game.

use crate::card::{Card, Fact, Zone};
use crate::game::{Goofspiel, SEATS};
use crate::options::MOST;
use crate::view::{GoofspielView, SeatView};
use interregnum_kernel::{
    Describe, Field, FieldKind, OptionChoice, OptionForm, Phrase, Role, Rule, Seat, Seating, Sentence, Told,
    ToldOf, View, ZoneLabel,
};

/// The sentence for an event as a viewer knows it, if it needs one.
pub(crate) fn sentence(told: &ToldOf<Goofspiel>) -> Option<Sentence> {
    let (what, seat, card, rule, role) = match *told {
        Told::Happened { fact: Fact::Chose(seat), rule } => ("chose", Some(seat), None, rule, Role::Ordinary),
        Told::Moved { card, from: Zone::Hand(seat), rule, .. } => {
            ("plays", Some(seat), card, rule, Role::Play)
        }
        Told::Moved { card, to: Zone::Stake, rule, .. } => ("prize", None, card, rule, Role::Heading),
        Told::Moved { card, to: Zone::Won(seat), rule, .. } => {
            ("takes", Some(seat), card, rule, Role::Decision)
        }
        Told::Moved { card, to: Zone::Discard, rule, .. } => ("tie", None, card, rule, Role::Decision),
        _ => return None,
    };
    let phrase = Phrase::new(format!("goofspiel-tell-{what}")).with("rule", rule.0);
    let phrase = card.map_or(phrase.clone(), |card| phrase.with("cards", vec![name(card)]));
    Some(Sentence::new(seat.map_or(phrase.clone(), |seat| phrase.with("seat", seat)), role))
}

impl Describe for Goofspiel {
    fn form() -> OptionForm {
        form()
    }

    fn headline(view: &GoofspielView) -> Phrase {
        let (round, of) = (view.prizes.len(), usize::from(view.options.cards));
        Phrase::new("goofspiel-headline").with("round", round).with("of", of)
    }

    fn question(view: &GoofspielView) -> Option<Phrase> {
        (!view.to_act().is_empty()).then(|| Phrase::new("goofspiel-ask-choose"))
    }

    fn cards() -> Vec<Card> {
        let numbers = 1..=MOST as u8;
        numbers.clone().map(Card::Hand).chain(numbers.map(Card::Prize)).collect()
    }

    fn card_name(card: Card) -> Phrase {
        name(card)
    }

    fn action_label(card: Card) -> Phrase {
        name(card)
    }

    fn action_card(card: Card) -> Option<Card> {
        Some(card)
    }
}

/// The zones as they lie on the table.
pub(crate) fn zones(view: &GoofspielView) -> Vec<ZoneLabel<Zone>> {
    let label = |zone, what: &str, seat| {
        let name = Phrase::new(format!("goofspiel-zone-{what}"));
        ZoneLabel { zone, name, seat, hand: what == "hand" }
    };
    let shared = [(Zone::Pile, "pile"), (Zone::Stake, "stake"), (Zone::Discard, "discard")];
    let own = |(seat, own): (Seat, &SeatView)| {
        let mut won = label(Zone::Won(seat), "won", Some(seat));
        won.name = won.name.with("points", usize::from(own.points));
        [label(Zone::Hand(seat), "hand", Some(seat)), label(Zone::Played(seat), "played", Some(seat)), won]
    };
    let shared = shared.into_iter().map(|(zone, what)| label(zone, what, None));
    shared.chain(SEATS.into_iter().zip(&view.seats).flat_map(own)).collect()
}

/// The name of a card.
fn name(card: Card) -> Phrase {
    let key = if matches!(card, Card::Hand(_)) { "goofspiel-card" } else { "goofspiel-prize" };
    Phrase::new(key).with("number", usize::from(card.number()))
}

/// The options of the game.
fn form() -> OptionForm {
    let told = Some(Phrase::new("goofspiel-setup-cards"));
    let cards = FieldKind::Number { least: 4, most: MOST as u32, told };
    let order = |order: &str| {
        let name = Phrase::new(format!("goofspiel-order-{order}"));
        OptionChoice::new(order).title(name.clone()).told(name)
    };
    let orders = FieldKind::choice(["random", "ascending", "descending"].map(order));
    let fields = vec![
        Field::new("cards", "goofspiel-option-cards", MOST as u32, cards)
            .rule(Rule("G1.1"))
            .refusal("goofspiel-bad-cards"),
        Field::new("order", "goofspiel-option-order", "random", orders).rule(Rule("G1.2")),
    ];
    OptionForm { seating: Seating::always(2), fields, plain: None }
}
