//! The cards that a viewer cannot name, and how they are dealt to the places where they may lie.
//!
//! These are hands (without the factions that the seat has shown to lack), follower piles and the
//! pile. The cards are shuffled into the places; then each card in a hand that cannot hold it is
//! exchanged with a random card such that both are possible. With one restricted hand every
//! consistent world is equally likely. With several, a random walk of possible exchanges follows,
//! whose stationary distribution is uniform over the consistent worlds.

use crate::card::Card;
use crate::deal::{DECK, Pile};
use crate::faction::FactionSet;
use crate::state::Claim;
use crate::trick::SEATS;
use crate::view::ClaimView;
use interregnum_kernel::{BySeat, Seat, below, mix};
use rand_core::Rng;

/// A place whose card the viewer cannot name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Hand(Seat),
    Followers(Seat),
    Pile,
}

/// The cards the viewer cannot name, and the places they lie in.
#[derive(Clone)]
pub(crate) struct Hidden {
    places: [Place; DECK],
    cards: [Card; DECK],
    number: usize,
    /// The factions of the hidden cards that each hand cannot hold.
    barred: BySeat<FactionSet, SEATS>,
    /// Where the places of the pile begin.
    pile: usize,
    /// The card on top of the pile, if the viewer is looking at it.
    looked_at: Option<Card>,
}

impl Hidden {
    pub(crate) fn of(view: &ClaimView) -> Self {
        let mut hidden = Self {
            places: [Place::Pile; DECK],
            cards: [Card::default(); DECK],
            number: 0,
            barred: BySeat::default(),
            pile: 0,
            looked_at: view.looked_at,
        };
        let unseen = view.unseen();
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
        hidden.pile = hidden.number;
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

    /// Deals a fitting world into a position that has all the viewer knows.
    #[inline]
    pub(crate) fn deal_into(&mut self, claim: &mut Claim, rng: &mut impl Rng) {
        self.deal(rng);
        for (place, &card) in self.places[..self.pile].iter().zip(&self.cards) {
            match *place {
                Place::Hand(seat) => claim.hands[seat].insert(card),
                Place::Followers(seat) => claim.followers[seat].insert(card),
                Place::Pile => {}
            }
        }
        claim.pile = self.pile(rng);
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

    /// The pile in a random order, under the card the viewer is looking at. Where cards fit
    /// everywhere their order is random already.
    fn pile(&mut self, rng: &mut impl Rng) -> Pile {
        let below = &mut self.cards[self.pile..self.number];
        if self.barred.0.iter().any(|factions| !factions.is_empty()) {
            mix(rng, below);
        }
        let Some(top) = self.looked_at else { return Pile::new(below) };
        let mut cards = [top; DECK];
        cards[1..=below.len()].copy_from_slice(below);
        Pile::new(&cards[..=below.len()])
    }
}
