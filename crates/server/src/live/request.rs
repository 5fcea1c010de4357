//! The requests to a table's actor.

use super::connections::Outbox;
use super::presence::Link;
use crate::api_error::ApiError;
use crate::bots::AdviceKey;
use interregnum_cluster::NodeId;
use interregnum_kernel::{Seat, Viewer};
use interregnum_table::{
    BotTask, Chapter, Command, ForesightTask, Glance, PersonId, PlannedMove, Refused, RequestId, Scene, Turn,
    Version,
};
use interregnum_text::Lang;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::oneshot;

/// The answer to somebody who waits for it.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// A connection, whatever table it is at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ConnectionId(u64);

impl ConnectionId {
    /// One that no connection has had: a task that comes after another does not mistake the
    /// connections of the two.
    pub(crate) fn next() -> Self {
        static LAST: AtomicU64 = AtomicU64::new(0);
        Self(LAST.fetch_add(1, Ordering::Relaxed))
    }

    /// The connection with this number.
    pub(crate) const fn from_number(number: u64) -> Self {
        Self(number)
    }

    /// Its number, by which other nodes know it.
    pub(crate) const fn number(self) -> u64 {
        self.0
    }
}

/// A request to a table's actor. Large fields are boxed, since every table's queue reserves space
/// for some requests.
pub(crate) enum TableRequest {
    /// Somebody wants to be told what happens.
    Join(Box<Join>),
    /// A connection is gone.
    Leave(ConnectionId),
    /// A connection wants to be the one that acts for its person.
    TakeOver(ConnectionId),
    /// A connection asks for something; the answer goes where the news go.
    Submit { connection: ConnectionId, request: Box<CommandRequest> },
    /// Somebody asks for something without a connection.
    Execute { who: Box<PersonId>, request: Box<CommandRequest>, reply: Reply<Done> },
    /// The game as a viewer saw it after this many actions.
    Look { who: Option<Box<PersonId>>, reply: Reply<Box<Scene>> },
    /// Somebody wants to read what happened so far.
    Story { who: Option<Box<PersonId>>, reply: Reply<Vec<Chapter>> },
    /// A client asks for the game as it saw it after a number of actions.
    Glance { who: Option<Box<PersonId>>, number: usize, reply: Reply<Glance> },
    /// A player wants to ask an adviser.
    Advise { who: Box<PersonId>, reply: Reply<(AdviceKey, Box<dyn BotTask>)> },
    /// A player wants to know what may come after some moves.
    Foresee { question: Box<Foresee>, reply: Reply<Box<dyn ForesightTask>> },
    /// A bot has thought.
    Answer { seat: Seat, turn: Turn, action: Option<String> },
    /// Nobody has been here for long: a table that waits for players is closed.
    Expire,
    /// A deadline has come, also if the table was not in memory.
    Settle,
    /// The log was changed beside the table, as when a name was removed: it is read anew.
    Reload(Reply<()>),
    /// A person has blocked somebody, or taken that back.
    BlocksChanged(Box<PersonId>),
    /// An announcement of the administrators.
    Notice(String),
    /// A request of another node, which the owner of the table alone may answer.
    Forwarded(Box<TableRequest>),
    /// A node is gone, or something that it sent was lost. If it is this one, others may own the table.
    NodeLost(NodeId),
}

/// Somebody who wants to be told what happens.
pub(crate) struct Join {
    pub(crate) who: Option<PersonId>,
    /// The name under which the person sits down.
    pub(crate) name: String,
    pub(crate) link: Link,
    pub(crate) lang: Lang,
    pub(crate) since: Option<Version>,
    pub(crate) outbox: Outbox,
    pub(crate) reply: Reply<Joined>,
}

/// A player who wants to know what may come after some moves.
pub(crate) struct Foresee {
    pub(crate) who: PersonId,
    pub(crate) moves: Vec<PlannedMove>,
}

/// Something that a person wants, under a name.
#[derive(Clone)]
pub(crate) struct CommandRequest {
    pub(crate) id: RequestId,
    pub(crate) command: Command,
}

/// What was asked is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    /// The table's version after it.
    pub(crate) version: Version,
}

/// Somebody has joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Joined {
    pub(crate) connection: ConnectionId,
    pub(crate) viewer: Viewer,
}

impl TableRequest {
    /// Answers that it cannot be done.
    pub(super) fn fail(self, error: &ApiError) {
        fn answer<T>(reply: Reply<T>, error: &ApiError) {
            // The requester may be gone.
            let _ = reply.send(Err(error.clone()));
        }
        match self {
            Self::Join(join) => answer(join.reply, error),
            Self::Execute { reply, .. } => answer(reply, error),
            Self::Look { reply, .. } => answer(reply, error),
            Self::Story { reply, .. } => answer(reply, error),
            Self::Glance { reply, .. } => answer(reply, error),
            Self::Advise { reply, .. } => answer(reply, error),
            Self::Foresee { reply, .. } => answer(reply, error),
            Self::Reload(reply) => answer(reply, error),
            Self::Forwarded(inner) => inner.fail(error),
            Self::Leave(_)
            | Self::TakeOver(_)
            | Self::Submit { .. }
            | Self::Answer { .. }
            | Self::Expire
            | Self::Settle
            | Self::BlocksChanged(_)
            | Self::NodeLost(_)
            | Self::Notice(_) => {}
        }
    }
}

/// Restricts a command from outside, beyond what the table itself checks: a person sits down under
/// the stored name, and a bot has a plain name. (The part after a colon would set how long a bot
/// thinks, which only the server decides.)
pub(crate) fn sanitize(command: Command, name: &str) -> Result<Command, ApiError> {
    match command {
        Command::Sit { seat, commitment, commits, .. } => {
            Ok(Command::Sit { seat, commitment, commits, name: name.to_owned() })
        }
        Command::SeatBot { bot, .. } if bot.contains(':') => {
            Err(Refused::UnknownBot { found: bot.chars().take(40).collect() }.into())
        }
        other => Ok(other),
    }
}

#[cfg(test)]
mod tests {
    use super::TableRequest;

    #[test]
    fn a_request_takes_little_room_in_the_queue_of_a_table() {
        // Every table has room for 32 of them, whether or not anybody asks for anything.
        assert!(size_of::<TableRequest>() <= 32, "{} bytes", size_of::<TableRequest>());
    }
}
