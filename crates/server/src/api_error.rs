//! The errors of the HTTP interface: a stable code, a status, and a text in the visitor's language.

use crate::moderation::ModerationError;
use crate::social_error::SocialError;
use crate::webauthn::Unacceptable;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use interregnum_kernel::Phrase;
use interregnum_store::StoreError;
use interregnum_table::{Refused, Unpublishable};
use interregnum_text::{Catalogue, Lang, Seats};
use interregnum_wire::ErrorBody;
use std::time::Duration;

/// When a client should try again after there were too many connections.
const RETRY_SECONDS: u64 = 5;

/// Why something is not done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum ApiError {
    /// The table refuses.
    Refused(Refused),
    /// The log refuses.
    Store(StoreError),
    /// There is no such table.
    NoSuchTable,
    /// There is no such page.
    NoSuchPage,
    /// There is such a page, but it does not do that.
    MethodNotAllowed,
    /// There is no game of that name.
    NoSuchGame,
    /// There is no lesson of that name.
    NoSuchLesson {
        /// The names of those there are.
        known: Vec<&'static str>,
    },
    /// The game is not over, and its record not open.
    NotOver,
    /// The record has no such move.
    NoSuchMove,
    /// No record of that name is published.
    NoSuchRecord,
    /// The record that was sent is none, or could not have happened by the rules.
    BadRecord(Box<Unpublishable>),
    /// Only somebody with a name may do that.
    NoName,
    /// The name belongs to an account.
    NameTaken,
    /// The person has an account already.
    HasAccount,
    /// An account keeps its name.
    AccountName,
    /// The person has no account.
    NoAccount,
    /// Name and password, or name and code, do not belong together; or there is no such account.
    WrongCredentials,
    /// The password is too short, too long, or the name.
    WeakPassword,
    /// The link was used, or its time is over, or there was never such a link.
    LinkExpired,
    /// Browsers have no passkeys at the address of this page, or the settings do not say that it is the server's.
    NoPasskeys,
    /// A new passkey is not accepted.
    BadPasskey(Unacceptable),
    /// The passkey is known already.
    PasskeyKnown,
    /// The account has as many passkeys as it may have.
    TooManyPasskeys,
    /// The passkey is unknown, or its signature is wrong.
    WrongPasskey,
    /// The signature counter of a passkey went backwards.
    PasskeySuspected,
    /// The challenge was answered, or its time is over, or it was made for somebody else.
    ChallengeExpired,
    /// The person has no such passkey.
    NoSuchPasskey,
    /// Without this passkey nobody could sign in to the account.
    LastWayIn,
    /// Nobody has an account of that name.
    NoSuchPerson,
    /// The person has no such session.
    NoSuchSession,
    /// That is no endpoint of a push service, or those are no keys.
    BadEndpoint,
    /// The person has too many devices with notifications.
    TooManyDevices,
    /// That is no e-mail address.
    BadMailAddress,
    /// The server sends no e-mail.
    NoMail,
    /// Only administrators may do that.
    NotAdmin,
    /// The request comes from a page that may not send it.
    BadOrigin,
    /// The request names a host that is not this server.
    UnknownHost {
        /// The name.
        found: String,
    },
    /// The client took too long to send its request.
    RequestTimeout,
    /// Too many connections are open; only monitoring is answered.
    TooManyConnections,
    /// The request cannot be read; its content is not repeated.
    BadRequest {
        /// What the reader says.
        message: String,
    },
    /// The request is too large.
    TooLarge,
    /// That was a lot in a short time.
    RateLimited {
        /// How long to wait.
        wait: Duration,
    },
    /// Bots have more to think about than they can; nothing was begun.
    Busy {
        /// How long to wait.
        wait: Duration,
    },
    /// Too many connections from one address.
    TooManySockets,
    /// A client of another version.
    Protocol,
    /// The person acts in another tab.
    OtherTab,
    /// The server is shutting down.
    Closing,
    /// Something between people is refused.
    Social(SocialError),
    /// Moderation refuses.
    Moderation(Box<ModerationError>),
    /// Another node refuses.
    Remote(Box<RemoteError>),
}

/// The error of another node, as it goes to the visitor.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct RemoteError {
    pub(crate) status: StatusCode,
    /// By language, in the order of [`Lang::ALL`].
    pub(crate) bodies: Vec<ErrorBody>,
}

