//! The requests to the engine, each with what it carries.

use crate::engine::Engine;
use crate::problem::Problem;
use interregnum_kernel::{Seat, Seed};
use interregnum_table::{Entropy, SeatSecret, Setup, TableId, Time, Turn};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The time and the chance of a request: the engine has neither.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
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

/// A part of a request that is read later: its JSON as text.
#[derive(Debug)]
pub(crate) struct JsonText(pub(crate) String);

impl<'de> Deserialize<'de> for JsonText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|value| Self(value.to_string()))
    }
}

/// What an engine can be asked, and what comes of it.
pub(crate) trait Ask {
    /// The reply; `null` may be one.
    type Reply: Serialize + TS + 'static;

    /// Answers the request.
    fn answer(self, engine: &mut Engine) -> Result<Self::Reply, Problem>;
}

/// Makes the log of a new table.
#[derive(Debug, Deserialize, TS)]
pub(crate) struct CreateRequest {
    pub(crate) setup: Setup,
    pub(crate) token: SeatSecret,
    pub(crate) name: String,
    /// By seat: `me`, `friend`, `open`, or a bot by name.
    pub(crate) seats: Vec<String>,
    /// Others at the same device, in the order of the seats of friends.
    #[serde(default)]
    #[ts(as = "Option<Vec<Friend>>", optional)]
    pub(crate) friends: Vec<Friend>,
    pub(crate) moment: Moment,
}

/// Makes the log of a table that continues a finished game after `number` moves.
#[derive(Debug, Deserialize, TS)]
pub(crate) struct ContinueRequest {
    pub(crate) log: Vec<String>,
    pub(crate) round: Option<usize>,
    pub(crate) number: usize,
    pub(crate) token: SeatSecret,
    pub(crate) name: String,
    /// By seat: `me`, `friend`, `open`, or a bot by name.
    pub(crate) seats: Vec<String>,
    /// Others at the same device, in the order of the seats of friends.
    #[serde(default)]
    #[ts(as = "Option<Vec<Friend>>", optional)]
    pub(crate) friends: Vec<Friend>,
    pub(crate) moment: Moment,
}

/// Loads a table from its log. A table of the same name is dropped with its connections.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenRequest {
    pub(crate) log: Vec<String>,
    pub(crate) moment: Moment,
}

/// Drops a table and its connections.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct CloseRequest {
    pub(crate) table: TableId,
}

/// Takes a message of a connection. The first one is a hello, whose token says who it is.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct HearRequest {
    pub(crate) table: TableId,
    pub(crate) connection: ConnectionId,
    #[ts(type = "FromClient")]
    pub(crate) message: JsonText,
    pub(crate) moment: Moment,
}

/// Ends a connection.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct LeaveRequest {
    pub(crate) table: TableId,
    pub(crate) connection: ConnectionId,
    pub(crate) moment: Moment,
}

/// Does what time has made due.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct TickRequest {
    pub(crate) table: TableId,
    pub(crate) moment: Moment,
}

/// Plays a bot's answer.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerRequest {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    pub(crate) turn: Turn,
    pub(crate) action: String,
    pub(crate) moment: Moment,
}

/// What a viewer was told of the game.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoryRequest {
    pub(crate) table: TableId,
    pub(crate) token: Option<SeatSecret>,
}

/// What a viewer saw after `number` actions.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct GlanceRequest {
    pub(crate) table: TableId,
    pub(crate) token: Option<SeatSecret>,
    pub(crate) number: usize,
}

/// The table as a list shows it.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SummaryRequest {
    pub(crate) table: TableId,
}

/// The seats of people, by their secrets: `null` for one who has none.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatsRequest {
    pub(crate) table: TableId,
    pub(crate) tokens: Vec<SeatSecret>,
}

/// The action of a bot that has to choose at the end of this log, or `null`.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThinkRequest {
    pub(crate) log: Vec<String>,
    pub(crate) seat: Seat,
    pub(crate) chance: Seed,
}

/// What the strongest bot thinks of every action that this person may do at the end of this log.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct HintRequest {
    pub(crate) log: Vec<String>,
    pub(crate) token: SeatSecret,
    pub(crate) chance: Seed,
}

/// The record of a finished game of this log, the last one if `round` is none.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordRequest {
    pub(crate) log: Vec<String>,
    pub(crate) round: Option<usize>,
}

/// A finished game after `number` moves.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct AtMoveRequest {
    pub(crate) log: Vec<String>,
    pub(crate) round: Option<usize>,
    pub(crate) number: usize,
    pub(crate) token: Option<SeatSecret>,
}

/// What the reviewer thinks of a move of a record, counted from 1.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReviewRequest {
    #[ts(type = "GameDeal")]
    pub(crate) record: JsonText,
    pub(crate) number: usize,
}

/// A record after `number` moves, with all cards open.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct MomentRequest {
    #[ts(type = "GameDeal")]
    pub(crate) record: JsonText,
    pub(crate) number: usize,
}

/// The position of a record after `number` moves, or at its end, and after one more move, if one is tried.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionRequest {
    #[ts(type = "GameDeal")]
    pub(crate) record: JsonText,
    pub(crate) number: Option<usize>,
    pub(crate) tried: Option<TriedMove>,
}

/// A move that somebody tries.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct TriedMove {
    pub(crate) seat: Seat,
    pub(crate) action: String,
}

/// What the reviewer thinks of every action of a seat at the end of a record.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct AdviseRequest {
    #[ts(type = "GameDeal")]
    pub(crate) record: JsonText,
    pub(crate) seat: Seat,
    pub(crate) chance: Seed,
}

/// The exact solution of the position at the end of a record; `null` if there is none.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SolveRequest {
    #[ts(type = "GameDeal")]
    pub(crate) record: JsonText,
}

/// A record in few letters, for a link.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct BriefRequest {
    #[ts(type = "GameDeal")]
    pub(crate) record: JsonText,
}

/// The record that was made brief.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct WholeRequest {
    pub(crate) brief: String,
}

/// The games, their bots and lessons.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct GamesRequest {}

/// The form of a game's options.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct FormRequest {
    pub(crate) game: String,
}

/// An example of a text that sets up a position.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExampleRequest {
    pub(crate) game: String,
}

/// A lesson.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct LessonRequest {
    pub(crate) name: String,
}

/// Who makes a table, and who sits where from the start.
#[derive(Debug)]
pub(crate) struct SeatPlan {
    pub(crate) token: SeatSecret,
    pub(crate) name: String,
    pub(crate) seats: Vec<String>,
    pub(crate) friends: Vec<Friend>,
}

/// Somebody else at the same device.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Friend {
    pub(crate) token: SeatSecret,
    pub(crate) name: String,
}
