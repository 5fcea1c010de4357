//! The connections at a table.

use super::presence::Link;
use super::request::ConnectionId;
use crate::peers::RemoteOutbox;
use interregnum_cluster::NodeId;
use interregnum_kernel::Viewer;
use interregnum_table::PersonId;
use interregnum_text::Lang;
use serde::Serialize;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use tokio::sync::mpsc;

/// A message as it is sent: written once, however many receive it.
pub(crate) type Frame = Arc<str>;

/// Writes a message.
pub(crate) fn frame(message: &impl Serialize) -> Frame {
    serde_json::to_string(message).expect("a message is plain data").into()
}

/// The way to a client.
pub(crate) enum Outbox {
    /// Its socket or stream is at this node.
    Here(mpsc::Sender<Frame>),
    /// Its socket or stream is at another node.
    There(RemoteOutbox),
}

impl From<mpsc::Sender<Frame>> for Outbox {
    fn from(outbox: mpsc::Sender<Frame>) -> Self {
        Self::Here(outbox)
    }
}

impl From<RemoteOutbox> for Outbox {
    fn from(outbox: RemoteOutbox) -> Self {
        Self::There(outbox)
    }
}

impl Outbox {
    /// The queue of a socket or stream at this node.
    pub(crate) const fn here(&self) -> Option<&mpsc::Sender<Frame>> {
        match self {
            Self::Here(outbox) => Some(outbox),
            Self::There(_) => None,
        }
    }

    const fn there(&self) -> Option<&RemoteOutbox> {
        match self {
            Self::Here(_) => None,
            Self::There(outbox) => Some(outbox),
        }
    }

    /// Sends a frame; false if the client does not read. That of another node is noticed there.
    fn send(&self, frame: Frame) -> bool {
        match self {
            Self::Here(outbox) => outbox.try_send(frame).is_ok(),
            Self::There(outbox) => {
                outbox.send(&frame);
                true
            }
        }
    }
}

/// One connection.
pub(crate) struct Connection {
    pub(crate) who: Option<PersonId>,
    pub(crate) name: String,
    pub(crate) viewer: Viewer,
    pub(crate) link: Link,
    pub(crate) lang: Lang,
    /// Whether it acts for its person: the newest does.
    pub(crate) acts: bool,
    /// Whose talk it does not get.
    pub(crate) blocked: Vec<PersonId>,
    outbox: Outbox,
}

impl Connection {
    pub(crate) const fn new(
        who: Option<PersonId>,
        name: String,
        viewer: Viewer,
        link: Link,
        lang: Lang,
        outbox: Outbox,
    ) -> Self {
        Self { who, name, viewer, link, lang, acts: false, blocked: Vec::new(), outbox }
    }
}

/// All connections of a table, the oldest first.
#[derive(Default)]
pub(crate) struct Connections {
    all: BTreeMap<ConnectionId, Connection>,
    /// Connections that did not read what they were sent.
    slow: u64,
    /// Whether connections came or went since this was last asked.
    changed: bool,
}

impl Connections {
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn get(&self, id: ConnectionId) -> Option<&Connection> {
        self.all.get(&id)
    }

    pub(crate) fn add(&mut self, connection: Connection) -> ConnectionId {
        let id = ConnectionId::next();
        self.all.insert(id, connection);
        self.changed = true;
        id
    }

    pub(crate) fn remove(&mut self, id: ConnectionId) -> Option<Connection> {
        let removed = self.all.remove(&id);
        self.changed |= removed.is_some();
        removed
    }

    /// Whether connections came or went since this was last asked.
    pub(crate) fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    /// Makes one connection the one that acts for its person; gives those that no longer do.
    pub(crate) fn act(&mut self, id: ConnectionId) -> Vec<ConnectionId> {
        let Some(who) = self.all.get(&id).and_then(|connection| connection.who) else { return Vec::new() };
        let same = self.all.iter_mut().filter(|(_, connection)| connection.who == Some(who));
        let mut told = Vec::new();
        for (other, connection) in same {
            if connection.acts && *other != id {
                told.push(*other);
            }
            connection.acts = *other == id;
        }
        told
    }

    /// The newest connection of a person for whom none acts.
    pub(crate) fn without_acting(&self) -> Option<ConnectionId> {
        let acting: HashSet<PersonId> =
            self.all.values().filter(|connection| connection.acts).filter_map(|one| one.who).collect();
        let idle = |who: Option<PersonId>| who.is_some_and(|who| !acting.contains(&who));
        self.all.iter().rev().find(|(_, connection)| idle(connection.who)).map(|(id, _)| *id)
    }

    /// What connects a person.
    pub(crate) fn link(&self, who: &PersonId) -> Link {
        let theirs = self.all.values().filter(|connection| connection.who.as_ref() == Some(who));
        theirs.map(|connection| connection.link).max().unwrap_or(Link::None)
    }

