//! The house opens, is open, and closes.

use crate::app::App;
use crate::expiry;
use crate::listener;
use crate::{Config, rest};
use interregnum_store::{MemoryStore, SqliteOptions, SqliteStore, Store, StoreError};
use std::error::Error;
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// The log is told so often that it is being served.
const BEAT: Duration = Duration::from_secs(5);

/// Deserted tables are looked for so often.
const SWEEP: Duration = Duration::from_mins(1);

/// Why the house does not open.
#[derive(Debug)]
pub enum ServeError {
    /// Nobody can be let in at this address.
    Listen(SocketAddr, std::io::Error),
    /// The log cannot be opened.
    Store(StoreError),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen(address, error) => write!(f, "{address}: {error}"),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl Error for ServeError {}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// An open house.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    listener: JoinHandle<()>,
}

impl Server {
    /// Opens the house over the log that the settings name.
    pub async fn open(config: Config) -> Result<Self, ServeError> {
        let store: Arc<dyn Store> = match &config.store {
            Some(file) => Arc::new(SqliteStore::open(SqliteOptions::file(file)).await?),
            None => Arc::new(MemoryStore::new()),
        };
        Self::open_with_store(config, store).await
    }

    /// Opens the house over a log.
    pub async fn open_with_store(config: Config, store: Arc<dyn Store>) -> Result<Self, ServeError> {
        let listen = config.listen;
        let failed = |error| ServeError::Listen(listen, error);
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let app = App::new(config, store, address);
        app.store.heartbeat(app.clock.now()).await?;
        let router = rest::router(&app);
        tokio::spawn(run_maintenance(Arc::clone(&app)));
        let keeper = Arc::clone(&app);
        let listener =
            tokio::spawn(async move { listener::accept_connections(&keeper, listener, router).await });
        tracing::info!(%address, "open");
        Ok(Self { app, address, listener })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits until somebody inside has closed the house.
    pub async fn closed(&self) {
        crate::app::closed(&mut self.app.closing()).await;
    }

    /// Closes: nobody is let in any more, everybody is told, and what was begun is finished.
    pub async fn close(self) -> Result<(), ServeError> {
        self.app.close();
        // A door that broke is closed, too.
        let _ = self.listener.await;
        self.app.store.heartbeat(self.app.clock.now()).await?;
        self.app.store.close().await?;
        tracing::info!("closed");
        Ok(())
    }
}

/// Says now and then that the log is served, and forgets visitors who have gone.
async fn run_maintenance(app: Arc<App>) {
    let mut closing = app.closing();
    let mut swept = Instant::now();
    loop {
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            () = crate::app::closed(&mut closing) => return,
        }
        if let Err(error) = app.store.heartbeat(app.clock.now()).await {
            tracing::error!(code = error.code(), %error, "the log was not written to");
        }
        app.limits.sweep();
        if swept.elapsed() >= SWEEP {
            swept = Instant::now();
            expiry::close_expired(&app).await;
        }
    }
}

/// The document that describes the pages for programs (`OpenAPI`).
pub fn openapi() -> String {
    rest::document()
}
