//! A store in memory, for tests and temporary servers: everything is lost when the program ends.

use crate::people::memory::People;
use crate::{
    Append, Downtime, Holder, ListedTable, PublishedRecord, Store, StoreError, StoreFuture, StoredEntry,
    TableFilter, TableRow,
};
use interregnum_table::{PersonId, RecordId, TableId, Time, Version};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A store in memory.
#[derive(Default)]
pub struct MemoryStore {
    contents: Mutex<Contents>,
}

#[derive(Default)]
struct Contents {
    tables: HashMap<TableId, TableLog>,
    people: People,
    published: HashMap<RecordId, PublishedRecord>,
    closed: bool,
}

struct TableLog {
    entries: Vec<Vec<u8>>,
    updated: Time,
    row: TableRow,
    holders: Vec<Holder>,
}

impl TableLog {
    fn version(&self) -> Version {
        Version(self.entries.len() as u64)
    }

    fn is_held_by(&self, person: &PersonId) -> bool {
        self.holders.iter().any(|holder| holder.person == *person)
    }

    fn awaits(&self, person: &PersonId) -> bool {
        self.holders.iter().any(|holder| holder.awaited && holder.person == *person)
    }

    fn listed(&self, table: TableId) -> ListedTable {
        ListedTable { table, version: self.version(), updated: self.updated, row: self.row.clone() }
    }
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    /// Locks the contents for one short operation. No holder of the lock can panic halfway.
    fn contents(&self) -> Result<MutexGuard<'_, Contents>, StoreError> {
        let contents = self.contents.lock().unwrap_or_else(PoisonError::into_inner);
        if contents.closed { Err(StoreError::Closed) } else { Ok(contents) }
    }

    pub(crate) fn ask_people<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut People) -> T,
    ) -> StoreFuture<'_, T> {
        self.ask(|contents| question(&mut contents.people))
    }

    pub(crate) fn rewrite_entries(&self, table: TableId, entries: Vec<StoredEntry>) -> StoreFuture<'_, bool> {
        self.ask(move |contents| {
            let Some(log) = contents.tables.get_mut(&table) else { return false };
            for StoredEntry { version, bytes } in entries {
                let place = usize::try_from(version.0).ok().and_then(|version| version.checked_sub(1));
                if let Some(entry) = place.and_then(|place| log.entries.get_mut(place)) {
                    *entry = bytes;
                }
            }
            true
        })
    }

    pub(crate) fn rewrite_summary(&self, table: TableId, summary: Vec<u8>) -> StoreFuture<'_, bool> {
        self.ask(move |contents| {
            contents.tables.get_mut(&table).map(|log| log.row.summary = summary).is_some()
        })
    }

    pub(crate) fn publish(&self, record: PublishedRecord) -> StoreFuture<'_, bool> {
        self.ask(|contents| {
            let is_new = !contents.published.contains_key(&record.id);
            contents.published.entry(record.id.clone()).or_insert(record);
            is_new
        })
    }

    fn ask<T: Send + 'static>(&self, question: impl FnOnce(&mut Contents) -> T) -> StoreFuture<'_, T> {
        let answer = self.contents().map(|mut contents| question(&mut contents));
        Box::pin(std::future::ready(answer))
    }
}

/// The first of a list.
fn first<T>(mut list: Vec<T>, limit: u32) -> Vec<T> {
    list.truncate(limit as usize);
    list
}

impl Contents {
    fn append(&mut self, append: Append) -> Result<Version, StoreError> {
        let current = self.tables.get(&append.table).map_or(Version(0), TableLog::version);
        if current != append.expected {
            return Err(StoreError::Conflict { current });
        }
        match (self.tables.get_mut(&append.table), append.row) {
            (Some(log), row) => {
                log.entries.extend(append.entries);
                log.updated = append.at;
                log.row = row.unwrap_or_else(|| log.row.clone());
                log.holders = append.holders.unwrap_or_else(|| log.holders.clone());
                Ok(log.version())
            }
            (None, Some(row)) => {
                let holders = append.holders.unwrap_or_default();
                let log = TableLog { entries: append.entries, updated: append.at, row, holders };
                let version = log.version();
                self.tables.insert(append.table, log);
                Ok(version)
            }
            (None, None) => Err(StoreError::Conflict { current }),
        }
    }

