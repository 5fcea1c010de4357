//! The messages of a WebSocket.

use crate::ErrorBody;
use interregnum_kernel::tagged;
use interregnum_table::{Command, Now, RequestId, Scene, Told, Version};
use serde::Serialize;
use ts_rs::TS;

/// The version of the protocol, and the only one that this program accepts.
pub const PROTOCOL: u32 = 1;

tagged! {
    /// A message from a client.
    #[derive(Clone, PartialEq, Debug, TS)]
    pub enum FromClient by "kind" {
        /// The first message, and only the first.
        Hello {
            /// The version of the client's protocol.
            protocol: u32,
            /// The last version of the table that the client knows. The answer has the news since then,
            /// if the table still has them.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            since: Option<Version>,
            /// The guest's token, from a page whose browser keeps no cookies. A browser cannot set
            /// headers on a WebSocket, and a token in the address would end up in logs.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            token: Option<String>,
        },
        /// A command for the table.
        Ask {
            /// The id of the request. The server carries out a request once, even if it is sent again
            /// with the same id.
            id: RequestId,
            /// The command.
            command: Command,
        },
        /// This connection asks to act for its person instead of another one.
        TakeOver,
        /// Asks for a [`ToClient::Pong`].
        Ping {
            /// A number that the answer repeats.
            #[serde(default)]
            n: u32,
        },
    }
}

/// A message from the server.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ToClient {
    /// The answer to [`FromClient::Hello`].
    Welcome {
        /// The version of the server's protocol.
        protocol: u32,
        /// Whether this connection acts for its person.
        acting: bool,
        /// The news since the version that the client knew, if the table still has them.
        told: Option<Vec<Told>>,
        /// Everything that the viewer may know.
        scene: Scene,
    },
    /// Something happened at the table.
    News {
        /// The news, version by version, without gaps.
        told: Vec<Told>,
        /// The state of the table after it.
        now: Now,
    },
    /// The viewer has changed, because the person took, left or changed a seat.
    Scene {
        /// Everything that the viewer may know.
        scene: Scene,
    },
    /// The request was carried out and stored.
    Done {
        /// The id of the request.
        id: RequestId,
        /// The table's version after it.
        version: Version,
    },
    /// The request or message is refused; nothing has changed.
    Refused {
        /// The id of the request, if it could be read.
        id: Option<RequestId>,
        /// The reason.
        error: ErrorBody,
    },
    /// Whether this connection acts for its person has changed.
    Acting {
        /// Whether this connection acts for its person.
        acting: bool,
    },
    /// The answer to [`FromClient::Ping`].
    Pong {
        /// The number of the ping.
        n: u32,
    },
    /// An announcement of the operators of the server.
    Notice {
        /// The text of the announcement.
        text: String,
    },
    /// The last message: why the connection ends.
    Bye {
        /// A code that stays the same between releases.
        code: String,
    },
}
