//! The questions about persons, and what their rows hold: the same for `SQLite` and PostgreSQL.

use super::columns::{Columns, damaged, moment, person_id, secret};
use crate::{Account, Person, Previous, PublishedRecord, Session, SignInLink, SignedIn, StoreError};
use interregnum_table::{SecretHash, Time};

/// The session with a secret. Two indexes, each read once.
pub(crate) const SESSION: &str = "SELECT session.id, session.person, session.secret, session.previous, \
    session.previous_until, session.device, session.created, session.used, session.rotated, \
    person.name, person.created, account.key \
    FROM session JOIN person ON person.id = session.person LEFT JOIN account ON account.person = person.id \
    WHERE session.secret = $1 OR session.previous = $1";

pub(crate) const PERSON: &str = "SELECT person.id, person.name, person.created, account.key FROM person \
    LEFT JOIN account ON account.person = person.id WHERE person.id = $1";

pub(crate) const SESSIONS: &str = "SELECT id, person, secret, previous, previous_until, device, created, used, rotated \
    FROM session WHERE person = $1 ORDER BY used DESC, id";

pub(crate) const ACCOUNT: &str = "SELECT person, key, password, created FROM account WHERE person = $1";

pub(crate) const ACCOUNT_BY_KEY: &str = "SELECT person, key, password, created FROM account WHERE key = $1";

pub(crate) const RECOVERY_CODES: &str = "SELECT count(*) FROM recovery_code WHERE person = $1";

pub(crate) const LINK: &str = "SELECT secret, person, until FROM sign_in_link WHERE secret = $1";

pub(crate) const PUBLISHED: &str = "SELECT id, line, at FROM published WHERE id = $1";

/// A row of [`SESSIONS`], or the beginning of one of [`SESSION`].
pub(crate) fn session(row: &impl Columns) -> Result<Session, StoreError> {
    let id = row.text(0).and_then(|id| id.parse().ok()).ok_or_else(|| damaged("session"))?;
    let previous = row.text(3).as_deref().and_then(SecretHash::read);
    let until = row.number(4).map(|until| Time(until.unsigned_abs()));
    Ok(Session {
        id,
        person: person_id(row, 1)?,
        secret: secret(row, 2)?,
        previous: previous.map(|secret| Previous { secret, until }),
        device: row.text(5).unwrap_or_default(),
        created: moment(row, 6),
        used: moment(row, 7),
        rotated: moment(row, 8),
    })
}

/// A row of [`SESSION`].
pub(crate) fn signed_in(row: &impl Columns) -> Result<SignedIn, StoreError> {
    let session = session(row)?;
    let person = Person {
        id: session.person,
        name: row.text(9).unwrap_or_default(),
        created: moment(row, 10),
        has_account: row.text(11).is_some(),
    };
    Ok(SignedIn { person, session })
}

/// A row of [`PERSON`].
pub(crate) fn person(row: &impl Columns) -> Result<Person, StoreError> {
    Ok(Person {
        id: person_id(row, 0)?,
        name: row.text(1).unwrap_or_default(),
        created: moment(row, 2),
        has_account: row.text(3).is_some(),
    })
}

/// A row of [`ACCOUNT`].
pub(crate) fn account(row: &impl Columns) -> Result<Account, StoreError> {
    Ok(Account {
        person: person_id(row, 0)?,
        key: row.text(1).unwrap_or_default(),
        password: row.text(2),
        created: moment(row, 3),
    })
}

/// A row of [`LINK`].
pub(crate) fn link(row: &impl Columns) -> Result<SignInLink, StoreError> {
    Ok(SignInLink { secret: secret(row, 0)?, person: person_id(row, 1)?, until: moment(row, 2) })
}

/// A row of [`PUBLISHED`].
pub(crate) fn published(row: &impl Columns) -> Result<PublishedRecord, StoreError> {
    let damaged = || StoreError::Damaged { detail: "a published record has no name".to_owned() };
    let id = row.text(0).and_then(|id| id.parse().ok()).ok_or_else(damaged)?;
    Ok(PublishedRecord { id, line: row.text(1).unwrap_or_default(), at: moment(row, 2) })
}
