//! What a seat sees of a position, without the history of the game: for programs that observe many
//! positions, where building a [`DefaiteView`] takes too long.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::known_hands::HandMemory;
use crate::state::{Defaite, King};
use crate::view::{
    self, AskedView, ContestView, DefaiteView, DuelView, LookedView, MiddleView, RoundView, SeatView,
};
use interregnum_kernel::{Seat, View, Viewer};

/// What a seat sees: these fields of its [`DefaiteView`].
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are those of `DefaiteView`")]
pub struct Sight {
    /// The seat that sees it.
    pub observer: Seat,
    pub round: RoundView,
    pub asked: Option<AskedView>,
    pub seats: Vec<SeatView>,
    pub middle: Vec<MiddleView>,
    pub king: King,
    pub pile: u8,
    pub discards: CardSet,
    pub contest: Option<ContestView>,
    pub duel: Option<DuelView>,
    pub looked: Option<LookedView>,
}

impl Defaite {
    /// What the seat sees; `memory` must have followed the game.
    pub fn sight(&self, memory: &HandMemory, observer: Seat) -> Sight {
        let (viewer, known) = (Viewer::Seat(observer), memory.of_seat(observer));
        Sight {
            observer,
            round: view::round(self),
            asked: view::asked(self),
            seats: Seat::all(self.seats()).map(|seat| view::seat_view(self, viewer, known, seat)).collect(),
            middle: view::middle(self, viewer),
            king: self.king,
            pile: self.deck.pile().len() as u8,
            discards: self.discards,
            contest: view::contest(self),
            duel: view::duel(self, viewer),
            looked: view::looked(self, viewer),
        }
    }
}

/// The cards that a seat sees and others may not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnCards {
    /// The hand, including a card that the seat has laid face down.
    pub hand: CardSet,
    /// The seat's card in the middle.
    pub middle: Option<Card>,
    /// The card with which it has challenged somebody, while that lies face down.
    pub duel: Option<Card>,
}

impl Defaite {
    /// The cards of [`sight`](Self::sight) that others may not see, without the rest of it.
    pub fn own_cards(&self, seat: Seat) -> OwnCards {
        OwnCards {
            hand: view::whole_hand(self, seat),
            middle: self.middle.at(self.place(seat)),
            duel: view::duel(self, Viewer::Seat(seat)).and_then(|duel| duel.face_down),
        }
    }
}

impl Sight {
    /// The same from a view; `None` for a spectator.
    pub fn of_view(view: &DefaiteView) -> Option<Self> {
        Some(Self {
            observer: view.viewer().seat()?,
            round: view.round.clone(),
            asked: view.asked,
            seats: view.seats.clone(),
            middle: view.middle.clone(),
            king: view.king,
            pile: view.pile,
            discards: view.discards,
            contest: view.contest.clone(),
            duel: view.duel,
            looked: view.looked,
        })
    }
}
