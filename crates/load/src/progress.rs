//! The counts of a player, which others can read while it plays.

use interregnum_table::Version;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

/// The counts of a player, which others can read while it plays.
#[derive(Debug, Default)]
pub struct Progress {
    acknowledged: AtomicUsize,
    refused_by_store: AtomicUsize,
    goodbyes: AtomicUsize,
    version: AtomicU64,
    is_connected: AtomicBool,
    has_asked: AtomicBool,
}

impl Progress {
    /// How many requests were acknowledged.
    pub fn requests_acknowledged(&self) -> usize {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// How many requests the store could not write.
    pub fn requests_refused_by_store(&self) -> usize {
        self.refused_by_store.load(Ordering::Relaxed)
    }

    /// How often the server said that it shuts down.
    pub fn goodbyes(&self) -> usize {
        self.goodbyes.load(Ordering::Relaxed)
    }

    /// The table's version as the player knows it, whether it is connected, and whether it waits for an answer.
    pub fn state(&self) -> (Version, bool, bool) {
        let version = Version(self.version.load(Ordering::Relaxed));
        (version, self.is_connected.load(Ordering::Relaxed), self.has_asked.load(Ordering::Relaxed))
    }

    pub(crate) fn note(&self, version: Version, is_connected: bool, has_asked: bool) {
        self.version.store(version.0, Ordering::Relaxed);
        self.is_connected.store(is_connected, Ordering::Relaxed);
        self.has_asked.store(has_asked, Ordering::Relaxed);
    }

    pub(crate) fn acknowledged(&self) {
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn refused_by_store(&self) {
        self.refused_by_store.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn goodbye(&self) {
        self.goodbyes.fetch_add(1, Ordering::Relaxed);
    }
}
