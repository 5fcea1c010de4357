//! Nodes whose surroundings are wrong: cut off from PostgreSQL or NATS, or with a wrong clock.

use super::faults::{judged, played};
use super::forwarder::{Forwarder, Target};
use super::nodes::{Nodes, clocks_can_be_wrong};
use super::report::Fault;
use crate::crowd::Crowd;
use crate::effort::{not_checked, rounds};
use crate::requests::until;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use tokio::task::block_in_place;
use tokio::time::sleep;

/// Replaces the other nodes one after the other, so that the first one owns tables.
async fn give_tables_to_the_first(nodes: &mut Nodes, crowd: &Crowd) {
    for number in 1..nodes.all.len() {
        assert!(block_in_place(|| nodes.stop(number)), "it ends in good order");
        crowd.goes_on(1).await;
        block_in_place(|| nodes.start_node(number));
    }
    assert!(!block_in_place(|| nodes.owned_by(0)).is_empty(), "the first node owns tables");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_cut_off_from_the_database_does_not_write_when_it_is_back() {
    let Some((mut nodes, _balancer, crowd)) = played("database-cut-off").await else { return };
    let way = Forwarder::start(Target::Unix(nodes.database_socket())).await;
    block_in_place(|| {
        assert!(nodes.stop(0));
        nodes.all[0].database = Some(way.address);
        nodes.start_node(0);
    });
    crowd.goes_on(1).await;
    let mut faults = Vec::new();
    for _ in 0..rounds() {
        give_tables_to_the_first(&mut nodes, &crowd).await;
        faults.push(block_in_place(|| Fault::of(&nodes, 0)));
        way.cut();
        until("the lease has ended", async || block_in_place(|| !nodes.is_alive(0))).await;
        // The others play on without it, and take its tables over.
        crowd.goes_on(1).await;
        way.mend();
        until("the node is back", async || block_in_place(|| nodes.is_alive(0))).await;
        crowd.goes_on(1).await;
    }
    judged("cut off from PostgreSQL", &nodes, crowd, &faults).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_a_node_is_cut_off_from_nats_nothing_is_lost_and_afterwards_everybody_plays_on() {
    let Some((mut nodes, _balancer, crowd)) = played("nats-cut-off").await else { return };
    let way = Forwarder::start(Target::Tcp(nodes.nats.address)).await;
    block_in_place(|| {
        assert!(nodes.stop(0));
        nodes.all[0].nats = Some(way.address);
        nodes.start_node(0);
    });
    crowd.goes_on(1).await;
    for round in 0..rounds() {
        give_tables_to_the_first(&mut nodes, &crowd).await;
        way.cut();
        // Once shorter than a lease, once longer.
        sleep(Duration::from_secs([1, 5][round % 2])).await;
        way.mend();
        crowd.goes_on(2).await;
    }
    judged("cut off from NATS", &nodes, crowd, &[]).await;
}

const HOUR: i64 = 3600;

/// The time of day of a node's clock, in seconds: every answer has a date.
fn time_of_day(address: SocketAddr) -> i64 {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let date = answer.lines().find_map(|line| line.strip_prefix("date: ")).expect("a date");
    let time = date.split(' ').find(|part| part.contains(':')).expect("a time of day");
    time.split(':').fold(0, |seconds, part| seconds * 60 + part.parse::<i64>().unwrap())
}

/// By how much a node's clock is wrong, in hours.
fn wrong_by(nodes: &Nodes, number: usize) -> i64 {
    let [wrong, right] = [number, 2].map(|number| time_of_day(nodes.all[number].address));
    // Half a minute for the time between both questions, and for midnight.
    (wrong - right + HOUR / 120).rem_euclid(24 * HOUR) / HOUR
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clocks_of_nodes_do_not_matter() {
    if !clocks_can_be_wrong() {
        return not_checked("faketime is not installed (Debian's package libfaketime)");
    }
    let Some((mut nodes, _balancer, crowd)) = played("wrong-clocks").await else { return };
    for (number, by) in [(0, HOUR), (1, -HOUR)] {
        block_in_place(|| {
            assert!(nodes.stop(number));
            nodes.all[number].clock = by;
            nodes.start_node(number);
        });
    }
    assert_eq!(
        [0, 1].map(|number| block_in_place(|| wrong_by(&nodes, number))),
        [1, 23],
        "the clocks are wrong"
    );
    crowd.goes_on(2).await;
    let mut faults = Vec::new();
    for round in 0..rounds() {
        // Its tables go to nodes whose clocks are an hour or two away.
        let number = round % 2;
        faults.push(block_in_place(|| Fault::of(&nodes, number)));
        block_in_place(|| nodes.kill(number));
        crowd.goes_on(1).await;
        block_in_place(|| nodes.start_node(number));
        crowd.goes_on(1).await;
    }
    let far =
        "SELECT count(*) FROM entry WHERE abs(at - extract(epoch FROM clock_timestamp()) * 1000) > 1800000";
    assert_eq!(block_in_place(|| nodes.sql(far)), "0", "moves have the time of the database");
    judged("clocks wrong by an hour, kill -9", &nodes, crowd, &faults).await;
}
