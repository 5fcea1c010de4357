//! The wire: versions, resending, coming back, tabs, limits.

use crate::client::{PATIENCE, Person, TestServer, choices, claim, config, play, play_out, rats, two_at};
use interregnum_server::{Config, Limits};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

#[tokio::test]
async fn a_stale_move_is_refused_with_the_current_version() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (legal, turn) = choices(&people[0].0, &table).await;
    let version = people[0].1.does("first", play(&legal[0], turn)).await;
    let refused = people[0].1.is_refused("second", play(&legal[1], turn)).await;
    assert_eq!((&refused["code"], &refused["turn"]), (&json!("stale"), &json!(turn + 1)));
    assert_eq!(refused["version"], version);
    let over_http = people[0].0.ask(&table, "third", play(&legal[1], turn)).await.refused(409, "stale");
    assert_eq!(over_http["version"], version);
}

#[tokio::test]
async fn a_resent_move_is_applied_once() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (legal, turn) = choices(&people[0].0, &table).await;
    let version = people[0].1.does("same", play(&legal[0], turn)).await;
    assert_eq!(people[0].1.does("same", play(&legal[0], turn)).await, version);
    let again = people[0].0.ask(&table, "same", play(&legal[0], turn)).await;
    assert_eq!((again.status, again.json()), (200, json!({"version": version})));
    assert_eq!(people[0].0.sees(&table).await["now"]["version"], version);
}

#[tokio::test]
async fn an_illegal_move_is_refused_with_the_rule_in_the_players_language() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.makes(claim(), &["me"]).await;
    ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await;
    let (legal, turn) = choices(&ada, &table).await;
    // Nobody holds all of twenty cards.
    let mut some = (0..10).flat_map(|value| [format!("play Dw{value}"), format!("play Un{value}")]);
    let missing = &some.find(|action| !legal.contains(action)).unwrap();
    let path = format!("/api/tables/{table}/ask");
    let body = json!({"id": "x", "command": play(missing, turn)});
    let english = ada.post(&format!("{path}?lang=en"), &body).await.json();
    let french = ada.post(&format!("{path}?lang=fr"), &body).await.json();
    assert!(english["rule"].as_str().unwrap().starts_with('C'), "{english}");
    assert_eq!(english["code"], french["code"]);
    assert_ne!(english["message"], french["message"]);
}

#[tokio::test]
async fn who_comes_back_is_told_what_was_missed_and_shown_how_things_stand() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (ben, gone) = people.pop().unwrap();
    let known = ben.sees(&table).await["now"]["version"].as_u64().unwrap();
    gone.closes().await;
    let (legal, turn) = choices(&people[0].0, &table).await;
    let version = people[0].1.does("lead", play(&legal[0], turn)).await;
    let mut socket = ben.socket(&table, &[]).await.unwrap();
    socket.say(&json!({"kind": "hello", "protocol": 1, "since": known})).await;
    let welcome = socket.hears("welcome").await;
    let told: Vec<u64> =
        welcome["told"].as_array().unwrap().iter().map(|told| told["version"].as_u64().unwrap()).collect();
    assert_eq!(told, (known + 1..=version).collect::<Vec<_>>());
    assert_eq!(welcome["scene"], ben.sees(&table).await, "the same as to one who comes for the first time");
}

#[tokio::test]
async fn who_was_away_too_long_is_shown_the_scene_instead() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let everybody: Vec<Person> = people.iter().map(|(person, _)| person.clone()).collect();
    let everybody: Vec<&Person> = everybody.iter().collect();
    play_out(&table, &everybody).await;
    for (_, socket) in &mut people {
        socket.does("again", json!({"do": "propose", "what": "rematch"})).await;
    }
    play_out(&table, &everybody).await;
    let mut socket = everybody[0].socket(&table, &[]).await.unwrap();
    socket.say(&json!({"kind": "hello", "protocol": 1, "since": 2})).await;
    let welcome = socket.hears("welcome").await;
    assert_eq!(welcome["told"], json!(null), "more than sixty-four entries ago");
    assert_eq!(welcome["scene"]["now"]["stage"]["kind"], "over");
    let mut socket = everybody[0].socket(&table, &[]).await.unwrap();
    socket.say(&json!({"kind": "hello", "protocol": 1, "since": 99_999})).await;
    assert_eq!(socket.hears("welcome").await["told"], json!(null), "a version that never was");
}

