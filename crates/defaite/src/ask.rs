//! Choices that events, persons and captures ask for (L13.4 to L13.8).

use crate::card::Card;
use crate::choices::Choices;
use crate::event::{self, EventCard};
use crate::happening::{DefaiteEvent, Fact};
use crate::illegal::Ask;
use crate::notation::Action;
use crate::person::{self, Special};
use crate::rule_runner::{Flow, RuleRunner};
use crate::state::Stage;
use interregnum_kernel::{Seat, SeatSet, Witness};

/// A choice that a player has to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asking {
    /// The player who chooses.
    pub(crate) seat: Seat,
    /// The rule that asked and continues with the answer.
    pub(crate) agent: Agent,
    pub(crate) question: Question,
}

/// The rule that asks for a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Agent {
    /// A special person (L11).
    Person(Special),
    /// An event (L9).
    Event(EventCard),
    /// The capture of a suit (L8.2).
    Capture,
}

/// The kind of choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// One of these players.
    Name(SeatSet),
    /// The player beside whom the King is put.
    King,
    /// A province of this player.
    Land(Seat),
    /// A courtier or special person of an opponent.
    Person,
    /// A person whom another player has in the middle.
    Middle,
    /// A card of the hand that is looked at.
    Take(Seat),
    /// A courtier of one's own court for a swap, or none.
    Give,
    /// An opponent's courtier, in exchange for the one that is given.
    Swap(Card),
    /// Where a captured card goes.
    Put(Card),
    /// Musketeers for unguarded provinces, against this player.
    Defend {
        /// The player who takes the provinces that stay unguarded.
        by: Seat,
        /// Whether it is the first answer.
        first: bool,
    },
}

impl Asking {
    /// The kind of choice, as players see it.
    pub(crate) const fn ask(&self) -> Ask {
        match self.question {
            Question::Name(_) if matches!(self.agent, Agent::Person(_)) => Ask::Look,
            Question::Name(_) => Ask::Name,
            Question::King => Ask::King,
            Question::Land(_) | Question::Person | Question::Middle => Ask::Choose,
            Question::Swap(_) => Ask::Swap,
            Question::Take(_) => Ask::Take,
            Question::Give => Ask::Give,
            Question::Put(_) => Ask::Put,
            Question::Defend { .. } => Ask::Defend,
        }
    }
}

impl Agent {
    /// Continues with an answer.
    pub(crate) fn answered<W: Witness<DefaiteEvent>>(
        self,
        scene: &mut RuleRunner<'_, W>,
        asking: Asking,
        action: Action,
    ) -> Flow {
        match self {
            Self::Person(special) => person::answered(special, scene, asking, action),
            Self::Event(event) => event::answered(event, scene, asking, action),
            Self::Capture => scene.place_captured(asking.seat, action),
        }
    }

    /// The card that asks, if it is one.
    pub(crate) fn card(self) -> Option<Card> {
        match self {
            Self::Person(special) => Some(special.card()),
            Self::Event(event) => Some(event.card()),
            Self::Capture => None,
        }
    }
}

impl<W: Witness<DefaiteEvent>> RuleRunner<'_, W> {
    /// L13.8: asks for a choice. A single option is chosen automatically; without any, nothing
    /// happens.
    pub(crate) fn ask(&mut self, agent: Agent, seat: Seat, question: Question) -> Flow {
        let asking = Asking { seat, agent, question };
        let choices = Choices::asked(self, asking);
        match choices.len() {
            0 => self.nothing(agent),
            1 => {
                let action = choices.nth(0, &self.guards);
                agent.answered(self, asking, action)
            }
            _ => self.wait(asking),
        }
    }

    /// L9.5, L11.1: an event or person without a legal choice has no effect.
    pub(crate) fn nothing(&mut self, agent: Agent) -> Flow {
        if let Some(card) = agent.card() {
            let rule = if matches!(agent, Agent::Event(_)) { "L9.5" } else { "L11.1" };
            self.happened(rule, || Fact::Nothing { card });
        }
        Flow::Done
    }

    /// Asks even if there is only one option.
    pub(crate) fn wait(&mut self, asking: Asking) -> Flow {
        self.stage = Stage::Asking(asking);
        Flow::Waits
    }
}
