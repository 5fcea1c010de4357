//! Ratings: Glicko-2 for two, Weng and Lin's approximation for more, after every game.
//!
//! Both are shown on one scale: 1500 at first, and a deviation that shrinks with every game. Weng and Lin's own scale
//! begins at 25 with an uncertainty of 25/3; here one of its points is 42 of ours, so that both deviations begin at 350.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// The rating of a person in one game with one number of players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate of the strength.
    pub value: f64,
    /// The standard deviation of the estimate.
    pub deviation: f64,
    /// How much the strength is expected to change (Glicko-2; for two players alone).
    pub volatility: f64,
    /// The number of games that counted.
    pub games: u32,
}

/// How a seat stands at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// Partners have the same side.
    pub side: u32,
    /// The place, from 1. A side has the best place of its seats.
    pub place: u32,
}

/// What one point of Weng and Lin's scale is on ours: 350 / (25 / 3).
const POINT: f64 = 42.0;

/// Where their scale begins.
const BEGINNING: f64 = 25.0;

/// By how much a game makes Weng and Lin's uncertainty grow before it counts, so that strength may change: 25 / 300,
/// as the authors of other implementations recommend.
const DYNAMICS: f64 = 25.0 / 300.0;

impl Rating {
    /// The rating before the first game.
    pub const START: Self = Self { value: 1500.0, deviation: 350.0, volatility: 0.06, games: 0 };

    /// Above this deviation a rating says little.
    const PROVISIONAL: f64 = 110.0;

    /// Whether too few games were played for the rating to say much.
    pub fn is_provisional(&self) -> bool {
        self.deviation > Self::PROVISIONAL
    }

    const fn to_glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.value, deviation: self.deviation, volatility: self.volatility }
    }

    fn to_weng_lin(self) -> WengLinRating {
        let rating = BEGINNING + (self.value - Self::START.value) / POINT;
        WengLinRating { rating, uncertainty: (self.deviation / POINT).hypot(DYNAMICS) }
    }

    /// The rating after games of one period of Glicko-2.
    fn after_glicko(self, games: &[(Self, Outcomes)]) -> Self {
        let games: Vec<_> =
            games.iter().map(|(opponent, outcome)| (opponent.to_glicko(), *outcome)).collect();
        let after = glicko2_rating_period(&self.to_glicko(), &games, &Glicko2Config::new());
        Self {
            value: after.rating,
            deviation: after.deviation.min(Self::START.deviation),
            volatility: after.volatility,
            games: self.games + 1,
        }
    }

    fn after_weng_lin(self, after: WengLinRating) -> Self {
        let value = Self::START.value + (after.rating - BEGINNING) * POINT;
        let deviation = (after.uncertainty * POINT).min(Self::START.deviation);
        Self { value, deviation, games: self.games + 1, ..self }
    }
}

/// The ratings after a game, by seat. Every game is a rating period of its own.
pub fn rate(before: &[Rating], placements: &[Placement]) -> Vec<Rating> {
    match (before, placements) {
        ([one, other], [first, second]) => {
            let (outcome, reverse) = match first.place.cmp(&second.place) {
                std::cmp::Ordering::Less => (Outcomes::WIN, Outcomes::LOSS),
                std::cmp::Ordering::Equal => (Outcomes::DRAW, Outcomes::DRAW),
                std::cmp::Ordering::Greater => (Outcomes::LOSS, Outcomes::WIN),
            };
            vec![one.after_glicko(&[(*other, outcome)]), other.after_glicko(&[(*one, reverse)])]
        }
        _ => rate_many(before, placements),
    }
}

/// Rates sides by their best places; a seat with a worse place than its side, because it left its partner, is rated as
/// if its side had that place.
fn rate_many(before: &[Rating], placements: &[Placement]) -> Vec<Rating> {
    let mut sides: Vec<Placement> = Vec::new();
    for placement in placements {
        match sides.iter_mut().find(|side| side.side == placement.side) {
            Some(side) => side.place = side.place.min(placement.place),
            None => sides.push(*placement),
        }
    }
    let mut after = rate_sides(before, placements, &sides);
    for (seat, placement) in placements.iter().enumerate() {
        if !sides.contains(placement) {
            let own = |side: &Placement| if side.side == placement.side { *placement } else { *side };
            let sides: Vec<Placement> = sides.iter().map(own).collect();
            after[seat] = rate_sides(before, placements, &sides)[seat];
        }
    }
    after
}

fn rate_sides(before: &[Rating], placements: &[Placement], sides: &[Placement]) -> Vec<Rating> {
    let seats = |side: &Placement| {
        let side = side.side;
        (0..before.len()).filter(move |seat| placements[*seat].side == side)
    };
    let teams: Vec<Vec<WengLinRating>> =
        sides.iter().map(|side| seats(side).map(|seat| before[seat].to_weng_lin()).collect()).collect();
    let places = sides.iter().map(|side| MultiTeamOutcome::new(side.place as usize));
    let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(Vec::as_slice).zip(places).collect();
    let rated = weng_lin_multi_team(&placed, &WengLinConfig::new());
    let mut after = before.to_vec();
    for (side, ratings) in sides.iter().zip(rated) {
        for (seat, rating) in seats(side).zip(ratings) {
            after[seat] = before[seat].after_weng_lin(rating);
        }
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(value: f64, deviation: f64) -> Rating {
        Rating { value, deviation, ..Rating::START }
    }

    /// Glickman, "Example of the Glicko-2 system" (2022): 1500 ± 200 beats 1400 ± 30 and loses to 1550 ± 100 and
    /// 1700 ± 300 within one rating period, with τ = 0.5.
    #[test]
    fn a_period_of_three_games_is_rated_as_in_glickmans_example() {
        let games = [
            (rating(1400.0, 30.0), Outcomes::WIN),
            (rating(1550.0, 100.0), Outcomes::LOSS),
            (rating(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after = rating(1500.0, 200.0).after_glicko(&games);
        assert!((after.value - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }
}
