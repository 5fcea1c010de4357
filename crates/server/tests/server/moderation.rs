//! Moderation: names that cannot be imitated, blocks, reports, sanctions, and those who leave often.

use crate::accounts::makes_account;
use crate::client::{PATIENCE, Person, TestServer, claim, rats, two_at};
use interregnum_store::{
    Account, ActionKind, LogEntry, MemoryStore, ModerationChange, ModerationId, ModerationStore as _,
    PersonChange, PersonStore as _, Sanction, SanctionKind, SanctionTarget, Store,
};
use interregnum_table::{PersonId, Time, name_key};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::{Instant, sleep};

fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Time(u64::try_from(since.as_millis()).unwrap())
}

fn log(action: ActionKind, person: Option<PersonId>) -> LogEntry {
    LogEntry {
        id: ModerationId(u64::from(action as u8)),
        at: now(),
        by: None,
        by_name: String::new(),
        action,
        person,
        name: String::new(),
        about: None,
        reason: String::new(),
    }
}

async fn change(store: &MemoryStore, change: ModerationChange) {
    assert!(store.change_person(PersonChange::Moderated(change)).await.unwrap());
}

/// The id of the owner of an account.
async fn id(store: &MemoryStore, name: &str) -> PersonId {
    store.account_by_key(name_key(name)).await.unwrap().unwrap().person
}

/// A server with a moderator whose account is "Mo".
async fn with_moderator() -> (TestServer, Arc<MemoryStore>, Person) {
    let (server, store) = TestServer::in_memory().await;
    let moderator = server.guest("Mo").await;
    makes_account(&moderator, "Mo").await;
    let person = id(&store, "Mo").await;
    change(&store, ModerationChange::Appointed { person, log: log(ActionKind::Appointed, Some(person)) })
        .await;
    (server, store, moderator)
}

#[tokio::test]
async fn an_account_and_a_bot_cannot_be_imitated_and_other_alphabets_work() {
    let server = TestServer::open().await;
    let (paul, eve) = (server.guest("P").await, server.guest("Eve").await);
    makes_account(&paul, "Paul").await;
    let taken = |name: &str| json!({"name": name, "token": true});
    for same in ["Paul", "PAUL", "P a u l"] {
        server.stranger().post("/api/guests", &taken(same)).await.refused(409, "name-taken");
        eve.post("/api/guests", &taken(same)).await.refused(409, "name-taken");
    }
    for alike in ["Pau1", "PauI", "Ρaul"] {
        let refused = eve.post("/api/guests", &taken(alike)).await;
        assert!(refused.status == 409 || refused.status == 422, "{alike}: {refused:?}");
        let account = json!({"name": alike, "password": "correct horse"});
        assert!(eve.post("/api/account", &account).await.status >= 400, "{alike}");
    }
    eve.post("/api/guests", &taken("Pau1")).await.refused(409, "name-resembles");
    let mixed = eve.post("/api/guests", &taken("Pаul")).await.refused(422, "name-mixed");
    assert!(mixed["message"].as_str().unwrap().contains('а'), "the letter is named: {mixed}");
    eve.post("/api/guests", &taken("Roquefort")).await.refused(422, "name-reserved");
    for good in ["Éloïse", "Łukasz", "Юлия", "李", "Jürgen Groß", "Guest"] {
        assert_eq!(eve.post("/api/guests", &taken(good)).await.status, 201, "{good}");
    }
    // What the page offers to visitors belongs to nobody.
    let guest = json!({"name": "guest", "password": "correct horse"});
    eve.post("/api/account", &guest).await.refused(422, "name-reserved");
    let respelled = paul.post("/api/guests", &taken("PAUL")).await;
    assert_eq!(respelled.status, 201, "their own name in another spelling: {respelled:?}");
}

