//! What is noted of one game.

use interregnum_kernel::{MAX_SEATS, Seat, SeatSet};
use std::collections::{BTreeMap, BTreeSet};

/// A word of the report, and its place among its like. The text names it in JSON and in the
/// catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Word {
    place: u8,
    pub(crate) text: &'static str,
}

impl Word {
    pub(crate) const fn new(place: u8, text: &'static str) -> Self {
        Self { place, text }
    }

    /// Words in this order.
    pub(crate) const fn all<const N: usize>(texts: [&'static str; N]) -> [Self; N] {
        let mut words = [Self::new(0, ""); N];
        let mut place = 0;
        while place < N {
            words[place] = Self::new(place as u8, texts[place]);
            place += 1;
        }
        words
    }
}

/// Those who win and lose together: a player, or a team whose members sit at even distances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side(pub(crate) u8);

/// What one side, or several, did with a card.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Use {
    /// Which sides did it; a side stands as the seat of the same number.
    pub(super) by: SeatSet,
    /// How often it was done.
    pub(super) times: u32,
}

/// What is noted of one game. Only what was listed before can be noted; what is listed and
/// never noted counts as nothing, so that a mean over games is one over all games in which
/// the thing could have happened.
#[derive(Clone, Debug)]
pub(crate) struct Sheet<C> {
    pub(super) sides: usize,
    pub(super) players: usize,
    /// Who has the first turn, if somebody has.
    pub(super) begins: Option<Seat>,
    pub(super) rounds: u32,
    pub(super) decisions: u32,
    /// Points by source and side.
    pub(super) points: BTreeMap<Word, [u32; MAX_SEATS]>,
    /// By role and card.
    pub(super) uses: BTreeMap<(Word, C), Use>,
    /// What the uses of a card brought, by role, card, and what it is.
    pub(super) gains: BTreeMap<(Word, C, Word), u32>,
    /// What else happened, in groups.
    pub(super) matters: BTreeMap<(Word, Word), u32>,
    /// The groups of which nothing excludes another.
    pub(super) loose: BTreeSet<Word>,
}

impl<C: Copy + Ord> Sheet<C> {
    /// An empty sheet for a table of `players` on so many sides.
    pub(crate) const fn new(players: usize, sides: usize) -> Self {
        Self {
            sides,
            players,
            begins: None,
            rounds: 0,
            decisions: 0,
            points: BTreeMap::new(),
            uses: BTreeMap::new(),
            gains: BTreeMap::new(),
            matters: BTreeMap::new(),
            loose: BTreeSet::new(),
        }
    }

    /// Points can come from this source.
    pub(crate) fn list_points(&mut self, source: Word) {
        self.points.insert(source, [0; MAX_SEATS]);
    }

    /// This card can have this role, and bring these things.
    pub(crate) fn list_card(&mut self, role: Word, card: C, gains: &[Word]) {
        self.uses.insert((role, card), Use::default());
        self.gains.extend(gains.iter().map(|&gain| ((role, card, gain), 0)));
    }

    /// These things can happen, each counted by itself.
    pub(crate) fn list_counts(&mut self, group: Word, matters: &[Word]) {
        self.loose.insert(group);
        self.list_matters(group, matters);
    }

    /// These things can happen, one instead of the other: each is also compared with all.
    pub(crate) fn list_matters(&mut self, group: Word, matters: &[Word]) {
        self.matters.extend(matters.iter().map(|&matter| ((group, matter), 0)));
    }

    /// All is nothing again, for the next game.
    pub(super) fn clear(&mut self) {
        (self.begins, self.rounds, self.decisions) = (None, 0, 0);
        self.points.values_mut().for_each(|points| *points = [0; MAX_SEATS]);
        self.uses.values_mut().for_each(|used| *used = Use::default());
        self.gains.values_mut().for_each(|gain| *gain = 0);
        self.matters.values_mut().for_each(|matter| *matter = 0);
    }

    /// The side of a seat.
    pub(crate) const fn side(&self, seat: Seat) -> Side {
        Side((seat.index() % self.sides) as u8)
    }

    /// The first turn is this seat's.
    pub(crate) const fn begins(&mut self, seat: Seat) {
        self.begins = Some(seat);
    }

    /// One more round is played.
    pub(crate) const fn round(&mut self) {
        self.rounds += 1;
    }

    /// A side gets points.
    pub(crate) fn points(&mut self, source: Word, side: Side, number: u32) {
        if let Some(points) = listed(self.points.get_mut(&source)) {
            points[usize::from(side.0)] += number;
        }
    }

    /// A seat does something with a card.
    pub(crate) fn used(&mut self, role: Word, card: C, seat: Seat) {
        let side = Seat::new(usize::from(self.side(seat).0));
        if let Some(used) = listed(self.uses.get_mut(&(role, card))) {
            used.by = used.by.with(side);
            used.times += 1;
        }
    }

    /// That a card was used brought something.
    pub(crate) fn gained(&mut self, role: Word, card: C, gain: Word, number: u32) {
        if let Some(gained) = listed(self.gains.get_mut(&(role, card, gain))) {
            *gained += number;
        }
    }

    /// Something happens.
    pub(crate) fn happened(&mut self, group: Word, matter: Word) {
        if let Some(number) = listed(self.matters.get_mut(&(group, matter))) {
            *number += 1;
        }
    }
}

/// What was listed; a game that notes something else has forgotten to list it.
fn listed<T>(found: Option<T>) -> Option<T> {
    debug_assert!(found.is_some(), "only what was listed is noted");
    found
}
