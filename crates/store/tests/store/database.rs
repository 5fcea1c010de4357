//! A PostgreSQL database of a test's own, where there is a PostgreSQL.

use interregnum_store::{PostgresStore, PostgresUrl, Store};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor};
use std::str::FromStr as _;
use std::sync::atomic::{AtomicU32, Ordering};

/// The address of a PostgreSQL for tests, in which databases are made; `scripts/postgres` starts one.
const VARIABLE: &str = "INTERREGNUM_TEST_POSTGRES";

/// Whether there is a PostgreSQL; a test without one checks nothing.
pub(crate) fn is_available() -> bool {
    let is_set = std::env::var(VARIABLE).is_ok();
    if !is_set {
        eprintln!("not checked: {VARIABLE} is not set (scripts/postgres COMMAND sets it)");
    }
    is_set
}

fn server() -> PgConnectOptions {
    PgConnectOptions::from_str(&std::env::var(VARIABLE).unwrap()).unwrap()
}

/// A new database, which is removed after the test.
pub(crate) struct Database(String);

impl Database {
    pub(crate) async fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("interregnum_test_{}_{number}", std::process::id());
        execute(&server(), format!("CREATE DATABASE {name}")).await;
        Self(name)
    }

    pub(crate) fn url(&self) -> PostgresUrl {
        server().database(&self.0).to_url_lossy().as_str().parse().unwrap()
    }

    pub(crate) async fn open(&self) -> PostgresStore {
        PostgresStore::open(&self.url()).await.unwrap()
    }

    /// Opens the database as one of several nodes.
    pub(crate) async fn open_shared(&self) -> PostgresStore {
        PostgresStore::open_shared(&self.url(), "test").await.unwrap()
    }

    /// A connection beside the store's.
    pub(crate) async fn connect(&self) -> PgConnection {
        server().database(&self.0).connect().await.unwrap()
    }

    /// Runs a statement beside the store.
    pub(crate) async fn run(&self, sql: &str) {
        execute(&server().database(&self.0), sql.to_owned()).await;
    }

    /// The one number that a query gives.
    pub(crate) async fn number(&self, sql: &'static str) -> i64 {
        sqlx::query_scalar(sql).fetch_one(&mut self.connect().await).await.unwrap()
    }
}

async fn execute(server: &PgConnectOptions, sql: String) {
    let mut connection = server.connect().await.unwrap();
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
}

impl Drop for Database {
    fn drop(&mut self) {
        let sql = format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.0);
        // A test's own runtime may have ended.
        let removed = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(execute(&server(), sql));
        });
        let _ = removed.join();
    }
}

/// A store in a database of its own.
pub(crate) struct InPostgres(Database);

impl crate::promises::StoreUnderTest for InPostgres {
    async fn new() -> Self {
        Self(Database::new().await)
    }

    async fn open(&self) -> Box<dyn Store> {
        Box::new(self.0.open().await)
    }
}
