//! A disk that fails to write, to flush, or to do anything (`EIO`).

use crate::crowd::{Crowd, compare_all};
use crate::effort::{not_checked, rounds};
use crate::ledger::{Count, judge, read, refused_is_not_done};
use crate::requests::until;
use crate::server_process::ServerProcess;
use crate::trace::{InjectedFault, NO_FAULTS};

const FLUSHES: &str = "fsync,fdatasync";
const WRITES: &str = "pwrite64";
const EVERYTHING: &str = "pread64,pwrite64,fsync,fdatasync";

/// How a disk fails. While nothing can be read either, people are turned away.
const FAILURES: [&str; 3] = [FLUSHES, WRITES, EVERYTHING];

/// Waits until the failure is felt: moves are refused, and the server says that it is not ready.
async fn is_felt(server: &ServerProcess, crowd: &Crowd, calls: &str) {
    let before = crowd.refused_by_store();
    let enough = if calls == EVERYTHING { 0 } else { 5 };
    until("moves are refused", async || crowd.refused_by_store() >= before + enough).await;
    until("the server is not ready", async || server.get("/ready").await.0 != 200).await;
    let (status, body) = server.get("/ready").await;
    assert_eq!(status, 503, "{body}");
    // SQLite takes a page that cannot be read for a damaged one.
    let codes = if calls == EVERYTHING {
        &["store-unreachable", "store-damaged"][..]
    } else {
        &["store-unreachable"]
    };
    assert!(codes.iter().any(|code| body.contains(code)), "{body}");
    assert_eq!(server.get("/health").await.0, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "attaches strace: make faults"]
async fn a_disk_that_fails_for_a_while_loses_nothing_and_the_server_goes_on() {
    let mut server = ServerProcess::open("failing");
    let crowd = Crowd::new(server.few_tables().await);
    for calls in FAILURES.iter().cycle().take(FAILURES.len() * rounds()) {
        crowd.goes_on(3).await;
        let Some(fault) = InjectedFault::inject(server.process(), calls, "error=EIO").await else {
            return not_checked(NO_FAULTS);
        };
        is_felt(&server, &crowd, calls).await;
        fault.end().await;
        until("the server is ready", async || server.get("/ready").await.0 == 200).await;
    }
    crowd.goes_on(3).await;
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let all = compare_all(&server.log(), &players).await;
    println!("{} failures: {all:?}", FAILURES.len() * rounds());
    assert!(all.refused > 0 && all.timeouts == 0, "{all:?}");
}

/// What could not be flushed was refused, and may still be found after a crash: then it was done
/// once, and the player sees it. Nothing that was acknowledged is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "attaches strace: make faults"]
async fn a_server_that_is_killed_while_its_disk_fails_loses_nothing() {
    let mut server = ServerProcess::open("failing-killed");
    let crowd = Crowd::new(server.few_tables().await);
    for _ in 0..rounds() {
        crowd.goes_on(3).await;
        let Some(fault) = InjectedFault::inject(server.process(), FLUSHES, "error=EIO").await else {
            return not_checked(NO_FAULTS);
        };
        is_felt(&server, &crowd, FLUSHES).await;
        tokio::task::block_in_place(|| server.kill());
        drop(fault);
        tokio::task::block_in_place(|| server.start());
    }
    crowd.goes_on(3).await;
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let (mut all, mut found) = (Count::default(), 0);
    for table in players.chunk_by(|one, other| one.table() == other.table()) {
        let entries = read(&server.log(), table[0].table()).await;
        all += judge(&entries, table).unwrap();
        found += usize::from(refused_is_not_done(&entries, table).is_err());
    }
    println!("{} deaths: {all:?}; a refused request was done at {found} tables", rounds());
    assert!(all.refused > 0 && all.timeouts == 0, "{all:?}");
}
