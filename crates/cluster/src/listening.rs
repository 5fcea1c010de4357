//! The task that receives what other nodes send, and notices what is missing.

use crate::bus::Subscribers;
use crate::cluster::{Cluster, Incoming, Outgoing, lock};
use crate::frame::Header;
use crate::streams::Arrival;
use async_nats::Message;
use futures_util::StreamExt as _;
use interregnum_store::{HEARTBEAT_INTERVAL, Membership, NodeId};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::watch;
use tokio::time::Instant;

/// Waits until the node takes no more requests.
async fn drained(draining: &mut watch::Receiver<bool>) {
    // A dropped sender means that the node is gone.
    let _ = draining.wait_for(|draining| *draining).await;
}

/// The task that receives.
pub(crate) struct Listening<H> {
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) handle: H,
}

impl<H: Fn(Incoming)> Listening<H> {
    pub(crate) async fn run(self, mut subscribers: Subscribers) {
        let mut membership = self.cluster.membership.clone();
        let mut seen = membership.borrow().clone();
        let mut draining = self.cluster.draining.subscribe();
        let mut is_draining = false;
        let mut heartbeat = tokio::time::interval(HEARTBEAT_INTERVAL);
        let mut was_certain = true;
        loop {
            tokio::select! {
                Some(message) = subscribers.ask.next() => self.asked(&message),
                Some(message) = subscribers.tell.next() => self.told(&message),
                Some(message) = subscribers.all.next() => self.announced(&message),
                _ = heartbeat.tick() => {
                    self.beat();
                    let is_certain = Instant::now() < membership.borrow().certain_until;
                    if was_certain && !is_certain {
                        self.lose(self.cluster.node());
                    }
                    was_certain = is_certain;
                }
                changed = membership.changed() => {
                    // The store has been closed.
                    if changed.is_err() {
                        return;
                    }
                    let now = membership.borrow_and_update().clone();
                    self.members_changed(&seen, &now);
                    seen = now;
                }
                () = drained(&mut draining), if !is_draining => {
                    is_draining = true;
                    // What has arrived is still answered.
                    let _ = subscribers.ask.drain().await;
                }
            }
        }
    }

    fn asked(&self, message: &Message) {
        let Some((header, body)) = Header::read(&message.payload) else { return };
        lock(&self.cluster.sent).add(header.from);
        let (body, reply) = (body.to_owned(), self.cluster.bus.reply_to(message));
        (self.handle)(Incoming::Ask { from: header.from, body, reply });
    }

    fn told(&self, message: &Message) {
        let Some((header, body)) = Header::read(&message.payload) else { return };
        let arrival = lock(&self.cluster.received).arrived(header, body.is_empty(), Instant::now());
        if arrival == Arrival::Gap {
            self.lose(header.from);
        }
        if !body.is_empty() {
            (self.handle)(Incoming::Tell { from: header.from, body: body.to_owned() });
        }
    }

    fn announced(&self, message: &Message) {
        if let Some((_, body)) = Header::read(&message.payload) {
            (self.handle)(Incoming::Announcement { body: body.to_owned() });
        }
    }

    /// Sends heartbeats, and looks for nodes that send none.
    fn beat(&self) {
        let sent = lock(&self.cluster.sent);
        for (to, number) in sent.last() {
            let _ = self.cluster.outgoing.try_send(Outgoing { to, number, body: String::new() });
        }
        drop(sent);
        let silent = lock(&self.cluster.received).silent(Instant::now());
        silent.into_iter().for_each(|node| self.lose(node));
    }

    fn members_changed(&self, before: &Membership, now: &Membership) {
        if now.lapses != before.lapses {
            self.lose(self.cluster.node());
        }
        let alive: BTreeSet<NodeId> = now.alive.iter().copied().collect();
        // Numbers rise: a node with a higher one has started since.
        let is_kept = |node: NodeId| alive.contains(&node) || alive.last().is_none_or(|last| node > *last);
        lock(&self.cluster.sent).keep(is_kept);
        lock(&self.cluster.received).keep(is_kept);
        before.alive.iter().filter(|node| !alive.contains(node)).for_each(|gone| self.lose(*gone));
    }

    fn lose(&self, node: NodeId) {
        self.cluster.lost.fetch_add(1, Ordering::Relaxed);
        (self.handle)(Incoming::Lost(node));
    }
}
