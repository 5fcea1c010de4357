//! The messages of a socket.

use interregnum_table::{
    Clock, Command, Now, RequestId, Scene, SeatScene, StageScene, TableId, Told, Turn, Version,
};
use serde::{Deserialize, Serialize};

/// The version of the messages.
pub(crate) const PROTOCOL: u32 = 1;

/// What a client says.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum FromClient {
    /// The first message.
    Hello {
        protocol: u32,
        #[serde(default)]
        since: Option<Version>,
    },
    Ask {
        id: RequestId,
        command: Command,
    },
    TakeOver,
    Ping {
        #[serde(default)]
        n: u32,
    },
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum ToClient {
    Welcome { protocol: u32, acting: bool, told: Option<Vec<Told>>, scene: Scene },
    News { told: Vec<Told>, now: Now },
    Scene { scene: Scene },
    Done { id: RequestId, version: Version },
    Refused { id: Option<RequestId>, error: ErrorBody },
    Acting { acting: bool },
    Pong { n: u32 },
    Notice { text: String },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct ErrorBody {
    pub(crate) code: String,
    pub(crate) message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) turn: Option<Turn>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) version: Option<Version>,
}

/// What a list shows of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Summary {
    pub(crate) table: TableId,
    pub(crate) game: String,
    pub(crate) options: serde_json::Value,
    pub(crate) clock: Clock,
    pub(crate) stage: StageScene,
    pub(crate) seats: Vec<SeatScene>,
}

impl Summary {
    pub(crate) fn of(scene: &Scene) -> Self {
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
