//! Positions at the start of phase two, reached by random play: for measuring and testing.

use interregnum_claim::{Claim, FactionSet, Options, PhaseTwo};
use interregnum_kernel::{Game, Seat, Seed, pick};

/// The start of phase two of a game with this seed, after uniformly random play in phase one; seat
/// 0 led the first trick.
///
/// # Panics
/// If the kingdom is not one for two players (C2.2).
pub fn sample(kingdom: FactionSet, seed: Seed) -> PhaseTwo {
    let options = Options { players: 2, kingdom, leader: Seat::new(0) };
    let mut claim = Claim::start(&options, &Claim::deal(&options, seed)).expect("a kingdom for two");
    let mut rng = seed.child(0).generator();
    loop {
        if let Some(gathering) = claim.phase_two() {
            return gathering;
        }
        let seat = claim.to_act().first().expect("phase two comes before the end");
        let action = pick(&mut rng, claim.legal(seat)).expect("who is to act can act");
        claim.advance(seat, action);
    }
}
