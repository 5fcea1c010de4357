//! Evaluators of positions between two tricks.

use super::features::Features;
use super::net::{NARROW, Net, WIDE, fused};
use std::sync::OnceLock;

/// Evaluates a position for the side whose features are given.
pub(super) trait Evaluator {
    /// The chance to win; a draw counts half.
    fn chance(&self, features: &Features) -> f32;
}

impl Evaluator for Net {
    #[inline]
    fn chance(&self, features: &Features) -> f32 {
        self.layers(features.rows()).chance
    }
}

/// A network with its second layer transposed: the inner loop adds one input to all outputs, which
/// the compiler vectorizes.
pub(super) struct FastNet {
    net: Net,
    across: [[f32; NARROW]; WIDE],
}

impl FastNet {
    fn new(net: Net) -> Self {
        let across = std::array::from_fn(|wide| std::array::from_fn(|narrow| net.narrow[narrow][wide]));
        Self { net, across }
    }

    /// The network of the first fit.
    pub(super) fn fitted() -> &'static Self {
        static FAST_NET: OnceLock<FastNet> = OnceLock::new();
        FAST_NET.get_or_init(|| Self::new(Net::fitted()))
    }

    /// The network of the second fit, for [`lookahead`](super::lookahead).
    pub(super) fn second() -> &'static Self {
        static FAST_NET: OnceLock<FastNet> = OnceLock::new();
        FAST_NET.get_or_init(|| Self::new(Net::second()))
    }
}

impl Evaluator for FastNet {
    #[inline]
    fn chance(&self, features: &Features) -> f32 {
        let wide = self.net.wide(features.rows());
        let mut narrow = self.net.narrow_bias;
        for (cell, weights) in wide.iter().zip(&self.across) {
            // ReLU leaves about half of the inputs at zero: skip them.
            if *cell > 0.0 {
                narrow.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = fused(*cell, *weight, *sum));
            }
        }
        let last = narrow.iter().zip(&self.net.last).map(|(cell, weight)| cell.max(0.0) * weight);
        1.0 / (1.0 + (-last.sum::<f32>() - self.net.last_bias).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_games::claim::{Claim, NAMED, Options, WorldSampler};
    use interregnum_kernel::{Game, Seat, Seed, Viewer, pick};

    #[test]
    fn the_turned_network_says_what_the_network_says() {
        let options = Options { players: 2, kingdom: NAMED[0].1, leader: Seat::new(0) };
        let mut game = Claim::start(&options, &Claim::deal(&options, Seed::from_number(3))).expect("a deal");
        let mut rng = Seed::from_number(4).generator();
        let mut compared = 0;
        while let Some(seat) = game.to_act().first() {
            let world = WorldSampler::of(&game.view(Viewer::Seat(seat))).sample(&mut rng);
            if world.between_tricks() {
                let features = Features::of(&world, seat);
                let (one, other) = (Net::fitted().chance(&features), FastNet::fitted().chance(&features));
                assert!((one - other).abs() < 1e-5, "{one} and {other}");
                compared += 1;
            }
            let action = pick(&mut rng, game.legal(seat)).expect("somebody can act");
            game.advance(seat, action);
        }
        assert!(compared > 20);
    }
}
