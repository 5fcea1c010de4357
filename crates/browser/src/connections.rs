//! The connections at a local table: tabs of one browser, and people who share it.

use crate::reply::{Letter, Message};
use crate::request::ConnectionId;
use interregnum_kernel::Viewer;
use interregnum_table::PersonId;
use interregnum_wire::ToClient;
use std::collections::BTreeMap;

/// One connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Connection {
    pub(crate) who: Option<PersonId>,
    pub(crate) viewer: Viewer,
    /// Whether it acts for its person: the newest does.
    pub(crate) acts: bool,
}

/// All connections of a table, and the messages that wait for delivery.
#[derive(Default)]
pub(crate) struct Connections {
    all: BTreeMap<ConnectionId, Connection>,
    outbox: Vec<Letter>,
}

impl Connections {
    pub(crate) fn get(&self, id: ConnectionId) -> Option<Connection> {
        self.all.get(&id).copied()
    }

    pub(crate) fn add(&mut self, id: ConnectionId, who: Option<PersonId>, viewer: Viewer) {
        self.all.insert(id, Connection { who, viewer, acts: false });
    }

    /// Removes a connection; the newest other one of its person acts instead.
    pub(crate) fn remove(&mut self, id: ConnectionId) {
        let Some(Connection { who: Some(who), acts: true, .. }) = self.all.remove(&id) else { return };
        let others = self.all.iter().filter(|(_, other)| other.who == Some(who));
        if let Some(newest) = others.map(|(id, _)| *id).next_back() {
            self.hand_over(newest);
        }
    }

    /// Makes a connection the one that acts for its person, and tells those that no longer do.
    pub(crate) fn act(&mut self, id: ConnectionId) {
        let Some(who) = self.get(id).and_then(|connection| connection.who) else { return };
        let mut told = Vec::new();
        for (other, connection) in self.all.iter_mut().filter(|(_, one)| one.who == Some(who)) {
            if connection.acts && *other != id {
                told.push(*other);
            }
            connection.acts = *other == id;
        }
        told.into_iter().for_each(|other| self.send(other, ToClient::Acting { acting: false }));
    }

    /// The same for a connection that was here before; it gets a message, too.
    pub(crate) fn hand_over(&mut self, id: ConnectionId) {
        self.act(id);
        self.send(id, ToClient::Acting { acting: true });
    }

    /// The viewers through whose eyes somebody looks, each once.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for connection in self.all.values() {
            if !viewers.contains(&connection.viewer) {
                viewers.push(connection.viewer);
            }
        }
        viewers
    }

    /// Finds out anew through whose eyes everybody looks; returns those for whom that changed.
    pub(crate) fn look_again(&mut self, viewer: impl Fn(&PersonId) -> Viewer) -> Vec<(ConnectionId, Viewer)> {
        let mut moved = Vec::new();
        for (id, connection) in &mut self.all {
            let now = connection.who.as_ref().map_or(Viewer::Spectator, &viewer);
            if connection.viewer != now {
                connection.viewer = now;
                moved.push((*id, now));
            }
        }
        moved
    }

    pub(crate) fn send(&mut self, to: ConnectionId, message: ToClient) {
        self.post(to, Message::Wire(Box::new(message)));
    }

    pub(crate) fn post(&mut self, to: ConnectionId, message: Message) {
        self.outbox.push(Letter { to, message });
    }

    /// Sends to all connections with this view.
    pub(crate) fn tell(&mut self, viewer: Viewer, message: &ToClient) {
        let message = Message::Wire(Box::new(message.clone()));
        let to = self.all.iter().filter(|(_, connection)| connection.viewer == viewer).map(|(id, _)| *id);
        self.outbox.extend(to.map(|to| Letter { to, message: message.clone() }));
    }

    /// The messages that wait for delivery.
    pub(crate) fn take_outbox(&mut self) -> Vec<Letter> {
        std::mem::take(&mut self.outbox)
    }
}