#[tokio::test]
async fn somebody_whose_name_would_be_refused_today_keeps_it_and_old_accounts_get_theirs() {
    let store = Arc::new(MemoryStore::new());
    let secret = interregnum_table::SeatSecret::from_bytes([7; 16]);
    crate::client::keep_person(&*store, &secret, "Pаul", Time(1)).await;
    let other = interregnum_table::SeatSecret::from_bytes([8; 16]);
    crate::client::keep_person(&*store, &other, "Ida", Time(1)).await;
    let account =
        Account { person: other.person(), key: "ida".into(), password: Some("x".into()), created: Time(1) };
    let made = PersonChange::AccountMade { account, name: "Ida".into(), codes: Vec::new(), passkey: None };
    assert!(store.change_person(made).await.unwrap());
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let paul = Person { token: Some(secret.digits()), ..server.stranger() };
    assert_eq!(paul.post("/api/guests", &json!({"name": "Pаul"})).await.status, 201);
    let table = paul.makes(rats(), &["me"]).await;
    assert_eq!(paul.sees(&table).await["now"]["seats"][0]["holder"]["name"], "Pаul");
    // The names of accounts from before are kept shortly after the start.
    let until = Instant::now() + PATIENCE;
    while !store.unclaimed_names().await.unwrap().is_empty() && Instant::now() < until {
        sleep(Duration::from_millis(10)).await;
    }
    paul.post("/api/guests", &json!({"name": "1da"})).await.refused(409, "name-resembles");
}

/// Whether a message of a socket holds this text.
fn has(message: &Value, text: &str) -> bool {
    message.to_string().contains(text)
}

#[tokio::test]
async fn what_a_blocked_person_says_is_not_delivered_and_is_again_when_it_is_undone() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (ben, mut ben_socket) = people.remove(1);
    let (ada, mut ada_socket) = people.remove(0);
    ben_socket.does("before", json!({"do": "say", "text": "rude before"})).await;
    ada_socket.hears_of("said").await;
    let blocked = ada.post("/api/me/blocks", &json!({"table": table, "seat": 1})).await;
    assert_eq!(blocked.status, 204, "{blocked:?}");
    let scene = ada_socket.hears("scene").await;
    assert!(!has(&scene, "rude before"), "what was said before is gone, too: {scene}");
    ben_socket.does("said", json!({"do": "say", "text": "rude again"})).await;
    ben_socket.does("wave", json!({"do": "gesture", "emote": "oops"})).await;
    // Ada's own words come after Ben's: what was not heard until then was not delivered.
    ada_socket.does("own", json!({"do": "say", "text": "hello"})).await;
    assert!(!ada_socket.heard.iter().any(|frame| frame.contains("rude again") || frame.contains("oops")));
    assert!(ada_socket.heard.iter().any(|frame| frame.contains("\"hidden\"")), "its version counts");
    assert!(!has(&ada.sees(&table).await, "rude"));
    let mut second = ada.joins(&table).await;
    assert!(!has(&second.hears("welcome").await, "rude"));
    assert!(ben.sees(&table).await.to_string().contains("hello"), "Ben hears Ada");
    let list = ada.get("/api/me/blocks").await.json();
    assert_eq!((list.as_array().unwrap().len(), &list[0]["name"]), (1, &json!("Ben")));
    let undo = format!("/api/me/blocks/{}", list[0]["id"].as_str().unwrap());
    ben.send("DELETE", &undo, &[], "").await.refused(404, "no-such-block");
    assert_eq!(ada.send("DELETE", &undo, &[], "").await.status, 204);
    assert!(has(&second.hears("scene").await, "rude again"));
    assert_eq!(ada.get("/api/me/blocks").await.json(), json!([]));
    ada.post("/api/me/blocks", &json!({"table": table, "seat": 0})).await.refused(422, "yourself");
    ada.post("/api/me/blocks", &json!({"name": "nobody"})).await.refused(404, "no-such-person");
    ada.post("/api/me/blocks", &json!({})).await.refused(400, "bad-request");
}

#[tokio::test]
async fn blocked_people_are_not_paired_and_cannot_sit_at_listed_tables_but_a_link_still_works() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("B").await);
    makes_account(&ben, "Ben").await;
    assert_eq!(ada.post("/api/me/blocks", &json!({"name": "Ben"})).await.status, 204);
    let sit = || json!({"do": "sit", "name": ""});
    let listed = ada.makes(rats(), &["me"]).await;
    ben.ask(&listed, "sit", sit()).await.refused(403, "not-welcome");
    let mut private = rats();
    private["listed"] = json!(false);
    let private = ada.makes(private, &["me"]).await;
    assert_eq!(ben.ask(&private, "sit", sit()).await.status, 200, "somebody gave him the link");
    // Each looks for an opponent, in both orders: neither finds the other.
    let wish = json!({"game": "braverats"});
    let bens = ben.post("/api/match", &wish).await.json()["table"].clone();
    assert_ne!(bens, json!(listed));
    let adas = ada.post("/api/match", &wish).await.json()["table"].clone();
    assert_ne!(adas, bens);
    let cleo = server.guest("Cleo").await;
    let found = cleo.post("/api/match", &wish).await.json()["table"].clone();
    assert!([json!(listed), bens, adas].contains(&found), "others still find them");
}