#[tokio::test]
async fn everybody_is_told_every_version_without_holes() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, rats()).await;
    let everybody: Vec<Person> = people.iter().map(|(person, _)| person.clone()).collect();
    play_out(&table, &everybody.iter().collect::<Vec<_>>()).await;
    for (_, socket) in &mut people {
        socket.hears_of("ended").await;
        let news = socket.heard.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
        let versions: Vec<u64> = news
            .filter(|message| message["kind"] == "news")
            .flat_map(|news| news["told"].as_array().unwrap().clone())
            .map(|told| told["version"].as_u64().unwrap())
            .collect();
        let (first, last) = (versions[0], versions[versions.len() - 1]);
        assert_eq!(versions, (first..=last).collect::<Vec<_>>());
        assert!(versions.len() > 8);
    }
}

#[tokio::test]
async fn the_newest_tab_acts_and_the_older_is_told_and_may_take_over() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (legal, turn) = choices(&people[0].0, &table).await;
    let (ada, old) = &mut people[0];
    let mut new = ada.joins(&table).await;
    assert_eq!(new.hears("welcome").await["acting"], true);
    assert_eq!(old.hears("acting").await["acting"], false);
    assert_eq!(old.is_refused("old", play(&legal[0], turn)).await["code"], "other-tab");
    old.say(&json!({"kind": "take-over"})).await;
    assert_eq!(old.hears("acting").await["acting"], true);
    assert_eq!(new.hears("acting").await["acting"], false);
    old.does("again", play(&legal[0], turn)).await;
    new.hears_of("played").await;
}

#[tokio::test]
async fn when_the_newest_tab_closes_the_one_before_acts_again() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (ada, old) = &mut people[0];
    let mut new = ada.joins(&table).await;
    new.hears("welcome").await;
    new.closes().await;
    assert_eq!(old.hears("acting").await["acting"], false);
    assert_eq!(old.hears("acting").await["acting"], true);
}

#[tokio::test]
async fn whoever_comes_to_a_table_that_is_not_there_is_told_so_inside_the_socket() {
    let server = TestServer::open().await;
    // The second is no name of a table at all, as in a link that was copied badly.
    for table in ["aaaaaaaaaaaaaaaa", "0000"] {
        let mut socket = server.stranger().joins(table).await;
        assert_eq!(socket.hears("bye").await["code"], "no-such-table", "{table}");
    }
}

#[tokio::test]
async fn a_ping_is_answered() {
    let server = TestServer::open().await;
    let (_, mut people) = two_at(&server, claim()).await;
    people[0].1.say(&json!({"kind": "ping", "n": 7})).await;
    assert_eq!(people[0].1.hears("pong").await["n"], 7);
}

#[tokio::test]
async fn a_client_of_another_protocol_is_told_so_and_let_go() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.makes(rats(), &["me"]).await;
    for first in [json!({"kind": "hello", "protocol": 99}), json!({"kind": "ping"}), json!([])] {
        let mut socket = ada.socket(&table, &[]).await.unwrap();
        socket.say(&first).await;
        assert_eq!(socket.hears("refused").await["error"]["code"], "protocol");
        assert_eq!(socket.hears("bye").await["code"], "protocol");
        assert_eq!(socket.next().await, None);
    }
}

#[tokio::test]
async fn a_message_of_more_than_eight_kilobytes_ends_the_socket_and_changes_nothing() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, rats()).await;
    let before = people[0].0.sees(&table).await;
    let long = json!({"kind": "ask", "id": "x", "command": {"do": "say", "text": "x".repeat(9000)}});
    people[0].1.say(&long).await;
    while people[0].1.next().await.is_some() {}
    assert_eq!(people[0].0.sees(&table).await["now"]["version"], before["now"]["version"]);
}

