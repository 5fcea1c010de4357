//! Imprisonment: a person whom another player has in the middle is discarded (L9).

use super::{EventCard, Occasion};
use crate::ask::{Asking, Question};
use crate::happening::{DefaiteEvent, Zone};
use crate::notation::Action;
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::Witness;

pub(super) struct Imprisonment;

const RULE: &str = "L13.5";

impl Occasion for Imprisonment {
    const NUMBER: usize = 1;
    const CODE: &'static str = "Imp";

    fn occur<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, place: usize) -> Flow {
        let seat = scene.at(place);
        scene.occurs(EventCard::Imprisonment, seat, RULE);
        scene.ask_player(EventCard::Imprisonment, seat, Question::Middle)
    }

    fn answered<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, _: Asking, action: Action) -> Flow {
        if let Action::Choose(seat, held) = action {
            let place = scene.place(seat);
            scene.middle.take(place);
            scene.discard(held.card, Zone::Middle, RULE);
        }
        Flow::Done
    }
}
