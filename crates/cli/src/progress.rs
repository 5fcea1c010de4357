//! Long work shows how far it is, on a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for work of a known length; nothing where standard error is no terminal.
pub(crate) fn bar(length: usize) -> ProgressBar {
    let bar = ProgressBar::new(length as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}") {
        bar.set_style(style);
    }
    bar
}
