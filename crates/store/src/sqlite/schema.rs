//! The schema of the database, and its migrations.

use super::error::{migration_error, store_error};
use crate::StoreError;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{SqlSafeStr, SqliteConnection};

/// The migrations, oldest first. A released migration is never changed.
const STEPS: [(&str, &str); 11] = [
    ("log", include_str!("../../migrations/0001_log.sql")),
    ("moves touch the log only", include_str!("../../migrations/0002_moves_touch_the_log_only.sql")),
    ("people", include_str!("../../migrations/0003_people.sql")),
    ("results", include_str!("../../migrations/0004_results.sql")),
    ("published", include_str!("../../migrations/0005_published.sql")),
    ("days", include_str!("../../migrations/0006_days.sql")),
    ("moderation", include_str!("../../migrations/0007_moderation.sql")),
    ("passkeys", include_str!("../../migrations/0008_passkeys.sql")),
    ("notices", include_str!("../../migrations/0009_notices.sql")),
    ("pairing", include_str!("../../migrations/0010_pairing.sql")),
    ("examined", include_str!("../../migrations/0011_examined.sql")),
];

/// Migrates the database to the current schema.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let step = |(number, (name, sql)): (i64, &(&'static str, &'static str))| {
        Migration::new(number, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations((1..).zip(&STEPS).map(step).collect());
    migrator.run_direct(None, connection, false).await.map_err(migration_error)
}

/// Checks that the file is a log.
pub(super) async fn check(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name IN ('head', 'entry')")
        .fetch_one(connection)
        .await
        .map_err(store_error)?;
    if found == 2 {
        Ok(())
    } else {
        Err(StoreError::Damaged { detail: "it has no tables of ours".to_owned() })
    }
}
