//! Keeps the write-ahead log short. The database writes it from its beginning again once everything in it
//! has been copied to the main file and nobody reads from it; readers that follow each other without a
//! pause would let it grow for ever. So they are kept waiting for a moment when it has grown long.

use sqlx::SqliteConnection;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::{OwnedRwLockWriteGuard, RwLock, mpsc};

/// The size in bytes to which the database cuts the file when it begins anew. It copies to the main file
/// after every thousand pages (4 MB), so that the file is usually shorter.
pub(super) const KEPT: u64 = 16 << 20;

/// The size in bytes above which readers are kept waiting.
const LONG: u64 = 2 * KEPT;

/// Held by readers, and alone by the writer when it empties the write-ahead log.
pub(super) type ReadGate = Arc<RwLock<()>>;

/// A time in which nobody reads.
pub(super) type Pause = OwnedRwLockWriteGuard<()>;

/// The write-ahead log of a database.
pub(super) struct WriteAheadLog {
    file: PathBuf,
    gate: ReadGate,
    /// The size at which a pause is asked for next. A reader of another process, which cannot be kept
    /// waiting, must not make this happen after every commit.
    pause_at: u64,
    pauses: mpsc::Sender<Pause>,
}

impl WriteAheadLog {
    /// The write-ahead log of the database in this file, and the pauses that it gets.
    pub(super) fn new(database: &Path, gate: ReadGate) -> (Self, mpsc::Receiver<Pause>) {
        let (pauses, granted) = mpsc::channel(1);
        let mut file = database.as_os_str().to_owned();
        file.push("-wal");
        (Self { file: PathBuf::from(file), gate, pause_at: LONG, pauses }, granted)
    }

    /// Asks for a pause if the file has grown long. Nobody waits for it: commits go on.
    pub(super) fn committed(&mut self) {
        let size = std::fs::metadata(&self.file).map_or(0, |found| found.len());
        if size <= LONG {
            self.pause_at = LONG;
        } else if size >= self.pause_at {
            self.pause_at = size + LONG;
            let (gate, pauses) = (Arc::clone(&self.gate), self.pauses.clone());
            tokio::spawn(async move {
                // The writer may have ended meanwhile.
                let _ = pauses.send(gate.write_owned().await).await;
            });
        }
    }

    /// Copies everything to the main file while nobody reads, so that the next commit begins anew. If it
    /// fails, the next pause tries again.
    pub(super) async fn empty(connection: &mut SqliteConnection, pause: Pause) {
        let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(connection).await;
        drop(pause);
    }
}
