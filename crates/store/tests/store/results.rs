//! What every store promises of results and ratings.

use crate::people::{account, comes, done};
use crate::promises::{StoreUnderTest, person, table};
use interregnum_store::{
    GameResult, Outcome, PersonChange, RatedResult, RatingKind, RatingPoint, RatingVersion, SeatResult,
    Store, StoredRating, WinCount,
};
use interregnum_table::Time;

pub(crate) fn kind(game: &str, players: u32) -> RatingKind {
    RatingKind { game: game.to_owned(), players }
}

/// A game of Claim for two at the table of this number, which the first won.
pub(crate) fn claim(number: u8, ended: u64, people: [u8; 2]) -> GameResult {
    let seat = |side: u32| SeatResult {
        person: person(people[side as usize]),
        side,
        place: side + 1,
        outcome: if side == 0 { Outcome::Won } else { Outcome::Lost },
    };
    GameResult {
        table: table(number),
        round: 1,
        game: "claim".to_owned(),
        ended: Time(ended),
        rated: true,
        seats: vec![seat(0), seat(1)],
    }
}

fn rating(value: f64) -> StoredRating {
    StoredRating { value, deviation: 100.5, volatility: 0.06, games: 3, provisional: false }
}

/// With these ratings after it.
pub(crate) fn rated(result: GameResult, values: [f64; 2]) -> RatedResult {
    RatedResult { result, ratings: values.map(rating).to_vec() }
}

pub(crate) fn casual(result: GameResult) -> RatedResult {
    RatedResult { result: GameResult { rated: false, ..result }, ratings: Vec::new() }
}

pub(crate) async fn record(store: &dyn Store, results: Vec<RatedResult>) {
    let (seen, _) = store.recorded_rounds(table(1)).await.unwrap();
    assert!(done(store, PersonChange::ResultsRecorded { seen, results }).await);
}

pub(crate) async fn results_are_recorded_if_no_others_were_meanwhile<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "ada").await;
    assert_eq!(store.recorded_rounds(table(1)).await, Ok((RatingVersion(0), vec![])));
    let recorded = |seen, results| PersonChange::ResultsRecorded { seen: RatingVersion(seen), results };
    assert!(done(&*store, recorded(0, vec![rated(claim(1, 10, [1, 2]), [1600.25, 1400.0])])).await);
    assert!(!done(&*store, recorded(0, vec![rated(claim(2, 20, [1, 2]), [1700.0, 1300.0])])).await);
    assert_eq!(store.ratings(person(1)).await, Ok(vec![(kind("claim", 2), rating(1600.25))]));
    let again = GameResult { round: 2, ..claim(1, 30, [1, 2]) };
    assert!(done(&*store, recorded(1, vec![rated(again, [1700.0, 1300.0])])).await);
    assert_eq!(store.recorded_rounds(table(1)).await, Ok((RatingVersion(2), vec![1, 2])));
    assert_eq!(store.recorded_rounds(table(2)).await, Ok((RatingVersion(2), vec![])));
}

pub(crate) async fn results_are_forgotten_to_be_computed_anew<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "ada").await;
    let result = claim(1, 10, [1, 2]);
    record(&*store, vec![rated(result.clone(), [1600.0, 1400.0])]).await;
    assert!(done(&*store, PersonChange::ResultsCleared).await);
    assert_eq!(store.recorded_rounds(table(1)).await, Ok((RatingVersion(2), vec![])));
    assert_eq!(store.ratings(person(1)).await, Ok(vec![]));
    assert_eq!(store.rating_history(person(1), result.kind(), 9).await, Ok(vec![]));
    assert_eq!(store.win_counts(person(1)).await, Ok(vec![]));
    let before = claim(9, 0, [1, 2]).key();
    assert_eq!(store.rated_after(result.kind(), before).await, Ok(vec![]));
}

