//! How long a game takes to begin once the last seat is taken, where every client adds bytes to the shuffle.

use crate::effort::rounds;
use crate::server_process::ServerProcess;
use crate::tables::claim;
use interregnum_kernel::Seat;
use interregnum_load::{Connection, Guest};
use interregnum_table::{Algorithm, Command, Contribution, DealId, Now, Scene, StageScene, TableId};
use interregnum_wire::ToClient;
use std::time::{Duration, Instant};

/// A client that does as the page does: it promises bytes as soon as it has a seat, and shows them once all
/// promises are there, or only its own is missing.
struct HonestClient {
    table: TableId,
    socket: Connection,
    you: Option<Seat>,
    requests: u32,
    has_promised: bool,
    has_shown: bool,
}

const BYTES: Contribution = Contribution([7; 16]);

impl HonestClient {
    async fn come(guest: &Guest, table: &TableId) -> Self {
        let socket = guest.open(table, None).await.unwrap();
        let table = table.clone();
        Self { table, socket, you: None, requests: 0, has_promised: false, has_shown: false }
    }

    async fn ask(&mut self, command: Command) {
        self.requests += 1;
        let id = format!("start-{}", self.requests).parse().unwrap();
        self.socket.ask(&id, &command).await.unwrap();
    }

    async fn sit(&mut self, seat: usize, name: &str) {
        let seat = Some(Seat::new(seat));
        self.ask(Command::Sit { seat, name: name.to_owned(), commitment: None, commits: true }).await;
    }

    /// Goes on until the promise is made, or until the cards are dealt.
    async fn goes_on(&mut self, until: impl Fn(&Self, &Now) -> bool) {
        loop {
            let now = match self.socket.receive().await.unwrap() {
                ToClient::Welcome { scene, .. } | ToClient::Scene { scene } => self.sees(scene),
                ToClient::News { now, .. } => now,
                ToClient::Refused { error, .. } => panic!("{error:?}"),
                _ => continue,
            };
            self.does_its_part(&now).await;
            if until(self, &now) {
                return;
            }
        }
    }

    fn sees(&mut self, scene: Scene) -> Now {
        self.you = scene.you;
        scene.now
    }

    async fn does_its_part(&mut self, now: &Now) {
        let Some(you) = self.you else { return };
        if !self.has_promised {
            self.has_promised = true;
            let deal = DealId { algorithm: Algorithm::NEWEST, table: &self.table, number: now.round };
            let commitment = deal.promise(you, BYTES);
            self.ask(Command::Commit { commitment }).await;
        }
        let complete = now.shuffle.awaited.iter().all(|seat| *seat == you);
        if matches!(now.stage, StageScene::Shuffling { .. }) && complete && !self.has_shown {
            self.has_shown = true;
            self.ask(Command::Show { bytes: BYTES }).await;
        }
    }
}

/// The time from the request for the last seat to the first position.
async fn start(server: &ServerProcess) -> Duration {
    let (ada, bo) =
        (Guest::come(server.address, "Ada").await.unwrap(), Guest::come(server.address, "Bo").await.unwrap());
    let table = ada.make_with(&claim(), &["open", "open"]).await.unwrap();
    let mut host = HonestClient::come(&ada, &table).await;
    host.sit(0, "Ada").await;
    host.goes_on(|host, _| host.has_promised).await;
    let mut other = HonestClient::come(&bo, &table).await;
    let begun = Instant::now();
    other.sit(1, "Bo").await;
    let dealt = |_: &HonestClient, now: &Now| now.position.is_some();
    tokio::join!(host.goes_on(dealt), other.goes_on(dealt));
    let took = begun.elapsed();
    let scene = ada.look(&table).await.unwrap();
    let shown = scene["now"]["shuffle"]["shown"].as_array().unwrap();
    assert!(
        shown.len() == 2 && shown.iter().all(|bytes| !bytes.is_null()),
        "both showed their bytes: {shown:?}"
    );
    took
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_begins_when_the_last_seat_is_taken_and_nobody_waits_for_a_time_limit() {
    let server = ServerProcess::open("start");
    let mut times = Vec::new();
    for _ in 0..rounds() * 40 {
        times.push(start(&server).await);
    }
    times.sort_unstable();
    let (half, most) = (times[times.len() / 2], times[times.len() * 95 / 100]);
    println!("{} starts: half within {half:?}, 95 of 100 within {most:?}", times.len());
    // Five and ten seconds are waited for clients that do not answer.
    assert!(half < Duration::from_secs(5), "{half:?}");
}
