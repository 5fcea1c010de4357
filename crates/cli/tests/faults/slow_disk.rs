//! A disk that takes long for every flush.

use crate::crowd::{Crowd, compare_all};
use crate::effort::not_checked;
use crate::server_process::ServerProcess;
use crate::trace::{InjectedFault, NO_FAULTS};
use std::time::Duration;
use tokio::time::Instant;

/// How long every flush takes at least.
const FLUSH: Duration = Duration::from_millis(150);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "attaches strace: make faults"]
async fn moves_wait_for_a_slow_disk_and_everything_else_does_not() {
    let mut server = ServerProcess::open("slow-disk");
    let crowd = Crowd::new(server.few_tables().await);
    crowd.goes_on(3).await;
    let delay = format!("delay_exit={}", FLUSH.as_micros());
    let Some(fault) = InjectedFault::inject(server.process(), "fsync,fdatasync", &delay).await else {
        return not_checked(NO_FAULTS);
    };
    let slow_since = Instant::now();
    crowd.goes_on(4).await;
    assert_eq!(server.get("/health").await.0, 200);
    assert_eq!(server.get("/ready").await.0, 200);
    let slow_until = Instant::now();
    fault.end().await;
    crowd.goes_on(3).await;
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let all = compare_all(&server.log(), &players).await;
    let slow: Vec<Duration> = players
        .iter()
        .flat_map(|player| &player.acknowledged)
        .filter(|done| done.at - done.took > slow_since && done.at < slow_until)
        .map(|done| done.took)
        .collect();
    println!("{all:?}; {} requests during the delay, the fastest took {:?}", slow.len(), slow.iter().min());
    assert!(slow.len() >= players.len(), "{slow:?}");
    assert!(slow.iter().all(|took| *took >= FLUSH), "{slow:?}: acknowledged before the flush");
    assert_eq!(all.refused, 0, "{all:?}");
    assert_eq!(all.drops, players.len(), "{all:?}: nobody lost the connection before the end");
}
