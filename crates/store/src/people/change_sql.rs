//! The statements of changes to persons, which are the same for `SQLite` and PostgreSQL.

use super::statement::{Statement, Value, of_person, one, text, time};
use super::{examined_sql, passkey_sql, results_sql};
use crate::moderation::sql as moderation_sql;
use crate::notices;
use crate::number::signed;
use crate::social::{challenge_sql, follow_sql, seek_sql, token_sql};
use crate::{
    Account, Passkey, PasskeyChange, PersonChange, PublishedRecord, Session, SessionId, SignInLink,
    StoredEntry,
};
use interregnum_table::{PersonId, SecretHash, Time};

/// What the two databases call differently.
pub(crate) struct Dialect {
    /// Replaces the summary ($2) of a table ($1).
    pub(crate) rewrite_summary: &'static str,
    /// Insert results and their seats that are not there yet. $1 is a JSON array of rows, each an array of columns.
    pub(crate) insert_results: &'static str,
    pub(crate) insert_seats: &'static str,
    /// Empty the tables of results and ratings, however many rows they have.
    pub(crate) clear_results: &'static [&'static str],
}

/// How many of the first statements of a change decide whether it is done: if one of them changes no row, or the first
/// fewer than [`PersonChange::rows`], the others are not run, and nothing was done.
pub(crate) const fn deciding(change: &PersonChange) -> usize {
    match change {
        PersonChange::Passkey(PasskeyChange::Removed { .. })
        | PersonChange::AccountMade { passkey: Some(_), .. } => 2,
        _ => 1,
    }
}

/// The statements of a change, to be run in one transaction. `SQLite` runs several changes in one, so a second statement
/// that decides must find nothing to undo: the first one changes nothing, or has checked what the second one needs.
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
        PersonChange::SignedOut { person, session } => vec![
            Statement {
                sql: "DELETE FROM session WHERE person = $1 AND id = $2",
                values: vec![text(person), text(session)],
            },
            Statement { sql: "DELETE FROM push_device WHERE session = $1", values: vec![text(session)] },
        ],
        PersonChange::SignedOutEverywhere { person, except } => sign_out_everywhere(person, except),
        PersonChange::AccountMade { account, name, codes, passkey } => {
            make_account(account, name, &codes, passkey)
        }
        PersonChange::Passkey(change) => passkey_sql::statements(change),
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
            let recorded = results_sql::record(&results, dialect);
            std::iter::once(results_sql::next_version(seen)).chain(recorded).collect()
        }
        PersonChange::ResultExamined { table, round, examination } => {
            examined_sql::examine(&table, round, examination)
        }
        PersonChange::ResultsCleared => results_sql::clear(dialect),
        PersonChange::RecordPublished(PublishedRecord { id, line, at }) => one(
            "INSERT INTO published (id, line, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            vec![text(id), text(line), time(at)],
        ),
        PersonChange::Seek(change) => seek_sql::statements(change),
        PersonChange::Challenge(change) => challenge_sql::statements(change),
        PersonChange::Follow(change) => follow_sql::statements(change),
        PersonChange::Token(change) => token_sql::statements(change),
        PersonChange::Moderated(change) => moderation_sql::statements(change),
        PersonChange::Notice(change) => notices::sql::statements(change),
        PersonChange::Deleted(person) => delete_person(person),
    }
}

fn sign_out_everywhere(person: PersonId, except: Option<SessionId>) -> Vec<Statement> {
    let except = except.map(|id| id.to_string()).unwrap_or_default();
    vec![
        // Whether there is such a person.
        of_person("UPDATE person SET name = name WHERE id = $1", person),
        Statement {
            sql: "DELETE FROM session WHERE person = $1 AND id <> $2",
            values: vec![text(person), text(&except)],
        },
        Statement {
            sql: "DELETE FROM push_device WHERE person = $1 AND session <> $2",
            values: vec![text(person), text(except)],
        },
        of_person("DELETE FROM sign_in_link WHERE person = $1", person),
        of_person("DELETE FROM api_token WHERE person = $1", person),
    ]
}

fn delete_person(person: PersonId) -> Vec<Statement> {
    [
        "DELETE FROM person WHERE id = $1",
        "DELETE FROM session WHERE person = $1",
        "DELETE FROM account WHERE person = $1",
        "DELETE FROM recovery_code WHERE person = $1",
        "DELETE FROM sign_in_link WHERE person = $1",
        "DELETE FROM passkey WHERE person = $1",
        "DELETE FROM passkey_challenge WHERE person = $1",
        "DELETE FROM rating WHERE person = $1",
        "DELETE FROM seek WHERE person = $1",
        "DELETE FROM challenge WHERE challenger = $1 OR challenged = $1",
        "DELETE FROM follow WHERE person = $1 OR followed = $1",
        "DELETE FROM presence WHERE person = $1",
        "DELETE FROM api_token WHERE person = $1",
        "DELETE FROM bot_account WHERE person = $1",
    ]
    .into_iter()
    .chain(moderation_sql::FORGET)
    .chain(notices::sql::OF_PERSON)
    .map(|sql| of_person(sql, person))
    .collect()
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

fn make_account(
    account: Account,
    name: String,
    codes: &[SecretHash],
    passkey: Option<Passkey>,
) -> Vec<Statement> {
    let person = account.person;
    let made = insert_account(account, passkey.as_ref());
    let renamed = Statement {
        sql: "UPDATE person SET name = $2 WHERE id = $1",
        values: vec![text(person), text(name)],
    };
    let listed = of_person(results_sql::LIST_RATINGS, person);
    let passkey = passkey.map(passkey_sql::insert);
    std::iter::once(made).chain(passkey).chain([renamed, listed]).chain(insert_codes(person, codes)).collect()
}

/// Inserts an account unless the credential of its passkey is known already.
fn insert_account(account: Account, passkey: Option<&Passkey>) -> Statement {
    let Account { person, key, password, created } = account;
    let credential = passkey.map_or_else(|| text(""), |passkey| text(&passkey.credential));
    let values = vec![text(person), text(key), time(created), credential];
    match password {
        Some(password) => Statement {
            sql: "INSERT INTO account (person, key, created, password) SELECT $1, $2, $3, $5 FROM person \
                  WHERE person.id = $1 AND NOT EXISTS (SELECT 1 FROM passkey WHERE credential = $4) \
                  ON CONFLICT DO NOTHING",
            values: values.into_iter().chain([text(password)]).collect(),
        },
        None => Statement {
            sql: "INSERT INTO account (person, key, created) SELECT $1, $2, $3 FROM person \
                  WHERE person.id = $1 AND NOT EXISTS (SELECT 1 FROM passkey WHERE credential = $4) \
                  ON CONFLICT DO NOTHING",
            values,
        },
    }
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
