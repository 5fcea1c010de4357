//! A position of La Défaite.

use crate::action_log::ActionLog;
use crate::ask::{Asking, Question};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::card_stack::{CardStack, Means};
use crate::contest::Contest;
use crate::court::{Court, Guards, Land, Lands};
use crate::deal::Deck;
use crate::duel::{Duel, Phase};
use crate::happening::{Suit, Zone};
use crate::held::Held;
use crate::middle::Middle;
use crate::options::{Options, SEATS};
use crate::setup::Origin;
use interregnum_kernel::{BySeat, Seat};
use serde::Serialize;

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// An action of the player whose turn it is (L13.1).
    Turn,
    /// A raise, or to let go (L13.2).
    Contest(Contest),
    /// A choice in a duel (L13.3).
    Duel(Duel),
    /// A choice that an event, a person or a capture asks for (L13.4 to L13.7).
    Asking(Asking),
    /// The game is over.
    Over,
}

/// Where the King is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct King {
    /// The seat that he stands beside or that holds him.
    pub seat: Seat,
    /// Whether he is a prisoner.
    pub held: bool,
}

impl King {
    /// Where his card lies.
    pub const fn zone(self) -> Zone {
        if self.held { Zone::Prison(self.seat) } else { Zone::Beside(self.seat) }
    }
}

/// The state of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Round {
    /// Its number, from 1.
    pub(crate) number: u8,
    /// Who had the first turn (L3.2).
    pub(crate) first: Seat,
    /// The number of players who have had their turn.
    pub(crate) turns: u8,
    /// Whether the player whose turn it is has acted (L3.4).
    pub(crate) acted: bool,
    /// Whether it is a masquerade (L3.1).
    pub(crate) masquerade: bool,
    /// Whether the next round will be a masquerade.
    pub(crate) masquerade_next: bool,
    /// The current step of the round.
    pub(crate) step: Step,
    /// The courtiers that came into the court they are in during this round (L8.3).
    pub(crate) fresh: CardSet,
    /// Captured cards that have yet to be placed (L7.1).
    pub(crate) placing: CardStack,
}

/// The steps of a round; the numbers are indices in the order of turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The players take their turns.
    Turns,
    /// L8.1: events, from this place on.
    Events(u8),
    /// L8.2: suits, from this number on.
    Suits(u8),
    /// L8.2: the cards of a suit are placed by the player at this place.
    Placing(Suit, u8),
    /// L8.3: everybody captures their own card of a suit, from this place on.
    Own(Suit, u8),
    /// L8.4: nobles and persons.
    Persons,
    /// L8.5 and all that follows.
    Ending,
}

/// A complete position. Players only see views of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Defaite {
    pub(crate) options: Options,
    /// How the game began.
    pub(crate) origin: Origin,
    pub(crate) deck: Deck,
    /// The hands, without a card laid face down.
    pub(crate) hands: BySeat<CardSet, SEATS>,
    pub(crate) courts: BySeat<Court, SEATS>,
    pub(crate) guards: Guards,
    pub(crate) discards: CardSet,
    pub(crate) king: King,
    pub(crate) middle: Middle,
    pub(crate) round: Round,
    pub(crate) stage: Stage,
    /// The actions since the beginning.
    pub(crate) log: ActionLog,
}

impl Defaite {
    /// A position without cards except the King.
    pub(crate) fn empty(options: Options, origin: Origin, king: King) -> Self {
        Self {
            options,
            origin,
            deck: Deck::new(&[]),
            hands: BySeat::default(),
            courts: BySeat::default(),
            guards: Guards::NONE,
            discards: CardSet::EMPTY,
            king,
            middle: Middle::EMPTY,
            round: Round {
                number: 1,
                first: king.seat,
                turns: 0,
                acted: false,
                masquerade: false,
                masquerade_next: false,
                step: Step::Turns,
                fresh: CardSet::EMPTY,
                placing: CardStack::EMPTY,
            },
            stage: Stage::Turn,
            log: ActionLog::new(),
        }
    }

    #[inline]
    pub(crate) const fn seats(&self) -> usize {
        self.options.players as usize
    }

    /// The seat at an index of the order of turns (L3.2).
    #[inline]
    pub(crate) const fn at(&self, place: usize) -> Seat {
        self.round.first.clockwise(place, self.seats())
    }

    /// The index of a seat in the order of turns.
    #[inline]
    pub(crate) const fn place(&self, seat: Seat) -> usize {
        let (seat, first) = (seat.index(), self.round.first.index());
        if seat >= first { seat - first } else { seat + self.seats() - first }
    }

    /// The others, clockwise from a seat.
    #[inline]
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.seats();
        (1..players).map(move |steps| seat.clockwise(steps, players))
    }

    /// The seat to act; `None` when the game is over.
    #[inline]
    pub(crate) fn acting(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Turn => Some(self.at(usize::from(self.round.turns))),
            Stage::Contest(contest) => Some(contest.turn()),
            Stage::Duel(duel) => Some(duel.turn()),
            Stage::Asking(asking) => Some(asking.seat),
            Stage::Over => None,
        }
    }

    /// All lands that lie in some court.
    #[inline]
    pub(crate) fn lands_on_table(&self) -> Lands {
        Lands(self.courts.0.iter().fold(0, |lands, court| lands | court.lands.0))
    }

    /// The land for a province that enters the table: the first copy that is not there.
    #[inline]
    pub(crate) fn new_land(&self, card: Card) -> Land {
        let free = Lands::copies(card).without(self.lands_on_table());
        debug_assert!(!free.is_empty(), "{card} is in the box no more often");
        free.nth(0)
    }

    /// L9.2: whether the cards of the middle lie face down.
    #[inline]
    pub fn is_face_down(&self) -> bool {
        self.round.masquerade && self.round.step == Step::Turns
    }

    /// The cards of a court that can have guards, as actions name them, and its nobles.
    pub(crate) fn held_in(&self, seat: Seat) -> impl Iterator<Item = Held> + '_ {
        let court = &self.courts[seat];
        let persons = court.persons.cards().map(|person| self.guards.person(person));
        persons.chain(court.lands.lands().map(|land| self.guards.land(land)))
    }

    /// The seat whose hand is being looked at.
    pub(crate) const fn looked_at(&self) -> Option<Seat> {
        match self.stage {
            Stage::Asking(Asking { question: Question::Take(seat), .. }) => Some(seat),
            _ => None,
        }
    }

    /// The card that a seat has laid face down, in a duel or in the middle.
    pub(crate) fn laid_face_down(&self, seat: Seat) -> Option<Card> {
        match self.stage {
            Stage::Duel(Duel { challenger, phase: Phase::Answer(card), .. }) if challenger == seat => {
                Some(card)
            }
            _ if self.is_face_down() => self.middle.at(self.place(seat)),
            _ => None,
        }
    }

    /// The event or special person that asks, if any.
    pub(crate) fn asker(&self) -> Option<Card> {
        match &self.stage {
            Stage::Asking(asking) => asking.agent.card(),
            _ => None,
        }
    }

    /// Whether captured cards of this means are being placed.
    pub(crate) fn placing(&self, means: Means) -> bool {
        matches!(self.stage, Stage::Asking(Asking { question: Question::Put(card), .. }) if Means::of(card) == Some(means))
    }
}
