//! Persons in `SQLite`.

use super::SqliteStore;
use super::error::store_error;
use crate::people::change_sql::{self, Dialect};
use crate::people::columns::count;
use crate::people::query_sql as sql;
use crate::people::statement::{Statement, Value, text};
use crate::{
    Account, Person, PersonChange, PersonStore, PublishedRecord, Session, SignInLink, SignedIn, StoreError,
    StoreFuture,
};
use interregnum_table::{PersonId, RecordId, SecretHash};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqlitePool, SqliteRow};
use sqlx::{Sqlite, SqliteConnection};

const DIALECT: Dialect = Dialect {
    rewrite_summary: "UPDATE head SET summary = $2 WHERE id = $1",
    // Without WHERE, ON would belong to the FROM.
    insert_results: "INSERT INTO result (game_table, round, game, players, ended, rated) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 \
        FROM json_each($1) WHERE true ON CONFLICT DO NOTHING",
    insert_seats: "INSERT INTO result_seat (game_table, round, seat, person, game, players, side, place, outcome) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, \
        value ->> 7, value ->> 8 FROM json_each($1) WHERE true ON CONFLICT DO NOTHING",
    clear_results: &[
        "DELETE FROM result",
        "DELETE FROM result_seat",
        "DELETE FROM rating_point",
        "DELETE FROM rating",
    ],
};

/// Changes persons within the transaction of a batch; whether something was done.
pub(super) async fn change(
    connection: &mut SqliteConnection,
    change: PersonChange,
) -> Result<bool, sqlx::Error> {
    let (deciding, least) = (change_sql::deciding(&change), change.rows());
    for (number, Statement { sql, values }) in
        change_sql::statements(change, &DIALECT).into_iter().enumerate()
    {
        let query = bound(sql, values);
        let changed = query.execute(&mut *connection).await?.rows_affected();
        if number < deciding && (changed == 0 || (number == 0 && changed < least)) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A statement with its values.
fn bound(sql: &'static str, values: Vec<Value>) -> Query<'static, Sqlite, SqliteArguments> {
    values.into_iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Text(text) => query.bind(text),
        Value::Number(number) => query.bind(number),
        Value::Bytes(bytes) => query.bind(bytes),
        Value::Real(real) => query.bind(real),
    })
}

pub(super) async fn rows(
    pool: &SqlitePool,
    sql: &'static str,
    values: Vec<Value>,
) -> Result<Vec<SqliteRow>, StoreError> {
    bound(sql, values).fetch_all(pool).await.map_err(store_error)
}

impl SqliteStore {
    pub(super) async fn find_published(
        &self,
        record: RecordId,
    ) -> Result<Option<PublishedRecord>, StoreError> {
        rows(&self.readers, sql::PUBLISHED, vec![text(record)]).await?.first().map(sql::published).transpose()
    }
}

impl PersonStore for SqliteStore {
    fn change_person(&self, change: PersonChange) -> StoreFuture<'_, bool> {
        Box::pin(self.writer.change_person(change))
    }

    fn session(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignedIn>> {
        self.reading(async move {
            rows(&self.readers, sql::SESSION, vec![text(secret)])
                .await?
                .first()
                .map(sql::signed_in)
                .transpose()
        })
    }

    fn sessions(&self, person: PersonId) -> StoreFuture<'_, Vec<Session>> {
        self.reading(async move {
            rows(&self.readers, sql::SESSIONS, vec![text(person)]).await?.iter().map(sql::session).collect()
        })
    }

    fn person(&self, person: PersonId) -> StoreFuture<'_, Option<Person>> {
        self.reading(async move {
            rows(&self.readers, sql::PERSON, vec![text(person)]).await?.first().map(sql::person).transpose()
        })
    }

    fn account(&self, person: PersonId) -> StoreFuture<'_, Option<Account>> {
        self.reading(async move {
            rows(&self.readers, sql::ACCOUNT, vec![text(person)]).await?.first().map(sql::account).transpose()
        })
    }

    fn account_by_key(&self, key: String) -> StoreFuture<'_, Option<Account>> {
        self.reading(async move {
            rows(&self.readers, sql::ACCOUNT_BY_KEY, vec![text(key)])
                .await?
                .first()
                .map(sql::account)
                .transpose()
        })
    }

    fn recovery_codes(&self, person: PersonId) -> StoreFuture<'_, u32> {
        self.reading(async move {
            let found = rows(&self.readers, sql::RECOVERY_CODES, vec![text(person)]).await?;
            Ok(found.first().map_or(0, count))
        })
    }

    fn sign_in_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignInLink>> {
        self.reading(async move {
            rows(&self.readers, sql::LINK, vec![text(secret)]).await?.first().map(sql::link).transpose()
        })
    }
}
