//! Persons in PostgreSQL.

use super::{PostgresStore, within};
use crate::people::change_sql::{self, Dialect};
use crate::people::columns::count;
use crate::people::query_sql as sql;
use crate::people::statement::{Statement, Value, text};
use crate::{
    Account, Person, PersonChange, PersonStore, PublishedRecord, Session, SignInLink, SignedIn, StoreError,
    StoreFuture,
};
use interregnum_table::{PersonId, RecordId, SecretHash};
use sqlx::Postgres;
use sqlx::postgres::{PgArguments, PgPool, PgRow};
use sqlx::query::Query;

const DIALECT: Dialect = Dialect {
    rewrite_summary: "UPDATE listing SET summary = $2 WHERE id = $1",
    insert_results: "INSERT INTO result (game_table, round, game, players, ended, rated) \
        SELECT row ->> 0, (row ->> 1)::bigint, row ->> 2, (row ->> 3)::bigint, (row ->> 4)::bigint, \
        (row ->> 5)::bigint FROM jsonb_array_elements($1::jsonb) AS rows (row) ON CONFLICT DO NOTHING",
    insert_seats: "INSERT INTO result_seat (game_table, round, seat, person, game, players, side, place, outcome) \
        SELECT row ->> 0, (row ->> 1)::bigint, (row ->> 2)::bigint, row ->> 3, row ->> 4, (row ->> 5)::bigint, \
        (row ->> 6)::bigint, (row ->> 7)::bigint, (row ->> 8)::bigint \
        FROM jsonb_array_elements($1::jsonb) AS rows (row) ON CONFLICT DO NOTHING",
    clear_results: &["TRUNCATE result, result_seat, rating_point, rating"],
};

/// Changes persons in one transaction; whether something was done.
async fn change(pool: &PgPool, change: PersonChange) -> Result<bool, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    let (deciding, least) = (change_sql::deciding(&change), change.rows());
    for (number, Statement { sql, values }) in
        change_sql::statements(change, &DIALECT).into_iter().enumerate()
    {
        let query = bound(sql, values);
        let changed = query.execute(&mut *transaction).await?.rows_affected();
        if number < deciding && (changed == 0 || (number == 0 && changed < least)) {
            return Ok(false);
        }
    }
    transaction.commit().await?;
    Ok(true)
}

/// A statement with its values.
fn bound(sql: &'static str, values: Vec<Value>) -> Query<'static, Postgres, PgArguments> {
    values.into_iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Text(text) => query.bind(text),
        Value::Number(number) => query.bind(number),
        Value::Bytes(bytes) => query.bind(bytes),
        Value::Real(real) => query.bind(real),
    })
}

pub(super) async fn rows(
    pool: &PgPool,
    sql: &'static str,
    values: Vec<Value>,
) -> Result<Vec<PgRow>, StoreError> {
    within(bound(sql, values).fetch_all(pool)).await
}

impl PostgresStore {
    pub(super) async fn find_published(
        &self,
        record: RecordId,
    ) -> Result<Option<PublishedRecord>, StoreError> {
        rows(&self.pool, sql::PUBLISHED, vec![text(record)]).await?.first().map(sql::published).transpose()
    }
}

impl PersonStore for PostgresStore {
    fn change_person(&self, changed: PersonChange) -> StoreFuture<'_, bool> {
        Box::pin(within(change(&self.pool, changed)))
    }

    fn session(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignedIn>> {
        Box::pin(async move {
            rows(&self.pool, sql::SESSION, vec![text(secret)]).await?.first().map(sql::signed_in).transpose()
        })
    }

    fn sessions(&self, person: PersonId) -> StoreFuture<'_, Vec<Session>> {
        Box::pin(async move {
            rows(&self.pool, sql::SESSIONS, vec![text(person)]).await?.iter().map(sql::session).collect()
        })
    }

    fn person(&self, person: PersonId) -> StoreFuture<'_, Option<Person>> {
        Box::pin(async move {
            rows(&self.pool, sql::PERSON, vec![text(person)]).await?.first().map(sql::person).transpose()
        })
    }

    fn account(&self, person: PersonId) -> StoreFuture<'_, Option<Account>> {
        Box::pin(async move {
            rows(&self.pool, sql::ACCOUNT, vec![text(person)]).await?.first().map(sql::account).transpose()
        })
    }

    fn account_by_key(&self, key: String) -> StoreFuture<'_, Option<Account>> {
        Box::pin(async move {
            rows(&self.pool, sql::ACCOUNT_BY_KEY, vec![text(key)])
                .await?
                .first()
                .map(sql::account)
                .transpose()
        })
    }

    fn recovery_codes(&self, person: PersonId) -> StoreFuture<'_, u32> {
        Box::pin(async move {
            let found = rows(&self.pool, sql::RECOVERY_CODES, vec![text(person)]).await?;
            Ok(found.first().map_or(0, count))
        })
    }

    fn sign_in_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignInLink>> {
        Box::pin(async move {
            rows(&self.pool, sql::LINK, vec![text(secret)]).await?.first().map(sql::link).transpose()
        })
    }
}
