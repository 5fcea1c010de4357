//! Writes all queued jobs in one transaction.

use super::{LAST_VERSION, people};
use crate::number::signed;
use crate::{Append, PersonChange, StoreError, TableRow};
use interregnum_table::{TableId, Time, Version};
use sqlx::{QueryBuilder, Row as _, Sqlite, SqliteConnection};
use std::collections::HashMap;
use tokio::sync::oneshot;

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// A job of the writer.
pub(super) enum Job {
    Append(Append, Reply<Version>),
    Person(Box<PersonChange>, Reply<bool>),
    Heartbeat(Time, Reply<()>),
    /// Checks that the database can be written to.
    Ready(Reply<()>),
}

impl Job {
    const fn append(&self) -> Option<&Append> {
        match self {
            Self::Append(append, _) => Some(append),
            Self::Person(..) | Self::Heartbeat(..) | Self::Ready(_) => None,
        }
    }
}

/// The results of a batch.
#[derive(Default)]
pub(super) struct Done {
    /// For each append, in order, the new version or the conflict.
    appended: Vec<Result<Version, StoreError>>,
    /// For each change of a person, in order, whether something was done.
    people: Vec<bool>,
}

/// Whether the downtime before this run has been recorded.
#[derive(Default)]
pub(super) struct DowntimeRecorded(bool);

/// A table before a batch.
#[derive(Clone, Copy)]
struct Head {
    key: i64,
    version: Version,
    /// The time by which lists order the table.
    updated: Time,
}

/// How far the time by which lists order a table may lag behind its last entry. Within this time a
/// move writes its entry alone: three pages less than if it moved the table in both indexes.
const LISTING_LAG: u64 = 10_000;

/// The most values of one statement; the database allows 32,766.
const VALUES: usize = 30_000;

/// The size of a probe in bytes: more than one page, so that the file must grow or have free pages.
const PROBE: i64 = 16 * 1024;

/// Writes all jobs, or none.
///
/// Every query wakes two threads, so a batch makes as few as possible: one to begin and read the
/// tables, one to write and commit, and others only in rare cases.
pub(super) async fn commit(
    connection: &mut SqliteConnection,
    jobs: &[Job],
    downtime_recorded: &mut DowntimeRecorded,
) -> Result<Done, sqlx::Error> {
    let written = write(connection, jobs, downtime_recorded.0).await;
    match &written {
        Ok(_) => downtime_recorded.0 |= jobs.iter().any(|job| matches!(job, Job::Heartbeat(..))),
        // A full disk has already ended the transaction; then there is nothing to roll back.
        Err(_) => drop(sqlx::query("ROLLBACK").execute(connection).await),
    }
    written
}

async fn write(
    connection: &mut SqliteConnection,
    jobs: &[Job],
    mut downtime_recorded: bool,
) -> Result<Done, sqlx::Error> {
    let appends: Vec<&Append> = jobs.iter().filter_map(Job::append).collect();
    let mut heads = begin(connection, &appends).await?;
    let mut batch = Batch::default();
    for append in appends {
        let head = accept(connection, &heads, append).await?;
        batch.add(append, head, &mut heads);
    }
    for job in jobs {
        match job {
            Job::Append(..) => {}
            Job::Person(change, _) => {
                batch.done.people.push(people::change(connection, PersonChange::clone(change)).await?);
            }
            Job::Heartbeat(now, _) => {
                heartbeat(connection, *now, downtime_recorded).await?;
                downtime_recorded = true;
            }
            Job::Ready(_) => probe(connection).await?,
        }
    }
    batch.finish(connection).await
}

/// Sends each append its result; the receiver may be gone.
pub(super) fn answer(jobs: impl Iterator<Item = Job>, done: Result<Done, StoreError>) {
    let (done, other) = match done {
        Ok(done) => (done, Ok(())),
        Err(error) => (Done::default(), Err(error)),
    };
    let (mut appended, mut people) = (done.appended.into_iter(), done.people.into_iter());
    let failure = || other.clone().err().unwrap_or(StoreError::Closed);
    for job in jobs {
        match job {
            Job::Append(_, reply) => {
                let _ = reply.send(appended.next().unwrap_or_else(|| Err(failure())));
            }
            Job::Person(_, reply) => {
                let _ = reply.send(people.next().ok_or_else(failure));
            }
            Job::Heartbeat(_, reply) | Job::Ready(reply) => {
                let _ = reply.send(other.clone());
            }
        }
    }
}

/// The changes of a batch.
#[derive(Default)]
struct Batch<'a> {
    entries: Vec<(i64, u64, Time, &'a [u8])>,
    /// The tables whose position in lists changes.
    moved: HashMap<i64, Time>,
    done: Done,
}

