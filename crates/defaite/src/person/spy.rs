//! Spy: the owner looks at an opponent's hand and takes one card of it.
//!
//! As events, the hand moves to the player who looks and comes back without the card that is taken.
//! So the other viewers learn no more of either hand than they may.

use super::{Person, Special};
use crate::ask::{Asking, Question};
use crate::card::Card;
use crate::happening::{DefaiteEvent, Fact, Zone};
use crate::notation::Action;
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::{Audience, Rule, Seat, SeatSet, Witness};

pub(super) struct Spy;

impl Person for Spy {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat) -> Flow {
        let hands = scene.opponents(owner).filter(|&seat| !scene.hands[seat].is_empty()).collect();
        scene.ask_owner(Special::Spy, owner, Question::Name(hands))
    }

    fn answered<W: Witness<DefaiteEvent>>(
        scene: &mut RuleRunner<'_, W>,
        asking: Asking,
        action: Action,
    ) -> Flow {
        let owner = asking.seat;
        match (asking.question, action) {
            (_, Action::Name(seat)) => look(scene, owner, seat),
            (Question::Take(seat), Action::Take(card)) => {
                take(scene, owner, seat, card);
                Flow::Done
            }
            _ => Flow::Done,
        }
    }
}

fn look<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat, seat: Seat) -> Flow {
    let hand = scene.hands[seat];
    let choice = hand.one_of_each().len() > 1;
    scene.happened("L11.1", || Fact::Looks { seat: owner, at: seat, choice });
    for card in hand.cards() {
        between(scene, card, [owner, seat], Zone::Hand(seat), Zone::Looked(owner));
    }
    scene.ask_owner(Special::Spy, owner, Question::Take(seat))
}

fn take<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat, seat: Seat, card: Card) {
    scene.hands[seat].remove(card);
    scene.hands[owner].insert(card);
    between(scene, card, [owner, seat], Zone::Looked(owner), Zone::Hand(owner));
    for left in scene.hands[seat].cards() {
        between(scene, left, [owner, seat], Zone::Looked(owner), Zone::Hand(seat));
    }
}

/// L12.2: a card moves that only two players see.
fn between<W: Witness<DefaiteEvent>>(
    scene: &mut RuleRunner<'_, W>,
    card: Card,
    who: [Seat; 2],
    from: Zone,
    to: Zone,
) {
    let seen = Audience::Seats(SeatSet::from_iter(who));
    scene.note(|| DefaiteEvent::Moved { card, from, to, seen, rule: Rule("L12.2") });
}
