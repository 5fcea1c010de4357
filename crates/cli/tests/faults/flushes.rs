//! An acknowledged move is on the disk: the flushes that the system is asked for are counted.

use crate::effort::not_checked;
use crate::server_process::ServerProcess;
use crate::tables::claim;
use interregnum_load::Player;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Whether processes can be traced here: `strace` is installed, and the system allows it.
fn can_trace() -> bool {
    let traced = Command::new("strace").args(["-D", "-q", "true"]).stderr(Stdio::null()).status();
    traced.is_ok_and(|status| status.success())
}

/// Plays until the game is over.
async fn play_out(mut player: Player, patience: Instant) -> Player {
    while player.games == 0 && Instant::now() < patience {
        player.play(1, 200.0, Instant::now() + Duration::from_millis(20)).await.unwrap();
    }
    player
}

/// The number of flushes in a trace that is complete: its last line tells how the server ended.
async fn flushes(trace: &Path, patience: Instant) -> usize {
    loop {
        let text = std::fs::read_to_string(trace).unwrap_or_default();
        if text.contains("+++ killed by SIGKILL +++") {
            return text.lines().filter(|line| line.contains("sync(")).count();
        }
        assert!(Instant::now() < patience, "the trace does not end");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Moves of one table are stored one after the other, so each of them needs a flush of its own.
/// With SQLite's `synchronous` at `NORMAL` or `OFF` there are hardly any.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_move_was_flushed_to_the_disk() {
    if !can_trace() {
        return not_checked("strace is not installed, or may not trace processes here");
    }
    let patience = Instant::now() + Duration::from_mins(2);
    // The tracer begins as the program's parent, and lets it be ours.
    let tracer = ["strace", "-D", "-f", "-q", "-e", "trace=fsync,fdatasync", "-o", "FOLDER/trace"];
    let mut server = ServerProcess::launched("flushes", &tracer);
    let mut players = server.table(&claim(), 2, 1).await;
    let (second, first) = (players.pop().unwrap(), players.pop().unwrap());
    let (first, second) = tokio::join!(play_out(first, patience), play_out(second, patience));
    tokio::task::block_in_place(|| server.kill());
    let moves =
        [first, second].iter().flat_map(|player| &player.acknowledged).filter(|ack| ack.is_move).count();
    // Nobody waits for the answer to the last move once the game is over.
    assert!(moves + 1 >= 52, "{moves} moves: a game of Claim has at least 52");
    let flushes = flushes(&server.file("trace"), patience).await;
    println!("{moves} moves, {flushes} flushes");
    assert!(flushes >= moves, "{moves} moves were acknowledged after {flushes} flushes");
}
