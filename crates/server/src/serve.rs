//! Starts, runs and stops the server.

use crate::app::App;
use crate::clock::Clock;
use crate::deadlines::Deadlines;
use crate::examiner;
use crate::expiry;
use crate::listener;
use crate::moderation;
use crate::notices::{self, Notices};
use crate::peers::Peers;
use crate::{Config, rest, results};
use interregnum_cluster::{Cluster, JoinError, NatsUrl};
use interregnum_store::{MemoryStore, PostgresStore, Store, StoreError, StoreLocation};
use std::error::Error;
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// How often the server records a heartbeat in the store.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(5);

/// How often the server looks for deserted tables.
const SWEEP_INTERVAL: Duration = Duration::from_mins(1);

/// Why the server cannot start.
#[derive(Debug)]
pub enum ServeError {
    /// The address cannot be listened on.
    Listen(SocketAddr, std::io::Error),
    /// The store cannot be opened.
    Store(StoreError),
    /// The system gives too few threads.
    Threads(std::io::Error),
    /// NATS cannot be used.
    Nats(NatsUrl, String),
    /// Nodes share a log only in PostgreSQL.
    ClusterWithoutDatabase,
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen(address, error) => write!(f, "{address}: {error}"),
            Self::Store(error) => error.fmt(f),
            Self::Threads(error) => write!(f, "no thread: {error}"),
            Self::Nats(url, error) => write!(f, "{url}: {error}"),
            Self::ClusterWithoutDatabase => f.write_str("several nodes need a PostgreSQL database"),
        }
    }
}

impl Error for ServeError {}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A running server.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    listener: JoinHandle<()>,
}

impl Server {
    /// Starts a server with the store that the settings name.
    pub async fn open(config: Config) -> Result<Self, ServeError> {
        if let Some(nats) = config.cluster.clone() {
            return Self::open_node(config, &nats).await;
        }
        let store: Arc<dyn Store> = match &config.store {
            Some(location) => location.open().await?,
            None => Arc::new(MemoryStore::new()),
        };
        Self::open_with_store(config, store).await
    }

    /// Starts one of several nodes. They keep the database's time: the machine's clock does not matter.
    async fn open_node(config: Config, nats: &NatsUrl) -> Result<Self, ServeError> {
        let Some(StoreLocation::Postgres(url)) = &config.store else {
            return Err(ServeError::ClusterWithoutDatabase);
        };
        let store = Arc::new(PostgresStore::open_shared(url, &config.listen.to_string()).await?);
        let cluster = Cluster::join(Arc::clone(&store), nats).await.map_err(|error| match error {
            JoinError::Store(error) => ServeError::Store(error),
            JoinError::Nats(error) => ServeError::Nats(nats.clone(), error),
        })?;
        let (clock, notice) = (Clock::starting_at(store.clock().await?), store.notice().await?);
        let peers = Arc::new(Peers::new(cluster));
        let server = Self::start(config, (store, clock), Some(Arc::clone(&peers))).await?;
        server.app.set_notice(notice);
        let listening = peers.listen(&server.app).await;
        listening.map_err(|error| ServeError::Nats(nats.clone(), error.to_string()))?;
        tracing::info!(node = %peers.cluster.node(), "joined the other nodes");
        Ok(server)
    }

    /// Starts a server with this store.
    pub async fn open_with_store(config: Config, store: Arc<dyn Store>) -> Result<Self, ServeError> {
        Self::start(config, (store, Clock::new()), None).await
    }

    async fn start(
        config: Config,
        store: (Arc<dyn Store>, Clock),
        peers: Option<Arc<Peers>>,
    ) -> Result<Self, ServeError> {
        let listen = config.listen;
        let failed = |error| ServeError::Listen(listen, error);
        let listener = listener::listen(listen).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let notices = Notices::open(&config, &*store.0).await?;
        let app = App::new(config, store, notices, address, peers).map_err(ServeError::Threads)?;
        app.store.heartbeat(app.clock.now()).await?;
        moderation::refresh(&app).await?;
        let router = rest::router(&app);
        tokio::spawn(moderation::reserve_old_names(Arc::clone(&app)));
        tokio::spawn(run_maintenance(Arc::clone(&app)));
        tokio::spawn(results::record_missed(Arc::clone(&app)));
        tokio::spawn(examiner::run_examiner(Arc::clone(&app)));
        let keeper = Arc::clone(&app);
        let listener =
            tokio::spawn(async move { listener::accept_connections(&keeper, listener, router).await });
        tracing::info!(%address, "listening");
        Ok(Self { app, address, listener })
    }

    /// The address that it listens on.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits until an administrator shuts the server down.
    pub async fn closed(&self) {
        crate::app::closed(&mut self.app.closing()).await;
    }

    /// Shuts down: accepts no more connections, tells the open ones, and finishes what was begun.
    pub async fn close(self) -> Result<(), ServeError> {
        self.app.close();
        if let Some(peers) = &self.app.peers
            && let Err(error) = peers.hand_over(&self.app).await
        {
            tracing::error!(code = error.code(), %error, "tables not handed over: they are free when the lease ends");
        }
        // A listener that panicked has stopped, too.
        let _ = self.listener.await;
        self.app.store.heartbeat(self.app.clock.now()).await?;
        self.app.store.close().await?;
        tracing::info!("shut down");
        Ok(())
    }
}

/// Records heartbeats, reads sanctions, forgets idle addresses, settles deadlines, and closes deserted tables.
/// Records heartbeats, forgets idle addresses, settles deadlines, sends notices, and closes deserted tables.
async fn run_maintenance(app: Arc<App>) {
    let mut closing = app.closing();
    let (mut swept, mut deadlines) = (Instant::now(), Deadlines::default());
    loop {
        tokio::select! {
            () = tokio::time::sleep(HEARTBEAT_INTERVAL) => {}
            () = crate::app::closed(&mut closing) => return,
        }
        if let Err(error) = app.store.heartbeat(app.clock.now()).await {
            tracing::error!(
                code = error.code(), %error,
                "heartbeat failed: after a crash this time may count as downtime"
            );
        }
        if let Err(error) = moderation::refresh(&app).await {
            tracing::error!(code = error.code(), "sanctions not read: those of the last heartbeat hold");
        }
        app.limits.sweep();
        deadlines.settle(&app).await;
        notices::send_due(&app).await;
        if swept.elapsed() >= SWEEP_INTERVAL {
            swept = Instant::now();
            expiry::close_expired(&app).await;
        }
    }
}

/// The `OpenAPI` document of the HTTP interface.
pub fn openapi() -> String {
    rest::document().to_owned()
}
