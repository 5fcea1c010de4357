//! The result of sets of games between two players: a share, its interval, and a difference in Elo.

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const Z: f64 = 1.959_963_984_540_054;

/// A share of the wins with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    /// The mean over all sets.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Score {
    /// The score of sets, each given by one side's share in it; `fair` is the share of equal
    /// players. `None` without any sets.
    ///
    /// The interval is that of Agresti and Coull, for shares instead of successes: it adds z² sets,
    /// of which the fair share is won and the rest lost, and takes z standard errors around the
    /// mean of all. So it never shrinks to a point, however one-sided a short contest was.
    pub fn of(sets: &[f64], fair: f64) -> Option<Self> {
        if sets.is_empty() {
            return None;
        }
        let (number, extra) = (sets.len() as f64, Z * Z);
        let sum: f64 = sets.iter().sum();
        let (mean, centre) = (sum / number, (sum + extra * fair) / (number + extra));
        let squares: f64 = sets.iter().map(|share| (share - centre).powi(2)).sum();
        let added = extra * (fair * (1.0 - centre).powi(2) + (1.0 - fair) * centre.powi(2));
        let error = Z * ((squares + added) / (number + extra) / (number + extra)).sqrt();
        let (low, high) = ((centre - error).clamp(0.0, mean), (centre + error).clamp(mean, 1.0));
        Some(Self { mean, low, high })
    }
}

/// The Elo difference between a player and each of its opponents, from its share of the wins and
/// the share of equal players (`fair`): 400 for ten wins to one. It is infinite if everything was
/// won or lost.
///
/// With several players the model is that each wins in proportion to its strength; with two that is
/// Elo's rule.
pub fn elo(share: f64, fair: f64) -> f64 {
    400.0 * (share * (1.0 - fair) / ((1.0 - share) * fair)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64) -> bool {
        (value - expected).abs() < 1e-4
    }

    #[test]
    fn without_sets_there_is_no_score() {
        assert_eq!(Score::of(&[], 0.5), None);
    }

    /// Agresti and Coull's own formula for 40 of 100: n' = 103.8415, p' = 41.9207 / 103.8415 =
    /// 0.40370, and 1.95996 √(p'(1 − p') / n') = 0.09437.
    #[test]
    fn whole_wins_and_losses_give_the_interval_of_agresti_and_coull() {
        let mut sets = vec![1.0; 40];
        sets.resize(100, 0.0);
        let score = Score::of(&sets, 0.5).expect("sets");
        assert!(near(score.mean, 0.4) && near(score.low, 0.30933) && near(score.high, 0.49807), "{score:?}");
    }

    #[test]
    fn sets_split_evenly_tell_more_than_single_games() {
        let (even, mut uneven) = (vec![0.5; 100], vec![1.0; 50]);
        uneven.resize(100, 0.0);
        let width = |sets: &[f64]| Score::of(sets, 0.5).map(|score| score.high - score.low).expect("sets");
        assert!(width(&even) < 0.3 * width(&uneven));
    }

    #[test]
    fn an_interval_is_never_a_point_and_never_leaves_the_possible() {
        let all = Score::of(&[1.0; 10], 0.5).expect("sets");
        assert!(near(all.mean, 1.0) && near(all.high, 1.0) && all.low > 0.6 && all.low < 0.8, "{all:?}");
    }

    #[test]
    fn elo_is_nothing_where_the_share_is_fair_and_400_for_ten_to_one() {
        assert!(near(elo(0.5, 0.5), 0.0) && near(elo(1.0 / 3.0, 1.0 / 3.0), 0.0));
        assert!(near(elo(10.0 / 11.0, 0.5), 400.0) && near(elo(1.0 / 11.0, 0.5), -400.0));
        // Ten times as strong as each of two others: 10 of 12.
        assert!(near(elo(10.0 / 12.0, 1.0 / 3.0), 400.0));
        assert!(elo(1.0, 0.5).is_infinite() && elo(0.0, 0.5).is_infinite());
    }
}
