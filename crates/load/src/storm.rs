//! A storm: all sockets drop at once and come back.

use crate::abuse::{HONEST_NET, TABLES_OF_ADDRESS};
use crate::pace::Pace;
use crate::run::{play, seat_players};
use crate::{ClientError, Endpoint, Load, Player, memory, memory_peak};
use interregnum_kernel::below;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// The time in which all sockets have to be back.
const IN_TIME: Duration = Duration::from_secs(5);

/// The time after which a socket that is not back counts as lost.
const GIVE_UP: Duration = Duration::from_mins(1);

/// Clients wait a random part of this before they come back. (The page waits 300 to 500 ms.)
const SPREAD: Duration = Duration::from_secs(1);

/// How long a client waits after a refusal.
const RETRY_DELAY: Duration = Duration::from_millis(200);

/// How many moves per second all tables make together after the storm, if no rate is given.
const MOVES_PER_S: f64 = 500.0;

/// How many sockets came back, and how fast.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StormReport {
    /// The seed of all choices.
    pub seed: String,
    /// How many sockets were dropped.
    pub sockets: usize,
    /// How many tables they were at.
    pub tables: usize,
    /// How many were back within five seconds.
    pub in_time: usize,
    /// How many came back at all.
    pub back: usize,
    /// The time from the drop to the last welcome, in seconds.
    pub slowest_s: f64,
    /// How often the server refused or closed a returning socket, by reason.
    pub refusals: BTreeMap<String, usize>,
    /// How many moves were acknowledged after the storm.
    pub moves: usize,
    /// How many players an error stopped after the storm.
    pub faults: usize,
    /// The first of those errors.
    pub fault: Option<String>,
    /// The server's memory with all sockets open, before the storm, in bytes.
    pub memory_idle: Option<u64>,
    /// The server's memory at the end, in bytes.
    pub memory: Option<u64>,
    /// The server's peak memory since its start, in bytes.
    pub memory_peak: Option<u64>,
}

/// A player, when it was back, and the refusals it met.
struct Returned {
    player: Player,
    took: Option<Duration>,
    refusals: Vec<String>,
}

/// Opens all sockets, drops them at once, lets them come back, and plays. The load must be
/// [valid](Load::validate_local). Calls `tell` with the number of open sockets.
pub async fn storm(load: &Load, tell: impl Fn(usize)) -> Result<StormReport, ClientError> {
    let rate = if load.moves_per_s > 0.0 { load.moves_per_s } else { MOVES_PER_S };
    let load = &Load { moves_per_s: rate, ..load.clone() };
    let pace = Pace::new(load.tables(), rate);
    let endpoint = |table| Endpoint::loopback(load.server, HONEST_NET, table / TABLES_OF_ADDRESS);
    let mut players = seat_players(load, endpoint, tell).await?;
    for player in &mut players {
        player.greeted(pace).await?;
    }
    let memory_idle = load.process.and_then(memory);
    let dropped = Instant::now();
    players.iter_mut().for_each(Player::cut);
    let returned = return_all(load, players, pace, dropped).await;
    let times: Vec<Duration> = returned.iter().filter_map(|one| one.took).collect();
    let mut refusals = BTreeMap::new();
    for reason in returned.iter().flat_map(|one| &one.refusals) {
        *refusals.entry(reason.clone()).or_default() += 1;
    }
    let sockets = returned.len();
    let back = returned.into_iter().filter(|one| one.took.is_some()).map(|one| one.player).collect();
    let played = play(load, load.tables(), back, Instant::now()).await;
    let moves = played.iter().flat_map(|(player, _)| &player.acknowledged).filter(|done| done.is_move);
    Ok(StormReport {
        seed: load.seed.to_string(),
        sockets,
        tables: load.tables(),
        in_time: times.iter().filter(|took| **took <= IN_TIME).count(),
        back: times.len(),
        slowest_s: times.iter().max().map_or(0.0, |slowest| (slowest.as_secs_f64() * 100.0).round() / 100.0),
        refusals,
        moves: moves.count(),
        faults: played.iter().filter(|(_, fault)| fault.is_some()).count(),
        fault: played.iter().find_map(|(_, fault)| fault.as_ref().map(ToString::to_string)),
        memory_idle,
        memory: load.process.and_then(memory),
        memory_peak: load.process.and_then(memory_peak),
    })
}

/// Lets all players come back at once.
async fn return_all(load: &Load, players: Vec<Player>, pace: Pace, dropped: Instant) -> Vec<Returned> {
    let mut rng = load.seed.child(u64::MAX - 1).generator();
    let mut all = JoinSet::new();
    for player in players {
        let delay = SPREAD.mul_f64(below(&mut rng, 1000) as f64 / 1000.0);
        all.spawn(async move {
            sleep(delay).await;
            come_back(player, pace, dropped).await
        });
    }
    let mut returned = Vec::new();
    while let Some(one) = all.join_next().await {
        returned.extend(one);
    }
    returned
}

/// Opens the socket of a player again, as often as it takes.
async fn come_back(mut player: Player, pace: Pace, dropped: Instant) -> Returned {
    let mut refusals = Vec::new();
    while dropped.elapsed() < GIVE_UP {
        let back = match player.connect().await {
            Ok(()) => player.greeted(pace).await,
            Err(error) => Err(error),
        };
        match back {
            Ok(()) => return Returned { player, took: Some(dropped.elapsed()), refusals },
            Err(error) => refusals.push(error.to_string()),
        }
        sleep(RETRY_DELAY).await;
    }
    Returned { player, took: None, refusals }
}
