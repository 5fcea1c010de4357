//! Goofspiel with its prizes in a known order, as a solvable game.
//!
//! The rules are those of the game's crate. Seat 0 chooses rows, seat 1 columns; the choices of a
//! side are the cards of its hand, lowest first. By symmetry the value of the whole game is zero;
//! positions with different hands or points may have other values.
//!
//! To compare figures with OpenSpiel's `goofspiel`: `cards` is its `num_cards`, `order` its
//! `points_order`; `imp_info` is `false`, `players` is 2, and ties are discarded. [`Utility`] is its
//! `returns_type`. OpenSpiel plays the last round by itself; here each player still plays the last
//! card.

use crate::game::{Key, Order as Knowledge, Solvable, Turn};
use interregnum_goofspiel::{Goofspiel, Options, Order};
use interregnum_kernel::{Game, Seat, Seed};

const ROW: Seat = Seat::new(0);
const COLUMN: Seat = Seat::new(1);

/// The payoff of a finished game for the row side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Utility {
    /// One for a win, minus one for a loss: OpenSpiel's `returns_type=win_loss`.
    Win,
    /// The difference of the points: OpenSpiel's `returns_type=point_difference`.
    PointDifference,
}

/// A game of Goofspiel in which nothing is hidden.
#[derive(Clone, Debug)]
pub struct OpenGoofspiel {
    start: Goofspiel,
    utility: Utility,
}

impl OpenGoofspiel {
    /// The whole game; `None` if the options are not admitted or the pile is shuffled.
    pub fn new(options: &Options, utility: Utility) -> Option<Self> {
        let deal = (options.order != Order::Random).then(|| Goofspiel::deal(options, Seed([0; 32])))?;
        Some(Self { start: Goofspiel::start(options, &deal).ok()?, utility })
    }
}

/// The row side's lead in points.
fn lead(position: &Goofspiel) -> i16 {
    let [row, column] = position.points().map(i16::from);
    row - column
}

impl Solvable for OpenGoofspiel {
    type Position = Goofspiel;

    fn start(&self) -> Goofspiel {
        self.start.clone()
    }

    fn turn(&self, position: &Goofspiel) -> Turn {
        if position.to_act().is_empty() {
            let lead = f64::from(lead(position));
            return Turn::Over(if self.utility == Utility::Win && lead != 0.0 {
                lead.signum()
            } else {
                lead
            });
        }
        let [rows, columns] = [ROW, COLUMN].map(|seat| position.hand(seat).count());
        Turn::Choose { rows, columns, order: Knowledge::Together }
    }

    fn after(&self, position: &Goofspiel, row: usize, column: usize) -> Goofspiel {
        let mut next = position.clone();
        for (seat, place) in [(ROW, row), (COLUMN, column)] {
            let card = next.legal(seat).nth(place).expect("a choice is a place in the hand");
            next.advance(seat, card);
        }
        next
    }

    /// Both hands and the lead; the prizes that are left follow from the size of the hands.
    fn key(&self, position: &Goofspiel) -> Key {
        let hand = |seat| position.hand(seat).fold(0u64, |set, card| set | 1 << card.number());
        let lead = u64::from(lead(position).cast_unsigned());
        Key::plain(hand(ROW) | hand(COLUMN) << 16 | lead << 32)
    }
}
