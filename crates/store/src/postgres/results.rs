//! Results and ratings in PostgreSQL.

use super::PostgresStore;
use super::people::rows;
use crate::people::statement::{number, text};
use crate::people::{examined_sql, results_sql as sql};
use crate::{
    ExactCount, GameResult, RankedPerson, RatingKind, RatingPoint, RatingVersion, ResultKey, ResultStore,
    StoreFuture, StoredRating, WinCount,
};
use interregnum_table::{PersonId, TableId};

impl ResultStore for PostgresStore {
    fn recorded_rounds(&self, table: TableId) -> StoreFuture<'_, (RatingVersion, Vec<u32>)> {
        Box::pin(async move { Ok(sql::rounds(&rows(&self.pool, sql::ROUNDS, vec![text(table)]).await?)) })
    }

    fn rated_after(&self, kind: RatingKind, key: ResultKey) -> StoreFuture<'_, Vec<GameResult>> {
        Box::pin(async move {
            let game = kind.game.clone();
            let found = rows(&self.pool, sql::RATED_AFTER, sql::kind_and_key(kind, key)).await?;
            sql::rated_after(&game, &found)
        })
    }

    fn rating_before(
        &self,
        person: PersonId,
        kind: RatingKind,
        key: ResultKey,
    ) -> StoreFuture<'_, Option<StoredRating>> {
        Box::pin(async move {
            let mut values = sql::kind_and_key(kind, key);
            values.push(text(person));
            rows(&self.pool, sql::RATING_BEFORE, values).await?.first().map(sql::rating).transpose()
        })
    }

    fn ratings(&self, person: PersonId) -> StoreFuture<'_, Vec<(RatingKind, StoredRating)>> {
        Box::pin(async move {
            let found = rows(&self.pool, sql::RATINGS, vec![text(person)]).await?;
            found.iter().map(sql::rating_of_kind).collect()
        })
    }

    fn rating_history(
        &self,
        person: PersonId,
        kind: RatingKind,
        limit: u32,
    ) -> StoreFuture<'_, Vec<RatingPoint>> {
        Box::pin(async move {
            let values = vec![text(person), text(kind.game), number(kind.players), number(limit)];
            let found = rows(&self.pool, sql::HISTORY, values).await?;
            found.iter().rev().map(sql::point).collect()
        })
    }

    fn win_counts(&self, person: PersonId) -> StoreFuture<'_, Vec<WinCount>> {
        Box::pin(
            async move { Ok(sql::win_counts(&rows(&self.pool, sql::WIN_COUNTS, vec![text(person)]).await?)) },
        )
    }

    fn exact_counts(&self, person: PersonId) -> StoreFuture<'_, Vec<ExactCount>> {
        Box::pin(async move {
            let found = rows(&self.pool, examined_sql::EXACT_COUNTS, vec![text(person)]).await?;
            Ok(examined_sql::exact_counts(&found))
        })
    }

    fn unexamined(&self, limit: u32) -> StoreFuture<'_, Vec<(TableId, u32)>> {
        Box::pin(async move {
            let found = rows(&self.pool, examined_sql::UNEXAMINED, vec![number(limit)]).await?;
            found.iter().map(examined_sql::unexamined).collect()
        })
    }

    fn leaderboard(&self, kind: RatingKind, skipped: u32, limit: u32) -> StoreFuture<'_, Vec<RankedPerson>> {
        Box::pin(async move {
            let values = vec![text(kind.game), number(kind.players), number(limit), number(skipped)];
            let found = rows(&self.pool, sql::LEADERBOARD, values).await?;
            found.iter().map(sql::ranked).collect()
        })
    }
}
