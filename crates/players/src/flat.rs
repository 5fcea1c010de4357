//! Flat Monte Carlo: the baseline that every search has to beat.
//!
//! Worlds are dealt from the view; in each of them every legal action is tried once and the
//! game is played at random to its end. All actions are tried in the same worlds, so that
//! luck favours none of them. What is known exactly is not tried.

use crate::{Playable, Player, Weighed, explained, share};
use interregnum_kernel::{View, pick};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::num::NonZero;

/// How often [`Flat`] tries an action if nobody says otherwise.
pub const PLAYOUTS: NonZero<u32> = NonZero::new(2000).expect("more than none");

/// Tries every action so many times and does what won most.
pub struct Flat<G: Playable> {
    playouts: NonZero<u32>,
    oracle: Option<G::Oracle>,
}

impl<G: Playable> Flat<G> {
    /// A player that tries every action so many times, but for what is known exactly.
    pub fn new(playouts: NonZero<u32>) -> Self {
        Self { playouts, oracle: Some(G::Oracle::default()) }
    }

    /// A player that tries every action so many times, whatever is known.
    pub const fn guessing(playouts: NonZero<u32>) -> Self {
        Self { playouts, oracle: None }
    }

    /// What is known of the legal actions, or what trying them tells; without reasons.
    fn tried(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        let known = self.oracle.as_mut().and_then(|oracle| G::known(oracle, view, u64::MAX));
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

/// The shares of the win after each legal action, summed over so many worlds.
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
        // Of what wins alike, the exact answer prefers what it counts as tried.
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
