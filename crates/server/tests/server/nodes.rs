//! Several nodes over one database: any of them serves any table, and what crosses the wire between them is
//! what the sockets there may know.

use crate::client::{Person, Socket, TestServer, choices, claim, config, hand, names, play, play_out, rats};
use crate::notices;
use crate::push_service::{Device, PushService};
use futures_util::StreamExt as _;
use interregnum_server::Config;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A database of the test's own.
struct Database {
    server: String,
    psql: String,
    name: String,
    nats: String,
}

impl Database {
    /// A new database; `None` without PostgreSQL or NATS, and then a test checks nothing.
    fn new() -> Option<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let variable = |name: &str| std::env::var(name).ok();
        let found = || {
            Some((
                variable("INTERREGNUM_TEST_POSTGRES")?,
                variable("INTERREGNUM_TEST_POSTGRES_BIN")?,
                variable("INTERREGNUM_TEST_NATS")?,
            ))
        };
        let Some((server, folder, nats)) = found() else {
            eprintln!(
                "not checked: there is no PostgreSQL or no NATS (scripts/postgres scripts/nats COMMAND)"
            );
            return None;
        };
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("interregnum_nodes_{}_{number}", std::process::id());
        let database = Self { server, psql: format!("{folder}/psql"), name, nats };
        database.sql_in("postgres", &format!("CREATE DATABASE {}", database.name));
        Some(database)
    }

    fn url(&self, database: &str) -> String {
        self.server.replacen("///postgres?", &format!("///{database}?"), 1)
    }

    fn sql_in(&self, database: &str, sql: &str) -> String {
        let asked = Command::new(&self.psql).args([&self.url(database), "-qAt", "-c", sql]).output().unwrap();
        assert!(asked.status.success(), "{sql}: {}", String::from_utf8_lossy(&asked.stderr));
        String::from_utf8(asked.stdout).unwrap().trim().to_owned()
    }

    fn sql(&self, sql: &str) -> String {
        self.sql_in(&self.name, sql)
    }

    fn config(&self) -> Config {
        let (store, cluster) = (self.url(&self.name).parse().unwrap(), self.nats.parse().unwrap());
        // A free port: the database knows a node by its address.
        let listen = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        Config { listen, store: Some(store), cluster: Some(cluster), ..config() }
    }

    async fn node(&self) -> TestServer {
        TestServer::with(self.config()).await
    }

    async fn nodes(&self) -> [TestServer; 3] {
        [self.node().await, self.node().await, self.node().await]
    }

    /// Everything that is sent to the sockets of other nodes from now on, by the receiving node.
    async fn wire(&self) -> Arc<Mutex<BTreeMap<String, String>>> {
        let client = async_nats::connect(&self.nats).await.unwrap();
        let subject = format!("interregnum.{}.tell.*", self.sql("SELECT name FROM site"));
        let mut sent = client.subscribe(subject).await.unwrap();
        client.flush().await.unwrap();
        let wire = Arc::new(Mutex::new(BTreeMap::<String, String>::new()));
        let log = Arc::clone(&wire);
        tokio::spawn(async move {
            while let Some(message) = sent.next().await {
                let node = message.subject.rsplit('.').next().unwrap().to_owned();
                let text = String::from_utf8_lossy(&message.payload).into_owned();
                log.lock().unwrap().entry(node).or_default().push_str(&text);
            }
        });
        wire
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.sql_in("postgres", &format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name));
    }
}

/// The same person at another node.
fn at(person: &Person, node: &TestServer) -> Person {
    Person { address: node.address, ..person.clone() }
}

