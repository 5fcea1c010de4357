//! Why the engine does not do what it is asked.

use interregnum_kernel::{BadText, Phrase, ReadError};
use interregnum_table::{BadEntry, BadLog, Refused, RequestId, Turn, Unanalysed, Version};
use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

/// Why the engine does not do what it is asked. Codes and texts are those of the server.
#[derive(Clone, PartialEq, Debug, Error)]
pub(crate) enum Problem {
    #[error("the table refuses: {0}")]
    Refused(#[from] Refused),
    #[error("the request cannot be read: {message}")]
    BadRequest { message: String },
    #[error("the log cannot be read: {0}")]
    BadEntry(#[from] BadEntry),
    #[error("the log cannot be replayed: {0}")]
    BadLog(#[from] BadLog),
    #[error("no such table is open")]
    NoSuchTable,
    #[error("no such game")]
    NoSuchGame,
    #[error("no such lesson")]
    NoSuchLesson { known: Vec<&'static str> },
    #[error("this is no record, or it cannot be replayed")]
    BadRecord,
    #[error("the text sets up no position: {0}")]
    BadPosition(BadText),
    #[error("no such move")]
    NoSuchMove,
    #[error("the game is not over")]
    NotOver,
    #[error("the request names nobody")]
    NoName,
    #[error("the search needs weights that were not provided")]
    NoWeights,
    #[error("these are no weights")]
    BadWeights,
    #[error("the person acts in another tab")]
    OtherTab,
    #[error("a message of another version, or in the wrong order")]
    Protocol,
}

impl Problem {
    /// A short name that stays the same between releases.
    const fn code(&self) -> &'static str {
        match self {
            Self::Refused(Refused::Illegal { code, .. }) => code,
            Self::Refused(refused) => refused.code(),
            Self::BadRequest { .. } => "bad-request",
            Self::BadEntry(_) | Self::BadLog(_) => "store-damaged",
            Self::NoSuchTable => "no-such-table",
            Self::NoSuchGame => "no-such-game",
            Self::NoSuchLesson { .. } => "no-such-lesson",
            Self::BadRecord => "bad-record",
            Self::BadPosition(_) => "bad-position",
            Self::NoSuchMove => "no-such-move",
            Self::NotOver => "not-over",
            Self::NoName => "no-name",
            Self::NoWeights => "no-weights",
            Self::BadWeights => "bad-weights",
            Self::OtherTab => "other-tab",
            Self::Protocol => "protocol",
        }
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("server-problem-{}", self.code()));
        match self {
            Self::Refused(refused) => refused.phrase(),
            Self::BadRequest { message } => phrase.with("message", message.as_str()),
            Self::BadPosition(bad) => {
                phrase.with("what", bad.expected.replace(' ', "-")).with("found", bad.found.as_str())
            }
            Self::NoSuchLesson { known } => phrase.with("known", known.join(", ")),
            _ => phrase,
        }
    }

    /// The body of a message that says so.
    pub(crate) fn body(&self) -> UntranslatedError {
        let (rule, turn, version) = match self {
            Self::Refused(Refused::Stale { turn, version }) => (None, Some(*turn), Some(*version)),
            Self::Refused(refused) => (refused.rule().map(|rule| rule.to_string()), None, None),
            _ => (None, None, None),
        };
        UntranslatedError { code: self.code(), phrase: self.phrase(), rule, turn, version }
    }
}

impl From<Unanalysed> for Problem {
    fn from(unanalysed: Unanalysed) -> Self {
        match unanalysed {
            Unanalysed::BadRecord => Self::BadRecord,
            Unanalysed::NoSuchMove => Self::NoSuchMove,
            Unanalysed::BadPosition(bad) => Self::BadPosition(bad),
            Unanalysed::Refused(refused) => Self::Refused(refused),
        }
    }
}

impl From<ReadError> for Problem {
    fn from(error: ReadError) -> Self {
        Self::BadRequest { message: error.to_string() }
    }
}

impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Self {
        Self::BadRequest { message: error.to_string() }
    }
}

/// An [`ErrorBody`](interregnum_wire::ErrorBody) whose message has no language yet: the page has the
/// catalogue and translates it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub(crate) struct UntranslatedError {
    code: &'static str,
    phrase: Phrase,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    turn: Option<Turn>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    version: Option<Version>,
}

/// The kind of a message that refuses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum RefusedKind {
    Refused,
}

/// [`ToClient::Refused`](interregnum_wire::ToClient::Refused) with an untranslated error.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub(crate) struct UntranslatedRefusal {
    pub(crate) kind: RefusedKind,
    pub(crate) id: Option<RequestId>,
    pub(crate) error: UntranslatedError,
}
