//! How the votes stand in the eyes of one viewer: what the boards of the terminal and of the page show.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::faction::Faction;
use crate::score::{Vote, side, sides};
use crate::trick::SEATS;
use crate::view::{ClaimView, SeatView};
use interregnum_kernel::{BySeat, Seat};
use serde::Serialize;

/// How the votes stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// C3.3: the side of each seat, itself or its team.
    pub sides: Vec<u8>,
    /// C11.3: how many votes win at once; with three sides no number does.
    pub needed: Option<u8>,
    /// Every faction of the kingdom, in the rulebook's order.
    pub factions: Vec<Standing>,
}

/// How the vote of one faction stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The faction.
    pub faction: Faction,
    /// By side: how many of its cards are scored, or lie open for scoring (C9.5).
    pub count: Vec<u8>,
    /// By side: the highest of them, which decides a tie (C11.1).
    pub highest: Vec<Option<u8>>,
    /// The side that would have the vote if the game ended now.
    pub to: Option<u8>,
    /// Whether no card that is still to come can change that.
    pub decided: bool,
    /// How many of its cards may still be scored.
    pub left: u8,
    /// How many of its cards the viewer has not seen, or not where they went.
    pub unseen: u8,
}

impl Board {
    /// How the votes stand in a view.
    pub fn of(view: &ClaimView) -> Self {
        let players = view.seats.len();
        let kingdom = view.options.kingdom;
        Self {
            sides: Seat::all(players).map(|seat| side(seat, players) as u8).collect(),
            needed: (sides(players) == 2).then_some(kingdom.len() as u8 / 2 + 1),
            factions: kingdom.map(|faction| Standing::of(view, faction)).collect(),
        }
    }

    /// How many sides there are: players, or teams of two.
    pub fn number_of_sides(&self) -> usize {
        sides(self.sides.len())
    }
}

impl Standing {
    fn of(view: &ClaimView, faction: Faction) -> Self {
        let players = view.seats.len();
        let [scored, vote] = [|seat: &SeatView| seat.score, with_front]
            .map(|pile| Vote::of(players, &piles(view, pile), faction));
        let count = vote.count(sides(players)).to_vec();
        let all = view.deck.faction(faction).len() as u8;
        let left = all - count.iter().sum::<u8>() - view.discards.faction(faction).len() as u8;
        // C9.6: what lies open before a player may be lost again, so only the score pile is sure.
        let sure = scored.count(sides(players));
        let safe = |to: u8| {
            let own = usize::from(to);
            count.iter().enumerate().all(|(rival, &cards)| rival == own || sure[own] > cards + left)
        };
        let settled = left == 0 && sure == count;
        Self {
            faction,
            highest: (0..sides(players)).map(|side| highest(view, faction, side)).collect(),
            to: vote.to,
            decided: settled || vote.to.is_some_and(safe),
            left,
            unseen: all - seen(view, faction),
            count,
        }
    }
}

/// C9.5: what a seat would score if the game ended now.
fn with_front(seat: &SeatView) -> CardSet {
    let mut cards = seat.score;
    seat.front.cards().for_each(|card| cards.insert(card));
    cards
}

fn piles(view: &ClaimView, pile: fn(&SeatView) -> CardSet) -> BySeat<CardSet, SEATS> {
    let mut piles = BySeat::default();
    for (seat, each) in Seat::all(view.seats.len()).zip(&view.seats) {
        piles[seat] = pile(each);
    }
    piles
}

/// The highest card of a faction before the seats of a side.
fn highest(view: &ClaimView, faction: Faction, of: usize) -> Option<u8> {
    let players = view.seats.len();
    let own = Seat::all(players).zip(&view.seats).filter(|(seat, _)| side(*seat, players) == of);
    own.filter_map(|(_, seat)| with_front(seat).faction(faction).highest()).map(Card::value).max()
}

/// How many cards of a faction the viewer can point at.
fn seen(view: &ClaimView, faction: Faction) -> u8 {
    let piles = [view.face_up, view.aside, view.discards];
    let before =
        view.seats.iter().flat_map(|seat| [seat.hand.known, seat.followers.known, seat.score, seat.front]);
    let piles: usize = piles.into_iter().chain(before).map(|pile| pile.faction(faction).len()).sum();
    let loose = view.trick.iter().chain(&view.looked_at).filter(|card| card.faction() == faction).count();
    (piles + loose) as u8
}
