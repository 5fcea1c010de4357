//! Church decree: its player puts the King, free, beside any player (L9).

use super::{EventCard, Occasion};
use crate::ask::{Asking, Question};
use crate::happening::DefaiteEvent;
use crate::notation::Action;
use crate::rule_runner::{Flow, RuleRunner};
use crate::state::King;
use interregnum_kernel::Witness;

pub(super) struct Decree;

const RULE: &str = "L13.5";

impl Occasion for Decree {
    const NUMBER: usize = 2;
    const CODE: &'static str = "Dec";

    fn occur<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, place: usize) -> Flow {
        let seat = scene.at(place);
        scene.occurs(EventCard::Decree, seat, RULE);
        scene.ask_player(EventCard::Decree, seat, Question::King)
    }

    fn answered<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, _: Asking, action: Action) -> Flow {
        if let Action::King(seat) = action {
            scene.bring_king(King { seat, held: false }, RULE);
        }
        Flow::Done
    }
}