/// Reports a seat; gives the answer.
async fn reports(reporter: &Person, table: &str, seat: usize) -> Value {
    let subject = json!({"table": table, "seat": seat});
    let report = json!({"subject": subject, "reason": "abuse", "text": "It was rude."});
    let sent = reporter.post("/api/reports", &report).await;
    assert_eq!(sent.status, 201, "{sent:?}");
    sent.json()
}

#[tokio::test]
async fn a_report_carries_game_and_talk_and_is_decided_once_by_a_moderator_who_is_logged() {
    let (server, _, moderator) = with_moderator().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (ben, mut ben_socket) = people.remove(1);
    let (ada, _ada_socket) = people.remove(0);
    ben_socket.does("said", json!({"do": "say", "text": "you fool"})).await;
    let received = reports(&ada, &table, 1).await;
    assert_eq!((&received["game"], &received["lines"]), (&json!(true), &json!(1)));
    for path in ["/api/moderation/reports", "/api/moderation/log", "/api/moderation/sanctions"] {
        ada.get(path).await.refused(403, "not-moderator");
        server.stranger().get(path).await.refused(401, "no-name");
    }
    let queue = moderator.get("/api/moderation/reports").await.json();
    assert_eq!(
        (&queue[0]["name"], &queue[0]["reporter"], &queue[0]["reason"]),
        (&json!("Ben"), &json!("Ada"), &json!("abuse"))
    );
    let path = format!("/api/moderation/reports/{}", received["report"].as_str().unwrap());
    let detail = moderator.get(&path).await.json();
    assert_eq!(
        (&detail["chat"][0]["text"], &detail["chat"][0]["accused"]),
        (&json!("you fool"), &json!(true))
    );
    assert_eq!(
        (&detail["about"], &detail["by_reporter"], &detail["account"]),
        (&json!(1), &json!(1), &json!(false))
    );
    assert!(!detail.to_string().contains("127.0.0.1"), "no address is shown");
    let warn = json!({"kind": "warning", "reason": "Please be kind."});
    moderator
        .post(&format!("{path}/sanction"), &json!({"kind": "ban", "reason": " "}))
        .await
        .refused(422, "bad-text-length");
    assert_eq!(moderator.post(&format!("{path}/sanction"), &warn).await.status, 201);
    moderator.post(&format!("{path}/sanction"), &warn).await.refused(409, "report-closed");
    moderator
        .post(&format!("{path}/dismiss"), &json!({"reason": "late"}))
        .await
        .refused(409, "report-closed");
    let standing = ben.get("/api/me/standing").await.json();
    assert_eq!(
        (&standing["sanctions"][0]["kind"], &standing["sanctions"][0]["reason"]),
        (&json!("warning"), &json!("Please be kind."))
    );
    let read = format!("/api/me/standing/{}/read", standing["sanctions"][0]["id"].as_str().unwrap());
    ada.post(&read, &json!({})).await.refused(404, "no-such-sanction");
    assert_eq!(ben.post(&read, &json!({})).await.status, 204);
    assert_eq!(ben.get("/api/me/standing").await.json()["sanctions"], json!([]));
    let log = moderator.get("/api/moderation/log").await.json();
    assert_eq!(
        (&log[0]["by"], &log[0]["action"], &log[0]["name"]),
        (&json!("Mo"), &json!("warned"), &json!("Ben"))
    );
    let second = reports(&ada, &table, 1).await;
    let path = format!("/api/moderation/reports/{}", second["report"].as_str().unwrap());
    assert_eq!(moderator.get(&path).await.json()["earlier"][0]["action"], "warned");
    assert_eq!(
        moderator.post(&format!("{path}/dismiss"), &json!({"reason": "nothing new"})).await.status,
        204
    );
    assert_eq!(moderator.get("/api/moderation/reports").await.json(), json!([]));
    assert_eq!(
        moderator.get("/api/moderation/reports?closed=true").await.json().as_array().unwrap().len(),
        2
    );
    let other = json!({"subject": {"table": table, "seat": 1}, "reason": "other"});
    ada.post("/api/reports", &other).await.refused(422, "bad-text-length");
}

