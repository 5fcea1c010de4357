//! Removes the name of a person who is deleted from the logs of their tables. Everything else of a log stays, so that
//! the games of others stay whole.

use crate::api_error::ApiError;
use crate::app::App;
use crate::live::{self, TableRequest};
use interregnum_store::{ListedTable, PersonChange, StoreError, StoredEntry, TableFilter};
use interregnum_table::{Entry, Happening, PersonId, Table, TableId, Version};
use std::sync::Arc;

/// What stands in place of a removed name, in every language.
const REMOVED: &str = "—";

/// How many tables are looked up at once; the name is removed from the most recent ones first.
const MANY: u32 = 10_000;

/// Removes a person's name from all tables at which they hold a seat, or held one to the end of a game.
pub(crate) async fn remove_name(app: &Arc<App>, person: PersonId) -> Result<(), ApiError> {
    let listing = TableFilter { holder: Some(person), ..TableFilter::all(MANY) };
    let tables: Vec<ListedTable> = app.store.list(listing).await?;
    for listed in tables {
        match remove_at(app, &listed.table, person).await {
            // Nobody can read that log, and nobody can see the name.
            Err(ApiError::Store(StoreError::Damaged { .. })) => {}
            done => done?,
        }
    }
    Ok(())
}

async fn remove_at(app: &Arc<App>, table: &TableId, person: PersonId) -> Result<(), ApiError> {
    let stored = app.store.read(table.clone(), Version(0)).await?;
    let entries = app.replays.run(move || rewritten(&stored, person)).await?;
    let change = PersonChange::EntriesRewritten { table: table.clone(), entries };
    app.store.change_person(change).await?;
    // A table in memory still has the name, and would write it to the list of tables.
    if !app.live_among_ids(std::slice::from_ref(table)).await?.is_empty() {
        live::ask(app, table, TableRequest::Reload).await?;
    }
    let stored = app.store.read(table.clone(), Version(0)).await?;
    let row = app.replays.run(move || {
        let table = Table::load(&live::entries(&stored)?);
        table
            .map(|table| live::row(&table))
            .map_err(|error| StoreError::Damaged { detail: error.to_string() })
    });
    let change = PersonChange::SummaryRewritten { table: table.clone(), summary: row.await?.summary };
    app.store.change_person(change).await?;
    Ok(())
}

/// The entries that name the person, without the name.
fn rewritten(stored: &[StoredEntry], person: PersonId) -> Result<Vec<StoredEntry>, StoreError> {
    let entries = live::entries(stored)?;
    let nameless = |(stored, mut entry): (&StoredEntry, Entry)| match &mut entry.what {
        Happening::Sat { holder, name, .. } if *holder == person && name != REMOVED => {
            REMOVED.clone_into(name);
            Some(StoredEntry { version: stored.version, bytes: entry.write().into_bytes() })
        }
        _ => None,
    };
    Ok(stored.iter().zip(entries).filter_map(nameless).collect())
}
