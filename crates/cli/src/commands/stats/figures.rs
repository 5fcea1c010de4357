//! The figures of a report, each with its interval.

use super::estimate::{Interval, Moments, wilson};
use super::fortune::{Fortune, WIN, Wins};
use super::quantile::Doubt;
use super::totals::{Lengths, Points};
use interregnum_kernel::Phrase;
use serde::Serialize;

/// How long games are.
#[derive(Serialize)]
pub(super) struct Spread {
    pub(super) mean: Interval,
    pub(super) deviation: f64,
    pub(super) least: u32,
    pub(super) most: u32,
    /// A length, and how many games had it.
    pub(super) histogram: Vec<(u32, u64)>,
}

impl Spread {
    pub(super) fn new(lengths: &Lengths) -> Self {
        let mut moments = Moments::NONE;
        lengths.iter().for_each(|(&length, &games)| moments.add_often(length, games));
        Self {
            mean: moments.interval(Doubt::USUAL),
            deviation: moments.deviation(),
            least: lengths.keys().next().copied().unwrap_or_default(),
            most: lengths.keys().next_back().copied().unwrap_or_default(),
            histogram: lengths.iter().map(|(&length, &games)| (length, games)).collect(),
        }
    }
}

/// Lengths that lie together, from the first to the last.
pub(super) struct Bin {
    first: u32,
    last: u32,
    /// How many games had one of them, and of all games which share.
    pub(super) games: u64,
    pub(super) share: f64,
}

impl Bin {
    pub(super) fn name(&self) -> String {
        if self.first == self.last {
            self.first.to_string()
        } else {
            format!("{}–{}", self.first, self.last)
        }
    }
}

impl Spread {
    /// The histogram in at most so many bins of the same width.
    pub(super) fn bins(&self, most: u32) -> Vec<Bin> {
        let width = (self.most - self.least + 1).div_ceil(most);
        let all: u64 = self.histogram.iter().map(|(_, games)| games).sum();
        let bin = |number: u32| {
            let first = self.least + number * width;
            let last = first + width - 1;
            let within = self.histogram.iter().filter(|(length, _)| (first..=last).contains(length));
            let games = within.map(|(_, games)| games).sum();
            Bin { first, last, games, share: games as f64 / all as f64 }
        };
        (0..(self.most - self.least + 1).div_ceil(width)).map(bin).collect()
    }
}

/// What decided the games.
#[derive(Serialize)]
pub(super) struct Ending {
    pub(super) reason: &'static str,
    pub(super) share: Interval,
}

/// How those fared who did something.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Winning {
    /// The games in which some did and some did not, and the sides that did in them.
    pub(super) games: u64,
    pub(super) doers: u64,
    /// The win share of those who did, and of the others.
    pub(super) with: Interval,
    pub(super) without: f64,
    #[serde(skip)]
    fortune: Fortune,
}

impl Winning {
    pub(super) fn new(fortune: Fortune, sides: usize) -> Self {
        let Fortune { games, doers, won } = fortune;
        let others = (games * sides as u64 - doers) as f64;
        Self {
            games,
            doers,
            with: win_share(fortune, Doubt::USUAL),
            without: (games as f64 - won as f64 / f64::from(WIN)) / others,
            fortune,
        }
    }

    /// The win share with another doubt.
    pub(super) fn doubted(&self, doubt: Doubt) -> Interval {
        win_share(self.fortune, doubt)
    }
}

/// What each of those who did something has won of a game, on average. Whether one of them
/// won is one observation a game; the interval of that share is divided among them.
fn win_share(fortune: Fortune, doubt: Doubt) -> Interval {
    let won = fortune.won as f64 / f64::from(WIN);
    wilson(won, fortune.games, doubt).times(fortune.games as f64 / fortune.doers as f64)
}

/// How one side fared.
#[derive(Serialize)]
pub(super) struct Sitting {
    /// The number of the seat, or of the place.
    pub(super) number: usize,
    pub(super) alone: Interval,
    pub(super) shared: Interval,
    pub(super) win: Winning,
}

impl Sitting {
    pub(super) fn all(wins: &[Wins], games: u64, sides: usize) -> Vec<Self> {
        let sitting = |(number, wins): (usize, &Wins)| Self {
            number,
            alone: wilson(wins.alone as f64, games, Doubt::USUAL),
            shared: wilson(wins.shared as f64, games, Doubt::USUAL),
            win: Winning::new(Fortune { games, doers: games, won: wins.won }, sides),
        };
        wins[..sides].iter().enumerate().map(sitting).collect()
    }
}

