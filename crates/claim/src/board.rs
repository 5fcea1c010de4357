//! How the votes stand in the eyes of one viewer: what a table of banners shows.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::faction::Faction;
use crate::score::side;
use crate::view::{ClaimView, SeatView};
use interregnum_kernel::Seat;
use serde::Serialize;

/// How the votes stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
pub struct Standing {
    /// The faction.
    pub faction: Faction,
    /// By side: how many of its cards are scored or lie open for scoring.
    pub count: Vec<u8>,
    /// By side: the highest of them, which decides a tie (C11.1).
    pub highest: Vec<Option<u8>>,
    /// Who would have the vote if the game ended now.
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
        let sides: Vec<u8> = Seat::all(players).map(|seat| side(seat, players) as u8).collect();
        let number = sides.iter().max().map_or(0, |&last| usize::from(last) + 1);
        let votes = view.options.kingdom.len() as u8;
        Self {
            needed: (number == 2).then_some(votes / 2 + 1),
            factions: view
                .options
                .kingdom
                .into_iter()
                .map(|faction| standing(view, faction, &sides, number))
                .collect(),
            sides,
        }
    }
}

fn standing(view: &ClaimView, faction: Faction, sides: &[u8], number: usize) -> Standing {
    let pile = |side: usize, cards: fn(&SeatView) -> CardSet| {
        let own = view.seats.iter().zip(sides).filter(move |&(_, own)| usize::from(*own) == side);
        own.flat_map(move |(seat, _)| cards(seat).faction(faction).cards())
    };
    // What lies open may still be driven off (C9.6): it counts for the side, but is not sure.
    let scored: Vec<u8> = (0..number).map(|side| pile(side, |seat| seat.score).count() as u8).collect();
    let count: Vec<u8> =
        (0..number).map(|side| scored[side] + pile(side, |seat| seat.front).count() as u8).collect();
    let highest: Vec<Option<u8>> = (0..number)
        .map(|side| pile(side, |seat| seat.score).chain(pile(side, |seat| seat.front)).map(Card::value).max())
        .collect();
    let all = view.deck.faction(faction).len() as u8;
    let gone = count.iter().sum::<u8>() + view.discards.faction(faction).len() as u8;
    let left = all - gone;
    let to = leader(&count, &highest);
    let settled = left == 0 && scored == count;
    let safe = |to: u8| {
        let own = usize::from(to);
        count.iter().enumerate().all(|(side, &rival)| side == own || scored[own] > rival + left)
    };
    let decided = settled || to.is_some_and(safe);
    Standing { faction, count, highest, to, decided, left, unseen: all - seen(view, faction) }
}

/// C11.1, C11.2: the side with most cards, of several the one with the highest card.
fn leader(count: &[u8], highest: &[Option<u8>]) -> Option<u8> {
    let strength = |side: usize| (count[side], highest[side]);
    let best = (0..count.len()).map(strength).max().filter(|&(cards, _)| cards > 0)?;
    let mut having = (0..count.len()).filter(|&side| strength(side) == best);
    having.next().filter(|_| having.next().is_none()).map(|side| side as u8)
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
