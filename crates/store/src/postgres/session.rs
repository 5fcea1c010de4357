//! The connection that writes.

use super::error::store_error;
use crate::StoreError;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};

/// The time between two tries to connect.
const RETRY: Duration = Duration::from_millis(50);

/// Makes sessions.
pub(super) struct Connector(pub(super) PgConnectOptions);

/// A connection with the identity of the database's process behind it.
pub(super) struct Session {
    pub(super) connection: PgConnection,
    /// The process, and when it started: numbers of processes are used again.
    process: i32,
    started: f64,
}

impl Connector {
    pub(super) async fn connect(&self) -> Result<Session, sqlx::Error> {
        let mut connection = self.0.connect().await?;
        let sql = "SELECT pid, extract(epoch FROM backend_start)::float8 FROM pg_stat_activity \
                   WHERE pid = pg_backend_pid()";
        let (process, started) = sqlx::query_as(sql).fetch_one(&mut connection).await?;
        Ok(Session { connection, process, started })
    }

    /// Tries to connect until a moment. The error is that of the last attempt that had time to fail: the one that
    /// the moment cuts short tells nothing.
    pub(super) async fn connect_until(&self, deadline: Instant) -> Result<Session, StoreError> {
        let mut failure = StoreError::Unreachable { detail: "no answer in time".to_owned() };
        loop {
            match timeout_at(deadline, self.connect()).await {
                Ok(Ok(session)) => return Ok(session),
                Ok(Err(error)) => failure = store_error(error),
                Err(_) => return Err(failure),
            }
            if Instant::now() + RETRY >= deadline {
                return Err(failure);
            }
            sleep(RETRY).await;
        }
    }
}

impl Session {
    /// Ends the database's process behind another session, and waits until it has ended: whatever that
    /// session sent has been written by then, or never will be.
    pub(super) async fn end_other(&mut self, other: &Self, deadline: Instant) -> Result<(), StoreError> {
        let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                   WHERE pid = $1 AND extract(epoch FROM backend_start)::float8 = $2";
        loop {
            let running = sqlx::query_scalar::<_, i64>(sql).bind(other.process).bind(other.started);
            let running = timeout_at(deadline, running.fetch_one(&mut self.connection)).await;
            match running {
                Ok(Ok(0)) => return Ok(()),
                Ok(Ok(_)) if Instant::now() < deadline => sleep(RETRY).await,
                Ok(Err(error)) => return Err(store_error(error)),
                Ok(Ok(_)) | Err(_) => return Err(StoreError::Busy),
            }
        }
    }

    pub(super) async fn close(self) {
        // The database notices a connection that is only dropped, too.
        let _ = self.connection.close().await;
    }
}
