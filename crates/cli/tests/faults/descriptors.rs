//! A server that has no file descriptors left.

#![cfg(target_os = "linux")]

use crate::crowd::{Crowd, compare_all};
use crate::effort::not_checked;
use crate::requests::until;
use crate::server_process::ServerProcess;
use interregnum_load::{ClientError, Guest};
use std::process::Command;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Connections that say nothing.
async fn idle_connections(server: &ServerProcess, number: usize) -> Vec<TcpStream> {
    let mut idle = Vec::new();
    for _ in 0..number {
        idle.push(TcpStream::connect(server.address).await.unwrap());
    }
    idle
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_while_more_connections_are_refused_than_there_are_descriptors() {
    let limited =
        ["env", "INTERREGNUM_TIMEOUT_REQUEST=3600", "sh", "-c", "ulimit -n 200 && exec \"$@\"", "sh"];
    let mut server = ServerProcess::launched("few-descriptors", &limited);
    let crowd = Crowd::new(server.few_tables().await);
    crowd.goes_on(2).await;
    let idle = idle_connections(&server, 300).await;
    let refused =
        |answer| matches!(answer, Err(ClientError::Refused(code)) if code == "too-many-connections");
    until("visitors are refused", async || refused(Guest::come(server.address, "Late").await)).await;
    assert_eq!(server.get("/health").await.0, 200);
    assert_eq!(server.get("/ready").await.0, 200);
    crowd.goes_on(5).await;
    drop(idle);
    until("visitors are let in again", async || Guest::come(server.address, "Late").await.is_ok()).await;
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let all = compare_all(&server.log(), &players).await;
    println!("connections over the cap: {all:?}");
    assert_eq!(all.drops, players.len(), "{all:?}: nobody lost the connection before the end");
}

/// Sets how many descriptors a running process may have; `false` if that is not possible.
fn limit_descriptors(process: u32, number: usize) -> bool {
    let limit = format!("--nofile={number}:");
    let set = Command::new("prlimit").args(["--pid", &process.to_string(), &limit]).status();
    set.is_ok_and(|status| status.success())
}

/// The descriptors of a process.
fn descriptors(process: u32) -> usize {
    std::fs::read_dir(format!("/proc/{process}/fd")).unwrap().count()
}

/// How many connections the server refused, asked over a connection that is open.
async fn refused_connections(open: &mut TcpStream) -> u64 {
    open.write_all(b"GET /metrics HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    let mut piece = [0; 4096];
    loop {
        let length = open.read(&mut piece).await.unwrap();
        assert!(length > 0, "the connection stays open");
        answer.push_str(std::str::from_utf8(&piece[..length]).unwrap());
        let found =
            answer.lines().find_map(|line| line.strip_prefix("interregnum_connections_refused_total "));
        if let Some(number) = found.filter(|_| answer.ends_with('\n')) {
            // What follows is read with the next answer.
            return number.trim().parse().unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_without_any_free_descriptor_and_visitors_come_in_when_there_are_some() {
    let patient = ["env", "INTERREGNUM_TIMEOUT_REQUEST=3600"];
    let mut server = ServerProcess::launched("no-descriptors", &patient);
    let crowd = Crowd::new(server.few_tables().await);
    crowd.goes_on(2).await;
    let mut open = TcpStream::connect(server.address).await.unwrap();
    let before = refused_connections(&mut open).await;
    let process = server.process();
    if !limit_descriptors(process, descriptors(process)) {
        return not_checked("prlimit is not installed, or may not change limits here");
    }
    let waiting = idle_connections(&server, 20).await;
    until("the system gives no descriptor", async || refused_connections(&mut open).await > before).await;
    crowd.goes_on(5).await;
    assert!(limit_descriptors(process, 1024));
    drop(waiting);
    let late = Guest::come(server.address, "Late").await;
    assert!(late.is_ok(), "{late:?}");
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let all = compare_all(&server.log(), &players).await;
    println!("no descriptors: {all:?}");
    assert_eq!(all.drops, players.len(), "{all:?}: nobody lost the connection before the end");
}
