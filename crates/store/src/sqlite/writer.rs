//! The writer: takes all queued jobs, commits them in one transaction, then answers.
//!
//! While a commit waits for the disk, further appends queue up. The higher the load, the more
//! appends share one wait.

use super::batch::{self, Job};
use super::error::store_error;
use super::wal::{Pause, WriteAheadLog};
use crate::{Append, PersonChange, StoreError};
use interregnum_table::{Time, Version};
use sqlx::{Connection, SqliteConnection};
use std::sync::{Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// The largest number of jobs in one transaction.
const TOGETHER: usize = 1024;

/// The length of the queue; further writers wait for space in it.
const QUEUE: usize = 8192;

/// Sends jobs to the writing task.
pub(super) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the writing task on this connection.
    pub(super) fn start(connection: SqliteConnection, log: (WriteAheadLog, mpsc::Receiver<Pause>)) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let task = tokio::spawn(write(connection, queue, log));
        Self { jobs: Mutex::new(Some(jobs)), task: Mutex::new(Some(task)) }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Version, StoreError> {
        self.ask(|reply| Job::Append(append, reply)).await
    }

    pub(super) async fn change_person(&self, change: PersonChange) -> Result<bool, StoreError> {
        self.ask(|reply| Job::Person(Box::new(change), reply)).await
    }

    pub(super) async fn heartbeat(&self, now: Time) -> Result<(), StoreError> {
        self.ask(|reply| Job::Heartbeat(now, reply)).await
    }

    pub(super) async fn ready(&self) -> Result<(), StoreError> {
        self.ask(Job::Ready).await
    }

    /// Closes the queue and waits until all jobs are written.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        match task {
            Some(task) => task.await.map_err(|_| StoreError::Closed),
            None => Err(StoreError::Closed),
        }
    }

    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (reply, answer) = oneshot::channel();
        jobs.ok_or(StoreError::Closed)?.send(job(reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(
    mut connection: SqliteConnection,
    mut queue: mpsc::Receiver<Job>,
    (mut log, mut pauses): (WriteAheadLog, mpsc::Receiver<Pause>),
) {
    let mut jobs = Vec::new();
    let mut downtime_recorded = batch::DowntimeRecorded::default();
    loop {
        let received = tokio::select! {
            // A pause keeps readers waiting, so it comes before the next batch.
            biased;
            Some(pause) = pauses.recv() => {
                WriteAheadLog::empty(&mut connection, pause).await;
                continue;
            }
            received = queue.recv_many(&mut jobs, TOGETHER) => received,
        };
        if received == 0 {
            break;
        }
        let done = batch::commit(&mut connection, &jobs, &mut downtime_recorded).await.map_err(store_error);
        batch::answer(jobs.drain(..), done);
        log.committed();
    }
    // A checkpoint: the next reader finds everything in the main file. If it fails, the write-ahead
    // log still has it.
    let _ = connection.close().await;
}
