//! Insurrection: an opponent's unguarded provinces fall to its player (L9.4).

use super::{EventCard, Occasion};
use crate::ask::{Agent, Asking, Question};
use crate::card_stack::{CardStack, Means};
use crate::event::countermand;
use crate::happening::{DefaiteEvent, Fact, Menace, Zone};
use crate::notation::{Action, Spot};
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::{Seat, Witness};

pub(super) struct Insurrection;

const RULE: &str = "L9.4";

impl Occasion for Insurrection {
    const NUMBER: usize = 2;
    const CODE: &'static str = "Ins";

    fn occur<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, place: usize) -> Flow {
        let seat = scene.at(place);
        let open = scene.opponents(seat).filter(|&other| !scene.unguarded(other).is_empty()).collect();
        scene.ask_player(EventCard::Insurrection, seat, Question::Name(open))
    }

    fn answered<W: Witness<DefaiteEvent>>(
        scene: &mut RuleRunner<'_, W>,
        asking: Asking,
        action: Action,
    ) -> Flow {
        match (asking.question, action) {
            (_, Action::Name(target)) => {
                let (event, by) = (EventCard::Insurrection, asking.seat);
                scene.happened(RULE, || Fact::Occurs { event, seat: by, against: Some(target) });
                defend(scene, target, by, true)
            }
            (Question::Defend { by, .. }, Action::Put(card, Spot::On(held))) => {
                if let Some(land) = scene.guards.find(scene.unguarded(asking.seat), held) {
                    let mut guard = CardStack::EMPTY;
                    guard.insert(card, Means::Musketeers);
                    scene.hands[asking.seat].remove(card);
                    scene.guards.set_on(land, guard);
                    let to = Zone::Guarding(asking.seat, held.card);
                    scene.moved(card, Zone::Hand(asking.seat), to, RULE);
                }
                defend(scene, asking.seat, by, false)
            }
            (Question::Defend { by, .. }, Action::Countermand) => {
                countermand::play(scene, asking.seat, by, Menace::Event(EventCard::Insurrection));
                Flow::Done
            }
            (Question::Defend { by, .. }, _) => {
                for land in scene.unguarded(asking.seat).lands() {
                    scene.cede(land, asking.seat, by, RULE);
                }
                Flow::Done
            }
            _ => Flow::Done,
        }
    }
}

/// L13.4: asks the target while a province is unguarded, even without a musketeer.
fn defend<W: Witness<DefaiteEvent>>(
    scene: &mut RuleRunner<'_, W>,
    target: Seat,
    by: Seat,
    first: bool,
) -> Flow {
    if scene.unguarded(target).is_empty() {
        return Flow::Done;
    }
    let agent = Agent::Event(EventCard::Insurrection);
    scene.wait(Asking { seat: target, agent, question: Question::Defend { by, first } })
}
