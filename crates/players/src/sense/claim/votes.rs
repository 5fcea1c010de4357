//! How the votes stand, and what one more card of a faction is worth.

use interregnum_games::claim::{CardSet, ClaimView, Faction};
use interregnum_kernel::{Seat, SeatSet};

/// What one more card of each faction is worth to a side: from 0, where the vote is decided.
pub(super) struct Votes {
    weights: [f64; Faction::COUNT],
}

impl Votes {
    /// The votes as the partners see them.
    pub(super) fn of(view: &ClaimView, mates: SeatSet) -> Self {
        let mut weights = [0.0; Faction::COUNT];
        for faction in view.options.kingdom {
            weights[faction.index()] = weight(view, mates, faction);
        }
        Self { weights }
    }

    pub(super) const fn weight(&self, faction: Faction) -> f64 {
        self.weights[faction.index()]
    }

    /// The mean over some cards, as long as there are any.
    pub(super) fn mean(&self, cards: CardSet) -> f64 {
        let sum: f64 = cards.cards().map(|card| self.weight(card.faction())).sum();
        sum / cards.len().max(1) as f64
    }
}

/// The chance that one card more or less decides: if every card still to come goes to either
/// side by the toss of a coin, that of a lead melting to nothing.
fn weight(view: &ClaimView, mates: SeatSet, faction: Faction) -> f64 {
    let [own, others] = counts(view, mates, faction);
    let scored: usize = Seat::all(view.seats.len()).map(|seat| scored(view, seat, faction)).sum();
    let gone = scored + view.discards.faction(faction).len();
    let left = view.deck.faction(faction).len() - gone;
    let lead = own.abs_diff(others);
    if lead > left {
        return 0.0;
    }
    let spread = left as f64 + 1.0;
    (-(lead as f64).powi(2) / (2.0 * spread)).exp() / spread.sqrt()
}

/// How many cards of a faction the partners have, and the best of the others.
fn counts(view: &ClaimView, mates: SeatSet, faction: Faction) -> [usize; 2] {
    let count = |seats: SeatSet| seats.map(|seat| scored(view, seat, faction)).sum::<usize>();
    let all = SeatSet::all(view.seats.len());
    let others: SeatSet = all.filter(|&seat| !mates.contains(seat)).collect();
    let best = if view.seats.len() == 4 {
        count(others)
    } else {
        others.map(|seat| count(SeatSet::one(seat))).max().unwrap_or(0)
    };
    [count(mates), best]
}

/// How many cards of a faction a seat has scored or has lying open.
fn scored(view: &ClaimView, seat: Seat, faction: Faction) -> usize {
    let seat = &view.seats[seat.index()];
    seat.score.faction(faction).len() + seat.front.faction(faction).len()
}
