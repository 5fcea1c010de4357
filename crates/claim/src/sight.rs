//! What a seat sees of a position, in a fixed size: for programs that observe millions of positions
//! a second, where building a [`ClaimView`] takes too long.

use crate::card_set::CardSet;
use crate::faction::FactionSet;
use crate::happening::Phase;
use crate::state::{Claim, Stage};
use crate::view::{ClaimView, Holding, seat_holdings};
use interregnum_kernel::{Seat, View, Viewer};

/// What a seat sees: the cards and numbers of its [`ClaimView`], without the history of tricks.
/// Seats are counted clockwise from the observing seat. `N` is the number of players, a constant for
/// the compiler.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight<const N: usize> {
    /// The factions in the deck.
    pub kingdom: FactionSet,
    /// Whether it is phase two.
    pub is_second_phase: bool,
    /// The trick's number in the phase, from 1.
    pub trick_number: u8,
    /// How many cards are left in the draw pile.
    pub pile: u8,
    /// Who leads the trick, or the next one while followers are taken.
    pub leader: u8,
    /// Whether followers are chosen now.
    pub is_taking: bool,
    /// What lies before each seat.
    pub seats: [SeatSight; N],
    /// The face-up cards that the players compete for.
    pub face_up: CardSet,
    /// The pile's top card, while the observer is looking at it.
    pub looked_at: CardSet,
    /// Cards set aside for a later trick.
    pub aside: CardSet,
    /// The discards.
    pub discards: CardSet,
}

/// What lies before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatSight {
    /// The cards of the hand that the observer can name.
    pub hand: CardSet,
    /// The number of the others.
    pub hand_unknown: u8,
    /// The followers that the observer can name.
    pub followers: CardSet,
    /// The number of the others.
    pub followers_unknown: u8,
    /// The score pile.
    pub score: CardSet,
    /// Cards won that lie in front, apart from the score pile.
    pub front: CardSet,
    /// The card that the seat has played to the trick.
    pub played: CardSet,
    /// The factions of which this seat has shown to hold no card in this phase.
    pub voids: FactionSet,
}

/// The number of `seat` counted clockwise from `observer`.
#[inline]
const fn from_observer(seat: Seat, observer: Seat, players: usize) -> usize {
    let steps = seat.index() + players - observer.index();
    if steps < players { steps } else { steps - players }
}

impl Claim {
    /// What the seat sees of a game of `N` players.
    #[inline(always)]
    pub fn sight<const N: usize>(&self, observer: Seat) -> Sight<N> {
        debug_assert_eq!(self.seats(), N, "the number of players is that of the game");
        let mut seats = [SeatSight::default(); N];
        for (steps, shown) in seats.iter_mut().enumerate() {
            let seat = observer.clockwise(steps, N);
            let (hand, followers) = seat_holdings(self, Viewer::Seat(observer), seat);
            *shown = SeatSight {
                hand: hand.known,
                hand_unknown: hand.unknown,
                followers: followers.known,
                followers_unknown: followers.unknown,
                score: self.scores[seat],
                front: self.fronts[seat],
                played: CardSet::EMPTY,
                voids: self.voids[seat],
            };
        }
        let leader = from_observer(self.trick.leader(), observer, N);
        for place in 0..self.trick.played() {
            let steps = leader + place;
            let steps = if steps < N { steps } else { steps - N };
            seats[steps].played.insert(self.trick.card(place));
        }
        let mut looked_at = CardSet::EMPTY;
        if let Stage::Recruiting(recruiting) = &self.stage
            && recruiting.may_take_top()
            && self.turn == observer
            && let Some(card) = self.pile.top()
        {
            looked_at.insert(card);
        }
        Sight {
            kingdom: self.options.kingdom,
            is_second_phase: self.phase == Phase::Two,
            trick_number: self.trick_number(),
            pile: self.pile.cards().len() as u8,
            leader: leader as u8,
            is_taking: matches!(self.stage, Stage::Recruiting(_)),
            seats,
            face_up: self.face_up.set(),
            looked_at,
            aside: self.aside,
            discards: self.discards,
        }
    }
}

impl<const N: usize> Sight<N> {
    /// The same from a view of a game of `N` players; `None` for a spectator.
    pub fn of_view(view: &ClaimView) -> Option<Self> {
        let observer = view.viewer().seat()?;
        let mut seats = [SeatSight::default(); N];
        for (seat, shown) in Seat::all(N).zip(&view.seats) {
            let (Holding { known: hand, unknown: hand_unknown }, followers) = (shown.hand, shown.followers);
            seats[from_observer(seat, observer, N)] = SeatSight {
                hand,
                hand_unknown,
                followers: followers.known,
                followers_unknown: followers.unknown,
                score: shown.score,
                front: shown.front,
                played: CardSet::EMPTY,
                voids: shown.voids,
            };
        }
        for (place, &card) in view.trick.iter().enumerate() {
            let seat = view.leader.clockwise(place, N);
            seats[from_observer(seat, observer, N)].played.insert(card);
        }
        Some(Self {
            kingdom: view.options.kingdom,
            is_second_phase: view.phase == Phase::Two,
            trick_number: view.trick_number,
            pile: view.pile,
            leader: from_observer(view.leader, observer, N) as u8,
            is_taking: view.taking.is_some(),
            seats,
            face_up: view.face_up,
            looked_at: view.looked_at.into_iter().collect(),
            aside: view.aside,
            discards: view.discards,
        })
    }
}
