//! Numbers that Python hands over.

use crate::error::value;
use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use std::num::NonZero;

/// The most threads that a piece of work may use.
const MOST_THREADS: usize = 1024;

/// A whole number from 0 on. One that does not fit is a `ValueError`, where `usize` would raise
/// `OverflowError`.
#[derive(Clone, Copy)]
pub(crate) struct Number(pub(crate) usize);

impl<'py> FromPyObject<'_, 'py> for Number {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        given.extract().map(Self).map_err(|error| {
            if error.is_instance_of::<PyOverflowError>(given.py()) {
                value(format!("{} is not a number from 0 to {}", *given, usize::MAX))
            } else {
                error
            }
        })
    }
}

impl Number {
    /// A number of threads.
    pub(crate) fn threads(self) -> PyResult<NonZero<usize>> {
        NonZero::new(self.0).filter(|number| number.get() <= MOST_THREADS).ok_or_else(|| {
            value(format!("threads must be at least 1 and at most {MOST_THREADS}, not {}", self.0))
        })
    }
}
