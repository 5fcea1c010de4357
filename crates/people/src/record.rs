//! Records results in a store: those of one table after a game, or all of them anew.

use crate::{Ratings, examine_all, results};
use interregnum_store::{GameResult, PersonChange, RatedResult, Store, StoreError, TableFilter};
use interregnum_table::{Entry, PersonId, TableId, Version};

/// How often a result is computed again because somebody else recorded one in between.
const TRIES: u32 = 20;

/// How many tables are read, and how many results are recorded, at a time.
pub(crate) const CHUNK: u32 = 500;

/// Records those of the results that are not recorded yet. A rated one is put in its place: the ratings after later
/// results are computed again. Casual ones depend on nothing and are written together.
pub async fn record_results(store: &dyn Store, results: &[GameResult]) -> Result<(), StoreError> {
    let (rated, casual): (Vec<&GameResult>, Vec<&GameResult>) =
        results.iter().partition(|result| result.rated);
    for chunk in casual.chunks(CHUNK as usize) {
        record_casual(store, chunk).await?;
    }
    for result in rated {
        record_one(store, result).await?;
    }
    Ok(())
}

/// Those that are recorded already stay as they are.
async fn record_casual(store: &dyn Store, results: &[&GameResult]) -> Result<(), StoreError> {
    let Some(first) = results.first() else { return Ok(()) };
    for _ in 0..TRIES {
        let (seen, _) = store.recorded_rounds(first.table.clone()).await?;
        let results = results.iter().map(|result| Ratings::default().record((*result).clone())).collect();
        if store.change_person(PersonChange::ResultsRecorded { seen, results }).await? {
            return Ok(());
        }
    }
    Err(StoreError::Busy)
}

async fn record_one(store: &dyn Store, result: &GameResult) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        // The version is read first: what changes after it makes the recording fail.
        let (seen, known) = store.recorded_rounds(result.table.clone()).await?;
        if known.contains(&result.round) {
            return Ok(());
        }
        let results = with_ratings(store, result).await?;
        if store.change_person(PersonChange::ResultsRecorded { seen, results }).await? {
            return Ok(());
        }
    }
    Err(StoreError::Busy)
}

/// A rated result and those after it, with the ratings after each.
async fn with_ratings(store: &dyn Store, result: &GameResult) -> Result<Vec<RatedResult>, StoreError> {
    let mut ratings = Ratings::default();
    let (kind, key) = (result.kind(), result.key());
    let later = store.rated_after(kind.clone(), key.clone()).await?;
    let results: Vec<GameResult> = std::iter::once(result.clone()).chain(later).collect();
    let mut people: Vec<PersonId> =
        results.iter().flat_map(|result| &result.seats).map(|seat| seat.person).collect();
    people.sort_unstable();
    people.dedup();
    for person in people {
        if let Some(rating) = store.rating_before(person, kind.clone(), key.clone()).await? {
            ratings.set(person, kind.clone(), &rating);
        }
    }
    Ok(results.into_iter().map(|result| ratings.record(result)).collect())
}

/// Computes all results and ratings anew from the logs, and then examines all games; gives the number of results. No
/// server may write to the store meanwhile. If it is interrupted while it examines, a server goes on with that.
pub async fn rebuild(store: &dyn Store) -> Result<usize, StoreError> {
    let mut all = Vec::new();
    let mut after = None;
    loop {
        let page = store.list(TableFilter { after, ..TableFilter::all(CHUNK) }).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.table.clone());
        for listed in page {
            all.extend(results(&read_log(store, &listed.table).await?));
        }
    }
    all.sort_by_cached_key(GameResult::key);
    store.change_person(PersonChange::ResultsCleared).await?;
    let (count, mut ratings) = (all.len(), Ratings::default());
    let mut all = all.into_iter();
    loop {
        let chunk: Vec<GameResult> = all.by_ref().take(CHUNK as usize).collect();
        let Some(first) = chunk.first() else { break };
        let (seen, _) = store.recorded_rounds(first.table.clone()).await?;
        let results = chunk.into_iter().map(|result| ratings.record(result)).collect();
        if !store.change_person(PersonChange::ResultsRecorded { seen, results }).await? {
            return Err(StoreError::Busy);
        }
    }
    examine_all(store).await?;
    Ok(count)
}

pub(crate) async fn read_log(store: &dyn Store, table: &TableId) -> Result<Vec<Entry>, StoreError> {
    let stored = store.read(table.clone(), Version(0)).await?;
    let damaged = |detail: String| StoreError::Damaged { detail };
    let read = |bytes: &[u8]| {
        let line = std::str::from_utf8(bytes).map_err(|error| damaged(error.to_string()))?;
        Entry::read(line).map_err(|error| damaged(error.to_string()))
    };
    stored.iter().map(|entry| read(&entry.bytes)).collect()
}
