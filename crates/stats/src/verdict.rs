//! The figures that differ significantly from fair, corrected for the number of figures.

use crate::estimate::Interval;
use crate::figures::{CardUse, SideResult, WinRate};
use crate::significance::Significance;
use interregnum_kernel::Phrase;
use serde::Serialize;

/// Figures from fewer games are reported but not tested, because the sample is too small for the
/// corrected levels.
pub const MIN_GAMES: u64 = 100;

/// The test of all figures against fair.
#[derive(Serialize)]
pub struct Verdict {
    /// The number of figures that were tested.
    pub figures: usize,
    /// The significance level of each, by Bonferroni from five per cent.
    pub doubt: f64,
    /// A subject whose whole interval lies above this share decides the game by itself.
    pub decides_above: f64,
    /// A subject whose whole interval lies below this share loses the game by itself.
    pub loses_below: f64,
    /// The subjects that differ from fair, the largest difference first.
    pub away: Vec<Finding>,
}

/// A subject whose win share is not the fair one.
#[derive(Serialize)]
pub struct Finding {
    /// What is tested.
    #[serde(flatten)]
    pub subject: Subject,
    /// The win share, with the interval of the corrected level.
    pub share: Interval,
    /// How far from fair it is.
    #[serde(rename = "weight")]
    pub effect: Effect,
}

/// What is tested.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Subject {
    /// A seat, by its number.
    Seat(usize),
    /// A place in the order of the first round.
    Place(usize),
    /// A card in a role.
    Card {
        /// The role's name in JSON.
        role: &'static str,
        /// The card's text.
        card: String,
        /// The card's name for people.
        #[serde(skip)]
        name: Phrase,
    },
}

/// How far from fair a win share is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Effect {
    /// The whole interval lies at least half way from fair to certain.
    Decides,
    /// More than fair.
    Helps,
    /// Less than fair.
    Hurts,
    /// The whole interval lies at or below half of fair.
    Loses,
}

impl Verdict {
    pub(crate) fn new(
        by_seat: &[SideResult],
        by_place: &[SideResult],
        cards: &[CardUse],
        sides: usize,
    ) -> Self {
        let seats = by_seat.iter().map(|seat| (Subject::Seat(seat.number), &seat.win));
        let places = by_place.iter().map(|place| (Subject::Place(place.number), &place.win));
        let cards = cards.iter().map(|used| (Subject::of(used), &used.win));
        let all = seats.chain(places).chain(cards);
        let tested: Vec<(Subject, &WinRate)> = all.filter(|(_, win)| win.games >= MIN_GAMES).collect();
        let level = Significance::FIVE_PERCENT.bonferroni(tested.len());
        let fair = 1.0 / sides as f64;
        let (above, below) = (f64::midpoint(fair, 1.0), fair / 2.0);
        let finding = |(subject, win): (Subject, &WinRate)| {
            let share = win.at_level(level);
            let effect = match share {
                Interval { low, .. } if low > above => Effect::Decides,
                Interval { high, .. } if high < below => Effect::Loses,
                Interval { low, .. } if low > fair => Effect::Helps,
                Interval { high, .. } if high < fair => Effect::Hurts,
                _ => return None,
            };
            Some(Finding { subject, share, effect })
        };
        let figures = tested.len();
        let mut away: Vec<Finding> = tested.into_iter().filter_map(finding).collect();
        let distance = |finding: &Finding| (finding.share.value - fair).abs();
        away.sort_by(|a, b| distance(b).total_cmp(&distance(a)));
        Self { figures, doubt: level.alpha(), decides_above: above, loses_below: below, away }
    }

    /// Whether this subject is among the findings.
    pub fn names(&self, subject: &Subject) -> bool {
        self.away.iter().any(|finding| finding.subject == *subject)
    }
}

impl Subject {
    /// The role, if the subject is a card.
    pub const fn role(&self) -> Option<&'static str> {
        match self {
            Self::Card { role, .. } => Some(role),
            Self::Seat(_) | Self::Place(_) => None,
        }
    }

    /// A card in its role.
    pub fn of(used: &CardUse) -> Self {
        Self::Card { role: used.role, card: used.card.clone(), name: used.name.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::estimate::Moments;
    use crate::wins::{UserWins, WIN};

    /// A card whose only user has won `won` of `games` games of two sides.
    fn card(won: u64, games: u64) -> CardUse {
        let wins = UserWins { games, users: games, won: won * u64::from(WIN) };
        CardUse {
            role: "played",
            card: format!("{won}/{games}"),
            name: Phrase::new("rat-Pr"),
            times: Moments::NONE.interval(Significance::FIVE_PERCENT),
            gains: Vec::new(),
            win: WinRate::new(wins, 2),
        }
    }

    fn effects(cards: &[CardUse]) -> Vec<Effect> {
        Verdict::new(&[], &[], cards, 2).away.iter().map(|finding| finding.effect).collect()
    }

    /// Wilson's lower ends with z = 1.96: 0.774 for 800 of 1000, 0.743 for 770, 0.5000 for 531 and
    /// 0.499 for 530.
    #[test]
    fn a_card_is_named_by_where_its_whole_interval_lies() {
        assert_eq!(effects(&[card(800, 1000)]), [Effect::Decides]);
        assert_eq!(effects(&[card(770, 1000)]), [Effect::Helps]);
        assert_eq!(effects(&[card(532, 1000)]), [Effect::Helps]);
        assert_eq!(effects(&[card(530, 1000)]), []);
        assert_eq!(effects(&[card(470, 1000)]), []);
        assert_eq!(effects(&[card(230, 1000)]), [Effect::Hurts]);
        assert_eq!(effects(&[card(200, 1000)]), [Effect::Loses]);
    }

    /// With z = 3.66, for one of 200 figures, the lower end for 550 of 1000 is only 0.492.
    #[test]
    fn who_looks_often_must_see_more() {
        assert_eq!(effects(&[card(550, 1000)]), [Effect::Helps]);
        let mut many: Vec<CardUse> = (0..199).map(|_| card(500, 1000)).collect();
        many.push(card(550, 1000));
        let verdict = Verdict::new(&[], &[], &many, 2);
        assert_eq!((verdict.figures, verdict.away.len()), (200, 0));
        assert!((verdict.doubt - 0.000_25).abs() < 1e-12);
    }

    #[test]
    fn few_games_are_not_tested_and_not_counted() {
        let verdict = Verdict::new(&[], &[], &[card(99, 99), card(100, 100)], 2);
        assert_eq!((verdict.figures, verdict.away.len()), (1, 1));
    }

    #[test]
    fn the_farthest_from_fair_comes_first() {
        let verdict = Verdict::new(&[], &[], &[card(600, 1000), card(300, 1000), card(650, 1000)], 2);
        let shares: Vec<f64> = verdict.away.iter().map(|finding| finding.share.value).collect();
        assert_eq!(shares, [0.3, 0.65, 0.6]);
    }

    /// Half way from a quarter to certain is five eighths; half of a quarter is an eighth.
    #[test]
    fn the_bounds_follow_from_the_number_of_sides() {
        let verdict = Verdict::new(&[], &[], &[], 4);
        assert_eq!((verdict.decides_above, verdict.loses_below), (0.625, 0.125));
    }
}
