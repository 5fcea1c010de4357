//! The sparse binary feature vector of a position between two tricks, seen from one side.
//!
//! A feature that is present is named by its row in the first layer. Every card in a known place is
//! a feature: ten zones times the places of a card set. Cards of the pile are no features: a player
//! knows which are left but not their order, and the features of all other cards say which. The
//! other features tell who leads, how many tricks are left in the phase, and which factions play.

use interregnum_games::claim::{CardSet, Faction, ImaginedWorld, Phase};
use interregnum_kernel::Seat;

/// The zones: hands, followers, score piles and open cards of each side, the prize, and the cards
/// set aside.
const ZONES: usize = 10;
const LEADS: usize = ZONES * CardSet::PLACES;
const LEFT: usize = LEADS + 1;
/// Each phase has thirteen tricks.
const TRICKS: usize = 28;
const FACTIONS: usize = LEFT + TRICKS;
/// The number of features.
pub(super) const ROWS: usize = FACTIONS + Faction::COUNT;

/// The most features that a position has: every card, and seven more.
pub(super) const MOST: usize = 64;

/// The features of a position between two tricks.
#[derive(Clone, Copy)]
pub(super) struct Features {
    rows: [u16; MOST],
    number: usize,
}

impl Features {
    /// The features that `seat` sees, with two players, between two tricks.
    #[inline]
    pub(super) fn of(world: &ImaginedWorld, seat: Seat) -> Self {
        let mut features = Self { rows: [0; MOST], number: 0 };
        let sides = [seat, seat.clockwise(1, 2)];
        // Phase two's hands are phase one's followers.
        let second = world.phase() == Phase::Two;
        let base = if second { 2 } else { 0 };
        for (side, &seat) in sides.iter().enumerate() {
            features.add(base + side, world.hand(seat));
            features.add(2 + side, world.followers(seat));
            features.add(4 + side, world.score(seat));
            features.add(6 + side, world.front(seat));
        }
        features.add(8, world.face_up());
        features.add(9, world.aside());
        if world.leader() == seat {
            features.push(LEADS);
        }
        features.push(LEFT + world.hand(seat).len() + if second { 0 } else { 14 });
        world.options().kingdom.for_each(|faction| features.push(FACTIONS + faction.index()));
        features
    }

    /// The rows of the features that are present.
    #[inline]
    pub(super) fn rows(&self) -> &[u16] {
        &self.rows[..self.number]
    }

    #[inline]
    fn add(&mut self, zone: usize, cards: CardSet) {
        cards.places().for_each(|place| self.push(zone * CardSet::PLACES + place));
    }

    #[inline]
    fn push(&mut self, row: usize) {
        self.rows[self.number % MOST] = row as u16;
        self.number += 1;
    }
}