    fn list(&self, listing: &TableFilter) -> Vec<ListedTable> {
        let fits = |log: &TableLog| {
            let row = &log.row;
            (row.listed || !listing.listed_only)
                && listing.game.as_ref().is_none_or(|game| *game == row.game)
                && listing.stage.is_none_or(|stage| stage == row.stage)
                && listing.holder.as_ref().is_none_or(|holder| log.is_held_by(holder))
        };
        let mut found: Vec<ListedTable> = self
            .tables
            .iter()
            .filter(|(_, log)| fits(log))
            .map(|(table, log)| log.listed(table.clone()))
            .collect();
        found.sort_by(|one, other| (other.updated, &one.table).cmp(&(one.updated, &other.table)));
        if let Some(after) = &listing.after {
            let place = found.iter().position(|listed| listed.table == *after);
            found.drain(..place.map_or(found.len(), |place| place + 1));
        }
        found.truncate(listing.limit as usize);
        found
    }

    fn due(&self, now: Time) -> Vec<(TableId, Time)> {
        let due = |(table, log): (&TableId, &TableLog)| {
            log.row.deadline.filter(|deadline| *deadline <= now).map(|deadline| (table.clone(), deadline))
        };
        let mut found: Vec<(TableId, Time)> = self.tables.iter().filter_map(due).collect();
        found.sort_by(|one, other| (one.1, &one.0).cmp(&(other.1, &other.0)));
        found
    }

    fn awaiting(&self, person: &PersonId) -> Vec<ListedTable> {
        let awaiting = self.tables.iter().filter(|(_, log)| log.awaits(person));
        let mut found: Vec<ListedTable> = awaiting.map(|(table, log)| log.listed(table.clone())).collect();
        let order = |listed: &ListedTable| {
            let deadline = listed.row.deadline;
            (deadline.is_none(), deadline, listed.updated, listed.table.clone())
        };
        found.sort_by_key(order);
        found
    }
}

impl Store for MemoryStore {
    fn append(&self, append: Append) -> StoreFuture<'_, Version> {
        let answer = self.contents().and_then(|mut contents| contents.append(append));
        Box::pin(std::future::ready(answer))
    }

    fn read(&self, table: TableId, since: Version) -> StoreFuture<'_, Vec<StoredEntry>> {
        self.ask(|contents| {
            let entries = contents.tables.get(&table).map_or(&[][..], |log| &log.entries);
            let numbered = (1..).map(Version).zip(entries);
            let later = numbered.filter(|(version, _)| *version > since);
            later.map(|(version, bytes)| StoredEntry { version, bytes: bytes.clone() }).collect()
        })
    }

    fn find(&self, table: TableId) -> StoreFuture<'_, Option<ListedTable>> {
        self.ask(|contents| contents.tables.get(&table).map(|log| log.listed(table.clone())))
    }

    fn list(&self, listing: TableFilter) -> StoreFuture<'_, Vec<ListedTable>> {
        self.ask(|contents| contents.list(&listing))
    }

    fn published(&self, record: RecordId) -> StoreFuture<'_, Option<PublishedRecord>> {
        self.ask(|contents| contents.published.get(&record).cloned())
    }

    fn due(&self, now: Time, limit: u32) -> StoreFuture<'_, Vec<(TableId, Time)>> {
        self.ask(|contents| first(contents.due(now), limit))
    }

    fn awaiting(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<ListedTable>> {
        self.ask(move |contents| first(contents.awaiting(&person), limit))
    }

    /// Does nothing: a store in memory has no downtimes.
    fn heartbeat(&self, _now: Time) -> StoreFuture<'_, ()> {
        self.ask(|_| ())
    }

    fn downtimes(&self, _since: Time) -> StoreFuture<'_, Vec<Downtime>> {
        self.ask(|_| Vec::new())
    }

    fn ready(&self) -> StoreFuture<'_, ()> {
        self.ask(|_| ())
    }

    /// Fails: a store in memory cannot be copied to a file.
    fn backup(&self, _file: PathBuf) -> StoreFuture<'_, ()> {
        let detail = "tables in memory have no file".to_owned();
        Box::pin(std::future::ready(Err(StoreError::Unreachable { detail })))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        self.ask(|contents| contents.closed = true)
    }
}
