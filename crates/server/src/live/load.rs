//! Loads a table by replaying its log.

use super::actor::may_have_changed;
use crate::api_error::ApiError;
use crate::app::App;
use crate::clock::TableClock;
use crate::entropy;
use interregnum_store::{StoreError, StoredEntry};
use interregnum_table::{BadLog, Entry, Span, SystemCommand, Table, TableId, Time, Version};

/// How often a table is read again that somebody else writes to while it is loaded.
const TRIES: u32 = 5;

/// Loads the table with its clock, and gives deadlines back the time in which the server was down.
pub(super) async fn load(app: &App, id: &TableId) -> Result<(Table, TableClock), ApiError> {
    let mut tried = 1;
    loop {
        match load_once(app, id).await {
            Err(ApiError::Store(error)) if may_have_changed(&error) && tried < TRIES => tried += 1,
            loaded => return loaded,
        }
    }
}

async fn load_once(app: &App, id: &TableId) -> Result<(Table, TableClock), ApiError> {
    let (mut table, last) = replay(app, id).await?;
    let clock = TableClock::after(app.clock, last);
    give_back(app, &mut table, last, clock).await?;
    Ok((table, clock))
}

/// Replays the log of a table; gives the table and the time of its last entry.
pub(crate) async fn replay(app: &App, id: &TableId) -> Result<(Table, Time), ApiError> {
    let stored = app.store.read(id.clone(), Version(0)).await?;
    if stored.is_empty() {
        return Err(ApiError::NoSuchTable);
    }
    let logged = |error: &StoreError| {
        tracing::error!(table = %id, %error, "table not loaded: its log cannot be replayed");
    };
    let replayed = app.replays.run(move || {
        let entries = entries(&stored)?;
        let damaged = |error: BadLog| StoreError::Damaged { detail: error.to_string() };
        let last = entries.last().map_or(Time(0), |entry| entry.at);
        Ok((Table::load(&entries).map_err(damaged)?, last))
    });
    Ok(replayed.await.inspect_err(logged)?)
}

/// Entries as they were stored.
pub(crate) fn entries(stored: &[StoredEntry]) -> Result<Vec<Entry>, StoreError> {
    let damaged = |detail: String| StoreError::Damaged { detail };
    let read = |stored: &StoredEntry| {
        let line = std::str::from_utf8(&stored.bytes).map_err(|error| damaged(error.to_string()))?;
        Entry::read(line).map_err(|error| damaged(error.to_string()))
    };
    stored.iter().map(read).collect()
}

/// Moves every deadline by the server's downtime since the last entry.
async fn give_back(app: &App, table: &mut Table, last: Time, clock: TableClock) -> Result<(), ApiError> {
    if table.deadline().is_none() {
        return Ok(());
    }
    let pauses = app.store.downtimes(last).await?;
    let lost = pauses.iter().map(|pause| pause.until - pause.from.max(last));
    let lost = lost.fold(Span(0), |sum, span| sum + span);
    if lost == Span(0) {
        return Ok(());
    }
    let transition = table.attend(&SystemCommand::GiveBack(lost), clock.now(), entropy::draw())?;
    if let Some(transition) = transition {
        app.append(&transition.table, table.stored(), &transition.entries).await?;
        *table = transition.table;
    }
    Ok(())
}
