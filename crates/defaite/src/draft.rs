//! A partial deck for an imagined world: replays everything that was seen of hands, and assigns the
//! cards that were used to places of the deck from which they can have come.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::card_stack::{CardStack, Means};
use crate::hand_constraints::{Constraint, HandConstraints, Moved};
use crate::options::SEATS;
use interregnum_kernel::{BySeat, Seat, below, mix, sort_short_by_key};
use rand_core::Rng;

/// A card of a hand that the viewer cannot name: its place in the deck, and the cards that it
/// cannot be.
#[derive(Clone, Copy, Debug)]
struct Slot {
    place: u8,
    barred: CardSet,
}

impl Slot {
    const fn new(place: u8) -> Self {
        Self { place, barred: CardSet::EMPTY }
    }

    /// Excludes these cards.
    fn bar(&mut self, cards: CardSet) {
        self.barred = self.barred.beside(cards);
    }

    /// Excludes all cards but these.
    fn promise(&mut self, cards: CardSet) {
        self.bar(CardSet::BOX.minus_places(cards));
    }

    /// Whether the slot can be one of these cards.
    fn can_be(&self, cards: CardSet) -> bool {
        !cards.minus_places(self.barred).is_empty()
    }

    /// Whether the slot must be one of these cards.
    fn must_be(&self, cards: CardSet) -> bool {
        CardSet::BOX.minus_places(self.barred).minus_places(cards).is_empty()
    }
}

/// A hand: the cards that the viewer has seen in it, and the slots of the others, oldest first.
#[derive(Default)]
struct Hand {
    seen: CardSet,
    slots: Vec<Slot>,
}

/// A partial deck.
pub(crate) struct Draft<'a> {
    constraints: &'a HandConstraints,
    deck: Vec<Option<Card>>,
    moved: Vec<Moved>,
    hands: BySeat<Hand, SEATS>,
    /// Slots that have left their hand unseen, by the number of their move.
    away: Vec<Option<Slot>>,
    /// The cards without a place.
    pool: CardSet,
}

impl<'a> Draft<'a> {
    /// An empty deck of this size, to be filled with a pool of cards and those that the viewer
    /// drew.
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

    /// Replays all constraints and deals the rest; `None` if that fails.
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

    /// Applies one constraint; `None` if that is impossible.
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
                let slot = self.least_free(seat, card, rng)?;
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

    /// Takes out the most restricted slot that can be this card; a random one among equals. (The oldest, say, would give
    /// every draft the same fault where a constraint forbids what follows from it.)
    fn least_free(&mut self, seat: Seat, card: Card, rng: &mut impl Rng) -> Option<Slot> {
        let slots = &mut self.hands[seat].slots;
        let fitting = || slots.iter().enumerate().filter(|(_, slot)| !slot.barred.contains(card));
        let most = fitting().map(|(_, slot)| slot.barred.len()).max()?;
        let equals = || fitting().filter(|(_, slot)| slot.barred.len() == most);
        let (found, _) = equals().nth(below(rng, equals().count()))?;
        Some(slots.remove(found))
    }

    /// Assigns a card to a slot's place.
    fn name(&mut self, slot: Slot, card: Card) -> Option<()> {
        self.pool.contains(card).then(|| self.pool.remove(card))?;
        self.deck[usize::from(slot.place)] = Some(card);
        Some(())
    }

    /// Moves a random card unseen that the hand can hold and the constraint allows.
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

    /// Ensures that the hand now holds one of these: unless it surely does, restricts a slot to
    /// them.
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

    /// Ensures that the hand's cards of a means now sum to at least `sum`: assigns random cards of
    /// the pool to its slots, high ones if there are few slots.
    fn reach(&mut self, seat: Seat, means: Means, sum: u32, rng: &mut impl Rng) -> Option<()> {
        let mut missing = sum.saturating_sub(CardStack::within(self.hands[seat].seen, means).sum());
        while missing > 0 {
            let stack = CardStack::within(self.pool, means);
            let cards: Vec<Card> = stack.cards(means).collect();
            let slots = self.hands[seat].slots.iter().filter(|slot| slot.can_be(stack.set(means))).count();
            // With one slot left, only a card that suffices.
            let enough = |card: &&Card| slots > 1 || u32::from(card.value()) >= missing;
            let number = cards.iter().filter(enough).count();
            let chosen = (number > 0).then(|| below(rng, number))?;
            let card = *cards.iter().filter(enough).nth(chosen)?;
            let slot = self.least_free(seat, card, rng)?;
            self.name(slot, card)?;
            self.hands[seat].seen.insert(card);
            missing = missing.saturating_sub(u32::from(card.value()));
        }
        Some(())
    }

    /// The viewer sees the whole hand: assigns its cards to its slots at random, the most
    /// restricted slots first.
    fn open(&mut self, seat: Seat, cards: CardSet, rng: &mut impl Rng) -> Option<()> {
        let mut left = cards;
        self.hands[seat].seen.cards().for_each(|card| left.remove(card));
        let mut slots = std::mem::take(&mut self.hands[seat].slots);
        sort_short_by_key(&mut slots, |slot| std::cmp::Reverse(slot.barred.len()));
        for slot in slots {
            let fitting: Vec<Card> = left.cards().filter(|&card| !slot.barred.contains(card)).collect();
            let chosen = (!fitting.is_empty()).then(|| below(rng, fitting.len()))?;
            left.remove(fitting[chosen]);
            self.name(slot, fitting[chosen])?;
        }
        self.hands[seat].seen = cards;
        Some(())
    }

    /// Makes all cards of the hand equal.
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

    /// Assigns the rest to the restricted slots.
    fn settle(&mut self, rest: &mut Vec<Card>) {
        let away = std::mem::take(&mut self.away).into_iter().flatten();
        let held = self.hands.0.iter_mut().flat_map(|hand| std::mem::take(&mut hand.slots));
        let mut slots: Vec<Slot> = away.chain(held).filter(|slot| !slot.barred.is_empty()).collect();
        sort_short_by_key(&mut slots, |slot| std::cmp::Reverse(slot.barred.len()));
        for slot in slots {
            if let Some(card) = rest.iter().position(|&card| !slot.barred.contains(card)) {
                self.deck[usize::from(slot.place)] = Some(rest.swap_remove(card));
            }
        }
    }
}
