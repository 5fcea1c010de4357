//! A run: creates guests and tables, opens sockets, and plays while it measures.

use crate::{ClientError, Endpoint, Guest, Percentiles, Player, Report, memory, memory_peak};
use interregnum_kernel::{Seat, Seed};
use interregnum_table::{Setup, TableId};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// How many guests are created, or sockets opened, at the same time.
const AT_ONCE: usize = 64;

/// How long the clients play before the measurement begins.
pub(crate) const WARM_UP: Duration = Duration::from_secs(1);

/// The parameters of a run.
#[derive(Clone, Debug)]
pub struct Load {
    /// The server's address.
    pub server: SocketAddr,
    /// How many sockets play; every table gets as many as it has seats.
    pub sockets: usize,
    /// How many moves per second all sockets make together; 0 for as many as possible.
    pub moves_per_s: f64,
    /// How long the measurement takes.
    pub time: Duration,
    /// The setup of every table.
    pub setup: Setup,
    /// How many seats a table of this setup has.
    pub players: usize,
    /// The seed of all choices.
    pub seed: Seed,
    /// The server's process id, to measure its memory.
    pub process: Option<u32>,
}

impl Load {
    /// How many tables the sockets fill.
    pub fn tables(&self) -> usize {
        (self.sockets / self.players).max(1)
    }
}

/// Runs the load, which must be [valid](Load::validate), and calls `tell` with the number of open
/// sockets.
pub async fn run(load: &Load, tell: impl Fn(usize)) -> Result<Report, ClientError> {
    let tables = load.tables();
    let players = seat_players(load, |_| load.server.into(), tell).await?;
    let memory_idle = load.process.and_then(memory);
    let began = Instant::now() + WARM_UP;
    let played = play(load, tables, players, began).await;
    Ok(report(load, tables, &played, began, memory_idle))
}

/// Creates the tables, fills them with guests and opens their sockets, each table's from one
/// address. Calls `tell` with the number of open sockets.
pub(crate) async fn seat_players(
    load: &Load,
    endpoint: impl Fn(usize) -> Endpoint,
    tell: impl Fn(usize),
) -> Result<Vec<Player>, ClientError> {
    let seated = gather(load.tables(), |number| seat_all(load.clone(), endpoint(number), number)).await?;
    let mut players = Vec::new();
    for some in seated.chunks(AT_ONCE) {
        let some: Vec<_> = some.iter().flatten().cloned().collect();
        let numbers = players.len();
        let open = |number: usize| {
            let (guest, table) = some[number].clone();
            let seed = load.seed.child((numbers + number) as u64);
            async move {
                let mut player = Player::new(guest, table, seed);
                player.connect().await.map(|()| player)
            }
        };
        players.extend(gather(some.len(), open).await?);
        tell(players.len());
    }
    Ok(players)
}

/// A guest at a table.
type Seated = (Guest, TableId);

/// Guests for every seat of one table.
async fn seat_all(load: Load, endpoint: Endpoint, number: usize) -> Result<Vec<Seated>, ClientError> {
    let host = Guest::come(endpoint, &format!("L{number}-0")).await?;
    let table = host.make(&load.setup).await?;
    let mut seated = vec![(host, table.clone())];
    for seat in Seat::all(load.players).skip(1) {
        let guest = Guest::come(endpoint, &format!("L{number}-{seat}")).await?;
        guest.sit(&table, seat).await?;
        seated.push((guest, table.clone()));
    }
    Ok(seated)
}

/// Runs `times` futures, some at a time, and returns all their results.
pub(crate) async fn gather<T, F, W>(times: usize, work: F) -> Result<Vec<T>, ClientError>
where
    T: Send + 'static,
    F: Fn(usize) -> W,
    W: Future<Output = Result<T, ClientError>> + Send + 'static,
{
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut all = JoinSet::new();
    for number in 0..times {
        let (gate, work) = (Arc::clone(&gate), work(number));
        all.spawn(async move {
            let _pass = gate.acquire().await;
            work.await
        });
    }
    let mut done = Vec::with_capacity(times);
    while let Some(one) = all.join_next().await {
        done.push(one.map_err(|_| ClientError::Closed)??);
    }
    Ok(done)
}

/// Lets all players play; returns them with the errors that stopped some.
pub(crate) async fn play(
    load: &Load,
    tables: usize,
    players: Vec<Player>,
    began: Instant,
) -> Vec<(Player, Option<ClientError>)> {
    let (rate, until) = (load.moves_per_s, began + load.time);
    let mut all = JoinSet::new();
    for mut player in players {
        all.spawn(async move {
            let fault = player.play(tables, rate, until).await.err();
            (player, fault)
        });
    }
    let mut played = Vec::new();
    while let Some(one) = all.join_next().await {
        played.extend(one);
    }
    played
}

fn report(
    load: &Load,
    tables: usize,
    played: &[(Player, Option<ClientError>)],
    began: Instant,
    memory_idle: Option<u64>,
) -> Report {
    let acknowledged = played.iter().flat_map(|(player, _)| &player.acknowledged);
    let counted = acknowledged.filter(|done| done.is_move && done.at >= began);
    let times: Vec<Duration> = counted.map(|done| done.took).collect();
    let seconds = load.time.as_secs_f64();
    let faults: Vec<String> =
        played.iter().filter_map(|(_, fault)| fault.as_ref().map(ToString::to_string)).collect();
    Report {
        sockets: played.len(),
        tables,
        seconds,
        moves: times.len(),
        moves_per_s: (times.len() as f64 / seconds * 10.0).round() / 10.0,
        latency: Percentiles::of(times),
        games: played.iter().map(|(player, _)| player.games).sum::<usize>() / load.players,
        refused: played.iter().map(|(player, _)| player.refusals.len()).sum(),
        faults: faults.len(),
        fault: faults.into_iter().next(),
        memory_idle,
        memory: load.process.and_then(memory),
        memory_peak: load.process.and_then(memory_peak),
    }
}
