//! Excommunication: a courtier or special person in an opponent's court is discarded (L9).

use super::{EventCard, Occasion};
use crate::ask::{Asking, Question};
use crate::happening::DefaiteEvent;
use crate::notation::Action;
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::Witness;

pub(super) struct Excommunication;

const RULE: &str = "L13.5";

impl Occasion for Excommunication {
    const NUMBER: usize = 1;
    const CODE: &'static str = "Exc";

    fn occur<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, place: usize) -> Flow {
        let seat = scene.at(place);
        scene.occurs(EventCard::Excommunication, seat, RULE);
        scene.ask_player(EventCard::Excommunication, seat, Question::Person)
    }

    fn answered<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, _: Asking, action: Action) -> Flow {
        if let Action::Choose(seat, held) = action {
            scene.strike(held.card, seat, RULE);
        }
        Flow::Done
    }
}
