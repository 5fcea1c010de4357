//! A copy of the log that is made while games are played.

use crate::common::{program, text};
use crate::crowd::{Crowd, compare_all};
use crate::effort::rounds;
use crate::server_process::ServerProcess;
use interregnum_load::Player;
use interregnum_store::check_database;
use std::path::{Path, PathBuf};
use tokio::time::Instant;

/// Copies the log as an operator does.
fn copy(log: &Path, file: &Path) {
    let words = ["backup", file.to_str().unwrap(), "--store", log.to_str().unwrap()];
    let copied = program(&words).output().unwrap();
    assert!(copied.status.success(), "{}", text(&copied.stderr));
}

/// Leaves what had been acknowledged at a moment, and every request that the store refused.
fn as_of(players: &mut [Player], moment: Instant) {
    for player in players {
        player.acknowledged.retain(|acknowledged| acknowledged.at < moment);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_during_play_is_sound_and_has_every_move_acknowledged_before() {
    let mut server = ServerProcess::open("backup");
    let crowd = Crowd::new(server.many_tables().await);
    let mut copies: Vec<(Instant, PathBuf)> = Vec::new();
    for round in 0..=rounds() {
        crowd.goes_on(3).await;
        let file = server.file(&format!("copy-{round}.db"));
        copies.push((Instant::now(), file.clone()));
        tokio::task::block_in_place(|| copy(&server.log(), &file));
    }
    crowd.goes_on(1).await;
    let mut players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let all = compare_all(&server.log(), &players).await;
    for (began, file) in copies.iter().rev() {
        check_database(file).await.unwrap();
        as_of(&mut players, *began);
        let copied = compare_all(file, &players).await;
        println!("copy: {copied:?} of {all:?}");
        assert!(0 < copied.moves && copied.moves < all.moves, "it was made during play");
    }
}
