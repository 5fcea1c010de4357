//! Words for everything in the game.

use crate::card::{Card, Fact, Zone};
use crate::game::Goofspiel;
use crate::options::{MOST, Order};
use crate::view::GoofspielView;
use interregnum_kernel::{
    Describe, Field, FieldKind, OptionForm, Phrase, Role, Rule, Seating, Sentence, Told, ToldOf,
};
use strum::VariantNames;

/// The sentence for an event as a viewer knows it, if it needs one.
pub(crate) fn sentence(told: &ToldOf<Goofspiel>) -> Option<Sentence> {
    let (what, seat, role) = match *told {
        Told::Happened { fact: Fact::Chose(seat), .. } => ("chose", Some(seat), Role::Ordinary),
        Told::Moved { from: Zone::Hand(seat), .. } => ("plays", Some(seat), Role::Play),
        Told::Moved { to: Zone::Stake, .. } => ("prize", None, Role::Heading),
        Told::Moved { to: Zone::Won(seat), .. } => ("takes", Some(seat), Role::Decision),
        Told::Moved { to: Zone::Discard, .. } => ("tie", None, Role::Decision),
        _ => return None,
    };
    let phrase = Phrase::new(format!("goofspiel-tell-{what}"))
        .with("rule", told.rule()?.0)
        .with_some("cards", told.card().map(|card| vec![Goofspiel::card_name(card)]))
        .with_some("seat", seat);
    Some(Sentence::new(phrase, role))
}

impl Describe for Goofspiel {
    fn form() -> OptionForm {
        let cards = FieldKind::number(4..=MOST as u32, "goofspiel-setup-cards");
        let orders = FieldKind::named("goofspiel-order", Order::VARIANTS);
        let fields = vec![
            Field::new("cards", "goofspiel-option-cards", MOST as u32, cards)
                .rule(Rule("G1.1"))
                .refusal("goofspiel-bad-cards"),
            Field::new("order", "goofspiel-option-order", "random", orders).rule(Rule("G1.2")),
        ];
        OptionForm { seating: Seating::always(2), fields, plain: None }
    }

    fn headline(view: &GoofspielView) -> Phrase {
        let round = view.rounds.len() + usize::from(view.stake.is_some());
        Phrase::new("goofspiel-headline").with("round", round).with("of", usize::from(view.options.cards))
    }

    fn cards() -> Vec<Card> {
        Card::all(1..=MOST as u8).collect()
    }

    fn card_name(card: Card) -> Phrase {
        let key = if matches!(card, Card::Hand(_)) { "goofspiel-card" } else { "goofspiel-prize" };
        Phrase::new(key).with("number", usize::from(card.number()))
    }

    fn action_card(card: Card) -> Option<Card> {
        Some(card)
    }
}
