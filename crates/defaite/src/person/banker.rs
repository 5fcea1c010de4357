//! Banker: brings the highest gold of the discards to the owner's reserve.

use super::Person;
use crate::happening::DefaiteEvent;
use crate::heap::Means;
use crate::scene::{Flow, Scene};
use interregnum_kernel::{Seat, Witness};

pub(super) struct Banker;

impl Person for Banker {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut Scene<'_, W>, owner: Seat) -> Flow {
        scene.recall(owner, Means::Gold);
        Flow::Done
    }
}
