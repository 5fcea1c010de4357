//! The counts of a player, which others can read while it plays.

use std::sync::atomic::{AtomicUsize, Ordering};

/// The counts of a player, which others can read while it plays.
#[derive(Debug, Default)]
pub struct Progress {
    acknowledged: AtomicUsize,
    refused_by_store: AtomicUsize,
    goodbyes: AtomicUsize,
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
