//! Translates database errors into store errors.

use crate::StoreError;
use sqlx::migrate::MigrateError;

/// Primary result codes of `SQLite`; the extended ones keep them in their lowest byte.
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const READ_ONLY: u32 = 8;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const NOT_A_DATABASE: u32 = 26;

/// The store error for an error of the database.
#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
pub(super) fn store_error(error: sqlx::Error) -> StoreError {
    let detail = error.to_string();
    let code = match &error {
        sqlx::Error::Database(error) => error.code().and_then(|code| code.parse::<u32>().ok()),
        sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => return StoreError::Closed,
        _ => None,
    };
    match code.map(|code| code & 0xff) {
        Some(BUSY | LOCKED) => StoreError::Busy,
        Some(READ_ONLY) => StoreError::ReadOnly,
        Some(FULL) => StoreError::Full,
        Some(CORRUPT | NOT_A_DATABASE) => StoreError::Damaged { detail },
        _ => StoreError::Unreachable { detail },
    }
}

/// The store error for a failed migration.
pub(super) fn migration_error(error: MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => store_error(error),
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => StoreError::Newer,
        other => StoreError::Damaged { detail: other.to_string() },
    }
}
