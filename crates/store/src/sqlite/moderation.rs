//! Moderation in `SQLite`.

use super::SqliteStore;
use super::people::rows;
use crate::StoreError;
use crate::moderation::queries::moderation_queries;
use crate::people::statement::Value;
use sqlx::sqlite::SqliteRow;

impl SqliteStore {
    async fn answer(&self, query: &'static str, values: Vec<Value>) -> Result<Vec<SqliteRow>, StoreError> {
        self.reading(rows(&self.readers, query, values)).await
    }
}

moderation_queries!(SqliteStore);
