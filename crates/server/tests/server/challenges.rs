//! Challenges, follows and presence: what people have to do with each other beyond one table.

use crate::client::{Person, TestServer, claim, defaite, rats};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

/// Somebody with an account.
pub(crate) async fn member(server: &TestServer, name: &str) -> Person {
    let person = server.guest(name).await;
    let made = person.post("/api/account", &json!({"name": name, "password": "correct horse"})).await;
    assert_eq!(made.status, 201, "{made:?}");
    person
}

async fn challenges(person: &Person, to: &str, setup: Value) -> String {
    let made = person.post("/api/challenges", &json!({"to": to, "setup": setup})).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.json()["id"].as_str().unwrap().to_owned()
}

async fn news(person: &Person) -> Vec<Value> {
    person.get("/api/me/news").await.json()["challenges"].as_array().unwrap().clone()
}

async fn answers(person: &Person, id: &str, how: &str, body: Value) -> crate::client::Answer {
    person.post(&format!("/api/challenges/{id}/{how}"), &body).await
}

/// A page of a person, which gets a message when something changes for them.
pub(crate) struct Watch(
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>,
);

impl Watch {
    pub(crate) async fn open(person: &Person) -> Self {
        let mut request = format!("ws://{}/api/me/socket", person.address).into_client_request().unwrap();
        let bearer = HeaderValue::from_str(&format!("Bearer {}", person.token.as_ref().unwrap())).unwrap();
        request.headers_mut().insert("authorization", bearer);
        Self(tokio_tungstenite::connect_async(request).await.unwrap().0)
    }

    /// Waits for the next message, pings apart.
    pub(crate) async fn hears(&mut self) -> Value {
        use futures_util::StreamExt as _;
        loop {
            let next = tokio::time::timeout(crate::client::PATIENCE, self.0.next()).await;
            if let Message::Text(text) = next.expect("a message").expect("the socket is open").unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }
}

#[tokio::test]
async fn a_challenge_says_what_is_played_before_it_is_accepted() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, member(&server, "Ben").await);
    let mut page = Watch::open(&ben).await;
    let mut setup = rats();
    setup["rated"] = json!(true);
    setup["clock"] = json!({"kind": "move", "span": 30_000});
    let id = challenges(&ada, "ben", setup.clone()).await;
    assert_eq!(page.hears().await, json!({"kind": "changed"}), "wherever on the page Ben is");
    let seen = news(&ben).await;
    assert_eq!((&seen[0]["from"], &seen[0]["incoming"]), (&json!("Ada"), &json!(true)));
    for part in ["game", "options", "clock", "rated"] {
        assert_eq!(seen[0]["setup"][part], setup[part], "{part}");
    }
    assert_eq!(news(&ada).await[0]["incoming"], false);
    let eve = server.guest("Eve").await;
    assert_eq!(news(&eve).await, Vec::<Value>::new(), "nobody else knows");
    for who in [&ada, &eve] {
        answers(who, &id, "accept", json!({})).await.refused(404, "no-such-challenge");
    }
    let accepted = answers(&ben, &id, "accept", json!({})).await;
    assert_eq!(accepted.status, 200, "{accepted:?}");
    let table = accepted.json()["table"].clone();
    assert_eq!(news(&ada).await[0]["table"], table);
    assert_eq!(news(&ben).await, Vec::<Value>::new());
    let scene = ben.sees(table.as_str().unwrap()).await;
    assert_eq!((&scene["rated"], &scene["listed"]), (&json!(true), &json!(true)));
    answers(&ben, &id, "decline", json!({"reason": "later"})).await.refused(404, "no-such-challenge");
}