/// Where points come from.
#[derive(Serialize)]
pub(super) struct Source {
    #[serde(rename = "source")]
    pub(super) code: &'static str,
    #[serde(skip)]
    pub(super) name: Phrase,
    /// What all sides together get in a game.
    pub(super) all: Interval,
    /// In how many of the games anybody got anything.
    pub(super) games: Interval,
    pub(super) by_seat: Vec<Interval>,
    pub(super) by_place: Vec<Interval>,
    /// How those fared who got anything.
    pub(super) win: Winning,
}

impl Source {
    pub(super) fn new(
        code: &'static str,
        name: Phrase,
        points: &Points,
        sides: usize,
        is_begun: bool,
    ) -> Self {
        let means = |by: &[Moments]| by[..sides].iter().map(|by| by.interval(Doubt::USUAL)).collect();
        Self {
            code,
            name,
            all: points.all.interval(Doubt::USUAL),
            games: wilson(points.games as f64, points.all.number, Doubt::USUAL),
            by_seat: means(&points.by_seat),
            by_place: if is_begun { means(&points.by_place) } else { Vec::new() },
            win: Winning::new(points.fortune, sides),
        }
    }
}

/// How a card was used in a role, and how its users fared.
#[derive(Serialize)]
pub(super) struct CardUse {
    pub(super) role: &'static str,
    pub(super) card: String,
    #[serde(skip)]
    pub(super) name: Phrase,
    /// How often in a game.
    pub(super) times: Interval,
    /// What one use brings.
    pub(super) gains: Vec<Gain>,
    pub(super) win: Winning,
}

/// What one use of a card brings.
#[derive(Serialize)]
pub(super) struct Gain {
    pub(super) gain: &'static str,
    pub(super) each: Interval,
}

/// What else happened.
#[derive(Serialize)]
pub(super) struct Matter {
    pub(super) group: &'static str,
    #[serde(rename = "matter")]
    pub(super) code: &'static str,
    #[serde(skip)]
    pub(super) name: Phrase,
    /// How often in a game.
    pub(super) times: Interval,
    /// Of all that happened in its group.
    pub(super) share: Interval,
}

/// One of several tables.
#[derive(Serialize)]
pub(super) struct Table {
    pub(super) label: String,
    pub(super) games: u64,
    /// The win share of who begins, or of seat 0 where nobody does.
    pub(super) first: Interval,
    pub(super) draws: Interval,
    pub(super) decisions: Interval,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(found: f64, expected: f64) {
        assert!((found - expected).abs() <= 5e-5, "{found} is not {expected}");
    }

    /// Ten games of three sides, two of which did it in each; one of those two won eight of the
    /// games. Each has won 8/20, and Wilson's ends for 8 of 10, 0.49016 and 0.94332, are shared by
    /// two. The third side has won the other two games.
    #[test]
    fn those_who_did_it_together_share_what_they_won() {
        let winning = Winning::new(Fortune { games: 10, doers: 20, won: 8 * u64::from(WIN) }, 3);
        assert_near(winning.with.value, 0.4);
        assert_near(winning.with.low, 0.24508);
        assert_near(winning.with.high, 0.47166);
        assert_near(winning.without, 0.2);
    }

    fn spread(histogram: &[(u32, u64)]) -> Spread {
        Spread::new(&histogram.iter().copied().collect())
    }

    #[test]
    fn a_spread_is_that_of_its_games() {
        let spread = spread(&[(2, 1), (4, 3), (5, 2), (7, 1), (9, 1)]);
        assert_near(spread.mean.value, 5.0);
        assert_near(spread.deviation, 2.13809);
        assert_eq!((spread.least, spread.most), (2, 9));
    }

    #[test]
    fn bins_are_equally_wide_and_hold_all_games() {
        let found = spread(&[(10, 1), (12, 2), (35, 1)]).bins(12);
        let names: Vec<String> = found.iter().map(Bin::name).collect();
        assert_eq!(names[..2], ["10–12", "13–15"]);
        assert_eq!((names.len(), names[8].as_str()), (9, "34–36"));
        assert_eq!(found.iter().map(|bin| bin.games).sum::<u64>(), 4);
        assert_near(found[0].share, 0.75);
        assert_eq!(spread(&[(7, 3)]).bins(12)[0].name(), "7");
    }
}
