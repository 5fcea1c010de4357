//! What the evaluation looks at: a position between two tricks as a list of numbers, seen
//! from one side of the table.
//!
//! Every card that lies in a known place is a row: ten places of the table times the
//! places of a card set. Cards of the pile are not rows: whoever plays knows what is left, not
//! its order, and the rows of all other cards say it. The other rows tell who leads, how many
//! tricks are left in the phase, and which factions play.

use interregnum_games::claim::{CardSet, Dream, Faction, Phase};
use interregnum_kernel::Seat;

/// The places of the table: hands, followers, score piles and open cards of either side, the
/// prize, and what is set aside.
const ZONES: usize = 10;
const LEADS: usize = ZONES * CardSet::PLACES;
const LEFT: usize = LEADS + 1;
/// Each phase has thirteen tricks.
const TRICKS: usize = 28;
const FACTIONS: usize = LEFT + TRICKS;
/// How many rows there are.
pub(super) const ROWS: usize = FACTIONS + Faction::COUNT;

/// The most rows that any position has: every card, and seven more.
pub(super) const MOST: usize = 64;

/// The rows of a position between two tricks, for the side of `seat`.
#[derive(Clone, Copy)]
pub(super) struct Sketch {
    rows: [u16; MOST],
    number: usize,
}

impl Sketch {
    /// Two players, between two tricks.
    #[inline]
    pub(super) fn of(world: &Dream, seat: Seat) -> Self {
        let mut sketch = Self { rows: [0; MOST], number: 0 };
        let sides = [seat, seat.clockwise(1, 2)];
        // Phase two's hands are phase one's followers.
        let second = world.phase() == Phase::Two;
        let base = if second { 2 } else { 0 };
        for (side, &seat) in sides.iter().enumerate() {
            sketch.add(base + side, world.hand(seat));
            sketch.add(2 + side, world.followers(seat));
            sketch.add(4 + side, world.score(seat));
            sketch.add(6 + side, world.front(seat));
        }
        sketch.add(8, world.face_up());
        sketch.add(9, world.aside());
        if world.leader() == seat {
            sketch.push(LEADS);
        }
        sketch.push(LEFT + world.hand(seat).len() + if second { 0 } else { 14 });
        world.options().kingdom.for_each(|faction| sketch.push(FACTIONS + faction.index()));
        sketch
    }

    /// The rows.
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
