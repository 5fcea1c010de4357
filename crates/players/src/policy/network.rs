//! A network with eight-bit weights, as `training/export.py` writes it.
//!
//! Fully connected layers with `ReLU` over the bytes of an observation; the outputs are the logits of the
//! actions. The layout of the file is described there.

/// The first bytes of a file.
const MAGIC: &[u8] = b"IPN1";
/// The number of independent sums of a dot product, which the compiler vectorizes.
const LANES: usize = 8;

/// A policy network.
#[derive(Clone, Debug)]
pub struct Network {
    /// For every column of an observation the row of the first layer, or `None` if it is not read.
    rows: Vec<Option<u16>>,
    /// The factor of each row.
    scales: Vec<f32>,
    layers: Vec<Layer>,
}

/// A layer. A weight is its number times the step of its output.
#[derive(Clone, Debug)]
struct Layer {
    steps: Vec<f32>,
    biases: Vec<f32>,
    weights: Vec<i8>,
}

impl Layer {
    const fn width(&self) -> usize {
        self.biases.len()
    }

    /// Adds an input's row to the sums.
    #[inline]
    fn add(&self, sums: &mut [f32], input: usize, value: f32) {
        let row = &self.weights[input * self.width()..][..self.width()];
        sums.iter_mut().zip(row).for_each(|(sum, &weight)| *sum += value * f32::from(weight));
    }

    /// The cells that follow from the sums.
    fn finish(&self, sums: &mut [f32]) {
        for ((sum, step), bias) in sums.iter_mut().zip(&self.steps).zip(&self.biases) {
            *sum = (*sum * step + bias).max(0.0);
        }
    }

    /// One output of the last layer, which has a row for each output.
    fn output(&self, cells: &[f32], output: usize) -> f32 {
        let row = &self.weights[output * cells.len()..][..cells.len()];
        let mut sums = [0.0f32; LANES];
        for (cells, row) in cells.chunks(LANES).zip(row.chunks(LANES)) {
            for ((sum, cell), &weight) in sums.iter_mut().zip(cells).zip(row) {
                *sum += cell * f32::from(weight);
            }
        }
        sums.iter().sum::<f32>() * self.steps[output] + self.biases[output]
    }
}

impl Network {
    /// Reads a file; `None` if it is not the file of a network.
    pub fn read(file: &[u8]) -> Option<Self> {
        let mut file = Reader(file.strip_prefix(MAGIC)?);
        let columns = usize::from(file.short()?);
        let number = usize::from(file.byte()?);
        let widths: Vec<usize> = (0..number).map(|_| file.short().map(usize::from)).collect::<Option<_>>()?;
        let bits = file.take(columns.div_ceil(8))?;
        let mut rows = Vec::with_capacity(columns);
        let mut used = 0;
        for column in 0..columns {
            let is_used = bits[column / 8] >> (column % 8) & 1 == 1;
            rows.push(is_used.then_some(used));
            used += u16::from(is_used);
        }
        let scales = file.floats(usize::from(used))?;
        let mut inputs = usize::from(used);
        let mut layers = Vec::with_capacity(number);
        for width in widths {
            let (steps, biases) = (file.floats(width)?, file.floats(width)?);
            let weights = file.take(inputs * width)?.iter().map(|&byte| byte.cast_signed()).collect();
            layers.push(Layer { steps, biases, weights });
            inputs = width;
        }
        (file.0.is_empty() && !layers.is_empty()).then_some(Self { rows, scales, layers })
    }

    /// The number of bytes of an observation.
    pub const fn columns(&self) -> usize {
        self.rows.len()
    }

    /// The number of actions.
    pub fn actions(&self) -> usize {
        self.layers.last().map_or(0, Layer::width)
    }

    /// The logits of some actions, by index. An index beyond the actions gives minus infinity.
    pub fn logits(&self, observation: &[u8], actions: impl Iterator<Item = usize>) -> Vec<f32> {
        let Some((last, hidden)) = self.layers.split_last() else { return Vec::new() };
        let mut cells: Vec<f32> = Vec::new();
        for (number, layer) in hidden.iter().enumerate() {
            let mut sums = vec![0.0; layer.width()];
            if number == 0 {
                self.read_columns(observation, |row, value| layer.add(&mut sums, row, value));
            } else {
                // ReLU leaves about half of the inputs at zero: skip them.
                let inputs = cells.iter().enumerate().filter(|(_, cell)| **cell > 0.0);
                inputs.for_each(|(input, &cell)| layer.add(&mut sums, input, cell));
            }
            layer.finish(&mut sums);
            cells = sums;
        }
        let logit = |action| {
            if action < last.width() { last.output(&cells, action) } else { f32::NEG_INFINITY }
        };
        actions.map(logit).collect()
    }

    /// Calls `each` with the row and the scaled value of every column that is read and not zero.
    #[inline]
    fn read_columns(&self, observation: &[u8], mut each: impl FnMut(usize, f32)) {
        for (row, &byte) in self.rows.iter().zip(observation).filter(|(_, byte)| **byte != 0) {
            if let Some(row) = row.map(usize::from) {
                each(row, f32::from(byte) * self.scales[row]);
            }
        }
    }
}

/// The rest of a file.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, number: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(number)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn short(&mut self) -> Option<u16> {
        self.take(2).map(|bytes| u16::from_le_bytes([bytes[0], bytes[1]]))
    }

    fn floats(&mut self, number: usize) -> Option<Vec<f32>> {
        let (floats, _) = self.take(4 * number)?.as_chunks::<4>();
        Some(floats.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three columns, of which the network reads the first and the last; two cells; two actions.
    fn file() -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend([3, 0, 2, 2, 0, 2, 0, 0b101]);
        let floats = |file: &mut Vec<u8>, floats: &[f32]| {
            file.extend(floats.iter().flat_map(|float| float.to_le_bytes()));
        };
        floats(&mut file, &[1.0, 0.5]);
        floats(&mut file, &[0.5, 1.0]);
        floats(&mut file, &[0.0, -1.0]);
        // A row for each input: column 0, then column 2.
        file.extend([2u8, 4, 6, 0xfe]);
        floats(&mut file, &[1.0, 0.25]);
        floats(&mut file, &[0.0, 10.0]);
        // A row for each output.
        file.extend([1u8, 1, 4, 0xf8]);
        file
    }

    #[test]
    fn logits_are_worked_out_from_steps_biases_and_scales() {
        let network = Network::read(&file()).expect("a network");
        assert_eq!((network.columns(), network.actions()), (3, 2));
        // Inputs 1 and 4 * 0.5: cells 0.5 * (2 + 12) = 7 and 4 - 4 - 1 < 0, so 0.
        assert_eq!(network.logits(&[1, 9, 4], 0..3), [7.0, 17.0, f32::NEG_INFINITY]);
        // Input 1 alone: cells 1 and 3; the second action is 0.25 * (4 - 24) + 10.
        assert_eq!(network.logits(&[1, 0, 0], [1, 0].into_iter()), [5.0, 4.0]);
    }

    #[test]
    fn what_is_no_network_is_refused() {
        let file = file();
        assert!((0..file.len()).all(|end| Network::read(&file[..end]).is_none()));
        assert!(Network::read(&[&file[..], &[0]].concat()).is_none());
    }
}
