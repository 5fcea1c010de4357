//! Samples worlds that agree with a view, from the view alone.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::happening::Phase;
use crate::hidden::Hidden;
use crate::state::{Claim, Recruiting, Stage};
use crate::trick::{SEATS, Trick};
use crate::trick_history::{Recruits, TrickHistory};
use crate::view::{ClaimView, TakenView};
use interregnum_kernel::{Imagine, Seat, mix};
use rand_core::Rng;

impl Imagine for Claim {
    fn imagine(view: &ClaimView, rng: &mut impl Rng) -> Self {
        let mut claim = public(view);
        Hidden::of(view).deal_into(&mut claim, rng);
        claim.history = remember(view, &claim, rng);
        claim.stage = stage(view, &claim);
        claim.turn = view.decision.to_act.first().unwrap_or(view.leader);
        claim
    }
}

/// The world as far as the viewer knows it.
pub(crate) fn public(view: &ClaimView) -> Claim {
    let mut claim = Claim::empty(view.options, usize::from(view.tricks));
    claim.deck = view.deck;
    claim.phase = view.phase;
    claim.trick = Trick::of(view.leader, &view.trick);
    view.face_up.cards().for_each(|card| claim.face_up.insert(card));
    claim.aside = view.aside;
    claim.discards = view.discards;
    for (number, seat) in view.seats.iter().enumerate() {
        claim.hands.0[number] = seat.hand.known;
        claim.followers.0[number] = seat.followers.known;
        claim.scores.0[number] = seat.score;
        claim.fronts.0[number] = seat.front;
        claim.voids.0[number] = seat.voids;
    }
    claim
}

/// A past that is consistent with the imagined hands: the cards drawn unseen are a random order of
/// those that the viewer did not see taken.
pub(crate) fn remember(view: &ClaimView, claim: &Claim, rng: &mut impl Rng) -> TrickHistory {
    let mut drawn: [DrawnCards; SEATS] = [DrawnCards::default(); SEATS];
    for (number, drawn) in drawn.iter_mut().enumerate().take(view.seats.len()) {
        *drawn = DrawnCards::of(view, claim, Seat::new(number), rng);
    }
    let mut memory = TrickHistory::new();
    for past in &view.history {
        memory.note_trick(Trick::of(past.leader, &past.cards));
        if let Some(taken) = &past.taken {
            memory.note_recruits(recruits(taken, &mut drawn));
        }
    }
    memory
}

/// Cards that a seat drew unseen, in an imagined order.
#[derive(Clone, Copy, Default)]
struct DrawnCards {
    cards: [Card; 13],
    next: usize,
}

impl DrawnCards {
    fn of(view: &ClaimView, claim: &Claim, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut unseen = match view.phase {
            Phase::One => claim.followers[seat],
            Phase::Two => began_with(view, claim, seat),
        };
        let taken = view.history.iter().filter_map(|past| past.taken.as_ref()).chain(&view.taking);
        taken.filter_map(|taken| taken.took[seat.index()]).for_each(|card| unseen.remove(card));
        let mut drawn = Self::default();
        let mut number = 0;
        for card in unseen.cards().take(drawn.cards.len()) {
            drawn.cards[number] = card;
            number += 1;
        }
        mix(rng, &mut drawn.cards[..number]);
        drawn
    }

    fn next(&mut self) -> Card {
        self.next += 1;
        self.cards[self.next - 1]
    }
}

/// The hand with which a seat began phase two: the cards it holds and those it has played.
fn began_with(view: &ClaimView, claim: &Claim, seat: Seat) -> CardSet {
    let players = view.seats.len();
    let mut hand = claim.hands[seat];
    let past = view.history.iter().filter(|past| past.taken.is_none()).map(|past| (past.leader, &past.cards));
    for (leader, cards) in past.chain([(view.leader, &view.trick)]) {
        let place = (seat.index() + players - leader.index()) % players;
        cards.get(place).into_iter().for_each(|&card| hand.insert(card));
    }
    hand
}

fn recruits(taken: &TakenView, drawn: &mut [DrawnCards; SEATS]) -> Recruits {
    let mut recruits = Recruits::new(taken.drew, taken.look);
    for (number, took) in taken.took.iter().enumerate() {
        let seat = Seat::new(number);
        let card = match took {
            Some(card) => *card,
            None if taken.drew.contains(seat) => drawn[number].next(),
            None => Card::NONE,
        };
        recruits.take(seat, card);
    }
    recruits
}

pub(crate) fn stage(view: &ClaimView, claim: &Claim) -> Stage {
    if view.decision.to_act.is_empty() {
        return Stage::Over;
    }
    let (Some(taking), Some(last)) = (&view.taking, claim.history.tricks().last()) else {
        return Stage::Playing;
    };
    let order = last.order_among(view.seats.len());
    let next = order.iter().position(|&seat| view.decision.to_act.contains(seat)).unwrap_or(0);
    let mut so_far = Recruits::new(taking.drew, taking.look);
    for &seat in &order[..next] {
        // Only the seat that looked can have drawn before a choice; then it holds one card more
        // than it was seen to take and drew before.
        so_far.take(seat, taking.took[seat.index()].unwrap_or_else(|| unaccounted(claim, seat)));
    }
    Stage::Recruiting(Recruiting { order, next: next as u8, so_far })
}

/// The follower of a seat that is not yet part of the history.
fn unaccounted(claim: &Claim, seat: Seat) -> Card {
    let mut followers = claim.followers[seat];
    claim.history.recruits().iter().for_each(|recruits| followers.remove(recruits.took(seat)));
    followers.lowest().unwrap_or_default()
}
