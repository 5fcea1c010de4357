//! Notices: a push comes when a game over days waits, to those who want it, where they want it, and says nothing hidden.

use crate::client::{PATIENCE, Person, TestServer, choices, claim, config, play};
use crate::push_service::{Device, PushService};
use interregnum_server::{Config, Server};
use interregnum_store::{
    MemoryStore, Notice, NoticeChange, NoticeKind, NoticeStore, PersonChange, PersonStore, Store,
};
use interregnum_table::{PersonId, SeatSecret, Span, TableId, Time};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::{sleep, timeout};

/// A table of Claim with three days a move.
pub(crate) fn three_days() -> Value {
    let mut setup = claim();
    setup["clock"] = json!({"kind": "days", "span": Span::days(3).0});
    setup
}

pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Time(u64::try_from(since.as_millis()).unwrap())
}

/// A server whose pushes may go to this machine, and its store.
async fn open() -> (TestServer, Arc<MemoryStore>) {
    let store = Arc::new(MemoryStore::new());
    let config = Config { push_to_loopback: true, ..config() };
    let running = Server::open_with_store(config, Arc::clone(&store) as Arc<dyn Store>).await.unwrap();
    (TestServer { address: running.address(), running }, store)
}

/// Subscribes a device to pushes.
async fn subscribes(person: &Person, device: &Device, endpoint: &str) {
    let added = person.post("/api/notices/device", &device.subscription(endpoint)).await;
    assert_eq!(added.status, 204, "{added:?}");
}

/// Ada makes a table, Ben sits down: the game waits for Ada.
pub(crate) async fn game(ada: &Person, ben: &Person) -> String {
    let table = ada.makes(three_days(), &["me"]).await;
    assert_eq!(ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await.status, 200);
    table
}

pub(crate) async fn plays(person: &Person, table: &str, id: &str) {
    let (legal, turn) = choices(person, table).await;
    assert_eq!(person.ask(table, id, play(&legal[0], turn)).await.status, 200);
}

pub(crate) async fn id(store: &dyn Store, person: &Person) -> PersonId {
    let secret = SeatSecret::read(person.token.as_ref().unwrap()).unwrap().hash();
    store.session(secret).await.unwrap().unwrap().person.id
}

async fn until(what: &str, condition: impl AsyncFn() -> bool) {
    let reached = async {
        while !condition().await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, reached).await.expect(what);
}

#[tokio::test]
async fn a_push_comes_when_a_game_waits_once_a_turn_and_only_its_device_can_read_it() {
    let (server, service) = (open().await.0, PushService::open().await);
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let device = Device::new(7);
    subscribes(&ben, &device, &format!("{}/ben", service.origin())).await;
    assert_eq!(ben.get("/api/notices").await.json()["device"], true);
    let table = game(&ada, &ben).await;
    plays(&ada, &table, "first").await;
    let pushed = service.received(1).await.remove(0);
    let key = server.stranger().get("/api/notices/ways").await.json()["key"].clone();
    assert_eq!(pushed.signed_by(key.as_str().unwrap())["aud"], service.origin());
    assert_eq!((pushed.header("content-encoding"), pushed.header("urgency")), ("aes128gcm", "normal"));
    let kept: u64 = pushed.header("ttl").parse().unwrap();
    assert!(kept > 2 * 86_400 && kept <= 3 * 86_400, "no longer than the move may take: {kept}");
    assert!(!pushed.header("topic").contains(&table), "the service does not learn which table");
    let mut said = device.reads(&pushed);
    let off = said["off"]["token"].take();
    assert_eq!(
        said,
        json!({
            "title": "Claim: it is your turn",
            "body": "Ada is waiting for you in Claim. You have 3 days left.",
            "path": format!("/table/{table}"),
            "tag": table,
            "off": {"token": null, "label": "Turn these off"},
        }),
        "who waits and where, and no card"
    );
    plays(&ben, &table, "second").await;
    // Who has won the trick leads the next.
    if !choices(&ada, &table).await.0.is_empty() {
        plays(&ada, &table, "third").await;
    }
    let all = service.received(2).await;
    assert_eq!(all[0].header("topic"), all[1].header("topic"), "a newer one replaces it");
    // The button of the push, without signing in.
    let off = format!("/api/notices/off/{}", off.as_str().unwrap());
    server
        .stranger()
        .post(&off.replacen("push.turn", "push.soon", 1), &json!({}))
        .await
        .refused(401, "link-expired");
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let switched = server.stranger().send("POST", &off, &form, "List-Unsubscribe=One-Click").await;
    assert_eq!(switched.status, 204, "{switched:?}");
    let settings = &ben.get("/api/notices").await.json()["settings"];
    assert_eq!((&settings["turn_push"], &settings["soon_push"]), (&json!(false), &json!(true)));
}

#[tokio::test]
async fn a_device_that_its_service_has_forgotten_is_forgotten_and_a_busy_service_is_asked_again() {
    let (server, service) = (open().await.0, PushService::open().await);
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    subscribes(&ben, &Device::new(1), &format!("{}/gone", service.origin())).await;
    subscribes(&ada, &Device::new(2), &format!("{}/busy", service.origin())).await;
    let table = game(&ada, &ben).await;
    let twice = service.received(2).await;
    assert!(twice.iter().all(|pushed| pushed.path == "/busy"), "{twice:?}");
    plays(&ada, &table, "first").await;
    assert_eq!(service.received(3).await[2].path, "/gone");
    until("the device is forgotten", async || ben.get("/api/notices").await.json()["device"] == false).await;
}

