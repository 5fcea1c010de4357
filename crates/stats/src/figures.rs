//! The figures of a report, each with its interval.

use crate::estimate::{Interval, Moments, wilson};
use crate::significance::Significance;
use crate::totals::{Lengths, PointTotals};
use crate::wins::{SideWins, UserWins, WIN};
use interregnum_kernel::Phrase;
use serde::Serialize;

/// The distribution of the games' lengths.
#[derive(Serialize)]
pub struct Distribution {
    /// The mean length.
    pub mean: Interval,
    /// The standard deviation.
    pub deviation: f64,
    /// The shortest length.
    pub least: u32,
    /// The longest length.
    pub most: u32,
    /// Each length with its number of games.
    pub histogram: Vec<(u32, u64)>,
}

impl Distribution {
    pub(crate) fn new(lengths: &Lengths) -> Self {
        let mut moments = Moments::NONE;
        lengths.iter().for_each(|(&length, &games)| moments.add_often(length, games));
        Self {
            mean: moments.interval(Significance::FIVE_PERCENT),
            deviation: moments.deviation(),
            least: lengths.keys().next().copied().unwrap_or_default(),
            most: lengths.keys().next_back().copied().unwrap_or_default(),
            histogram: lengths.iter().map(|(&length, &games)| (length, games)).collect(),
        }
    }
}

/// A bin of a histogram: the lengths from `first` to `last`.
pub struct Bin {
    first: u32,
    last: u32,
    /// The number of games with such a length.
    pub games: u64,
    /// Their share of all games.
    pub share: f64,
}

impl Bin {
    /// The range of lengths: `34–36`, or `7`.
    pub fn name(&self) -> String {
        if self.first == self.last {
            self.first.to_string()
        } else {
            format!("{}–{}", self.first, self.last)
        }
    }
}

