//! Confessor: the owner scores 3 points.

use super::{Person, Special};
use crate::happening::{DefaiteEvent, Merit};
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::{Seat, Witness};

/// The points that the owner scores.
const POINTS: u16 = 3;

pub(super) struct Confessor;

impl Person for Confessor {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat) -> Flow {
        scene.score(owner, POINTS, Merit::Card(Special::Confessor.card()), "L11.1");
        Flow::Done
    }
}
