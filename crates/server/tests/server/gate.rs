//! A store whose writes can be held up.

use interregnum_store::{
    Append, Downtime, Guest, ListedTable, MemoryStore, Store, StoreFuture, StoredEntry, TableFilter,
};
use interregnum_table::{SecretHash, TableId, Time, Version};
use std::path::PathBuf;
use tokio::sync::watch;

/// A store in memory whose writes wait while the gate is closed.
pub(crate) struct GateStore {
    inner: MemoryStore,
    open: watch::Sender<bool>,
    waiting: watch::Sender<usize>,
}

impl GateStore {
    pub(crate) fn new() -> Self {
        let (open, waiting) = (watch::Sender::new(true), watch::Sender::new(0));
        Self { inner: MemoryStore::new(), open, waiting }
    }

    pub(crate) fn close_gate(&self) {
        self.open.send_replace(false);
    }

    pub(crate) fn open_gate(&self) {
        self.open.send_replace(true);
    }

    /// Waits until a write is held up.
    pub(crate) async fn holds_a_write(&self) {
        self.waiting.subscribe().wait_for(|waiting| *waiting > 0).await.unwrap();
    }
}

impl Store for GateStore {
    fn append(&self, append: Append) -> StoreFuture<'_, Version> {
        Box::pin(async move {
            self.waiting.send_modify(|waiting| *waiting += 1);
            self.open.subscribe().wait_for(|open| *open).await.unwrap();
            self.waiting.send_modify(|waiting| *waiting -= 1);
            self.inner.append(append).await
        })
    }

    fn read(&self, table: TableId, since: Version) -> StoreFuture<'_, Vec<StoredEntry>> {
        self.inner.read(table, since)
    }

    fn find(&self, table: TableId) -> StoreFuture<'_, Option<ListedTable>> {
        self.inner.find(table)
    }

    fn list(&self, listing: TableFilter) -> StoreFuture<'_, Vec<ListedTable>> {
        self.inner.list(listing)
    }

    fn save_guest(&self, guest: Guest) -> StoreFuture<'_, ()> {
        self.inner.save_guest(guest)
    }

    fn guest(&self, secret: SecretHash) -> StoreFuture<'_, Option<Guest>> {
        self.inner.guest(secret)
    }

    fn rename_guest(&self, guest: Guest) -> StoreFuture<'_, ()> {
        self.inner.rename_guest(guest)
    }

    fn remove_guest(&self, secret: SecretHash) -> StoreFuture<'_, ()> {
        self.inner.remove_guest(secret)
    }

    fn heartbeat(&self, now: Time) -> StoreFuture<'_, ()> {
        self.inner.heartbeat(now)
    }

    fn downtimes(&self, since: Time) -> StoreFuture<'_, Vec<Downtime>> {
        self.inner.downtimes(since)
    }

    fn ready(&self) -> StoreFuture<'_, ()> {
        self.inner.ready()
    }

    fn backup(&self, file: PathBuf) -> StoreFuture<'_, ()> {
        self.inner.backup(file)
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        self.inner.close()
    }
}
