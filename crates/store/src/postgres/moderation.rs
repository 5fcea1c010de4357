//! Moderation in PostgreSQL.

use super::PostgresStore;
use super::people::rows;
use crate::StoreError;
use crate::moderation::queries::moderation_queries;
use crate::people::statement::Value;
use sqlx::postgres::PgRow;

impl PostgresStore {
    async fn answer(&self, query: &'static str, values: Vec<Value>) -> Result<Vec<PgRow>, StoreError> {
        rows(&self.pool, query, values).await
    }
}

moderation_queries!(PostgresStore);
