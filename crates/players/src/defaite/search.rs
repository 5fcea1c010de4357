//! How the search sees La Défaite.

use crate::Budget;
use crate::search::{Dice, Plain, Searched, Shown};
use interregnum_games::defaite::{Action, Defaite, DefaiteView};
use interregnum_kernel::Viewer;

impl Shown for Defaite {
    /// A challenger's card lies face down until it is answered, and so do the cards of the
    /// middle in a masquerade.
    fn face_down(&self, action: Action) -> Option<u64> {
        match action {
            Action::Duel(seat, _) => Some(1 + seat.index() as u64),
            Action::Play(_) if self.is_face_down() => Some(0),
            _ => None,
        }
    }

    /// Cards drawn or turned up do not split the tree.
    fn sight(&self, _viewer: Viewer) -> u64 {
        0
    }
}

impl Searched for Defaite {
    type WorldModel = Plain<Self>;
    type Swindle = Plain<Self>;

    fn model(view: &DefaiteView, _budget: Budget, _dice: &mut Dice) -> Plain<Self> {
        Plain::of(view)
    }
}
