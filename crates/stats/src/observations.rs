//! What a counter notes of one game.

use interregnum_kernel::{MAX_SEATS, Seat, SeatSet};
use std::collections::{BTreeMap, BTreeSet};

/// A category of the report. Categories of one kind are sorted by `place`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Category {
    place: u8,
    /// The name in JSON and in the keys of the catalogue.
    pub code: &'static str,
}

impl Category {
    /// The category `code` at this place of its kind.
    pub const fn new(place: u8, code: &'static str) -> Self {
        Self { place, code }
    }

    /// Categories in this order.
    pub const fn all<const N: usize>(codes: [&'static str; N]) -> [Self; N] {
        let mut categories = [Self::new(0, ""); N];
        let mut place = 0;
        while place < N {
            categories[place] = Self::new(place as u8, codes[place]);
            place += 1;
        }
        categories
    }
}

/// Seats that win and lose together: a player, or a team whose members sit at even distances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side(pub u8);

/// How often a card was used in a role, and by which sides.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Use {
    /// The sides; side `n` is represented by seat `n`.
    pub(crate) by: SeatSet,
    pub(crate) times: u32,
}

/// What a counter notes of one game. It lists first what can be noted. What is listed and not
/// noted counts as zero, so a mean is one over all games in which the thing could have happened.
#[derive(Clone, Debug)]
pub struct Observations<C> {
    pub(crate) sides: usize,
    pub(crate) players: usize,
    /// The seat with the first turn; `None` if all begin at the same time.
    pub(crate) begins: Option<Seat>,
    pub(crate) rounds: u32,
    pub(crate) decisions: u32,
    /// By source and side.
    pub(crate) points: BTreeMap<Category, [u32; MAX_SEATS]>,
    /// By role and card.
    pub(crate) uses: BTreeMap<(Category, C), Use>,
    /// What the uses of a card gained, by role, card and gain.
    pub(crate) gains: BTreeMap<(Category, C, Category), u32>,
    /// By group and incident.
    pub(crate) incidents: BTreeMap<(Category, Category), u32>,
    /// The groups whose incidents do not exclude each other.
    pub(crate) independent: BTreeSet<Category>,
}

impl<C: Copy + Ord> Observations<C> {
    /// Empty observations for `players` players on `sides` sides.
    pub const fn new(players: usize, sides: usize) -> Self {
        Self {
            sides,
            players,
            begins: None,
            rounds: 0,
            decisions: 0,
            points: BTreeMap::new(),
            uses: BTreeMap::new(),
            gains: BTreeMap::new(),
            incidents: BTreeMap::new(),
            independent: BTreeSet::new(),
        }
    }

    /// Lists a source of points.
    pub fn list_points(&mut self, source: Category) {
        self.points.insert(source, [0; MAX_SEATS]);
    }

    /// Lists a card in a role, and what its use can gain.
    pub fn list_card(&mut self, role: Category, card: C, gains: &[Category]) {
        self.uses.insert((role, card), Use::default());
        self.gains.extend(gains.iter().map(|&gain| ((role, card, gain), 0)));
    }

    /// Lists incidents that do not exclude each other.
    pub fn list_independent(&mut self, group: Category, incidents: &[Category]) {
        self.independent.insert(group);
        self.list_incidents(group, incidents);
    }

    /// Lists incidents that exclude each other. The report also gives each one's share of the
    /// group.
    pub fn list_incidents(&mut self, group: Category, incidents: &[Category]) {
        self.incidents.extend(incidents.iter().map(|&incident| ((group, incident), 0)));
    }

    /// Sets everything that is listed to zero, for the next game.
    pub(crate) fn clear(&mut self) {
        (self.begins, self.rounds, self.decisions) = (None, 0, 0);
        self.points.values_mut().for_each(|points| *points = [0; MAX_SEATS]);
        self.uses.values_mut().for_each(|used| *used = Use::default());
        self.gains.values_mut().for_each(|gain| *gain = 0);
        self.incidents.values_mut().for_each(|incident| *incident = 0);
    }

    /// The side of a seat.
    pub const fn side(&self, seat: Seat) -> Side {
        Side((seat.index() % self.sides) as u8)
    }

    /// Notes that this seat has the first turn.
    pub const fn begins(&mut self, seat: Seat) {
        self.begins = Some(seat);
    }

    /// Notes one more round.
    pub const fn round(&mut self) {
        self.rounds += 1;
    }

    /// Notes points of a side.
    pub fn points(&mut self, source: Category, side: Side, number: u32) {
        if let Some(points) = listed(self.points.get_mut(&source)) {
            points[usize::from(side.0)] += number;
        }
    }

    /// Notes that a seat uses a card in a role.
    pub fn used(&mut self, role: Category, card: C, seat: Seat) {
        let side = Seat::new(usize::from(self.side(seat).0));
        if let Some(used) = listed(self.uses.get_mut(&(role, card))) {
            used.by = used.by.with(side);
            used.times += 1;
        }
    }

    /// Notes what the use of a card gained.
    pub fn gained(&mut self, role: Category, card: C, gain: Category, number: u32) {
        if let Some(gained) = listed(self.gains.get_mut(&(role, card, gain))) {
            *gained += number;
        }
    }

    /// Notes an incident.
    pub fn happened(&mut self, group: Category, incident: Category) {
        if let Some(number) = listed(self.incidents.get_mut(&(group, incident))) {
            *number += 1;
        }
    }
}

/// Checks in debug builds that a counter has listed what it notes.
fn listed<T>(found: Option<T>) -> Option<T> {
    debug_assert!(found.is_some(), "a counter notes only what it has listed");
    found
}
