//! Worlds that fit what a viewer has seen, dealt from the view alone.
//!
//! The cards the viewer cannot name are dealt to the places whose cards the viewer cannot
//! name: hands (never a faction that the seat has shown to lack), follower piles and the
//! pile. The cards are shuffled into the places; a card in a hand that cannot hold it then
//! changes places with a random card for which both fit. With one such hand every fitting
//! world is equally likely. With several the world is then mixed by random exchanges that
//! fit, a walk whose every fitting world is equally likely in the long run.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::deal::{DECK, Pile};
use crate::faction::FactionSet;
use crate::happening::Phase;
use crate::memory::{Memory, Recruits};
use crate::state::{Claim, Recruiting, Stage};
use crate::trick::{SEATS, Trick};
use crate::view::{ClaimView, TakenView};
use interregnum_kernel::{BySeat, Imagine, Seat, below, mix};
use rand_core::Rng;

impl Imagine for Claim {
    fn imagine(view: &ClaimView, rng: &mut impl Rng) -> Self {
        let mut claim = public(view);
        let mut hidden = Hidden::of(view);
        hidden.deal(rng);
        for (place, &card) in hidden.places.iter().zip(&hidden.cards).take(hidden.number) {
            match *place {
                Place::Hand(seat) => claim.hands[seat].insert(card),
                Place::Followers(seat) => claim.followers[seat].insert(card),
                Place::Pile => {}
            }
        }
        claim.pile = hidden.pile(view, rng);
        claim.memory = remember(view, &claim, rng);
        claim.stage = stage(view, &claim);
        claim.turn = view.to_act.first().unwrap_or(view.leader);
        claim
    }
}

/// The world as far as the viewer knows it.
fn public(view: &ClaimView) -> Claim {
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

/// A place whose card the viewer cannot name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Hand(Seat),
    Followers(Seat),
    Pile,
}

/// The cards the viewer cannot name, and the places they lie in.
struct Hidden {
    places: [Place; DECK],
    cards: [Card; DECK],
    number: usize,
    /// What each hand cannot hold, of the cards that are hidden.
    barred: BySeat<FactionSet, SEATS>,
}

impl Hidden {
    fn of(view: &ClaimView) -> Self {
        let mut hidden = Self {
            places: [Place::Pile; DECK],
            cards: [Card::default(); DECK],
            number: 0,
            barred: BySeat::default(),
        };
        let unseen = unseen(view);
        for (number, card) in unseen.cards().enumerate() {
            hidden.cards[number] = card;
        }
        let factions = unseen.factions();
        for (number, seat) in view.seats.iter().enumerate() {
            let place = Seat::new(number);
            hidden.add(Place::Hand(place), usize::from(seat.hand.unknown));
            hidden.add(Place::Followers(place), usize::from(seat.followers.unknown));
            if seat.hand.unknown > 0 {
                hidden.barred[place] = seat.voids.intersection(factions);
            }
        }
        hidden.add(Place::Pile, usize::from(view.pile) - usize::from(view.looked_at.is_some()));
        debug_assert_eq!(hidden.number, unseen.len(), "a view accounts for every card");
        hidden
    }

    fn add(&mut self, place: Place, number: usize) {
        self.places[self.number..self.number + number].fill(place);
        self.number += number;
    }

    fn fits(&self, card: usize, place: usize) -> bool {
        match self.places[place] {
            Place::Hand(seat) => !self.barred[seat].contains(self.cards[card].faction()),
            Place::Followers(_) | Place::Pile => true,
        }
    }

    fn deal(&mut self, rng: &mut impl Rng) {
        mix(rng, &mut self.cards[..self.number]);
        let constrained = self.barred.0.iter().filter(|factions| !factions.is_empty()).count();
        if constrained == 0 {
            return;
        }
        for place in 0..self.number {
            if !self.fits(place, place) {
                let mut visited = [false; DECK];
                let moved = self.resettle(place, &mut visited, rng);
                debug_assert!(moved, "the true world fits, so some world does");
            }
        }
        if constrained > 1 {
            self.mix(rng);
        }
    }

