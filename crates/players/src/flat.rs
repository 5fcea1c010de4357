//! Flat Monte Carlo: the baseline that every search has to beat.
//!
//! It samples worlds from the view; in each it tries every legal action once and plays at random to
//! the end. All actions are tried in the same worlds, which reduces the variance of their
//! differences. Where the exact values are known, it uses them.

use crate::{Playable, Player, Weighed, explained, share};
use interregnum_kernel::{View, pick};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::num::NonZero;

/// The default number of playouts of each action.
pub const PLAYOUTS: NonZero<u32> = NonZero::new(2000).expect("more than none");

/// Tries every action the same number of times and chooses the one that won most.
pub struct Flat<G: Playable> {
    playouts: NonZero<u32>,
    endgame: Option<G::EndgameSolver>,
}

impl<G: Playable> Flat<G> {
    /// A player with this number of playouts, which uses exact values where they are known.
    pub fn new(playouts: NonZero<u32>) -> Self {
        Self { playouts, endgame: Some(G::EndgameSolver::default()) }
    }

    /// A player with this number of playouts, which ignores exact values.
    pub const fn guessing(playouts: NonZero<u32>) -> Self {
        Self { playouts, endgame: None }
    }

    /// The exact values of the legal actions, or those of playouts; without reasons.
    fn tried(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        let known = self.endgame.as_mut().and_then(|endgame| G::known(endgame, view, u64::MAX));
        if let Some(known) = known {
            return known;
        }
        let tries = self.playouts.get();
        let won = won::<G>(view, tries, rng);
        let weigh = |(&action, won): (&G::Action, f64)| Weighed {
            action,
            chance: won / f64::from(tries),
            tries: u64::from(tries),
            why: None,
        };
        view.legal().iter().zip(won).map(weigh).collect()
    }
}

/// The shares of the win after each legal action, summed over the worlds.
fn won<G: Playable>(view: &G::View, worlds: u32, rng: &mut dyn Rng) -> Vec<f64> {
    let Some(seat) = view.viewer().seat() else { return Vec::new() };
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
    let mut won = vec![0.0; view.legal().len()];
    for _ in 0..worlds {
        let world = G::imagine(view, &mut dice);
        for (action, won) in view.legal().iter().zip(&mut won) {
            let mut world = world.clone();
            world.advance(seat, *action);
            world.play_out(&mut dice);
            *won += world.winners().map_or(0.0, |winners| share::<G>(world.players(), winners, seat));
        }
    }
    won
}

impl<G: Playable> Player<G> for Flat<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        if let [] | [_] = view.legal() {
            return view.legal().first().copied();
        }
        let tried = self.tried(view, rng);
        // Among equal chances, exact values prefer the action with more `tries`.
        let merit = |weighed: &Weighed<G::Action>| (weighed.chance, weighed.tries);
        let best =
            tried.iter().map(merit).fold((0.0, 0), |best, merit| if merit > best { merit } else { best });
        let equal: Vec<_> = tried.iter().filter(|weighed| merit(weighed) >= best).collect();
        pick(rng, equal.into_iter()).map(|weighed| weighed.action)
    }

    fn weigh(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        explained::<G>(view, self.tried(view, rng))
    }
}
