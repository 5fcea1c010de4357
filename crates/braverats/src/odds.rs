//! What every card comes to against every other in the round that is chosen for: the table that
//! players keep beside them.

use crate::card::{Card, SEATS, YARG, other};
use crate::duel::{Duel, Verdict};
use crate::view::BraveRatsView;
use interregnum_kernel::{BySeat, Seat, View};
use serde::Serialize;

/// What a pair of cards comes to for the one who reads.
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
    /// Whose cards the rows are: the viewer's, or the first seat's for a spectator.
    pub seat: Seat,
    /// The cards, as rows and columns have them.
    pub cards: Vec<Card>,
    /// The pairs: by the reader's card, then by the other's.
    pub pairs: Vec<Vec<Odd>>,
}

impl Odds {
    /// The table for the round of a view, with what powers of the round before add to it.
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
