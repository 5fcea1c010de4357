//! What a store keeps of persons.

use interregnum_table::{PersonId, SecretHash, Time};
use std::fmt;
use std::str::FromStr;

/// Somebody who has taken a name, with or without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// When they came.
    pub created: Time,
    /// Whether they have an account.
    pub has_account: bool,
}

/// The id of a session, by which its owner sees and ends it. It proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SessionId(pub u64);

impl fmt::Display for SessionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text is no id of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSessionId;

impl FromStr for SessionId {
    type Err = BadSessionId;

    fn from_str(text: &str) -> Result<Self, BadSessionId> {
        let is_hex = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let number = u64::from_str_radix(text, 16).ok().filter(|_| is_hex);
        number.map(Self).ok_or(BadSessionId)
    }
}

/// A device or program that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its id.
    pub id: SessionId,
    /// Whose it is.
    pub person: PersonId,
    /// The hash of its secret.
    pub secret: SecretHash,
    /// The secret before the last rotation, while it is still accepted.
    pub previous: Option<Previous>,
    /// What the device called itself.
    pub device: String,
    /// When it signed in.
    pub created: Time,
    /// When it was last used, to the hour.
    pub used: Time,
    /// When its secret was last replaced.
    pub rotated: Time,
}

/// The secret of a session before its last rotation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Previous {
    /// Its hash.
    pub secret: SecretHash,
    /// Until when it is accepted; `None` until the new secret has been used, since the answer that carried it may be
    /// lost.
    pub until: Option<Time>,
}

/// A session and its person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// The person.
    pub person: Person,
    /// The session.
    pub session: Session,
}

/// What a person signs in with on any device.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub person: PersonId,
    /// The name in the form in which no two accounts have the same.
    pub key: String,
    /// The hash of the password, with its parameters; an account with a passkey may have none.
    pub password: Option<String>,
    /// When it was made.
    pub created: Time,
}

impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account")
            .field("person", &self.person)
            .field("key", &self.key)
            .finish_non_exhaustive()
    }
}

/// A link that signs in one device, once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SignInLink {
    /// The hash of its secret.
    pub secret: SecretHash,
    /// Who is signed in.
    pub person: PersonId,
    /// Until when it works.
    pub until: Time,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_a_session_is_read_as_it_is_written() {
        let id = SessionId(0xf00d);
        assert_eq!(id.to_string(), "000000000000f00d");
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in ["", "f00d", "+00000000000f00d", "g00000000000f00d"] {
            assert_eq!(text.parse::<SessionId>(), Err(BadSessionId), "{text}");
        }
    }
}
