//! Persons in `SQLite`.

use super::SqliteStore;
use super::error::store_error;
use crate::people::sql::{self, Dialect, Statement, Value};
use crate::{Account, PersonChange, PersonStore, Session, SignInLink, SignedIn, StoreError, StoreFuture};
use interregnum_table::{PersonId, SecretHash};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Sqlite, SqliteConnection};

const DIALECT: Dialect = Dialect { rewrite_summary: "UPDATE head SET summary = $2 WHERE id = $1" };

/// Changes persons within the transaction of a batch; whether something was done.
pub(super) async fn change(
    connection: &mut SqliteConnection,
    change: PersonChange,
) -> Result<bool, sqlx::Error> {
    for (number, Statement { sql, values }) in sql::statements(change, &DIALECT).into_iter().enumerate() {
        let bind = |query: sqlx::query::Query<'static, Sqlite, _>, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
            Value::Bytes(bytes) => query.bind(bytes),
        };
        let query = values.into_iter().fold(sqlx::query(sql), bind);
        let changed = query.execute(&mut *connection).await?.rows_affected();
        if number == 0 && changed == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn rows(pool: &SqlitePool, sql: &'static str, value: String) -> Result<Vec<SqliteRow>, StoreError> {
    sqlx::query(sql).bind(value).fetch_all(pool).await.map_err(store_error)
}

impl PersonStore for SqliteStore {
    fn change_person(&self, change: PersonChange) -> StoreFuture<'_, bool> {
        Box::pin(self.writer.change_person(change))
    }

    fn session(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignedIn>> {
        self.reading(async move {
            rows(&self.readers, sql::SESSION, secret.to_string())
                .await?
                .first()
                .map(sql::signed_in)
                .transpose()
        })
    }

    fn sessions(&self, person: PersonId) -> StoreFuture<'_, Vec<Session>> {
        self.reading(async move {
            rows(&self.readers, sql::SESSIONS, person.to_string()).await?.iter().map(sql::session).collect()
        })
    }

    fn account(&self, person: PersonId) -> StoreFuture<'_, Option<Account>> {
        self.reading(async move {
            rows(&self.readers, sql::ACCOUNT, person.to_string()).await?.first().map(sql::account).transpose()
        })
    }

    fn account_by_key(&self, key: String) -> StoreFuture<'_, Option<Account>> {
        self.reading(async move {
            rows(&self.readers, sql::ACCOUNT_BY_KEY, key).await?.first().map(sql::account).transpose()
        })
    }

    fn recovery_codes(&self, person: PersonId) -> StoreFuture<'_, u32> {
        self.reading(async move {
            let found = rows(&self.readers, sql::RECOVERY_CODES, person.to_string()).await?;
            Ok(found.first().map_or(0, sql::count))
        })
    }

    fn sign_in_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignInLink>> {
        self.reading(async move {
            rows(&self.readers, sql::LINK, secret.to_string()).await?.first().map(sql::link).transpose()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::schema;
    use sqlx::{Connection as _, Row as _};

    #[tokio::test]
    async fn a_session_is_found_by_either_secret_without_reading_all_of_them() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        schema::migrate(&mut connection).await.unwrap();
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", sql::SESSION));
        let rows = sqlx::query(explain).bind("").fetch_all(&mut connection).await.unwrap();
        let plan = rows.iter().map(|row| row.get::<String, _>(3)).collect::<Vec<_>>().join("\n");
        assert!(plan.contains("session_previous") && !plan.contains("SCAN"), "{plan}");
    }
}
