//! Fitting numbers to their gradients: Adam, with the constants of Kingma and Ba (2015).

/// The memories of the two averages, and what keeps it from dividing by nothing.
const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
const TINY: f32 = 1e-8;
/// How fast numbers fade that nothing holds up (Loshchilov and Hutter 2019).
const FADING: f32 = 0.02;

/// What is remembered of past gradients.
pub(super) struct Adam {
    averages: Vec<(f32, f32)>,
    steps: i32,
}

impl Adam {
    pub(super) fn new(numbers: usize) -> Self {
        Self { averages: vec![(0.0, 0.0); numbers], steps: 0 }
    }

    /// One step of every number against its gradient.
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
        // Numbers fade a little towards nothing.
        assert!((place[0] - 1.0).abs() < 0.05 && (place[1] - 2.0).abs() < 0.05, "{place:?}");
    }
}
