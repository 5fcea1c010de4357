//! A log from before persons had ids: written by that release, with two guests, a finished and a running game.

use crate::client::{Person, Scratch, TestServer, choices, config, play};
use interregnum_server::Config;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

const LOG: &str = include_str!("before_people.sql");
const ADA: &str = "24b3352db579672061cf82dd0546deaa";
const BEN: &str = "641388e42ca7cc2ed4d59738e3656b56";
const FINISHED: &str = "8pgdqt3cwruu8fzm";
const RUNNING: &str = "agss7h2ztrkit8vp";

/// A server on that log.
async fn served(scratch: &Scratch) -> TestServer {
    let file = scratch.file("before.db");
    let mut connection =
        SqliteConnectOptions::new().filename(&file).create_if_missing(true).connect().await.unwrap();
    connection.execute(AssertSqlSafe(LOG)).await.unwrap();
    connection.close().await.unwrap();
    TestServer::with(Config { store: Some(file.into()), ..config() }).await
}

#[tokio::test]
async fn guests_from_before_keep_names_seats_and_games_and_play_on() {
    let scratch = Scratch::new();
    let server = served(&scratch).await;
    let old = |token: &str| Person { token: Some(token.to_owned()), ..server.stranger() };
    let (ada, ben) = (old(ADA), old(BEN));
    assert_eq!(ada.get("/api/guests/me").await.json(), json!({"name": "Ada"}));
    let own = ben.get("/api/me/tables").await.json();
    let mut own: Vec<&str> =
        own.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect();
    own.sort_unstable();
    assert_eq!(own, [FINISHED, RUNNING]);
    for (person, seat) in [(&ada, 0), (&ben, 1)] {
        assert_eq!(person.sees(RUNNING).await["you"], seat);
        let (legal, turn) = choices(person, RUNNING).await;
        person.joins(RUNNING).await.does("on", play(&legal[0], turn)).await;
    }
    assert_eq!(ada.sees(FINISHED).await["now"]["stage"]["kind"], "over");
    assert_eq!(ada.get(&format!("/api/tables/{FINISHED}/record")).await.status, 200);
}

#[tokio::test]
async fn a_cookie_from_before_is_replaced_so_that_the_id_is_no_hash_of_a_secret_in_use() {
    let scratch = Scratch::new();
    let server = served(&scratch).await;
    let with = |secret: String| [("cookie".to_owned(), format!("interregnum={secret}"))];
    let me = async |secret: &str| {
        let [(name, cookie)] = with(secret.to_owned());
        server.stranger().send("GET", "/api/guests/me", &[(&name, &cookie)], "").await
    };
    let answer = me(ADA).await;
    let set = answer.header("set-cookie").unwrap();
    let fresh = set.split(['=', ';']).nth(1).unwrap().to_owned();
    assert_ne!(fresh, ADA);
    assert_eq!(me(&fresh).await.json(), json!({"name": "Ada"}));
    let ada = Person { token: Some(fresh), ..server.stranger() };
    assert_eq!(ada.sees(RUNNING).await["you"], 0, "the seat is still hers");
}
