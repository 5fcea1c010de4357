//! What a table's log comes to: the state from which everything is decided and shown.

use crate::game_state::{Finished, GameState};
use crate::seat_holder::{Person, SeatHolder};
use crate::{Continuation, DealId, PersonId, Pledge, Proposal, Refused, Setup, TableId, Time};
use interregnum_games::bot_names;
use interregnum_kernel::{Seat, SeatSet, Viewer};
use std::sync::Arc;

/// What a table's log comes to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    pub(crate) id: TableId,
    pub(crate) setup: Arc<Setup>,
    pub(crate) host: PersonId,
    pub(crate) chat: bool,
    /// Which game it is, from 1.
    pub(crate) round: u32,
    pub(crate) seats: Vec<SeatHolder>,
    /// The server's part of this game's shuffle.
    pub(crate) pledge: Pledge,
    pub(crate) stage: Stage,
    pub(crate) proposals: Vec<Pending>,
    /// Who said something lately, and when.
    pub(crate) talkers: Vec<(PersonId, Time)>,
    /// Who has played a game here to its end, seated or not.
    pub(crate) finishers: Vec<PersonId>,
    /// Whom the host has unseated.
    pub(crate) unseated: Vec<PersonId>,
    /// The position that the first game goes on from.
    pub(crate) from: Option<Arc<Continuation>>,
}

/// How far a table is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Stage {
    /// It waits for players.
    Gathering,
    /// Every seat is taken; those that announced a promise make it, until then.
    Promising(Time),
    /// The promises are closed; seats show what they promised, until then.
    Shuffling(Time),
    Playing(Box<GameState>),
    Over(Box<Finished>),
    /// It was closed before its game began.
    Closed,
}

/// Something that waits for agreement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pending {
    pub(crate) what: Proposal,
    pub(crate) by: Seat,
    pub(crate) agreed: SeatSet,
}

impl State {
    /// The position that this game goes on from: a rematch is dealt anew.
    pub(crate) fn continued(&self) -> Option<&Continuation> {
        self.from.as_deref().filter(|_| self.round == 1)
    }

    /// What the hashes of this game's shuffle are bound to.
    pub(crate) const fn deal_id(&self) -> DealId<'_> {
        self.pledge.deal(&self.id, self.round)
    }

    /// The game that is played.
    pub(crate) fn game(&self) -> Result<&GameState, Refused> {
        match &self.stage {
            Stage::Gathering | Stage::Promising(_) | Stage::Shuffling(_) => Err(Refused::NotBegun),
            Stage::Playing(game) => Ok(game),
            Stage::Over(_) => Err(Refused::GameOver),
            Stage::Closed => Err(Refused::Closed),
        }
    }

    /// The seat that somebody holds.
    pub(crate) fn seat_of(&self, who: &PersonId) -> Option<Seat> {
        let holds = |holder: &SeatHolder| holder.person().is_some_and(|person| person.holder == *who);
        self.seats.iter().position(holds).and_then(Seat::checked)
    }

    /// What somebody may see.
    pub(crate) fn viewer(&self, who: &PersonId) -> Viewer {
        self.seat_of(who).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// By seat: what a bot that sits there is called. A bot keeps its name when a rematch moves
    /// everybody one seat further.
    pub(crate) fn bot_names(&self) -> Vec<&'static str> {
        let seats = self.seats.len();
        let people: Vec<&str> =
            self.seats.iter().filter_map(SeatHolder::person).map(|person| person.name.as_str()).collect();
        let table = self.id.as_str().as_bytes();
        let mut names = bot_names(&self.setup.game, table, seats, &people).unwrap_or_default();
        if seats > 0 {
            names.rotate_right((self.round as usize - 1) % seats);
        }
        names
    }

    pub(crate) fn person(&self, seat: Seat) -> Option<&Person> {
        self.seats.get(seat.index()).and_then(SeatHolder::person)
    }

    /// The people of whom this is true.
    pub(crate) fn people(&self, is: impl Fn(&Person) -> bool) -> SeatSet {
        let person = |seat: &Seat| self.person(*seat).is_some_and(&is);
        Seat::all(self.seats.len()).filter(person).collect()
    }

    /// Who has to agree to something.
    pub(crate) fn voters(&self, what: Proposal) -> SeatSet {
        match what {
            // Over days nobody waits for the consent of somebody who lets moves pass.
            Proposal::Abort if self.setup.clock.is_days() => {
                self.people(|person| person.plays() && !person.missed)
            }
            Proposal::TakeBack | Proposal::Abort | Proposal::MoreTime => self.people(Person::plays),
            Proposal::Rematch => self.people(Person::is_waited_for),
        }
    }

    /// Who may decide what becomes of an absent player's seat.
    pub(crate) fn deciders(&self, about: Seat) -> SeatSet {
        self.people(|person| person.absence.is_none() && !person.resigned).without(about)
    }

    pub(crate) fn pending(&self, what: Proposal) -> Option<&Pending> {
        self.proposals.iter().find(|pending| pending.what == what)
    }
}
