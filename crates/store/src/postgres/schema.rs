//! The schema of the database, and its migrations.

use super::error::migration_error;
use crate::StoreError;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{PgConnection, SqlSafeStr};

/// The migrations, oldest first. A released migration is never changed.
const STEPS: [(&str, &str); 11] = [
    ("log", include_str!("../../migrations/postgres/0001_log.sql")),
    ("notice", include_str!("../../migrations/postgres/0002_notice.sql")),
    ("people", include_str!("../../migrations/postgres/0003_people.sql")),
    ("results", include_str!("../../migrations/postgres/0004_results.sql")),
    ("published", include_str!("../../migrations/postgres/0005_published.sql")),
    ("days", include_str!("../../migrations/postgres/0006_days.sql")),
    ("moderation", include_str!("../../migrations/postgres/0007_moderation.sql")),
    ("passkeys", include_str!("../../migrations/postgres/0008_passkeys.sql")),
    ("notices", include_str!("../../migrations/postgres/0009_notices.sql")),
    ("pairing", include_str!("../../migrations/postgres/0010_pairing.sql")),
    ("examined", include_str!("../../migrations/postgres/0011_examined.sql")),
];

/// Migrates the database to the current schema. Servers that start at the same time wait for each other.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let step = |(number, (name, sql)): (i64, &(&'static str, &'static str))| {
        Migration::new(number, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations((1..).zip(&STEPS).map(step).collect());
    migrator.run_direct(None, connection, false).await.map_err(migration_error)
}