/// More notices to a service that takes none than are sent at the same time.
#[tokio::test]
async fn a_push_service_that_takes_nothing_holds_up_nobody_else() {
    let (server, service) = (open().await.0, PushService::open().await);
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    subscribes(&ada, &Device::new(1), &format!("{}/overloaded", service.origin())).await;
    subscribes(&ben, &Device::new(2), &format!("{}/ben", service.origin())).await;
    let mut last = String::new();
    for _ in 0..70 {
        last = game(&ada, &ben).await;
    }
    service.received(65).await;
    plays(&ada, &last, "first").await;
    let reached = async || service.pushes().iter().any(|pushed| pushed.path == "/ben");
    until("the other service gets its push", reached).await;
}

#[tokio::test]
async fn a_player_is_told_before_the_time_runs_out_and_not_once_the_move_is_made() {
    let ((server, store), service) = (open().await, PushService::open().await);
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let device = Device::new(3);
    subscribes(&ada, &device, &format!("{}/ada", service.origin())).await;
    let table = game(&ada, &ben).await;
    service.received(1).await;
    let ada_id = id(&*store, &ada).await;
    // Twelve of the seventy-two hours are left then.
    let early = now() + Span::seconds(59 * 3600);
    assert!(store.notices_due(early, 9).await.unwrap().iter().all(|notice| notice.kind != NoticeKind::Soon));
    let soon = async |at: Time| {
        let due = store.notices_due(at, 9).await.unwrap();
        due.into_iter().find(|notice| notice.kind == NoticeKind::Soon && notice.person == ada_id)
    };
    until("the reminder is noted", async || soon(now() + Span::seconds(61 * 3600)).await.is_some()).await;
    let reminder = Notice {
        person: ada_id,
        kind: NoticeKind::Soon,
        table: Some(table.parse::<TableId>().unwrap()),
        due: now(),
    };
    let due = PersonChange::Notice(NoticeChange::Due(reminder.clone()));
    assert!(store.change_person(due.clone()).await.unwrap());
    let pushed = service.received(2).await.remove(1);
    assert_eq!(pushed.header("urgency"), "high");
    assert_eq!(device.reads(&pushed)["body"], "You have 3 days left for your move in Claim against Ben.");
    plays(&ada, &table, "first").await;
    assert!(store.change_person(due).await.unwrap());
    until("a notice that is no longer true is dropped", async || soon(now()).await.is_none()).await;
    assert_eq!(service.pushes().len(), 2);
}

#[tokio::test]
async fn nothing_comes_in_quiet_hours_and_it_comes_after_them() {
    let ((server, store), service) = (open().await, PushService::open().await);
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    subscribes(&ada, &Device::new(4), &format!("{}/ada", service.origin())).await;
    let minute = now().0 / 60_000 % 1440;
    let quiet = json!({"from": (minute + 1380) % 1440, "until": (minute + 60) % 1440});
    let mut settings = json!({
        "zone": "UTC", "quiet": quiet, "turn_push": true, "soon_push": true, "turn_mail": "daily", "soon_mail": true,
    });
    assert_eq!(ada.post("/api/notices", &settings).await.status, 204);
    assert_eq!(ada.get("/api/notices").await.json()["settings"], settings);
    game(&ada, &ben).await;
    let after = async |span| {
        let due = store.notices_due(now() + Span::seconds(span), 9).await.unwrap();
        due.into_iter().find(|notice| notice.kind == NoticeKind::Turn)
    };
    until("the notice waits for the end", async || {
        after(3700).await.is_some() && after(3400).await.is_none()
    })
    .await;
    assert_eq!(service.pushes().len(), 0);
    let waiting = after(3700).await.unwrap();
    settings["quiet"].take();
    assert_eq!(ada.post("/api/notices", &settings).await.status, 204);
    let moved = NoticeChange::Moved { notice: waiting, until: now() };
    assert!(store.change_person(PersonChange::Notice(moved)).await.unwrap());
    service.received(1).await;
}

#[tokio::test]
async fn only_push_services_of_the_internet_are_told() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let device = Device::new(5);
    for endpoint in [
        "http://127.0.0.1:9/a",
        "http://push.example/a",
        "https://push.example:8443/a",
        "https://ada:secret@push.example/a",
        "file:///etc/passwd",
        "",
    ] {
        ada.post("/api/notices/device", &device.subscription(endpoint)).await.refused(422, "bad-endpoint");
    }
    let mut keyless = device.subscription("https://push.example/a");
    keyless["key"] = json!("AAAA");
    ada.post("/api/notices/device", &keyless).await.refused(422, "bad-endpoint");
    let mut nowhere = device.subscription("https://push.example/a");
    nowhere["zone"] = json!("Mars/Olympus");
    ada.post("/api/notices/device", &nowhere).await.refused(400, "bad-request");
    subscribes(&ada, &device, "https://push.example/a").await;
    assert_eq!(ada.get("/api/me/data").await.json()["pushes"], json!(["https://push.example/a"]));
    let removed = ada.send("DELETE", "/api/notices/device", &[], "").await;
    assert_eq!((removed.status, &ada.get("/api/notices").await.json()["device"]), (204, &json!(false)));
    server.stranger().get("/api/notices").await.refused(401, "no-name");
}
