//! The evaluation: what a position between two tricks is worth to one side, as a chance.
//!
//! A small network: the rows of the [`Sketch`](super::sketch::Sketch) are summed, cut off at zero, mixed by a second
//! layer of the same kind, and weighed to one number whose logistic is the chance to win (a
//! draw counts half). Its numbers were fitted here, by `interregnum fit`, to games in which
//! the second phase was solved exactly; `docs/strength.md` tells how.

use super::sketch::ROWS;
use super::stored;

/// The width of the first layer, and of the second.
pub(super) const WIDE: usize = 64;
pub(super) const NARROW: usize = 32;

/// The network's numbers.
#[derive(Clone)]
pub(super) struct Net {
    pub(super) rows: Vec<[f32; WIDE]>,
    pub(super) wide_bias: [f32; WIDE],
    pub(super) narrow: [[f32; WIDE]; NARROW],
    pub(super) narrow_bias: [f32; NARROW],
    pub(super) last: [f32; NARROW],
    pub(super) last_bias: f32,
}

/// What the layers hold for one position.
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

    /// The network that was fitted.
    pub(super) fn fitted() -> Self {
        Self::read(include_bytes!("../../weights/claim.bin")).unwrap_or_else(Self::zero)
    }

    /// The network that was fitted to more games, of players who go by habit.
    pub(super) fn second() -> Self {
        Self::read(include_bytes!("../../weights/claim-second.bin")).unwrap_or_else(Self::zero)
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

    /// The chance, and the layers on the way to it.
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

    /// All numbers, in the order in which they are stored.
    pub(super) fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().flatten();
        let narrow = self.narrow.iter_mut().flatten();
        rows.chain(&mut self.wide_bias)
            .chain(narrow)
            .chain(&mut self.narrow_bias)
            .chain(&mut self.last)
            .chain([&mut self.last_bias])
    }

    /// The numbers as bytes.
    pub(super) fn write(&self) -> Vec<u8> {
        stored::write(self.clone().numbers())
    }

    /// The numbers read back; `None` if there are not exactly as many as the network has.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let mut net = Self::zero();
        stored::read(bytes, net.numbers())?;
        Some(net)
    }
}

/// The product of two layers, in eight sums that run beside each other.
#[inline]
fn dot(one: &[f32; WIDE], other: &[f32; WIDE]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for lane in 0..8 {
            sums[lane] = one[lane].mul_add(other[lane], sums[lane]);
        }
    }
    sums.iter().sum()
}
