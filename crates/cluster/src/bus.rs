//! The connection to NATS: three subjects a node.

use crate::frame::Header;
use crate::url::NatsUrl;
use async_nats::client::RequestErrorKind;
use async_nats::{Client, ConnectError, ConnectOptions, Message, Request, Subject, Subscriber};
use interregnum_store::NodeId;
use std::time::Duration;
use thiserror::Error;

/// How often the connection is tested; after two misses it is made anew.
const PING: Duration = Duration::from_secs(1);

/// The time between two tries to connect again.
const RETRY: Duration = Duration::from_millis(100);

/// How long connecting may take.
const CONNECT: Duration = Duration::from_secs(5);

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum AskError {
    /// The node does not listen: it is gone, or stops. It has not received the request.
    #[error("the node does not listen")]
    NoResponders,
    /// No answer came in time. The node may have received the request.
    #[error("the node did not answer in time")]
    NoAnswer,
}

/// The subjects on which a node listens.
pub(crate) struct Subscribers {
    pub(crate) ask: Subscriber,
    pub(crate) tell: Subscriber,
    pub(crate) all: Subscriber,
}

/// The connection of one node.
#[derive(Clone)]
pub(crate) struct Bus {
    client: Client,
    /// What all subjects of this database begin with.
    prefix: String,
    pub(crate) node: NodeId,
}

impl Bus {
    pub(crate) async fn connect(url: &NatsUrl, site: &str, node: NodeId) -> Result<Self, ConnectError> {
        let options = ConnectOptions::new()
            .name(format!("interregnum node {node}"))
            .ping_interval(PING)
            .connection_timeout(CONNECT)
            .reconnect_delay_callback(|_| RETRY)
            .max_reconnects(None);
        let client = options.connect(url.servers()).await?;
        Ok(Self { client, prefix: format!("interregnum.{site}"), node })
    }

    pub(crate) async fn subscribe(&self) -> Result<Subscribers, async_nats::SubscribeError> {
        Ok(Subscribers {
            ask: self.client.subscribe(self.subject("ask", self.node)).await?,
            tell: self.client.subscribe(self.subject("tell", self.node)).await?,
            all: self.client.subscribe(format!("{}.all", self.prefix)).await?,
        })
    }

    fn subject(&self, kind: &str, node: NodeId) -> String {
        format!("{}.{kind}.{node}", self.prefix)
    }

    /// Sends a request to a node and waits for the answer.
    pub(crate) async fn ask(&self, to: NodeId, body: &str, within: Duration) -> Result<String, AskError> {
        let message = Header { from: self.node, number: 0 }.write(body);
        let request = Request::new().payload(message.into()).timeout(Some(within));
        match self.client.send_request(self.subject("ask", to), request).await {
            Ok(answer) => String::from_utf8(answer.payload.into()).map_err(|_| AskError::NoAnswer),
            Err(error) if error.kind() == RequestErrorKind::NoResponders => Err(AskError::NoResponders),
            Err(_) => Err(AskError::NoAnswer),
        }
    }

    /// Sends the next message of a stream; what NATS does not take is noticed as a gap.
    pub(crate) async fn tell(&self, to: NodeId, number: u64, body: &str) {
        let message = Header { from: self.node, number }.write(body);
        let _ = self.client.publish(self.subject("tell", to), message.into()).await;
    }

    /// Sends a message to every node, this one included.
    pub(crate) async fn announce(&self, body: &str) {
        let message = Header { from: self.node, number: 0 }.write(body);
        let _ = self.client.publish(format!("{}.all", self.prefix), message.into()).await;
    }

    /// Waits until everything is sent.
    pub(crate) async fn flush(&self) {
        let _ = tokio::time::timeout(PING, self.client.flush()).await;
    }

    /// The way back to the node that sent a request.
    pub(crate) fn reply_to(&self, message: &Message) -> AskReply {
        AskReply { client: self.client.clone(), to: message.reply.clone() }
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == async_nats::connection::State::Connected
    }
}

/// The way back to the node that sent a request.
pub struct AskReply {
    client: Client,
    to: Option<Subject>,
}

impl AskReply {
    /// Answers the request.
    pub async fn send(self, body: String) {
        if let Some(to) = self.to {
            // The asker notices that there is no answer.
            let _ = self.client.publish(to, body.into()).await;
        }
    }
}
