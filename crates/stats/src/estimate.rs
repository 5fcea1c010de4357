//! Estimates from a sample of games: shares, means and ratios with confidence intervals. The
//! game is the unit of the sample: two incidents in one game are not two observations.

use crate::significance::Significance;
use serde::Serialize;

/// An estimate and its confidence interval. Where the sample is too small, the value is not a
/// number or the ends are infinite; both are `null` in JSON.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The estimate.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Multiplies the estimate and both ends.
    #[must_use]
    pub(crate) fn times(self, factor: f64) -> Self {
        Self { value: self.value * factor, low: self.low * factor, high: self.high * factor }
    }

    /// Cuts the ends to the range of a share, 0 to 1.
    #[must_use]
    pub(crate) fn as_share(self) -> Self {
        Self { value: self.value, low: self.low.max(0.0), high: self.high.min(1.0) }
    }

    fn around(value: f64, error: f64) -> Self {
        Self { value, low: value - error, high: value + error }
    }

    /// Half the width of the interval.
    pub fn error(self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// Wilson's interval of a share: `part` of `whole` observations, each between 0 and 1. It is
/// conservative if some observations lie strictly between 0 and 1.
pub(crate) fn wilson(part: f64, whole: u64, significance: Significance) -> Interval {
    let number = whole as f64;
    if whole == 0 {
        return Interval { value: f64::NAN, low: 0.0, high: 1.0 };
    }
    let (share, z) = (part / number, significance.normal_quantile());
    let square = z * z / number;
    let middle = (share + square / 2.0) / (1.0 + square);
    let spread = share * (1.0 - share) / number + square / (4.0 * number);
    let error = z * spread.max(0.0).sqrt() / (1.0 + square);
    Interval { value: share, low: (middle - error).max(0.0), high: (middle + error).min(1.0) }
}

/// The moments of a number observed once a game: count, sum and sum of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Moments {
    pub(crate) number: u64,
    pub(crate) sum: u64,
    squares: u64,
}

impl Moments {
    pub(crate) const NONE: Self = Self { number: 0, sum: 0, squares: 0 };

    pub(crate) fn add(&mut self, value: u32) {
        self.add_often(value, 1);
    }

    /// Adds `games` games with the same value.
    pub(crate) fn add_often(&mut self, value: u32, games: u64) {
        let value = u64::from(value);
        self.merge(Self { number: games, sum: value * games, squares: value * value * games });
    }

    pub(crate) const fn merge(&mut self, other: Self) {
        self.number += other.number;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub(crate) fn mean(self) -> f64 {
        self.sum as f64 / self.number as f64
    }

    /// The standard deviation of the sample.
    pub(crate) fn deviation(self) -> f64 {
        // Integers up to the last step, so that equal observations give exactly zero.
        let (number, sum) = (u128::from(self.number), u128::from(self.sum));
        let spread = number * u128::from(self.squares) - sum * sum;
        (spread as f64 / (self.number as f64 * (self.number as f64 - 1.0))).sqrt()
    }

    /// Student's interval of the mean.
    pub(crate) fn interval(self, significance: Significance) -> Interval {
        let t = significance.student_quantile(self.number.saturating_sub(1));
        let error = if t.is_finite() { t * self.deviation() / (self.number as f64).sqrt() } else { t };
        Interval::around(self.mean(), error)
    }
}

/// The ratio of two numbers observed once a game: the sum of `part` over the sum of `whole`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ratio {
    number: u64,
    whole: u64,
    part: u64,
    wholes: u64,
    parts: u64,
    mixed: u64,
}

impl Ratio {
    pub(crate) fn add(&mut self, part: u32, whole: u32) {
        let (part, whole) = (u64::from(part), u64::from(whole));
        let one =
            Self { number: 1, whole, part, wholes: whole * whole, parts: part * part, mixed: part * whole };
        self.merge(one);
    }

    pub(crate) const fn merge(&mut self, other: Self) {
        self.number += other.number;
        self.whole += other.whole;
        self.part += other.part;
        self.wholes += other.wholes;
        self.parts += other.parts;
        self.mixed += other.mixed;
    }

