//! Persons in PostgreSQL.

use super::{PostgresStore, within};
use crate::people::sql::{self, Dialect, Statement, Value};
use crate::{Account, PersonChange, PersonStore, Session, SignInLink, SignedIn, StoreError, StoreFuture};
use interregnum_table::{PersonId, SecretHash};
use sqlx::Postgres;
use sqlx::postgres::{PgPool, PgRow};

const DIALECT: Dialect = Dialect { rewrite_summary: "UPDATE listing SET summary = $2 WHERE id = $1" };

/// Changes persons in one transaction; whether something was done.
async fn change(pool: &PgPool, change: PersonChange) -> Result<bool, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    for (number, Statement { sql, values }) in sql::statements(change, &DIALECT).into_iter().enumerate() {
        let bind = |query: sqlx::query::Query<'static, Postgres, _>, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
            Value::Bytes(bytes) => query.bind(bytes),
        };
        let query = values.into_iter().fold(sqlx::query(sql), bind);
        let changed = query.execute(&mut *transaction).await?.rows_affected();
        if number == 0 && changed == 0 {
            return Ok(false);
        }
    }
    transaction.commit().await?;
    Ok(true)
}

async fn rows(pool: &PgPool, sql: &'static str, value: String) -> Result<Vec<PgRow>, StoreError> {
    within(sqlx::query(sql).bind(value).fetch_all(pool)).await
}

impl PersonStore for PostgresStore {
    fn change_person(&self, changed: PersonChange) -> StoreFuture<'_, bool> {
        Box::pin(within(change(&self.pool, changed)))
    }

    fn session(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignedIn>> {
        Box::pin(async move {
            rows(&self.pool, sql::SESSION, secret.to_string()).await?.first().map(sql::signed_in).transpose()
        })
    }

    fn sessions(&self, person: PersonId) -> StoreFuture<'_, Vec<Session>> {
        Box::pin(async move {
            rows(&self.pool, sql::SESSIONS, person.to_string()).await?.iter().map(sql::session).collect()
        })
    }

    fn account(&self, person: PersonId) -> StoreFuture<'_, Option<Account>> {
        Box::pin(async move {
            rows(&self.pool, sql::ACCOUNT, person.to_string()).await?.first().map(sql::account).transpose()
        })
    }

    fn account_by_key(&self, key: String) -> StoreFuture<'_, Option<Account>> {
        Box::pin(async move {
            rows(&self.pool, sql::ACCOUNT_BY_KEY, key).await?.first().map(sql::account).transpose()
        })
    }

    fn recovery_codes(&self, person: PersonId) -> StoreFuture<'_, u32> {
        Box::pin(async move {
            let found = rows(&self.pool, sql::RECOVERY_CODES, person.to_string()).await?;
            Ok(found.first().map_or(0, sql::count))
        })
    }

    fn sign_in_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignInLink>> {
        Box::pin(async move {
            rows(&self.pool, sql::LINK, secret.to_string()).await?.first().map(sql::link).transpose()
        })
    }
}
