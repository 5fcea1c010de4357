//! How the search sees `BraveRats`.

use crate::Budget;
use crate::search::{Dice, Plain, Searched, Shown};
use interregnum_games::braverats::{Action, BraveRats, BraveRatsView};
use interregnum_kernel::Viewer;

impl Shown for BraveRats {
    /// Cards kept in a draft are hidden. Cards for a duel are revealed as soon as both are chosen.
    fn face_down(&self, action: Action) -> Option<u64> {
        matches!(action, Action::Keep(_)).then_some(0)
    }

    /// Cards drawn or turned up do not split the tree.
    fn sight(&self, _viewer: Viewer) -> u64 {
        0
    }
}

impl Searched for BraveRats {
    type WorldModel = Plain<Self>;
    type Swindle = Plain<Self>;

    fn model(view: &BraveRatsView, _budget: Budget, _dice: &mut Dice) -> Plain<Self> {
        Plain::of(view)
    }
}
