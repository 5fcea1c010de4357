//! Fits the evaluation to labelled positions: mini-batches, Adam, cross-entropy.

use super::adam::Adam;
use crate::claim::features::MOST;
use crate::claim::net::{Layers, NARROW, Net, WIDE};
use interregnum_kernel::{below, mix};
use rand_core::Rng;

/// A position and its label.
#[derive(Clone)]
pub(super) struct Sample {
    pub(super) rows: Vec<u16>,
    pub(super) worth: f32,
}

/// The size of a mini-batch.
const BATCH: usize = 256;
/// An evaluation being fitted.
pub(super) struct Trainer {
    pub(super) net: Net,
    gradient: Net,
    adam: Adam,
}

impl Trainer {
    /// Starts from small random weights (He initialization).
    pub(super) fn new(rng: &mut impl Rng) -> Self {
        let mut net = Net::zero();
        let mut near = |spread: f32| (below(rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0) * spread;
        let wide = (6.0 / MOST as f32).sqrt();
        net.rows.iter_mut().flatten().for_each(|number| *number = near(wide));
        let narrow = (6.0 / WIDE as f32).sqrt();
        net.narrow.iter_mut().flatten().for_each(|number| *number = near(narrow));
        let last = (6.0 / NARROW as f32).sqrt();
        net.last.iter_mut().for_each(|number| *number = near(last));
        let numbers = net.numbers().count();
        Self { net, gradient: Net::zero(), adam: Adam::new(numbers) }
    }

    /// One epoch in a random order; returns the mean cross-entropy.
    pub(super) fn epoch(&mut self, samples: &[Sample], rate: f32, rng: &mut impl Rng) -> f64 {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        mix(rng, &mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            self.gradient.numbers().for_each(|number| *number = 0.0);
            for &place in batch {
                loss += self.learn(&samples[place as usize]);
            }
            self.step(rate, batch.len());
        }
        loss / samples.len() as f64
    }

    /// The mean cross-entropy, without learning.
    pub(super) fn loss(net: &Net, samples: &[Sample]) -> f64 {
        let one = |sample: &Sample| entropy(net.layers(&sample.rows).chance, sample.worth);
        samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
    }

    fn learn(&mut self, sample: &Sample) -> f64 {
        let Layers { wide, narrow, chance } = self.net.layers(&sample.rows);
        let error = chance - sample.worth;
        let gradient = &mut self.gradient;
        gradient.last_bias += error;
        let mut to_wide = [0.0f32; WIDE];
        for (cell, &value) in narrow.iter().enumerate() {
            gradient.last[cell] += error * value;
            if value <= 0.0 {
                continue;
            }
            let error = error * self.net.last[cell];
            gradient.narrow_bias[cell] += error;
            for lane in 0..WIDE {
                gradient.narrow[cell][lane] += error * wide[lane];
                to_wide[lane] += error * self.net.narrow[cell][lane];
            }
        }
        for lane in 0..WIDE {
            to_wide[lane] = if wide[lane] > 0.0 { to_wide[lane] } else { 0.0 };
            gradient.wide_bias[lane] += to_wide[lane];
        }
        for &row in &sample.rows {
            let row = &mut gradient.rows[usize::from(row)];
            row.iter_mut().zip(&to_wide).for_each(|(sum, error)| *sum += error);
        }
        entropy(chance, sample.worth)
    }

    fn step(&mut self, rate: f32, batch: usize) {
        let gradients = self.gradient.numbers().map(|gradient| *gradient / batch as f32);
        self.adam.step(rate, self.net.numbers().zip(gradients));
    }
}

fn entropy(chance: f32, worth: f32) -> f64 {
    let chance = f64::from(chance).clamp(1e-6, 1.0 - 1e-6);
    let worth = f64::from(worth);
    -worth * chance.ln() - (1.0 - worth) * (1.0 - chance).ln()
}
