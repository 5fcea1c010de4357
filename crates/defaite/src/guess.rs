//! A deck that can have led to what a viewer saw.
//!
//! A draft lays the cards that were used into places from which they can have come, and deals
//! the rest at random. Where some script does not fit it yet, random exchanges make it fit. From
//! there on further exchanges that fit lead, in the long run, to every fitting deck with the
//! same chance.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::draft::Draft;
use crate::hand_constraints::{HandConstraints, Moved};
use crate::options::SEATS;
use interregnum_kernel::{BySeat, Seat, SeatSet, below};
use rand_core::Rng;

/// How often an exchange is tried before all is begun anew.
const PATIENCE: usize = 2000;
/// How often an exchange is tried when all fits, for each place of a hand of which something
/// is known.
const STIRS: usize = 1;

/// A deck, and which cards moved unseen.
pub(crate) struct Guess {
    pub(crate) deck: Vec<Card>,
    pub(crate) moved: Vec<Moved>,
}

/// What a viewer has to guess from.
pub(crate) struct Guesser<'a> {
    constraints: &'a HandConstraints,
    /// All cards of the deck but those that the viewer drew.
    pool: CardSet,
    /// The places whose cards the viewer has not drawn: by hand, and all, with the pile.
    hands: BySeat<Vec<u8>, SEATS>,
    places: Vec<u8>,
    /// How many cards the deck had.
    size: usize,
}

impl<'a> Guesser<'a> {
    /// A guesser for constraints, from the cards of the whole deck and the size of its pile.
    pub(crate) fn new(constraints: &'a HandConstraints, cards: CardSet, pile: usize) -> Self {
        let mut guesser = Self {
            constraints,
            pool: cards,
            hands: BySeat(std::array::from_fn(|_| Vec::new())),
            places: Vec::new(),
            size: constraints.drawn.len() + pile,
        };
        for (place, &(seat, card)) in constraints.drawn.iter().enumerate() {
            if let Some(card) = card {
                guesser.pool.remove(card);
            } else {
                guesser.hands[seat].push(place as u8);
                guesser.places.push(place as u8);
            }
        }
        guesser.places.extend(constraints.drawn.len() as u8..guesser.size as u8);
        guesser
    }

    /// A guess that fits. Some world does, because the true one does; where one draft leads
    /// nowhere, another is made.
    pub(crate) fn guess(&self, rng: &mut impl Rng) -> Guess {
        loop {
            let draft = Draft::new(self.constraints, self.pool, self.size);
            let Some((deck, moved)) = draft.finish(rng) else { continue };
            let mut guess = Guess { deck, moved };
            if self.repair(&mut guess, rng) {
                self.stir(&mut guess, rng);
                return guess;
            }
        }
    }

    /// Random exchanges until all fits.
    fn repair(&self, guess: &mut Guess, rng: &mut impl Rng) -> bool {
        let mut faults = self.faults(guess, SeatSet::all(SEATS));
        for _ in 0..PATIENCE {
            if faults == 0 {
                return true;
            }
            let one = self.places[below(rng, self.places.len())];
            let other = self.places[below(rng, self.places.len())];
            guess.deck.swap(usize::from(one), usize::from(other));
            let after = self.faults(guess, SeatSet::all(SEATS));
            if after <= faults {
                faults = after;
            } else {
                guess.deck.swap(usize::from(one), usize::from(other));
            }
        }
        faults == 0
    }

    /// Random exchanges that fit, in the hands of which something is known.
    fn stir(&self, guess: &mut Guess, rng: &mut impl Rng) {
        for seat in Seat::all(SEATS).filter(|&seat| self.constraints.is_bound(seat)) {
            for &one in &self.hands[seat] {
                for _ in 0..STIRS {
                    let others = if below(rng, 2) == 0 { &self.hands[seat] } else { &self.places };
                    self.exchange(guess, one, others[below(rng, others.len())]);
                }
            }
        }
    }

    /// Exchanges the cards of two places if all fits afterwards as before.
    fn exchange(&self, guess: &mut Guess, one: u8, other: u8) {
        let (here, there) = (usize::from(one), usize::from(other));
        if guess.deck[here] == guess.deck[there] {
            return;
        }
        guess.deck.swap(here, there);
        if self.faults(guess, self.touched(guess, one).union(self.touched(guess, other))) > 0 {
            guess.deck.swap(here, there);
        }
    }

    /// The hands through which the card of a place has gone.
    fn touched(&self, guess: &Guess, place: u8) -> SeatSet {
        let drawn = self.constraints.drawn.get(usize::from(place)).map(|&(seat, _)| seat);
        let went = guess.moved.iter().zip(&self.constraints.unseen);
        let went = went.filter(|(moved, _)| matches!(moved, Moved::From(from) if *from == place));
        drawn.into_iter().chain(went.filter_map(|(_, unseen)| unseen.to)).collect()
    }

    /// How much does not fit in these hands.
    fn faults(&self, guess: &Guess, seats: SeatSet) -> u32 {
        seats.map(|seat| self.constraints.faults(seat, &guess.deck, &guess.moved)).sum()
    }
}
