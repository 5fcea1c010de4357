//! Claim in words: headline, question, cards and actions.

use crate::card::Card;
use crate::faction::Faction;
use crate::happening::Phase;
use crate::notation::Action;
use crate::state::Claim;
use crate::view::ClaimView;
use interregnum_kernel::{Describe, OptionForm, Phrase, Rule};

impl Describe for Claim {
    fn form() -> OptionForm {
        crate::form::form()
    }

    fn headline(view: &ClaimView) -> Phrase {
        Phrase::new("claim-headline")
            .with("phase", if view.phase == Phase::One { 1 } else { 2 })
            .with("number", usize::from(view.trick_number))
            .with("of", usize::from(view.tricks))
    }

    fn question(view: &ClaimView) -> Option<Phrase> {
        let key = match (&view.taking, view.trick.is_empty()) {
            _ if view.decision.to_act.is_empty() => return None,
            (Some(_), _) => "claim-ask-take",
            (None, true) => "claim-ask-lead",
            (None, false) => "claim-ask-play",
        };
        Some(Phrase::new(key))
    }

    fn cards() -> Vec<Card> {
        let mut cards: Vec<Card> = Faction::ALL.into_iter().flat_map(Card::all_of).copied().collect();
        cards.dedup();
        cards
    }

    fn card_name(card: Card) -> Phrase {
        card.phrase()
    }

    fn card_power(card: Card) -> Option<Phrase> {
        Some(card.faction().power())
    }

    fn card_rules(card: Card) -> &'static [Rule] {
        card.faction().power_rules()
    }

    fn action_label(action: Action) -> Phrase {
        match action {
            Action::Play(card) | Action::Take(card) => card.phrase(),
            Action::TakeTop => Phrase::new("claim-act-top"),
        }
    }

    fn action_card(action: Action) -> Option<Card> {
        match action {
            Action::Play(card) | Action::Take(card) => Some(card),
            Action::TakeTop => None,
        }
    }

    fn action_rules(action: Action) -> &'static [Rule] {
        match action {
            Action::Play(_) | Action::Take(_) => &[],
            Action::TakeTop => &[Rule("C9.2"), Rule("C9.3")],
        }
    }
}
