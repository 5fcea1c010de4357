//! A deck in the making: everything that was seen of hands is played through, and the cards
//! that were used are laid into places of the deck from which they can have come.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::card_stack::{CardStack, Means};
use crate::hand_constraints::{Constraint, HandConstraints, Moved};
use crate::options::SEATS;
use interregnum_kernel::{BySeat, Seat, below, mix};
use rand_core::Rng;

/// A card of a hand that the viewer cannot name: its place in the deck, and what it cannot be.
#[derive(Clone, Copy, Debug)]
struct Slot {
    place: u8,
    barred: CardSet,
}

impl Slot {
    const fn new(place: u8) -> Self {
        Self { place, barred: CardSet::EMPTY }
    }

    /// Says that it is none of these.
    fn bar(&mut self, cards: CardSet) {
        self.barred = self.barred.beside(cards);
    }

    /// Says that it is one of these.
    fn promise(&mut self, cards: CardSet) {
        self.bar(CardSet::BOX.minus_places(cards));
    }

    /// Whether it can be one of these.
    fn can_be(&self, cards: CardSet) -> bool {
        !cards.minus_places(self.barred).is_empty()
    }

    /// Whether it must be one of these.
    fn must_be(&self, cards: CardSet) -> bool {
        CardSet::BOX.minus_places(self.barred).minus_places(cards).is_empty()
    }
}

/// A hand: cards that the viewer has seen in it, and others, the oldest first.
#[derive(Default)]
struct Hand {
    seen: CardSet,
    slots: Vec<Slot>,
}

/// The deck in the making.
pub(crate) struct Draft<'a> {
    constraints: &'a HandConstraints,
    deck: Vec<Option<Card>>,
    moved: Vec<Moved>,
    hands: BySeat<Hand, SEATS>,
    /// Slots that have left their hand unseen, by the number of their motion.
    away: Vec<Option<Slot>>,
    /// The cards that have no place yet.
    pool: CardSet,
}

impl<'a> Draft<'a> {
    /// A deck of this size, to be made of a pool of cards and those that the viewer drew.
    pub(crate) fn new(constraints: &'a HandConstraints, pool: CardSet, size: usize) -> Self {
        Self {
            constraints,
            deck: vec![None; size],
            moved: Vec::new(),
            hands: BySeat(std::array::from_fn(|_| Hand::default())),
            away: Vec::new(),
            pool,
        }
    }

    /// Plays everything through and deals the rest; `None` if that leads nowhere.
    pub(crate) fn finish(mut self, rng: &mut impl Rng) -> Option<(Vec<Card>, Vec<Moved>)> {
        for &(seat, line) in &self.constraints.lines {
            self.play(seat, line, rng)?;
        }
        let mut rest: Vec<Card> = self.pool.cards().collect();
        mix(rng, &mut rest);
        self.settle(&mut rest);
        let mut rest = rest.into_iter();
        let deck: Option<Vec<Card>> = self.deck.iter().map(|&card| card.or_else(|| rest.next())).collect();
        Some((deck?, self.moved))
    }

    /// Plays one line of a script; `None` if it cannot be played like that.
    fn play(&mut self, seat: Seat, line: Constraint, rng: &mut impl Rng) -> Option<()> {
        let hand = &mut self.hands[seat];
        match line {
            Constraint::Draw(place) => match self.constraints.drawn[usize::from(place)].1 {
                Some(card) => {
                    self.deck[usize::from(place)] = Some(card);
                    hand.seen.insert(card);
                }
                None => hand.slots.push(Slot::new(place)),
            },
            Constraint::Gain(card) => hand.seen.insert(card),
            Constraint::Use(card) if hand.seen.contains(card) => hand.seen.remove(card),
            Constraint::Use(card) => {
                let slot = self.least_free(seat, card)?;
                self.name(slot, card)?;
            }
            Constraint::Give(_, among) => self.give(seat, among, rng)?,
            Constraint::Get(number) => {
                match (self.moved[usize::from(number)], self.away[usize::from(number)].take()) {
                    (Moved::Known(card), _) => hand.seen.insert(card),
                    (Moved::From(_), slot) => hand.slots.extend(slot),
                }
            }
            Constraint::Lacks(cards) => hand.slots.iter_mut().for_each(|slot| slot.bar(cards)),
            Constraint::Has(cards) => self.promise(seat, cards, rng)?,
            Constraint::Reaches(means, sum) => self.reach(seat, means, sum, rng)?,
            Constraint::Is(cards) => self.open(seat, cards, rng)?,
            Constraint::Varied(true) => {}
            Constraint::Varied(false) => self.make_equal(seat, rng)?,
        }
        Some(())
    }

    /// Takes out the slot that can be this card and as little else as possible; of several the
    /// oldest.
    fn least_free(&mut self, seat: Seat, card: Card) -> Option<Slot> {
        let slots = &mut self.hands[seat].slots;
        let fitting = slots.iter().enumerate().filter(|(_, slot)| !slot.barred.contains(card));
        // Of equals the last is found: so they are looked at from the newest to the oldest.
        let (found, _) = fitting.rev().max_by_key(|(_, slot)| slot.barred.len())?;
        Some(slots.remove(found))
    }

    /// Says which card lies at a slot's place.
    fn name(&mut self, slot: Slot, card: Card) -> Option<()> {
        self.pool.contains(card).then(|| self.pool.remove(card))?;
        self.deck[usize::from(slot.place)] = Some(card);
        Some(())
    }

