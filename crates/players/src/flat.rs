//! Flat Monte Carlo: the baseline that every search has to beat.
//!
//! Worlds are dealt from the view; in each of them every legal action is tried once and the
//! game is played at random to its end. All actions are tried in the same worlds, so that
//! luck favours none of them. What a solver knows is not tried.

use crate::{Memory, Playable, Player, Weighed, share};
use interregnum_kernel::{View, pick};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::marker::PhantomData;
use std::num::NonZero;

/// Tries every action so many times and does what won most.
pub struct Flat<G> {
    playouts: NonZero<u32>,
    game: PhantomData<fn() -> G>,
}

impl<G> Flat<G> {
    /// How often an action is tried if nobody says otherwise.
    pub const PLAYOUTS: NonZero<u32> = NonZero::new(2000).expect("more than none");

    /// A player that tries every action so many times.
    pub const fn new(playouts: NonZero<u32>) -> Self {
        Self { playouts, game: PhantomData }
    }
}

impl<G: Playable> Flat<G> {
    /// The mean share of the win after each legal action.
    fn chances(&self, view: &G::View, rng: &mut dyn Rng) -> Vec<f64> {
        let Some(seat) = view.viewer().seat() else { return Vec::new() };
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
        let mut won = vec![0.0; view.legal().len()];
        for _ in 0..self.playouts.get() {
            let world = G::imagine(view, &mut dice);
            for (action, won) in view.legal().iter().zip(&mut won) {
                let mut world = world.clone();
                world.advance(seat, *action);
                world.play_out(&mut dice);
                *won += world.winners().map_or(0.0, |winners| share::<G>(world.players(), winners, seat));
            }
        }
        won.into_iter().map(|won| won / f64::from(self.playouts.get())).collect()
    }
}

impl<G: Playable> Player<G> for Flat<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        if let [] | [_] = view.legal() {
            return view.legal().first().copied();
        }
        if let Some(action) = G::exact(view) {
            return Some(action);
        }
        let chances = self.chances(view, rng);
        let best = chances.iter().copied().fold(0.0, f64::max);
        let equal: Vec<_> =
            view.legal().iter().zip(&chances).filter(|(_, chance)| **chance >= best).collect();
        pick(rng, equal.into_iter()).map(|(action, _)| *action)
    }

    fn weigh(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        let chances = self.chances(view, rng);
        let judged = G::judge(view, Memory::Whole).into_iter().zip(chances);
        let tries = u64::from(self.playouts.get());
        judged
            .map(|(judged, chance)| Weighed { action: judged.action, chance, tries, why: judged.why })
            .collect()
    }
}
