//! A deck that can have led to what a viewer saw.
//!
//! First the cards that were used are laid into places from which they can have come, the
//! oldest first, because those are the least free; then the rest is dealt at random; then
//! random exchanges make all scripts fit. From there on further exchanges that fit lead, in the
//! long run, to every fitting deck with the same chance.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::options::SEATS;
use crate::script::{Line, Moved, Scripts};
use interregnum_kernel::{BySeat, Seat, below, mix};
use rand_core::Rng;

/// How often an exchange is tried before all is begun anew.
const PATIENCE: usize = 4000;
/// How often an exchange is tried when all fits, for each place drawn unseen.
const STIRS: usize = 3;

/// A deck, and which cards moved unseen.
pub(crate) struct Guess {
    pub(crate) deck: Vec<Card>,
    pub(crate) moved: Vec<Moved>,
}

/// What a viewer has to guess from.
pub(crate) struct Guesser<'a> {
    scripts: &'a Scripts,
    /// All cards of the deck but those that the viewer drew.
    pool: CardSet,
    /// The places whose cards the viewer has not drawn: first by hand, then of the pile.
    hands: BySeat<Vec<u8>, SEATS>,
    places: Vec<u8>,
    /// How many cards the deck had.
    size: usize,
}

/// A card of a hand, while the cards that were used are laid into their places.
#[derive(Clone, Copy)]
struct Slot {
    place: u8,
    /// What it cannot be.
    barred: CardSet,
}

/// A hand, while the cards that were used are laid into their places: cards that the viewer
/// has seen in it, and others, the oldest first.
#[derive(Default)]
struct Hand {
    seen: CardSet,
    slots: Vec<Slot>,
}

/// A deck in the making.
struct Draft<'a> {
    scripts: &'a Scripts,
    deck: Vec<Option<Card>>,
    moved: Vec<Moved>,
    hands: BySeat<Hand, SEATS>,
    pool: CardSet,
}

impl<'a> Guesser<'a> {
    /// A guesser for scripts, from the cards of the whole deck and the size of its pile.
    pub(crate) fn new(scripts: &'a Scripts, cards: CardSet, pile: usize) -> Self {
        let mut guesser = Self {
            scripts,
            pool: cards,
            hands: BySeat(std::array::from_fn(|_| Vec::new())),
            places: Vec::new(),
            size: scripts.drawn.len() + pile,
        };
        for (place, &(seat, card)) in scripts.drawn.iter().enumerate() {
            match card {
                Some(card) => guesser.pool.remove(card),
                None => {
                    guesser.hands[seat].push(place as u8);
                    guesser.places.push(place as u8);
                }
            }
        }
        guesser.places.extend(scripts.drawn.len() as u8..guesser.size as u8);
        guesser
    }

    /// A guess that fits. Some world does, because the true one does; where the first way to
    /// lay the cards leads nowhere, another is tried.
    pub(crate) fn guess(&self, rng: &mut impl Rng) -> Guess {
        let mut attempts = 0;
        loop {
            if let Some(mut guess) = self.draft(rng, attempts > 0)
                && self.repair(&mut guess, rng)
            {
                self.stir(&mut guess, rng);
                return guess;
            }
            attempts += 1;
        }
    }

    /// A guess that need not fit. A reckless one lays cards into any place that is free to
    /// take them.
    fn draft(&self, rng: &mut impl Rng, reckless: bool) -> Option<Guess> {
        let mut draft = Draft {
            scripts: self.scripts,
            deck: vec![None; self.size],
            moved: Vec::new(),
            hands: BySeat(std::array::from_fn(|_| Hand::default())),
            pool: self.pool,
        };
        for &(seat, line) in &self.scripts.lines {
            draft.play(seat, line, rng, reckless)?;
        }
        let mut rest: Vec<Card> = draft.pool.cards().collect();
        mix(rng, &mut rest);
        draft.settle(&mut rest);
        let mut rest = rest.into_iter();
        let deck: Option<Vec<Card>> =
            draft.deck.iter().map(|&card| card.or_else(|| rest.next())).collect();
        Some(Guess { deck: deck?, moved: draft.moved })
    }

    /// The faults of the hands that an exchange of two places can touch.
    fn faults(&self, guess: &Guess, one: u8, other: u8) -> u32 {
        let of = |seat| self.scripts.faults(seat, &guess.deck, &guess.moved);
        if self.scripts.tangled {
            return Seat::all(SEATS).map(of).sum();
        }
        let drawn = |place: u8| self.scripts.drawn.get(usize::from(place)).map(|&(seat, _)| seat);
        match (drawn(one), drawn(other)) {
            (Some(one), Some(other)) if one != other => of(one) + of(other),
            (one, other) => one.or(other).map_or(0, of),
        }
    }

    /// Exchanges the cards of two places unless it adds faults; says whether it changed
    /// their number.
    fn exchange(&self, guess: &mut Guess, one: u8, other: u8) -> bool {
        let (here, there) = (usize::from(one), usize::from(other));
        if guess.deck[here] == guess.deck[there] {
            return false;
        }
        let before = self.faults(guess, one, other);
        guess.deck.swap(here, there);
        let after = self.faults(guess, one, other);
        if after > before {
            guess.deck.swap(here, there);
        }
        after < before
    }

