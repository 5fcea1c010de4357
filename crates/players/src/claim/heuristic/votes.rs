//! The state of the votes, and the value of one more card of a faction.

use interregnum_games::claim::{CardSet, ClaimView, Faction};
use interregnum_kernel::{Seat, SeatSet};

/// The state of one faction's vote for a side.
#[derive(Clone, Copy, Default)]
pub(super) struct Vote {
    /// How many cards the side has.
    pub(super) own: usize,
    /// How many cards the best of the others has.
    pub(super) others: usize,
    /// How many cards may still be scored.
    pub(super) left: usize,
}

impl Vote {
    /// Whether the vote is undecided.
    pub(super) const fn is_open(self) -> bool {
        self.own.abs_diff(self.others) <= self.left
    }

    /// The vote after the side and the best of the others have scored more cards.
    pub(super) const fn after(self, own: usize, others: usize) -> Self {
        let left = self.left.saturating_sub(own + others);
        Self { own: self.own + own, others: self.others + others, left }
    }

    /// The probability that one card more or less decides the vote, if every remaining card goes to
    /// either side with probability 1/2.
    fn weight(self) -> f64 {
        if !self.is_open() {
            return 0.0;
        }
        let (lead, spread) = (self.own.abs_diff(self.others) as f64, self.left as f64 + 1.0);
        (-lead.powi(2) / (2.0 * spread)).exp() / spread.sqrt()
    }
}

/// The state of all votes for a side.
pub(super) struct Votes {
    votes: [Vote; Faction::COUNT],
    weights: [f64; Faction::COUNT],
}

impl Votes {
    /// The votes as the partners see them.
    pub(super) fn of(view: &ClaimView, mates: SeatSet) -> Self {
        let mut votes = [Vote::default(); Faction::COUNT];
        for faction in view.options.kingdom {
            votes[faction.index()] = vote(view, mates, faction);
        }
        Self { weights: votes.map(Vote::weight), votes }
    }

    pub(super) const fn vote(&self, faction: Faction) -> Vote {
        self.votes[faction.index()]
    }

    /// The value of one more card; 0 if the vote is decided.
    pub(super) const fn weight(&self, faction: Faction) -> f64 {
        self.weights[faction.index()]
    }

    /// The mean value of some cards; 0 if there are none.
    pub(super) fn mean(&self, cards: CardSet) -> f64 {
        let sum: f64 = cards.cards().map(|card| self.weight(card.faction())).sum();
        sum / cards.len().max(1) as f64
    }
}

fn vote(view: &ClaimView, mates: SeatSet, faction: Faction) -> Vote {
    let count = |seats: SeatSet| seats.map(|seat| scored(view, seat, faction)).sum::<usize>();
    let all = SeatSet::all(view.seats.len());
    let rivals: SeatSet = all.filter(|&seat| !mates.contains(seat)).collect();
    let others = if mates.len() > 1 {
        count(rivals)
    } else {
        rivals.map(|seat| count(SeatSet::one(seat))).max().unwrap_or(0)
    };
    let gone = count(all) + view.discards.faction(faction).len();
    Vote { own: count(mates), others, left: view.deck.faction(faction).len() - gone }
}

/// How many cards of a faction a seat has scored or has in front.
fn scored(view: &ClaimView, seat: Seat, faction: Faction) -> usize {
    let seat = &view.seats[seat.index()];
    seat.score.faction(faction).len() + seat.front.faction(faction).len()
}