impl<'a> Batch<'a> {
    /// Adds an append, or notes the conflicting version.
    fn add(&mut self, append: &'a Append, head: Result<Head, Version>, heads: &mut HashMap<TableId, Head>) {
        let head = match head {
            Ok(head) => head,
            Err(current) => return self.done.appended.push(Err(StoreError::Conflict { current })),
        };
        let numbered = (head.version.0 + 1..).zip(&append.entries);
        let row = |(version, bytes): (u64, &'a Vec<u8>)| (head.key, version, append.at, bytes.as_slice());
        self.entries.extend(numbered.map(row));
        let version = Version(head.version.0 + append.entries.len() as u64);
        let moves = append.row.is_some() || append.at.0.abs_diff(head.updated.0) >= LISTING_LAG;
        let updated = if moves { append.at } else { head.updated };
        heads.insert(append.table.clone(), Head { version, updated, ..head });
        if moves {
            self.moved.insert(head.key, append.at);
        }
        self.done.appended.push(Ok(version));
    }

    /// Writes the entries, updates the order of lists, and commits.
    async fn finish(self, connection: &mut SqliteConnection) -> Result<Done, sqlx::Error> {
        let mut query = QueryBuilder::<Sqlite>::new("");
        for some in self.entries.chunks(VALUES / 4) {
            query.push("INSERT INTO entry (head, version, at, bytes) ");
            query.push_values(some, |mut values, (key, version, at, bytes)| {
                values.push_bind(*key).push_bind(signed(*version)).push_bind(signed(at.0)).push_bind(*bytes);
            });
            query.push("; ");
        }
        if !self.moved.is_empty() {
            query.push("WITH moved (key, at) AS (");
            query.push_values(&self.moved, |mut values, (key, at)| {
                values.push_bind(*key).push_bind(signed(at.0));
            });
            query.push(") UPDATE head SET updated = moved.at FROM moved WHERE head.key = moved.key; ");
        }
        query.push("COMMIT");
        query.build().persistent(false).execute(connection).await?;
        Ok(self.done)
    }
}

/// Begins the transaction and reads the tables that are written to.
async fn begin(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<HashMap<TableId, Head>, sqlx::Error> {
    let mut query = QueryBuilder::<Sqlite>::new("BEGIN IMMEDIATE");
    if !appends.is_empty() {
        query.push("; SELECT id, key, updated, ").push(LAST_VERSION).push(" FROM head WHERE id IN (");
        let mut ids = query.separated(", ");
        for append in appends {
            ids.push_bind(append.table.to_string());
        }
        query.push(")");
    }
    let mut heads = HashMap::new();
    for row in query.build().persistent(false).fetch_all(connection).await? {
        if let Ok(id) = row.get::<&str, _>(0).parse() {
            let (updated, version) = (row.get::<i64, _>(2), row.get::<i64, _>(3));
            let (updated, version) = (Time(updated.unsigned_abs()), Version(version.unsigned_abs()));
            heads.insert(id, Head { key: row.get(1), version, updated });
        }
    }
    Ok(heads)
}

/// The table of an append, created if this is its first; or the conflicting version.
async fn accept(
    connection: &mut SqliteConnection,
    heads: &HashMap<TableId, Head>,
    append: &Append,
) -> Result<Result<Head, Version>, sqlx::Error> {
    let found = heads.get(&append.table).copied();
    let current = found.map_or(Version(0), |head| head.version);
    if current != append.expected {
        return Ok(Err(current));
    }
    let head = match (found, &append.row) {
        (Some(head), row) => {
            if let Some(row) = row {
                describe(connection, head.key, row).await?;
            }
            head
        }
        (None, Some(row)) => {
            Head { key: create(connection, append, row).await?, version: current, updated: append.at }
        }
        (None, None) => return Ok(Err(current)),
    };
    if let Some(holders) = &append.holders {
        sqlx::query("DELETE FROM holder WHERE head = ?").bind(head.key).execute(&mut *connection).await?;
        for holder in holders {
            sqlx::query("INSERT OR IGNORE INTO holder (person, head, awaited) VALUES (?, ?, ?)")
                .bind(holder.person.to_string())
                .bind(head.key)
                .bind(holder.awaited)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(Ok(head))
}

async fn create(
    connection: &mut SqliteConnection,
    append: &Append,
    row: &TableRow,
) -> Result<i64, sqlx::Error> {
    let sql = "INSERT INTO head (id, updated, game, listed, stage, summary, deadline) \
               VALUES (?, ?, ?, ?, ?, ?, ?)";
    let done = sqlx::query(sql)
        .bind(append.table.to_string())
        .bind(signed(append.at.0))
        .bind(row.game.as_str())
        .bind(row.listed)
        .bind(row.stage.number())
        .bind(row.summary.as_slice())
        .bind(row.deadline.map(|deadline| signed(deadline.0)))
        .execute(connection)
        .await?;
    Ok(done.last_insert_rowid())
}

async fn describe(connection: &mut SqliteConnection, key: i64, row: &TableRow) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE head SET game = ?, listed = ?, stage = ?, summary = ?, deadline = ? WHERE key = ?")
        .bind(row.game.as_str())
        .bind(row.listed)
        .bind(row.stage.number())
        .bind(row.summary.as_slice())
        .bind(row.deadline.map(|deadline| signed(deadline.0)))
        .bind(key)
        .execute(connection)
        .await?;
    Ok(())
}

/// Writes and removes data that needs space in the file, so that a full disk is noticed before a
/// move fails.
async fn probe(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO entry (seq, head, version, at, bytes) VALUES (-1, -1, 0, 0, zeroblob(?))")
        .bind(PROBE)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM entry WHERE seq = -1").execute(connection).await?;
    Ok(())
}

/// Records a heartbeat; the first one of a run also records the downtime before it.
async fn heartbeat(
    connection: &mut SqliteConnection,
    now: Time,
    downtime_recorded: bool,
) -> Result<(), sqlx::Error> {
    if !downtime_recorded {
        let last = "SELECT max(at) FROM (SELECT at FROM beat UNION ALL SELECT max(updated) FROM head \
                    UNION ALL SELECT * FROM (SELECT at FROM entry ORDER BY seq DESC LIMIT 1))";
        let last: Option<i64> = sqlx::query_scalar(last).fetch_one(&mut *connection).await?;
        if let Some(last) = last.filter(|last| *last < signed(now.0)) {
            sqlx::query("INSERT OR REPLACE INTO pause (until, since) VALUES (?, ?)")
                .bind(signed(now.0))
                .bind(last)
                .execute(&mut *connection)
                .await?;
        }
    }
    sqlx::query("INSERT INTO beat (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at")
        .bind(signed(now.0))
        .execute(connection)
        .await?;
    Ok(())
}
