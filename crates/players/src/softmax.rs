//! Softmax choices, truncated so that clearly worse actions are never chosen.

use rand_core::Rng;

/// The largest difference to the best value, in temperatures, of an action that can be chosen.
const PLAUSIBLE: f64 = 3.0;

/// The index of a value, chosen by a softmax with this temperature among the plausible ones.
pub(crate) fn choice(worths: &[f64], temperature: f64, rng: &mut dyn Rng) -> Option<usize> {
    let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weight = |worth: &f64| {
        let below = (best - worth) / temperature;
        if below <= PLAUSIBLE { (-below).exp() } else { 0.0 }
    };
    let weights: Vec<f64> = worths.iter().map(weight).collect();
    let mut left = fraction(rng) * weights.iter().sum::<f64>();
    for (place, weight) in weights.iter().enumerate() {
        if left < *weight {
            return Some(place);
        }
        left -= weight;
    }
    // Rounding may leave a small remainder; then the best is taken.
    best_of(worths)
}

/// The index of a logit, drawn by a softmax with this temperature; the best with temperature zero.
pub(crate) fn drawn(logits: &[f64], temperature: f64, rng: &mut dyn Rng) -> Option<usize> {
    let best = best_of(logits)?;
    if temperature <= 0.0 {
        return Some(best);
    }
    let weights = weights(logits, best, temperature);
    let mut left = fraction(rng) * weights.iter().sum::<f64>();
    let found = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    found.or(Some(best))
}

/// The probabilities with which [`drawn`] draws.
pub(crate) fn probabilities(logits: &[f64], temperature: f64) -> Option<Vec<f64>> {
    let best = best_of(logits)?;
    if temperature <= 0.0 {
        return Some((0..logits.len()).map(|place| f64::from(u8::from(place == best))).collect());
    }
    let weights = weights(logits, best, temperature);
    let total: f64 = weights.iter().sum();
    Some(weights.into_iter().map(|weight| weight / total).collect())
}

/// The softmax before it is divided by its sum; `best` is the index of the greatest logit.
fn weights(logits: &[f64], best: usize, temperature: f64) -> Vec<f64> {
    logits.iter().map(|logit| ((logit - logits[best]) / temperature).exp()).collect()
}

/// The index of the best value, or with probability `lapse` that of a softmax choice.
pub(crate) fn slipping(worths: &[f64], lapse: f64, temperature: f64, rng: &mut dyn Rng) -> Option<usize> {
    if fraction(rng) < lapse { choice(worths, temperature, rng) } else { best_of(worths) }
}

/// A uniform number in [0, 1) with 53 bits.
pub(crate) fn fraction(rng: &mut dyn Rng) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}

/// The index of the best value, the first of equals.
fn best_of(worths: &[f64]) -> Option<usize> {
    let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    worths.iter().position(|worth| *worth >= best)
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_kernel::Seed;

    #[test]
    fn what_looks_far_worse_is_never_done_and_what_looks_as_good_is_done_as_often() {
        let mut rng = Seed::from_number(1).generator();
        let mut done = [0u32; 4];
        for _ in 0..10_000 {
            done[choice(&[1.0, 0.0, 1.0, 0.5], 0.25, &mut rng).expect("some")] += 1;
        }
        assert_eq!(done[1], 0);
        // Weights 1, 1 and e to the −2: five standard deviations about 4,683 and 634.
        assert!(done[0].abs_diff(4683) < 250 && done[2].abs_diff(4683) < 250, "{done:?}");
        assert!(done[3].abs_diff(634) < 122, "{done:?}");
        assert_eq!(choice(&[], 1.0, &mut rng), None);
    }

    #[test]
    fn logits_are_drawn_by_their_softmax() {
        let mut rng = Seed::from_number(1).generator();
        let mut done = [0u32; 3];
        for _ in 0..10_000 {
            done[drawn(&[0.0, 3.0f64.ln(), f64::NEG_INFINITY], 1.0, &mut rng).expect("some")] += 1;
        }
        // A quarter and three quarters: five standard deviations about 2,500.
        assert!(done[0].abs_diff(2500) < 217 && done[2] == 0, "{done:?}");
        assert!((0..100).all(|_| drawn(&[1.0, 2.0, 1.9], 0.0, &mut rng) == Some(1)));
        let known = probabilities(&[0.0, 3.0f64.ln(), f64::NEG_INFINITY], 1.0).expect("some");
        assert!(known.iter().zip([0.25, 0.75, 0.0]).all(|(found, known)| (found - known).abs() < 1e-12));
        assert_eq!(probabilities(&[1.0, 2.0, 1.9], 0.0), Some(vec![0.0, 1.0, 0.0]));
        assert_eq!(drawn(&[], 1.0, &mut rng), None);
    }

    #[test]
    fn who_never_slips_takes_the_best() {
        let mut rng = Seed::from_number(1).generator();
        assert!((0..1000).all(|_| slipping(&[0.1, 0.3, 0.2], 0.0, 1.0, &mut rng) == Some(1)));
        assert!((0..1000).any(|_| slipping(&[0.1, 0.3, 0.2], 0.1, 1.0, &mut rng) == Some(2)));
    }
}