/// Ada at the first node, which owns the table, and Ben at the second, both with sockets there.
async fn two_apart(nodes: &[TestServer], setup: Value) -> (String, [(Person, Socket); 2]) {
    let (ada, ben) = (nodes[0].guest("Ada").await, nodes[1].guest("Ben").await);
    let table = ada.makes(setup, &["me"]).await;
    let sat = ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await;
    assert_eq!(sat.status, 200, "{sat:?}");
    let (mut here, mut there) = (ada.joins(&table).await, ben.joins(&table).await);
    here.hears("welcome").await;
    there.hears("welcome").await;
    (table, [(ada, here), (ben, there)])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_node_serves_any_table() {
    let Some(database) = Database::new() else { return };
    let nodes = database.nodes().await;
    let (table, [(ada, mut here), (ben, mut there)]) = two_apart(&nodes, claim()).await;
    let mut watcher = nodes[2].stranger().joins(&table).await;
    assert_eq!(watcher.hears("welcome").await["scene"]["you"], Value::Null);
    // The first move over the owner's socket, the second over the other node's.
    let (legal, turn) = choices(&ada, &table).await;
    here.does("first", play(&legal[0], turn)).await;
    there.hears_of("played").await;
    let (legal, turn) = choices(&at(&ben, &nodes[2]), &table).await;
    let version = there.does("second", play(&legal[0], turn)).await;
    let again = at(&ben, &nodes[2]).ask(&table, "second", play(&legal[0], turn)).await;
    assert_eq!(again.json()["version"], version, "asked again at another node, it is done once");
    here.hears_of("played").await;
    play_out(&table, &[&at(&ada, &nodes[2]), &at(&ben, &nodes[0])]).await;
    for socket in [&mut here, &mut there, &mut watcher] {
        socket.hears_of("ended").await;
    }
    for node in &nodes {
        let stranger = node.stranger();
        for path in ["/record", "/story", "/story/0", ""] {
            assert_eq!(stranger.get(&format!("/api/tables/{table}{path}")).await.status, 200, "{path}");
        }
        stranger.get("/api/tables/AAAAAAAAAAAAAAAA").await.refused(404, "no-such-table");
    }
    assert_eq!(database.sql("SELECT count(*) FROM head WHERE version <> (SELECT count(*) FROM entry WHERE entry.head = head.key)"), "0");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hidden_card_travels_only_to_the_node_where_its_holder_is() {
    let Some(database) = Database::new() else { return };
    let nodes = database.nodes().await;
    let wire = database.wire().await;
    let (table, [(ada, _here), (ben, mut there)]) = two_apart(&nodes, claim()).await;
    let mut watcher = nodes[2].stranger().joins(&table).await;
    watcher.hears("welcome").await;
    let hands = [hand(&ada, &table).await, hand(&ben, &table).await];
    let (legal, turn) = choices(&ada, &table).await;
    assert_eq!(ada.ask(&table, "first", play(&legal[0], turn)).await.status, 200);
    there.hears_of("played").await;
    watcher.hears_of("played").await;
    let open = watcher.heard.concat();
    let number =
        |node: &TestServer| database.sql(&format!("SELECT id FROM node WHERE address = '{}'", node.address));
    let sent = wire.lock().unwrap();
    let to = |node: &TestServer| sent.get(&number(node)).cloned().unwrap_or_default();
    let (second, third) = (to(&nodes[1]), to(&nodes[2]));
    let is_secret = |card: &&String| !names(&open, card);
    assert!(hands[1].iter().all(|card| names(&second, card)), "Ben's hand goes to Ben's node");
    let not_bens = |card: &&String| !hands[1].contains(card);
    let leaked: Vec<&String> =
        hands[0].iter().filter(is_secret).filter(not_bens).filter(|card| names(&second, card)).collect();
    assert!(leaked.is_empty(), "{leaked:?} of Ada's hand at Ben's node");
    let leaked: Vec<&String> =
        hands.iter().flatten().filter(is_secret).filter(|card| names(&third, card)).collect();
    assert!(third.contains("welcome") && leaked.is_empty(), "{leaked:?} at the spectator's node");
    assert_eq!(to(&nodes[0]), "", "the owner's own sockets need no wire");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refusals_of_the_owner_come_through_in_the_visitors_language() {
    let Some(database) = Database::new() else { return };
    let nodes = database.nodes().await;
    let (table, _people) = two_apart(&nodes, rats()).await;
    let eve = nodes[2].guest("Eve").await;
    let sit = json!({"id": "sit", "command": {"do": "sit", "seat": 0, "name": ""}}).to_string();
    let headers = [("content-type", "application/json"), ("accept-language", "fr")];
    let refused = eve.send("POST", &format!("/api/tables/{table}/ask"), &headers, &sit).await;
    let here = at(&eve, &nodes[0]).send("POST", &format!("/api/tables/{table}/ask"), &headers, &sit).await;
    assert!(refused.status == 409 || refused.status == 422, "{refused:?}");
    assert_eq!((refused.status, refused.json()), (here.status, here.json()), "as the owner itself answers");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_look_for_a_game_at_different_nodes_find_each_other() {
    const PEOPLE: usize = 6;
    let Some(database) = Database::new() else { return };
    let nodes = database.nodes().await;
    let mut looking = tokio::task::JoinSet::new();
    for number in 0..PEOPLE {
        let person = nodes[number % nodes.len()].guest(&format!("P{number}")).await;
        looking.spawn(async move {
            let found = person.post("/api/match", &json!({"game": "braverats"})).await;
            assert_eq!(found.status, 200, "{found:?}");
            found.json()["table"].as_str().unwrap().to_owned()
        });
    }
    let mut tables = BTreeMap::<String, usize>::new();
    for table in looking.join_all().await {
        *tables.entry(table).or_default() += 1;
    }
    assert_eq!(tables.values().copied().collect::<Vec<_>>(), [2, 2, 2], "{tables:?}");
    for table in tables.keys() {
        let scene = nodes[0].stranger().sees(table).await;
        let people = scene["now"]["seats"].as_array().unwrap().iter();
        let mut seated: Vec<String> = people.map(|seat| seat["holder"]["name"].to_string()).collect();
        seated.dedup();
        assert_eq!(seated.len(), 2, "{scene}");
    }
}

/// Everybody asks at one node after another, all at the same time: each gets one seat, at a table with one other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_wait_at_different_nodes_are_paired_once() {
    const PEOPLE: usize = 6;
    let Some(database) = Database::new() else { return };
    let nodes = database.nodes().await;
    let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let mut looking = tokio::task::JoinSet::new();
    for number in 0..PEOPLE {
        let person = nodes[number % nodes.len()].guest(&format!("P{number}")).await;
        let addresses = addresses.clone();
        looking.spawn(async move {
            let mut state = person.post("/api/pairing", &json!({"game": "braverats"})).await;
            for turn in number.. {
                assert_eq!(state.status, 200, "{state:?}");
                if let Some(table) = state.json()["table"].as_str() {
                    return table.to_owned();
                }
                let there = Person { address: addresses[turn % addresses.len()], ..person.clone() };
                state = there.get("/api/pairing").await;
            }
            unreachable!("somebody is found")
        });
    }
    let mut tables = BTreeMap::<String, usize>::new();
    for table in looking.join_all().await {
        *tables.entry(table).or_default() += 1;
    }
    assert_eq!(tables.values().copied().collect::<Vec<_>>(), [2, 2, 2], "{tables:?}");
    assert_eq!(database.sql("SELECT count(*) FROM head"), "3", "and no other table was made");
    let seats = "SELECT count(*), count(DISTINCT person) FROM holder";
    assert_eq!(database.sql(seats), "6|6", "nobody has two seats");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_reaches_a_page_at_another_node() {
    let Some(database) = Database::new() else { return };
    let nodes = database.nodes().await;
    let (ada, ben) = (nodes[0].guest("Ada").await, crate::challenges::member(&nodes[1], "Ben").await);
    let mut page = crate::challenges::Watch::open(&ben).await;
    let made = ada.post("/api/challenges", &json!({"to": "Ben", "setup": rats()})).await;
    assert_eq!(made.status, 201, "{made:?}");
    assert_eq!(page.hears().await, json!({"kind": "changed"}));
    let id = made.json()["id"].as_str().unwrap().to_owned();
    let accept = async |node: &TestServer| {
        at(&ben, node).post(&format!("/api/challenges/{id}/accept"), &json!({})).await
    };
    let (one, other) = tokio::join!(accept(&nodes[1]), accept(&nodes[2]));
    let mut answers = [one.status, other.status];
    answers.sort_unstable();
    assert_eq!(answers, [200, 404], "accepted twice, it is one table");
    assert_eq!(database.sql("SELECT count(*) FROM head"), "1");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notices_and_signing_out_reach_every_node() {
    let Some(database) = Database::new() else { return };
    let nodes = database.nodes().await;
    let (table, [(_ada, mut here), (ben, mut there)]) = two_apart(&nodes, rats()).await;
    let admin = Person { token: config().admin_token, ..nodes[2].stranger() };
    let told = admin.post("/api/admin/notice", &json!({"text": "Soon"})).await;
    assert_eq!(told.status, 204, "{told:?}");
    assert_eq!(here.hears("notice").await["text"], "Soon");
    assert_eq!(there.hears("notice").await["text"], "Soon");
    let late = database.node().await;
    let mut socket = late.stranger().joins(&table).await;
    assert_eq!(socket.hears("notice").await["text"], "Soon");
    let live = Person { token: config().admin_token, ..late.stranger() }.get("/api/admin/live").await;
    assert_eq!(live.json()["tables"], json!([table]), "the tables of all nodes");
    assert_eq!(at(&ben, &late).send("DELETE", "/api/guests/me", &[], "").await.status, 204);
    assert_eq!(there.hears("refused").await["error"]["code"], "no-name");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn streams_and_hints_work_at_any_node() {
    let Some(database) = Database::new() else { return };
    let nodes = database.nodes().await;
    let ada = nodes[0].guest("Ada").await;
    let table = ada.makes(rats(), &["me", "page"]).await;
    let there = at(&ada, &nodes[1]);
    let advised = there.get(&format!("/api/tables/{table}/hint")).await;
    assert_eq!(advised.status, 200, "{advised:?}");
    let mut stream = TcpStream::connect(nodes[2].address).await.unwrap();
    let request = format!("GET /api/tables/{table}/stream HTTP/1.1\r\nhost: localhost\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut lines = BufReader::new(stream).lines();
    let mut next = async |part: &str| {
        loop {
            let line = lines.next_line().await.unwrap().expect("the stream goes on");
            if line.contains(part) {
                return;
            }
        }
    };
    next("\"welcome\"").await;
    let (legal, turn) = choices(&there, &table).await;
    assert_eq!(there.ask(&table, "move", play(&legal[0], turn)).await.status, 200);
    next("\"news\"").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_ends_hands_its_tables_over_and_people_play_on() {
    let Some(database) = Database::new() else { return };
    let [first, second, third] = database.nodes().await;
    let nodes = [first, second];
    let (table, [(ada, mut here), (ben, mut there)]) = two_apart(&nodes, claim()).await;
    let (legal, turn) = choices(&ada, &table).await;
    let version = here.does("first", play(&legal[0], turn)).await;
    let [first, second] = nodes;
    first.running.close().await.unwrap();
    while there.next().await.is_some() {}
    let mut there = at(&ben, &second).joins(&table).await;
    assert_eq!(there.hears("welcome").await["scene"]["now"]["version"], version);
    let mut here = at(&ada, &third).joins(&table).await;
    here.hears("welcome").await;
    let (legal, turn) = choices(&at(&ben, &third), &table).await;
    there.does("second", play(&legal[0], turn)).await;
    here.hears_of("played").await;
    second.running.close().await.unwrap();
    third.running.close().await.unwrap();
    assert_eq!(database.sql("SELECT count(*) FROM node"), "0", "nobody is alive");
}

/// Who asks the owner of a table for a move waits up to ten seconds for the answer, but not for a node that is gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_for_a_node_that_goes_away_is_told_when_its_lease_ends() {
    let Some(database) = Database::new() else { return };
    let first = database.node().await;
    let ada = first.guest("Ada").await;
    let table = ada.makes(claim(), &["me", "page"]).await;
    first.running.close().await.unwrap();
    // The table belongs to a node that hears everything and says nothing, for as long as its lease.
    let mute = database.sql(
        "INSERT INTO node (address, alive_until, shared) VALUES ('mute', clock_timestamp() + '4 s', true) RETURNING id",
    );
    database.sql(&format!("UPDATE head SET node = {mute}, epoch = epoch + 1"));
    let client = async_nats::connect(&database.nats).await.unwrap();
    let subject = format!("interregnum.{}.ask.{mute}", database.sql("SELECT name FROM site"));
    let mut heard = client.subscribe(subject).await.unwrap();
    client.flush().await.unwrap();
    let second = database.node().await;
    let begun = Instant::now();
    let asked = at(&ada, &second).ask(&table, "sit", json!({"do": "leave"})).await;
    assert!(heard.next().await.is_some(), "it was asked");
    assert_eq!((asked.status, asked.json()["code"].as_str()), (503, Some("store-uncertain")), "{asked:?}");
    assert!(begun.elapsed() < Duration::from_secs(9), "after {:?}", begun.elapsed());
    second.running.close().await.unwrap();
}

#[tokio::test]
async fn a_notice_is_sent_once_whichever_node_has_the_table() {
    let Some(database) = Database::new() else { return };
    let service = PushService::open().await;
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(TestServer::with(Config { push_to_loopback: true, ..database.config() }).await);
    }
    let key = async |node: &TestServer| node.stranger().get("/api/notices/ways").await.json()["key"].clone();
    let first = key(&nodes[0]).await;
    assert!(first == key(&nodes[1]).await && first == key(&nodes[2]).await, "all nodes have one key");
    let (ada, ben) = (nodes[1].guest("Ada").await, nodes[2].guest("Ben").await);
    let device = Device::new(9);
    let subscription = device.subscription(&format!("{}/ben", service.origin()));
    assert_eq!(ben.post("/api/notices/device", &subscription).await.status, 204);
    let table = notices::game(&ada, &ben).await;
    notices::plays(&ada, &table, "first").await;
    let pushed = service.received(1).await.remove(0);
    assert_eq!(device.reads(&pushed)["path"], format!("/table/{table}"));
    notices::plays(&ben, &table, "second").await;
    if !choices(&ada, &table).await.0.is_empty() {
        notices::plays(&ada, &table, "third").await;
    }
    assert_eq!(service.received(2).await.len(), 2);
}
