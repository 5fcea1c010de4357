//! [`BraveRats`] with open hands, as a solvable game.
//!
//! The rules are those of the game's crate; this module only decides which positions are
//! equivalent. Yarg chooses rows, Applewood columns; a win has the value 1, a draw 0, unless other
//! [`Payoffs`] are set.

use crate::game::{Key, Order, Solvable, Turn};
use interregnum_braverats::{
    APPLEWOOD, After, BraveRats, Card, CardSet, GameEnd, Open, Options, Standing, YARG,
};
use interregnum_kernel::{BySeat, Seat, SeatSet};

/// A game of [`BraveRats`] from a position in which both players know both hands.
///
/// The choices of a side are the kinds of card in its hand, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct OpenRats {
    options: Options,
    start: Open,
    payoffs: Payoffs,
    /// Whether exchanging the seats negates the value of a position.
    folds: bool,
}

/// The values of the results of a game for Yarg.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Payoffs {
    /// A win of Yarg.
    pub win: f64,
    /// A draw.
    pub draw: f64,
    /// A win of Applewood.
    pub loss: f64,
}

impl Payoffs {
    /// The payoffs of a single game.
    pub const GAME: Self = Self { win: 1.0, draw: 0.0, loss: -1.0 };

    /// Whether the payoffs are symmetric: the values of a win and a loss add up to zero, and a draw
    /// is zero.
    pub(crate) fn are_even(self) -> bool {
        self.win + self.loss == 0.0 && self.draw == 0.0
    }
}

impl OpenRats {
    /// The standard game: each clan has its own eight cards.
    pub fn standard() -> Self {
        let start = Open { hands: BySeat([CardSet::CLAN; 2]), standing: Standing::default() };
        Self::at(Options::STANDARD, start)
    }

    /// A game from this position. Of the options only the target and the rulings matter.
    pub const fn at(options: Options, start: Open) -> Self {
        Self { options, start, payoffs: Payoffs::GAME, folds: true }
    }

    /// The same game with other payoffs.
    #[must_use]
    pub fn with_payoffs(self, payoffs: Payoffs) -> Self {
        Self { payoffs, folds: payoffs.are_even(), ..self }
    }

    /// The rest of this game; `None` while a card is hidden or chosen, and after the end. In a
    /// match it is the rest of the current game.
    pub fn rest_of(rats: &BraveRats) -> Option<Self> {
        Some(Self::at(*rats.options(), rats.open()?))
    }

    /// The part of a position that concerns one seat, in 32 bits.
    ///
    /// It omits what can no longer make a difference, so that more positions share a key: victories
    /// that wait for the seat's next win beyond those it needs (B4.4), a +2 of both (B2.2), and who
    /// shows first when both have one card left (B5.1).
    #[inline]
    fn half(&self, open: &Open, seat: Seat, other: Seat) -> u64 {
        let Open { hands, standing } = open;
        let victories = standing.victories[seat];
        let waiting = (standing.held + standing.kept[seat]).min(self.options.target - 1 - victories);
        let raised = standing.raised.contains(seat) && !standing.raised.contains(other);
        let first = standing.first == Some(seat) && hands[seat].len() > 1;
        u64::from(hands[seat].bits())
            | u64::from(victories) << 16
            | u64::from(waiting) << 20
            | u64::from(raised) << 24
            | u64::from(first) << 25
    }
}

impl Solvable for OpenRats {
    type Position = After;

    fn start(&self) -> After {
        After::Goes(self.start)
    }

    #[inline]
    fn turn(&self, position: &After) -> Turn {
        match position {
            After::Over(GameEnd { winner, .. }) => Turn::Over(match *winner {
                Some(YARG) => self.payoffs.win,
                Some(_) => self.payoffs.loss,
                None => self.payoffs.draw,
            }),
            After::Goes(Open { hands, standing }) => Turn::Choose {
                rows: hands[YARG].one_of_each().len(),
                columns: hands[APPLEWOOD].one_of_each().len(),
                order: match standing.first {
                    None => Order::Together,
                    Some(YARG) => Order::RowFirst,
                    Some(_) => Order::ColumnFirst,
                },
            },
        }
    }

    #[inline]
    fn after(&self, position: &After, row: usize, column: usize) -> After {
        match position {
            After::Goes(open) => {
                let cards = [nth(open.hands[YARG], row), nth(open.hands[APPLEWOOD], column)];
                open.after(&self.options, BySeat(cards))
            }
            over @ After::Over(_) => *over,
        }
    }

    /// The halves of both seats, the lesser one first if the seats may be exchanged.
    #[inline]
    fn key(&self, position: &After) -> Key {
        let After::Goes(open) = position else { return Key::plain(0) };
        let rows = self.half(open, YARG, APPLEWOOD);
        let columns = self.half(open, APPLEWOOD, YARG);
        if !self.folds {
            return Key::plain(rows << 32 | columns);
        }
        Key { number: rows.min(columns) << 32 | rows.max(columns), exchanged: columns < rows }
    }

    fn exchange(&self, position: &After) -> After {
        match *position {
            After::Goes(Open { mut hands, mut standing }) => {
                hands.0.reverse();
                standing.victories.0.reverse();
                standing.kept.0.reverse();
                standing.raised = standing.raised.map(other).collect::<SeatSet>();
                standing.first = standing.first.map(other);
                After::Goes(Open { hands, standing })
            }
            After::Over(GameEnd { winner, reason }) => {
                After::Over(GameEnd { winner: winner.map(other), reason })
            }
        }
    }

    /// The standard game has 195,564 positions, another deal about twice as many; with each card
    /// less the number falls steeply.
    fn expected_positions(&self) -> usize {
        let Open { hands, .. } = self.start;
        let twice = usize::from(!self.folds || hands[YARG] != hands[APPLEWOOD]);
        match hands[YARG].len() {
            8 => 200_000 << twice,
            7 => 50_000 << twice,
            _ => 10_000,
        }
    }
}

fn other(seat: Seat) -> Seat {
    seat.clockwise(1, 2)
}

/// The kinds of card in a hand at their places, lowest first, by the set of kinds.
static KINDS: [[Card; Card::COUNT]; 1 << Card::COUNT] = kinds();

const fn kinds() -> [[Card; Card::COUNT]; 1 << Card::COUNT] {
    let mut table = [[Card::ALL[0]; Card::COUNT]; 1 << Card::COUNT];
    let mut set = 0;
    while set < table.len() {
        let (mut place, mut value) = (0, 0);
        while value < Card::COUNT {
            if set >> value & 1 == 1 {
                table[set][place] = Card::ALL[value];
                place += 1;
            }
            value += 1;
        }
        set += 1;
    }
    table
}

/// The kind of card at a place of a hand.
#[inline]
fn nth(hand: CardSet, place: usize) -> Card {
    KINDS[usize::from(hand.one_of_each().bits())][place]
}
