//! The optimizer Adam, with the constants of Kingma and Ba (2015).

/// β₁, β₂ and ε.
const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
const TINY: f32 = 1e-8;
/// The weight decay (Loshchilov and Hutter 2019).
const FADING: f32 = 0.02;

/// The moving averages of the gradients and their squares.
pub(super) struct Adam {
    averages: Vec<(f32, f32)>,
    steps: i32,
}

impl Adam {
    pub(super) fn new(numbers: usize) -> Self {
        Self { averages: vec![(0.0, 0.0); numbers], steps: 0 }
    }

    /// One step of every weight against its gradient.
    pub(super) fn step<'a>(&mut self, rate: f32, numbers: impl Iterator<Item = (&'a mut f32, f32)>) {
        self.steps = self.steps.saturating_add(1);
        let rate = rate * (1.0 - SECOND.powi(self.steps)).sqrt() / (1.0 - FIRST.powi(self.steps));
        for ((number, gradient), (first, second)) in numbers.zip(&mut self.averages) {
            *first = FIRST * *first + (1.0 - FIRST) * gradient;
            *second = SECOND * *second + (1.0 - SECOND) * gradient * gradient;
            *number -= rate * (*first / (second.sqrt() + TINY) + FADING * *number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_bottom_of_a_bowl() {
        let mut place = [3.0f32, -5.0];
        let mut adam = Adam::new(2);
        for _ in 0..2000 {
            let gradients = [2.0 * (place[0] - 1.0), 8.0 * (place[1] - 2.0)];
            adam.step(0.05, place.iter_mut().zip(gradients));
        }
        // Weight decay.
        assert!((place[0] - 1.0).abs() < 0.05 && (place[1] - 2.0).abs() < 0.05, "{place:?}");
    }
}
