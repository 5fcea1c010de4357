//! What needs agreement: take-backs, ends, rematches, more time, and the seats of those who are absent.

use super::{DecideResult, MOST_CHANGES};
use crate::game_state::GameState;
use crate::state::{Stage, State};
use crate::{Choice, Clock, Happening, Proposal, Refused};
use interregnum_kernel::Seat;

/// How often a seat's wish for a rematch of one game may be declined before it is refused.
const REMATCHES: u32 = 3;

impl State {
    pub(super) fn propose_to_all(&self, seat: Seat, what: Proposal) -> DecideResult {
        match self.pending(what) {
            Some(pending) if pending.agreed.contains(seat) => return Err(Refused::AlreadyProposed),
            Some(pending) if what != Proposal::TakeBack || pending.by == seat => {
                return self.answer_to(seat, what, true);
            }
            Some(_) => return Err(Refused::AlreadyProposed),
            None => {}
        }
        if what == Proposal::Rematch {
            self.may_ask_for_rematch(seat)?;
        } else {
            self.may_ask(seat, what)?;
        }
        Ok(vec![Happening::Proposed { seat, what }])
    }

    /// The one who asked takes the wish back by answering no.
    pub(super) fn answer_to(&self, seat: Seat, what: Proposal, agree: bool) -> DecideResult {
        let pending = self.pending(what).ok_or(Refused::NotProposed)?;
        if !self.voters(what).contains(seat) || (agree && pending.agreed.contains(seat)) {
            return Err(Refused::NotProposed);
        }
        if agree && what == Proposal::TakeBack {
            self.can_take_back(self.game()?, pending.by)?;
        }
        Ok(vec![Happening::Answered { seat, what, agree }])
    }

    fn may_ask(&self, seat: Seat, what: Proposal) -> Result<(), Refused> {
        let game = self.game()?;
        if self.person(seat).is_some_and(|person| person.resigned) {
            return Err(Refused::HasResigned);
        }
        match what {
            Proposal::TakeBack => self.can_take_back(game, seat)?,
            Proposal::MoreTime
                if matches!(self.setup.clock, Clock::None | Clock::Days { span: None, .. }) =>
            {
                return Err(Refused::NoClock);
            }
            Proposal::MoreTime | Proposal::Abort | Proposal::Rematch => {}
        }
        match game.patience(seat, what) {
            0 => Ok(()),
            actions => Err(Refused::AskLater { actions }),
        }
    }

    /// After a game no actions pass, so a wish for a rematch cannot wait for them.
    fn may_ask_for_rematch(&self, seat: Seat) -> Result<(), Refused> {
        match &self.stage {
            Stage::Over(finished) if finished.game.times_declined(seat, Proposal::Rematch) < REMATCHES => {
                Ok(())
            }
            Stage::Over(_) => Err(Refused::TooOften),
            Stage::Closed => Err(Refused::Closed),
            _ => Err(Refused::NotOver),
        }
    }

    pub(super) fn decide_about(&self, seat: Seat, about: Seat, choice: Choice) -> DecideResult {
        self.game()?;
        let absence = self.person(about).and_then(|person| person.absence.as_ref());
        let absence = absence.filter(|absence| absence.until.is_none()).ok_or(Refused::NotAbsent)?;
        if seat == about || self.person(seat).is_some_and(|person| person.resigned) {
            return Err(Refused::NotAbsent);
        }
        match absence.vote(seat) {
            Some(vote) if vote.choice == choice => Ok(Vec::new()),
            // Who wants the end is always heard.
            Some(vote) if vote.changes >= MOST_CHANGES && choice != Choice::End => Err(Refused::TooOften),
            Some(_) | None => Ok(vec![Happening::Decided { seat, about, choice }]),
        }
    }

    /// Among people, actions are taken back only while nothing private has come out since.
    /// Against bots alone nobody is wronged, and everything can be tried again.
    fn can_take_back(&self, game: &GameState, seat: Seat) -> Result<(), Refused> {
        let here = game.playthrough.last_turn_of(seat).filter(|action| *action >= game.begun);
        let action = here.ok_or(Refused::NothingToTakeBack)?;
        let alone = self.people(|_| true).without(seat).is_empty();
        if alone || game.playthrough.is_private_since(action) { Ok(()) } else { Err(Refused::ShownSince) }
    }
}
