//! One game at a table, from the deal to its end.

use crate::clocks::Clocks;
use crate::plan::Plan;
use crate::playthrough::BoxedPlaythrough;
use crate::seat_holder::SeatHolder;
use crate::shuffle::SeatShare;
use crate::{Contribution, Deed, Ending, MovedBy, Pledge, Proposal, Time, Turn};
use interregnum_kernel::{Phrase, Seat, SeatEntry, SeatSet, unplayed};

/// One game at a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GameState {
    pub(crate) playthrough: BoxedPlaythrough,
    /// How many actions were done before this table began: those of the game it goes on from.
    pub(crate) begun: usize,
    pub(crate) turn: Turn,
    /// Since when it is this turn.
    pub(crate) since: Time,
    /// By seat: what it has chosen, where several choose at the same time.
    pub(crate) sealed: Vec<Option<Sealed>>,
    /// By seat: the replies it has planned; empty where the game is not played over days.
    pub(crate) plans: Vec<Plan>,
    pub(crate) clocks: Clocks,
    /// By seat: what it added to the shuffle.
    pub(crate) parts: Vec<Part>,
    /// What was declined, by whom it was asked for.
    pub(crate) declined: Vec<Declined>,
}

/// A choice that is not shown yet.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sealed {
    pub(crate) action: String,
    pub(crate) by: MovedBy,
    /// How often it replaced another choice of this turn.
    pub(crate) changes: u32,
}

/// What a seat added to a shuffle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Part {
    /// What the seat did itself.
    pub(crate) share: SeatShare,
    /// The bytes that the seed was made of.
    pub(crate) bytes: Contribution,
}

/// How often a seat's proposal was declined, and after how many actions last.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Declined {
    pub(crate) seat: Seat,
    pub(crate) what: Proposal,
    pub(crate) times: u32,
    pub(crate) after: usize,
    /// How often the seat itself withdrew it.
    pub(crate) withdrawn: u32,
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Finished {
    pub(crate) game: GameState,
    pub(crate) ending: Ending,
    /// Who sat where, for the record: seats may be left afterwards.
    pub(crate) seats: Vec<SeatEntry>,
    /// What the server pledges for the next shuffle.
    pub(crate) next: Pledge,
}

/// How often a declined wish has to wait at most: two to this power, in actions.
const PATIENCE: u32 = 6;

/// How often a proposal can be withdrawn before a withdrawal counts as declined.
const FREE_WITHDRAWALS: u32 = 3;

impl GameState {
    /// Who has to choose, and has not.
    pub(crate) fn awaited(&self) -> SeatSet {
        self.playthrough.to_act().filter(|seat| self.sealed[seat.index()].is_none()).collect()
    }

    /// All choices of this turn if this is the last of them, in seat order.
    pub(crate) fn complete(&self, last: &Deed) -> Option<Vec<Deed>> {
        let deed = |other: Seat| {
            if other == last.seat {
                return Some(last.clone());
            }
            let Sealed { action, by, .. } = self.sealed[other.index()].clone()?;
            Some(Deed { seat: other, action, by })
        };
        self.playthrough.to_act().map(deed).collect()
    }

    /// The position has moved: a new turn begins.
    pub(crate) fn turned(&mut self, seats: &[SeatHolder], at: Time) {
        self.turn = self.turn.next();
        self.since = at;
        self.sealed.iter_mut().for_each(|choice| *choice = None);
        self.run_clocks(seats, at);
    }

    /// Lets the clocks of the people run who have to choose.
    pub(crate) fn run_clocks(&mut self, seats: &[SeatHolder], at: Time) {
        let thinks = |seat: &Seat| seats[seat.index()].bot().is_none();
        self.clocks.run(self.awaited().filter(thinks).collect(), at);
    }

    /// A seat's proposal was declined by another seat.
    pub(crate) fn decline(&mut self, seat: Seat, what: Proposal) {
        let after = self.playthrough.len();
        let declined = self.declined_mut(seat, what);
        (declined.times, declined.after) = (declined.times + 1, after);
    }

    /// A seat withdrew its own proposal. Nobody holds that against it a few times.
    pub(crate) fn withdraw(&mut self, seat: Seat, what: Proposal) {
        let declined = self.declined_mut(seat, what);
        declined.withdrawn += 1;
        if declined.withdrawn > FREE_WITHDRAWALS {
            self.decline(seat, what);
        }
    }

    fn declined_mut(&mut self, seat: Seat, what: Proposal) -> &mut Declined {
        let same = |declined: &Declined| declined.seat == seat && declined.what == what;
        let place = self.declined.iter().position(same).unwrap_or_else(|| {
            self.declined.push(Declined { seat, what, times: 0, after: 0, withdrawn: 0 });
            self.declined.len() - 1
        });
        &mut self.declined[place]
    }

    /// How often a seat's proposal was declined.
    pub(crate) fn times_declined(&self, seat: Seat, what: Proposal) -> u32 {
        let same = |declined: &&Declined| declined.seat == seat && declined.what == what;
        self.declined.iter().find(same).map_or(0, |declined| declined.times)
    }

    /// How many more actions somebody has to wait before asking again: two after it was
    /// declined once, then twice as many every time.
    pub(crate) fn patience(&self, seat: Seat, what: Proposal) -> usize {
        let same =
            |declined: &&Declined| declined.seat == seat && declined.what == what && declined.times > 0;
        let Some(declined) = self.declined.iter().find(same) else { return 0 };
        let due = declined.after + (1 << declined.times.min(PATIENCE));
        due.saturating_sub(self.playthrough.len())
    }
}

impl Finished {
    /// Who won: by the rules, or because the other gave up or stayed away. A game of more than
    /// two that somebody left is off, and so is one without a clock.
    pub(crate) fn winners(&self) -> SeatSet {
        let all = SeatSet::all(self.game.playthrough.players());
        match self.ending {
            Ending::Played => self.game.playthrough.winners().unwrap_or_default(),
            Ending::Resigned { seat } | Ending::OutOfTime { seat } => all.without(seat),
            Ending::Abandoned { seat } if all.len() == 2 => all.without(seat),
            Ending::Aborted | Ending::Lapsed | Ending::Abandoned { .. } | Ending::Unfinished { .. } => {
                SeatSet::NONE
            }
        }
    }

    /// The result in sentences, for a reader at the table or for a spectator.
    pub(crate) fn result(&self, reader: Option<Seat>) -> Vec<Phrase> {
        match self.ending {
            Ending::Played => self.game.playthrough.result(reader),
            _ => vec![unplayed(self.winners(), reader)],
        }
    }
}