    /// The viewers through whose eyes somebody looks, each once.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = Vec::new();
        for connection in self.all.values() {
            if !viewers.contains(&connection.viewer) {
                viewers.push(connection.viewer);
            }
        }
        viewers
    }

    /// Finds out anew through whose eyes everybody looks; gives those for whom that changed.
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

    /// Sends to one connection.
    pub(crate) fn send(&mut self, id: ConnectionId, frame: Frame) {
        let failed = self.all.get(&id).is_some_and(|connection| !connection.outbox.send(frame));
        if failed {
            self.give_up(id);
        }
    }

    /// Sends to all connections with this view; once to all of them at another node. Those that block one of the
    /// speakers are left out, and returned.
    pub(crate) fn tell(&mut self, viewer: Viewer, frame: &Frame, speakers: &[PersonId]) -> Vec<ConnectionId> {
        let mut left_out = Vec::new();
        let mut there: Vec<(&RemoteOutbox, Vec<u64>)> = Vec::new();
        let mut failed: Vec<ConnectionId> = Vec::new();
        for (id, connection) in self.all.iter().filter(|(_, connection)| connection.viewer == viewer) {
            if speakers.iter().any(|speaker| connection.blocked.contains(speaker)) {
                left_out.push(*id);
                continue;
            }
            match &connection.outbox {
                Outbox::Here(outbox) => {
                    if outbox.try_send(frame.clone()).is_err() {
                        failed.push(*id);
                    }
                }
                Outbox::There(outbox) => {
                    match there.iter_mut().find(|(one, _)| one.node() == outbox.node()) {
                        Some((_, numbers)) => numbers.push(outbox.connection()),
                        None => there.push((outbox, vec![outbox.connection()])),
                    }
                }
            }
        }
        there.into_iter().for_each(|(outbox, numbers)| outbox.send_to(&numbers, frame));
        failed.into_iter().for_each(|id| self.give_up(id));
        left_out
    }

    /// Whether a connection does not get the talk of somebody.
    pub(crate) fn any_blocks(&self) -> bool {
        self.all.values().any(|connection| !connection.blocked.is_empty())
    }

    /// Changes whose talk the connections of a person do not get; gives these connections.
    pub(crate) fn set_blocked(&mut self, who: &PersonId, blocked: &[PersonId]) -> Vec<ConnectionId> {
        let theirs = self.all.iter_mut().filter(|(_, connection)| connection.who.as_ref() == Some(who));
        theirs
            .map(|(id, connection)| {
                connection.blocked = blocked.to_vec();
                *id
            })
            .collect()
    }

    /// Lets go of all connections at another node.
    pub(crate) fn remove_node(&mut self, node: NodeId) {
        let before = self.all.len();
        self.all.retain(|_, connection| connection.outbox.there().is_none_or(|outbox| outbox.node() != node));
        self.changed |= self.all.len() < before;
    }

    /// Lets go of a connection that does not read; dropping its outbox ends it.
    fn give_up(&mut self, id: ConnectionId) {
        if let Some(connection) = self.remove(id) {
            self.slow += u64::from(connection.outbox.here().is_some_and(|outbox| !outbox.is_closed()));
        }
    }

    /// How many connections were let go of since this was last asked.
    pub(crate) fn take_slow(&mut self) -> u64 {
        std::mem::take(&mut self.slow)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_table::SeatSecret;

    /// A connection of one person with room for one message.
    fn connection() -> (Connection, mpsc::Receiver<Frame>) {
        let (outbox, news) = mpsc::channel(1);
        let who = Some(SeatSecret::from_bytes([1; 16]).person());
        let viewer = Viewer::Spectator;
        (Connection::new(who, "Ada".to_owned(), viewer, Link::Stream, Lang::En, outbox.into()), news)
    }

    #[test]
    fn a_connection_that_does_not_read_is_let_go_and_another_of_the_person_is_found() {
        let mut all = Connections::default();
        let ((first, mut news), (second, _unread)) = (connection(), connection());
        let who = first.who.expect("a person");
        let (first, second) = (all.add(first), all.add(second));
        all.act(second);
        assert!(all.take_changed());
        assert_eq!((all.without_acting(), all.link(&who)), (None, Link::Stream));
        for _ in 0..2 {
            all.tell(Viewer::Spectator, &frame(&"news"), &[]);
            news.try_recv().expect("the first connection reads");
        }
        assert!(all.take_changed(), "somebody was let go");
        assert_eq!((all.without_acting(), all.take_slow()), (Some(first), 1));
        drop(news);
        all.tell(Viewer::Spectator, &frame(&"news"), &[]);
        assert_eq!((all.link(&who), all.take_slow()), (Link::None, 0));
    }
}
