//! A disk without room: a small one of its own, mounted by the test.

use crate::crowd::{Crowd, compare_all};
use crate::effort::{not_checked, rounds};
use crate::requests::until;
use crate::server_process::{ServerProcess, scratch};
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A small disk in memory.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Mounts one; `None` if the system does not allow it.
    fn mount(name: &str) -> Option<Self> {
        let folder = scratch(name);
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=16m", "tmpfs"])
            .arg(&folder)
            .stderr(Stdio::null())
            .status();
        if mounted.is_ok_and(|status| status.success()) {
            return Some(Self(folder));
        }
        let _ = std::fs::remove_dir(&folder);
        None
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }

    /// Fills the disk to the last byte.
    fn fill(&self) {
        let mut file = File::create(self.filler()).unwrap();
        let mut size = 64 * 1024;
        while size > 0 {
            if file.write_all(&vec![1; size]).is_err() {
                size /= 2;
            }
        }
    }

    fn make_room(&self) {
        std::fs::remove_file(self.filler()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

const NO_DISK: &str = "only root may mount a small disk";

/// Waits until moves are refused, and the server says that it is not ready and why.
async fn is_full(server: &ServerProcess, crowd: &Crowd) {
    let before = crowd.refused_by_store();
    until("moves are refused", async || crowd.refused_by_store() >= before + 5).await;
    let (status, body) = server.get("/ready").await;
    assert_eq!(status, 503, "{body}");
    assert!(body.contains("store-full"), "{body}");
    assert_eq!(server.get("/health").await.0, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_and_the_server_goes_on_when_there_is_room() {
    let Some(disk) = SmallDisk::mount("full") else { return not_checked(NO_DISK) };
    let mut server = ServerProcess::open_in(&disk.0);
    let crowd = Crowd::new(server.few_tables().await);
    for _ in 0..rounds() {
        crowd.goes_on(3).await;
        disk.fill();
        is_full(&server, &crowd).await;
        disk.make_room();
        until("the server is ready", async || server.get("/ready").await.0 == 200).await;
    }
    crowd.goes_on(3).await;
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let all = compare_all(&server.log(), &players).await;
    println!("{} times full: {all:?}", rounds());
    assert!(all.refused > 0 && all.timeouts == 0, "{all:?}");
    let codes = players.iter().flat_map(|player| &player.refusals).filter(|refusal| refusal.is_from_store());
    assert!(codes.clone().all(|refusal| refusal.code == "store-full"), "{:?}", codes.collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_on_a_full_disk_comes_back_when_there_is_room() {
    let Some(disk) = SmallDisk::mount("full-killed") else { return not_checked(NO_DISK) };
    let mut server = ServerProcess::open_in(&disk.0);
    let crowd = Crowd::new(server.few_tables().await);
    crowd.goes_on(3).await;
    disk.fill();
    is_full(&server, &crowd).await;
    tokio::task::block_in_place(|| server.kill());
    server.launch();
    until("it does not start without room", async || server.ended().is_some()).await;
    assert_eq!(server.ended().unwrap().code(), Some(2));
    disk.make_room();
    tokio::task::block_in_place(|| server.start());
    crowd.goes_on(3).await;
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let all = compare_all(&server.log(), &players).await;
    println!("killed on a full disk: {all:?}");
}
