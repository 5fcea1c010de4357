//! The value of a card in a court, in a reserve, and in the hand.
//!
//! Points are those of the rulebook (L10); the rest are rules of thumb, tuned with `greedy` against
//! `random` for all numbers of players on seed 1001, which no report uses.

use super::Evaluation;
use crate::Recall;
use interregnum_games::defaite::{Card, EventCard, Kind, Means};
use interregnum_kernel::Seat;

/// L10.3: a special person, a noble or the Queen.
pub(super) const PERSON: f64 = 3.0;
/// L10.2: the King, each time provinces are scored.
pub(super) const KING: f64 = 5.0;
/// The value of any card in hand.
pub(super) const CARD: f64 = 0.5;
/// The value of a musketeer or gold in a reserve or as a guard, per point of its value.
const MEANS: f64 = 0.4;
/// The part of a musketeer's or gold's value that counts in a reserve.
pub(super) const RESERVE: f64 = 0.0;
/// The probability that an unguarded card is lost.
pub(super) const RISK: f64 = 0.4;
/// The part of the unseen Rebellions that will be played.
const REBELS: f64 = 0.5;

pub(super) fn is_province(card: Card) -> bool {
    card.kind() == Kind::Province
}

pub(super) fn is_courtier(card: Card) -> bool {
    card.kind() == Kind::Courtier
}

/// The value of a musketeer or gold for its owner.
pub(super) fn means(card: Card) -> f64 {
    MEANS * f64::from(card.value())
}

impl Evaluation<'_> {
    /// The expected number of scorings of provinces: at the end, and after Rebellions (L8.5).
    pub(super) fn scorings(&self) -> f64 {
        let rebellion = EventCard::Rebellion.card();
        let all = EventCard::Rebellion.number();
        let seen = if self.recall == Recall::Perfect { self.view.discards.count(rebellion) } else { all / 2 };
        1.0 + REBELS * all.saturating_sub(seen) as f64
    }

    /// The points that a card is expected to score in the court of a seat.
    pub(super) fn court_worth(&self, seat: Seat, card: Card) -> f64 {
        let value = f64::from(card.value());
        match card.kind() {
            Kind::Province => self.scorings() * value * self.doubled(seat, card),
            Kind::Courtier => self.doubled(seat, card),
            Kind::Noble | Kind::Queen => PERSON + self.doubles(seat, card),
            Kind::Special(_) => PERSON,
            Kind::Musketeer | Kind::Gold => means(card),
            Kind::King | Kind::Event(_) => 0.0,
        }
    }

    /// L10.2, L10.3: 2 if a noble of the court has the card's symbol, else 1.
    fn doubled(&self, seat: Seat, card: Card) -> f64 {
        let noble = |held: Card| matches!(held.kind(), Kind::Noble | Kind::Queen);
        let court = &self.view.seats[seat.index()].court;
        let same = |held: Card| noble(held) && held.symbol() == card.symbol();
        if card.symbol().is_some() && court.iter().any(|held| same(held.card)) { 2.0 } else { 1.0 }
    }

    /// What a noble adds to the provinces and courtiers of its symbol in a court.
    fn doubles(&self, seat: Seat, noble: Card) -> f64 {
        let court = self.view.seats[seat.index()].court.iter().map(|held| held.card);
        let fellows = court.filter(|card| card.symbol() == noble.symbol());
        let worth = |card: Card| match card.kind() {
            Kind::Province => self.scorings() * f64::from(card.value()),
            Kind::Courtier => 1.0,
            _ => 0.0,
        };
        fellows.map(worth).sum()
    }

    /// The value of a card in one's own hand: a part of what it will score.
    pub(super) fn hand_worth(&self, card: Card) -> f64 {
        CARD + 0.3 * self.court_worth(self.me, card)
    }

    /// The sum that a seat can lay in a contest; unknown cards count with the average of the box.
    pub(super) fn strength(&self, seat: Seat, with: Means) -> f64 {
        let them = &self.view.seats[seat.index()];
        let own = seat == self.me;
        let sum = |cards: interregnum_games::defaite::CardSet| -> f64 {
            let means = cards.cards().filter(|&card| Means::of(card) == Some(with));
            means.map(|card| f64::from(card.value())).sum()
        };
        let known = if own || self.recall == Recall::Perfect { sum(them.hand.known) } else { 0.0 };
        // The 19 musketeers sum to 58, the 19 gold cards to 34, of 116 cards in the box.
        let usual = if with == Means::Musketeers { 58.0 / 116.0 } else { 34.0 / 116.0 };
        sum(them.reserve) + known + usual * f64::from(them.hand.unknown)
    }
}
