//! Executioner: discards one courtier or special person of an opponent.

use super::{Person, Special};
use crate::ask::{Asking, Question};
use crate::happening::DefaiteEvent;
use crate::notation::Action;
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::{Seat, Witness};

pub(super) struct Executioner;

impl Person for Executioner {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat) -> Flow {
        scene.ask_owner(Special::Executioner, owner, Question::Person)
    }

    fn answered<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, _: Asking, action: Action) -> Flow {
        if let Action::Choose(seat, held) = action {
            scene.strike(held.card, seat, "L11.1");
        }
        Flow::Done
    }
}
