//! What the program writes down of itself: structured lines on standard error.

use crate::{Config, LogFormat};
use tracing_subscriber::EnvFilter;

/// Begins to write down. Done once; a second time changes nothing.
pub fn start_logging(config: &Config) {
    let filter = EnvFilter::try_new(&config.log).unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let begun = match config.log_format {
        LogFormat::Text => lines.with_ansi(false).try_init(),
        LogFormat::Json => lines.json().try_init(),
    };
    // Somebody else has begun already, and goes on.
    drop(begun);
}
