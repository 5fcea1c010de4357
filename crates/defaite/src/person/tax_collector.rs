//! Tax collector: takes the highest gold from each opponent's reserve.

use super::Person;
use crate::happening::DefaiteEvent;
use crate::heap::Means;
use crate::scene::{Flow, Scene};
use interregnum_kernel::{Seat, Witness};

pub(super) struct TaxCollector;

impl Person for TaxCollector {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut Scene<'_, W>, owner: Seat) -> Flow {
        scene.levy(owner, Means::Gold);
        Flow::Done
    }
}
