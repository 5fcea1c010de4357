//! The SQL of persons, which is the same for `SQLite` and PostgreSQL.

use super::results_sql;
use crate::number::signed;
use crate::{
    Account, Person, PersonChange, Previous, Session, SignInLink, SignedIn, StoreError, StoredEntry,
};
use interregnum_table::{PersonId, SecretHash, Time};
use sqlx::{ColumnIndex, Database, Decode, Row, Type};

/// A value that is bound to a statement.
pub(crate) enum Value {
    Text(String),
    Number(i64),
    Bytes(Vec<u8>),
    Real(f64),
}

/// One statement with its values.
pub(crate) struct Statement {
    pub(crate) sql: &'static str,
    pub(crate) values: Vec<Value>,
}

#[expect(clippy::needless_pass_by_value, reason = "values are handed over as they come")]
pub(crate) fn text(text: impl ToString) -> Value {
    Value::Text(text.to_string())
}

pub(super) fn time(at: Time) -> Value {
    Value::Number(signed(at.0))
}

pub(crate) fn number(number: u32) -> Value {
    Value::Number(i64::from(number))
}

/// What the two databases call differently.
pub(crate) struct Dialect {
    /// Replaces the summary ($2) of a table ($1).
    pub(crate) rewrite_summary: &'static str,
    /// Empty the tables of results and ratings, however many rows they have.
    pub(crate) clear_results: &'static [&'static str],
}

/// The statements of a change, to be run in one transaction. If the first changes no row, the others are not run, and
/// nothing was done.
pub(crate) fn statements(change: PersonChange, dialect: &Dialect) -> Vec<Statement> {
    match change {
        PersonChange::Came { person, session } => {
            let came = "INSERT INTO person (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            vec![
                Statement {
                    sql: came,
                    values: vec![text(person.id), text(person.name), time(person.created)],
                },
                insert_session(session),
            ]
        }
        PersonChange::Renamed { person, name } => {
            one("UPDATE person SET name = $2 WHERE id = $1", vec![text(person), text(name)])
        }
        PersonChange::SignedIn(session) => vec![insert_session(session)],
        PersonChange::Used { session, device, at } => one(
            "UPDATE session SET device = $2, used = $3 WHERE id = $1",
            vec![text(session), text(device), time(at)],
        ),
        PersonChange::Rotated { session, from, to, at, lost_before } => one(
            "UPDATE session SET secret = $3, previous = $2, previous_until = NULL, rotated = $4 WHERE id = $1 \
             AND (secret = $2 OR (previous = $2 AND previous_until IS NULL AND rotated <= $5))",
            vec![text(session), text(from), text(to), time(at), time(lost_before)],
        ),
        PersonChange::RotationConfirmed { session, until } => one(
            "UPDATE session SET previous_until = $2 WHERE id = $1 AND previous IS NOT NULL AND previous_until IS NULL",
            vec![text(session), time(until)],
        ),
        PersonChange::SignedOut { person, session } => {
            one("DELETE FROM session WHERE person = $1 AND id = $2", vec![text(person), text(session)])
        }
        PersonChange::SignedOutEverywhere { person, except } => {
            let except = except.map(|id| id.to_string()).unwrap_or_default();
            vec![
                // Whether there is such a person.
                of_person("UPDATE person SET name = name WHERE id = $1", person),
                Statement {
                    sql: "DELETE FROM session WHERE person = $1 AND id <> $2",
                    values: vec![text(person), text(except)],
                },
                of_person("DELETE FROM sign_in_link WHERE person = $1", person),
            ]
        }
        PersonChange::AccountMade { account, name, codes } => make_account(account, name, &codes),
        PersonChange::PasswordSet { person, password } => {
            one("UPDATE account SET password = $2 WHERE person = $1", vec![text(person), text(password)])
        }
        PersonChange::CodesReplaced { person, codes } => {
            // Locks the account, so that two replacements do not mix.
            let first = of_person("UPDATE account SET key = key WHERE person = $1", person);
            let removed = of_person("DELETE FROM recovery_code WHERE person = $1", person);
            [first, removed].into_iter().chain(insert_codes(person, &codes)).collect()
        }
        PersonChange::CodeUsed { person, code } => {
            one("DELETE FROM recovery_code WHERE person = $1 AND secret = $2", vec![text(person), text(code)])
        }
        PersonChange::LinkMade { link, now } => make_link(link, now),
        PersonChange::LinkUsed(secret) => {
            one("DELETE FROM sign_in_link WHERE secret = $1", vec![text(secret)])
        }
        PersonChange::EntriesRewritten { table, entries } => {
            let rewrite = |entry: StoredEntry| Statement {
                sql: "UPDATE entry SET bytes = $3 WHERE head = (SELECT key FROM head WHERE id = $1) AND version = $2",
                values: vec![text(&table), Value::Number(signed(entry.version.0)), Value::Bytes(entry.bytes)],
            };
            entries.into_iter().map(rewrite).collect()
        }
        PersonChange::SummaryRewritten { table, summary } => {
            one(dialect.rewrite_summary, vec![text(table), Value::Bytes(summary)])
        }
        PersonChange::ResultsRecorded { seen, results } => {
            let recorded = results.iter().flat_map(results_sql::record);
            std::iter::once(results_sql::next_version(seen)).chain(recorded).collect()
        }
        PersonChange::ResultsCleared => results_sql::clear(dialect),
        PersonChange::Deleted(person) => [
            "DELETE FROM person WHERE id = $1",
            "DELETE FROM session WHERE person = $1",
            "DELETE FROM account WHERE person = $1",
            "DELETE FROM recovery_code WHERE person = $1",
            "DELETE FROM sign_in_link WHERE person = $1",
            "DELETE FROM rating WHERE person = $1",
        ]
        .map(|sql| of_person(sql, person))
        .into(),
    }
}

