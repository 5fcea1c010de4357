//! La Défaite as a game of the house.

use crate::choices::Choices;
use crate::notation::Action;
use crate::scene::Scene;
use crate::state::Defaite;
use interregnum_kernel::{Seat, Silent, below};
use rand_core::Rng;

impl Defaite {
    /// Plays at random to the end and gives the number of actions.
    #[inline]
    pub(crate) fn finish_at_random(&mut self, rng: &mut impl Rng) -> usize {
        let mut actions = 0;
        while let Some(seat) = self.acting() {
            let choices = Choices::of(self);
            let action = choices.nth(below(rng, choices.len()), &self.guards);
            self.do_silently(seat, action);
            actions += 1;
        }
        actions
    }

    #[inline]
    pub(crate) fn do_silently(&mut self, seat: Seat, action: Action) {
        Scene::new(self, &mut Silent).act(seat, action);
    }
}