    /// A card moves unseen: any that the hand can have, and that it can be.
    fn give(&mut self, seat: Seat, among: CardSet, rng: &mut impl Rng) -> Option<()> {
        let hand = &mut self.hands[seat];
        let seen = hand.seen.within(among);
        let fitting: Vec<usize> =
            (0..hand.slots.len()).filter(|&slot| hand.slots[slot].can_be(among)).collect();
        let number = seen.len() + fitting.len();
        let chosen = (number > 0).then(|| below(rng, number))?;
        if let Some(card) = seen.cards().nth(chosen) {
            hand.seen.remove(card);
            self.moved.push(Moved::Known(card));
            self.away.push(None);
        } else {
            let mut slot = hand.slots.remove(fitting[chosen - seen.len()]);
            slot.promise(among);
            self.moved.push(Moved::From(slot.place));
            self.away.push(Some(slot));
        }
        Some(())
    }

    /// The hand holds one of these, now: unless it is sure to, a slot is promised to be one.
    fn promise(&mut self, seat: Seat, cards: CardSet, rng: &mut impl Rng) -> Option<()> {
        let hand = &mut self.hands[seat];
        if !hand.seen.within(cards).is_empty() || hand.slots.iter().any(|slot| slot.must_be(cards)) {
            return Some(());
        }
        let mut fitting: Vec<&mut Slot> = hand.slots.iter_mut().filter(|slot| slot.can_be(cards)).collect();
        let chosen = (!fitting.is_empty()).then(|| below(rng, fitting.len()))?;
        fitting[chosen].promise(cards);
        Some(())
    }

    /// The hand's cards of a means come to so much, now: random ones of the pool are laid into
    /// it, and where slots are few the highest.
    fn reach(&mut self, seat: Seat, means: Means, sum: u32, rng: &mut impl Rng) -> Option<()> {
        let mut missing = sum.saturating_sub(CardStack::within(self.hands[seat].seen, means).sum());
        while missing > 0 {
            let heap = CardStack::within(self.pool, means);
            let cards: Vec<Card> = heap.cards(means).collect();
            let slots = self.hands[seat].slots.iter().filter(|slot| slot.can_be(heap.set(means))).count();
            // With one slot left, only what suffices.
            let enough = |card: &&Card| slots > 1 || u32::from(card.value()) >= missing;
            let number = cards.iter().filter(enough).count();
            let chosen = (number > 0).then(|| below(rng, number))?;
            let card = *cards.iter().filter(enough).nth(chosen)?;
            let slot = self.least_free(seat, card)?;
            self.name(slot, card)?;
            self.hands[seat].seen.insert(card);
            missing = missing.saturating_sub(u32::from(card.value()));
        }
        Some(())
    }

    /// The viewer sees the whole hand: which of its cards came from where is guessed, for the
    /// least free first.
    fn open(&mut self, seat: Seat, cards: CardSet, rng: &mut impl Rng) -> Option<()> {
        let mut left = cards;
        self.hands[seat].seen.cards().for_each(|card| left.remove(card));
        let mut slots = std::mem::take(&mut self.hands[seat].slots);
        slots.sort_by_key(|slot| std::cmp::Reverse(slot.barred.len()));
        for slot in slots {
            let fitting: Vec<Card> = left.cards().filter(|&card| !slot.barred.contains(card)).collect();
            let chosen = (!fitting.is_empty()).then(|| below(rng, fitting.len()))?;
            left.remove(fitting[chosen]);
            self.name(slot, fitting[chosen])?;
        }
        self.hands[seat].seen = cards;
        Some(())
    }

    /// All cards of the hand are equal.
    fn make_equal(&mut self, seat: Seat, rng: &mut impl Rng) -> Option<()> {
        let hand = &self.hands[seat];
        let number = hand.slots.len();
        if number + hand.seen.len() < 2 {
            return Some(());
        }
        let possible = |card: &Card| {
            let seen = hand.seen.is_empty() || hand.seen.contains(*card);
            let free = hand.slots.iter().all(|slot| !slot.barred.contains(*card));
            seen && free && self.pool.count(*card) >= number
        };
        let kinds: Vec<Card> = CardSet::BOX.kinds().filter(possible).collect();
        let chosen = (!kinds.is_empty()).then(|| below(rng, kinds.len()))?;
        for slot in std::mem::take(&mut self.hands[seat].slots) {
            self.name(slot, kinds[chosen])?;
            self.hands[seat].seen.insert(kinds[chosen]);
        }
        Some(())
    }

    /// Deals the rest to the slots that cannot be every card.
    fn settle(&mut self, rest: &mut Vec<Card>) {
        let away = std::mem::take(&mut self.away).into_iter().flatten();
        let held = self.hands.0.iter_mut().flat_map(|hand| std::mem::take(&mut hand.slots));
        let mut slots: Vec<Slot> = away.chain(held).filter(|slot| !slot.barred.is_empty()).collect();
        slots.sort_by_key(|slot| std::cmp::Reverse(slot.barred.len()));
        for slot in slots {
            if let Some(card) = rest.iter().position(|&card| !slot.barred.contains(card)) {
                self.deck[usize::from(slot.place)] = Some(rest.swap_remove(card));
            }
        }
    }
}
