//! What one viewer knows of a game: everything except the order of the pile and the other's sealed
//! choice. Also samples worlds from a view.

use crate::card::{Card, Illegal, Zone};
use crate::game::{Goofspiel, SEATS};
use crate::options::{Deal, Options};
use interregnum_kernel::{Decision, Game, Imagine, Outcome, Seat, Tabletop, View, Viewer, Zones, pick};
use rand_core::Rng;
use serde::Serialize;

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GoofspielView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The options of the game.
    pub options: Options,
    /// The prizes turned up so far, in order, and where they lie.
    pub prizes: Vec<(Card, Zone)>,
    /// The prizes still in the pile, lowest first.
    pub pile: Vec<Card>,
    /// What lies before each seat.
    pub seats: Vec<SeatView>,
    /// Who acts now, what the viewer may do, and which cards of the hand may not be played.
    #[serde(skip)]
    pub decision: Decision<Card, Illegal>,
    /// How the game ended.
    pub outcome: Option<Outcome<[u8; 2]>>,
}

/// What lies before one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    /// The hand, with the card that is chosen and not yet revealed.
    pub hand: Vec<Card>,
    /// The cards played, in order.
    pub played: Vec<Card>,
    /// Whether the seat has chosen for this round.
    pub chosen: bool,
    /// The chosen card, if it is the viewer's.
    pub choice: Option<Card>,
    /// The points so far.
    pub points: u8,
}

impl GoofspielView {
    pub(crate) fn of(game: &Goofspiel, viewer: Viewer) -> Self {
        let seat_view = |seat: Seat| SeatView {
            hand: game.hand(seat).map(Card::Hand).collect(),
            played: (0..game.rounds).map(|round| Card::Hand(game.played[round][seat.index()])).collect(),
            chosen: game.chosen[seat].is_some(),
            choice: game.chosen[seat].filter(|_| viewer == Viewer::Seat(seat)).map(Card::Hand),
            points: game.points()[seat.index()],
        };
        let cards = usize::from(game.options.cards);
        let prizes = (0..cards).map(|round| (Card::Prize(game.pile[round]), game.prize_zone(round)));
        let (pile, prizes): (Vec<_>, Vec<_>) = prizes.partition(|(_, zone)| *zone == Zone::Pile);
        let mut pile: Vec<Card> = pile.into_iter().map(|(card, _)| card).collect();
        pile.sort_unstable();
        Self {
            viewer,
            options: game.options,
            prizes,
            pile,
            seats: SEATS.map(seat_view).into(),
            decision: Decision::of(
                game,
                viewer,
                |seat| game.hand(seat).map(Card::Hand).collect::<Vec<_>>(),
                |seat, card| game.check(seat, card),
            ),
            outcome: game.outcome(),
        }
    }
}

impl View for GoofspielView {
    type Action = Card;
    type Illegal = Illegal;
    type Card = Card;
    type Zone = Zone;
    type Aids = Tabletop;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn decision(&self) -> &Decision<Card, Illegal> {
        &self.decision
    }

    fn aids(&self) -> Tabletop {
        Tabletop::of::<Goofspiel>(self, crate::describe::zones(self))
    }

    fn zones(&self) -> Zones<Card, Zone> {
        let mut zones = Zones::default();
        zones.add_all(Zone::Pile, self.pile.iter().copied());
        self.prizes.iter().for_each(|(card, zone)| zones.add(*zone, *card));
        for (seat, view) in SEATS.into_iter().zip(&self.seats) {
            zones.add_all(Zone::Hand(seat), view.hand.iter().copied());
            zones.add_all(Zone::Played(seat), view.played.iter().copied());
        }
        zones
    }
}

impl Imagine for Goofspiel {
    /// The prizes in the pile lie in any order that the options allow; a sealed choice is any
    /// card of the hand.
    fn imagine(view: &GoofspielView, rng: &mut impl Rng) -> Self {
        let mut rest: Vec<u8> = view.pile.iter().map(|card| card.number()).collect();
        view.options.arrange(&mut rest, rng);
        let prizes = view.prizes.iter().map(|(card, _)| card.number()).chain(rest).collect();
        let deal = Deal { seed: None, prizes };
        let mut game = Self::start(&view.options, &deal).expect("a view shows every prize once");
        for round in 0..view.seats[0].played.len() {
            SEATS.into_iter().for_each(|seat| game.advance(seat, view.seats[seat.index()].played[round]));
        }
        for seat in SEATS.into_iter().filter(|seat| view.seats[seat.index()].chosen) {
            let choice = view.seats[seat.index()].choice.or_else(|| pick(rng, game.legal(seat)));
            game.advance(seat, choice.expect("a seat that has chosen holds a card"));
        }
        game
    }
}
