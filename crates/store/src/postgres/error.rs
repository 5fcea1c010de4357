//! Translates database errors into store errors.

use crate::StoreError;
use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgDatabaseError, PgSeverity};

/// The store error for an error of the database.
#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
pub(super) fn store_error(error: sqlx::Error) -> StoreError {
    let detail = error.to_string();
    let code = match &error {
        sqlx::Error::Database(error) => error.code(),
        sqlx::Error::PoolClosed => return StoreError::Closed,
        _ => None,
    };
    match code.as_deref() {
        // A full disk; a read-only transaction, as on a standby; no permission.
        Some("53100") => StoreError::Full,
        Some("25006" | "42501") => StoreError::ReadOnly,
        // A deadlock, a serialization failure, a lock that was not granted in time, a cancelled statement.
        Some("40P01" | "40001" | "55P03" | "57014") => StoreError::Busy,
        // Damaged data or indexes; a table or column that is not ours.
        Some("XX001" | "XX002" | "42P01" | "42P07" | "42703") => StoreError::Damaged { detail },
        _ => StoreError::Unreachable { detail },
    }
}

/// Whether the database has answered that it did nothing. Without an answer a statement may have been
/// carried out.
pub(super) fn is_refusal(error: &sqlx::Error) -> bool {
    let answer = match error {
        sqlx::Error::Database(error) => error.try_downcast_ref::<PgDatabaseError>(),
        _ => None,
    };
    // The others end the connection.
    answer.is_some_and(|answer| answer.severity() == PgSeverity::Error)
}

/// Whether two writers were in each other's way, so that the statement has to be repeated.
pub(super) fn is_deadlock(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    matches!(code.as_deref(), Some("40P01" | "40001"))
}

/// The store error for a failed migration.
pub(super) fn migration_error(error: MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => store_error(error),
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => StoreError::Newer,
        other => StoreError::Damaged { detail: other.to_string() },
    }
}