#[tokio::test]
async fn who_is_there_is_seated_and_who_is_not_finds_a_free_seat() {
    let server = TestServer::open().await;
    let (ada, ben) = (member(&server, "Ada").await, member(&server, "Ben").await);
    let id = challenges(&ada, "Ben", rats()).await;
    let table = answers(&ben, &id, "accept", json!({})).await.json()["table"].clone();
    let scene = ben.sees(table.as_str().unwrap()).await;
    assert_eq!(scene["now"]["stage"]["kind"], "gathering", "Ada is not there");
    assert_eq!(ada.ask(table.as_str().unwrap(), "sit", json!({"do": "sit", "name": ""})).await.status, 200);
    let _page = Watch::open(&ada).await;
    assert_eq!(ben.post("/api/following", &json!({"name": "Ada"})).await.status, 204);
    while following(&ben).await[0]["online"] == false {}
    let id = challenges(&ada, "Ben", rats()).await;
    let table = answers(&ben, &id, "accept", json!({})).await.json()["table"].clone();
    let scene = ben.sees(table.as_str().unwrap()).await;
    assert_eq!(scene["now"]["stage"]["kind"], "playing", "Ada is there");
    let mut days = rats();
    days["clock"] = json!({"kind": "days", "span": 86_400_000});
    let cleo = server.guest("Cleo").await;
    let id = challenges(&cleo, "Ben", days).await;
    let table = answers(&ben, &id, "accept", json!({})).await.json()["table"].clone();
    let scene = ben.sees(table.as_str().unwrap()).await;
    assert_eq!(scene["now"]["stage"]["kind"], "playing", "nobody has to be there over days");
}

#[tokio::test]
async fn a_challenge_is_declined_with_a_reason_or_withdrawn() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, member(&server, "Ben").await);
    let id = challenges(&ada, "Ben", rats()).await;
    let bad = answers(&ben, &id, "decline", json!({"reason": "because"})).await;
    assert_eq!(bad.status, 400, "{bad:?}");
    assert_eq!(answers(&ben, &id, "decline", json!({"reason": "slower"})).await.status, 204);
    assert_eq!(news(&ada).await[0]["declined"], "slower");
    let again = ada.post("/api/challenges", &json!({"to": "Ben", "setup": rats()})).await;
    again.refused(409, "declined-lately");
    let cleo = server.guest("Cleo").await;
    let id = challenges(&cleo, "Ben", rats()).await;
    let withdraw = async |who: &Person| who.send("DELETE", &format!("/api/challenges/{id}"), &[], "").await;
    withdraw(&ben).await.refused(404, "no-such-challenge");
    assert_eq!(withdraw(&cleo).await.status, 204);
    assert_eq!(news(&ben).await, Vec::<Value>::new());
    answers(&ben, &id, "accept", json!({})).await.refused(404, "no-such-challenge");
}

#[tokio::test]
async fn nobody_is_pestered_with_challenges() {
    let server = TestServer::open().await;
    let ada = member(&server, "Ada").await;
    for number in 0..6 {
        member(&server, &format!("B{number}")).await;
    }
    let made =
        async |to: &str, setup: Value| ada.post("/api/challenges", &json!({"to": to, "setup": setup})).await;
    made("Nobody", rats()).await.refused(404, "no-such-person");
    made("Ada", rats()).await.refused(422, "challenge-self");
    made("B0", defaite()).await.refused(422, "challenge-seats");
    let mut bad = claim();
    bad["options"]["kingdom"] = json!([]);
    assert_eq!(made("B0", bad).await.status, 422);
    assert_eq!(made("B0", rats()).await.status, 201);
    made("B0", claim()).await.refused(409, "challenge-open");
    for number in 1..5 {
        assert_eq!(made(&format!("B{number}"), rats()).await.status, 201);
    }
    made("B5", rats()).await.refused(429, "too-many-challenges");
    for _ in 0..20 {
        let id = news(&ada).await[0]["id"].as_str().unwrap().to_owned();
        ada.send("DELETE", &format!("/api/challenges/{id}"), &[], "").await;
        let answer = made("B5", rats()).await;
        if answer.status == 429 {
            answer.refused(429, "too-fast");
            return;
        }
    }
    panic!("somebody makes more than twenty challenges an hour");
}

async fn following(person: &Person) -> Vec<Value> {
    person.get("/api/following").await.json().as_array().unwrap().clone()
}

