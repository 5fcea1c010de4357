//! What is kept about notices: wishes, devices, what is due, addresses and links.

use crate::SessionId;
use interregnum_table::{PersonId, SecretHash, TableId, Time};

/// How a person wants to be told that a game waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeWish {
    /// The person.
    pub person: PersonId,
    /// The code of the language.
    pub lang: String,
    /// The name of the time zone, such as `Europe/Paris`.
    pub zone: String,
    /// When nothing is sent.
    pub quiet: Option<QuietHours>,
    /// Whether a push is sent when a game waits.
    pub turn_push: bool,
    /// Whether a push is sent when time runs out.
    pub soon_push: bool,
    /// When a message says that games wait.
    pub turn_mail: MailWish,
    /// Whether a message says that time runs out.
    pub soon_mail: bool,
}

/// Hours of the day, in minutes since midnight. They may include midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuietHours {
    /// The first minute.
    pub from: u16,
    /// The first minute after them; never the same as `from`.
    pub until: u16,
}

/// When a message says that games wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MailWish {
    /// Never.
    Never,
    /// Once a day at most, all games together.
    Daily,
    /// At once, for every game.
    AtOnce,
}

impl MailWish {
    const ALL: [Self; 3] = [Self::Never, Self::Daily, Self::AtOnce];

    /// The number that represents it in the database.
    pub(super) const fn number(self) -> u32 {
        self as u32
    }

    /// The wish with this number.
    pub(super) fn from_number(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|wish| i64::from(wish.number()) == number)
    }
}

/// A device that is reached through its push service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushDevice {
    /// The hash of the endpoint.
    pub id: SecretHash,
    /// Whose it is.
    pub person: PersonId,
    /// The session on the device. When it ends, the device is no longer told.
    pub session: SessionId,
    /// The address at its push service.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub key: String,
    /// Its authentication secret, in base64url.
    pub auth: String,
    /// When it was added.
    pub made: Time,
}

/// What a notice is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoticeKind {
    /// A game waits for the person.
    Turn,
    /// The time for a move is about to run out.
    Soon,
    /// A list of the games that wait, by e-mail.
    Digest,
}

impl NoticeKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Turn, Self::Soon, Self::Digest];

    /// Its name, in the database and in links.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Soon => "soon",
            Self::Digest => "digest",
        }
    }

    /// The kind of this name.
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Something that a person is to be told. A person has one of a kind for a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The person.
    pub person: PersonId,
    /// What it is about.
    pub kind: NoticeKind,
    /// The table; a digest has none.
    pub table: Option<TableId>,
    /// When.
    pub due: Time,
}

/// What a link in a message is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkPurpose {
    /// It confirms an address.
    Confirm,
    /// It replaces a forgotten password.
    Recover,
}

impl LinkPurpose {
    /// Its name in the database.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Recover => "recover",
        }
    }

    pub(super) fn read(name: &str) -> Option<Self> {
        [Self::Confirm, Self::Recover].into_iter().find(|purpose| purpose.name() == name)
    }
}

/// A link in a message, which works once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailLink {
    /// The hash of its secret.
    pub secret: SecretHash,
    /// Whose account it is about.
    pub person: PersonId,
    /// What it is for.
    pub purpose: LinkPurpose,
    /// Where it was sent to.
    pub address: String,
    /// Until when it works.
    pub until: Time,
}
