//! Nodes that are killed, paused and replaced, and NATS that stops, while people play.

use super::balancer::Balancer;
use super::nodes::Nodes;
use super::report::{Fault, compare_all, distribution, waits};
use super::services;
use crate::crowd::Crowd;
use crate::effort::{not_checked, rounds};
use crate::ledger::Count;
use crate::requests::until;
use crate::tables::many_tables_at;
use interregnum_kernel::{Seed, below};
use std::process::Command;
use std::time::Duration;
use tokio::task::block_in_place;
use tokio::time::sleep;

/// The number of nodes.
const NODES: usize = 3;

/// How often nodes are killed in all; `make faults-cluster` asks for more.
fn kills() -> usize {
    std::env::var("INTERREGNUM_NODE_KILLS").ok().and_then(|number| number.parse().ok()).unwrap_or(4)
}

/// After how many kills people go to other tables: a table that is full takes no rematch, and it would be after
/// some seventy.
const KILLS_A_TABLE: usize = 25;

/// Nodes, and a balancer before them.
async fn started(name: &str) -> Option<(Nodes, Balancer)> {
    let services = services()?;
    let nodes = block_in_place(|| Nodes::start(services, name, NODES));
    let balancer = Balancer::start(nodes.addresses()).await;
    Some((nodes, balancer))
}

/// People who play at tables of all nodes.
async fn crowd_at(balancer: &Balancer) -> Crowd {
    let crowd = Crowd::new(many_tables_at(balancer.address, 1).await);
    crowd.goes_on(2).await;
    crowd
}

/// Nodes with people who play at tables of all of them.
pub(super) async fn played(name: &str) -> Option<(Nodes, Balancer, Crowd)> {
    let (nodes, balancer) = started(name).await?;
    let crowd = crowd_at(&balancer).await;
    Some((nodes, balancer, crowd))
}

/// Everybody stops; what they were told is compared with the log. Adds up what was counted, and how long they waited.
async fn compared(nodes: &Nodes, crowd: Crowd, faults: &[Fault], all: &mut (Count, Vec<Duration>)) {
    crowd.goes_on(5).await;
    let players = crowd.stop().await;
    let found = compare_all(nodes, &players).await;
    assert!(found.moves > 0 && found.timeouts == 0, "{found:?}");
    all.0 += found;
    all.1.extend(waits(faults, &players));
    all.1.sort_unstable();
}

/// Ends the game, and compares.
pub(super) async fn judged(name: &str, nodes: &Nodes, crowd: Crowd, faults: &[Fault]) {
    let mut all = Default::default();
    compared(nodes, crowd, faults, &mut all).await;
    report(name, faults.len(), &all);
}

fn report(name: &str, faults: usize, (all, waits): &(Count, Vec<Duration>)) {
    println!("{name}: {faults} faults, {all:?}, 0 lost, 0 doubled; {}", distribution(waits));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_are_killed_lose_no_acknowledged_move_and_do_none_twice() {
    let Some((mut nodes, balancer)) = started("node-kills").await else { return };
    let mut rng = Seed::from_number(2026).generator();
    let (kills, mut done, mut all) = (kills(), 0, Default::default());
    while done < kills {
        let crowd = crowd_at(&balancer).await;
        let mut faults = Vec::new();
        for _ in done..kills.min(done + KILLS_A_TABLE) {
            let number = below(&mut rng, NODES);
            sleep(Duration::from_millis(below(&mut rng, 300) as u64)).await;
            faults.push(block_in_place(|| Fault::of(&nodes, number)));
            block_in_place(|| nodes.kill(number));
            // The others play on without it, and take its tables over.
            crowd.goes_on(1).await;
            block_in_place(|| nodes.start_node(number));
            crowd.goes_on(1).await;
        }
        done += faults.len();
        compared(&nodes, crowd, &faults, &mut all).await;
        report("kill -9 of nodes", done, &all);
    }
}

/// The tests of the store (`a_node_that_was_paused_past_its_lease_cannot_write`) and the model of the lease
/// fail without the fence; here the whole program meets it, and nobody notices.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_paused_past_its_lease_does_not_write_when_it_goes_on() {
    let Some((nodes, _balancer, crowd)) = played("node-pauses").await else { return };
    let mut faults = Vec::new();
    for round in 0..rounds() {
        let number = round % NODES;
        let fault = block_in_place(|| Fault::of(&nodes, number));
        block_in_place(|| nodes.pause(number));
        // Some sockets wait for the paused node; its tables are free when its lease has ended.
        let address = nodes.all[number].address;
        until("the lease has ended", async || block_in_place(|| !nodes.is_alive(number))).await;
        let taken = format!(
            "UPDATE head SET node = (SELECT max(id) FROM node WHERE alive_until > clock_timestamp()), \
             epoch = epoch + 1 FROM node WHERE node.id = head.node AND address = '{address}'"
        );
        block_in_place(|| nodes.sql(&taken));
        block_in_place(|| nodes.go_on(number));
        crowd.goes_on(1).await;
        faults.push(fault);
    }
    judged("SIGSTOP past the lease", &nodes, crowd, &faults).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_are_replaced_one_after_the_other_hand_their_tables_over() {
    let Some((mut nodes, _balancer, crowd)) = played("node-restarts").await else { return };
    let mut faults = Vec::new();
    for number in (0..rounds()).flat_map(|_| 0..NODES) {
        faults.push(block_in_place(|| Fault::of(&nodes, number)));
        assert!(block_in_place(|| nodes.stop(number)), "it ends in good order");
        crowd.goes_on(1).await;
        block_in_place(|| nodes.start_node(number));
        crowd.goes_on(1).await;
    }
    judged("rolling restart", &nodes, crowd, &faults).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_nats_is_gone_nothing_is_lost_and_afterwards_everybody_plays_on() {
    let Some((mut nodes, _balancer, crowd)) = played("nats-stops").await else { return };
    for _ in 0..rounds() {
        block_in_place(|| nodes.nats.kill());
        // Owners notice nothing; the sockets at other nodes are closed and come back.
        sleep(Duration::from_secs(1)).await;
        block_in_place(|| nodes.nats.start());
        crowd.goes_on(2).await;
    }
    judged("NATS stopped and started", &nodes, crowd, &[]).await;
}

/// Whether this is the long form, which has the database for itself.
fn is_long() -> bool {
    std::env::var("INTERREGNUM_NODE_KILLS").is_ok()
}

/// Stops or starts the database (`scripts/postgres`).
fn control_database(what: &str) {
    let program = std::env::var("INTERREGNUM_TEST_POSTGRES_CONTROL").unwrap();
    assert!(Command::new(program).arg(what).status().unwrap().success(), "the database does not {what}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_postgresql_is_gone_nothing_is_lost_and_afterwards_everybody_plays_on() {
    if !is_long() {
        return not_checked("stopping PostgreSQL would disturb other tests (make faults-cluster)");
    }
    let Some((nodes, _balancer, crowd)) = played("postgres-stops").await else { return };
    for round in 0..rounds() {
        block_in_place(|| control_database("stop"));
        // Once shorter than a lease, once longer, and longer than moves wait.
        sleep(Duration::from_secs([0, 3, 7][round % 3])).await;
        block_in_place(|| control_database("start"));
        crowd.goes_on(2).await;
    }
    judged("PostgreSQL stopped and started", &nodes, crowd, &[]).await;
}
