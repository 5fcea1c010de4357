//! Attacks from many addresses of this machine, beside honest games that must not suffer.

mod advice;
mod attacker;
mod bad_messages;
mod bot_tables;
mod chat;
mod half_requests;
mod honest;
mod many_sockets;
mod proposals;
mod registrations;
mod sealed_choices;
mod silent_sockets;
mod tally;
mod unread_answers;

pub use attacker::AttackSetups;
pub use honest::HonestReport;
pub use tally::AttackReport;

use crate::run::{WARM_UP, play, seat_players};
use crate::{ClientError, Endpoint, Load, memory, memory_peak};
use attacker::Attacker;
use serde::Serialize;
use std::sync::Arc;
use tally::Tally;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;
use tokio::time::Instant;

/// How many tables honest players make from one address; the server allows ten in a minute.
pub(crate) const TABLES_OF_ADDRESS: usize = 8;

/// The second byte of the addresses of honest players; those of the attacks follow.
pub(crate) const HONEST_NET: u8 = 1;

/// How many moves per second an honest table makes if no rate is given. The server allows a player
/// five messages per second.
const MOVES_OF_TABLE: f64 = 4.0;

/// What happened to the honest players and to the attacks.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AbuseReport {
    /// The seed of all choices.
    pub seed: String,
    /// The duration of the measurement, in seconds.
    pub seconds: f64,
    /// What honest players experienced.
    pub honest: HonestReport,
    /// What the server did to each attack.
    pub attacks: Vec<AttackReport>,
    /// The server's memory before the attacks, in bytes.
    pub memory_idle: Option<u64>,
    /// The server's memory at the end, in bytes.
    pub memory: Option<u64>,
    /// The server's peak memory since its start, in bytes.
    pub memory_peak: Option<u64>,
}

/// The names of all attacks.
pub const ATTACKS: [&str; 11] = [
    "half-requests",
    "advice",
    "bot-tables",
    "sealed-choices",
    "proposals",
    "chat",
    "silent-sockets",
    "unread-answers",
    "bad-messages",
    "registrations",
    "many-sockets",
];

/// Plays honest games while the wanted [attacks](ATTACKS) run. The load must be [valid](Load::validate_local). Calls
/// `tell` with the number of open honest sockets.
pub async fn abuse(
    load: &Load,
    setups: AttackSetups,
    wanted: &[&str],
    tell: impl Fn(usize),
) -> Result<AbuseReport, ClientError> {
    let tables = load.tables();
    let rate = if load.moves_per_s > 0.0 { load.moves_per_s } else { MOVES_OF_TABLE * tables as f64 };
    let load = Load { moves_per_s: rate, ..load.clone() };
    let endpoint = |table| Endpoint::loopback(load.server, HONEST_NET, table / TABLES_OF_ADDRESS);
    let players = seat_players(&load, endpoint, tell).await?;
    let reviewed = if wanted.contains(&"advice") {
        advice::prepare(load.server, &setups.open).await?
    } else {
        Vec::new()
    };
    let memory_idle = load.process.and_then(memory);
    let began = Instant::now() + WARM_UP;
    let attacks = Attacks::start_all(&load, setups, wanted, &reviewed)?;
    let played = play(&load, tables, players, began).await;
    let attacks = attacks.end().await;
    let played = honest::settle(played).await;
    Ok(AbuseReport {
        seed: load.seed.to_string(),
        seconds: load.time.as_secs_f64(),
        honest: honest::report(&load, &played, began),
        attacks,
        memory_idle,
        memory: load.process.and_then(memory),
        memory_peak: load.process.and_then(memory_peak),
    })
}

/// The attacks that run.
struct Attacks<'a> {
    load: &'a Load,
    setups: Arc<AttackSetups>,
    /// A thread of their own: a move of an honest player must not wait for an attacker's turn in this
    /// program.
    runtime: Runtime,
    tasks: JoinSet<()>,
    tallies: Vec<Arc<Tally>>,
}

impl<'a> Attacks<'a> {
    fn start_all(
        load: &'a Load,
        setups: AttackSetups,
        wanted: &[&str],
        reviewed: &[String],
    ) -> Result<Self, ClientError> {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let setups = Arc::new(setups);
        let mut attacks = Self { load, setups, runtime, tasks: JoinSet::new(), tallies: Vec::new() };
        for name in ATTACKS.into_iter().filter(|name| wanted.contains(name)) {
            match name {
                "half-requests" => attacks.start(name, half_requests::run),
                "advice" => attacks.start(name, |attacker| advice::run(attacker, reviewed.to_vec())),
                "bot-tables" => attacks.start(name, bot_tables::run),
                "sealed-choices" => attacks.start(name, sealed_choices::run),
                "proposals" => attacks.start(name, proposals::run),
                "chat" => attacks.start(name, chat::run),
                "silent-sockets" => attacks.start(name, silent_sockets::run),
                "unread-answers" => attacks.start(name, unread_answers::run),
                "bad-messages" => attacks.start(name, bad_messages::run),
                "registrations" => attacks.start(name, registrations::run),
                "many-sockets" => attacks.start(name, many_sockets::run),
                _ => {}
            }
        }
        Ok(attacks)
    }

    fn start<F, W>(&mut self, name: &str, attack: F)
    where
        F: FnOnce(Attacker) -> W,
        W: Future<Output = Result<(), ClientError>> + Send + 'static,
    {
        let number = self.tallies.len() as u8 + 1;
        let tally = Arc::new(Tally::new(name));
        self.tallies.push(Arc::clone(&tally));
        let work = attack(Attacker {
            server: self.load.server,
            net: HONEST_NET + number,
            seed: self.load.seed.child(u64::MAX - u64::from(number)),
            setups: Arc::clone(&self.setups),
            tally: Arc::clone(&tally),
        });
        let counted = async move {
            if let Err(error) = work.await {
                tally.stopped(&error);
            }
        };
        self.tasks.spawn_on(counted, self.runtime.handle());
    }

    /// Ends all attacks, and returns a report of each.
    async fn end(mut self) -> Vec<AttackReport> {
        self.tasks.shutdown().await;
        self.runtime.shutdown_background();
        self.tallies.iter().map(|tally| tally.report()).collect()
    }
}
