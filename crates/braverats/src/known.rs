//! The hidden cards that a viewer can name, by memory and by counting (B6.8).

use crate::card::{CardSet, SEATS, other};
use crate::draft::{PACKET, is_known_to, keeper, opener};
use crate::options::DealVariant;
use crate::state::{BraveRats, Stage};
use interregnum_kernel::{BySeat, Seat, Viewer};

/// The seat of the viewer; `None` for a spectator.
pub(crate) fn player(viewer: Viewer) -> Option<Seat> {
    viewer.seat().filter(|seat| seat.index() < SEATS)
}

/// The cards of a seat's hand that can be named; with piles, only by its owner.
pub(crate) fn hand(rats: &BraveRats, player: Option<Seat>, seat: Seat) -> CardSet {
    let drawn = rats.options.draw && rats.stage != Stage::Drafting;
    match player {
        Some(player) if player == seat => rats.hand(seat),
        _ if drawn => CardSet::EMPTY,
        _ => holds(rats, player, seat),
    }
}

/// The cards of a seat's hand and pile that can be named.
pub(crate) fn holds(rats: &BraveRats, player: Option<Seat>, seat: Seat) -> CardSet {
    let holds = rats.hand(seat).plus(rats.pile(seat));
    match player {
        Some(player) if player == seat => holds,
        // B6.8: during the draft, the cards that were seen when they were kept; afterwards all
        // cards but one's own.
        Some(player) if rats.stage == Stage::Drafting => {
            let kept = rats.kept[rats.game()].cards().enumerate();
            let known = kept.filter(|&(number, _)| keeper(number) == seat && is_known_to(player, number));
            known.map(|(_, card)| card).collect()
        }
        Some(_) => holds,
        None => seen_by_all(rats, seat, holds),
    }
}

/// The cards of a seat that everybody can name. After a shuffled deal these are only the gifts of
/// B6.1, until such a card is played.
fn seen_by_all(rats: &BraveRats, seat: Seat, holds: CardSet) -> CardSet {
    match (rats.options.deal.is_shuffled(), rats.gifts(rats.game())) {
        (false, _) => holds,
        (true, Some(gifts)) if rats.played(seat).all(|card| card != gifts[other(seat)]) => {
            CardSet::EMPTY.with(gifts[other(seat)])
        }
        (true, _) => CardSet::EMPTY,
    }
}

/// The cards of a draft packet that can be named: all by a player who has looked at it, none by
/// others.
pub(crate) fn packet(rats: &BraveRats, player: Option<Seat>) -> CardSet {
    let number = rats.drafted();
    let seen = |player: Seat| opener(number) == player || !number.is_multiple_of(PACKET);
    if player.is_some_and(seen) { rats.packet } else { CardSet::EMPTY }
}

/// The hands of a game as they were dealt, if they were not drafted and can be named.
pub(crate) fn dealt(rats: &BraveRats, player: Option<Seat>, game: usize) -> Option<BySeat<CardSet, SEATS>> {
    let known = match rats.options.deal {
        DealVariant::Standard | DealVariant::Princess => true,
        DealVariant::Random => player.is_some(),
        DealVariant::Draft => false,
    };
    known.then_some(rats.chances[game].hands)
}
