//! Finished games: all open, to download, to link to, to list.

use crate::client::{Person, TestServer, claim, hand, names, play_out, rats, two_at};
use interregnum_games::claim::Claim;
use interregnum_kernel::{Record, replay};
use serde_json::json;

#[tokio::test]
async fn the_record_of_a_finished_game_is_downloaded_and_replays() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, claim()).await;
    let everybody: Vec<&Person> = people.iter().map(|(person, _)| person).collect();
    play_out(&table, &everybody).await;
    let got = server.stranger().get(&format!("/api/tables/{table}/record")).await;
    assert!(got.header("content-disposition").unwrap().contains(&table));
    let record = Record::<Claim>::read(got.body.trim_end()).unwrap();
    assert_eq!(record.seats[1].name, "Ben");
    assert!(record.outcome.is_some());
    assert!(replay(&record, |_| ()).is_ok());
}

#[tokio::test]
async fn a_finished_game_can_be_linked_to_at_any_move() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, claim()).await;
    let everybody: Vec<&Person> = people.iter().map(|(person, _)| person).collect();
    play_out(&table, &everybody).await;
    let at = async |number: usize, lang: &str| {
        server.stranger().get(&format!("/api/tables/{table}/record/{number}?lang={lang}")).await
    };
    let moves = at(0, "en").await.json()["moves"].as_u64().unwrap() as usize;
    assert!(moves >= 52);
    let (third, last) = (at(3, "en").await.json(), at(moves, "en").await.json());
    let line = serde_json::to_string(&third["record"]).unwrap();
    let record = Record::<Claim>::read(&line).unwrap();
    assert_eq!(record.moves.len(), 3);
    assert!(record.outcome.is_none() && replay(&record, |_| ()).is_ok());
    assert!(third["tale"].as_array().unwrap().len() < last["tale"].as_array().unwrap().len());
    assert_ne!(third["tale"], at(3, "fr").await.json()["tale"]);
    at(moves + 1, "en").await.refused(404, "no-such-move");
}

#[tokio::test]
async fn every_game_of_a_table_keeps_its_record_over_a_rematch() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, rats()).await;
    let everybody: Vec<Person> = people.iter().map(|(person, _)| person.clone()).collect();
    let everybody: Vec<&Person> = everybody.iter().collect();
    play_out(&table, &everybody).await;
    let path = format!("/api/tables/{table}/record");
    let first = server.stranger().get(&path).await.body;
    for (_, socket) in &mut people {
        socket.does("again", json!({"do": "propose", "what": "rematch"})).await;
    }
    assert_eq!(server.stranger().get(&path).await.body, first, "the last game that is over");
    play_out(&table, &everybody).await;
    let second = server.stranger().get(&format!("{path}?round=2")).await.body;
    assert_eq!(server.stranger().get(&format!("{path}?round=1")).await.body, first);
    assert_ne!(second, first);
    server.stranger().get(&format!("{path}?round=3")).await.refused(422, "not-over");
    server.stranger().get(&format!("{path}?round=0")).await.refused(422, "not-over");
}

#[tokio::test]
async fn one_finds_ones_own_tables_and_nobody_elses() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut private = claim();
    private["listed"] = json!(false);
    let own = ada.makes(private, &["me"]).await;
    ben.makes(rats(), &["me"]).await;
    let mine = ada.get("/api/me/tables").await.json();
    assert_eq!(mine.as_array().unwrap().len(), 1);
    assert_eq!(mine[0]["table"], own);
    server.stranger().get("/api/me/tables").await.refused(401, "no-name");
}

#[tokio::test]
async fn when_the_game_is_over_all_hands_are_open() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    people[0].1.does("enough", json!({"do": "resign"})).await;
    let over = server.stranger().sees(&table).await.to_string();
    let hands = [hand(&people[0].0, &table).await, hand(&people[1].0, &table).await];
    assert_eq!(hands.each_ref().map(Vec::len), [13, 13]);
    assert!(hands.iter().flatten().all(|card| names(&over, card)), "{over}");
}

#[tokio::test]
async fn a_review_asked_for_twice_is_the_same_and_names_its_seed() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, claim()).await;
    let everybody: Vec<&Person> = people.iter().map(|(person, _)| person).collect();
    play_out(&table, &everybody).await;
    let path = format!("/api/tables/{table}/record/9/advice");
    let stranger = server.stranger();
    let (first, second) = tokio::join!(stranger.get(&path), stranger.get(&path));
    assert_eq!(first.body, second.body);
    let (review, next) = (first.json(), stranger.get(&path.replace('9', "10")).await.json());
    assert_eq!(review["seed"].as_str().unwrap().len(), 64);
    assert_ne!(review["seed"], next["seed"]);
}

#[tokio::test]
async fn who_played_is_told_which_seat_was_theirs_and_nobody_else_is() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, rats()).await;
    people[0].1.does("enough", json!({"do": "resign"})).await;
    let path = format!("/api/tables/{table}/record/0");
    assert_eq!(people[1].0.get(&path).await.json()["you"], 1);
    assert!(server.stranger().get(&path).await.json()["you"].is_null());
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_a_move_against_bots() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, claim()).await;
    let everybody: Vec<&Person> = people.iter().map(|(person, _)| person).collect();
    let path = format!("/api/tables/{table}/record/8/continue");
    let seats = json!({"seats": ["squire", "me"]});
    everybody[1].post(&path, &seats).await.refused(422, "not-over");
    play_out(&table, &everybody).await;
    server.stranger().post(&path, &seats).await.refused(401, "no-name");
    let made = everybody[1].post(&path, &seats).await;
    assert_eq!(made.status, 201);
    let again = everybody[1].sees(made.json()["table"].as_str().unwrap()).await;
    assert_eq!(again["now"]["stage"]["kind"], "playing");
    assert_eq!(again["now"]["continued"], json!({"table": table, "round": 1, "moves": 8}));
    assert_eq!(again["you"], 1);
    let then = server.stranger().get(&format!("/api/tables/{table}/record/8")).await.json();
    assert_eq!(again["now"]["position"]["view"]["history"], then["views"][1]["history"]);
    let late = path.replace("/8/", "/99/");
    everybody[1].post(&late, &seats).await.refused(404, "no-such-move");
}
