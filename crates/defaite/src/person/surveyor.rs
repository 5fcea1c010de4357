//! Surveyor: takes one province of the owner's choice from each opponent who has any, clockwise.

use super::{Person, Special};
use crate::ask::{Agent, Asking, Question};
use crate::happening::DefaiteEvent;
use crate::notation::Action;
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::{Seat, Witness};

pub(super) struct Surveyor;

impl Surveyor {
    /// Asks for a province of the next opponent, beginning `steps` seats from the owner.
    fn survey<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat, steps: usize) -> Flow {
        let players = scene.seats();
        for step in steps..players {
            let seat = owner.clockwise(step, players);
            if !scene.courts[seat].lands.is_empty() {
                return scene.ask_owner(Special::Surveyor, owner, Question::Land(seat));
            }
        }
        Flow::Done
    }
}

impl Person for Surveyor {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat) -> Flow {
        if scene.opponents(owner).all(|seat| scene.courts[seat].lands.is_empty()) {
            return scene.nothing(Agent::Person(Special::Surveyor));
        }
        Self::survey(scene, owner, 1)
    }

    fn answered<W: Witness<DefaiteEvent>>(
        scene: &mut RuleRunner<'_, W>,
        asking: Asking,
        action: Action,
    ) -> Flow {
        let owner = asking.seat;
        let Action::Choose(seat, held) = action else { return Flow::Done };
        if let Some(land) = scene.guards.find(scene.courts[seat].lands, held) {
            scene.withdraw_from(land, seat);
            scene.cede(land, seat, owner, "L11.1");
        }
        let players = scene.seats();
        Self::survey(scene, owner, (seat.index() + players - owner.index()) % players + 1)
    }
}