#[tokio::test]
async fn whoever_says_too_much_is_told_to_wait_and_then_let_go() {
    let limits = Limits { player_messages: 10, spectator_messages: 5, ..config().limits };
    let server = TestServer::with(Config { limits, ..config() }).await;
    let (table, mut people) = two_at(&server, rats()).await;
    let mut watcher = server.stranger().joins(&table).await;
    watcher.hears("welcome").await;
    for (socket, allowed) in [(&mut people[0].1, 10), (&mut watcher, 5)] {
        for n in 0..allowed + 40 {
            socket.say_text(&json!({"kind": "ping", "n": n}).to_string()).await;
        }
        let (mut pongs, mut refused) = (0, 0);
        while let Some(message) = socket.next().await {
            match message["kind"].as_str().unwrap() {
                "pong" => pongs += 1,
                "refused" => {
                    assert_eq!(message["error"]["code"], "too-fast");
                    refused += 1;
                }
                _ => {}
            }
        }
        assert_eq!(pongs, allowed);
        assert!(refused > 10, "{refused}");
    }
}

#[tokio::test]
async fn an_address_makes_ten_tables_in_a_minute() {
    let limits = Limits { tables: 10, ..config().limits };
    let server = TestServer::with(Config { limits, ..config() }).await;
    let ada = server.guest("Ada").await;
    for _ in 0..10 {
        ada.makes(rats(), &[]).await;
    }
    let refused = ada.post("/api/tables", &json!({"setup": rats()})).await;
    assert!(refused.header("retry-after").is_some_and(|wait| wait.parse::<u64>().unwrap() <= 6));
    refused.refused(429, "too-fast");
}

#[tokio::test]
async fn an_address_keeps_only_so_many_sockets() {
    let limits = Limits { sockets: 2, ..config().limits };
    let server = TestServer::with(Config { limits, ..config() }).await;
    let (table, _people) = two_at(&server, rats()).await;
    assert_eq!(server.stranger().socket(&table, &[]).await.err(), Some(429));
}

#[tokio::test]
async fn a_foreign_page_opens_no_socket_and_sends_nothing() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.makes(rats(), &["me"]).await;
    let foreign = [("origin", "https://evil.example")];
    assert_eq!(ada.socket(&table, &foreign).await.err(), Some(403));
    let own = format!("http://{}", server.address);
    assert!(ada.socket(&table, &[("origin", &own)]).await.is_ok());
    let headers = [("content-type", "application/json"), foreign[0]];
    let body = json!({"name": "Eve"}).to_string();
    ada.send("POST", "/api/guests", &headers, &body).await.refused(403, "bad-origin");
}

#[tokio::test]
async fn a_stream_asks_proxies_not_to_hold_it_back() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.makes(rats(), &["me"]).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!("GET /api/tables/{table}/stream HTTP/1.1\r\nhost: localhost\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut lines = BufReader::new(stream).lines();
    let mut head = Vec::new();
    while let Some(line) = lines.next_line().await.unwrap().filter(|line| !line.is_empty()) {
        head.push(line);
    }
    for expected in ["x-accel-buffering: no", "cache-control: no-store, no-transform"] {
        assert!(head.iter().any(|line| line == expected), "{expected}: {head:?}");
    }
}

#[tokio::test]
async fn a_stream_sends_empty_lines_when_nothing_happens() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.makes(rats(), &["me"]).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!("GET /api/tables/{table}/stream HTTP/1.1\r\nhost: localhost\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut lines = BufReader::new(stream).lines();
    let heartbeat = async {
        // A chunk of one byte, which is the end of a line.
        while lines.next_line().await.unwrap().expect("the stream goes on") != "1" {}
    };
    tokio::time::timeout(PATIENCE, heartbeat).await.expect("a heartbeat");
}

#[tokio::test]
async fn a_stream_tells_the_same_as_a_socket() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let token = people[0].0.token.clone().unwrap();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET /api/tables/{table}/stream HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut lines = BufReader::new(stream).lines();
    let mut next = async || loop {
        let line = lines.next_line().await.unwrap().unwrap();
        if line.starts_with('{') {
            return serde_json::from_str::<Value>(&line).unwrap();
        }
    };
    let welcome = next().await;
    assert_eq!((&welcome["kind"], &welcome["scene"]["you"]), (&json!("welcome"), &json!(0)));
    let (legal, turn) = choices(&people[0].0, &table).await;
    assert_eq!(people[0].0.ask(&table, "lead", play(&legal[0], turn)).await.status, 200);
    let over_socket = people[0].1.hears_of("played").await;
    assert_eq!(next().await, over_socket);
}
