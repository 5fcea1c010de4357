//! Cardinal: a free King becomes the owner's prisoner, a held one is freed beside the owner.

use super::Person;
use crate::happening::DefaiteEvent;
use crate::rule_runner::{Flow, RuleRunner};
use crate::state::King;
use interregnum_kernel::{Seat, Witness};

pub(super) struct Cardinal;

impl Person for Cardinal {
    fn act<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, owner: Seat) -> Flow {
        let held = !scene.king.held;
        scene.bring_king(King { seat: owner, held }, "L11.1");
        Flow::Done
    }
}
