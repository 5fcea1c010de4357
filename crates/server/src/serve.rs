//! The house opens, is open, and closes.

use crate::deserted;
use crate::door;
use crate::house::House;
use crate::{Config, rest};
use interregnum_store::{Memory, Sqlite, SqliteOptions, Store, StoreError};
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
    house: Arc<House>,
    address: SocketAddr,
    door: JoinHandle<()>,
}

impl Server {
    /// Opens the house over the log that the settings name.
    pub async fn open(config: Config) -> Result<Self, ServeError> {
        let store: Arc<dyn Store> = match &config.store {
            Some(file) => Arc::new(Sqlite::open(SqliteOptions::file(file)).await?),
            None => Arc::new(Memory::new()),
        };
        Self::open_over(config, store).await
    }

    /// Opens the house over a log.
    pub async fn open_over(config: Config, store: Arc<dyn Store>) -> Result<Self, ServeError> {
        let listen = config.listen;
        let failed = |error| ServeError::Listen(listen, error);
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let house = House::new(config, store, address);
        house.store.beat(house.clock.now()).await?;
        let router = rest::router(&house);
        tokio::spawn(keep_house(Arc::clone(&house)));
        let keeper = Arc::clone(&house);
        let door = tokio::spawn(async move { door::keep(&keeper, listener, router).await });
        tracing::info!(%address, "open");
        Ok(Self { house, address, door })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits until somebody inside has closed the house.
    pub async fn closed(&self) {
        crate::house::closed(&mut self.house.closing()).await;
    }

    /// Closes: nobody is let in any more, everybody is told, and what was begun is finished.
    pub async fn close(self) -> Result<(), ServeError> {
        self.house.close();
        // A door that broke is closed, too.
        let _ = self.door.await;
        self.house.store.beat(self.house.clock.now()).await?;
        self.house.store.close().await?;
        tracing::info!("closed");
        Ok(())
    }
}

/// Says now and then that the log is served, and forgets visitors who have gone.
async fn keep_house(house: Arc<House>) {
    let mut closing = house.closing();
    let mut swept = Instant::now();
    loop {
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            () = crate::house::closed(&mut closing) => return,
        }
        if let Err(error) = house.store.beat(house.clock.now()).await {
            tracing::error!(code = error.code(), %error, "the log was not written to");
        }
        house.gates.sweep();
        if swept.elapsed() >= SWEEP {
            swept = Instant::now();
            deserted::close(&house).await;
        }
    }
}

/// The document that describes the pages for programs (`OpenAPI`).
pub fn openapi() -> String {
    rest::document()
}
