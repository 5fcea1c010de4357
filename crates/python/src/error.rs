//! Errors as Python sees them: `ValueError` for bad arguments, `Illegal` for what the rules refuse.

use crate::language::say;
use crate::number::Number;
use interregnum_kernel::{BadSetup, Phrase, Refusal, Seat};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

/// A `ValueError`.
pub(crate) fn value(text: impl Into<String>) -> PyErr {
    PyValueError::new_err(text.into())
}

/// A `ValueError` with a text of the catalogue.
pub(crate) fn bad(phrase: &Phrase) -> PyErr {
    value(say(phrase, None))
}

/// The error for a name that is not the name of a game.
pub(crate) fn unknown_game(name: &str) -> PyErr {
    value(format!("no game {name:?}; there are {}", interregnum_games::NAMES.join(", ")))
}

/// The error for options or a deal with which no game begins.
pub(crate) fn setup(bad: &BadSetup) -> PyErr {
    value(format!("{} ({})", say(&bad.phrase, None), bad.rule))
}

/// What the rules refuse, as the package's `Illegal`.
pub(crate) fn illegal(py: Python<'_>, seat: Seat, action: &str, why: &impl Refusal) -> PyErr {
    let text = say(&why.phrase(), Some(seat));
    let arguments = (text, why.rule().0, why.code(), action, seat.index());
    let error = py.import("interregnum._errors").and_then(|module| module.getattr("Illegal"));
    match error.and_then(|class| class.call1(arguments)) {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    }
}

/// The error for a fault of this package.
pub(crate) fn internal(text: &str) -> PyErr {
    PyRuntimeError::new_err(format!("a fault of interregnum, please report it: {text}"))
}

/// The seat with this number at a table of `players`.
pub(crate) fn seat(number: Number, players: usize) -> PyResult<Seat> {
    let seat = Seat::checked(number.0).filter(|seat| seat.index() < players);
    seat.ok_or_else(|| value(format!("no seat {}; the seats are 0 to {}", number.0, players - 1)))
}
