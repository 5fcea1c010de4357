//! The powers of the special persons: one file for each person (L11).
//!
//! The engine names none of them. It tells a person to act for an owner, and passes on the owner's
//! answer to the person's question.

mod ambassador;
mod banker;
mod captain;
mod cardinal;
mod confessor;
mod executioner;
mod marshal;
mod spy;
mod surveyor;
mod tax_collector;

use crate::ask::{Agent, Asking, Question};
use crate::card::{Card, SPECIALS};
use crate::card_stack::{CardStack, Means};
use crate::happening::{DefaiteEvent, Fact, Zone};
use crate::notation::Action;
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::{Phrase, Seat, Witness};
use serde::Serialize;

/// The power of a special person.
trait Person {
    /// Acts for the owner of the court that the person has entered.
    fn act<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat) -> Flow;

    /// Continues after the answer to a question. Most persons ask none.
    fn answered<W: Witness<DefaiteEvent>>(_: &mut RuleRunner<'_, W>, _: Asking, _: Action) -> Flow {
        Flow::Done
    }
}

/// Runs the same code for the type of the given person.
macro_rules! with_person {
    ($special:expr, $person:ident => $body:expr) => {
        with_person!($special, $person => $body;
            surveyor::Surveyor, tax_collector::TaxCollector, marshal::Marshal,
            executioner::Executioner, cardinal::Cardinal, spy::Spy, ambassador::Ambassador,
            banker::Banker, captain::Captain, confessor::Confessor)
    };
    ($special:expr, $person:ident => $body:expr; $($module:ident::$name:ident),+) => {
        match $special {
            $(Special::$name => {
                type $person = $module::$name;
                $body
            })+
        }
    };
}

/// Lets a special person act who has entered a court.
pub(crate) fn act<W: Witness<DefaiteEvent>>(
    special: Special,
    scene: &mut RuleRunner<'_, W>,
    owner: Seat,
) -> Flow {
    scene.happened("L11.1", || Fact::Acts { person: special, owner });
    with_person!(special, P => P::act(scene, owner))
}

/// Passes the answer to a special person's question.
pub(crate) fn answered<W: Witness<DefaiteEvent>>(
    special: Special,
    scene: &mut RuleRunner<'_, W>,
    asking: Asking,
    action: Action,
) -> Flow {
    with_person!(special, P => P::answered(scene, asking, action))
}

/// The ten special persons, in the order of the rulebook's table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Takes provinces.
    Surveyor,
    /// Takes gold from reserves.
    TaxCollector,
    /// Takes musketeers from reserves.
    Marshal,
    /// Discards a courtier or special person.
    Executioner,
    /// Takes the King prisoner, or frees him.
    Cardinal,
    /// Takes a card from a hand.
    Spy,
    /// Swaps courtiers.
    Ambassador,
    /// Brings back gold.
    Banker,
    /// Brings back a musketeer.
    Captain,
    /// Scores.
    Confessor,
}

impl Special {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Surveyor,
        Self::TaxCollector,
        Self::Marshal,
        Self::Executioner,
        Self::Cardinal,
        Self::Spy,
        Self::Ambassador,
        Self::Banker,
        Self::Captain,
        Self::Confessor,
    ];

    /// The short name.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Surveyor => "Sur",
            Self::TaxCollector => "Tax",
            Self::Marshal => "Mar",
            Self::Executioner => "Exe",
            Self::Cardinal => "Car",
            Self::Spy => "Spy",
            Self::Ambassador => "Amb",
            Self::Banker => "Ban",
            Self::Captain => "Cap",
            Self::Confessor => "Con",
        }
    }

    /// The person's name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("defaite-card-{}", self.code())).with_code(self.code())
    }

    /// The card.
    pub const fn card(self) -> Card {
        Card::first_at(SPECIALS.start + self as usize)
    }
}

impl<W: Witness<DefaiteEvent>> RuleRunner<'_, W> {
    /// Asks the owner a special person's question.
    fn ask_owner(&mut self, special: Special, owner: Seat, question: Question) -> Flow {
        self.ask(Agent::Person(special), owner, question)
    }

    /// Takes the highest card of each opponent's reserve into the owner's.
    fn levy(&mut self, special: Special, owner: Seat, means: Means) -> Flow {
        let mut has_taken = false;
        for seat in self.opponents(owner) {
            if let Some(card) = self.courts[seat].reserve(means).highest(means) {
                self.courts[seat].reserve_mut(means).remove(card, means);
                self.courts[owner].reserve_mut(means).insert(card, means);
                self.moved(card, Zone::Reserve(seat), Zone::Reserve(owner), "L11.1");
                has_taken = true;
            }
        }
        if has_taken { Flow::Done } else { self.nothing(Agent::Person(special)) }
    }

    /// Brings the highest card of the discards into the owner's reserve.
    fn recall(&mut self, special: Special, owner: Seat, means: Means) -> Flow {
        let Some(card) = CardStack::within(self.discards, means).highest(means) else {
            return self.nothing(Agent::Person(special));
        };
        self.discards.remove(card);
        self.courts[owner].reserve_mut(means).insert(card, means);
        self.moved(card, Zone::Discards, Zone::Reserve(owner), "L11.1");
        Flow::Done
    }
}
