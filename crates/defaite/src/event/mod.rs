//! The effects of the events: one file for each event (L9).
//!
//! The capture of the middle names none of them. Only the two interruptions are named elsewhere: in
//! a player's own turn, and where a player is attacked.

pub(crate) mod countermand;
mod decree;
mod excommunication;
mod imprisonment;
mod insurrection;
pub(crate) mod masquerade;
mod rebellion;

use crate::ask::{Agent, Asking, Question};
use crate::card::{Card, EVENTS};
use crate::happening::{DefaiteEvent, Fact};
use crate::notation::Action;
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::{Cue, Phrase, Rule, Seat, Witness};
use serde::Serialize;

/// The effect of an event.
trait Occasion {
    /// The number of copies in the box.
    const NUMBER: usize;
    /// The short name.
    const CODE: &'static str;
    /// L9: whether it is an interruption, which is never played to the middle.
    const INTERRUPTION: bool = false;
    /// L8.5: whether provinces are scored in a round in which it was played.
    const SCORES: bool = false;

    /// Takes effect for the player at this index of the order of turns. Interruptions take effect
    /// elsewhere.
    fn occur<W: Witness<DefaiteEvent>>(_: &mut RuleRunner<'_, W>, _place: usize) -> Flow {
        Flow::Done
    }

    /// Continues after the answer to a question. Most events ask none.
    fn answered<W: Witness<DefaiteEvent>>(_: &mut RuleRunner<'_, W>, _: Asking, _: Action) -> Flow {
        Flow::Done
    }
}

/// Runs the same code for the type of the given event.
macro_rules! with_event {
    ($event:expr, $occasion:ident => $body:expr) => {
        with_event!($event, $occasion => $body;
            rebellion::Rebellion, insurrection::Insurrection, decree::Decree,
            excommunication::Excommunication, imprisonment::Imprisonment,
            masquerade::Masquerade, countermand::Countermand)
    };
    ($event:expr, $occasion:ident => $body:expr; $($module:ident::$name:ident),+) => {
        match $event {
            $(EventCard::$name => {
                type $occasion = $module::$name;
                $body
            })+
        }
    };
}

/// L8.1: applies the event at this index of the order of turns.
pub(crate) fn occur<W: Witness<DefaiteEvent>>(
    event: EventCard,
    scene: &mut RuleRunner<'_, W>,
    place: usize,
) -> Flow {
    with_event!(event, E => E::occur(scene, place))
}

/// Passes the answer to an event's question.
pub(crate) fn answered<W: Witness<DefaiteEvent>>(
    event: EventCard,
    scene: &mut RuleRunner<'_, W>,
    asking: Asking,
    action: Action,
) -> Flow {
    with_event!(event, E => E::answered(scene, asking, action))
}

/// The seven kinds of events, in the order of the rulebook's table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EventCard {
    /// Takes the King prisoner.
    Rebellion,
    /// Takes unguarded provinces.
    Insurrection,
    /// Moves the King.
    Decree,
    /// Discards a courtier or special person.
    Excommunication,
    /// Discards a person from the middle.
    Imprisonment,
    /// Interruption: makes the next round a masquerade.
    Masquerade,
    /// Interruption: ends an attack, a corruption, a duel or an Insurrection against its player.
    Countermand,
}

impl EventCard {
    /// The sentences of the rulebook behind the event.
    pub(crate) const fn power_rules(self) -> &'static [Rule] {
        match self {
            Self::Rebellion => &[Rule("L9.1"), Rule("L8.5")],
            Self::Insurrection => &[Rule("L9.4")],
            Self::Masquerade => &[Rule("L9.2")],
            Self::Countermand => &[Rule("L9.3")],
            _ => &[],
        }
    }

    /// The sound of the event, if it has one.
    pub(crate) const fn cue(self) -> Option<Cue> {
        match self {
            Self::Rebellion => Some(Cue::Alarm),
            _ => None,
        }
    }

    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Rebellion,
        Self::Insurrection,
        Self::Decree,
        Self::Excommunication,
        Self::Imprisonment,
        Self::Masquerade,
        Self::Countermand,
    ];

    /// The short name.
    pub const fn code(self) -> &'static str {
        with_event!(self, E => E::CODE)
    }

    /// The number of copies in the box.
    pub const fn number(self) -> usize {
        with_event!(self, E => E::NUMBER)
    }

    /// L9: whether it is an interruption, which is never played to the middle.
    pub const fn is_interruption(self) -> bool {
        with_event!(self, E => E::INTERRUPTION)
    }

    /// L8.5: whether provinces are scored in a round in which it was played.
    pub(crate) const fn scores(self) -> bool {
        with_event!(self, E => E::SCORES)
    }

    /// The card.
    pub const fn card(self) -> Card {
        let (mut place, mut before) = (EVENTS.start, 0);
        while before < self as usize {
            place += Self::ALL[before].number();
            before += 1;
        }
        Card::first_at(place)
    }

    /// The event's name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("defaite-card-{}", self.code())).with_code(self.code())
    }
}

impl<W: Witness<DefaiteEvent>> RuleRunner<'_, W> {
    /// Asks its player an event's question.
    fn ask_player(&mut self, event: EventCard, seat: Seat, question: Question) -> Flow {
        self.ask(Agent::Event(event), seat, question)
    }

    /// Records that an event takes effect.
    fn occurs(&mut self, event: EventCard, seat: Seat, rule: &'static str) {
        self.happened(rule, || Fact::Occurs { event, seat, against: None });
    }
}