impl RemoteError {
    fn body(&self, lang: Lang) -> Option<&ErrorBody> {
        self.bodies.get(Lang::ALL.iter().position(|one| *one == lang)?)
    }
}

impl ApiError {
    /// A short name that stays the same between releases.
    pub(crate) fn code(&self) -> &str {
        match self {
            Self::Refused(refused) => refused.code(),
            Self::Store(error) => error.code(),
            Self::NoSuchTable => "no-such-table",
            Self::NoSuchPage => "no-such-page",
            Self::MethodNotAllowed => "method-not-allowed",
            Self::NoSuchGame => "no-such-game",
            Self::NoSuchLesson { .. } => "no-such-lesson",
            Self::NotOver => "not-over",
            Self::NoSuchMove => "no-such-move",
            Self::NoSuchRecord => "no-such-record",
            Self::BadRecord(_) => "unplayable-record",
            Self::NoName => "no-name",
            Self::NameTaken => "name-taken",
            Self::HasAccount => "has-account",
            Self::AccountName => "account-name",
            Self::NoAccount => "no-account",
            Self::WrongCredentials => "wrong-credentials",
            Self::WeakPassword => "weak-password",
            Self::LinkExpired => "link-expired",
            Self::NoPasskeys => "no-passkeys",
            Self::BadPasskey(_) => "bad-passkey",
            Self::PasskeyKnown => "passkey-known",
            Self::TooManyPasskeys => "too-many-passkeys",
            Self::WrongPasskey => "wrong-passkey",
            Self::PasskeySuspected => "passkey-suspected",
            Self::ChallengeExpired => "challenge-expired",
            Self::NoSuchPasskey => "no-such-passkey",
            Self::LastWayIn => "last-way-in",
            Self::NoSuchPerson => "no-such-person",
            Self::NoSuchSession => "no-such-session",
            Self::BadEndpoint => "bad-endpoint",
            Self::TooManyDevices => "too-many-devices",
            Self::BadMailAddress => "bad-mail-address",
            Self::NoMail => "no-mail",
            Self::NotAdmin => "not-admin",
            Self::BadOrigin => "bad-origin",
            Self::UnknownHost { .. } => "unknown-host",
            Self::RequestTimeout => "request-timeout",
            Self::TooManyConnections => "too-many-connections",
            Self::BadRequest { .. } => "bad-request",
            Self::TooLarge => "too-large",
            Self::RateLimited { .. } => "too-fast",
            Self::Busy { .. } => "busy",
            Self::TooManySockets => "too-many-sockets",
            Self::Protocol => "protocol",
            Self::OtherTab => "other-tab",
            Self::Closing => "closing",
            Self::Social(error) => error.code(),
            Self::Moderation(error) => error.code(),
            Self::Remote(error) => error.body(Lang::En).map_or("remote", |body| body.code.as_str()),
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::Refused(Refused::Stale { .. } | Refused::SeatTaken | Refused::TableFull)
            | Self::NameTaken
            | Self::HasAccount
            | Self::AccountName
            | Self::NoAccount
            | Self::PasskeyKnown
            | Self::TooManyPasskeys
            | Self::LastWayIn
            | Self::TooManyDevices
            | Self::OtherTab => StatusCode::CONFLICT,
            Self::Refused(_)
            | Self::NotOver
            | Self::WeakPassword
            | Self::NoPasskeys
            | Self::BadPasskey(_)
            | Self::BadEndpoint
            | Self::BadMailAddress
            | Self::BadRecord(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Store(_) | Self::Busy { .. } | Self::Closing | Self::TooManyConnections => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Self::NoSuchTable
            | Self::NoSuchPage
            | Self::NoSuchGame
            | Self::NoSuchLesson { .. }
            | Self::NoSuchPerson
            | Self::NoSuchSession
            | Self::NoSuchPasskey
            | Self::NoMail
            | Self::NoSuchMove
            | Self::NoSuchRecord => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoName
            | Self::NotAdmin
            | Self::WrongCredentials
            | Self::WrongPasskey
            | Self::ChallengeExpired
            | Self::LinkExpired => StatusCode::UNAUTHORIZED,
            Self::BadOrigin | Self::PasskeySuspected => StatusCode::FORBIDDEN,
            Self::UnknownHost { .. } => StatusCode::MISDIRECTED_REQUEST,
            Self::RequestTimeout => StatusCode::REQUEST_TIMEOUT,
            Self::BadRequest { .. } | Self::Protocol => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::RateLimited { .. } | Self::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
            Self::Social(error) => error.status(),
            Self::Moderation(error) => error.status(),
            Self::Remote(error) => error.status,
        }
    }

    /// What to tell. Of the log's troubles a visitor learns the kind, and nothing of the machine.
    fn phrase(&self) -> Phrase {
        match self {
            Self::Refused(refused) => refused.phrase(),
            Self::Social(error) => error.phrase(),
            Self::Moderation(error) => error.phrase(),
            Self::BadRequest { message } => {
                Phrase::new("server-problem-bad-request").with("message", message.as_str())
            }
            Self::RateLimited { wait } | Self::Busy { wait } => {
                let key = format!("server-problem-{}", self.code());
                Phrase::new(key).with("seconds", seconds(*wait) as usize)
            }
            Self::UnknownHost { found } => {
                Phrase::new("server-problem-unknown-host").with("host", found.as_str())
            }
            Self::NoSuchLesson { known } => {
                Phrase::new("server-problem-no-such-lesson").with("known", known.join(", "))
            }
            Self::BadPasskey(why) => Phrase::new("server-problem-bad-passkey").with("why", why.code()),
            Self::BadRecord(bad) => {
                Phrase::new("server-problem-unplayable-record").with("why", bad.why.clone())
            }
            other => Phrase::new(format!("server-problem-{}", other.code())),
        }
    }

    /// The answer, in a language.
    pub(crate) fn body(&self, lang: Lang) -> ErrorBody {
        if let Self::Remote(error) = self
            && let Some(body) = error.body(lang)
        {
            return body.clone();
        }
        let (rule, turn, version) = match self {
            Self::Refused(Refused::Stale { turn, version }) => (None, Some(*turn), Some(*version)),
            Self::Refused(refused) => (refused.rule().map(|rule| rule.to_string()), None, None),
            Self::BadRecord(bad) => (bad.rule.map(|rule| rule.to_string()), None, None),
            _ => (None, None, None),
        };
        let code = match self {
            Self::Refused(Refused::Illegal { code, .. }) => (*code).to_owned(),
            other => other.code().to_owned(),
        };
        ErrorBody {
            code,
            message: Catalogue::of(lang).say(&self.phrase(), &Seats::default()),
            rule,
            turn,
            version,
        }
    }

    /// The problem as a response in a language.
    pub(crate) fn localized(self, lang: Lang) -> LocalizedError {
        LocalizedError(self, lang)
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<SocialError> for ApiError {
    fn from(error: SocialError) -> Self {
        Self::Social(error)
    }
}

impl From<ModerationError> for ApiError {
    fn from(error: ModerationError) -> Self {
        Self::Moderation(Box::new(error))
    }
}

impl From<Unpublishable> for ApiError {
    fn from(bad: Unpublishable) -> Self {
        Self::BadRecord(Box::new(bad))
    }
}

impl From<Unacceptable> for ApiError {
    fn from(why: Unacceptable) -> Self {
        Self::BadPasskey(why)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A problem on its way to a visitor of a language.
pub(crate) struct LocalizedError(ApiError, Lang);

impl IntoResponse for LocalizedError {
    fn into_response(self) -> Response {
        let Self(error, lang) = self;
        let mut response = (error.status(), Json(error.body(lang))).into_response();
        let headers = response.headers_mut();
        match error {
            ApiError::RateLimited { wait } | ApiError::Busy { wait } => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds(wait)));
            }
            ApiError::Moderation(error) => {
                if let Some(wait) = error.wait() {
                    headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds(wait)));
                }
            }
            ApiError::TooManyConnections => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from(RETRY_SECONDS));
                headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            // The rest of the request may still come; it must not be read as another one.
            ApiError::RequestTimeout => {
                headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            _ => {}
        }
        response
    }
}

/// Whole seconds, none too few.
const fn seconds(wait: Duration) -> u64 {
    wait.as_millis().div_ceil(1000) as u64
}