#[tokio::test]
async fn an_address_sends_ten_reports_in_an_hour_and_no_more() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, claim()).await;
    for _ in 0..10 {
        reports(&people[0].0, &table, 1).await;
    }
    let more = json!({"subject": {"table": table, "seat": 1}, "reason": "spam"});
    people[0].0.post("/api/reports", &more).await.refused(429, "too-fast");
}

/// Decides about the seat of somebody at a table.
async fn sanctions(moderator: &Person, reporter: &Person, table: &str, seat: usize, wanted: Value) -> Value {
    let report = reports(reporter, table, seat).await["report"].clone();
    let path = format!("/api/moderation/reports/{}/sanction", report.as_str().unwrap());
    let done = moderator.post(&path, &wanted).await;
    assert_eq!(done.status, 201, "{done:?}");
    done.json()
}

#[tokio::test]
async fn who_is_muted_plays_and_says_nothing_and_who_is_banned_is_told_why_and_until_when() {
    let (server, _, moderator) = with_moderator().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (ben, mut ben_socket) = people.remove(1);
    let (ada, _ada_socket) = people.remove(0);
    let mute = json!({"kind": "mute", "hours": 24, "reason": "Too loud."});
    let muted = sanctions(&moderator, &ada, &table, 1, mute).await;
    let refused = ben_socket.is_refused("say", json!({"do": "say", "text": "hm"})).await;
    assert_eq!(refused["code"], "muted");
    assert!(has(&refused, "Too loud.") && has(&refused, "UTC"), "{refused}");
    assert_eq!(
        ben_socket.is_refused("wave", json!({"do": "gesture", "emote": "oops"})).await["code"],
        "muted"
    );
    let lift = format!("/api/moderation/sanctions/{}/lift", muted["id"].as_str().unwrap());
    assert_eq!(moderator.post(&lift, &json!({"reason": "a mistake"})).await.status, 204);
    moderator.post(&lift, &json!({"reason": "again"})).await.refused(404, "no-such-sanction");
    ben_socket.does("say-again", json!({"do": "say", "text": "thank you"})).await;

    let ban = json!({"kind": "ban", "hours": 48, "reason": "Threats."});
    let banned = sanctions(&moderator, &ada, &table, 1, ban).await;
    while ben_socket.next().await.is_some() {}
    let refused = ben.joins(&table).await.hears("refused").await;
    assert_eq!(refused["error"]["code"], "banned");
    assert!(has(&refused, "Threats."), "{refused}");
    ben.post("/api/match", &json!({"game": "braverats"})).await.refused(403, "banned");
    ben.post("/api/tables", &json!({"setup": rats()})).await.refused(403, "banned");
    ben.ask(&table, "go", json!({"do": "resign"})).await.refused(403, "banned");
    let account = json!({"name": "Fresh", "password": "correct horse"});
    ben.post("/api/account", &account).await.refused(403, "banned");
    let standing = ben.get("/api/me/standing").await.json();
    assert_eq!(standing["sanctions"][0]["kind"], "ban");
    assert!(standing["sanctions"][0]["until"].as_u64().unwrap() > now().0);
    assert_eq!(ben.get("/api/me/data").await.status, 200, "one's own data are one's own");
    let data = ben.get("/api/me/data").await.json();
    assert_eq!(data["sanctions"].as_array().unwrap().len(), 2, "the lifted one as well");
    let lift = format!("/api/moderation/sanctions/{}/lift", banned["id"].as_str().unwrap());
    assert_eq!(moderator.post(&lift, &json!({"reason": "an appeal"})).await.status, 204);
    ben.joins(&table).await.hears("welcome").await;
}