pub(crate) async fn the_ratings_after_a_result_are_replaced<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "ada").await;
    let late = claim(2, 20, [1, 3]);
    record(&*store, vec![rated(late.clone(), [1600.0, 1400.0])]).await;
    let early = claim(1, 10, [1, 2]);
    record(&*store, vec![rated(early, [1610.0, 1390.0]), rated(late.clone(), [1700.0, 1350.0])]).await;
    assert_eq!(store.ratings(person(1)).await, Ok(vec![(kind("claim", 2), rating(1700.0))]));
    let history = store.rating_history(person(1), late.kind(), 9).await.unwrap();
    let point = |at, value| RatingPoint { at: Time(at), rating: rating(value) };
    assert_eq!(history, [point(10, 1610.0), point(20, 1700.0)]);
    let count = WinCount { kind: late.kind(), options: None, played: 2, won: 2, drawn: 0 };
    assert_eq!(store.win_counts(person(1)).await, Ok(vec![count]));
}

pub(crate) async fn results_that_count_are_found_in_their_order<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let [first, second, third] = [claim(3, 10, [1, 2]), claim(1, 20, [2, 3]), claim(2, 20, [3, 1])];
    let other = GameResult { game: "braverats".to_owned(), ..claim(4, 30, [1, 2]) };
    let results = [&third, &first, &second, &other].map(|result| rated(result.clone(), [1500.0; 2]));
    record(&*store, results.into_iter().chain([casual(claim(5, 40, [1, 2]))]).collect()).await;
    let after = async |result: &GameResult| store.rated_after(kind("claim", 2), result.key()).await.unwrap();
    assert_eq!(after(&claim(1, 0, [1, 2])).await, [first.clone(), second.clone(), third.clone()]);
    assert_eq!(after(&first).await, [second.clone(), third.clone()]);
    assert_eq!(after(&second).await, std::slice::from_ref(&third), "at the same time, by table");
    assert_eq!(after(&third).await, []);
}

pub(crate) async fn a_rating_is_known_as_it_was_before_a_result<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let (first, second) = (claim(1, 10, [1, 2]), claim(2, 10, [1, 2]));
    let results = vec![rated(first.clone(), [1600.0, 1400.0]), rated(second.clone(), [1650.0, 1350.0])];
    record(&*store, results).await;
    let before = async |number, result: &GameResult| {
        store.rating_before(person(number), result.kind(), result.key()).await.unwrap()
    };
    assert_eq!(before(1, &first).await, None);
    assert_eq!(before(1, &second).await, Some(rating(1600.0)));
    assert_eq!(before(2, &claim(1, 99, [1, 2])).await, Some(rating(1350.0)));
    let other = GameResult { game: "braverats".to_owned(), ..claim(4, 30, [1, 2]) };
    assert_eq!(before(1, &other).await, None);
}

pub(crate) async fn the_history_of_a_rating_has_its_last_games<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let game = |number: u8| rated(claim(number, u64::from(number), [1, 2]), [1500.0 + f64::from(number); 2]);
    record(&*store, (1..=5).map(game).collect()).await;
    let points = async |limit| {
        let found = store.rating_history(person(2), kind("claim", 2), limit).await.unwrap();
        found.into_iter().map(|point| (point.at, point.rating.value)).collect::<Vec<_>>()
    };
    assert_eq!(points(2).await, [(Time(4), 1504.0), (Time(5), 1505.0)]);
    assert_eq!(points(9).await.len(), 5);
}

