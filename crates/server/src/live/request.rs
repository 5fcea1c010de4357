//! What a live table is asked.

use super::watchers::Frame;
use crate::problem::Problem;
use interregnum_kernel::{Seat, Viewer};
use interregnum_table::{Chapter, Command, Question, RequestId, Scene, SecretHash, Turn, Version};
use interregnum_text::Lang;
use tokio::sync::{mpsc, oneshot};

/// The answer to somebody who waits for it.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// A connection at one table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct WatcherId(pub(crate) u64);

/// What a live table is asked.
pub(crate) enum Request {
    /// Somebody wants to be told what happens.
    Join {
        who: Option<SecretHash>,
        /// The name under which the person sits down.
        name: String,
        lang: Lang,
        since: Option<Version>,
        outbox: mpsc::Sender<Frame>,
        reply: Reply<Joined>,
    },
    /// A connection is gone.
    Leave(WatcherId),
    /// A connection wants to be the one that acts for its person.
    TakeOver(WatcherId),
    /// A connection asks for something; the answer goes where the news go.
    Say { watcher: WatcherId, id: RequestId, command: Command },
    /// Somebody asks for something without a connection.
    Ask { who: SecretHash, id: RequestId, command: Command, reply: Reply<Done> },
    /// Somebody wants to see the table once.
    Look { who: Option<SecretHash>, reply: Reply<Box<Scene>> },
    /// Somebody wants to read what happened so far.
    Story { who: Option<SecretHash>, reply: Reply<Vec<Chapter>> },
    /// A player wants to ask an adviser.
    Advise { who: SecretHash, reply: Reply<Box<dyn Question>> },
    /// A bot has thought.
    Answer { seat: Seat, turn: Turn, action: Option<String> },
    /// Everybody is to be told something by those who run the house.
    Notice(String),
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
    pub(crate) watcher: WatcherId,
    pub(crate) viewer: Viewer,
}

impl Request {
    /// Answers that it cannot be done.
    pub(super) fn fail(self, problem: &Problem) {
        fn answer<T>(reply: Reply<T>, problem: &Problem) {
            // Whoever has gone meanwhile need not know.
            let _ = reply.send(Err(problem.clone()));
        }
        match self {
            Self::Join { reply, .. } => answer(reply, problem),
            Self::Ask { reply, .. } => answer(reply, problem),
            Self::Look { reply, .. } => answer(reply, problem),
            Self::Story { reply, .. } => answer(reply, problem),
            Self::Advise { reply, .. } => answer(reply, problem),
            Self::Leave(_) | Self::TakeOver(_) | Self::Say { .. } | Self::Answer { .. } | Self::Notice(_) => {
            }
        }
    }
}
