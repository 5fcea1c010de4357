//! Tables: made, filled, played at, left.

use crate::client::{
    PATIENCE, Person, TestServer, choices, claim, defaite, goofspiel, play, play_out, rats, two_at,
};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn seats(scene: &Value) -> Vec<&str> {
    scene["now"]["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["holder"]["kind"].as_str().unwrap())
        .collect()
}

fn stage(scene: &Value) -> &str {
    scene["now"]["stage"]["kind"].as_str().unwrap()
}

#[tokio::test]
async fn own_games_come_in_pages_and_stay_after_one_has_left() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut tables = Vec::new();
    for _ in 0..25 {
        tables.push(ada.makes(rats(), &["me", "open"]).await);
    }
    for table in &tables[..3] {
        ben.joins(table).await.does("sit", json!({"do": "sit", "name": "Ben"})).await;
    }
    let names = |answer: crate::client::Answer| -> Vec<String> {
        let found = answer.json();
        found.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap().to_owned()).collect()
    };
    let first = names(ada.get("/api/me/games").await);
    assert_eq!(first.len(), 20);
    let second = names(ada.get(&format!("/api/me/games?after={}", first[19])).await);
    let mut all = [first, second].concat();
    all.sort();
    tables.sort();
    assert_eq!(all, tables);
    assert_eq!(names(ada.get("/api/me/games?state=playing").await).len(), 3);
    assert_eq!(names(ada.get("/api/me/games?state=playing&game=claim").await).len(), 0);
    let played = names(ben.get("/api/me/games?state=playing").await);
    let mut socket = ben.joins(&played[0]).await;
    socket.does("resign", json!({"do": "resign"})).await;
    socket.does("leave", json!({"do": "leave"})).await;
    assert_eq!(ben.sees(&played[0]).await["you"], json!(null));
    assert_eq!(names(ben.get("/api/me/games?state=over").await), [played[0].clone()]);
    server.stranger().get("/api/me/games").await.refused(401, "no-name");
    ada.get("/api/me/games?after=nonsense").await.refused(404, "no-such-table");
}

#[tokio::test]
async fn a_table_is_made_for_every_game_and_found_by_its_link() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    for (setup, players) in [(claim(), 2), (rats(), 2), (defaite(), 3), (goofspiel(), 2)] {
        let table = ada.makes(setup.clone(), &[]).await;
        let scene = server.stranger().sees(&table).await;
        assert_eq!(scene["game"], setup["game"]);
        assert_eq!(scene["options"], setup["options"]);
        assert_eq!(seats(&scene), vec!["open"; players]);
    }
    server.stranger().get("/api/tables/aaaaaaaaaaaaaaaa").await.refused(404, "no-such-table");
    server.stranger().get("/api/tables/..").await.refused(404, "no-such-table");
}

#[tokio::test]
async fn options_that_break_a_rule_are_refused_with_its_number() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut setup = claim();
    setup["options"]["kingdom"] = json!(["Go", "Kn", "Dw", "Un"]);
    let refused = ada.post("/api/tables", &json!({"setup": setup})).await.refused(422, "bad-setup");
    assert_eq!(refused["rule"], "C2.2");
    let unknown = json!({"setup": {"game": "chess", "options": {}}});
    ada.post("/api/tables", &unknown).await.refused(422, "unknown-game");
}

#[tokio::test]
async fn a_table_that_is_refused_is_not_made() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    for (seats, code) in [(json!(["me", "kasparov"]), "unknown-bot"), (json!(["me", "me"]), "already-seated")]
    {
        ada.post("/api/tables", &json!({"setup": rats(), "seats": seats})).await.refused(422, code);
        assert_eq!(server.stranger().get("/api/lobby").await.json(), json!([]));
        assert_eq!(ada.get("/api/me/tables").await.json(), json!([]));
    }
}

#[tokio::test]
async fn a_game_stays_among_ones_own_tables_after_leaving() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, rats()).await;
    let everybody: Vec<&Person> = people.iter().map(|(person, _)| person).collect();
    play_out(&table, &everybody).await;
    let ben = everybody[1];
    assert_eq!(ben.ask(&table, "leave", json!({"do": "leave"})).await.status, 200);
    assert_eq!(ben.get("/api/me/tables").await.json()[0]["table"], json!(table));
    assert_eq!(server.guest("Cleo").await.get("/api/me/tables").await.json(), json!([]));
}

