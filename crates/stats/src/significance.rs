//! Two-sided quantiles of the normal distribution and of Student's t.

use std::f64::consts::{FRAC_2_PI, FRAC_PI_2, PI};

/// The probability that a confidence interval misses the true value (α).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Significance(f64);

impl Significance {
    pub(crate) const FIVE_PERCENT: Self = Self(0.05);

    /// Bonferroni's correction: if each of `number` intervals has the corrected level, the
    /// probability that any of them misses is at most this level.
    #[must_use]
    pub(crate) const fn bonferroni(self, number: usize) -> Self {
        Self(if number > 1 { self.0 / number as f64 } else { self.0 })
    }

    /// α.
    pub(crate) const fn alpha(self) -> f64 {
        self.0
    }

    /// The z with P(|Z| > z) = α for a standard normal Z.
    pub(crate) fn normal_quantile(self) -> f64 {
        // P(|Z| > 8) is below the precision of an f64 near 1.
        bisected(8.0, |z| normal_inside(z) < 1.0 - self.0)
    }

    /// The t with P(|T| > t) = α for Student's T with these degrees of freedom.
    pub(crate) fn student_quantile(self, degrees: u64) -> f64 {
        if degrees == 0 {
            return f64::INFINITY;
        }
        if degrees > EXACT {
            // Two terms of the Cornish-Fisher expansion; the third is below 2e-5 up to z = 4.
            let (z, degrees) = (self.normal_quantile(), degrees as f64);
            let first = (z.powi(3) + z) / (4.0 * degrees);
            let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * degrees * degrees);
            return z + first + second;
        }
        let angle = bisected(FRAC_PI_2, |angle| student_inside(angle, degrees) < 1.0 - self.0);
        (degrees as f64).sqrt() * angle.tan()
    }
}

/// The largest number of degrees of freedom for which Student's distribution is summed term by
/// term.
const EXACT: u64 = 200;

/// The point below `most` from which `is_below` no longer holds, by bisection.
fn bisected(most: f64, is_below: impl Fn(f64) -> bool) -> f64 {
    let (mut low, mut high) = (0.0, most);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if is_below(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

/// The chance that a normal variable lies within `z` standard deviations: its density times
/// z + z³/3 + z⁵/(3·5) + …
fn normal_inside(z: f64) -> f64 {
    let (mut term, mut sum, mut odd) = (z, 0.0, 1.0);
    while term > 1e-18 * sum {
        sum += term;
        odd += 2.0;
        term *= z * z / odd;
    }
    2.0 * sum * (-z * z / 2.0).exp() / (2.0 * PI).sqrt()
}

/// The chance that Student's variable lies within √degrees · tan(angle): Abramowitz and
/// Stegun, 26.7.3 and 26.7.4.
fn student_inside(angle: f64, degrees: u64) -> f64 {
    let (sine, cosine) = angle.sin_cos();
    let is_odd = degrees % 2 == 1;
    let (mut power, mut term) = if is_odd { (1, cosine) } else { (0, 1.0) };
    let mut sum = 0.0;
    while power + 2 <= degrees {
        sum += term;
        term *= cosine * cosine * (power + 1) as f64 / (power + 2) as f64;
        power += 2;
    }
    if is_odd { FRAC_2_PI * (angle + sine * sum) } else { sine * sum }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} is not {expected}");
    }

    /// The usual tables of the normal distribution have these values.
    #[test]
    fn the_normal_distribution_is_cut_where_the_tables_cut_it() {
        for (alpha, z) in [(0.1, 1.644_854), (0.05, 1.959_964), (0.01, 2.575_829), (0.001, 3.290_527)] {
            assert_near(Significance(alpha).normal_quantile(), z, 5e-7);
        }
    }

    /// The usual tables of Student's distribution have these values.
    #[test]
    fn students_distribution_is_cut_where_the_tables_cut_it() {
        let table = [
            (0.05, 1, 12.706),
            (0.05, 2, 4.303),
            (0.05, 3, 3.182),
            (0.05, 7, 2.365),
            (0.05, 9, 2.262),
            (0.01, 10, 3.169),
            (0.05, 30, 2.042),
            (0.01, 120, 2.617),
            (0.05, 1000, 1.962),
        ];
        for (alpha, degrees, t) in table {
            assert_near(Significance(alpha).student_quantile(degrees), t, 6e-4);
        }
    }

    #[test]
    fn one_observation_leaves_everything_open() {
        assert!(Significance::FIVE_PERCENT.student_quantile(0).is_infinite());
    }

    #[test]
    fn where_the_sums_end_the_expansion_goes_on() {
        for alpha in [0.05, 0.0005] {
            let [before, last, next] =
                [EXACT - 1, EXACT, EXACT + 1].map(|n| Significance(alpha).student_quantile(n));
            assert_near(last - next, before - last, 2e-5);
        }
    }

    #[test]
    fn many_looks_share_one_alpha() {
        assert_near(Significance::FIVE_PERCENT.bonferroni(10).alpha(), 0.005, 1e-12);
        assert_near(Significance::FIVE_PERCENT.bonferroni(0).alpha(), 0.05, 0.0);
    }
}