    /// Random exchanges until all fits.
    fn repair(&self, guess: &mut Guess, rng: &mut impl Rng) -> bool {
        for _ in 0..PATIENCE {
            let of = |seat: &Seat| self.scripts.faults(*seat, &guess.deck, &guess.moved) > 0;
            let faulty: Vec<Seat> = Seat::all(SEATS).filter(of).collect();
            if faulty.is_empty() {
                return true;
            }
            let mut eased = false;
            for _ in 0..self.size {
                let seat = faulty[below(rng, faulty.len())];
                eased |= self.try_at(guess, seat, rng);
                if eased {
                    break;
                }
            }
        }
        false
    }

    /// Tries to exchange the card of a place of this hand with another of it, or with any.
    fn try_at(&self, guess: &mut Guess, seat: Seat, rng: &mut impl Rng) -> bool {
        // What came to a hand from another one is changed there.
        let own = if self.hands[seat].is_empty() { &self.places } else { &self.hands[seat] };
        if own.is_empty() {
            return false;
        }
        let one = own[below(rng, own.len())];
        let others = if below(rng, 2) == 0 { own } else { &self.places };
        self.exchange(guess, one, others[below(rng, others.len())])
    }

    /// Random exchanges that fit.
    fn stir(&self, guess: &mut Guess, rng: &mut impl Rng) {
        for seat in Seat::all(SEATS) {
            for _ in 0..STIRS * self.hands[seat].len() {
                self.try_at(guess, seat, rng);
            }
        }
    }
}

impl Draft<'_> {
    /// Plays one line of a script; `None` if it cannot be played like that.
    fn play(&mut self, seat: Seat, line: Line, rng: &mut impl Rng, reckless: bool) -> Option<()> {
        match line {
            Line::Draw(place) => match self.scripts.drawn[usize::from(place)].1 {
                Some(card) => {
                    self.deck[usize::from(place)] = Some(card);
                    self.hands[seat].seen.insert(card);
                }
                None => self.hands[seat].slots.push(Slot { place, barred: CardSet::EMPTY }),
            },
            Line::Gain(card) => self.hands[seat].seen.insert(card),
            Line::Use(card) if self.hands[seat].seen.contains(card) => self.hands[seat].seen.remove(card),
            Line::Use(card) => {
                let slots = &self.hands[seat].slots;
                let free: Vec<usize> =
                    (0..slots.len()).filter(|&slot| !slots[slot].barred.contains(card)).collect();
                let chosen = if reckless && !free.is_empty() { below(rng, free.len()) } else { 0 };
                let slot = self.hands[seat].slots.remove(*free.get(chosen)?);
                self.name(slot, card)?;
            }
            Line::Give(_, among) => self.give(seat, among, rng)?,
            Line::Get(number) => self.get(seat, number),
            Line::Lacks(cards) => {
                for slot in &mut self.hands[seat].slots {
                    slot.barred = slot.barred.plus_places(cards);
                }
            }
            Line::Is(cards) => self.open(seat, cards, rng)?,
            Line::Has(_) | Line::Reaches(..) | Line::Varied(_) => {}
        }
        Some(())
    }

    /// Says which card lay at a place.
    fn name(&mut self, slot: Slot, card: Card) -> Option<()> {
        self.pool.contains(card).then(|| self.pool.remove(card))?;
        self.deck[usize::from(slot.place)] = Some(card);
        Some(())
    }

    /// A card moves unseen: any that the hand can have.
    fn give(&mut self, seat: Seat, among: CardSet, rng: &mut impl Rng) -> Option<()> {
        let hand = &mut self.hands[seat];
        let seen = hand.seen.within(among);
        let number = seen.len() + hand.slots.len();
        if number == 0 {
            return None;
        }
        let chosen = below(rng, number);
        let moved = match seen.cards().nth(chosen) {
            Some(card) => {
                hand.seen.remove(card);
                Moved::Known(card)
            }
            None => Moved::From(hand.slots.remove(chosen - seen.len()).place),
        };
        self.moved.push(moved);
        Some(())
    }

    fn get(&mut self, seat: Seat, number: u8) {
        match self.moved[usize::from(number)] {
            Moved::Known(card) => self.hands[seat].seen.insert(card),
            Moved::From(place) => self.hands[seat].slots.push(Slot { place, barred: CardSet::EMPTY }),
        }
    }

    /// The viewer sees the whole hand: which of its cards came from where is guessed, for the
    /// oldest first.
    fn open(&mut self, seat: Seat, cards: CardSet, rng: &mut impl Rng) -> Option<()> {
        let mut left = cards;
        self.hands[seat].seen.cards().for_each(|card| left.remove(card));
        for slot in std::mem::take(&mut self.hands[seat].slots) {
            let fitting: Vec<Card> = left.cards().filter(|&card| !slot.barred.contains(card)).collect();
            if fitting.is_empty() {
                return None;
            }
            let card = fitting[below(rng, fitting.len())];
            left.remove(card);
            self.name(slot, card)?;
        }
        self.hands[seat].seen = cards;
        Some(())
    }

    /// Deals the rest to the places that cannot hold every card.
    fn settle(&mut self, rest: &mut Vec<Card>) {
        for seat in Seat::all(SEATS) {
            for slot in std::mem::take(&mut self.hands[seat].slots) {
                if let Some(card) = rest.iter().position(|&card| !slot.barred.contains(card)) {
                    self.deck[usize::from(slot.place)] = Some(rest.swap_remove(card));
                }
            }
        }
    }
}
