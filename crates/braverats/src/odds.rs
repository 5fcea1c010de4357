//! The result of every card against every other in the current round: the summary table of the
//! rules.

use crate::card::{Card, SEATS, YARG, other};
use crate::duel::{Duel, Verdict};
use crate::view::BraveRatsView;
use interregnum_kernel::{BySeat, Seat, View};
use serde::Serialize;

/// The result of a pair of cards for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Odd {
    /// The round is won.
    Wins,
    /// The round is lost.
    Loses,
    /// The round is held.
    Held,
    /// The whole game is won.
    WinsGame,
    /// The whole game is lost.
    LosesGame,
}

/// The table of all pairs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// The seat whose cards are the rows: the viewer's, or the first seat for a spectator.
    pub seat: Seat,
    /// The cards, in the order of rows and columns.
    pub cards: Vec<Card>,
    /// The results, by the reader's card, then by the other's.
    pub pairs: Vec<Vec<Odd>>,
}

impl Odds {
    /// The table for the current round of a view, including the effects of the previous round.
    pub fn of(view: &BraveRatsView) -> Self {
        let seat = view.viewer().seat().unwrap_or(YARG);
        let row = |own: Card| Card::ALL.map(|against| odd(view, seat, own, against)).to_vec();
        Self { seat, cards: Card::ALL.to_vec(), pairs: Card::ALL.map(row).to_vec() }
    }
}

fn odd(view: &BraveRatsView, seat: Seat, own: Card, against: Card) -> Odd {
    let mut cards = BySeat::<Card, SEATS>([own; SEATS]);
    cards[other(seat)] = against;
    match Duel::of(cards, view.standing.raised, &view.options).verdict() {
        Verdict::Held => Odd::Held,
        Verdict::Round(winner) if winner == seat => Odd::Wins,
        Verdict::Round(_) => Odd::Loses,
        Verdict::Game(winner) if winner == seat => Odd::WinsGame,
        Verdict::Game(_) => Odd::LosesGame,
    }
}