fn one(sql: &'static str, values: Vec<Value>) -> Vec<Statement> {
    vec![Statement { sql, values }]
}

fn of_person(sql: &'static str, person: PersonId) -> Statement {
    Statement { sql, values: vec![text(person)] }
}

fn insert_session(session: Session) -> Statement {
    let Session { id, person, secret, device, created, used, rotated, previous: _ } = session;
    Statement {
        sql: "INSERT INTO session (secret, id, person, device, created, used, rotated) \
              SELECT $1, $2, $3, $4, $5, $6, $7 FROM person WHERE person.id = $3 ON CONFLICT DO NOTHING",
        values: vec![
            text(secret),
            text(id),
            text(person),
            text(device),
            time(created),
            time(used),
            time(rotated),
        ],
    }
}

fn make_account(account: Account, name: String, codes: &[SecretHash]) -> Vec<Statement> {
    let Account { person, key, password, created } = account;
    let made = Statement {
        sql: "INSERT INTO account (person, key, password, created) \
              SELECT $1, $2, $3, $4 FROM person WHERE person.id = $1 ON CONFLICT DO NOTHING",
        values: vec![text(person), text(key), text(password), time(created)],
    };
    let renamed = Statement {
        sql: "UPDATE person SET name = $2 WHERE id = $1",
        values: vec![text(person), text(name)],
    };
    let listed = of_person(results_sql::LIST_RATINGS, person);
    [made, renamed, listed].into_iter().chain(insert_codes(person, codes)).collect()
}

fn insert_codes(person: PersonId, codes: &[SecretHash]) -> impl Iterator<Item = Statement> {
    codes.iter().map(move |code| Statement {
        sql: "INSERT INTO recovery_code (person, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        values: vec![text(person), text(code)],
    })
}

fn make_link(link: SignInLink, now: Time) -> Vec<Statement> {
    let made = Statement {
        sql: "INSERT INTO sign_in_link (secret, person, until) \
              SELECT $1, $2, $3 FROM person WHERE person.id = $2 ON CONFLICT DO NOTHING",
        values: vec![text(link.secret), text(link.person), time(link.until)],
    };
    let old = Statement { sql: "DELETE FROM sign_in_link WHERE until < $1", values: vec![time(now)] };
    vec![made, old]
}

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

/// A row of a database whose columns hold texts and numbers.
pub(crate) trait Columns: Row {
    fn text(&self, column: usize) -> Option<String>;
    fn number(&self, column: usize) -> Option<i64>;
    fn real(&self, column: usize) -> Option<f64>;
}

impl<R: Row> Columns for R
where
    for<'r> String: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> i64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> f64: Decode<'r, R::Database> + Type<R::Database>,
    R::Database: Database,
    usize: ColumnIndex<R>,
{
    fn text(&self, column: usize) -> Option<String> {
        self.get(column)
    }

    fn number(&self, column: usize) -> Option<i64> {
        self.get(column)
    }

    fn real(&self, column: usize) -> Option<f64> {
        self.get(column)
    }
}

pub(super) fn damaged(what: &str) -> StoreError {
    StoreError::Damaged { detail: format!("a person has no {what}") }
}

pub(super) fn moment(row: &impl Columns, column: usize) -> Time {
    Time(row.number(column).unwrap_or_default().unsigned_abs())
}

pub(super) fn person_id(row: &impl Columns, column: usize) -> Result<PersonId, StoreError> {
    row.text(column).as_deref().and_then(PersonId::read).ok_or_else(|| damaged("id"))
}

fn secret(row: &impl Columns, column: usize) -> Result<SecretHash, StoreError> {
    row.text(column).as_deref().and_then(SecretHash::read).ok_or_else(|| damaged("secret"))
}

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
        password: row.text(2).unwrap_or_default(),
        created: moment(row, 3),
    })
}

/// A row of [`RECOVERY_CODES`].
pub(crate) fn count(row: &impl Columns) -> u32 {
    row.number(0).and_then(|count| count.try_into().ok()).unwrap_or_default()
}

/// A row of [`LINK`].
pub(crate) fn link(row: &impl Columns) -> Result<SignInLink, StoreError> {
    Ok(SignInLink { secret: secret(row, 0)?, person: person_id(row, 1)?, until: moment(row, 2) })
}
