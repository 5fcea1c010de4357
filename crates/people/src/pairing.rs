//! Who is paired with whom in rated games: the range of ratings that somebody accepts grows with the time they wait.
//!
//! 1. A range begins at 100 points on both sides, grows by 50 every five seconds, and has no end after a minute.
//! 2. Somebody with a provisional rating, or none, accepts everybody at once: the number says little.
//! 3. Two are paired if each is within the other's range.
//! 4. Of several who fit, the nearest rating is chosen; of equally near ones, the one that waits longest.

use crate::Rating;
use interregnum_table::Span;

/// The points on both sides with which a range begins.
const FIRST: u32 = 100;

/// By how many points a range grows at a time.
const STEP: u32 = 50;

/// How often a range grows.
const STEP_TIME: Span = Span::seconds(5);

/// After this time a range has no end.
const UNBOUNDED: Span = Span::seconds(60);

/// Somebody who looks for a rated game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seeker {
    /// The rating in the wanted game.
    pub rating: f64,
    /// Whether the rating says little.
    pub provisional: bool,
    /// For how long they have waited.
    pub waited: Span,
}

impl Seeker {
    /// Somebody with this rating who has waited for so long.
    pub fn new(rating: &Rating, waited: Span) -> Self {
        Self { rating: rating.value, provisional: rating.is_provisional(), waited }
    }

    /// The points on both sides that they accept now; `None` if every rating is accepted.
    pub const fn range(&self) -> Option<u32> {
        if self.provisional || self.waited.0 >= UNBOUNDED.0 {
            return None;
        }
        Some(FIRST + STEP * (self.waited.0 / STEP_TIME.0) as u32)
    }

    /// Whether they accept somebody.
    pub fn accepts(&self, other: &Self) -> bool {
        self.range().is_none_or(|range| self.distance(other) <= f64::from(range))
    }

    fn distance(&self, other: &Self) -> f64 {
        (self.rating - other.rating).abs()
    }

    /// The place in a list of the person with whom they are paired.
    pub fn partner(&self, others: &[Self]) -> Option<usize> {
        let fits = |other: &Self| self.accepts(other) && other.accepts(self);
        let fitting = others.iter().enumerate().filter(|(_, other)| fits(other));
        let nearest = fitting.min_by(|(_, one), (_, other)| {
            self.distance(one).total_cmp(&self.distance(other)).then(other.waited.cmp(&one.waited))
        });
        nearest.map(|(place, _)| place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeker(rating: f64, seconds: u32) -> Seeker {
        Seeker { rating, provisional: false, waited: Span::seconds(seconds.into()) }
    }

    #[test]
    fn who_waits_longer_accepts_more_distant_ratings() {
        let ranges = [0, 4, 5, 10, 59].map(|seconds| seeker(1500.0, seconds).range());
        assert_eq!(ranges, [Some(100), Some(100), Some(150), Some(200), Some(650)]);
        assert_eq!(seeker(1500.0, 60).range(), None);
    }

    #[test]
    fn a_provisional_rating_accepts_everybody_at_once() {
        let new = Seeker::new(&Rating::START, Span::seconds(0));
        assert_eq!(new.range(), None);
        assert!(new.accepts(&seeker(2400.0, 0)) && !seeker(2400.0, 0).accepts(&new));
        assert!(seeker(1450.0, 0).accepts(&new));
    }

    #[test]
    fn two_are_paired_if_each_is_within_the_range_of_the_other() {
        let patient = seeker(1500.0, 60);
        assert_eq!(patient.partner(&[seeker(1800.0, 0)]), None);
        assert_eq!(patient.partner(&[seeker(1800.0, 20)]), Some(0));
        assert_eq!(seeker(1800.0, 20).partner(&[patient]), Some(0), "the one who asks does not matter");
    }

    #[test]
    fn the_nearest_is_chosen_and_of_equally_near_ones_the_one_that_waits_longest() {
        let others = [seeker(1580.0, 30), seeker(1540.0, 1), seeker(1460.0, 3), seeker(2500.0, 90)];
        assert_eq!(seeker(1500.0, 0).partner(&others), Some(2));
        assert_eq!(seeker(1500.0, 0).partner(&[]), None);
    }

    /// Nobody waits for ever: after a minute any two fit.
    #[test]
    fn after_a_minute_any_two_fit() {
        for rating in [0.0, 800.0, 1500.0, 3200.0] {
            assert_eq!(seeker(rating, 60).partner(&[seeker(1500.0, 61)]), Some(0));
        }
    }
}
