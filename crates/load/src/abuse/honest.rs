//! What honest players experience beside the attacks.

use crate::{ClientError, Load, Percentiles, Player};
use interregnum_table::TableId;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// How long a table may take to answer its last requests, and how long it may be without a move, before
/// its game counts as lost.
const STALL: Duration = Duration::from_secs(5);

/// What honest players experienced.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HonestReport {
    /// How many sockets were open.
    pub sockets: usize,
    /// How many tables they played at.
    pub tables: usize,
    /// How many games they began.
    pub begun: usize,
    /// How many games they finished.
    pub finished: usize,
    /// How many games stopped because a player was disconnected or refused, or waited in vain.
    pub lost: usize,
    /// How many moves were acknowledged.
    pub moves: usize,
    /// How many moves were refused.
    pub refused: usize,
    /// The time from sending a move to its acknowledgement.
    pub latency: Percentiles,
    /// The first error of a player.
    pub fault: Option<String>,
}

/// Waits for the last answers; returns the players with the errors that stopped some.
pub(super) async fn settle(played: Vec<(Player, Option<ClientError>)>) -> Vec<(Player, Option<ClientError>)> {
    let until = Instant::now() + STALL;
    let mut all = JoinSet::new();
    for (mut player, fault) in played {
        all.spawn(async move {
            let fault = match fault {
                None => player.settle(until).await.err(),
                fault => fault,
            };
            (player, fault)
        });
    }
    let mut settled = Vec::new();
    while let Some(one) = all.join_next().await {
        settled.extend(one);
    }
    settled
}

/// The report about these players, whose moves count from `began`.
pub(super) fn report(load: &Load, played: &[(Player, Option<ClientError>)], began: Instant) -> HonestReport {
    let mut tables: BTreeMap<&TableId, Vec<&(Player, Option<ClientError>)>> = BTreeMap::new();
    played.iter().for_each(|one| tables.entry(one.0.table()).or_default().push(one));
    let acknowledged = played.iter().flat_map(|(player, _)| &player.acknowledged);
    let counted = acknowledged.filter(|done| done.is_move && done.at >= began);
    let times: Vec<Duration> = counted.map(|done| done.took).collect();
    let of_tables = |count: fn(&Player) -> usize| -> usize {
        tables
            .values()
            .map(|here| here.iter().map(|(player, _)| count(player)).max().unwrap_or_default())
            .sum()
    };
    let end = began + load.time;
    HonestReport {
        sockets: played.len(),
        tables: tables.len(),
        begun: of_tables(|player| player.round() as usize),
        finished: of_tables(|player| player.games),
        lost: tables.values().filter(|here| is_lost(here, began, end)).count(),
        moves: times.len(),
        refused: played.iter().map(|(player, _)| player.refusals.len()).sum(),
        latency: Percentiles::of(times),
        fault: played.iter().find_map(|(_, fault)| fault.as_ref().map(ToString::to_string)),
    }
}

/// Whether the game at a table stopped: an error stopped a player, or nobody moved for a long time
/// before the end.
fn is_lost(players: &[&(Player, Option<ClientError>)], began: Instant, end: Instant) -> bool {
    let moves = players.iter().flat_map(|(player, _)| &player.acknowledged);
    let last = moves.map(|done| done.at).max().unwrap_or(began);
    players.iter().any(|(_, fault)| fault.is_some()) || last + STALL < end
}
