//! The state of the votes as one viewer knows it, for the boards of the terminal and of the page.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::faction::Faction;
use crate::score::{Vote, side, sides};
use crate::trick::SEATS;
use crate::view::{ClaimView, SeatView};
use interregnum_kernel::{BySeat, Seat};
use serde::Serialize;

/// The state of all votes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// C3.3: the side of each seat, itself or its team.
    pub sides: Vec<u8>,
    /// C11.3: the number of votes that decides the game; `None` with three sides.
    pub needed: Option<u8>,
    /// Every faction of the kingdom, in the rulebook's order.
    pub factions: Vec<Standing>,
}

/// The state of one faction's vote.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The faction.
    pub faction: Faction,
    /// By side: how many of its cards are scored, or lie in front (C9.5).
    pub count: Vec<u8>,
    /// By side: the highest of these cards, which decides a tie (C11.1).
    pub highest: Vec<Option<u8>>,
    /// The side that would have the vote if the game ended now.
    pub to: Option<u8>,
    /// Whether no remaining card can change that.
    pub decided: bool,
    /// How many of its cards may still be scored.
    pub left: u8,
    /// How many of its cards the viewer has not seen, or has lost track of.
    pub unseen: u8,
}

impl Board {
    /// The state of the votes in a view.
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
        // C9.6: cards in front of a player may be lost again, so only the score pile is certain.
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

/// The highest card of a faction that a side has scored or in front.
fn highest(view: &ClaimView, faction: Faction, of: usize) -> Option<u8> {
    let players = view.seats.len();
    let own = Seat::all(players).zip(&view.seats).filter(|(seat, _)| side(*seat, players) == of);
    own.filter_map(|(_, seat)| with_front(seat).faction(faction).highest()).map(Card::value).max()
}

/// How many cards of a faction the viewer can locate.
fn seen(view: &ClaimView, faction: Faction) -> u8 {
    let piles = [view.face_up, view.aside, view.discards];
    let before =
        view.seats.iter().flat_map(|seat| [seat.hand.known, seat.followers.known, seat.score, seat.front]);
    let piles: usize = piles.into_iter().chain(before).map(|pile| pile.faction(faction).len()).sum();
    let loose = view.trick.iter().chain(&view.looked_at).filter(|card| card.faction() == faction).count();
    (piles + loose) as u8
}
