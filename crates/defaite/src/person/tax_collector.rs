//! Tax collector: takes the highest gold from each opponent's reserve.

use super::{Person, Special};
use crate::card_stack::Means;
use crate::happening::DefaiteEvent;
use crate::rule_runner::{Flow, RuleRunner};
use interregnum_kernel::{Seat, Witness};

pub(super) struct TaxCollector;

impl Person for TaxCollector {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat) -> Flow {
        scene.levy(Special::TaxCollector, owner, Means::Gold)
    }
}
