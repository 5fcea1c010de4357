//! What one viewer knows of a game: everything except the order of the pile and the other's sealed
//! choice. Also samples worlds from a view.

use crate::card::{Card, Illegal, Zone};
use crate::game::{Goofspiel, Round, SEATS};
use crate::options::Options;
use interregnum_kernel::{
    BySeat, Decision, Game, Imagine, Outcome, Seat, SeatSet, Tabletop, View, Viewer, ZoneRow, Zones, pick,
};
use rand_core::Rng;
use serde::Serialize;

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GoofspielView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The options of the game.
    pub options: Options,
    /// The rounds that are over.
    pub rounds: Vec<Round>,
    /// The prize that is played for.
    pub stake: Option<Card>,
    /// The prizes still in the pile, lowest first.
    pub pile: Vec<Card>,
    /// The hands, with cards that are chosen and not yet revealed.
    pub hands: BySeat<Vec<Card>, 2>,
    /// The points by seat.
    pub points: [u8; 2],
    /// Who has chosen for this round.
    pub chosen: SeatSet,
    /// The card that the viewer has chosen, at the viewer's seat.
    pub choices: BySeat<Option<Card>, 2>,
    /// Who acts now, what the viewer may do, and which cards of the hand may not be played.
    #[serde(skip)]
    pub decision: Decision<Card, Illegal>,
    /// How the game ended.
    pub outcome: Option<Outcome<[u8; 2]>>,
}

impl GoofspielView {
    pub(crate) fn of(game: &Goofspiel, viewer: Viewer) -> Self {
        let mut pile: Vec<Card> = game.prizes.iter().skip(game.rounds.len() + 1).copied().collect();
        pile.sort_unstable();
        Self {
            viewer,
            options: game.options,
            rounds: game.rounds.to_vec(),
            stake: game.stake(),
            pile,
            hands: BySeat(SEATS.map(|seat| game.hand(seat).collect())),
            points: game.points(),
            chosen: SEATS.into_iter().filter(|seat| game.chosen[*seat].is_some()).collect(),
            choices: BySeat(SEATS.map(|seat| game.chosen[seat].filter(|_| viewer == Viewer::Seat(seat)))),
            decision: Decision::of(game, viewer, |seat| game.hand(seat)),
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
        let zones = self.zones();
        let row = |zone| ZoneRow::of::<Goofspiel>(&zones, zone);
        let own = |seat: Seat| {
            let won = row(Zone::Won(seat)).with("points", usize::from(self.points[seat.index()]));
            [row(Zone::Hand(seat)), row(Zone::Played(seat)), won]
        };
        let shared = [Zone::Pile, Zone::Stake, Zone::Discard].map(row);
        Tabletop::of::<Goofspiel>(self, shared.into_iter().chain(SEATS.into_iter().flat_map(own)))
    }

    fn zones(&self) -> Zones<Card, Zone> {
        let mut zones = Zones::default();
        zones.add_all(Zone::Pile, self.pile.iter().copied());
        zones.add_all(Zone::Stake, self.stake);
        self.rounds.iter().for_each(|round| zones.add(round.prize_zone(), round.prize));
        for seat in SEATS {
            zones.add_all(Zone::Hand(seat), self.hands[seat].iter().copied());
            zones.add_all(Zone::Played(seat), self.rounds.iter().map(|round| round.bids[seat]));
        }
        zones
    }
}

impl Imagine for Goofspiel {
    /// The prizes in the pile lie in any order that the options allow; a sealed choice is any
    /// card of the hand.
    fn imagine(view: &GoofspielView, rng: &mut impl Rng) -> Self {
        let mut pile: Vec<u8> = view.pile.iter().map(|prize| prize.number()).collect();
        view.options.arrange(&mut pile, rng);
        let turned_up = view.rounds.iter().map(|round| round.prize).chain(view.stake);
        let prizes = turned_up.chain(pile.into_iter().map(Card::Prize)).collect();
        let rounds = view.rounds.iter().copied().collect();
        let mut game = Self { options: view.options, prizes, rounds, chosen: BySeat::default() };
        for seat in view.chosen {
            game.chosen[seat] = view.choices[seat].or_else(|| pick(rng, game.legal(seat)));
        }
        game
    }
}
