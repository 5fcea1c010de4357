//! Structured logs on standard error.

use crate::{Config, LogFormat};
use tracing_subscriber::EnvFilter;

/// Starts logging; a second call changes nothing.
pub fn start_logging(config: &Config) {
    let filter = EnvFilter::try_new(&config.log).unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let begun = match config.log_format {
        LogFormat::Text => lines.with_ansi(false).try_init(),
        LogFormat::Json => lines.json().try_init(),
    };
    // A logger is already installed, and stays.
    drop(begun);
}
