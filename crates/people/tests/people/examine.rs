//! Examinations follow from the logs.

use crate::hall::{Hall, person, rated};
use interregnum_people::{examination, examine_all, rebuild, record_results, results};
use interregnum_store::{EnteredCount, ExactSeat, MemoryStore, ResultStore as _, Store};
use interregnum_table::{Choice, Command, Proposal};

/// A table at which 1 and 2 play two games of Claim: the first to its end, in the second 2 resigns at once.
fn two_games() -> Hall {
    let mut hall = Hall::new(1, rated(2), &[1, 2], 1000);
    hall.play_out();
    hall.agree(&[1, 2], Proposal::Rematch);
    hall.ask(2, Command::Resign);
    hall
}

async fn everything(store: &dyn Store) -> Vec<String> {
    let mut all = Vec::new();
    for number in [1, 2] {
        all.push(format!("{:?}", store.exact_counts(person(number)).await.unwrap()));
        all.push(format!("{:?}", store.win_counts(person(number)).await.unwrap()));
    }
    all
}

#[test]
fn a_game_to_its_end_is_examined_and_one_that_did_not_come_so_far_has_options_alone() {
    let hall = two_games();
    let played = examination(&hall.log, 1);
    assert!(played.options.contains("\"players\":2"), "{}", played.options);
    let [Some(first), Some(second)] = played.seats[..] else { panic!("{played:?}") };
    assert_eq!(first.margin, -second.margin);
    for ExactSeat { choices, best, given_away, points, .. } in [first, second] {
        assert!(choices > 5 && best <= choices && given_away <= choices - best && points >= choices - best);
    }
    let resigned = examination(&hall.log, 2);
    assert_eq!((resigned.seats, &resigned.options), (vec![None, None], &played.options));
    assert_eq!(examination(&hall.log, 3).options, "null", "there is no such game");
}

#[test]
fn a_bot_that_stands_in_does_not_play_for_the_record_of_a_person() {
    let mut hall = Hall::new(1, rated(2), &[1, 2], 1000);
    hall.deserts(1, &[1], Choice::Bot);
    hall.play_out();
    let seats = examination(&hall.log, 1).seats;
    assert!(seats[0].is_some() && seats[1].is_none(), "{seats:?}");
}

#[tokio::test]
async fn all_games_of_a_store_are_examined_and_a_rebuild_gives_the_same() {
    let (store, hall) = (MemoryStore::new(), two_games());
    hall.keep(&store).await;
    record_results(&store, &results(&hall.log)).await.unwrap();
    assert_eq!(store.unexamined(9).await.unwrap().len(), 2);
    assert_eq!(store.win_counts(person(1)).await.unwrap()[0].options, None);
    examine_all(&store).await.unwrap();
    assert_eq!(store.unexamined(9).await, Ok(vec![]));
    let count = store.exact_counts(person(1)).await.unwrap().remove(0);
    let EnteredCount { games, .. } = count.winning;
    assert_eq!(games + count.losing.games + count.even.games, 1, "the other game did not come so far");
    let before = everything(&store).await;
    assert_eq!(rebuild(&store).await, Ok(2));
    assert_eq!(everything(&store).await, before);
}
