//! Small games with known answers.

use interregnum_solve::{Key, Matrix, Order, Solvable, Turn};

/// One matrix, played once.
pub(crate) struct Once(pub(crate) Matrix);

impl Solvable for Once {
    type Position = Option<(u8, u8)>;

    fn start(&self) -> Self::Position {
        None
    }

    fn turn(&self, position: &Self::Position) -> Turn {
        match *position {
            Some((row, column)) => Turn::Over(self.0[(row.into(), column.into())]),
            None => Turn::Choose { rows: self.0.rows(), columns: self.0.columns(), order: Order::Together },
        }
    }

    fn after(&self, _: &Self::Position, row: usize, column: usize) -> Self::Position {
        Some((row as u8, column as u8))
    }

    fn key(&self, _: &Self::Position) -> Key {
        Key::plain(0)
    }
}

/// Goofspiel with the prizes in a fixed order, the greatest last: both sides hold the cards 1 to
/// `cards`; each round both bid one for the round's prize, and equal bids discard it. The payoff is
/// the row side's lead.
#[derive(Clone, Copy)]
pub(crate) struct Goofspiel {
    pub(crate) cards: u32,
    /// Whether exchanged positions are stored once.
    pub(crate) folded: bool,
}

/// Hands as bit sets, and how far the row side leads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Bids {
    pub(crate) hands: [u16; 2],
    pub(crate) lead: i8,
}

/// The card at an index of a hand, counted from 0.
fn card(hand: u16, place: usize) -> u32 {
    (0..16).filter(|card| hand >> card & 1 == 1).nth(place).expect("a choice is a card in hand")
}

impl Solvable for Goofspiel {
    type Position = Bids;

    fn start(&self) -> Bids {
        Bids { hands: [(1 << self.cards) - 1; 2], lead: 0 }
    }

    fn turn(&self, position: &Bids) -> Turn {
        match position.hands[0].count_ones() as usize {
            0 => Turn::Over(f64::from(position.lead)),
            left => Turn::Choose { rows: left, columns: left, order: Order::Together },
        }
    }

    fn after(&self, position: &Bids, row: usize, column: usize) -> Bids {
        let [mine, theirs] = position.hands;
        let bids = [card(mine, row), card(theirs, column)];
        let prize = (self.cards + 1 - mine.count_ones()) as i8;
        let sign = bids[0].cmp(&bids[1]) as i8;
        Bids { hands: [mine & !(1 << bids[0]), theirs & !(1 << bids[1])], lead: position.lead + sign * prize }
    }

    fn key(&self, position: &Bids) -> Key {
        let number = |Bids { hands: [mine, theirs], lead }: Bids| {
            u64::from((lead + 64).cast_unsigned()) << 32 | u64::from(mine) << 16 | u64::from(theirs)
        };
        let (as_it_is, exchanged) = (number(*position), number(self.exchange(position)));
        if self.folded && exchanged < as_it_is {
            Key { number: exchanged, exchanged: true }
        } else {
            Key::plain(as_it_is)
        }
    }

    fn exchange(&self, position: &Bids) -> Bids {
        let [mine, theirs] = position.hands;
        Bids { hands: [theirs, mine], lead: -position.lead }
    }

    /// Deliberately far too few, so that the table must grow.
    fn expected_positions(&self) -> usize {
        0
    }
}

/// A raid with two rounds of different order. First the row side scouts or waits while the
/// column side watches or sleeps:
///
/// - a scout who is seen by a watcher loses one at once;
/// - a scout among sleepers lets the column side show first at matching pennies;
/// - waiting against a watch, both play matching pennies at the same time;
/// - waiting against sleepers, the row side shows first at `[[1, -1], [-1/2, 1/2]]`.
pub(crate) struct Raid;

/// The stages of a [`Raid`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    Camp,
    Among,
    Even,
    Exposed,
    /// The payoff in halves.
    Over(i8),
}

impl Solvable for Raid {
    type Position = Stage;

    fn start(&self) -> Stage {
        Stage::Camp
    }

    fn turn(&self, position: &Stage) -> Turn {
        let order = match *position {
            Stage::Over(halves) => return Turn::Over(f64::from(halves) / 2.0),
            Stage::Camp | Stage::Even => Order::Together,
            Stage::Among => Order::ColumnFirst,
            Stage::Exposed => Order::RowFirst,
        };
        Turn::Choose { rows: 2, columns: 2, order }
    }

    fn after(&self, position: &Stage, row: usize, column: usize) -> Stage {
        let halves = |table: [[i8; 2]; 2]| Stage::Over(table[row][column]);
        match position {
            Stage::Camp => [[Stage::Over(-2), Stage::Among], [Stage::Even, Stage::Exposed]][row][column],
            Stage::Among | Stage::Even => halves([[2, -2], [-2, 2]]),
            Stage::Exposed => halves([[2, -2], [-1, 1]]),
            Stage::Over(_) => unreachable!("nothing comes after the end"),
        }
    }

    fn key(&self, position: &Stage) -> Key {
        Key::plain(match position {
            Stage::Camp => 0,
            Stage::Among => 1,
            Stage::Even => 2,
            Stage::Exposed => 3,
            Stage::Over(_) => 4,
        })
    }
}
