//! The SQL of passkeys, which is the same for `SQLite` and PostgreSQL.

use super::columns::{Columns, damaged, moment, person_id, secret};
use super::statement::{Statement, number, text, time};
use crate::{CredentialId, Passkey, PasskeyChallenge, PasskeyChange, StoreError};
use interregnum_table::Time;

/// The statements of a change, to be run in one transaction.
pub(super) fn statements(change: PasskeyChange) -> Vec<Statement> {
    match change {
        PasskeyChange::Added(passkey) => vec![insert(passkey)],
        PasskeyChange::Used { credential, before, counter, at } => vec![Statement {
            sql: "UPDATE passkey SET counter = $3, used = $4 WHERE credential = $1 AND counter = $2",
            values: vec![text(credential), number(before), number(counter), time(at)],
        }],
        PasskeyChange::Suspected { credential, at } => vec![Statement {
            sql: "UPDATE passkey SET suspected = $2 WHERE credential = $1",
            values: vec![text(credential), time(at)],
        }],
        PasskeyChange::Removed { person, credential } => vec![
            // Locks the account: of two who remove the last two passkeys at the same time, the second sees that only
            // one is left.
            Statement { sql: "UPDATE account SET key = key WHERE person = $1", values: vec![text(person)] },
            Statement {
                sql: "DELETE FROM passkey WHERE person = $1 AND credential = $2 AND \
                      (EXISTS (SELECT 1 FROM account WHERE person = $1 AND password IS NOT NULL) \
                       OR EXISTS (SELECT 1 FROM passkey AS other WHERE other.person = $1 AND other.credential <> $2))",
                values: vec![text(person), text(credential)],
            },
        ],
        PasskeyChange::ChallengeMade { challenge, now } => make_challenge(challenge, now),
        PasskeyChange::ChallengeUsed(secret) => {
            vec![Statement {
                sql: "DELETE FROM passkey_challenge WHERE secret = $1",
                values: vec![text(secret)],
            }]
        }
    }
}

/// Inserts a passkey of a person with an account.
pub(super) fn insert(passkey: Passkey) -> Statement {
    let Passkey { credential, person, name, public_key, counter, created, used: _, suspected: _ } = passkey;
    Statement {
        sql: "INSERT INTO passkey (credential, person, name, public_key, counter, created) \
              SELECT $1, $2, $3, $4, $5, $6 FROM account WHERE account.person = $2 ON CONFLICT DO NOTHING",
        values: vec![
            text(credential),
            text(person),
            text(name),
            text(public_key),
            number(counter),
            time(created),
        ],
    }
}

fn make_challenge(challenge: PasskeyChallenge, now: Time) -> Vec<Statement> {
    let PasskeyChallenge { secret, person, until } = challenge;
    let made = match person {
        Some(person) => Statement {
            sql: "INSERT INTO passkey_challenge (secret, person, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            values: vec![text(secret), text(person), time(until)],
        },
        None => Statement {
            sql: "INSERT INTO passkey_challenge (secret, until) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            values: vec![text(secret), time(until)],
        },
    };
    let old = Statement { sql: "DELETE FROM passkey_challenge WHERE until < $1", values: vec![time(now)] };
    vec![made, old]
}

pub(crate) const PASSKEYS: &str = "SELECT credential, person, name, public_key, counter, created, used, suspected \
    FROM passkey WHERE person = $1 ORDER BY created, credential";

pub(crate) const PASSKEY: &str = "SELECT credential, person, name, public_key, counter, created, used, suspected \
    FROM passkey WHERE credential = $1";

pub(crate) const CHALLENGE: &str = "SELECT secret, person, until FROM passkey_challenge WHERE secret = $1";

/// A row of [`PASSKEYS`].
pub(crate) fn passkey(row: &impl Columns) -> Result<Passkey, StoreError> {
    let counter = row.number(4).and_then(|counter| counter.try_into().ok());
    let time = |column| row.number(column).map(|at| Time(at.unsigned_abs()));
    Ok(Passkey {
        credential: CredentialId(row.text(0).unwrap_or_default()),
        person: person_id(row, 1)?,
        name: row.text(2).unwrap_or_default(),
        public_key: row.text(3).unwrap_or_default(),
        counter: counter.ok_or_else(|| damaged("counter"))?,
        created: moment(row, 5),
        used: time(6),
        suspected: time(7),
    })
}

/// A row of [`CHALLENGE`].
pub(crate) fn challenge(row: &impl Columns) -> Result<PasskeyChallenge, StoreError> {
    let person = row.text(1).map(|_| person_id(row, 1)).transpose()?;
    Ok(PasskeyChallenge { secret: secret(row, 0)?, person, until: moment(row, 2) })
}
