//! Captain: brings the highest musketeer of the discards to the owner's reserve.

use super::Person;
use crate::happening::DefaiteEvent;
use crate::heap::Means;
use crate::scene::{Flow, Scene};
use interregnum_kernel::{Seat, Witness};

pub(super) struct Captain;

impl Person for Captain {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut Scene<'_, W>, owner: Seat) -> Flow {
        scene.recall(owner, Means::Musketeers);
        Flow::Done
    }
}
