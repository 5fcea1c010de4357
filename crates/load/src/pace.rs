//! The pace of players that together reach a given rate.

use interregnum_kernel::below;
use rand_core::Rng;
use std::time::Duration;

/// How long a player waits before each move, so that on average all tables together make the
/// requested number of moves per second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pace(Option<Duration>);

impl Pace {
    pub(crate) fn new(tables: usize, moves_per_s: f64) -> Self {
        let interval = tables as f64 / moves_per_s;
        Self((moves_per_s > 0.0).then(|| Duration::from_secs_f64(interval)))
    }

    /// The time for a table's first move: uniform from zero to the average, so that the rate is
    /// reached at once.
    pub(crate) fn first(self, rng: &mut impl Rng) -> Option<Duration> {
        self.0.map(|average| average.mul_f64(below(rng, 1001) as f64 / 1000.0))
    }

    /// The time for one move: uniform from half the average to one and a half of it, so that tables
    /// do not synchronize.
    pub(crate) fn think(self, rng: &mut impl Rng) -> Option<Duration> {
        self.0.map(|average| average.mul_f64(0.5 + below(rng, 1001) as f64 / 1000.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_kernel::Seed;

    #[test]
    fn thinking_takes_on_average_what_the_rate_asks_for() {
        let mut rng = Seed::from_number(1).generator();
        let pace = Pace::new(10, 5.0);
        let all: Vec<Duration> = (0..1000).filter_map(|_| pace.think(&mut rng)).collect();
        assert!(all.iter().all(|time| (1.0..=3.0).contains(&time.as_secs_f64())));
        let mean = all.iter().sum::<Duration>().as_secs_f64() / 1000.0;
        assert!((mean - 2.0).abs() < 0.1, "{mean}");
        let firsts: Vec<Duration> = (0..1000).filter_map(|_| pace.first(&mut rng)).collect();
        assert!(firsts.iter().all(|time| time.as_secs_f64() <= 2.0));
        assert_eq!(Pace::new(10, 0.0).think(&mut rng), None);
    }
}
