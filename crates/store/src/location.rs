//! Where a log is kept.

use crate::{PostgresStore, SqliteOptions, SqliteStore, Store, StoreError};
use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use thiserror::Error;

/// Where a log is kept: a file, or a PostgreSQL database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreLocation {
    /// A file of `SQLite`.
    File(PathBuf),
    /// A database of PostgreSQL.
    Postgres(PostgresUrl),
}

impl StoreLocation {
    /// Opens the log there.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::File(file) => Arc::new(SqliteStore::open(SqliteOptions::file(file)).await?),
            Self::Postgres(url) => Arc::new(PostgresStore::open(url).await?),
        })
    }

    /// Opens the log there beside the servers that may have it open, for everything but tables.
    pub async fn open_beside(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::File(file) => {
                let options = SqliteOptions { beside: true, ..SqliteOptions::file(file) };
                Arc::new(SqliteStore::open(options).await?)
            }
            Self::Postgres(url) => Arc::new(PostgresStore::open_beside(url).await?),
        })
    }
}

impl From<PathBuf> for StoreLocation {
    fn from(file: PathBuf) -> Self {
        Self::File(file)
    }
}

impl FromStr for StoreLocation {
    type Err = BadUrl;

    /// A text with the scheme of PostgreSQL is an address, any other text is the name of a file.
    fn from_str(text: &str) -> Result<Self, BadUrl> {
        if text.starts_with("postgres:") || text.starts_with("postgresql:") {
            text.parse().map(Self::Postgres)
        } else {
            Ok(Self::File(text.into()))
        }
    }
}

/// Shows no password.
impl fmt::Display for StoreLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => file.display().fmt(f),
            Self::Postgres(url) => url.fmt(f),
        }
    }
}

/// The address of a database, such as `postgres://user@host:5432/name` or
/// `postgres:///name?host=/run/postgresql`. What it leaves out comes from the environment (`PGUSER`,
/// `PGPASSWORD`…) and from the password file.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresUrl(String);

impl PostgresUrl {
    /// The options of a connection.
    pub(crate) fn options(&self) -> PgConnectOptions {
        // It was parsed when it was made.
        PgConnectOptions::from_str(&self.0).unwrap_or_default()
    }
}

impl FromStr for PostgresUrl {
    type Err = BadUrl;

    fn from_str(text: &str) -> Result<Self, BadUrl> {
        match PgConnectOptions::from_str(text) {
            Ok(_) => Ok(Self(text.to_owned())),
            Err(error) => Err(BadUrl(error.to_string())),
        }
    }
}

/// Shows user, host and database, and no password.
impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = self.options();
        let database = options.get_database().unwrap_or_else(|| options.get_username());
        let user = options.get_username();
        if let Some(socket) = options.get_socket() {
            write!(f, "postgres://{user}@/{database}?host={}", socket.display())
        } else {
            write!(f, "postgres://{user}@{}:{}/{database}", options.get_host(), options.get_port())
        }
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not the address of a database. It does not repeat the text, which may hold a password.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("not the address of a PostgreSQL database: {0}")]
pub struct BadUrl(String);

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        text.parse::<StoreLocation>().unwrap().to_string()
    }

    #[test]
    fn a_scheme_of_postgresql_is_an_address_and_all_else_a_file() {
        for text in ["postgres://ada@db/cards", "postgresql://ada@db/cards"] {
            assert!(matches!(text.parse(), Ok(StoreLocation::Postgres(_))), "{text}");
        }
        for text in ["log.db", "/var/lib/log.db", "postgres.db", "C:\\log.db"] {
            assert_eq!(text.parse(), Ok(StoreLocation::File(text.into())));
        }
    }

    #[test]
    fn an_address_is_shown_without_its_password() {
        assert_eq!(
            shown("postgres://ada:hunter2@db.example:5433/cards"),
            "postgres://ada@db.example:5433/cards"
        );
        assert_eq!(
            shown("postgres:///cards?host=/run/pg&user=ada&password=hunter2"),
            "postgres://ada@/cards?host=/run/pg"
        );
        let url: PostgresUrl = "postgres://ada:hunter2@db.example/cards".parse().unwrap();
        assert!(!format!("{url:?}").contains("hunter2"));
    }

    #[test]
    fn an_address_that_cannot_be_read_is_refused_without_being_shown() {
        for text in ["postgres://ada:hunter2@db:port/cards", "postgres://db/cards?sslmode=hunter2"] {
            let refused = text.parse::<StoreLocation>();
            assert!(refused.is_err(), "{text}");
        }
        let refused = "postgres://ada:hunter2@db:port/cards".parse::<StoreLocation>().unwrap_err();
        assert!(!format!("{refused} {refused:?}").contains("hunter2"));
    }
}