#[tokio::test]
async fn the_ban_of_a_network_holds_for_guests_and_spares_accounts_and_shows_no_address() {
    let (server, store, moderator) = with_moderator().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (ada, _socket) = people.remove(0);
    let until = Instant::now() + PATIENCE;
    let report = reports(&ada, &table, 1).await["report"].clone();
    let path = format!("/api/moderation/reports/{}", report.as_str().unwrap());
    // The network is noted beside the socket, and nobody waits for it.
    while moderator.get(&path).await.json()["network"] != true && Instant::now() < until {
        sleep(Duration::from_millis(10)).await;
    }
    let wanted = json!({"kind": "ban-network", "reason": "Many guests."});
    let banned = moderator.post(&format!("{path}/sanction"), &wanted).await;
    assert_eq!(banned.status, 201, "{banned:?}");
    // With its dots: ids, times and hashes may hold the digits alone.
    let listed = moderator.get("/api/moderation/sanctions").await.body;
    assert!(!banned.body.contains("127.0") && !listed.contains("127.0"), "{banned:?} {listed}");
    let came = json!({"name": "Zed", "token": true});
    server.stranger().post("/api/guests", &came).await.refused(403, "network-banned");
    ada.post("/api/match", &json!({"game": "braverats"})).await.refused(403, "network-banned");
    let found = moderator.post("/api/match", &json!({"game": "braverats"})).await;
    assert_eq!(found.status, 200, "somebody with an account: {found:?}");
    let stored = store.sanctions(now()).await.unwrap();
    let SanctionTarget::Network(hash) = &stored[0].target else { panic!("{stored:?}") };
    assert!(hash.len() == 32 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()), "{hash}");
}

#[tokio::test]
async fn a_running_server_takes_up_what_an_operator_has_written() {
    let (server, store) = TestServer::in_memory().await;
    let ada = server.guest("Ada").await;
    let sanction = Sanction {
        id: ModerationId(1),
        kind: SanctionKind::Ban,
        target: SanctionTarget::Addresses("127.0.0.0/8".to_owned()),
        name: String::new(),
        reason: "An operator says so.".to_owned(),
        by: None,
        at: now(),
        until: None,
        report: None,
        read: None,
        lifted: None,
    };
    change(&store, ModerationChange::Sanctioned { sanction, log: log(ActionKind::Banned, None) }).await;
    let until = Instant::now() + PATIENCE;
    loop {
        let tried = ada.post("/api/match", &json!({"game": "braverats"})).await;
        if tried.status == 403 {
            assert!(tried.body.contains("An operator says so."), "{tried:?}");
            break;
        }
        assert!(Instant::now() < until, "{tried:?}");
        sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn who_leaves_often_waits_and_is_told_beforehand() {
    let (server, store) = TestServer::in_memory().await;
    let ada = server.guest("A").await;
    makes_account(&ada, "Ada").await;
    let person = id(&store, "Ada").await;
    let wish = json!({"game": "braverats"});
    for round in 1..=3 {
        let standing = ada.get("/api/me/standing").await.json();
        assert_eq!((&standing["departures"], &standing["departures_free"]), (&json!(round - 1), &json!(2)));
        assert_eq!(ada.post("/api/match", &wish).await.status, 200);
        let table = interregnum_table::TableId::from_bytes([9; 10]);
        change(&store, ModerationChange::Departed { person, table, round, at: now() }).await;
    }
    let refused = ada.post("/api/match", &wish).await;
    assert!(
        refused.header("retry-after").is_some_and(|wait| wait.parse::<u64>().unwrap() > 200),
        "{refused:?}"
    );
    refused.refused(429, "left-often");
    assert!(ada.get("/api/me/standing").await.json()["wait_until"].as_u64().unwrap() > now().0);
    ada.makes(rats(), &["me"]).await;
}

#[tokio::test]
async fn a_person_who_leaves_a_game_is_counted() {
    let (server, store) = TestServer::in_memory().await;
    let (ada, ben) = (server.guest("A").await, server.guest("B").await);
    makes_account(&ben, "Ben").await;
    let table = ada.makes(rats(), &["me", "open"]).await;
    let mut socket = ada.joins(&table).await;
    let mut bens = ben.joins(&table).await;
    bens.does("sit", json!({"do": "sit", "name": ""})).await;
    bens.does("leave", json!({"do": "leave"})).await;
    socket.does("end", json!({"do": "decide", "about": 1, "choice": "end"})).await;
    let person = id(&store, "Ben").await;
    let until = Instant::now() + PATIENCE;
    while store.departures(person, Time(0)).await.unwrap().len() != 1 {
        assert!(Instant::now() < until, "the departure is not recorded");
        sleep(Duration::from_millis(10)).await;
    }
}
