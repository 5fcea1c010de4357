//! The replies of the engine.

use crate::problem::{UntranslatedError, UntranslatedRefusal};
use crate::request::ConnectionId;
use interregnum_kernel::Seat;
use interregnum_table::{Span, TableId, Turn, Version};
use interregnum_wire::ToClient;
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

/// A reply: what was asked for, or why there is none.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Reply<T> {
    Ok(T),
    Error(UntranslatedError),
}

/// The record of a game, as JSON.
#[derive(Serialize, TS)]
#[ts(type = "GameDeal")]
pub(crate) struct RecordText(pub(crate) Box<RawValue>);

/// The log of a new table.
#[derive(Debug, Serialize, TS)]
pub(crate) struct NewLog {
    pub(crate) table: TableId,
    pub(crate) entries: Vec<String>,
}

/// What comes of a request to a table.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Step {
    /// The table's version before it.
    pub(crate) expected: Version,
    /// The entries to store before anything is delivered.
    pub(crate) entries: Vec<String>,
    /// The messages to deliver, in order.
    pub(crate) messages: Vec<Letter>,
    /// The bots that have to choose now.
    pub(crate) bots: Vec<Chooser>,
    /// In how many milliseconds a `tick` is due.
    pub(crate) wake: Option<Span>,
}

/// A message for a connection.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Letter {
    pub(crate) to: ConnectionId,
    pub(crate) message: Message,
}

/// A message as a client gets it.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(untagged)]
pub(crate) enum Message {
    /// Any other than a refusal.
    Wire(#[ts(type = "Exclude<ToClient, { kind: 'refused' }>")] Box<ToClient>),
    Refused(UntranslatedRefusal),
}

/// A bot that has to choose.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Chooser {
    pub(crate) seat: Seat,
    pub(crate) turn: Turn,
    /// In how many milliseconds its answer is to be given, not before.
    pub(crate) wait: Span,
    /// What is played if the bot fails.
    pub(crate) fallback: Option<String>,
}