#[tokio::test]
async fn who_is_followed_is_seen_online_unless_they_hide_it() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, member(&server, "Ben").await);
    let follow = async |name: &str| ada.post("/api/following", &json!({"name": name})).await;
    follow("Nobody").await.refused(404, "no-such-person");
    assert_eq!(follow("ben").await.status, 204);
    assert_eq!(follow("Ben").await.status, 204, "again");
    assert_eq!(following(&ada).await, [json!({"name": "Ben", "online": false})]);
    let page = Watch::open(&ben).await;
    while following(&ada).await[0]["online"] == false {}
    let (listed, private) = (ben.makes(rats(), &["me", "page"]).await, {
        let mut setup = rats();
        setup["listed"] = json!(false);
        ben.makes(setup, &["me", "page"]).await
    });
    while following(&ada).await[0]["table"] != listed.as_str() {}
    assert_ne!(following(&ada).await[0]["table"], private.as_str(), "never a private one");
    assert_eq!(ben.post("/api/me/presence", &json!({"hidden": true})).await.status, 204);
    assert_eq!(ben.get("/api/me/presence").await.json(), json!({"hidden": true}));
    assert_eq!(following(&ada).await, [json!({"name": "Ben", "online": false})], "nor at which table");
    assert_eq!(ben.post("/api/me/presence", &json!({"hidden": false})).await.status, 204);
    assert_eq!(following(&ada).await[0]["online"], true);
    drop(page);
    while following(&ada).await[0]["online"] == true {}
    assert_eq!(ada.send("DELETE", "/api/following/Ben", &[], "").await.status, 204);
    assert_eq!(following(&ada).await, Vec::<Value>::new());
    ben.post("/api/following", &json!({"name": "Ben"})).await.refused(422, "follow-self");
}

#[tokio::test]
async fn of_two_one_of_whom_has_blocked_the_other_neither_can_challenge_the_other() {
    let server = TestServer::open().await;
    let (ada, ben) = (member(&server, "Ada").await, member(&server, "Ben").await);
    let before = challenges(&ben, "Ada", rats()).await;
    assert_eq!(ada.post("/api/me/blocks", &json!({"name": "Ben"})).await.status, 204);
    answers(&ada, &before, "accept", json!({})).await.refused(403, "kept-apart");
    assert_eq!(ben.send("DELETE", &format!("/api/challenges/{before}"), &[], "").await.status, 204);
    for (who, to) in [(&ben, "Ada"), (&ada, "Ben")] {
        let made = who.post("/api/challenges", &json!({"to": to, "setup": rats()})).await;
        made.refused(403, "kept-apart");
    }
    assert_eq!((news(&ada).await, news(&ben).await), (Vec::new(), Vec::new()));
    let cleo = server.guest("Cleo").await;
    challenges(&cleo, "Ada", rats()).await;
    challenges(&cleo, "Ben", rats()).await;
}

#[tokio::test]
async fn somebody_who_is_blocked_does_not_see_when_the_other_is_there_nor_at_which_table() {
    let server = TestServer::open().await;
    let (ada, ben, cleo) =
        (member(&server, "Ada").await, member(&server, "Ben").await, server.guest("Cleo").await);
    for follower in [&ben, &cleo] {
        assert_eq!(follower.post("/api/following", &json!({"name": "Ada"})).await.status, 204);
    }
    let _page = Watch::open(&ada).await;
    let table = ada.makes(rats(), &["me", "page"]).await;
    while following(&ben).await[0]["table"] != table.as_str() {}
    assert_eq!(ada.post("/api/me/blocks", &json!({"name": "Ben"})).await.status, 204);
    assert_eq!(following(&ben).await, [json!({"name": "Ada", "online": false})]);
    let seen = json!({"name": "Ada", "online": true, "table": table});
    assert_eq!(following(&cleo).await, std::slice::from_ref(&seen), "others see it as before");
    let list = ada.get("/api/me/blocks").await.json();
    let undo = format!("/api/me/blocks/{}", list[0]["id"].as_str().unwrap());
    assert_eq!(ada.send("DELETE", &undo, &[], "").await.status, 204);
    assert_eq!(following(&ben).await, [seen]);
}

#[tokio::test]
async fn a_page_of_nobody_is_told_nothing() {
    let server = TestServer::open().await;
    let nobody = Person { token: Some("00".repeat(16)), ..server.stranger() };
    let mut page = Watch::open(&nobody).await;
    assert_eq!(page.hears().await["error"]["code"], "no-name");
    server.stranger().get("/api/me/news").await.refused(401, "no-name");
}
