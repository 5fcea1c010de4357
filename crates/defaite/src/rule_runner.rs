//! The state of the rules while they run: a position and the witness of its events.

use crate::card::{Card, Kind};
use crate::card_set::CardSet;
use crate::card_stack::{CardStack, Means};
use crate::court::Land;
use crate::happening::{DefaiteEvent, Fact, Merit, Zone};
use crate::state::{Defaite, King};
use interregnum_kernel::{Seat, Witness};
use std::ops::{Deref, DerefMut};

/// A position that the rules change, and the witness that records events. Search's witness is
/// silent.
pub(crate) struct RuleRunner<'a, W> {
    game: &'a mut Defaite,
    witness: &'a mut W,
}

/// Whether a step of the rules is finished or waits for a player's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub(crate) enum Flow {
    /// The step is finished; the round goes on.
    Done,
    /// A player has to choose.
    Waits,
}

impl<W> Deref for RuleRunner<'_, W> {
    type Target = Defaite;

    #[inline]
    fn deref(&self) -> &Defaite {
        self.game
    }
}

impl<W> DerefMut for RuleRunner<'_, W> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Defaite {
        self.game
    }
}

impl<'a, W: Witness<DefaiteEvent>> RuleRunner<'a, W> {
    pub(crate) const fn new(game: &'a mut Defaite, witness: &'a mut W) -> Self {
        Self { game, witness }
    }

    #[inline]
    pub(crate) fn note(&mut self, event: impl FnOnce() -> DefaiteEvent) {
        self.witness.note(event);
    }

    /// A card moves, seen by everyone.
    #[inline]
    pub(crate) fn moved(&mut self, card: Card, from: Zone, to: Zone, rule: &'static str) {
        self.note(|| DefaiteEvent::moved(card, from, to, rule));
    }

    /// Something that everyone learns.
    #[inline]
    pub(crate) fn happened(&mut self, rule: &'static str, fact: impl FnOnce() -> Fact) {
        self.note(|| DefaiteEvent::happened(fact(), rule));
    }

    /// A card that has left its zone goes to the discards.
    #[inline]
    pub(crate) fn discard(&mut self, card: Card, from: Zone, rule: &'static str) {
        self.discards.insert(card);
        self.moved(card, from, Zone::Discards, rule);
    }

    /// Cards that have left their zone go to the discards.
    #[inline]
    pub(crate) fn discard_stack(&mut self, stack: CardStack, means: Means, from: Zone, rule: &'static str) {
        stack.cards(means).for_each(|card| self.discard(card, from, rule));
    }

    /// Cards that have left their zone go to a player's reserve.
    #[inline]
    pub(crate) fn reserve(
        &mut self,
        stack: CardStack,
        means: Means,
        from: Zone,
        seat: Seat,
        rule: &'static str,
    ) {
        for card in stack.cards(means) {
            self.courts[seat].reserve_mut(means).insert(card, means);
            self.moved(card, from, Zone::Reserve(seat), rule);
        }
    }

    /// A person who has left their zone comes into a court.
    #[inline]
    pub(crate) fn enter(&mut self, person: Card, from: Zone, owner: Seat, rule: &'static str) {
        self.courts[owner].persons.insert(person);
        if person.kind() == Kind::Courtier {
            self.round.fresh.mark(person);
        }
        self.moved(person, from, Zone::Court(owner), rule);
    }

    /// A province moves to another court. Its guards stay behind.
    #[inline]
    pub(crate) fn cede(&mut self, land: Land, from: Seat, to: Seat, rule: &'static str) {
        self.courts[from].lands.remove(land);
        self.courts[to].lands.insert(land);
        self.moved(land.card(), Zone::Court(from), Zone::Court(to), rule);
    }

    /// L7.2: the musketeers on a province go back to its owner's reserve.
    pub(crate) fn withdraw_from(&mut self, land: Land, owner: Seat) {
        let guards = self.guards.on(land);
        self.guards.set_on(land, CardStack::EMPTY);
        let from = Zone::Guarding(owner, land.card());
        self.reserve(guards, Means::Musketeers, from, owner, "L7.2");
    }

    /// L7.2: the gold under a person goes back to their owner's reserve.
    pub(crate) fn withdraw_under(&mut self, person: Card, owner: Seat) {
        let guards = self.guards.under(person);
        self.guards.set_under(person, CardStack::EMPTY);
        self.reserve(guards, Means::Gold, Zone::Guarding(owner, person), owner, "L7.2");
    }

    /// A person of a court is discarded, with the gold under them.
    pub(crate) fn strike(&mut self, person: Card, owner: Seat, rule: &'static str) {
        self.courts[owner].persons.remove(person);
        self.discard(person, Zone::Court(owner), rule);
        if CardSet::CORRUPTIBLE.contains(person) {
            let guards = self.guards.under(person);
            self.guards.set_under(person, CardStack::EMPTY);
            self.discard_stack(guards, Means::Gold, Zone::Guarding(owner, person), rule);
        }
    }

    /// Moves the King, unless he is there already.
    #[inline]
    pub(crate) fn bring_king(&mut self, king: King, rule: &'static str) {
        let from = self.king;
        if from != king {
            self.king = king;
            self.moved(Card::KING, from.zone(), king.zone(), rule);
        }
    }

    /// L10.1: points are counted at once.
    #[inline]
    pub(crate) fn score(&mut self, seat: Seat, points: u16, merit: Merit, rule: &'static str) {
        if points > 0 {
            self.courts[seat].points += points;
            let total = self.courts[seat].points;
            self.happened(rule, || Fact::Scores { seat, points, merit, total });
        }
    }
}
