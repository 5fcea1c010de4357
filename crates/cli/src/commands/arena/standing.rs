//! The results of each pair in the order of the deals, and whether they already decide its test.
//!
//! Threads finish deals out of order. A pair's standing counts a deal only after all earlier ones, so a
//! test ends with the same deal on any number of threads.

use super::contest::{Entry, Task};
use interregnum_players::arena::{Score, Sprt, Verdict};
use std::collections::BTreeMap;

/// All pairs of an arena.
pub(super) struct Standings {
    sprt: Option<Sprt>,
    fair: f64,
    pairs: BTreeMap<(usize, usize), Standing>,
}

/// One pair.
#[derive(Default)]
struct Standing {
    /// The first player's share in each deal, from the first deal on.
    shares: Vec<f64>,
    /// Results of later deals than the next one.
    early: BTreeMap<usize, f64>,
    verdict: Option<Verdict>,
}

impl Standings {
    pub(super) fn new(pairs: impl Iterator<Item = (usize, usize)>, sprt: Option<Sprt>, fair: f64) -> Self {
        Self { sprt, fair, pairs: pairs.map(|pair| (pair, Standing::default())).collect() }
    }

    /// Counts a result. Those after the verdict do not count.
    pub(super) fn note(&mut self, entry: &Entry) {
        let task = entry.task();
        let Some(standing) = self.pairs.get_mut(&task.pair) else { return };
        standing.early.insert(task.deal, entry.share());
        while standing.verdict.is_none()
            && let Some(share) = standing.early.remove(&standing.shares.len())
        {
            standing.shares.push(share);
            standing.verdict = self.sprt.and_then(|sprt| sprt.verdict(&standing.shares));
        }
    }

    /// Whether the result of a task would still count.
    pub(super) fn wants(&self, task: Task) -> bool {
        self.pairs.get(&task.pair).is_some_and(|standing| standing.verdict.is_none())
    }

    /// How many deals of a pair count, and the verdict of its test.
    pub(super) fn of(&self, pair: (usize, usize)) -> (usize, Option<Verdict>) {
        self.pairs.get(&pair).map_or((0, None), |standing| (standing.shares.len(), standing.verdict))
    }

    /// The logarithm of a pair's likelihood ratio, in an arena with a test.
    pub(super) fn log_ratio(&self, pair: (usize, usize)) -> Option<f64> {
        Some(self.sprt?.log_ratio(&self.pairs.get(&pair)?.shares))
    }

    /// The score of a pair so far.
    pub(super) fn score(&self, pair: (usize, usize)) -> Option<Score> {
        Score::of(&self.pairs.get(&pair)?.shares, self.fair)
    }
}
