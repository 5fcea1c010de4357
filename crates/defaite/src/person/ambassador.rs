//! Ambassador: the owner may swap a courtier with an opponent.

use super::{Person, Special};
use crate::ask::{Agent, Asking, Question};
use crate::card::Card;
use crate::happening::{DefaiteEvent, Fact, Zone};
use crate::notation::Action;
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::{Seat, Witness};

pub(super) struct Ambassador;

impl Person for Ambassador {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat) -> Flow {
        // L13.7: the question, with `decline`, is asked only if both sides have a courtier.
        let has = |seat: Seat| !scene.courts[seat].courtiers().is_empty();
        let agent = Agent::Person(Special::Ambassador);
        if has(owner) && scene.opponents(owner).any(has) {
            scene.wait(Asking { seat: owner, agent, question: Question::Give })
        } else {
            scene.nothing(agent)
        }
    }

    fn answered<W: Witness<DefaiteEvent>>(
        scene: &mut RuleRunner<'_, W>,
        asking: Asking,
        action: Action,
    ) -> Flow {
        let owner = asking.seat;
        match (asking.question, action) {
            (Question::Give, Action::Give(held)) => {
                scene.ask_owner(Special::Ambassador, owner, Question::Swap(held.card))
            }
            (Question::Swap(given), Action::Choose(seat, held)) => {
                swap(scene, [(owner, given), (seat, held.card)]);
                Flow::Done
            }
            _ => {
                scene.happened("L11.1", || Fact::Declines { seat: owner });
                Flow::Done
            }
        }
    }
}

fn swap<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, sides: [(Seat, Card); 2]) {
    for (seat, courtier) in sides {
        scene.withdraw_under(courtier, seat);
        scene.courts[seat].persons.remove(courtier);
    }
    let [(one, given), (other, taken)] = sides;
    scene.enter(given, Zone::Court(one), other, "L11.1");
    scene.enter(taken, Zone::Court(other), one, "L11.1");
}
