//! Rebellion: takes the King prisoner, unless there is more than one in the round (L9.1).

use super::{EventCard, Occasion};
use crate::happening::{DefaiteEvent, Fact, Merit};
use crate::middle::Group;
use crate::rule_runner::{Flow, RuleRunner};
use crate::state::King;
use interregnum_kernel::{SeatSet, Witness};

pub(super) struct Rebellion;

/// The points that each player of a failed rebellion scores.
const CONSOLATION: u16 = 5;
const RULE: &str = "L9.1";

impl Occasion for Rebellion {
    const NUMBER: usize = 6;
    const CODE: &'static str = "Reb";
    const SCORES: bool = true;

    /// All rebellions of a round take effect together, at the place of the first.
    fn occur<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, place: usize) -> Flow {
        let rebel = |place: &usize| scene.middle.card(*place) == EventCard::Rebellion.card();
        let mut rebels = scene.middle.of(Group::Event).filter(rebel);
        if rebels.next() != Some(place) {
            return Flow::Done;
        }
        let seats: SeatSet = rebels.chain([place]).map(|place| scene.at(place)).collect();
        if seats.len() > 1 {
            fail(scene, place, seats);
        } else {
            let seat = scene.at(place);
            scene.occurs(EventCard::Rebellion, seat, RULE);
            scene.bring_king(King { seat, held: true }, RULE);
        }
        Flow::Done
    }
}

/// All fail: a held King goes free, and every rebel scores, in the order played.
fn fail<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, first: usize, rebels: SeatSet) {
    scene.happened(RULE, || Fact::Fails { event: EventCard::Rebellion, seats: rebels });
    let king = King { held: false, ..scene.king };
    scene.bring_king(king, RULE);
    for place in first..scene.seats() {
        let seat = scene.at(place);
        if rebels.contains(seat) {
            scene.score(seat, CONSOLATION, Merit::Card(EventCard::Rebellion.card()), RULE);
        }
    }
}
