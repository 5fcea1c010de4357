//! What must not come out: hands, seeds, secrets.

use crate::client::{Person, TestServer, claim, defaite, hand, names, play_out, rats, two_at};
use serde_json::{Value, json};

/// The cards that a frame shows turned up.
fn turned_up(frame: &str) -> Vec<String> {
    let frame: Value = serde_json::from_str(frame).unwrap();
    let cards = frame.pointer("/scene/now/position/view/face_up").cloned();
    cards.map_or_else(Vec::new, |cards| serde_json::from_value(cards).unwrap())
}

#[tokio::test]
async fn a_spectator_never_receives_a_hand() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, claim()).await;
    let mut watcher = server.stranger().joins(&table).await;
    watcher.hears("welcome").await;
    let hands = [hand(&people[0].0, &table).await, hand(&people[1].0, &table).await];
    assert_eq!(hands.each_ref().map(Vec::len), [13, 13]);
    let frame = &watcher.heard[0];
    let open = turned_up(frame);
    let secret = |card: &&String| !open.contains(card);
    let leaked: Vec<&String> =
        hands.iter().flatten().filter(secret).filter(|card| names(frame, card)).collect();
    assert!(leaked.is_empty(), "{leaked:?} in {frame}");
}

#[tokio::test]
async fn a_seat_never_receives_the_hand_of_another() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, claim()).await;
    let (own, other) = (hand(&people[0].0, &table).await, hand(&people[1].0, &table).await);
    let frame = people[0].1.heard.concat();
    assert!(own.iter().all(|card| names(&frame, card)), "one sees one's own hand");
    // Goblins of value 0 are alike: both may hold one, and one may be turned up.
    let open: Vec<String> = people[0].1.heard.iter().flat_map(|frame| turned_up(frame)).collect();
    let secret = |card: &&String| !own.contains(card) && !open.contains(card);
    let leaked: Vec<&String> = other.iter().filter(secret).filter(|card| names(&frame, card)).collect();
    assert!(leaked.is_empty(), "{leaked:?} in {frame}");
}

#[tokio::test]
async fn the_seed_is_not_sent_before_the_end() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, rats()).await;
    let mut watcher = server.stranger().joins(&table).await;
    watcher.hears("welcome").await;
    server.stranger().get(&format!("/api/tables/{table}/record")).await.refused(422, "not-over");
    let everybody: Vec<Person> = people.iter().map(|(person, _)| person.clone()).collect();
    play_out(&table, &everybody.iter().collect::<Vec<_>>()).await;
    let record = server.stranger().get(&format!("/api/tables/{table}/record")).await.json();
    let seed = record["deal"]["seed"].as_str().unwrap().to_owned();
    let secret = record["shuffle"]["secret"].as_str().unwrap().to_owned();
    assert_eq!((seed.len(), secret.len()), (64, 64));
    let ada = &mut people[0].1;
    ada.hears_of("ended").await;
    watcher.hears_of("ended").await;
    for frames in [&ada.heard, &watcher.heard] {
        let before: Vec<&String> = frames.iter().take_while(|frame| !frame.contains("\"ended\"")).collect();
        assert!(before.len() > 4);
        for frame in before {
            assert!(!frame.contains(&seed) && !frame.contains(&secret));
        }
    }
}

#[tokio::test]
async fn a_sealed_choice_is_known_to_its_seat_alone_until_all_have_chosen() {
    let server = TestServer::open().await;
    let (_, mut people) = two_at(&server, rats()).await;
    people[0].1.does("mine", json!({"do": "play", "action": "play Wi", "turn": 0})).await;
    let told = people[1].1.hears_of("chose").await;
    assert_eq!(told["told"][0]["news"], json!({"kind": "chose", "seat": 0, "action": null}));
    people[0].1.does("changed", json!({"do": "play", "action": "play Pr", "turn": 0})).await;
    people[1].1.does("theirs", json!({"do": "play", "action": "play As", "turn": 0})).await;
    let news = people[0].1.hears_of("played").await;
    let story = news["told"].to_string();
    assert!(story.contains("\"Pr\"") && !story.contains("\"Wi\""), "{story}");
}

#[tokio::test]
async fn a_moment_shows_each_seat_its_own_cards_and_a_stranger_none() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, claim()).await;
    let path = format!("/api/tables/{table}/story/0");
    let known = |moment: &serde_json::Value, seat: usize| {
        moment["view"]["seats"][seat]["hand"]["known"].as_array().unwrap().len()
    };
    for (seat, (person, _)) in people.iter().enumerate() {
        let moment = person.get(&path).await.json();
        assert_eq!((known(&moment, seat), known(&moment, 1 - seat)), (13, 0));
    }
    let strange = server.stranger().get(&path).await.json();
    assert_eq!((known(&strange, 0), known(&strange, 1)), (0, 0));
    server.stranger().get(&format!("/api/tables/{table}/story/1")).await.refused(404, "no-such-move");
}

#[tokio::test]
async fn lists_counts_and_refusals_name_no_card_and_no_secret() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.makes(defaite(), &["me", "open", "page"]).await;
    ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await;
    let admin = Person { token: Some("the admin's own token".to_owned()), ..server.stranger() };
    let mut pages = vec![
        admin.get("/api/admin/tables").await.body,
        admin.get("/metrics").await.body,
        server.stranger().get("/api/lobby?playing=true").await.body,
    ];
    let wrong = json!({"do": "play", "action": "play XxX", "turn": 0});
    pages.push(ben.ask(&table, "wrong", wrong).await.body);
    let cards = [hand(&ada, &table).await, hand(&ben, &table).await].concat();
    assert!(cards.len() >= 14, "seven each, and what was drawn: {cards:?}");
    for page in &pages {
        assert!(!page.is_empty());
        assert!(cards.iter().all(|card| !names(page, card)), "{page}");
        for person in [&ada, &ben] {
            assert!(!page.contains(person.token.as_ref().unwrap()), "{page}");
        }
    }
}