#[tokio::test]
async fn a_host_unseats_somebody_who_is_told_and_cannot_come_back() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.makes(defaite(), &["me"]).await;
    let mut socket = ben.joins(&table).await;
    socket.does("sit", json!({"do": "sit", "seat": 2, "name": ""})).await;
    let unseat = json!({"do": "unseat", "seat": 2});
    ben.ask(&table, "no", json!({"do": "unseat", "seat": 0})).await.refused(422, "not-the-host");
    assert_eq!(ada.ask(&table, "unseat", unseat).await.status, 200);
    let told = socket.hears_of("rose").await;
    assert_eq!(told["told"][0]["news"], json!({"kind": "rose", "seat": 2, "unseated": true}));
    assert_eq!(socket.hears("scene").await["scene"]["you"], json!(null));
    let again = socket.is_refused("again", json!({"do": "sit", "seat": 2, "name": ""})).await;
    assert_eq!(again["code"], "unseated");
    assert_eq!(seats(&ada.sees(&table).await), ["person", "open", "open"]);
}

#[tokio::test]
async fn a_table_is_listed_while_somebody_waits_there() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut setup = rats();
    setup["listed"] = json!(true);
    let table = ada.makes(setup, &["me"]).await;
    let mut socket = ada.joins(&table).await;
    socket.hears("welcome").await;
    let listed = async || server.stranger().get("/api/lobby").await.json() != json!([]);
    assert!(listed().await);
    socket.closes().await;
    let patience = Instant::now() + PATIENCE;
    while listed().await {
        assert!(Instant::now() < patience, "a deserted table is still listed");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let ben = server.guest("Ben").await;
    let other = ben.post("/api/match", &json!({"game": "braverats"})).await.json();
    assert_ne!(other["table"], json!(table), "nobody is seated opposite somebody who has left");
    ada.joins(&table).await.hears("welcome").await;
    let tables = server.stranger().get("/api/lobby").await.json();
    assert!(tables.as_array().unwrap().iter().any(|one| one["table"] == json!(table)), "Ada is back");
}

#[tokio::test]
async fn a_private_table_is_not_in_the_lobby_and_a_listed_one_is() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let listed = ada.makes(rats(), &["me"]).await;
    let mut private = claim();
    private["listed"] = json!(false);
    ada.makes(private, &["me"]).await;
    let lobby = server.stranger().get("/api/lobby").await.json();
    let names: Vec<&str> =
        lobby.as_array().unwrap().iter().map(|one| one["table"].as_str().unwrap()).collect();
    assert_eq!(names, [listed]);
    assert_eq!(lobby[0]["seats"][0]["holder"]["name"], "Ada");
    assert_eq!(server.stranger().get("/api/lobby?game=claim").await.json(), json!([]));
}

#[tokio::test]
async fn the_game_starts_when_every_seat_is_taken() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.makes(defaite(), &["me", "page"]).await;
    let waiting = ada.sees(&table).await;
    assert_eq!((seats(&waiting), stage(&waiting)), (vec!["person", "bot", "open"], "gathering"));
    ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await;
    let playing = ada.sees(&table).await;
    assert_eq!(stage(&playing), "playing");
    assert_eq!(playing["now"]["seats"][2]["holder"]["name"], "Ben");
}

#[tokio::test]
async fn a_bot_answers_without_being_asked_twice_and_plays_to_the_end() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.makes(rats(), &["me", "squire"]).await;
    let mut socket = ada.joins(&table).await;
    let mut now = socket.hears("welcome").await["scene"]["now"].clone();
    let mut moves = 0;
    while now["stage"]["kind"] == "playing" {
        let position = &now["position"];
        if position["choice"].is_null() && !position["legal"].as_array().unwrap().is_empty() {
            let action = position["legal"][0].as_str().unwrap().to_owned();
            socket.ask(&format!("m{moves}"), play(&action, position["turn"].as_u64().unwrap())).await;
            moves += 1;
        }
        now = socket.hears("news").await["now"].clone();
    }
    assert_eq!(now["stage"]["kind"], "over");
    assert!((1..=8).contains(&moves), "{moves} rounds");
}

