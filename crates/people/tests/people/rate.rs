//! Ratings after single games: what moves, by how much, and that it agrees with other implementations.

use interregnum_people::{Placement, Rating, rate};

fn rating(value: f64, deviation: f64) -> Rating {
    Rating { value, deviation, ..Rating::START }
}

/// Everybody for themselves, at these places.
fn alone(places: &[u32]) -> Vec<Placement> {
    (0..).zip(places).map(|(side, place)| Placement { side, place: *place }).collect()
}

#[track_caller]
fn assert_rated(after: &[Rating], expected: &[(f64, f64)]) {
    assert_eq!(after.len(), expected.len());
    for (rating, (value, deviation)) in after.iter().zip(expected) {
        let (away, wider) = (rating.value - value, rating.deviation - deviation);
        assert!(away.abs() < 0.001 && wider.abs() < 0.001, "{rating:?} and {value} ± {deviation}");
    }
}

#[test]
fn a_game_of_two_moves_both_and_makes_both_surer() {
    let before = [rating(1500.0, 100.0), rating(1700.0, 100.0)];
    let after = rate(&before, &alone(&[1, 2]));
    assert!(after[0].value > 1530.0 && after[1].value < 1670.0, "{after:?}");
    assert!(after.iter().all(|rating| rating.deviation < 100.0 && rating.games == 1));
    let expected = rate(&before, &alone(&[2, 1]));
    assert!(expected[1].value - 1700.0 < after[0].value - 1500.0, "what was expected moves less");
}

#[test]
fn equals_who_draw_stay_equal() {
    for players in 2..=6 {
        let after = rate(&vec![Rating::START; players], &alone(&vec![1; players]));
        assert!(after.iter().all(|rating| (rating.value - 1500.0).abs() < 1e-9), "{after:?}");
    }
}

/// The figures of this and the next two tests are those of the Python package openskill 6.2.0, an independent
/// implementation of Weng and Lin's "A Bayesian Approximation Method for Online Ranking" (2011):
/// `BradleyTerryFull().rate(teams, ranks=…)` with mu = 25 + (value − 1500) / 42 and sigma = deviation / 42.
#[test]
fn a_game_of_three_with_one_winner_is_rated_as_by_openskill() {
    let before = [rating(1500.0, 350.0), rating(1600.0, 200.0), rating(1400.0, 100.0)];
    let after = rate(&before, &alone(&[2, 1, 2]));
    assert_rated(&after, &[(1368.4055, 308.2894), (1680.3535, 193.1067), (1390.6477, 99.6062)]);
}

#[test]
fn a_game_of_four_with_three_places_is_rated_as_by_openskill() {
    let before = [rating(1500.0, 350.0), rating(1500.0, 350.0), rating(1700.0, 80.0), rating(1450.0, 150.0)];
    let after = rate(&before, &alone(&[2, 1, 2, 3]));
    let expected = [(1548.4281, 292.8392), (1910.2675, 292.8392), (1695.8066, 79.798), (1380.4346, 146.6781)];
    assert_rated(&after, &expected);
}

/// Partners sit opposite each other: seats 0 and 2 lose to seats 1 and 3.
#[test]
fn teams_are_rated_as_by_openskill() {
    let before = [rating(1500.0, 350.0), rating(1600.0, 200.0), rating(1650.0, 120.0), rating(1400.0, 100.0)];
    let after = rate(&before, &teams([2, 1, 2, 1]));
    let expected = [(1358.6725, 333.967), (1646.1573, 198.2535), (1633.3743, 119.4166), (1411.5499, 99.8395)];
    assert_rated(&after, &expected);
}

fn teams(places: [u32; 4]) -> [Placement; 4] {
    std::array::from_fn(|seat| Placement { side: seat as u32 % 2, place: places[seat] })
}

#[test]
fn who_leaves_a_partner_loses_and_the_partner_gets_the_result_of_the_side() {
    let before = [Rating::START; 4];
    let (won, lost) = (rate(&before, &teams([1, 2, 1, 2])), rate(&before, &teams([2, 1, 2, 1])));
    let after = rate(&before, &teams([3, 2, 1, 2]));
    assert_eq!(after[0], lost[0], "who left");
    assert_eq!(after[1..], won[1..], "the others");
}

#[test]
fn a_rating_is_provisional_until_enough_games_were_played() {
    for players in [2, 3, 6] {
        let mut ratings = vec![Rating::START; players];
        assert!(ratings.iter().all(Rating::is_provisional));
        for game in 0..60 {
            let place = |seat: usize| if seat == game % players { 1 } else { 2 };
            ratings = rate(&ratings, &alone(&(0..players).map(place).collect::<Vec<_>>()));
        }
        assert!(ratings.iter().all(|rating| !rating.is_provisional() && rating.games == 60), "{ratings:?}");
    }
}
