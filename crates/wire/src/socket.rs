//! The messages of a socket.

use crate::ErrorBody;
use interregnum_table::{Command, Now, RequestId, Scene, Told, Version};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The version of the messages that this program speaks, and the only one it understands.
pub const PROTOCOL: u32 = 1;

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message, and only the first.
    Hello {
        /// The version of the messages that the client speaks.
        protocol: u32,
        /// The last version of the table that the client knows: what happened since is told,
        /// if the table remembers it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        since: Option<Version>,
        /// The guest's token, from a page whose browser keeps no cookies. A browser cannot set
        /// headers on a socket, and an address would end up in logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
    },
    /// Something is asked of the table.
    Ask {
        /// A name for it: sent again under the same name, it is done once.
        id: RequestId,
        /// What is asked.
        command: Command,
    },
    /// This connection wants to be the one that acts for its person.
    TakeOver,
    /// A sign of life.
    Ping {
        /// A number that comes back.
        #[serde(default)]
        n: u32,
    },
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ToClient {
    /// The answer to [`FromClient::Hello`].
    Welcome {
        /// The version of the messages that the server speaks.
        protocol: u32,
        /// Whether this connection acts for its person.
        acting: bool,
        /// What happened since the version that the client knew, if that can be told.
        told: Option<Vec<Told>>,
        /// The whole truth.
        scene: Scene,
    },
    /// Something happened at the table.
    News {
        /// What, version by version, without holes.
        told: Vec<Told>,
        /// How things stand after it.
        now: Now,
    },
    /// The viewer has changed, by sitting down, getting up or moving on: the whole truth.
    Scene {
        /// The whole truth.
        scene: Scene,
    },
    /// What was asked is done, and stored.
    Done {
        /// The name the client gave to it.
        id: RequestId,
        /// The table's version after it.
        version: Version,
    },
    /// What was asked, or sent, is refused; nothing has changed.
    Refused {
        /// The name the client gave to it, if it could be read.
        id: Option<RequestId>,
        /// Why.
        error: ErrorBody,
    },
    /// Whether this connection acts for its person has changed.
    Acting {
        /// Whether it does.
        acting: bool,
    },
    /// The answer to [`FromClient::Ping`].
    Pong {
        /// The number that came.
        n: u32,
    },
    /// Something that those who run the server want everybody to know.
    Notice {
        /// What.
        text: String,
    },
    /// The last message: why the connection ends.
    Bye {
        /// A code that stays the same between releases.
        code: String,
    },
}
