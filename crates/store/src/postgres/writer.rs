//! The writer: takes all queued appends, writes them in one statement, then answers.
//!
//! While a commit waits for the disk, further appends queue up. The higher the load, the more
//! appends share one wait. If the connection is lost, the writer connects again, finds out what was
//! written, and writes the rest.

use super::append::{self, Appended};
use super::error::{is_deadlock, is_refusal, store_error};
use super::lease::{NodeId, Sharing};
use super::session::{Connector, Session};
use crate::{Append, StoreError};
use interregnum_table::Version;
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

/// The largest number of appends in one statement.
const TOGETHER: usize = 1024;

/// The length of the queue; further writers wait for space in it.
const QUEUE: usize = 8192;

/// How long an append waits for a database that cannot be reached.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a statement may take before its connection counts as lost.
const STATEMENT: Duration = Duration::from_secs(10);

/// One append and the way back.
struct Job {
    append: Append,
    reply: oneshot::Sender<Appended>,
}

/// Sends appends to the writing task.
pub(super) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the writing task.
    pub(super) fn start(connector: Connector, session: Session, node: (NodeId, Sharing)) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let writing = Writing { connector, session: Some(session), lost: None, node };
        let task = tokio::spawn(writing.run(queue));
        Self { jobs: Mutex::new(Some(jobs)), task: Mutex::new(Some(task)) }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Version, StoreError> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (reply, answer) = oneshot::channel();
        let job = Job { append, reply };
        jobs.ok_or(StoreError::Closed)?.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Closes the queue and waits until everything in it is written.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        match task {
            Some(task) => task.await.map_err(|_| StoreError::Closed),
            None => Err(StoreError::Closed),
        }
    }
}

/// Why a try to write failed.
enum Failure {
    /// The database could not be reached, and nothing was sent.
    Unsent(StoreError),
    /// No answer came: what was sent may have been written.
    Lost,
}

/// The writing task.
struct Writing {
    connector: Connector,
    session: Option<Session>,
    /// A session that ended without an answer. Its statement may still be running.
    lost: Option<Session>,
    node: (NodeId, Sharing),
}

impl Writing {
    async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::new();
        while queue.recv_many(&mut jobs, TOGETHER).await > 0 {
            while !jobs.is_empty() {
                let (now, later) = first_of_each_table(jobs);
                let appends: Vec<&Append> = now.iter().map(|job| &job.append).collect();
                let results = self.commit(&appends).await;
                for (job, result) in now.into_iter().zip(results) {
                    // The receiver may be gone.
                    let _ = job.reply.send(result);
                }
                jobs = later;
            }
        }
        if let Some(session) = self.session {
            session.close().await;
        }
    }

    /// Writes appends to different tables, and repeats that while connections are lost.
    async fn commit(&mut self, appends: &[&Append]) -> Vec<Appended> {
        let deadline = Instant::now() + PATIENCE;
        let mut was_sent = false;
        loop {
            let error = match self.attempt(appends, was_sent, deadline).await {
                Ok(results) => return results,
                Err(Failure::Lost) => {
                    was_sent = true;
                    continue;
                }
                Err(Failure::Unsent(_)) if was_sent => StoreError::Uncertain,
                Err(Failure::Unsent(error)) => error,
            };
            return vec![Err(error); appends.len()];
        }
    }

    async fn attempt(
        &mut self,
        appends: &[&Append],
        was_sent: bool,
        deadline: Instant,
    ) -> Result<Vec<Appended>, Failure> {
        let mut session = self.connected(deadline).await.map_err(Failure::Unsent)?;
        let written = timeout(STATEMENT, write(&mut session, self.node, appends, was_sent)).await;
        if let Ok(Ok(results)) = written {
            self.session = Some(session);
            Ok(results)
        } else {
            self.lost = Some(session);
            Err(Failure::Lost)
        }
    }

    /// The session, or a new one in its place. A statement of a lost session has ended then.
    async fn connected(&mut self, deadline: Instant) -> Result<Session, StoreError> {
        if let Some(session) = self.session.take() {
            return Ok(session);
        }
        loop {
            let mut session = self.connector.connect_until(deadline).await?;
            let ended = match &self.lost {
                Some(lost) => session.end_other(lost, deadline).await,
                None => Ok(()),
            };
            match ended {
                Ok(()) => {
                    self.lost = None;
                    return Ok(session);
                }
                Err(error) if Instant::now() >= deadline => return Err(error),
                // The new connection was lost, too.
                Err(_) => {}
            }
        }
    }
}

/// Writes appends in one statement; if some may have been written before, only the others. Fails if the
/// connection was lost.
async fn write(
    session: &mut Session,
    node: (NodeId, Sharing),
    appends: &[&Append],
    was_sent: bool,
) -> Result<Vec<Appended>, sqlx::Error> {
    let written = if was_sent {
        append::find_written(&mut session.connection, appends).await?
    } else {
        vec![None; appends.len()]
    };
    let open = appends.iter().zip(&written).filter(|(_, written)| written.is_none());
    let rest: Vec<&Append> = open.map(|(append, _)| *append).collect();
    let results = match write_rest(session, node, &rest).await {
        Err(error) if is_refusal(&error) => vec![Err(store_error(error)); rest.len()],
        results => results?,
    };
    let mut results = results.into_iter();
    let result = |written: Option<Version>| match written {
        Some(version) => Ok(version),
        None => results.next().unwrap_or(Err(StoreError::Closed)),
    };
    Ok(written.into_iter().map(result).collect())
}

/// Repeats the statement after a deadlock with another writer.
async fn write_rest(
    session: &mut Session,
    node: (NodeId, Sharing),
    appends: &[&Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    const TRIES: u32 = 5;
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    let mut tried = 1;
    loop {
        match append::write(&mut session.connection, node, appends).await {
            Err(error) if is_deadlock(&error) && tried < TRIES => tried += 1,
            result => return result,
        }
    }
}

/// The first append of each table, and the others. Two appends to one table cannot go in one statement.
fn first_of_each_table(jobs: Vec<Job>) -> (Vec<Job>, Vec<Job>) {
    let mut tables = HashSet::new();
    jobs.into_iter().partition(|job| tables.insert(job.append.table.clone()))
}
