//! Results count in the order in which games ended, in whatever order they are recorded.

use crate::hall::{Hall, person, rated, teams};
use interregnum_people::{examine_all, rebuild, record_results, results};
use interregnum_store::{
    MemoryStore, Person, PersonChange, RatingKind, RatingPoint, ResultStore, Session, SessionId,
    SqliteOptions, SqliteStore, Store, StoredRating, WinCount,
};
use interregnum_table::{Command, Proposal, SeatSecret, Time};

/// Games of two, three and four people, of which many end at the same moment.
fn season() -> Vec<Hall> {
    let mut halls = Vec::new();
    for number in 1..=12_u8 {
        let ended = 1000 + u64::from(number / 4) * 1000;
        let people: Vec<usize> =
            (0..2 + usize::from(number % 3)).map(|seat| (seat + usize::from(number)) % 5).collect();
        let setup = if number == 11 { teams() } else { rated(people.len()) };
        let mut hall = Hall::new(number, setup, &people, ended);
        if people.len() == 2 {
            hall.ask(people[0], Command::Resign);
            hall.agree(&people, Proposal::Rematch);
            hall.ask(people[usize::from(number / 7)], Command::Resign);
        } else {
            hall.play_out();
        }
        halls.push(hall);
    }
    halls
}

async fn store_with(store: &dyn Store, halls: &[Hall], order: impl Iterator<Item = usize>) {
    for number in 0..5 {
        let secret = SeatSecret::from_bytes([number as u8; 16]);
        let person =
            Person { id: secret.person(), name: format!("P{number}"), created: Time(1), has_account: false };
        let session = Session {
            id: SessionId(number),
            person: person.id,
            secret: secret.hash(),
            previous: None,
            device: String::new(),
            created: Time(1),
            used: Time(1),
            rotated: Time(1),
        };
        assert_eq!(store.change_person(PersonChange::Came { person, session }).await, Ok(true));
    }
    for hall in halls {
        hall.keep(store).await;
    }
    for place in order {
        let found = results(&halls[place].log);
        assert!(!found.is_empty());
        record_results(store, &found).await.unwrap();
        record_results(store, &found).await.unwrap();
    }
    examine_all(store).await.unwrap();
}

type Known = Vec<(Vec<(RatingKind, StoredRating, Vec<RatingPoint>)>, Vec<WinCount>)>;

/// Everything that can be asked about everybody.
async fn everything(store: &dyn Store) -> Known {
    let mut known = Vec::new();
    for number in 0..5 {
        let mut ratings = Vec::new();
        for (kind, rating) in store.ratings(person(number)).await.unwrap() {
            let history = store.rating_history(person(number), kind.clone(), 100).await.unwrap();
            assert_eq!(history.last().unwrap().rating, rating);
            ratings.push((kind, rating, history));
        }
        known.push((ratings, store.win_counts(person(number)).await.unwrap()));
    }
    known
}

#[tokio::test]
async fn the_order_of_recording_makes_no_difference_and_a_rebuild_gives_the_same() {
    let halls = season();
    let count = halls.len();
    let forwards = MemoryStore::new();
    store_with(&forwards, &halls, 0..count).await;
    let expected = everything(&forwards).await;
    let kinds: Vec<usize> = expected.iter().map(|(ratings, _)| ratings.len()).collect();
    assert!(kinds.iter().sum::<usize>() > 8, "{kinds:?}");

    let backwards = MemoryStore::new();
    store_with(&backwards, &halls, (0..count).rev()).await;
    assert_eq!(everything(&backwards).await, expected);

    let folder = std::env::temp_dir().join(format!("interregnum-people-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let sqlite = SqliteStore::open(SqliteOptions::file(folder.join("log.db"))).await.unwrap();
    store_with(&sqlite, &halls, (0..count).map(|place| place * 7 % count)).await;
    assert_eq!(everything(&sqlite).await, expected, "in yet another order");
    assert_eq!(rebuild(&sqlite).await, Ok(halls.iter().map(|hall| results(&hall.log).len()).sum()));
    assert_eq!(everything(&sqlite).await, expected, "computed anew");
    sqlite.close().await.unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn results_that_were_never_recorded_are_found_by_a_rebuild() {
    let halls = season();
    let (recorded, rebuilt) = (MemoryStore::new(), MemoryStore::new());
    store_with(&recorded, &halls, 0..halls.len()).await;
    store_with(&rebuilt, &halls, 0..0).await;
    assert_eq!(rebuilt.win_counts(person(0)).await, Ok(vec![]));
    rebuild(&rebuilt).await.unwrap();
    assert_eq!(everything(&rebuilt).await, everything(&recorded).await);
}
