//! The language of all texts for people.

use crate::error::value;
use interregnum_kernel::{Phrase, Seat};
use interregnum_text::{Catalogue, Lang, Seats};
use pyo3::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The index of the language in [`Lang::ALL`].
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

/// The language of texts.
pub(crate) fn chosen() -> Lang {
    Lang::ALL[CHOSEN.load(Ordering::Relaxed) % Lang::ALL.len()]
}

/// A phrase in the language, for a reader at this seat.
pub(crate) fn say(phrase: &Phrase, reader: Option<Seat>) -> String {
    Catalogue::of(chosen()).say(phrase, &names(reader))
}

/// Seats by their numbers: `#0`.
pub(crate) fn names(reader: Option<Seat>) -> Seats {
    Seats { names: Vec::new(), reader }
}

/// The language of texts: `en` or `fr`.
#[pyfunction]
pub(crate) fn language() -> &'static str {
    chosen().code()
}

/// Chooses the language of texts.
#[pyfunction]
pub(crate) fn set_language(code: &str) -> PyResult<()> {
    let known = || Lang::ALL.map(Lang::code).join(", ");
    let place = Lang::ALL.iter().position(|lang| lang.code() == code);
    let place = place.ok_or_else(|| value(format!("no language {code:?}; there are {}", known())))?;
    CHOSEN.store(place, Ordering::Relaxed);
    Ok(())
}
