//! What a store is asked about results and ratings.

use crate::{
    ExactCount, GameResult, RankedPerson, RatingKind, RatingPoint, RatingVersion, ResultKey, StoreFuture,
    StoredRating, WinCount,
};
use interregnum_table::{PersonId, TableId};

/// The results and ratings of a store. Every store is one. They are written by
/// [`PersonChange::ResultsRecorded`](crate::PersonChange::ResultsRecorded).
pub trait ResultStore: Send + Sync {
    /// How often results were recorded, and which games of a table have one.
    fn recorded_rounds(&self, table: TableId) -> StoreFuture<'_, (RatingVersion, Vec<u32>)>;

    /// The results that count for ratings of this kind and come after a place in their order.
    fn rated_after(&self, kind: RatingKind, key: ResultKey) -> StoreFuture<'_, Vec<GameResult>>;

    /// The rating of a person after the last of their games before a place in the order of results.
    fn rating_before(
        &self,
        person: PersonId,
        kind: RatingKind,
        key: ResultKey,
    ) -> StoreFuture<'_, Option<StoredRating>>;

    /// The ratings of a person now, by kind.
    fn ratings(&self, person: PersonId) -> StoreFuture<'_, Vec<(RatingKind, StoredRating)>>;

    /// The ratings of a person after each of the last `limit` games that counted, oldest first.
    fn rating_history(
        &self,
        person: PersonId,
        kind: RatingKind,
        limit: u32,
    ) -> StoreFuture<'_, Vec<RatingPoint>>;

    /// How often a person played and won, by kind and options.
    fn win_counts(&self, person: PersonId) -> StoreFuture<'_, Vec<WinCount>>;

    /// How a person played the parts of games that are solved exactly, by kind.
    fn exact_counts(&self, person: PersonId) -> StoreFuture<'_, Vec<ExactCount>>;

    /// The games whose results are not examined yet, the latest first: table, and which game of it.
    fn unexamined(&self, limit: u32) -> StoreFuture<'_, Vec<(TableId, u32)>>;

    /// Those with an account and a rating of this kind that is not provisional, the best first: `limit` of them, after
    /// the first `skipped`.
    fn leaderboard(&self, kind: RatingKind, skipped: u32, limit: u32) -> StoreFuture<'_, Vec<RankedPerson>>;
}
