//! Those who are told what happens at a table.

use super::request::WatcherId;
use interregnum_kernel::{Seat, Viewer};
use interregnum_table::SecretHash;
use interregnum_text::Lang;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::mpsc;

/// A message as it is sent: written once, however many receive it.
pub(crate) type Frame = Arc<str>;

/// Writes a message.
pub(crate) fn frame(message: &impl Serialize) -> Frame {
    serde_json::to_string(message).expect("a message is plain data").into()
}

/// One connection.
pub(crate) struct Watcher {
    pub(crate) who: Option<SecretHash>,
    pub(crate) name: String,
    pub(crate) viewer: Viewer,
    pub(crate) lang: Lang,
    /// Whether it acts for its person: the newest does.
    pub(crate) acts: bool,
    outbox: mpsc::Sender<Frame>,
}

impl Watcher {
    pub(crate) const fn new(
        who: Option<SecretHash>,
        name: String,
        viewer: Viewer,
        lang: Lang,
        outbox: mpsc::Sender<Frame>,
    ) -> Self {
        Self { who, name, viewer, lang, acts: false, outbox }
    }
}

/// All connections of a table, the oldest first.
#[derive(Default)]
pub(crate) struct Watchers {
    all: BTreeMap<WatcherId, Watcher>,
    /// Connections that did not read what they were sent.
    slow: u64,
}

impl Watchers {
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn get(&self, id: WatcherId) -> Option<&Watcher> {
        self.all.get(&id)
    }

    pub(crate) fn add(&mut self, watcher: Watcher) -> WatcherId {
        let id = WatcherId::next();
        self.all.insert(id, watcher);
        id
    }

    pub(crate) fn remove(&mut self, id: WatcherId) -> Option<Watcher> {
        self.all.remove(&id)
    }

    /// Makes one connection the one that acts for its person; gives those that no longer do.
    pub(crate) fn act(&mut self, id: WatcherId) -> Vec<WatcherId> {
        let Some(who) = self.all.get(&id).and_then(|watcher| watcher.who) else { return Vec::new() };
        let same = self.all.iter_mut().filter(|(_, watcher)| watcher.who == Some(who));
        let mut told = Vec::new();
        for (other, watcher) in same {
            if watcher.acts && *other != id {
                told.push(*other);
            }
            watcher.acts = *other == id;
        }
        told
    }

    /// The newest connection of a person.
    pub(crate) fn newest(&self, who: &SecretHash) -> Option<WatcherId> {
        let same = self.all.iter().rev().find(|(_, watcher)| watcher.who.as_ref() == Some(who));
        same.map(|(id, _)| *id)
    }

    /// Whether somebody is connected for a seat.
    pub(crate) fn attends(&self, seat: Seat) -> bool {
        self.all.values().any(|watcher| watcher.viewer == Viewer::Seat(seat))
    }

    /// The viewers through whose eyes somebody looks, each once.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = Vec::new();
        for watcher in self.all.values() {
            if !viewers.contains(&watcher.viewer) {
                viewers.push(watcher.viewer);
            }
        }
        viewers
    }

    /// Finds out anew through whose eyes everybody looks; gives those for whom that changed.
    pub(crate) fn look_again(&mut self, viewer: impl Fn(&SecretHash) -> Viewer) -> Vec<(WatcherId, Viewer)> {
        let mut moved = Vec::new();
        for (id, watcher) in &mut self.all {
            let now = watcher.who.as_ref().map_or(Viewer::Spectator, &viewer);
            if watcher.viewer != now {
                watcher.viewer = now;
                moved.push((*id, now));
            }
        }
        moved
    }

    /// Sends to one connection.
    pub(crate) fn send(&mut self, id: WatcherId, frame: Frame) {
        let failed = self.all.get(&id).is_some_and(|watcher| watcher.outbox.try_send(frame).is_err());
        if failed {
            self.give_up(id);
        }
    }

    /// Sends to all who look through these eyes.
    pub(crate) fn tell(&mut self, viewer: Viewer, frame: &Frame) {
        let failed: Vec<WatcherId> = self
            .all
            .iter()
            .filter(|(_, watcher)| {
                watcher.viewer == viewer && watcher.outbox.try_send(frame.clone()).is_err()
            })
            .map(|(id, _)| *id)
            .collect();
        failed.into_iter().for_each(|id| self.give_up(id));
    }

    /// Lets go of a connection that does not read; dropping its outbox ends it.
    fn give_up(&mut self, id: WatcherId) {
        if let Some(watcher) = self.all.remove(&id) {
            self.slow += u64::from(!watcher.outbox.is_closed());
        }
    }

    /// How many connections were let go of since this was last asked.
    pub(crate) fn take_slow(&mut self) -> u64 {
        std::mem::take(&mut self.slow)
    }
}
