//! What must follow from the state a table is in, without anybody asking.

use crate::decide::moved;
use crate::game_state::GameState;
use crate::seat_holder::{Person, SeatHolder};
use crate::shuffle::SeatShare;
use crate::state::{Stage, State};
use crate::{Choice, Clock, Ending, Entropy, Happening, Pledge, Proposal, Span, Time};
use interregnum_kernel::{Seat, SeatSet};

/// How long a full table waits for promises that were announced: a page that was just given its seat
/// may still be loading.
pub(crate) const PROMISING: Span = Span::seconds(10);

/// How long seats may take to show what they promised.
pub(crate) const SHOWING: Span = Span::seconds(5);

/// How much more time everybody gets when all agree to it, and in a game over days.
const MORE: Span = Span::seconds(60);
const MORE_OVER_DAYS: Span = Span::days(1);

/// The bot that plays for somebody absent.
pub(crate) const STAND_IN: &str = "squire";

impl State {
    /// What follows at once, if something does.
    pub(crate) fn follows(&self, now: Time, entropy: Entropy) -> Option<Happening> {
        match &self.stage {
            Stage::Gathering => self.fills(now),
            Stage::Promising(_) => (!self.waits_for(Person::has_to_promise)).then(|| Self::shows(now)),
            Stage::Shuffling(_) => (!self.waits_for(Person::has_to_show)).then(|| self.deals()),
            Stage::Playing(game) => self.after_a_move(game, entropy),
            Stage::Over(_) => self.plays_again().then_some(Happening::Rematched),
            Stage::Closed => None,
        }
    }

    /// A game starts when every seat is taken.
    fn fills(&self, now: Time) -> Option<Happening> {
        if self.seats.iter().any(SeatHolder::is_open) {
            return None;
        }
        let waits = self.waits_for(Person::has_to_promise);
        Some(if waits { Happening::PromisesAwaited { until: now + PROMISING } } else { Self::shows(now) })
    }

    /// Whether the shuffle waits for somebody; a game that goes on from another has none.
    fn waits_for(&self, owes: impl Fn(&Person) -> bool) -> bool {
        self.continued().is_none() && !self.people(owes).is_empty()
    }

    /// The promises are closed, and seats show what they promised.
    pub(crate) fn shows(now: Time) -> Happening {
        Happening::Filled { until: now + SHOWING }
    }

    /// The deal. The bytes of a seat that showed none follow from the pledge: nothing is drawn here.
    pub(crate) fn deals(&self) -> Happening {
        let deal = self.deal_id();
        let bytes = |seat: Seat| self.pledge.bytes(&deal, seat, self.share(seat));
        Happening::Dealt { bytes: Seat::all(self.seats.len()).map(bytes).collect(), laid: None }
    }

    /// What a seat has done for the shuffle by now.
    pub(crate) fn share(&self, seat: Seat) -> SeatShare {
        let person = self.person(seat);
        SeatShare::of(person.and_then(|person| person.promise), person.and_then(|person| person.shown))
    }

    fn after_a_move(&self, game: &GameState, entropy: Entropy) -> Option<Happening> {
        let next = || Pledge::draw(entropy);
        if game.playthrough.to_act().is_empty() {
            return Some(Happening::Ended { ending: Ending::Played, next: next() });
        }
        if self.agreed(Proposal::Abort) {
            return Some(Happening::Ended { ending: Ending::Aborted, next: next() });
        }
        if self.agreed(Proposal::TakeBack) {
            let actions = self.pending(Proposal::TakeBack).and_then(|p| game.playthrough.last_turn_of(p.by));
            return actions.map(|actions| Happening::TookBack { actions });
        }
        if self.agreed(Proposal::MoreTime) {
            let more = if self.setup.clock.is_days() { MORE_OVER_DAYS } else { MORE };
            return Some(Happening::Extended { more });
        }
        let fate =
            self.people(|person| person.absence.is_some()).find_map(|seat| self.absent_fate(seat, entropy));
        fate.or_else(|| planned(game))
    }

    fn agreed(&self, what: Proposal) -> bool {
        let all = |agreed: SeatSet| self.voters(what).all(|seat| agreed.contains(seat));
        self.pending(what).is_some_and(|pending| all(pending.agreed))
    }

    /// Whether everybody agrees to another game. It waits for somebody who has agreed and is away for a moment: a
    /// rematch opens the seats of the absent.
    fn plays_again(&self) -> bool {
        let may_come_back = |person: &Person| person.absence.is_some() && person.is_waited_for();
        self.agreed(Proposal::Rematch) && self.people(may_come_back).is_empty()
    }

    /// What becomes of an absent player's seat, when the others are of one mind.
    fn absent_fate(&self, seat: Seat, entropy: Entropy) -> Option<Happening> {
        let person = self.person(seat)?;
        let absence = person.absence.as_ref()?;
        let deciders = self.deciders(seat);
        let wants = |by: Seat, choice| absence.vote(by).is_some_and(|vote| vote.choice == choice);
        let all = |choice| deciders.into_iter().all(|by| wants(by, choice));
        if deciders.is_empty() || absence.until.is_some() {
            None
        } else if all(Choice::End) {
            Some(Happening::Ended { ending: self.ends_without(seat), next: Pledge::draw(entropy) })
        } else if all(Choice::Bot) && person.stand_in.is_none() {
            Some(Happening::StoodIn { seat, bot: STAND_IN.to_owned(), for_good: false })
        } else {
            None
        }
    }

    /// How a game ends from which somebody is absent. Without a clock everybody has all the time there
    /// is: of two, nobody wins because the other is away, unless the game is rated.
    fn ends_without(&self, seat: Seat) -> Ending {
        if self.setup.clock == Clock::None && self.seats.len() == 2 && !self.setup.rated {
            Ending::Unfinished { seat }
        } else {
            Ending::Abandoned { seat }
        }
    }

    /// What happens when a seat gives up: a game of two is over, and so is one in which
    /// nobody else plays; else a bot plays on for good.
    pub(crate) fn gives_up(&self, seat: Seat, ending: Ending, entropy: Entropy) -> Happening {
        let others = self.people(Person::plays).without(seat);
        if self.seats.len() == 2 || others.is_empty() {
            Happening::Ended { ending, next: Pledge::draw(entropy) }
        } else {
            Happening::StoodIn { seat, bot: STAND_IN.to_owned(), for_good: true }
        }
    }
}

/// The move of a player who has planned a reply to what has just happened.
fn planned(game: &GameState) -> Option<Happening> {
    moved(game, game.planned_reply()?).ok()?.pop()
}
