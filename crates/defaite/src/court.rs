//! Courts: nobles, persons with the gold under them, provinces with the musketeers on them,
//! and the reserves (L2.4).

use crate::card::{COURTIERS, Card, LANDS, NOBLES, PROVINCES, QUEEN, SPECIALS};
use crate::card_set::CardSet;
use crate::card_stack::{CardStack, Means};
use crate::held::Held;
use crate::symbol::SymbolSet;
use interregnum_kernel::{WORD, nth_bit};

/// A province on the table. Copies of one card are distinguished there, because each has its own
/// guards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Land(u8);

impl Land {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The land with this number.
    #[inline]
    pub(crate) const fn at(number: usize) -> Self {
        Self((number % LANDS) as u8)
    }

    /// The card it is a copy of.
    #[inline]
    pub(crate) fn card(self) -> Card {
        Card::at(PROVINCES.start + self.index())
    }
}

/// Some provinces on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lands(pub(crate) u32);

/// The first, the second and the third copy of the provinces that have three.
const FIRST: u32 = 0o1_111_111;
const SECOND: u32 = FIRST << 1;

impl Lands {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn contains(self, land: Land) -> bool {
        self.0 >> land.0 & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, land: Land) {
        self.0 |= 1 << land.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, land: Land) {
        self.0 &= !(1 << land.0);
    }

    #[inline]
    #[must_use]
    pub(crate) const fn within(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The copies of a card.
    #[inline]
    pub(crate) const fn copies(card: Card) -> Self {
        let first = card.index() - PROVINCES.start;
        Self(if first + 1 == LANDS { 1 << first } else { 0b111 << first })
    }

    /// One land of each card.
    #[inline]
    const fn one_of_each(self) -> Self {
        let (first, second) = (self.0 & FIRST, self.0 & SECOND);
        Self(self.0 & !(first << 1 | first << 2 | second << 1))
    }

    /// The n-th land, counted from 0; there must be more than n.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Land {
        Land(nth_bit(u64::from(self.0), n) as u8)
    }

    /// All of them.
    pub(crate) fn lands(self) -> impl Iterator<Item = Land> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let land = Land(bits.checked_ilog2()? as u8);
            bits ^= 1 << land.0;
            Some(land)
        })
    }
}

/// The face-up cards of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Court {
    /// Nobles, the Queen, courtiers and special persons.
    pub(crate) persons: CardSet,
    /// Provinces.
    pub(crate) lands: Lands,
    reserves: [CardStack; 2],
    pub(crate) points: u16,
}

impl Court {
    /// The reserve of musketeers or of gold.
    #[inline]
    pub(crate) const fn reserve(&self, means: Means) -> CardStack {
        self.reserves[means as usize]
    }

    #[inline]
    pub(crate) const fn reserve_mut(&mut self, means: Means) -> &mut CardStack {
        &mut self.reserves[means as usize]
    }

    /// L6.1: whether there is a noble, or the Queen.
    #[inline]
    pub(crate) const fn has_noble(&self) -> bool {
        !self.persons.within(CardSet::NOBLES).is_empty()
    }

    /// The symbols of the nobles, the Queen's with them.
    #[inline]
    pub(crate) const fn symbols(&self) -> SymbolSet {
        SymbolSet((self.persons.0[1] >> (NOBLES.start - WORD)) as u8 & 0x7f)
    }

    /// The persons who can be corrupted (L5.1).
    #[inline]
    pub(crate) const fn corruptible(&self) -> CardSet {
        self.persons.within(CardSet::CORRUPTIBLE)
    }

    #[inline]
    pub(crate) const fn courtiers(&self) -> CardSet {
        self.persons.within(CardSet::COURTIERS)
    }
}

/// The number of cards that can be corrupted.
const PERSONS: usize = 33;

/// The guards of all provinces and persons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Guards {
    on: [CardStack; LANDS],
    under: [CardStack; PERSONS],
    /// The lands that have a guard.
    pub(crate) guarded: Lands,
    /// The persons who have gold under them.
    pub(crate) paid: CardSet,
}

/// The index of a person who can be corrupted.
#[inline]
const fn purse(person: Card) -> usize {
    match person.index() {
        QUEEN => PERSONS - 1,
        place if place < COURTIERS.end => place - COURTIERS.start,
        place => place - SPECIALS.start + (COURTIERS.end - COURTIERS.start),
    }
}

impl Guards {
    pub(crate) const NONE: Self = Self {
        on: [CardStack::EMPTY; LANDS],
        under: [CardStack::EMPTY; PERSONS],
        guarded: Lands::NONE,
        paid: CardSet::EMPTY,
    };

    /// The musketeers on a land.
    #[inline]
    pub(crate) const fn on(&self, land: Land) -> CardStack {
        self.on[land.index()]
    }

    /// The gold under a person who can be corrupted.
    #[inline]
    pub(crate) const fn under(&self, person: Card) -> CardStack {
        self.under[purse(person)]
    }

    #[inline]
    pub(crate) fn set_on(&mut self, land: Land, stack: CardStack) {
        self.on[land.index()] = stack;
        if stack.is_empty() { self.guarded.remove(land) } else { self.guarded.insert(land) }
    }

    #[inline]
    pub(crate) fn set_under(&mut self, person: Card, stack: CardStack) {
        self.under[purse(person)] = stack;
        if stack.is_empty() {
            self.paid.remove(person);
        } else if !self.paid.contains(person) {
            self.paid.insert(person);
        }
    }

    /// A land in the notation of actions.
    #[inline]
    pub(crate) fn land(&self, land: Land) -> Held {
        Held { card: land.card(), guards: self.on(land) }
    }

    /// A person in the notation of actions.
    #[inline]
    pub(crate) const fn person(&self, person: Card) -> Held {
        if CardSet::CORRUPTIBLE.contains(person) {
            Held { card: person, guards: self.under(person) }
        } else {
            Held::bare(person)
        }
    }

    /// The land among these that an action names: the first with the same card and guards.
    #[inline]
    pub(crate) fn find(&self, lands: Lands, held: Held) -> Option<Land> {
        let copies = Lands::copies(held.card).within(lands);
        (0..copies.len()).map(|n| copies.nth(n)).find(|&land| self.on(land) == held.guards)
    }

    /// The lands without duplicates: the first of each group with the same card and guards (L1.3).
    #[inline]
    pub(crate) fn distinct(&self, lands: Lands) -> Lands {
        let guarded = lands.within(self.guarded);
        let mut distinct = Lands(lands.without(self.guarded).one_of_each().0 | guarded.0);
        for land in guarded.without(guarded.one_of_each()).lands() {
            if self.find(guarded, self.land(land)) != Some(land) {
                distinct.remove(land);
            }
        }
        distinct
    }

    /// The lands in all courts whose guards sum to less than `strength`.
    #[inline]
    pub(crate) fn weaker_lands(&self, strength: u32) -> Lands {
        let mut stronger = Lands::NONE;
        for land in self.guarded.lands() {
            if self.on(land).sum() >= strength {
                stronger.insert(land);
            }
        }
        Lands(!stronger.0)
    }

    /// The persons in all courts whose gold sums to less than `strength`.
    #[inline]
    pub(crate) fn weaker_persons(&self, strength: u32) -> CardSet {
        let mut weaker = CardSet::CORRUPTIBLE;
        for person in self.paid.cards() {
            if self.under(person).sum() >= strength {
                weaker.remove(person);
            }
        }
        weaker
    }
}
