//! Marshal: takes the highest musketeer from each opponent's reserve.

use super::Person;
use crate::happening::DefaiteEvent;
use crate::heap::Means;
use crate::scene::{Flow, Scene};
use interregnum_kernel::{Seat, Witness};

pub(super) struct Marshal;

impl Person for Marshal {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut Scene<'_, W>, owner: Seat) -> Flow {
        scene.levy(owner, Means::Musketeers);
        Flow::Done
    }
}
