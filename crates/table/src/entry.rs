//! What happened at a table: the entries of its log, which replayed give the table.

use crate::{
    Choice, Commitment, Continuation, Contribution, Emote, PersonId, PlannedMove, Pledge, Proposal,
    RequestId, Setup, Span, TableId, Time,
};
use interregnum_kernel::{JsonTree, ReadError, Seat, tagged};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::error::Error;
use std::fmt;

/// The version of entries that this program writes, and the only one it reads.
pub const ENTRY_VERSION: u32 = 1;

/// One entry of a table's log. It holds secrets; only
/// [`Table::told`](crate::Table::told) says what viewers learn of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When it happened.
    pub at: Time,
    /// Whose request it came of, if it was a person's: what makes requests idempotent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// What happened.
    pub what: Happening,
}

/// The request that an entry came of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cause {
    /// Who asked.
    pub who: PersonId,
    /// The name the client gave to the request.
    pub id: RequestId,
}

macro_rules! define_happening {
    ($($(#[$($doc:tt)*])* $variant:ident $({ $($(#[$($about:tt)*])* $field:ident: $type:ty,)* })?,)*) => { tagged! {
        /// What can happen at a table.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Happening by "kind" {
            /// The table was made: always the first entry, and only the first.
            Created {
                /// Its name.
                table: TableId,
                /// What was agreed.
                setup: Box<Setup>,
                /// Who made it.
                host: PersonId,
                /// The server's part of the first shuffle.
                pledge: Pledge,
                /// The position that the first game goes on from; nothing is shuffled for it.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                from: Option<Box<Continuation>>,
            },
            /// A person took a seat.
            Sat {
                /// The seat.
                seat: Seat,
                /// Whose it is now.
                holder: PersonId,
                /// The name to be shown.
                name: String,
                /// What the seat promised for the shuffle.
                commitment: Option<Commitment>,
                /// Whether the person's client promises bytes for every deal.
                #[serde(default, skip_serializing_if = "is_false")]
                commits: bool,
            },
            /// A seat is open again.
            Rose {
                /// The seat.
                seat: Seat,
                /// Whether the host unseated the person who sat there.
                #[serde(default, skip_serializing_if = "is_false")]
                unseated: bool,
            },
            /// The cards were dealt from the server's secret and these bytes.
            Dealt {
                /// By seat.
                bytes: Vec<Contribution>,
                /// The deal, as in a record, where a log was made from one: then nothing was shuffled.
                /// No request leads to it.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                laid: Option<Value>,
            },
            /// A seat chose at the same time as others; the choice is sealed.
            Chose {
                /// The seat.
                seat: Seat,
                /// What it chose.
                action: String,
                /// Who chose it.
                #[serde(default, skip_serializing_if = "MovedBy::is_player")]
                by: MovedBy,
            },
            /// The position moved: one action, or all that were chosen at the same time.
            Played {
                /// Who did what, in seat order.
                moves: Vec<Deed>,
                /// Whether time was up, and the server did it.
                timeout: bool,
            },
            /// A player of a game over days has planned replies, or withdrawn the plan. Nobody is told of it, and
            /// it does not count in the version.
            Planned {
                /// The seat.
                seat: Seat,
                /// The whole plan from now on.
                lines: Vec<Vec<PlannedMove>>,
            },
            /// Actions were taken back.
            TookBack {
                /// How many actions the game has now.
                actions: usize,
            },
            /// A seat's person is there again, and relieves the bot if one played.
            Found {
                /// Which seat.
                seat: Seat,
                /// How many moves a bot made for the person meanwhile.
                #[serde(default, skip_serializing_if = "is_none")]
                played: u32,
            },
            /// The game has ended; the server commits itself for the next.
            Ended {
                /// How.
                ending: Ending,
                /// The server's part of the next shuffle.
                next: Pledge,
            },
            $($(#[$($doc)*])* $variant $({ $($(#[$($about)*])* $field: $type,)* })?,)*
        }
    }};
}
shared_events!(define_happening);

/// One action of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// The seat.
    pub seat: Seat,
    /// What, as in a record.
    pub action: String,
    /// Who made the move.
    #[serde(default, skip_serializing_if = "MovedBy::is_player")]
    pub by: MovedBy,
}

/// Who made a seat's move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum MovedBy {
    /// The person or the bot at the seat. The default for logs that do not say it.
    #[default]
    Player,
    /// The server, because the person's time was up.
    Clock,
    /// A bot in an absent person's place.
    StandIn,
}

impl MovedBy {
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference.
    const fn is_player(&self) -> bool {
        matches!(self, Self::Player)
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference.
const fn is_false(flag: &bool) -> bool {
    !*flag
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference.
const fn is_none(count: &u32) -> bool {
    *count == 0
}

tagged! {
    /// How a game at a table ended.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
    pub enum Ending by "kind" {
        /// By the rules.
        Played,
        /// Somebody resigned a game of two.
        Resigned {
            /// The seat.
            #[ts(type = "number")]
            seat: Seat,
        },
        /// Somebody's time was up in a game of two.
        OutOfTime {
            /// Whose.
            #[ts(type = "number")]
            seat: Seat,
        },
        /// All let the time of a move pass in a game of two that was played over days: nobody won.
        Lapsed,
        /// All agreed to end it.
        Aborted,
        /// Somebody was absent from a game of two without a clock, and the other ended it: nobody won.
        Unfinished {
            /// Who was absent.
            #[ts(type = "number")]
            seat: Seat,
        },
        /// Somebody was absent, and the others ended it.
        Abandoned {
            /// The seat.
            #[ts(type = "number")]
            seat: Seat,
        },
    }
}

/// Why a line of a log is no entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadEntry {
    /// It is of another version.
    Version {
        /// The text that was found.
        found: String,
    },
    /// It is no entry: what the reader says.
    Unreadable {
        /// What is wrong; the entry's content is not in it.
        message: String,
    },
}

impl fmt::Display for BadEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { found } => {
                write!(f, "an entry of version {found}; this program reads version {ENTRY_VERSION}")
            }
            Self::Unreadable { message } => write!(f, "no entry: {message}"),
        }
    }
}

impl Error for BadEntry {}

impl From<ReadError> for BadEntry {
    fn from(error: ReadError) -> Self {
        let message = match error.column() {
            Some(column) => format!("syntax error at column {column}"),
            None => format!("data error in field {}", error.path()),
        };
        Self::Unreadable { message }
    }
}

/// An entry with the version it is written in.
#[derive(Serialize, Deserialize)]
struct Written<E> {
    v: u32,
    entry: E,
}

impl Entry {
    /// Whether no viewer learns that the entry exists; it does not count in the version.
    pub const fn is_untold(&self) -> bool {
        matches!(self.what, Happening::Planned { .. })
    }

    /// The entry as a line of JSON, for the log.
    ///
    /// # Panics
    /// Never: an entry holds only texts, numbers and lists.
    pub fn write(&self) -> String {
        serde_json::to_string(&Written { v: ENTRY_VERSION, entry: self }).expect("an entry is plain data")
    }

    /// Reads a line of a log.
    pub fn read(line: &str) -> Result<Self, BadEntry> {
        let whole = JsonTree::parse(line)?;
        match whole.get("v").and_then(JsonTree::as_unsigned) {
            Some(version) if version != u64::from(ENTRY_VERSION) => {
                Err(BadEntry::Version { found: version.to_string() })
            }
            _ => Ok(Written::deserialize(whole)?.entry),
        }
    }
}
