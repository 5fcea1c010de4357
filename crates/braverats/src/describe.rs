//! `BraveRats` in words: headline, question, cards and actions.

use crate::card::Card;
use crate::notation::Action;
use crate::state::BraveRats;
use crate::view::BraveRatsView;
use interregnum_kernel::{Describe, OptionForm, Phrase, Rule};

impl Describe for BraveRats {
    fn form() -> OptionForm {
        crate::form::form()
    }

    fn headline(view: &BraveRatsView) -> Phrase {
        if view.packet.is_some() {
            return Phrase::new("braverats-headline-draft");
        }
        let [yarg, applewood] = view.won.map(usize::from);
        if view.options.wins > 1 {
            Phrase::new("braverats-headline-match")
                .with("round", usize::from(view.round))
                .with("yarg", yarg)
                .with("applewood", applewood)
        } else {
            Phrase::new("braverats-headline")
                .with("round", usize::from(view.round))
                .with("target", usize::from(view.options.target))
        }
    }

    fn question(view: &BraveRatsView) -> Option<Phrase> {
        let key = match (&view.packet, view.standing.first) {
            _ if view.decision.to_act.is_empty() => return None,
            (Some(_), _) => "braverats-ask-keep",
            (None, Some(_)) => "braverats-ask-reveal",
            (None, None) => "braverats-ask-choose",
        };
        Some(Phrase::new(key))
    }

    fn cards() -> Vec<Card> {
        Card::ALL.to_vec()
    }

    fn card_name(card: Card) -> Phrase {
        card.phrase()
    }

    fn card_label(card: Card) -> Phrase {
        Phrase::new("braverats-card-label")
            .with("card", card.phrase())
            .with("value", usize::from(card.value()))
    }

    fn card_power(card: Card) -> Option<Phrase> {
        Some(Phrase::new(format!("rat-power-{card}")))
    }

    fn card_rules(card: Card) -> &'static [Rule] {
        card.power_rules()
    }

    fn action_card(action: Action) -> Option<Card> {
        let (Action::Play(card) | Action::Keep(card)) = action;
        Some(card)
    }
}