pub(crate) async fn results_are_counted_by_kind_and_outcome<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let mut drawn = claim(3, 30, [1, 2]);
    drawn.seats.iter_mut().for_each(|seat| seat.outcome = Outcome::Drawn);
    let other = GameResult { game: "braverats".to_owned(), ..claim(4, 40, [1, 2]) };
    let results = [claim(1, 10, [1, 2]), claim(2, 20, [2, 1]), drawn, other];
    record(&*store, results.map(casual).to_vec()).await;
    let count =
        |game, played, won, drawn| WinCount { kind: kind(game, 2), options: None, played, won, drawn };
    let counts = vec![count("braverats", 1, 1, 0), count("claim", 3, 1, 1)];
    assert_eq!(store.win_counts(person(1)).await, Ok(counts));
    assert_eq!(store.ratings(person(1)).await, Ok(vec![]), "casual games give no rating");
    assert_eq!(store.win_counts(person(9)).await, Ok(vec![]));
}

async fn board(store: &dyn Store, players: u32, skipped: u32, limit: u32) -> Vec<(String, f64)> {
    let found = store.leaderboard(kind("claim", players), skipped, limit).await.unwrap();
    found.into_iter().map(|ranked| (ranked.name, ranked.rating.value)).collect()
}

pub(crate) async fn the_leaderboard_has_those_with_an_account_the_best_first<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for (number, name) in [(1, "ada"), (2, "ben"), (3, "cleo"), (4, "dan")] {
        comes(&*store, number, name).await;
    }
    assert!(done(&*store, account(1, "ada")).await && done(&*store, account(4, "dan")).await);
    let mut unsure = rated(claim(3, 30, [4, 5]), [1900.0, 1100.0]);
    unsure.ratings[0].provisional = true;
    let (first, second) = (claim(1, 10, [1, 2]), claim(2, 20, [3, 2]));
    record(&*store, vec![rated(first, [1600.25, 1500.0]), rated(second, [1700.0, 1400.0]), unsure]).await;
    let ada = ("ada".to_owned(), 1600.25);
    assert_eq!(board(&*store, 2, 0, 10).await, std::slice::from_ref(&ada), "no guests, nothing provisional");
    assert!(done(&*store, account(2, "ben")).await);
    assert_eq!(board(&*store, 2, 0, 10).await, [ada, ("ben".to_owned(), 1400.0)], "an account came later");
    assert_eq!(board(&*store, 3, 0, 10).await, []);
}

pub(crate) async fn the_leaderboard_is_read_page_by_page<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for number in 1..=6 {
        comes(&*store, number, &format!("p{number}")).await;
        assert!(done(&*store, account(number, &format!("p{number}"))).await);
    }
    let games = [[1, 2], [3, 4], [5, 6]];
    let game = |(number, people)| rated(claim(number, u64::from(number), people), [1600.0, 1400.0]);
    record(&*store, (1..).zip(games).map(game).collect()).await;
    let all = board(&*store, 2, 0, 10).await;
    assert_eq!(all.len(), 6);
    let (first, second) = (board(&*store, 2, 0, 4).await, board(&*store, 2, 4, 4).await);
    assert_eq!([first, second].concat(), all, "equals have an order, too");
    assert_eq!(board(&*store, 2, 6, 4).await, []);
}

pub(crate) async fn a_deleted_person_has_no_rating_and_keeps_no_place<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for (number, name) in [(1, "ada"), (2, "ben")] {
        comes(&*store, number, name).await;
        assert!(done(&*store, account(number, name)).await);
    }
    let result = claim(1, 10, [1, 2]);
    record(&*store, vec![rated(result.clone(), [1600.0, 1400.0])]).await;
    assert!(done(&*store, PersonChange::Deleted(person(1))).await);
    assert_eq!(store.ratings(person(1)).await, Ok(vec![]));
    assert_eq!(board(&*store, 2, 0, 10).await, [("ben".to_owned(), 1400.0)]);
    assert!(done(&*store, PersonChange::ResultsCleared).await);
    record(&*store, vec![rated(result.clone(), [1600.0, 1400.0])]).await;
    assert_eq!(store.ratings(person(1)).await, Ok(vec![]), "also when all is computed anew");
    assert_eq!(store.rated_after(result.kind(), claim(1, 0, [1, 2]).key()).await, Ok(vec![result]));
}