#[tokio::test]
async fn a_bot_that_would_think_for_hours_is_not_seated() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.makes(rats(), &["me"]).await;
    let bot = json!({"do": "seat-bot", "seat": 1, "bot": "search:3600s"});
    ada.ask(&table, "bot", bot.clone()).await.refused(422, "unknown-bot");
    let mut socket = ada.joins(&table).await;
    assert_eq!(socket.is_refused("again", bot).await["code"], "unknown-bot");
}

#[tokio::test]
async fn a_rematch_moves_everybody_one_seat_on() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, rats()).await;
    let everybody: Vec<&Person> = people.iter().map(|(person, _)| person).collect();
    play_out(&table, &everybody).await;
    for (_, socket) in &mut people {
        socket.does("again", json!({"do": "propose", "what": "rematch"})).await;
    }
    let scene = people[0].0.sees(&table).await;
    assert_eq!((&scene["you"], &scene["now"]["round"]), (&json!(1), &json!(2)));
    assert_eq!(scene["now"]["seats"][0]["holder"]["name"], "Ben");
}

#[tokio::test]
async fn a_player_resigns_and_the_other_wins() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    people[0].1.does("enough", json!({"do": "resign"})).await;
    let news = people[1].1.hears_of("ended").await;
    assert_eq!(news["now"]["stage"]["winners"], json!([1]));
    assert_eq!(server.stranger().sees(&table).await["now"]["stage"]["ending"]["kind"], "resigned");
}

#[tokio::test]
async fn a_game_is_aborted_only_if_all_agree() {
    let server = TestServer::open().await;
    let (_, mut people) = two_at(&server, claim()).await;
    people[0].1.does("stop", json!({"do": "propose", "what": "abort"})).await;
    let asked = people[1].1.hears_of("proposed").await;
    assert_eq!(asked["now"]["stage"]["kind"], "playing");
    people[1].1.does("yes", json!({"do": "answer", "what": "abort", "agree": true})).await;
    assert_eq!(people[0].1.hears_of("ended").await["now"]["stage"]["ending"]["kind"], "aborted");
}

#[tokio::test]
async fn a_move_is_taken_back_if_the_other_agrees_and_nothing_came_out() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (legal, turn) = choices(&people[0].0, &table).await;
    people[0].1.does("lead", play(&legal[0], turn)).await;
    people[0].1.does("sorry", json!({"do": "propose", "what": "take-back"})).await;
    people[1].1.does("fine", json!({"do": "answer", "what": "take-back", "agree": true})).await;
    people[0].1.hears_of("took-back").await;
    let (again, later) = choices(&people[0].0, &table).await;
    assert_eq!(again, legal);
    assert!(later > turn, "a move for the old turn is stale");
}

#[tokio::test]
async fn when_the_time_for_a_move_is_up_the_server_notices_by_itself() {
    let server = TestServer::open().await;
    let mut setup = claim();
    setup["clock"] = json!({"kind": "move", "span": 1000});
    let (_, mut people) = two_at(&server, setup).await;
    let news = people[1].1.hears_of("played").await;
    let played =
        news["told"].as_array().unwrap().iter().find(|told| told["news"]["kind"] == "played").unwrap();
    assert_eq!(played["news"]["timeout"], true);
}

#[tokio::test]
async fn a_bot_plays_for_who_is_absent_and_is_relieved_on_return() {
    let server = TestServer::open().await;
    let mut setup = claim();
    setup["grace"] = json!(0);
    let (table, mut people) = two_at(&server, setup).await;
    let (ben, gone) = people.pop().unwrap();
    gone.closes().await;
    let (_, ada) = &mut people[0];
    ada.hears_of("lost").await;
    ada.hears_of("grace-over").await;
    ada.does("bot", json!({"do": "decide", "about": 1, "choice": "bot"})).await;
    let scene = server.stranger().sees(&table).await;
    assert!(scene["now"]["seats"][1]["holder"]["stand_in"].is_string(), "{scene}");
    let mut back = ben.joins(&table).await;
    back.hears("welcome").await;
    ada.hears_of("found").await;
    let scene = server.stranger().sees(&table).await;
    assert!(scene["now"]["seats"][1]["holder"]["stand_in"].is_null(), "{scene}");
}