impl Distribution {
    /// The histogram in at most `most` bins of the same width.
    pub fn bins(&self, most: u32) -> Vec<Bin> {
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

/// How often a reason decided the game.
#[derive(Serialize)]
pub struct Ending {
    /// The reason, as records name it.
    pub reason: &'static str,
    /// Its share of all games.
    pub share: Interval,
}

/// How often the sides that used something have won.
#[derive(Clone, Copy, Serialize)]
pub struct WinRate {
    /// The number of games in which some sides used it and some did not.
    pub games: u64,
    /// The number of sides that used it, summed over these games.
    #[serde(rename = "doers")]
    pub users: u64,
    /// The win share of the sides that used it.
    pub with: Interval,
    /// The win share of the other sides.
    pub without: f64,
    #[serde(skip)]
    wins: UserWins,
}

impl WinRate {
    pub(crate) fn new(wins: UserWins, sides: usize) -> Self {
        let UserWins { games, users, won } = wins;
        let others = (games * sides as u64 - users) as f64;
        Self {
            games,
            users,
            with: win_share(wins, Significance::FIVE_PERCENT),
            without: (games as f64 - won as f64 / f64::from(WIN)) / others,
            wins,
        }
    }

    /// The win share with another significance level.
    pub(crate) fn at_level(&self, significance: Significance) -> Interval {
        win_share(self.wins, significance)
    }
}

/// The mean win share of a side that used something. Each game is one observation (whether one of
/// these sides won); the interval of that share is divided by their number.
fn win_share(wins: UserWins, significance: Significance) -> Interval {
    let won = wins.won as f64 / f64::from(WIN);
    wilson(won, wins.games, significance).times(wins.games as f64 / wins.users as f64)
}

/// How often a side has won.
#[derive(Serialize)]
pub struct SideResult {
    /// The number of the seat, or of the place.
    pub number: usize,
    /// The share of games that it has won alone, or with its partner.
    pub alone: Interval,
    /// The share of games that it has won together with another side.
    pub shared: Interval,
    /// Its win share, in which shared wins and draws count in part.
    pub win: WinRate,
}

impl SideResult {
    pub(crate) fn all(wins: &[SideWins], games: u64, sides: usize) -> Vec<Self> {
        let sitting = |(number, wins): (usize, &SideWins)| Self {
            number,
            alone: wilson(wins.alone as f64, games, Significance::FIVE_PERCENT),
            shared: wilson(wins.shared as f64, games, Significance::FIVE_PERCENT),
            win: WinRate::new(UserWins { games, users: games, won: wins.won }, sides),
        };
        wins[..sides].iter().enumerate().map(sitting).collect()
    }
}

/// The points of one source.
#[derive(Serialize)]
pub struct PointSource {
    /// The source's name in JSON.
    #[serde(rename = "source")]
    pub code: &'static str,
    /// The source's name for people.
    #[serde(skip)]
    pub name: Phrase,
    /// The points of all sides together in a game.
    pub all: Interval,
    /// The share of games in which the source gave points.
    pub games: Interval,
    /// The points of each side in a game.
    pub by_seat: Vec<Interval>,
    /// The same by place in the order of the first round; empty if nobody begins.
    pub by_place: Vec<Interval>,
    /// How often the sides have won that got points.
    pub win: WinRate,
}

impl PointSource {
    pub(crate) fn new(
        code: &'static str,
        name: Phrase,
        points: &PointTotals,
        sides: usize,
        is_begun: bool,
    ) -> Self {
        let means =
            |by: &[Moments]| by[..sides].iter().map(|by| by.interval(Significance::FIVE_PERCENT)).collect();
        Self {
            code,
            name,
            all: points.all.interval(Significance::FIVE_PERCENT),
            games: wilson(points.games as f64, points.all.number, Significance::FIVE_PERCENT),
            by_seat: means(&points.by_seat),
            by_place: if is_begun { means(&points.by_place) } else { Vec::new() },
            win: WinRate::new(points.wins, sides),
        }
    }
}

/// How often a card was used in a role, and how often its users have won.
#[derive(Serialize)]
pub struct CardUse {
    /// The role's name in JSON.
    pub role: &'static str,
    /// The card's text.
    pub card: String,
    /// The card's name for people.
    #[serde(skip)]
    pub name: Phrase,
    /// The number of times in a game.
    pub times: Interval,
    /// What one use gains.
    pub gains: Vec<Gain>,
    /// How often the sides have won that used it.
    pub win: WinRate,
}

/// What one use of a card gains.
#[derive(Serialize)]
pub struct Gain {
    /// The gain's name in JSON.
    pub gain: &'static str,
    /// The number for each use.
    pub each: Interval,
}

/// Something else that can happen.
#[derive(Serialize)]
pub struct Incident {
    /// The group's name in JSON.
    pub group: &'static str,
    /// The incident's name in JSON.
    #[serde(rename = "matter")]
    pub code: &'static str,
    /// The incident's name for people.
    #[serde(skip)]
    pub name: Phrase,
    /// The number of times in a game.
    pub times: Interval,
    /// Its share of all incidents of its group.
    pub share: Interval,
}

/// The main figures of one of several setups.
#[derive(Serialize)]
pub struct SetupResult {
    /// The setup's name.
    pub label: String,
    /// The number of games.
    pub games: u64,
    /// The win share of the side that begins, or of seat 0 where nobody does.
    pub first: Interval,
    /// The share of draws.
    pub draws: Interval,
    /// The mean number of decisions in a game.
    pub decisions: Interval,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(found: f64, expected: f64) {
        assert!((found - expected).abs() <= 5e-5, "{found} is not {expected}");
    }

    /// Ten games of three sides, two of which used the card in each; one of those two won eight of
    /// the games. So each has won 8/20, and Wilson's limits for 8 of 10, 0.49016 and 0.94332, are
    /// divided by two. The third side has won the other two games.
    #[test]
    fn those_who_did_it_together_share_what_they_won() {
        let winning = WinRate::new(UserWins { games: 10, users: 20, won: 8 * u64::from(WIN) }, 3);
        assert_near(winning.with.value, 0.4);
        assert_near(winning.with.low, 0.24508);
        assert_near(winning.with.high, 0.47166);
        assert_near(winning.without, 0.2);
    }

    fn spread(histogram: &[(u32, u64)]) -> Distribution {
        Distribution::new(&histogram.iter().copied().collect())
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
