//! How people played what is solved exactly: examined after the game, shown in profiles.

use crate::accounts::makes_account;
use crate::client::{PATIENCE, Person, TestServer, claim, play_out};
use interregnum_people::rebuild;
use interregnum_store::{MemoryStore, ResultStore as _, Store};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Somebody's profile once `games` of theirs are examined.
async fn examined(person: &Person, name: &str, games: u64) -> Value {
    let until = Instant::now() + PATIENCE;
    loop {
        let found = person.get(&format!("/api/people/{name}")).await.json();
        let by_options = &found["results"][0]["by_options"];
        let played = by_options
            .as_array()
            .map_or(0, |counts| counts.iter().map(|count| count["played"].as_u64().unwrap()).sum::<u64>());
        if played == games {
            return found;
        }
        assert!(Instant::now() < until, "{found}");
        sleep(Duration::from_millis(20)).await;
    }
}

async fn two(server: &TestServer) -> (Person, Person) {
    let (ada, ben) = (server.guest("A").await, server.guest("B").await);
    makes_account(&ada, "Ada").await;
    makes_account(&ben, "Ben").await;
    (ada, ben)
}

async fn together(ada: &Person, ben: &Person) -> String {
    let table = ada.makes(claim(), &["me", "open"]).await;
    assert_eq!(ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await.status, 200);
    table
}

#[tokio::test]
async fn a_profile_says_how_second_phases_were_played_and_a_rebuild_says_the_same() {
    let store = Arc::new(MemoryStore::new());
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let (ada, ben) = two(&server).await;
    play_out(&together(&ada, &ben).await, &[&ada, &ben]).await;
    let resigned = together(&ada, &ben).await;
    assert_eq!(ben.ask(&resigned, "resign", json!({"do": "resign"})).await.status, 200);
    let (first, second) = (examined(&ada, "Ada", 2).await, examined(&ada, "Ben", 2).await);
    let (mine, theirs) = (&first["exact_play"][0], &second["exact_play"][0]);
    assert_eq!(
        (&mine["game"], &mine["players"], &mine["unexamined"]),
        (&json!("claim"), &json!(2), &json!(0))
    );
    let games = |of: &Value| ["winning", "even", "losing"].map(|part| of[part]["games"].as_u64().unwrap());
    assert_eq!(games(mine).iter().sum::<u64>(), 1, "the game that was resigned did not come so far: {mine}");
    let [winning, even, losing] = games(mine);
    assert_eq!(games(theirs), [losing, even, winning], "what one enters won, the other enters lost");
    for of in [mine, theirs] {
        let number = |name: &str| of[name].as_u64().unwrap();
        assert!(number("choices") > 5 && number("best") <= number("choices"), "{of}");
        assert!(number("given_away") <= number("choices") - number("best"), "{of}");
    }
    // Each choice that gives the game away turns it round: an even number of them leaves it as it was on entry.
    let turns = mine["given_away"].as_u64().unwrap() + theirs["given_away"].as_u64().unwrap();
    let played_out = (first["results"][0]["won"].as_u64().unwrap() - 1) == 1;
    assert_eq!((turns % 2 == 0) == (winning == 1), played_out, "{mine} {theirs}");
    let options = &first["results"][0]["by_options"];
    assert_eq!(options[0]["options"], claim()["options"]);
    assert_eq!((&options[0]["played"], options.as_array().unwrap().len()), (&json!(2), 1));
    assert_eq!(ada.get("/api/me/data").await.json()["exact_play"][0], *mine);
    assert_eq!(rebuild(store.as_ref()).await, Ok(2));
    assert_eq!(ada.get("/api/people/Ada").await.json(), first);
    assert_eq!(ada.get("/api/people/Ben").await.json(), second);
}

#[tokio::test]
async fn games_with_bots_are_not_examined() {
    let (server, store) = TestServer::in_memory().await;
    let (ada, ben) = two(&server).await;
    let table = ada.makes(claim(), &["me", "page"]).await;
    assert_eq!(ada.ask(&table, "resign", json!({"do": "resign"})).await.status, 200);
    let resigned = together(&ada, &ben).await;
    assert_eq!(ben.ask(&resigned, "resign", json!({"do": "resign"})).await.status, 200);
    let found = examined(&ada, "Ada", 1).await;
    assert_eq!(found["results"][0]["played"], 1);
    assert_eq!(store.unexamined(9).await, Ok(vec![]));
}

#[tokio::test]
async fn games_that_were_not_examined_when_a_server_stopped_are_examined_by_the_next() {
    let store = Arc::new(MemoryStore::new());
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let (ada, ben) = two(&server).await;
    play_out(&together(&ada, &ben).await, &[&ada, &ben]).await;
    let before = examined(&ada, "Ada", 1).await;
    let cleared = interregnum_store::PersonChange::ResultsCleared;
    assert_eq!(interregnum_store::PersonStore::change_person(&*store, cleared).await, Ok(true));
    let next = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    assert_eq!(examined(&next.guest("C").await, "Ada", 1).await, before);
}
