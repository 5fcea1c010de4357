//! Tells the open pages of a person that something has changed for them.

use crate::app::App;
use crate::peers::Announcement;
use interregnum_table::PersonId;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// The people with open pages at this node.
#[derive(Default)]
pub(crate) struct Watchers(Mutex<HashMap<PersonId, watch::Sender<()>>>);

impl Watchers {
    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes whenever something has changed for a person.
    pub(crate) fn watch(&self, person: PersonId) -> watch::Receiver<()> {
        self.lock().entry(person).or_default().subscribe()
    }

    /// Ends the watch of a page; whether it was the person's last at this node.
    pub(crate) fn unwatch(&self, person: PersonId, page: watch::Receiver<()>) -> bool {
        let mut all = self.lock();
        drop(page);
        let is_last = all.get(&person).is_some_and(|sender| sender.receiver_count() == 0);
        if is_last {
            all.remove(&person);
        }
        is_last
    }

    /// Tells the pages at this node.
    pub(crate) fn tell(&self, person: PersonId) {
        if let Some(sender) = self.lock().get(&person) {
            sender.send_replace(());
        }
    }
}

impl App {
    /// Tells the open pages of a person, at every node, that something has changed for them.
    pub(crate) async fn tell_person(&self, person: PersonId) {
        match &self.peers {
            // The announcement reaches every node, this one included.
            Some(peers) => peers.announce(&Announcement::PersonChanged(person)).await,
            None => self.watchers.tell(person),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_table::SeatSecret;

    #[test]
    fn the_pages_of_a_person_are_told_and_nothing_is_kept_of_who_is_gone() {
        let (watchers, ada) = (Watchers::default(), SeatSecret::from_bytes([1; 16]).person());
        let (one, other) = (watchers.watch(ada), watchers.watch(ada));
        watchers.tell(ada);
        watchers.tell(SeatSecret::from_bytes([2; 16]).person());
        assert!(one.has_changed().unwrap() && other.has_changed().unwrap());
        assert!(!watchers.unwatch(ada, one) && watchers.unwatch(ada, other));
        assert!(watchers.lock().is_empty());
    }
}
