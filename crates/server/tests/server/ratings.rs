//! Results and ratings: they follow from the logs, and only rated games among people count.

use crate::accounts::makes_account;
use crate::client::{PATIENCE, Person, TestServer, rats, two_at};
use interregnum_people::rebuild;
use interregnum_store::{
    self as store, Account, GameResult, MemoryStore, Outcome, PersonChange, PersonStore, RatedResult,
    SeatResult, Session, SessionId, Store, StoredRating,
};
use interregnum_table::{SeatSecret, TableId, Time};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::time::{Instant, sleep};

fn rated() -> Value {
    let mut setup = rats();
    setup["rated"] = json!(true);
    setup
}

/// Waits until somebody's profile fits; results are recorded after the game, and nobody waits for them.
async fn profile(person: &Person, name: &str, fits: impl Fn(&Value) -> bool) -> Value {
    let until = Instant::now() + PATIENCE;
    loop {
        let found = person.get(&format!("/api/people/{name}")).await.json();
        if fits(&found) || Instant::now() > until {
            return found;
        }
        sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// Plays a game between two people, which the second resigns.
async fn resigned(ada: &Person, ben: &Person, setup: Value) {
    let table = ada.makes(setup, &["me", "open"]).await;
    let mut socket = ben.joins(&table).await;
    socket.does("sit", json!({"do": "sit", "name": ""})).await;
    socket.does("resign", json!({"do": "resign"})).await;
}

async fn two_accounts(server: &TestServer) -> (Person, Person) {
    let (ada, ben) = (server.guest("A").await, server.guest("B").await);
    makes_account(&ada, "Ada").await;
    makes_account(&ben, "Ben").await;
    (ada, ben)
}

#[tokio::test]
async fn a_rated_game_moves_both_ratings_and_stands_in_both_profiles() {
    let server = TestServer::open().await;
    let (ada, ben) = two_accounts(&server).await;
    assert_eq!(ada.get("/api/people/ada").await.json()["ratings"], json!([]));
    resigned(&ada, &ben, rated()).await;
    let played =
        |found: &Value| found["ratings"][0]["games"] == 1 && found["results"][0]["by_options"] != json!([]);
    let (first, second) = (profile(&ada, "ADA", played).await, profile(&ada, "ben", played).await);
    assert_eq!(first["name"], "Ada");
    assert_eq!(
        (first["ratings"][0]["rating"].as_i64(), second["ratings"][0]["rating"].as_i64()),
        (Some(1662), Some(1338))
    );
    assert_eq!(first["ratings"][0]["provisional"], true);
    let by_options = json!([{"options": rated()["options"], "played": 1, "won": 1, "drawn": 0}]);
    let played = json!([
        {"game": "braverats", "players": 2, "played": 1, "won": 1, "drawn": 0, "by_options": by_options},
    ]);
    assert_eq!(first["results"], played);
    let history = ada.get("/api/people/ben/history?game=braverats&players=2").await.json();
    assert_eq!((&history[0]["rating"], history.as_array().unwrap().len()), (&json!(1338), 1));
    let own = ada.get("/api/me/data").await.json();
    assert_eq!(own["ratings"][0]["now"], first["ratings"][0]);
    assert_eq!((&own["ratings"][0]["history"][0]["rating"], &own["results"]), (&json!(1662), &played));
    let board = ada.get("/api/leaderboard?game=braverats&players=2").await.json();
    assert_eq!(board, json!({"places": [], "more": false}), "provisional ratings are not listed");
    ada.get("/api/people/nobody").await.refused(404, "no-such-person");
    ada.get("/api/people/nobody/history?game=braverats&players=2").await.refused(404, "no-such-person");
    ada.get("/api/leaderboard?game=chess&players=2").await.refused(404, "no-such-game");
}

#[tokio::test]
async fn casual_games_are_counted_in_results_and_not_in_ratings() {
    let server = TestServer::open().await;
    let (ada, ben) = two_accounts(&server).await;
    resigned(&ada, &ben, rats()).await;
    let found = profile(&ada, "Ada", |found| found["results"][0]["played"] == 1).await;
    assert_eq!((&found["ratings"], &found["results"][0]["won"]), (&json!([]), &json!(1)));
}

#[tokio::test]
async fn games_with_bots_and_aborted_games_never_count() {
    let server = TestServer::open().await;
    let (ada, ben) = two_accounts(&server).await;
    let table = ada.makes(rated(), &["me", "page"]).await;
    ada.joins(&table).await.does("resign", json!({"do": "resign"})).await;
    let table = ada.makes(rated(), &["me", "open"]).await;
    let mut socket = ben.joins(&table).await;
    socket.does("sit", json!({"do": "sit", "name": ""})).await;
    socket.does("abort", json!({"do": "propose", "what": "abort"})).await;
    ada.joins(&table).await.does("yes", json!({"do": "answer", "what": "abort", "agree": true})).await;
    resigned(&ada, &ben, rats()).await;
    let found = profile(&ada, "Ada", |found| found["results"][0]["played"] == 1).await;
    assert_eq!((&found["ratings"], &found["results"][0]["played"]), (&json!([]), &json!(1)), "{found}");
}

#[tokio::test]
async fn ratings_computed_anew_from_the_logs_are_the_same() {
    let store = Arc::new(MemoryStore::new());
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let (ada, ben) = two_accounts(&server).await;
    for game in 1..=5 {
        let (winner, loser) = if game % 3 == 0 { (&ben, &ada) } else { (&ada, &ben) };
        resigned(winner, loser, rated()).await;
        let is_examined = |found: &Value| found["results"][0]["by_options"][0]["played"] == game;
        profile(&ada, "Ada", |found| found["ratings"][0]["games"] == game && is_examined(found)).await;
    }
    let profiles =
        async || [ada.get("/api/people/Ada").await.json(), ada.get("/api/people/Ben").await.json()];
    let before = profiles().await;
    assert_eq!(before[0]["ratings"][0]["games"], 5);
    assert_eq!(rebuild(store.as_ref()).await, Ok(5));
    assert_eq!(profiles().await, before);
}

/// As after a crash between the end of a game and the recording of its result.
#[tokio::test]
async fn a_server_records_what_the_one_before_has_not() {
    let store = Arc::new(MemoryStore::new());
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let (ada, ben) = two_accounts(&server).await;
    resigned(&ada, &ben, rated()).await;
    let is_rated = |found: &Value| {
        found["ratings"][0]["games"] == 1 && found["results"][0]["by_options"][0]["played"] == 1
    };
    let before = profile(&ada, "Ada", is_rated).await;
    assert!(is_rated(&before));
    assert_eq!(store.change_person(PersonChange::ResultsCleared).await, Ok(true));
    let next = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let found = profile(&next.guest("C").await, "Ada", is_rated).await;
    assert_eq!(found, before);
}

#[tokio::test]
async fn the_leaderboard_is_read_page_by_page() {
    let store = Arc::new(MemoryStore::new());
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let people = 53;
    for number in 0..people {
        has_rating(store.as_ref(), number).await;
    }
    let visitor = server.guest("V").await;
    let page = async |number: &str| {
        visitor.get(&format!("/api/leaderboard?game=braverats&players=2{number}")).await.json()
    };
    let first = page("").await;
    assert_eq!((first["places"].as_array().unwrap().len(), &first["more"]), (50, &json!(true)));
    assert_eq!(
        first["places"][0],
        json!({"place": 1, "name": "P52", "rating": 1552, "deviation": 60, "games": 9})
    );
    let second = page("&page=2").await;
    assert_eq!((second["places"].as_array().unwrap().len(), &second["more"]), (3, &json!(false)));
    assert_eq!(second["places"][2]["place"], 53);
    assert_eq!(page("&page=3").await, json!({"places": [], "more": false}));
    assert_eq!(page("&page=4000000000").await, json!({"places": [], "more": false}));
    visitor.get("/api/leaderboard?game=braverats&players=2&page=0").await.refused(400, "bad-request");
}

/// Somebody with an account and a rating of 1500 and this number.
async fn has_rating(store: &dyn Store, number: u8) {
    let secret = SeatSecret::from_bytes([number + 100; 16]);
    let (id, at, name) = (secret.person(), Time(1), format!("P{number}"));
    let person = store::Person { id, name: name.clone(), created: at, has_account: false };
    let session = Session {
        id: SessionId(u64::from(number)),
        person: id,
        secret: secret.hash(),
        previous: None,
        device: String::new(),
        created: at,
        used: at,
        rotated: at,
    };
    let account = Account { person: id, key: name.to_lowercase(), password: None, created: at };
    let seat = SeatResult { person: id, side: 0, place: 1, outcome: Outcome::Won };
    let result = GameResult {
        table: TableId::from_bytes([number; 10]),
        round: 1,
        game: "braverats".to_owned(),
        ended: at,
        rated: true,
        seats: vec![seat; 2],
    };
    let value = 1500.0 + f64::from(number);
    let rating = StoredRating { value, deviation: 60.0, volatility: 0.06, games: 9, provisional: false };
    let (seen, _) = store.recorded_rounds(result.table.clone()).await.unwrap();
    let results = vec![RatedResult { result, ratings: vec![rating; 2] }];
    for change in [
        PersonChange::Came { person, session },
        PersonChange::AccountMade { account, name, codes: Vec::new(), passkey: None },
        PersonChange::ResultsRecorded { seen, results },
    ] {
        assert_eq!(store.change_person(change).await, Ok(true));
    }
}

#[tokio::test]
async fn who_looks_for_a_casual_game_is_not_seated_at_a_rated_table() {
    let server = TestServer::open().await;
    let mut listed = rated();
    listed["listed"] = json!(true);
    let ada = server.guest("A").await;
    let table = ada.makes(listed, &["me", "open"]).await;
    let _there = ada.joins(&table).await;
    let ben = server.guest("B").await;
    let casual = ben.post("/api/match", &json!({"game": "braverats"})).await.json();
    assert_ne!(casual["table"], json!(table));
    let wanted = ben.post("/api/match", &json!({"game": "braverats", "rated": true})).await.json();
    assert_eq!(wanted["table"], json!(table));
}

#[tokio::test]
async fn a_rated_table_says_so() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, rated()).await;
    assert_eq!(people[0].0.sees(&table).await["rated"], true);
}
