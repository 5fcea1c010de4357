//! Progress bars.

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar of a known length; hidden if standard error is not a terminal.
pub(crate) fn bar(length: usize) -> ProgressBar {
    let bar = ProgressBar::new(length as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta} {msg}") {
        bar.set_style(style);
    }
    bar
}
