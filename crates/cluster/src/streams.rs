//! The numbered streams between this node and the others.
//!
//! Every message from one node to another has the next number. The receiver notices a gap by the numbers,
//! and the loss of the last message by the heartbeats that repeat its number. Nothing is sent again: what
//! was lost is in the log.

use crate::frame::Header;
use interregnum_store::NodeId;
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::Instant;

/// How long a node may be silent before what it sent counts as lost.
pub(crate) const SILENCE: Duration = Duration::from_secs(2);

/// The numbers of the streams that this node sends, by receiver.
#[derive(Default)]
pub(crate) struct Sent(HashMap<NodeId, u64>);

impl Sent {
    /// The next number of the stream to a node.
    pub(crate) fn next(&mut self, to: NodeId) -> u64 {
        let number = self.0.entry(to).or_default();
        *number += 1;
        *number
    }

    /// From now on heartbeats go to this node, too.
    pub(crate) fn add(&mut self, to: NodeId) {
        self.0.entry(to).or_default();
    }

    pub(crate) fn keep(&mut self, is_kept: impl Fn(NodeId) -> bool) {
        self.0.retain(|to, _| is_kept(*to));
    }

    /// Every receiver, with the number of the last message to it.
    pub(crate) fn last(&self) -> Vec<(NodeId, u64)> {
        self.0.iter().map(|(to, number)| (*to, *number)).collect()
    }
}

/// What is known of a stream to this node.
struct Stream {
    number: u64,
    heard: Instant,
}

/// What a message of a stream shows about the messages before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrival {
    /// It is the next message.
    Next,
    /// It is a heartbeat, and nothing is missing.
    Heartbeat,
    /// Messages before it are missing. The message itself is whole.
    Gap,
}

/// The streams that this node receives, by sender.
#[derive(Default)]
pub(crate) struct Received(HashMap<NodeId, Stream>);

impl Received {
    /// Expects heartbeats of a node from now on.
    pub(crate) fn expect(&mut self, from: NodeId, now: Instant) {
        self.0.entry(from).or_insert(Stream { number: 0, heard: now });
    }

    /// Takes over a message.
    pub(crate) fn arrived(&mut self, header: Header, is_heartbeat: bool, now: Instant) -> Arrival {
        let stream = self.0.entry(header.from).or_insert(Stream { number: 0, heard: now });
        let expected = stream.number + u64::from(!is_heartbeat);
        *stream = Stream { number: header.number, heard: now };
        match (header.number == expected, is_heartbeat) {
            (false, _) => Arrival::Gap,
            (true, true) => Arrival::Heartbeat,
            (true, false) => Arrival::Next,
        }
    }

    /// The nodes that have been silent for too long. They are heard again with their next message.
    pub(crate) fn silent(&mut self, now: Instant) -> Vec<NodeId> {
        let silent = self.0.iter_mut().filter(|(_, stream)| now - stream.heard > SILENCE);
        let restarted = silent.map(|(from, stream)| {
            stream.heard = now;
            *from
        });
        restarted.collect()
    }

    pub(crate) fn keep(&mut self, is_kept: impl Fn(NodeId) -> bool) {
        self.0.retain(|from, _| is_kept(*from));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: NodeId = NodeId(1);

    fn arrive(received: &mut Received, number: u64, is_heartbeat: bool) -> Arrival {
        received.arrived(Header { from: ADA, number }, is_heartbeat, Instant::now())
    }

    #[test]
    fn messages_are_numbered_for_every_receiver() {
        let mut sent = Sent::default();
        assert_eq!((sent.next(ADA), sent.next(ADA), sent.next(NodeId(2))), (1, 2, 1));
        sent.add(ADA);
        sent.add(NodeId(3));
        let mut last = sent.last();
        last.sort_unstable();
        assert_eq!(last, [(ADA, 2), (NodeId(2), 1), (NodeId(3), 0)]);
    }

    #[test]
    fn a_lost_message_is_noticed_with_the_next_one() {
        let mut received = Received::default();
        assert_eq!(arrive(&mut received, 1, false), Arrival::Next);
        assert_eq!(arrive(&mut received, 3, false), Arrival::Gap);
        assert_eq!(arrive(&mut received, 4, false), Arrival::Next);
    }

    #[test]
    fn the_loss_of_the_last_message_is_noticed_with_the_next_heartbeat() {
        let mut received = Received::default();
        received.expect(ADA, Instant::now());
        assert_eq!(arrive(&mut received, 0, true), Arrival::Heartbeat);
        assert_eq!(arrive(&mut received, 1, true), Arrival::Gap);
        assert_eq!(arrive(&mut received, 1, true), Arrival::Heartbeat);
        assert_eq!(arrive(&mut received, 2, false), Arrival::Next);
    }

    #[test]
    fn silence_is_noticed_once() {
        let (mut received, begin) = (Received::default(), Instant::now());
        received.expect(ADA, begin);
        assert_eq!(received.silent(begin + SILENCE), []);
        let late = begin + SILENCE + Duration::from_millis(1);
        assert_eq!(received.silent(late), [ADA]);
        assert_eq!(received.silent(late), []);
    }
}