    /// The interval of the ratio by linearisation (delta method) with Student's distribution, from
    /// the residuals `part - ratio · whole` of the games.
    pub(crate) fn interval(self, significance: Significance) -> Interval {
        let (number, whole) = (self.number as f64, self.whole as f64);
        let ratio = self.part as f64 / whole;
        let rest = self.parts as f64 - 2.0 * ratio * self.mixed as f64 + ratio * ratio * self.wholes as f64;
        let t = significance.student_quantile(self.number.saturating_sub(1));
        let error =
            if t.is_finite() { t * (number * rest.max(0.0) / (number - 1.0)).sqrt() / whole } else { t };
        Interval::around(ratio, error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(found: f64, expected: f64) {
        assert!((found - expected).abs() <= 5e-5, "{found} is not {expected}");
    }

    /// By hand, with z² = 3.8415: the middle is (0.8 + 0.19207) / 1.38415 = 0.71674, the error
    /// 1.95996 · √(0.016 + 0.0096037) / 1.38415 = 0.22658.
    #[test]
    fn eight_of_ten_by_wilson() {
        let found = wilson(8.0, 10, Significance::FIVE_PERCENT);
        assert_near(found.value, 0.8);
        assert_near(found.low, 0.49016);
        assert_near(found.high, 0.94332);
    }

    /// Of none in ten the upper end is z² / (10 + z²); all of ten is its mirror image.
    #[test]
    fn none_and_all_of_ten_by_wilson() {
        let (none, all) =
            (wilson(0.0, 10, Significance::FIVE_PERCENT), wilson(10.0, 10, Significance::FIVE_PERCENT));
        assert_near(none.low, 0.0);
        assert_near(none.high, 0.27753);
        assert_near(all.low, 1.0 - 0.27753);
        assert_near(all.high, 1.0);
    }

    #[test]
    fn a_share_of_nothing_is_unknown() {
        let found = wilson(0.0, 0, Significance::FIVE_PERCENT);
        assert!(found.value.is_nan());
        assert_near(found.high - found.low, 1.0);
    }

    fn moments(values: &[u32]) -> Moments {
        let mut moments = Moments::default();
        values.iter().for_each(|&value| moments.add(value));
        moments
    }

    /// The mean is 5, the squared deviations sum to 32, so the standard deviation is √(32/7); with
    /// t = 2.36462 for seven degrees of freedom the error is 2.36462 · 2.13809 / √8.
    #[test]
    fn a_mean_by_student() {
        let moments = moments(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_near(moments.deviation(), 2.13809);
        let found = moments.interval(Significance::FIVE_PERCENT);
        assert_near(found.value, 5.0);
        assert_near(found.error(), 1.78749);
    }

    #[test]
    fn equal_observations_leave_no_doubt_and_one_leaves_all() {
        let equal = moments(&[52, 52, 52]).interval(Significance::FIVE_PERCENT);
        assert_eq!((equal.low, equal.high), (52.0, 52.0));
        let one = moments(&[52]).interval(Significance::FIVE_PERCENT);
        assert_near(one.value, 52.0);
        assert!(one.high.is_infinite());
    }

    /// Parts 1, 2, 4 of wholes 2, 4, 6: the ratio is 7/12, the residuals are −1/6, −1/3, 1/2, and
    /// their squares sum to 14/36; t = 4.30265 for two degrees of freedom. The error is 4.30265 ·
    /// √(3 · 14/36 / 2) / 12.
    #[test]
    fn a_ratio_by_its_linearisation() {
        let mut ratio = Ratio::default();
        [(1, 2), (2, 4), (4, 6)].into_iter().for_each(|(part, whole)| ratio.add(part, whole));
        let found = ratio.interval(Significance::FIVE_PERCENT);
        assert_near(found.value, 0.58333);
        assert_near(found.error(), 0.27385);
    }

    /// If every game has the same whole, the ratio is the mean of the parts divided by it.
    #[test]
    fn a_ratio_to_equal_wholes_is_a_mean() {
        let mut ratio = Ratio::default();
        let parts = [0, 1, 1, 3, 2];
        parts.into_iter().for_each(|part| ratio.add(part, 4));
        let mean = moments(&parts).interval(Significance::FIVE_PERCENT).times(0.25);
        let found = ratio.interval(Significance::FIVE_PERCENT);
        assert_near(found.value, mean.value);
        assert_near(found.error(), mean.error());
    }

    #[test]
    fn a_part_of_nothing_is_unknown() {
        let mut ratio = Ratio::default();
        ratio.add(0, 0);
        ratio.add(0, 0);
        assert!(ratio.interval(Significance::FIVE_PERCENT).value.is_nan());
    }

    #[test]
    fn sums_do_not_care_who_counted() {
        let (mut one, two) = (moments(&[1, 2]), moments(&[5, 9, 2]));
        one.merge(two);
        assert_eq!(one, moments(&[9, 1, 5, 2, 2]));
    }
}
