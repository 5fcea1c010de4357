//! What must not come out: hands, seeds, secrets.

use crate::client::{House, Person, claim, defaite, play_out, rats, two_at};
use serde_json::{Value, json};

#[tokio::test]
async fn a_spectator_never_receives_a_hand() {
    let house = House::open().await;
    let (table, people) = two_at(&house, claim()).await;
    let mut watcher = house.stranger().joins(&table).await;
    let view = watcher.hears("welcome").await["scene"]["now"]["position"]["view"].clone();
    let own = people[0].0.sees(&table).await["now"]["position"]["view"].clone();
    assert!(own["hand"].as_array().is_some_and(|hand| hand.len() == 13), "{own}");
    let cards = own["hand"].as_array().unwrap();
    let frame = watcher.heard[0].clone();
    let deck = view["deck"].to_string();
    let without_deck = frame.replace(&deck, "");
    for card in cards {
        assert!(!without_deck.contains(&card.to_string()), "{card} stands in {frame}");
    }
}

#[tokio::test]
async fn a_seat_never_receives_the_hand_of_another() {
    let house = House::open().await;
    let (table, people) = two_at(&house, claim()).await;
    let views: Vec<Value> = [
        people[0].0.sees(&table).await["now"]["position"]["view"].clone(),
        people[1].0.sees(&table).await["now"]["position"]["view"].clone(),
    ]
    .into();
    let hand = |view: &Value| -> Vec<String> {
        view["hand"].as_array().unwrap().iter().map(ToString::to_string).collect()
    };
    let (own, other) = (hand(&views[0]), hand(&views[1]));
    let (legal, rest) = (people[0].1.heard.concat(), views[0]["deck"].to_string());
    for card in other.iter().filter(|card| !own.contains(card)) {
        assert!(!legal.replace(&rest, "").contains(card.as_str()), "{card}");
    }
}

#[tokio::test]
async fn the_seed_is_not_sent_before_the_end() {
    let house = House::open().await;
    let (table, mut people) = two_at(&house, rats()).await;
    let mut watcher = house.stranger().joins(&table).await;
    watcher.hears("welcome").await;
    house.stranger().get(&format!("/api/tables/{table}/record")).await.refused(422, "not-over");
    let everybody: Vec<Person> = people.iter().map(|(person, _)| person.clone()).collect();
    play_out(&table, &everybody.iter().collect::<Vec<_>>()).await;
    let record = house.stranger().get(&format!("/api/tables/{table}/record")).await.json();
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
    let house = House::open().await;
    let (_, mut people) = two_at(&house, rats()).await;
    people[0].1.does("mine", json!({"do": "play", "action": "play Wi", "turn": 0})).await;
    let told = people[1].1.hears_of("chose").await;
    assert!(
        !told.to_string().contains("play Wi")
            || told["now"]["position"]["legal"].to_string().contains("play Wi")
    );
    assert_eq!(told["told"][0]["news"], json!({"kind": "chose", "seat": 0, "action": null}));
    people[0].1.does("changed", json!({"do": "play", "action": "play Pr", "turn": 0})).await;
    people[1].1.does("theirs", json!({"do": "play", "action": "play As", "turn": 0})).await;
    let news = people[1].1.hears_of("played").await;
    let story = news["told"].to_string();
    assert!(story.contains("\"Pr\"") && !story.contains("\"Wi\""), "{story}");
}

#[tokio::test]
async fn lists_counts_and_refusals_name_no_card_and_no_secret() {
    let house = House::open().await;
    let (table, people) = two_at(&house, defaite_for_two_and_a_bot()).await;
    let admin = Person { token: Some("the admin's own token".to_owned()), ..house.stranger() };
    let mut pages = vec![
        admin.get("/api/admin/tables").await.body,
        admin.get("/metrics").await.body,
        house.stranger().get("/api/lobby?playing=true").await.body,
    ];
    let wrong = json!({"do": "play", "action": "play XxX", "turn": 0});
    pages.push(people[1].0.ask(&table, "wrong", wrong).await.body);
    let hand = people[0].0.sees(&table).await["now"]["position"]["view"]["hand"].clone();
    let cards: Vec<String> = hand.as_array().unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(cards.len(), 7, "{hand}");
    for page in &pages {
        assert!(cards.iter().all(|card| !page.contains(card)), "{page}");
        for (person, _) in &people {
            assert!(!page.contains(person.token.as_ref().unwrap()), "{page}");
        }
    }
}

/// A table for three of which a bot holds the last seat.
fn defaite_for_two_and_a_bot() -> Value {
    let mut setup = defaite();
    setup["bot"] = json!(null);
    setup.as_object_mut().unwrap().remove("bot");
    setup
}
