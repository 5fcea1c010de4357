//! A store that forgets everything when the program ends: for tests, and for tables of an
//! evening.

use crate::{Answer, Append, Guest, Listed, Listing, Pause, Row, Store, StoreError, Stored};
use interregnum_table::{SecretHash, TableId, Time, Version};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// All tables, in memory.
#[derive(Default)]
pub struct Memory {
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    tables: HashMap<TableId, Log>,
    guests: HashMap<SecretHash, Guest>,
    closed: bool,
}

struct Log {
    entries: Vec<Vec<u8>>,
    updated: Time,
    row: Row,
    holders: Vec<SecretHash>,
}

impl Log {
    fn version(&self) -> Version {
        Version(self.entries.len() as u64)
    }

    fn listed(&self, table: TableId) -> Listed {
        Listed { table, version: self.version(), updated: self.updated, row: self.row.clone() }
    }
}

impl Memory {
    /// A store with nothing in it.
    pub fn new() -> Self {
        Self::default()
    }

    /// What is kept, for one short question. Nothing that holds the lock can stop half way.
    fn kept(&self) -> Result<MutexGuard<'_, Kept>, StoreError> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.closed { Err(StoreError::Closed) } else { Ok(kept) }
    }

    fn ask<T: Send + 'static>(&self, question: impl FnOnce(&mut Kept) -> T) -> Answer<'_, T> {
        let answer = self.kept().map(|mut kept| question(&mut kept));
        Box::pin(std::future::ready(answer))
    }
}

impl Kept {
    fn append(&mut self, append: Append) -> Result<Version, StoreError> {
        let current = self.tables.get(&append.table).map_or(Version(0), Log::version);
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
                let log = Log { entries: append.entries, updated: append.at, row, holders };
                let version = log.version();
                self.tables.insert(append.table, log);
                Ok(version)
            }
            (None, None) => Err(StoreError::Conflict { current }),
        }
    }

    fn list(&self, listing: &Listing) -> Vec<Listed> {
        let fits = |log: &Log| {
            let row = &log.row;
            (row.listed || !listing.listed_only)
                && listing.game.as_ref().is_none_or(|game| *game == row.game)
                && listing.stage.is_none_or(|stage| stage == row.stage)
                && listing.holder.as_ref().is_none_or(|holder| log.holders.contains(holder))
        };
        let mut found: Vec<Listed> = self
            .tables
            .iter()
            .filter(|(_, log)| fits(log))
            .map(|(table, log)| log.listed(table.clone()))
            .collect();
        found.sort_by(|one, other| (other.updated, &one.table).cmp(&(one.updated, &other.table)));
        found.truncate(listing.limit as usize);
        found
    }
}

impl Store for Memory {
    fn append(&self, append: Append) -> Answer<'_, Version> {
        let answer = self.kept().and_then(|mut kept| kept.append(append));
        Box::pin(std::future::ready(answer))
    }

    fn read(&self, table: TableId, since: Version) -> Answer<'_, Vec<Stored>> {
        self.ask(|kept| {
            let entries = kept.tables.get(&table).map_or(&[][..], |log| &log.entries);
            let numbered = (1..).map(Version).zip(entries);
            let later = numbered.filter(|(version, _)| *version > since);
            later.map(|(version, bytes)| Stored { version, bytes: bytes.clone() }).collect()
        })
    }

    fn find(&self, table: TableId) -> Answer<'_, Option<Listed>> {
        self.ask(|kept| kept.tables.get(&table).map(|log| log.listed(table.clone())))
    }

    fn list(&self, listing: Listing) -> Answer<'_, Vec<Listed>> {
        self.ask(|kept| kept.list(&listing))
    }

    fn keep_guest(&self, guest: Guest) -> Answer<'_, ()> {
        self.ask(|kept| {
            kept.guests.insert(guest.secret, guest);
        })
    }

    fn guest(&self, secret: SecretHash) -> Answer<'_, Option<Guest>> {
        self.ask(|kept| kept.guests.get(&secret).cloned())
    }

    /// Memory is served as long as it is there.
    fn beat(&self, _now: Time) -> Answer<'_, ()> {
        self.ask(|_| ())
    }

    fn pauses(&self, _since: Time) -> Answer<'_, Vec<Pause>> {
        self.ask(|_| Vec::new())
    }

    fn ready(&self) -> Answer<'_, ()> {
        self.ask(|_| ())
    }

    /// There is nothing that could be read again.
    fn backup(&self, _file: PathBuf) -> Answer<'_, ()> {
        let detail = "tables in memory have no file".to_owned();
        Box::pin(std::future::ready(Err(StoreError::Unreachable { detail })))
    }

    fn close(&self) -> Answer<'_, ()> {
        self.ask(|kept| kept.closed = true)
    }
}
