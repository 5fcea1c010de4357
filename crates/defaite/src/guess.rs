//! Samples a deck that agrees with what a viewer saw.
//!
//! A [`Draft`] assigns the cards that were used to places from which they can have come, and deals
//! the rest at random. If it violates some constraints, random exchanges repair it. Further valid
//! exchanges are a random walk whose stationary distribution is uniform over the consistent decks.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::draft::Draft;
use crate::hand_constraints::{HandConstraints, Moved};
use crate::options::SEATS;
use interregnum_kernel::{BySeat, Seat, SeatSet, below};
use rand_core::Rng;

/// The number of exchanges tried before starting again: at first, since most drafts need none, and at most, as it doubles
/// with every draft that fails.
const PATIENCE: usize = 64;
const MOST_PATIENCE: usize = 2048;
/// The number of valid exchanges tried for each place of a constrained hand.
const STIRS: usize = 1;

/// A deck, and the cards that moved unseen.
pub(crate) struct Guess {
    pub(crate) deck: Vec<Card>,
    pub(crate) moved: Vec<Moved>,
}

/// The knowledge of a viewer from which decks are sampled.
pub(crate) struct Guesser<'a> {
    constraints: &'a HandConstraints,
    /// All cards of the deck except those that the viewer drew.
    pool: CardSet,
    /// The places whose cards the viewer has not drawn: by hand, and all, with the pile.
    hands: BySeat<Vec<u8>, SEATS>,
    places: Vec<u8>,
    /// The number of cards in the deck at the beginning.
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

    /// A consistent deck. One exists, because the true one is consistent; if a draft fails, another
    /// is made.
    pub(crate) fn guess(&self, rng: &mut impl Rng) -> Guess {
        let mut patience = PATIENCE;
        loop {
            let draft = Draft::new(self.constraints, self.pool, self.size);
            let Some((deck, moved)) = draft.finish(rng) else { continue };
            let mut guess = Guess { deck, moved };
            if self.repair(&mut guess, patience, rng) {
                self.stir(&mut guess, rng);
                return guess;
            }
            patience = (2 * patience).min(MOST_PATIENCE);
        }
    }

    /// Makes random exchanges until all constraints hold; `false` if that takes more than `patience` of them.
    fn repair(&self, guess: &mut Guess, patience: usize, rng: &mut impl Rng) -> bool {
        let mut faults = self.faults(guess, SeatSet::all(SEATS));
        for _ in 0..patience {
            if faults == 0 {
                return true;
            }
            let one = self.places[below(rng, self.places.len())];
            let other = self.places[below(rng, self.places.len())];
            let (here, there) = (usize::from(one), usize::from(other));
            if guess.deck[here] == guess.deck[there] {
                continue;
            }
            // The violations of the other hands stay as they are.
            let touched = self.touched(guess, one).union(self.touched(guess, other));
            let before = self.faults(guess, touched);
            guess.deck.swap(here, there);
            let after = self.faults(guess, touched);
            if after <= before {
                faults = faults - before + after;
            } else {
                guess.deck.swap(here, there);
            }
        }
        faults == 0
    }

    /// Makes random valid exchanges in the constrained hands.
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

    /// Exchanges the cards of two places if all constraints still hold.
    fn exchange(&self, guess: &mut Guess, one: u8, other: u8) {
        let (here, there) = (usize::from(one), usize::from(other));
        if guess.deck[here] == guess.deck[there] {
            return;
        }
        guess.deck.swap(here, there);
        let mut touched = self.touched(guess, one).union(self.touched(guess, other));
        if touched.any(|seat| self.constraints.is_violated(seat, &guess.deck, &guess.moved)) {
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

    /// The number of violations in these hands.
    fn faults(&self, guess: &Guess, seats: SeatSet) -> u32 {
        seats.map(|seat| self.constraints.faults(seat, &guess.deck, &guess.moved)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::glimpse::Glimpse;
    use interregnum_kernel::Seed;

    /// Seat 1 looks at the two cards of seat 0, which differ (L12.2), takes one, and draws another; then each shows a
    /// Musketeers 2. If seat 1 always showed the card that it has had for longest, both cards of seat 0 would be equal.
    #[test]
    fn most_drafts_agree_with_a_hand_of_different_cards() {
        let (zero, one) = (Seat::new(0), Seat::new(1));
        let two: Card = "Ms2".parse().unwrap();
        let drew = |seat| Glimpse::Drew { seat, card: None };
        let seen = [
            drew(zero),
            drew(zero),
            Glimpse::Looked { seat: one, at: zero, cards: None, choice: true },
            Glimpse::Took { seat: one, from: zero, card: None },
            drew(one),
            Glimpse::Showed { seat: zero, card: two },
            Glimpse::Showed { seat: one, card: two },
        ];
        let constraints = HandConstraints::of(&seen);
        let guesser = Guesser::new(&constraints, CardSet::BOX, CardSet::BOX.len() - 3);
        let mut rng = Seed::from_number(1).generator();
        let agrees = (0..400).filter(|_| {
            let (deck, moved) =
                Draft::new(&constraints, guesser.pool, guesser.size).finish(&mut rng).unwrap();
            guesser.faults(&Guess { deck, moved }, SeatSet::all(SEATS)) == 0
        });
        assert!((120..280).contains(&agrees.count()), "about half of them");
    }
}
