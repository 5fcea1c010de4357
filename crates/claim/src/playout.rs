//! Random playouts for search: the same rules, trick by trick instead of action by action, which
//! avoids repeated checks.

use crate::state::{Claim, Stage};
use crate::trick::Trick;
use interregnum_kernel::{Game, Silent, below, pick};
use rand_core::Rng;

impl Claim {
    /// Plays at random to the end and returns the number of actions.
    #[inline]
    pub(crate) fn finish_at_random(&mut self, rng: &mut impl Rng) -> usize {
        match self.seats() {
            2 => self.finish_among::<2>(rng),
            3 => self.finish_among::<3>(rng),
            _ => self.finish_among::<4>(rng),
        }
    }

    #[inline]
    fn finish_among<const N: usize>(&mut self, rng: &mut impl Rng) -> usize {
        let mut actions = 0;
        loop {
            match self.stage {
                Stage::Over => return actions,
                Stage::Playing if self.trick.played() == 0 => {
                    self.trick_at_random::<N>(rng);
                    actions += N;
                }
                // A trick already begun, or a choice among followers.
                Stage::Playing | Stage::Recruiting(_) => {
                    let seat = self.turn;
                    let Some(action) = pick(rng, self.legal(seat)) else { return actions };
                    self.advance(seat, action);
                    actions += 1;
                }
            }
        }
    }

    /// A whole trick.
    #[inline]
    fn trick_at_random<const N: usize>(&mut self, rng: &mut impl Rng) {
        let leader = self.trick.leader();
        let mut trick = Trick::led_by(leader);
        for place in 0..N {
            let seat = leader.clockwise(place, N);
            let cards = trick.playable(self.hands[seat]).one_of_each();
            let card = cards.nth_of_each(below(rng, cards.len()));
            self.lay(seat, card, &mut trick, &mut Silent);
        }
        self.resolve::<N>(trick, &mut Silent);
    }
}
