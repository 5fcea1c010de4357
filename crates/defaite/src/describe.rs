//! La Défaite in words: headline, question, cards and actions.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::notation::{Action, Source, Spot};
use crate::state::Defaite;
use crate::view::DefaiteView;
use interregnum_kernel::{Describe, OptionForm, Phrase, Rule};

impl Describe for Defaite {
    fn form() -> OptionForm {
        crate::form::form()
    }

    fn headline(view: &DefaiteView) -> Phrase {
        let kind = match (view.round.masquerade, view.round.masquerade_next) {
            (true, _) => "masquerade",
            (false, true) => "next",
            (false, false) => "open",
        };
        Phrase::new("defaite-headline")
            .with("round", usize::from(view.round.number))
            .with("kind", kind)
            .with("pile", usize::from(view.pile))
    }

    fn question(view: &DefaiteView) -> Option<Phrase> {
        view.asked.map(|asked| asked.ask.phrase())
    }

    fn cards() -> Vec<Card> {
        CardSet::BOX.kinds().collect()
    }

    fn card_name(card: Card) -> Phrase {
        card.phrase()
    }

    fn card_power(card: Card) -> Option<Phrase> {
        Some(card.power())
    }

    fn card_rules(card: Card) -> &'static [Rule] {
        card.power_rules()
    }

    fn action_label(action: Action) -> Phrase {
        let act = |verb: &str| Phrase::new(format!("defaite-act-{verb}"));
        let of_card = |verb: &str, card: Card| act(verb).with("card", card.phrase());
        match action {
            Action::Play(card) => of_card("play", card),
            Action::Masquerade => act("masquerade"),
            Action::Attack(seat, held) => act("attack").with("seat", seat).with("card", held.phrase()),
            Action::Corrupt(seat, held) => act("corrupt").with("seat", seat).with("card", held.phrase()),
            Action::Duel(seat, card) => of_card("duel", card).with("seat", seat),
            Action::Pass => act("pass"),
            Action::Lay(Source::Hand, card) => of_card("lay-hand", card),
            Action::Lay(Source::Reserve, card) => of_card("lay-reserve", card),
            Action::LetGo => act("let-go"),
            Action::Countermand => act("countermand"),
            Action::Answer(card) => of_card("answer", card),
            Action::Raise(card) => of_card("raise", card),
            Action::Lose(held) => act("lose").with("card", held.phrase()),
            Action::Name(seat) => act("name").with("seat", seat),
            Action::Put(card, Spot::Reserve) => of_card("put-reserve", card),
            Action::Put(card, Spot::On(held)) => of_card("put", card).with("on", held.phrase()),
            Action::Done => act("done"),
            Action::King(seat) => act("king").with("seat", seat),
            Action::Choose(seat, held) => act("choose").with("seat", seat).with("card", held.phrase()),
            Action::Take(card) => of_card("take", card),
            Action::Give(held) => act("give").with("card", held.phrase()),
            Action::Decline => act("decline"),
        }
    }

    fn action_card(action: Action) -> Option<Card> {
        match action {
            Action::Play(card)
            | Action::Duel(_, card)
            | Action::Lay(_, card)
            | Action::Answer(card)
            | Action::Raise(card)
            | Action::Put(card, _)
            | Action::Take(card) => Some(card),
            Action::Attack(_, held)
            | Action::Corrupt(_, held)
            | Action::Lose(held)
            | Action::Choose(_, held)
            | Action::Give(held) => Some(held.card),
            _ => None,
        }
    }

    fn action_rules(action: Action) -> &'static [Rule] {
        match action {
            Action::Play(_) | Action::Pass => &[Rule("L3.5")],
            Action::Masquerade => &[Rule("L9.2")],
            Action::Attack(..) => &[Rule("L4.1"), Rule("L4.2"), Rule("L4.4"), Rule("L4.5")],
            Action::Corrupt(..) => &[Rule("L5.1"), Rule("L4.1"), Rule("L5.3")],
            Action::Duel(..) => &[Rule("L6.1"), Rule("L6.2"), Rule("L6.3")],
            Action::Lay(..) => &[Rule("L4.2"), Rule("L4.3")],
            Action::LetGo => &[Rule("L4.4"), Rule("L6.4")],
            Action::Countermand => &[Rule("L9.3")],
            Action::Answer(_) => &[Rule("L6.3")],
            Action::Raise(_) => &[Rule("L6.4")],
            Action::Lose(_) => &[Rule("L6.5")],
            Action::Name(_) | Action::Done => &[Rule("L13.4"), Rule("L13.7")],
            Action::Put(..) => &[Rule("L7.1"), Rule("L13.6")],
            Action::King(_) | Action::Choose(..) => &[Rule("L13.5")],
            Action::Take(_) | Action::Give(_) | Action::Decline => &[Rule("L13.7")],
        }
    }
}
