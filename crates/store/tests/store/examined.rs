//! What every store promises of examinations.

use crate::people::done;
use crate::promises::{StoreUnderTest, person, table};
use crate::results::{casual, claim, kind, rated, record};
use interregnum_store::{
    EnteredCount, ExactCount, ExactSeat, Examination, GameResult, Outcome, PersonChange, WinCount,
};

fn played(margin: i32, [choices, best, given_away, points]: [u32; 4]) -> ExactSeat {
    ExactSeat { margin, choices, best, given_away, points }
}

fn examined(number: u8, round: u32, options: &str, seats: Vec<Option<ExactSeat>>) -> PersonChange {
    let examination = Examination { options: options.to_owned(), seats };
    PersonChange::ResultExamined { table: table(number), round, examination }
}

pub(crate) async fn a_game_is_examined_once<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    assert!(!done(&*store, examined(1, 1, "{}", vec![])).await, "there is no such result");
    let again = GameResult { round: 2, ..claim(1, 30, [1, 2]) };
    let results = [claim(1, 10, [1, 2]), claim(2, 20, [1, 2]), again];
    record(&*store, results.map(casual).to_vec()).await;
    assert_eq!(store.unexamined(9).await, Ok(vec![(table(1), 2), (table(2), 1), (table(1), 1)]));
    assert_eq!(store.unexamined(1).await, Ok(vec![(table(1), 2)]), "the latest first");
    assert!(done(&*store, examined(1, 2, "{}", vec![Some(played(3, [1, 1, 0, 0])), None])).await);
    assert!(!done(&*store, examined(1, 2, "{}", vec![Some(played(1, [9, 9, 9, 9])), None])).await);
    assert_eq!(store.unexamined(9).await, Ok(vec![(table(2), 1), (table(1), 1)]));
    assert_eq!(store.exact_counts(person(1)).await.unwrap()[0].choices, 1);
    assert!(done(&*store, PersonChange::ResultsCleared).await);
    assert_eq!(store.unexamined(9).await, Ok(vec![]));
    assert_eq!(store.exact_counts(person(1)).await, Ok(vec![]));
    record(&*store, vec![casual(claim(1, 10, [1, 2]))]).await;
    assert_eq!(store.unexamined(9).await, Ok(vec![(table(1), 1)]), "to be examined anew");
}

pub(crate) async fn examinations_are_counted_by_kind_and_beginning<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let mut drawn = claim(4, 40, [1, 2]);
    drawn.seats.iter_mut().for_each(|seat| seat.outcome = Outcome::Drawn);
    let other = GameResult { game: "other".to_owned(), ..claim(5, 50, [1, 2]) };
    // Person 1 wins games 1 and 2, loses game 3, and draws game 4.
    let results = [claim(1, 10, [1, 2]), claim(2, 20, [1, 2]), claim(3, 30, [2, 1]), drawn, other];
    record(&*store, results.map(casual).to_vec()).await;
    let examinations = [
        examined(1, 1, "{\"a\":1}", vec![Some(played(3, [5, 4, 0, 2])), Some(played(-3, [6, 6, 0, 0]))]),
        examined(2, 1, "{\"a\":2}", vec![Some(played(-1, [5, 3, 0, 4])), Some(played(1, [4, 2, 1, 6]))]),
        examined(3, 1, "{\"a\":1}", vec![Some(played(-1, [2, 2, 0, 0])), Some(played(1, [7, 5, 2, 4]))]),
        examined(4, 1, "{\"a\":1}", vec![Some(played(0, [1, 1, 0, 0])), None]),
        examined(5, 1, "{}", vec![None, None]),
    ];
    for change in examinations {
        assert!(done(&*store, change).await);
    }
    let entered = |games, won, drawn| EnteredCount { games, won, drawn };
    let expected = ExactCount {
        kind: kind("claim", 2),
        winning: entered(2, 1, 0),
        even: entered(1, 0, 1),
        losing: entered(1, 1, 0),
        choices: 5 + 5 + 7 + 1,
        best: 4 + 3 + 5 + 1,
        given_away: 2,
        points: 2 + 4 + 4,
    };
    assert_eq!(store.exact_counts(person(1)).await, Ok(vec![expected]), "a game without such a part is none");
    assert_eq!(store.exact_counts(person(9)).await, Ok(vec![]));
    let count = |game, options: &str, played, won, drawn| {
        let options = Some(options.to_owned());
        WinCount { kind: kind(game, 2), options, played, won, drawn }
    };
    let counts = [
        count("claim", "{\"a\":1}", 3, 1, 1),
        count("claim", "{\"a\":2}", 1, 1, 0),
        count("other", "{}", 1, 1, 0),
    ];
    assert_eq!(store.win_counts(person(1)).await.unwrap(), counts);
}

pub(crate) async fn an_examination_stays_when_ratings_are_computed_again<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let late = claim(2, 20, [1, 3]);
    record(&*store, vec![rated(late.clone(), [1600.0, 1400.0])]).await;
    assert!(done(&*store, examined(2, 1, "{}", vec![Some(played(3, [5, 4, 0, 2])), None])).await);
    let early = claim(1, 10, [1, 2]);
    record(&*store, vec![rated(early, [1610.0, 1390.0]), rated(late, [1700.0, 1350.0])]).await;
    assert_eq!(store.unexamined(9).await, Ok(vec![(table(1), 1)]));
    assert_eq!(store.exact_counts(person(1)).await.unwrap()[0].winning.games, 1);
    let options: Vec<Option<String>> =
        store.win_counts(person(1)).await.unwrap().into_iter().map(|count| count.options).collect();
    assert_eq!(options, [None, Some("{}".to_owned())]);
}