#[tokio::test]
async fn who_only_reloads_the_page_is_not_absent() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (ben, gone) = people.pop().unwrap();
    gone.closes().await;
    let mut back = ben.joins(&table).await;
    back.hears("welcome").await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    let (_, ada) = &mut people[0];
    ada.does("hello", json!({"do": "gesture", "emote": "hello"})).await;
    assert!(ada.heard.iter().all(|frame| !frame.contains("\"lost\"")));
}

#[tokio::test]
async fn a_player_leaves_a_table_before_the_game_and_the_seat_is_open_again() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.makes(defaite(), &["me"]).await;
    ben.ask(&table, "sit", json!({"do": "sit", "seat": 2, "name": ""})).await;
    assert_eq!(seats(&ada.sees(&table).await), ["person", "open", "person"]);
    assert_eq!(ben.ask(&table, "leave", json!({"do": "leave"})).await.status, 200);
    assert_eq!(seats(&ada.sees(&table).await), ["person", "open", "open"]);
}

#[tokio::test]
async fn talk_is_told_limited_and_can_be_switched_off() {
    let server = TestServer::open().await;
    let (_, mut people) = two_at(&server, rats()).await;
    let say = |text: &str| json!({"do": "say", "text": text});
    for line in 0..4 {
        people[0].1.does(&format!("s{line}"), say("Good day")).await;
    }
    assert_eq!(people[1].1.hears_of("said").await["told"][0]["news"]["text"], "Good day");
    assert_eq!(people[0].1.is_refused("s5", say("and again")).await["code"], "too-much-talk");
    assert_eq!(
        people[1].1.is_refused("off", json!({"do": "chat", "on": false})).await["code"],
        "not-the-host"
    );
    people[0].1.does("off", json!({"do": "chat", "on": false})).await;
    assert_eq!(people[1].1.is_refused("s1", say("hello?")).await["code"], "chat-off");
}

#[tokio::test]
async fn a_quick_match_takes_the_next_open_table_or_makes_one() {
    let server = TestServer::open().await;
    let (ada, ben, cleo) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Cleo").await);
    let wish = json!({"game": "braverats"});
    let first = ada.post("/api/match", &wish).await.json();
    assert_eq!(ada.post("/api/match", &wish).await.json(), first, "one waits where one sits");
    assert_eq!(ben.post("/api/match", &wish).await.json(), first);
    let scene = ada.sees(first["table"].as_str().unwrap()).await;
    assert_eq!(stage(&scene), "playing");
    assert_ne!(cleo.post("/api/match", &wish).await.json(), first);
    ada.post("/api/match", &json!({"game": "chess"})).await.refused(404, "no-such-game");
}

#[tokio::test]
async fn a_match_with_wishes_takes_only_a_table_that_has_them() {
    let server = TestServer::open().await;
    let (ada, ben, cleo) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Cleo").await);
    let kingdom = json!({"players": 2, "kingdom": ["Un", "Gn", "Gi", "Tr", "Se"]});
    let minute = json!({"kind": "move", "span": 60_000});
    let usual = ada.post("/api/match", &json!({"game": "claim"})).await.json();
    let wish = json!({"game": "claim", "options": kingdom, "clock": minute});
    let wished = ben.post("/api/match", &wish).await.json();
    assert_ne!(wished, usual, "another kingdom is no match");
    let scene = ben.sees(wished["table"].as_str().unwrap()).await;
    assert_eq!(scene["options"]["kingdom"], kingdom["kingdom"]);
    assert_eq!(scene["clock"], minute);
    let timeless = json!({"game": "claim", "options": kingdom, "clock": {"kind": "none"}});
    assert_ne!(cleo.post("/api/match", &timeless).await.json(), wished, "another clock is no match");
    assert_eq!(cleo.post("/api/match", &wish).await.json(), wished, "the same wish is");
    let two_pairs = json!({"players": 2, "kingdom": ["Go", "Kn", "Un", "Gn", "Gi"]});
    let refused = ada.post("/api/match", &json!({"game": "claim", "options": two_pairs})).await;
    refused.refused(422, "bad-setup");
    ada.post("/api/match", &json!({"game": "claim", "options": {"colour": 3}}))
        .await
        .refused(422, "bad-options");
}
