//! The messages between nodes.

use crate::api_error::{ApiError, RemoteError};
use crate::live::{Joined, Link};
use axum::http::StatusCode;
use interregnum_kernel::{Seat, Viewer};
use interregnum_store::StoreError;
use interregnum_table::{Command, PersonId, RequestId, TableId, Version};
use interregnum_text::Lang;
use interregnum_wire::ErrorBody;
use serde::{Deserialize, Serialize};

/// A request to the owner of a table. Connections are named by the numbers of the owner, except in `Join`.
#[derive(Serialize, Deserialize)]
pub(crate) struct TableAsk {
    pub(crate) table: TableId,
    pub(crate) what: Ask,
}

/// What is asked of the owner of a table.
#[derive(Serialize, Deserialize)]
pub(crate) enum Ask {
    Join(JoinAsk),
    Leave { connection: u64 },
    TakeOver { connection: u64 },
    Submit { connection: u64, id: RequestId, command: Command },
    Execute { who: PersonId, id: RequestId, command: Command },
    Look { who: Option<PersonId> },
    Story { who: Option<PersonId> },
    Glance { who: Option<PersonId>, number: usize },
    Expire,
    Reload,
    BlocksChanged { who: PersonId },
}

/// Somebody who wants to be told what happens.
#[derive(Serialize, Deserialize)]
pub(crate) struct JoinAsk {
    /// The number of the connection at its own node, by which the owner names it.
    pub(crate) connection: u64,
    pub(crate) who: Option<PersonId>,
    pub(crate) name: String,
    pub(crate) is_socket: bool,
    pub(crate) lang: String,
    pub(crate) since: Option<Version>,
}

impl JoinAsk {
    pub(crate) const fn link(&self) -> Link {
        if self.is_socket { Link::Socket } else { Link::Stream }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.lang.parse().unwrap_or_default()
    }
}

/// The answer to `Join`.
#[derive(Serialize, Deserialize)]
pub(crate) struct JoinAnswer {
    /// The number of the connection at the owner.
    pub(crate) connection: u64,
    pub(crate) seat: Option<usize>,
}

impl From<Joined> for JoinAnswer {
    fn from(joined: Joined) -> Self {
        Self { connection: joined.connection.number(), seat: joined.viewer.seat().map(Seat::index) }
    }
}

impl JoinAnswer {
    pub(crate) fn viewer(&self) -> Viewer {
        self.seat.and_then(Seat::checked).map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// An answer as it is sent.
#[derive(Serialize, Deserialize)]
pub(crate) enum Answer<T> {
    Done(T),
    /// The node does not own the table (any longer): the asker looks for the owner.
    Moved,
    Failed(Failure),
}

/// An error in all languages: the owner does not know which one the visitor reads.
#[derive(Serialize, Deserialize)]
pub(crate) struct Failure {
    status: u16,
    bodies: Vec<ErrorBody>,
}

impl<T> From<Result<T, ApiError>> for Answer<T> {
    fn from(result: Result<T, ApiError>) -> Self {
        match result {
            Ok(done) => Self::Done(done),
            Err(ApiError::Store(StoreError::Fenced) | ApiError::Closing) => Self::Moved,
            Err(error) => Self::Failed(Failure {
                status: error.status().as_u16(),
                bodies: Lang::ALL.into_iter().map(|lang| error.body(lang)).collect(),
            }),
        }
    }
}

impl From<Failure> for ApiError {
    fn from(failure: Failure) -> Self {
        let status = StatusCode::from_u16(failure.status).unwrap_or(StatusCode::SERVICE_UNAVAILABLE);
        Self::Remote(Box::new(RemoteError { status, bodies: failure.bodies }))
    }
}

/// A message to every node.
#[derive(Serialize, Deserialize)]
pub(crate) enum Announcement {
    /// A notice of the operators, and when every node shuts down.
    Notice { text: String, close_in: Option<u32> },
    /// There is no notice, and no shutdown is planned.
    Withdrawn,
    /// These sessions have ended, and so do their connections.
    SignedOut(Vec<u64>),
    /// Something has changed for a person, whose open pages ask what.
    PersonChanged(PersonId),
}

/// What the owner sends to connections at another node: their numbers there, and the message; without one
/// they end.
pub(crate) fn write_tell(connections: &[u64], frame: Option<&str>) -> String {
    let numbers: Vec<String> = connections.iter().map(u64::to_string).collect();
    format!("{}\n{}", numbers.join(","), frame.unwrap_or_default())
}

/// The numbers and the message.
pub(crate) fn read_tell(body: &str) -> Option<(Vec<u64>, Option<&str>)> {
    let (numbers, frame) = body.split_once('\n')?;
    let numbers = numbers.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    Some((numbers, Some(frame).filter(|frame| !frame.is_empty())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_table::Refused;

    #[test]
    fn what_is_sent_to_connections_is_read_as_it_was_written() {
        assert_eq!(read_tell(&write_tell(&[3, 14], Some("{}"))), Some((vec![3, 14], Some("{}"))));
        assert_eq!(read_tell(&write_tell(&[3], None)), Some((vec![3], None)));
        assert_eq!(read_tell("3"), None);
        assert_eq!(read_tell("x\n{}"), None);
    }

    #[test]
    fn an_error_keeps_its_code_status_and_languages_on_its_way() {
        for error in [ApiError::NoSuchMove, ApiError::Refused(Refused::SeatTaken), ApiError::OtherTab] {
            let sent = serde_json::to_string(&Answer::<()>::from(Err(error.clone()))).expect("plain data");
            let Ok(Answer::Failed(failure)) = serde_json::from_str::<Answer<()>>(&sent) else {
                panic!("{sent} is no failure")
            };
            let arrived = ApiError::from(failure);
            assert_eq!((arrived.code(), arrived.status()), (error.code(), error.status()));
            for lang in Lang::ALL {
                assert_eq!(arrived.body(lang), error.body(lang));
            }
        }
    }

    #[test]
    fn a_node_that_is_not_the_owner_sends_the_asker_on() {
        for error in [ApiError::Store(StoreError::Fenced), ApiError::Closing] {
            assert!(matches!(Answer::<()>::from(Err(error)), Answer::Moved));
        }
    }
}
