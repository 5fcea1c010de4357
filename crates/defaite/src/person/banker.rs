//! Banker: brings the highest gold of the discards to the owner's reserve.

use super::{Person, Special};
use crate::card_stack::Means;
use crate::happening::DefaiteEvent;
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::{Seat, Witness};

pub(super) struct Banker;

impl Person for Banker {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat) -> Flow {
        scene.recall(Special::Banker, owner, Means::Gold)
    }
}
