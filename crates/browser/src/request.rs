//! The requests to the engine, and its replies.

use crate::problem::{UntranslatedError, UntranslatedRefusal};
use interregnum_kernel::{Seat, Seed};
use interregnum_table::{Entropy, SeatSecret, Setup, Span, TableId, Time, Turn, Version};
use interregnum_wire::ToClient;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The time and the chance of a request: the engine has neither.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Moment {
    /// Milliseconds since the beginning of 1970.
    pub(crate) now: Time,
    /// 32 random bytes in hexadecimal digits, new for every request.
    pub(crate) chance: Seed,
}

impl Moment {
    /// The bytes as a table takes them.
    pub(crate) const fn entropy(self) -> Entropy {
        Entropy(self.chance.0)
    }
}

/// The number of a connection, which its opener chooses.
pub(crate) type ConnectionId = u32;

/// A request to the engine: `{"tick": {"table": …, "moment": …}}`. The name comes first, so that the rest is
/// read at once; with a tag among the fields `serde` would keep all of them until it has found it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Request {
    /// Makes the log of a new table: [`NewLog`].
    Create {
        setup: Setup,
        #[serde(flatten)]
        plan: SeatPlan,
        moment: Moment,
    },
    /// The same for a table that continues a finished game after `number` moves: [`NewLog`].
    Continue {
        log: Vec<String>,
        round: Option<usize>,
        number: usize,
        #[serde(flatten)]
        plan: SeatPlan,
        moment: Moment,
    },
    /// Loads a table from its log: [`Step`]. A table of the same name is dropped with its connections.
    Open { log: Vec<String>, moment: Moment },
    /// Drops a table and its connections.
    Close { table: TableId },
    /// Takes a message of a connection: [`Step`]. The first one is a hello, whose token says who it is.
    Hear { table: TableId, connection: ConnectionId, message: Box<RawValue>, moment: Moment },
    /// Ends a connection: [`Step`].
    Leave { table: TableId, connection: ConnectionId, moment: Moment },
    /// Does what time has made due: [`Step`].
    Tick { table: TableId, moment: Moment },
    /// Plays a bot's answer: [`Step`].
    Answer { table: TableId, seat: Seat, turn: Turn, action: String, moment: Moment },
    /// What a viewer was told of the game: chapters.
    Story { table: TableId, token: Option<SeatSecret> },
    /// What a viewer saw after `number` actions.
    Glance { table: TableId, token: Option<SeatSecret>, number: usize },
    /// The table as a list shows it.
    Summary { table: TableId },
    /// The action of a bot that has to choose at the end of this log, or `null`.
    Think { log: Vec<String>, seat: Seat, chance: Seed },
    /// What the strongest bot thinks of every action that this person may do at the end of this log.
    Hint { log: Vec<String>, token: SeatSecret, chance: Seed },
    /// The record of a finished game of this log, the last one if `round` is none.
    Record { log: Vec<String>, round: Option<usize> },
    /// A finished game after `number` moves.
    AtMove { log: Vec<String>, round: Option<usize>, number: usize, token: Option<SeatSecret> },
    /// What the reviewer thinks of a move of a finished game, counted from 1.
    Review { log: Vec<String>, round: Option<usize>, number: usize },
    /// The games, their bots and lessons.
    Games {},
    /// The form of a game's options.
    Form { game: String },
    /// A lesson.
    Lesson { name: String },
}

/// Who makes a table, and who sits where from the start.
#[derive(Debug, Deserialize)]
pub(crate) struct SeatPlan {
    pub(crate) token: SeatSecret,
    pub(crate) name: String,
    /// By seat: `me`, `open`, or a bot by name.
    pub(crate) seats: Vec<String>,
}

/// A reply: what was asked for, or why there is none.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Reply<T> {
    Ok(T),
    Error(UntranslatedError),
}

/// The log of a new table.
#[derive(Debug, Serialize)]
pub(crate) struct NewLog {
    pub(crate) table: TableId,
    pub(crate) entries: Vec<String>,
}

/// What comes of a request to a table.
#[derive(Debug, Serialize)]
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
#[derive(Debug, Serialize)]
pub(crate) struct Letter {
    pub(crate) to: ConnectionId,
    pub(crate) message: Message,
}

/// A message as a client gets it.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Message {
    Wire(Box<ToClient>),
    Refused(UntranslatedRefusal),
}

/// A bot that has to choose.
#[derive(Debug, Serialize)]
pub(crate) struct Chooser {
    pub(crate) seat: Seat,
    pub(crate) turn: Turn,
    /// In how many milliseconds its answer is to be given, not before.
    pub(crate) wait: Span,
    /// What is played if the bot fails.
    pub(crate) fallback: Option<String>,
}
