//! Wald's sequential probability ratio test: ends a contest as soon as its sets tell enough.
//!
//! The sets are not single games, so their variance is estimated from them (the generalized test):
//! with `n` sets of mean `m` and variance `v`, the logarithm of the likelihood ratio of the shares
//! `s1` and `s0` is `n (s1 − s0) (2m − s0 − s1) / 2v`.

/// The probability of each wrong verdict.
const ERROR: f64 = 0.05;

/// The least number of sets before a verdict: the ratio is a normal approximation.
const LEAST: usize = 16;

/// A test whether the first of two players is stronger by `high` than by `low`, in Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    shares: [f64; 2],
    fair: f64,
}

/// The result of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The higher difference is the likelier one.
    High,
    /// The lower difference is the likelier one.
    Low,
}

impl Sprt {
    /// A test of two differences in Elo; `fair` is the share of equal players. `None` unless both are
    /// finite and `low` is less than `high`.
    pub fn new(low: f64, high: f64, fair: f64) -> Option<Self> {
        let sensible = low.is_finite() && high.is_finite() && low < high;
        sensible.then(|| Self { shares: [low, high].map(|elo| share(elo, fair)), fair })
    }

    /// The logarithm of the likelihood ratio after these sets, each given by the first player's share.
    ///
    /// Two sets are added for the variance, one won and one lost at the fair rate, so that a few equal
    /// results at the start do not pass for certainty.
    pub fn log_ratio(&self, sets: &[f64]) -> f64 {
        let number = sets.len() as f64;
        if sets.is_empty() {
            return 0.0;
        }
        let mean = sets.iter().sum::<f64>() / number;
        let squares: f64 = sets.iter().map(|share| (share - mean).powi(2)).sum();
        let variance = (squares + 2.0 * self.fair * (1.0 - self.fair)) / (number + 2.0);
        let [low, high] = self.shares;
        number * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// The verdict after these sets; `None` while they do not tell enough.
    pub fn verdict(&self, sets: &[f64]) -> Option<Verdict> {
        if sets.len() < LEAST {
            return None;
        }
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match self.log_ratio(sets) {
            ratio if ratio >= bound => Some(Verdict::High),
            ratio if ratio <= -bound => Some(Verdict::Low),
            _ => None,
        }
    }
}

/// The share of the wins that belongs to a difference in Elo: the inverse of [`elo`](super::elo).
fn share(elo: f64, fair: f64) -> f64 {
    let odds = 10_f64.powf(elo / 400.0) * fair / (1.0 - fair);
    odds / (1.0 + odds)
}

#[cfg(test)]
mod tests {
    use super::super::elo;
    use super::*;
    use interregnum_kernel::Seed;
    use rand_core::Rng;

    #[test]
    fn a_share_and_its_elo_belong_together() {
        for (difference, fair) in [(0.0, 0.5), (20.0, 0.5), (-35.0, 1.0 / 3.0), (400.0, 1.0 / 6.0)] {
            assert!((elo(share(difference, fair), fair) - difference).abs() < 1e-9, "{difference} {fair}");
        }
    }

    #[test]
    fn differences_that_cannot_be_told_apart_are_no_test() {
        assert_eq!(Sprt::new(5.0, 5.0, 0.5), None);
        assert_eq!(Sprt::new(10.0, 0.0, 0.5), None);
        assert_eq!(Sprt::new(0.0, f64::INFINITY, 0.5), None);
        assert_eq!(Sprt::new(f64::NAN, 1.0, 0.5), None);
    }

    /// By hand: s0 = 0.5, s1 = 10/11; six sets of mean 0.75 with squares 6 · 0.0625, and 0.5 more.
    #[test]
    fn the_ratio_is_that_of_the_formula() {
        let sprt = Sprt::new(0.0, 400.0, 0.5).expect("a test");
        let sets = [1.0, 0.5, 1.0, 0.5, 1.0, 0.5];
        let (s1, variance) = (10.0 / 11.0, (6.0 * 0.0625 + 0.5) / 8.0);
        let expected = 6.0 * (s1 - 0.5) * (1.5 - 0.5 - s1) / (2.0 * variance);
        assert!((sprt.log_ratio(&sets) - expected).abs() < 1e-12);
    }

    /// Sets of two games with a known share; returns the verdict and the number of sets.
    fn run(sprt: Sprt, share: f64, dice: &mut impl Rng) -> (Option<Verdict>, usize) {
        let mut sets = Vec::new();
        while sets.len() < 20_000 {
            let mut win = || f64::from(u8::from(f64::from(dice.next_u32()) < share * 2_f64.powi(32)));
            sets.push(f64::midpoint(win(), win()));
            if let Some(verdict) = sprt.verdict(&sets) {
                return (Some(verdict), sets.len());
            }
        }
        (None, sets.len())
    }

    /// 400 contests at either hypothesis: with an error rate of 5 % more than 32 wrong verdicts
    /// (three standard deviations) are a fault.
    #[test]
    fn wrong_verdicts_are_as_rare_as_stated_and_most_contests_end_early() {
        let sprt = Sprt::new(0.0, 60.0, 0.5).expect("a test");
        let mut dice = Seed::from_number(22).generator();
        for (difference, wrong) in [(0.0, Verdict::High), (60.0, Verdict::Low)] {
            let runs: Vec<_> = (0..400).map(|_| run(sprt, share(difference, 0.5), &mut dice)).collect();
            let errors = runs.iter().filter(|(verdict, _)| *verdict == Some(wrong)).count();
            let open = runs.iter().filter(|(verdict, _)| verdict.is_none()).count();
            assert!(errors <= 32 && open == 0, "{errors} wrong and {open} open at {difference}");
            // A test of fixed length with the same errors needs (2 · 1.645)² · v / (s1 − s0)² = 185 sets.
            let mean = runs.iter().map(|(_, sets)| sets).sum::<usize>() / runs.len();
            assert!(mean < 185, "{mean} sets at {difference}");
        }
    }

    /// A contest far from both hypotheses is decided sooner.
    #[test]
    fn a_clear_difference_is_decided_after_a_few_sets() {
        let sprt = Sprt::new(0.0, 60.0, 0.5).expect("a test");
        assert_eq!(sprt.verdict(&[]), None);
        assert_eq!(sprt.verdict(&[1.0; LEAST - 1]), None, "too few sets");
        assert_eq!(sprt.verdict(&[1.0; LEAST]), Some(Verdict::High));
        assert_eq!(sprt.verdict(&[0.0; LEAST]), Some(Verdict::Low));
    }
}
