//! Who tells what a position between two tricks is worth.

use super::net::{NARROW, Net, WIDE};
use super::sketch::Sketch;
use std::sync::OnceLock;

/// Tells the chance of the side whose sketch it is.
pub(super) trait Judge {
    /// The chance to win; a draw counts half.
    fn chance(&self, sketch: &Sketch) -> f32;
}

impl Judge for Net {
    #[inline]
    fn chance(&self, sketch: &Sketch) -> f32 {
        self.layers(sketch.rows()).chance
    }
}

/// The fitted network with its second layer turned: what each cell of the first adds to all
/// cells of the second, so that their sums run beside each other.
pub(super) struct Swift {
    net: Net,
    across: [[f32; NARROW]; WIDE],
}

impl Swift {
    fn new(net: Net) -> Self {
        let across = std::array::from_fn(|wide| std::array::from_fn(|narrow| net.narrow[narrow][wide]));
        Self { net, across }
    }

    /// The network that the players use.
    pub(super) fn fitted() -> &'static Self {
        static SWIFT: OnceLock<Swift> = OnceLock::new();
        SWIFT.get_or_init(|| Self::new(Net::fitted()))
    }

    /// The network of those who have time for a second opinion.
    pub(super) fn second() -> &'static Self {
        static SWIFT: OnceLock<Swift> = OnceLock::new();
        SWIFT.get_or_init(|| Self::new(Net::second()))
    }
}

impl Judge for Swift {
    #[inline]
    fn chance(&self, sketch: &Sketch) -> f32 {
        let wide = self.net.wide(sketch.rows());
        let mut narrow = self.net.narrow_bias;
        for (cell, weights) in wide.iter().zip(&self.across) {
            // The sign bit of nothing is nothing: half of the cells are cut off.
            if *cell > 0.0 {
                narrow.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = cell.mul_add(*weight, *sum));
            }
        }
        let last = narrow.iter().zip(&self.net.last).map(|(cell, weight)| cell.max(0.0) * weight);
        1.0 / (1.0 + (-last.sum::<f32>() - self.net.last_bias).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_games::claim::{Claim, Dreamer, NAMED, Options};
    use interregnum_kernel::{Game, Seat, Seed, Viewer, pick};

    #[test]
    fn the_turned_network_says_what_the_network_says() {
        let options = Options { players: 2, kingdom: NAMED[0].1, leader: Seat::new(0) };
        let mut game = Claim::start(&options, &Claim::deal(&options, Seed::from_number(3))).expect("a deal");
        let mut rng = Seed::from_number(4).generator();
        let mut compared = 0;
        while let Some(seat) = game.to_act().first() {
            let world = Dreamer::of(&game.view(Viewer::Seat(seat))).dream(&mut rng);
            if world.between_tricks() {
                let sketch = Sketch::of(&world, seat);
                let (one, other) = (Net::fitted().chance(&sketch), Swift::fitted().chance(&sketch));
                assert!((one - other).abs() < 1e-5, "{one} and {other}");
                compared += 1;
            }
            let action = pick(&mut rng, game.legal(seat)).expect("somebody can act");
            game.advance(seat, action);
        }
        assert!(compared > 20);
    }
}
