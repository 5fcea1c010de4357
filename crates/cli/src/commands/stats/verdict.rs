//! What lies away from fair beyond chance, though many figures are looked at.

use super::estimate::Interval;
use super::figures::{CardUse, Sitting, Winning};
use super::quantile::Doubt;
use interregnum_kernel::Phrase;
use serde::Serialize;

/// A figure from fewer games is given, but not judged: so few cannot bear the small doubts
/// that are left when many figures are looked at.
pub(super) const LEAST_GAMES: u64 = 100;

/// What was found.
#[derive(Serialize)]
pub(super) struct Verdict {
    /// How many figures were looked at; each has this share of the doubt of five in a hundred.
    pub(super) figures: usize,
    pub(super) doubt: f64,
    /// Whose interval lies wholly above the one decides the game on its own, wholly below the
    /// other loses it on its own.
    pub(super) decides_above: f64,
    pub(super) loses_below: f64,
    /// What lies away from fair, the farthest first.
    pub(super) away: Vec<Judged>,
}

/// Something whose win share is not the fair one.
#[derive(Serialize)]
pub(super) struct Judged {
    #[serde(flatten)]
    pub(super) subject: Subject,
    /// The win share, with the interval for many looks.
    pub(super) share: Interval,
    pub(super) weight: Weight,
}

/// What is judged.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Subject {
    /// A seat, by its number.
    Seat(usize),
    /// A place in the order of the first round.
    Place(usize),
    /// A card in a role.
    Card {
        role: &'static str,
        card: String,
        #[serde(skip)]
        name: Phrase,
    },
}

/// How much it matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Weight {
    /// Half way from fair to certain, or more, with its whole interval.
    Decides,
    /// More than fair.
    Helps,
    /// Less than fair.
    Hurts,
    /// Half of fair, or less, with its whole interval.
    Loses,
}

impl Verdict {
    pub(super) fn new(by_seat: &[Sitting], by_place: &[Sitting], cards: &[CardUse], sides: usize) -> Self {
        let seats = by_seat.iter().map(|seat| (Subject::Seat(seat.number), &seat.win));
        let places = by_place.iter().map(|place| (Subject::Place(place.number), &place.win));
        let cards = cards.iter().map(|used| (Subject::of(used), &used.win));
        let all = seats.chain(places).chain(cards);
        let looked_at: Vec<(Subject, &Winning)> = all.filter(|(_, win)| win.games >= LEAST_GAMES).collect();
        let doubt = Doubt::USUAL.over(looked_at.len());
        let fair = 1.0 / sides as f64;
        let (above, below) = (f64::midpoint(fair, 1.0), fair / 2.0);
        let judged = |(subject, win): (Subject, &Winning)| {
            let share = win.doubted(doubt);
            let weight = match share {
                Interval { low, .. } if low > above => Weight::Decides,
                Interval { high, .. } if high < below => Weight::Loses,
                Interval { low, .. } if low > fair => Weight::Helps,
                Interval { high, .. } if high < fair => Weight::Hurts,
                _ => return None,
            };
            Some(Judged { subject, share, weight })
        };
        let figures = looked_at.len();
        let mut away: Vec<Judged> = looked_at.into_iter().filter_map(judged).collect();
        let distance = |judged: &Judged| (judged.share.value - fair).abs();
        away.sort_by(|a, b| distance(b).total_cmp(&distance(a)));
        Self { figures, doubt: doubt.chance(), decides_above: above, loses_below: below, away }
    }

    /// Whether this lies away from fair.
    pub(super) fn names(&self, subject: &Subject) -> bool {
        self.away.iter().any(|judged| judged.subject == *subject)
    }
}

impl Subject {
    /// The card's role, if it is one.
    pub(super) const fn role(&self) -> Option<&'static str> {
        match self {
            Self::Card { role, .. } => Some(role),
            Self::Seat(_) | Self::Place(_) => None,
        }
    }

    /// A card in its role.
    pub(super) fn of(used: &CardUse) -> Self {
        Self::Card { role: used.role, card: used.card.clone(), name: used.name.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::stats::estimate::Moments;
    use crate::commands::stats::fortune::{Fortune, WIN};

    /// A card whose only player won so many of so many games of two sides.
    fn card(won: u64, games: u64) -> CardUse {
        let fortune = Fortune { games, doers: games, won: won * u64::from(WIN) };
        CardUse {
            role: "played",
            card: format!("{won}/{games}"),
            name: Phrase::new("rat-Pr"),
            times: Moments::NONE.interval(Doubt::USUAL),
            gains: Vec::new(),
            win: Winning::new(fortune, 2),
        }
    }

    fn weights(cards: &[CardUse]) -> Vec<Weight> {
        Verdict::new(&[], &[], cards, 2).away.iter().map(|judged| judged.weight).collect()
    }

    /// By Wilson with z = 1.96: 800 of 1000 lie above 0.774, 770 above 0.743, 531 above 0.5000
    /// and 530 above 0.499.
    #[test]
    fn a_card_is_named_by_where_its_whole_interval_lies() {
        assert_eq!(weights(&[card(800, 1000)]), [Weight::Decides]);
        assert_eq!(weights(&[card(770, 1000)]), [Weight::Helps]);
        assert_eq!(weights(&[card(532, 1000)]), [Weight::Helps]);
        assert_eq!(weights(&[card(530, 1000)]), []);
        assert_eq!(weights(&[card(470, 1000)]), []);
        assert_eq!(weights(&[card(230, 1000)]), [Weight::Hurts]);
        assert_eq!(weights(&[card(200, 1000)]), [Weight::Loses]);
    }

    /// With z = 3.66, for one of 200, 550 of 1000 lie above 0.492 only.
    #[test]
    fn who_looks_often_must_see_more() {
        assert_eq!(weights(&[card(550, 1000)]), [Weight::Helps]);
        let mut many: Vec<CardUse> = (0..199).map(|_| card(500, 1000)).collect();
        many.push(card(550, 1000));
        let verdict = Verdict::new(&[], &[], &many, 2);
        assert_eq!((verdict.figures, verdict.away.len()), (200, 0));
        assert!((verdict.doubt - 0.000_25).abs() < 1e-12);
    }

    #[test]
    fn few_games_are_not_judged_and_not_counted() {
        let verdict = Verdict::new(&[], &[], &[card(99, 99), card(100, 100)], 2);
        assert_eq!((verdict.figures, verdict.away.len()), (1, 1));
    }

    #[test]
    fn the_farthest_from_fair_comes_first() {
        let verdict = Verdict::new(&[], &[], &[card(600, 1000), card(300, 1000), card(650, 1000)], 2);
        let shares: Vec<f64> = verdict.away.iter().map(|judged| judged.share.value).collect();
        assert_eq!(shares, [0.3, 0.65, 0.6]);
    }

    /// Half way from a quarter to certain is five eighths; half of a quarter is an eighth.
    #[test]
    fn the_bounds_follow_from_the_number_of_sides() {
        let verdict = Verdict::new(&[], &[], &[], 4);
        assert_eq!((verdict.decides_above, verdict.loses_below), (0.625, 0.125));
    }
}
