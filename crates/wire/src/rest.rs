//! The bodies of requests and answers without a socket.

use interregnum_table::{Clock, Command, RequestId, Scene, SeatScene, Setup, StageScene, TableId, Version};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Makes a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateBody {
    /// What is agreed.
    pub setup: Setup,
}

/// A table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Created {
    /// Its name, which is its link.
    pub table: TableId,
}

/// Asks something of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskBody {
    /// A name for it: sent again under the same name, it is done once.
    pub id: RequestId,
    /// What is asked.
    pub command: Command,
}

/// What was asked is done, and stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Done {
    /// The table's version after it.
    pub version: Version,
}

/// Takes a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GuestBody {
    /// The name to be shown.
    pub name: String,
}

/// Who the server takes one for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GuestSeen {
    /// The name to be shown; none for somebody who has not taken one.
    pub name: Option<String>,
}

/// Looks for an open table of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct QuickBody {
    /// The game's name.
    pub game: String,
}

/// What a list shows of a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Summary {
    /// The table.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The game's options.
    #[ts(type = "unknown")]
    pub options: serde_json::Value,
    /// How long players may think.
    pub clock: Clock,
    /// How far it is.
    pub stage: StageScene,
    /// Who sits where.
    pub seats: Vec<SeatScene>,
}

impl Summary {
    /// What a list shows of a scene.
    pub fn of(scene: &Scene) -> Self {
        Self {
            table: scene.table.clone(),
            game: scene.game.clone(),
            options: scene.options.clone(),
            clock: scene.clock,
            stage: scene.now.stage.clone(),
            seats: scene.now.seats.clone(),
        }
    }
}
