//! The deal and the actions that led to a position, as the position remembers them.

use crate::deal::Deal;
use crate::notation::Action;
use crate::setup::Origin;
use crate::state::Defaite;
use interregnum_kernel::{Seat, Silent};

impl Defaite {
    /// The deal and the actions that lead to this position. For a position that was set up, the
    /// deal holds the cards in the order of its deck.
    pub(crate) fn story(&self) -> (Deal, Vec<(Seat, Action)>) {
        let nobles = match &self.origin {
            Origin::Dealt(nobles) => nobles[..self.seats()].to_vec(),
            Origin::SetUp(_) => Vec::new(),
        };
        let mut actions = Vec::new();
        let again = self.again(&mut Silent, |_, done, _| actions.extend(done));
        debug_assert_eq!(again, *self, "a position is what its past makes of it");
        (Deal { seed: None, nobles, deck: self.deck.all().to_vec() }, actions)
    }
}
