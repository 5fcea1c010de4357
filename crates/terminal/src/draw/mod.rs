//! Drawing tools: palette, canvas, cards, popups.

pub(crate) mod canvas;
pub(crate) mod card;
pub(crate) mod context;
mod keys;
pub(crate) mod palette;
pub(crate) mod popup;