    /// Finds a place for the card that does not fit where it lies: by an exchange if there
    /// is one, else by pushing other cards on.
    fn resettle(&mut self, from: usize, visited: &mut [bool; DECK], rng: &mut impl Rng) -> bool {
        visited[from] = true;
        let number = self.number;
        let start = below(rng, number);
        let others = (0..number).map(|step| (start + step) % number);
        if let Some(other) = others.clone().find(|&other| self.fits(from, other) && self.fits(other, from)) {
            self.cards.swap(from, other);
            return true;
        }
        for other in others {
            if visited[other] || !self.fits(from, other) {
                continue;
            }
            self.cards.swap(from, other);
            if self.resettle(from, visited, rng) {
                return true;
            }
            self.cards.swap(from, other);
        }
        false
    }

    /// Random exchanges that fit: four for each card.
    fn mix(&mut self, rng: &mut impl Rng) {
        for _ in 0..4 * self.number {
            let (one, other) = (below(rng, self.number), below(rng, self.number));
            if self.fits(one, other) && self.fits(other, one) {
                self.cards.swap(one, other);
            }
        }
    }

    /// The pile in a random order, under the card the viewer is looking at.
    fn pile(&mut self, view: &ClaimView, rng: &mut impl Rng) -> Pile {
        let start = self.places[..self.number].iter().position(|place| *place == Place::Pile);
        let below = &mut self.cards[start.unwrap_or(self.number)..self.number];
        mix(rng, below);
        let mut cards = [Card::default(); DECK];
        let known = usize::from(view.looked_at.is_some());
        cards[0] = view.looked_at.unwrap_or_default();
        cards[known..known + below.len()].copy_from_slice(below);
        Pile::new(&cards[..known + below.len()])
    }
}

/// The cards the viewer cannot name.
fn unseen(view: &ClaimView) -> CardSet {
    let mut unseen = view.deck;
    let mut see = |cards: CardSet| cards.cards().for_each(|card| unseen.remove(card));
    for seat in &view.seats {
        see(seat.hand.known);
        see(seat.followers.known);
        see(seat.score);
        see(seat.front);
    }
    see(view.face_up);
    see(view.aside);
    see(view.discards);
    see(view.trick.iter().copied().collect());
    see(view.looked_at.into_iter().collect());
    unseen
}

/// A past that fits the imagined hands: what was drawn unseen is some order of the cards
/// that are left when all that the viewer saw taken is taken away.
fn remember(view: &ClaimView, claim: &Claim, rng: &mut impl Rng) -> Memory {
    let mut drawn: [DrawnCards; SEATS] = [DrawnCards::default(); SEATS];
    for (number, drawn) in drawn.iter_mut().enumerate().take(view.seats.len()) {
        *drawn = DrawnCards::of(view, claim, Seat::new(number), rng);
    }
    let mut memory = Memory::new();
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

/// The hand with which a seat began phase two: what it holds, and what it has played.
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

fn stage(view: &ClaimView, claim: &Claim) -> Stage {
    if view.to_act.is_empty() {
        return Stage::Over;
    }
    let (Some(taking), Some(last)) = (&view.taking, claim.memory.tricks().last()) else {
        return Stage::Playing;
    };
    let order = last.order_among(view.seats.len());
    let next = order.iter().position(|&seat| view.to_act.contains(seat)).unwrap_or(0);
    let mut so_far = Recruits::new(taking.drew, taking.look);
    for &seat in &order[..next] {
        // Only the one who looked can have drawn before a choice, and then holds one card
        // more than all that was seen taken and drawn before.
        so_far.take(seat, taking.took[seat.index()].unwrap_or_else(|| unaccounted(claim, seat)));
    }
    Stage::Recruiting(Recruiting { order, next: next as u8, so_far })
}

/// The follower of a seat that no past taking accounts for.
fn unaccounted(claim: &Claim, seat: Seat) -> Card {
    let mut followers = claim.followers[seat];
    claim.memory.recruits().iter().for_each(|recruits| followers.remove(recruits.took(seat)));
    followers.lowest().unwrap_or_default()
}
