//! The deal and the actions that led to a position, reconstructed from its history.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::deal::Deal;
use crate::notation::Action;
use crate::state::{Claim, Stage};
use crate::trick::Trick;
use crate::trick_history::Recruits;
use interregnum_kernel::{Game, Seat};

/// The deal and the actions that lead to a position.
pub(crate) fn past(claim: &Claim) -> (Deal, Vec<(Seat, Action)>) {
    let deal = Deal { seed: None, deck: deck(claim) };
    let mut actions = Vec::new();
    let mut plays = plays(claim);
    let taken = taken(claim);
    let mut again = Claim::dealt(claim.options, claim.options.hand(), &deal.deck);
    while let Some(seat) = again.acting() {
        let action = match again.stage {
            Stage::Recruiting(_) => take(&taken, again.history.recruits().len(), seat),
            _ => plays.next().map(Action::Play),
        };
        let Some(action) = action.filter(|&action| again.check(seat, action).is_ok()) else { break };
        again.advance(seat, action);
        actions.push((seat, action));
    }
    (deal, actions)
}

/// Every card played, in order.
fn plays(claim: &Claim) -> impl Iterator<Item = Card> + '_ {
    let past = claim.history.tricks().iter().flat_map(|trick| trick.cards());
    past.chain(claim.trick.cards())
}

/// All cards taken, trick by trick, with the seats that have taken.
fn taken(claim: &Claim) -> Vec<(Recruits, Vec<Seat>)> {
    let all = |recruits: &Recruits, trick: &Trick| (*recruits, order(claim, *trick));
    let memory = &claim.history;
    let mut taken: Vec<_> =
        memory.recruits().iter().zip(memory.tricks()).map(|(r, past)| all(r, past)).collect();
    if let Stage::Recruiting(recruiting) = &claim.stage {
        taken.push((recruiting.so_far, recruiting.order[..usize::from(recruiting.next)].to_vec()));
    }
    taken
}

/// The seats of a past trick in rank order.
fn order(claim: &Claim, trick: Trick) -> Vec<Seat> {
    trick.order_among(claim.seats())[..claim.seats()].to_vec()
}

fn take(taken: &[(Recruits, Vec<Seat>)], trick: usize, seat: Seat) -> Option<Action> {
    let (recruits, seats) = taken.get(trick).filter(|(_, seats)| seats.contains(&seat))?;
    let card = recruits.took(seat);
    debug_assert!(seats.contains(&seat), "only who has taken is asked what");
    Some(if recruits.has_drawn(seat) { Action::TakeTop } else { Action::Take(card) })
}

/// The deck as it was dealt: hands from the cards played and held, the pile from the cards taken
/// and left.
fn deck(claim: &Claim) -> Vec<Card> {
    let players = claim.seats();
    let first_phase = claim.options.hand();
    let mut hands: Vec<CardSet> = vec![CardSet::EMPTY; players];
    for past in claim.history.tricks().iter().take(first_phase) {
        past.plays(players).for_each(|(seat, card)| hands[seat.index()].insert(card));
    }
    let in_first = claim.history.tricks().len() < first_phase;
    if in_first {
        claim.trick.plays(players).for_each(|(seat, card)| hands[seat.index()].insert(card));
        for (number, hand) in hands.iter_mut().enumerate() {
            claim.hands.0[number].cards().for_each(|card| hand.insert(card));
        }
    }
    let mut deck: Vec<Card> = hands.iter().flat_map(|hand| hand.cards()).collect();
    for (recruits, seats) in taken(claim) {
        let drew = |seat: &&Seat| recruits.has_drawn(**seat);
        deck.extend(seats.iter().filter(|seat| !drew(seat)).map(|&seat| recruits.took(seat)));
        if seats.len() < players {
            deck.extend(claim.face_up.cards());
        }
        deck.extend(seats.iter().filter(drew).map(|&seat| recruits.took(seat)));
    }
    if claim.stage == Stage::Playing {
        deck.extend(claim.face_up.cards());
    }
    deck.extend(claim.pile.cards());
    deck
}
