//! What must follow from the state a table is in, without anybody asking.

use crate::place::{Person, Place};
use crate::sitting::Sitting;
use crate::state::{Stage, State};
use crate::{Choice, Clock, Contribution, Ending, Fresh, Happening, Pledge, Proposal, Span, Time};
use interregnum_kernel::{Seat, SeatSet};

/// How long seats may take to show what they promised.
pub(crate) const SHOWING: Span = Span::seconds(10);

/// How much more time everybody gets when all agree to it.
pub(crate) const MORE: Span = Span::seconds(60);

/// The bot that plays for somebody absent.
pub(crate) const STAND_IN: &str = "squire";

/// The first of the seeds that the house draws seats' bytes from; those before it are a
/// pledge's.
const BYTES: u64 = 16;

impl State {
    /// What follows at once, if something does.
    pub(crate) fn follows(&self, now: Time, fresh: Fresh) -> Option<Happening> {
        match &self.stage {
            Stage::Gathering => self.fills(now),
            Stage::Shuffling(_) => {
                let waits = self.places.iter().any(|place| place.person().is_some_and(Person::has_to_show));
                (!waits).then(|| self.deals(fresh))
            }
            Stage::Playing(sitting) => self.after_a_move(sitting, fresh),
            Stage::Over(_) => self.agreed(Proposal::Rematch).then_some(Happening::Rematched),
            Stage::Closed => None,
        }
    }

    /// A game starts when every seat is taken.
    fn fills(&self, now: Time) -> Option<Happening> {
        let full = !self.places.iter().any(Place::is_open);
        full.then(|| Happening::Filled { until: now + SHOWING })
    }

    /// The deal, with the house's bytes for every seat that showed none.
    pub(crate) fn deals(&self, fresh: Fresh) -> Happening {
        let house = |seat: usize| {
            let mut bytes = [0; 16];
            bytes.copy_from_slice(&fresh.seed(BYTES + seat as u64).0[..16]);
            Contribution(bytes)
        };
        let shown = |seat: usize| self.places[seat].person().and_then(|person| person.shown);
        let bytes = (0..self.places.len()).map(|seat| shown(seat).unwrap_or_else(|| house(seat)));
        Happening::Dealt { bytes: bytes.collect(), laid: None }
    }

    fn after_a_move(&self, sitting: &Sitting, fresh: Fresh) -> Option<Happening> {
        let next = || Pledge::draw(fresh);
        if sitting.playthrough.to_act().is_empty() {
            return Some(Happening::Ended { ending: Ending::Played, next: next() });
        }
        if self.agreed(Proposal::Abort) {
            return Some(Happening::Ended { ending: Ending::Aborted, next: next() });
        }
        if self.agreed(Proposal::TakeBack) {
            let actions =
                self.pending(Proposal::TakeBack).and_then(|p| sitting.playthrough.last_turn_of(p.by));
            return actions.map(|actions| Happening::TookBack { actions });
        }
        if self.agreed(Proposal::MoreTime) {
            return Some(Happening::Extended { more: MORE });
        }
        self.people(|person| person.absence.is_some()).find_map(|seat| self.absent_fate(seat, fresh))
    }

    fn agreed(&self, what: Proposal) -> bool {
        let all = |agreed: SeatSet| self.voters(what).all(|seat| agreed.contains(seat));
        self.pending(what).is_some_and(|pending| all(pending.agreed))
    }

    /// What becomes of an absent player's seat, when the others are of one mind.
    fn absent_fate(&self, seat: Seat, fresh: Fresh) -> Option<Happening> {
        let person = self.person(seat)?;
        let absence = person.absence.as_ref()?;
        let deciders = self.deciders(seat);
        let all = |choice| deciders.into_iter().all(|by| absence.choices.contains(&(by, choice)));
        if deciders.is_empty() || absence.until.is_some() {
            None
        } else if all(Choice::End) {
            Some(Happening::Ended { ending: self.ends_without(seat), next: Pledge::draw(fresh) })
        } else if all(Choice::Bot) && person.stand_in.is_none() {
            Some(Happening::StoodIn { seat, bot: STAND_IN.to_owned(), for_good: false })
        } else {
            None
        }
    }

    /// How a game ends from which somebody is absent. Without a clock everybody has all the time there
    /// is: of two, nobody wins because the other is away.
    fn ends_without(&self, seat: Seat) -> Ending {
        if self.setup.clock == Clock::None && self.places.len() == 2 {
            Ending::Unfinished { seat }
        } else {
            Ending::Abandoned { seat }
        }
    }

    /// What happens when a seat gives up: a game of two is over, and so is one in which
    /// nobody else plays; else a bot plays on for good.
    pub(crate) fn gives_up(&self, seat: Seat, ending: Ending, fresh: Fresh) -> Happening {
        let others = self.people(Person::plays).without(seat);
        if self.places.len() == 2 || others.is_empty() {
            Happening::Ended { ending, next: Pledge::draw(fresh) }
        } else {
            Happening::StoodIn { seat, bot: STAND_IN.to_owned(), for_good: true }
        }
    }
}
