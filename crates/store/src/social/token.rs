//! Tokens with which programs act for a person, and the accounts that belong to programs.

use super::TokenId;
use crate::people::columns::{Columns, damaged, moment, secret};
use crate::people::query_sql::person;
use crate::people::statement::{Statement, one, text, time};
use crate::{Person, StoreError};
use interregnum_table::{PersonId, SecretHash, Time};

/// A token with which a program acts for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiToken {
    /// Its id.
    pub id: TokenId,
    /// The hash of its secret.
    pub secret: SecretHash,
    /// For whom it acts.
    pub person: PersonId,
    /// What its owner calls it.
    pub name: String,
    /// What it may do: words, of which the store knows nothing.
    pub scopes: Vec<String>,
    /// When it was made.
    pub made: Time,
    /// Until when it is accepted.
    pub until: Time,
    /// When it was last used, to the hour.
    pub used: Option<Time>,
}

/// A change to tokens and to the accounts of programs.
#[derive(Clone, Debug)]
pub enum TokenChange {
    /// A token was made. Nothing is done for somebody without an account.
    Made(ApiToken),
    /// A token is no longer accepted. Nothing is done if it is somebody else's.
    Revoked {
        /// Whose.
        person: PersonId,
        /// The token.
        token: TokenId,
    },
    /// A token was used.
    Used {
        /// The token.
        token: TokenId,
        /// When.
        at: Time,
    },
    /// An account becomes that of a program, for good, under another name. Nothing is done if the person has no
    /// account, the key belongs to another, or a rated game was played.
    BotMade {
        /// Whose account.
        person: PersonId,
        /// The name as others see it.
        name: String,
        /// The name in the form in which no two accounts have the same.
        key: String,
        /// When.
        at: Time,
    },
}

pub(crate) const TOKEN: &str = "SELECT person.id, person.name, person.created, account.key, api_token.id, \
    api_token.secret, api_token.name, api_token.scopes, api_token.made, api_token.until, api_token.used \
    FROM api_token JOIN person ON person.id = api_token.person LEFT JOIN account ON account.person = person.id \
    WHERE api_token.secret = $1";

pub(crate) const TOKENS: &str = "SELECT person.id, person.name, person.created, account.key, api_token.id, \
    api_token.secret, api_token.name, api_token.scopes, api_token.made, api_token.until, api_token.used \
    FROM api_token JOIN person ON person.id = api_token.person LEFT JOIN account ON account.person = person.id \
    WHERE api_token.person = $1 ORDER BY api_token.made DESC, api_token.id";

pub(crate) const IS_BOT: &str = "SELECT count(*) FROM bot_account WHERE person = $1";

pub(crate) fn statements(change: TokenChange) -> Vec<Statement> {
    match change {
        TokenChange::Made(token) => {
            let ApiToken { id, secret, person, name, scopes, made, until, used: _ } = token;
            let scopes = scopes.join(" ");
            let values =
                vec![text(secret), text(id), text(person), text(name), text(scopes), time(made), time(until)];
            one(
                "INSERT INTO api_token (secret, id, person, name, scopes, made, until) \
                 SELECT $1, $2, $3, $4, $5, $6, $7 FROM account WHERE account.person = $3 ON CONFLICT DO NOTHING",
                values,
            )
        }
        TokenChange::Revoked { person, token } => {
            one("DELETE FROM api_token WHERE person = $1 AND id = $2", vec![text(person), text(token)])
        }
        TokenChange::Used { token, at } => {
            one("UPDATE api_token SET used = $2 WHERE id = $1", vec![text(token), time(at)])
        }
        TokenChange::BotMade { person, name, key, at } => {
            let made = Statement {
                sql: "INSERT INTO bot_account (person, since) SELECT $1, $3 FROM account WHERE account.person = $1 \
                      AND NOT EXISTS (SELECT 1 FROM account AS other WHERE other.key = $2 AND other.person <> $1) \
                      AND NOT EXISTS (SELECT 1 FROM rating WHERE rating.person = $1) ON CONFLICT DO NOTHING",
                values: vec![text(person), text(&key), time(at)],
            };
            let renamed = Statement {
                sql: "UPDATE person SET name = $2 WHERE id = $1",
                values: vec![text(person), text(name)],
            };
            let keyed = Statement {
                sql: "UPDATE account SET key = $2 WHERE person = $1",
                values: vec![text(person), text(key)],
            };
            vec![made, renamed, keyed]
        }
    }
}

/// A row of [`TOKEN`] or [`TOKENS`].
pub(crate) fn token(row: &impl Columns) -> Result<(ApiToken, Person), StoreError> {
    let person = person(row)?;
    let token = ApiToken {
        id: row.text(4).and_then(|id| id.parse().ok()).ok_or_else(|| damaged("token"))?,
        secret: secret(row, 5)?,
        person: person.id,
        name: row.text(6).unwrap_or_default(),
        scopes: row.text(7).unwrap_or_default().split_whitespace().map(str::to_owned).collect(),
        made: moment(row, 8),
        until: moment(row, 9),
        used: row.number(10).map(|_| moment(row, 10)),
    };
    Ok((token, person))
}
