//! The evaluation: the chance of one side to win from a position between two tricks.
//!
//! A network of two hidden layers with `ReLU` over the [`Features`](super::features::Features); the
//! logistic of its output is the chance to win (a draw counts half). `interregnum fit` fitted the
//! weights to games whose second phase was solved exactly; see `docs/strength.md`.

use super::features::ROWS;
use super::{stored, weights};

/// The widths of the first and the second layer.
pub(super) const WIDE: usize = 64;
pub(super) const NARROW: usize = 32;

/// The network's weights.
#[derive(Clone)]
pub(super) struct Net {
    pub(super) rows: Vec<[f32; WIDE]>,
    pub(super) wide_bias: [f32; WIDE],
    pub(super) narrow: [[f32; WIDE]; NARROW],
    pub(super) narrow_bias: [f32; NARROW],
    pub(super) last: [f32; NARROW],
    pub(super) last_bias: f32,
}

/// The activations of the layers for one position.
pub(super) struct Layers {
    pub(super) wide: [f32; WIDE],
    pub(super) narrow: [f32; NARROW],
    pub(super) chance: f32,
}

impl Net {
    /// A network of zeros.
    pub(super) fn zero() -> Self {
        Self {
            rows: vec![[0.0; WIDE]; ROWS],
            wide_bias: [0.0; WIDE],
            narrow: [[0.0; WIDE]; NARROW],
            narrow_bias: [0.0; NARROW],
            last: [0.0; NARROW],
            last_bias: 0.0,
        }
    }

    /// The network of the first fit.
    pub(super) fn fitted() -> Self {
        Self::read(weights::value()).unwrap_or_else(Self::zero)
    }

    /// The network of the second fit: more games, played by the policy.
    pub(super) fn second() -> Self {
        Self::read(weights::second()).unwrap_or_else(Self::zero)
    }

    /// The first layer.
    #[inline]
    pub(super) fn wide(&self, rows: &[u16]) -> [f32; WIDE] {
        let mut wide = self.wide_bias;
        for &row in rows {
            let row = &self.rows[usize::from(row)];
            wide.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        wide.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        wide
    }

    /// The chance and the activations of all layers.
    #[inline]
    pub(super) fn layers(&self, rows: &[u16]) -> Layers {
        let wide = self.wide(rows);
        let mut narrow = self.narrow_bias;
        for (sum, weights) in narrow.iter_mut().zip(&self.narrow) {
            *sum = (*sum + dot(&wide, weights)).max(0.0);
        }
        let sum: f32 = narrow.iter().zip(&self.last).map(|(cell, weight)| cell * weight).sum();
        Layers { wide, narrow, chance: 1.0 / (1.0 + (-sum - self.last_bias).exp()) }
    }

    /// All weights, in the order of the file.
    pub(super) fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().flatten();
        let narrow = self.narrow.iter_mut().flatten();
        rows.chain(&mut self.wide_bias)
            .chain(narrow)
            .chain(&mut self.narrow_bias)
            .chain(&mut self.last)
            .chain([&mut self.last_bias])
    }

    /// The weights as bytes.
    pub(super) fn write(&self) -> Vec<u8> {
        stored::write(self.clone().numbers())
    }

    /// Reads the weights back; `None` if their number is wrong.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let mut net = Self::zero();
        stored::read(bytes, net.numbers())?;
        Some(net)
    }
}

/// `one * other + sum`, rounded once. WebAssembly has no instruction for it, and to compute it exactly
/// would take most of the search's time. There the product, which is exact in an `f64`, is added in an
/// `f64`: of a billion results about two differ in the last bit.
#[inline]
pub(super) fn fused(one: f32, other: f32, sum: f32) -> f32 {
    if cfg!(target_family = "wasm") {
        (f64::from(one) * f64::from(other) + f64::from(sum)) as f32
    } else {
        one.mul_add(other, sum)
    }
}

/// The dot product, in eight independent sums that the compiler vectorizes.
#[inline]
fn dot(one: &[f32; WIDE], other: &[f32; WIDE]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for lane in 0..8 {
            sums[lane] = fused(one[lane], other[lane], sums[lane]);
        }
    }
    sums.iter().sum()
}
