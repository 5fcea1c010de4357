//! Long work on a thread of its own: the interpreter's thread shows the progress and notices
//! Ctrl-C.

use crate::error::internal;
use pyo3::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// How often the interpreter's thread looks for signals and shows the progress.
const INTERVAL: Duration = Duration::from_millis(50);

/// How far the work is, and whether it must stop.
#[derive(Default)]
pub(crate) struct Monitor {
    done: AtomicUsize,
    stop: AtomicBool,
}

impl Monitor {
    /// One more step is done.
    pub(crate) fn step(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether the result is not wanted any more.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Ends the work early.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The number of steps, and a callable that receives the finished and all steps.
pub(crate) struct Job {
    pub(crate) total: usize,
    pub(crate) progress: Option<Py<PyAny>>,
}

impl Job {
    /// Runs the work without the interpreter's lock. An exception (Ctrl-C, or one of the progress
    /// callable) stops it; work that does not look at the monitor ends in the background.
    pub(crate) fn run<T: Send + 'static>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&Monitor) -> T + Send + 'static,
    ) -> PyResult<T> {
        let monitor = Arc::new(Monitor::default());
        let (sender, result) = channel();
        let watched = Arc::clone(&monitor);
        std::thread::spawn(move || _ = sender.send(work(&watched)));
        // A receiver cannot be shared between threads, but it can be lent to one.
        let mut result = result;
        let mut shown = 0;
        loop {
            let waited = py.detach(|| {
                let result = &mut result;
                result.recv_timeout(INTERVAL)
            });
            match waited {
                Ok(found) => {
                    self.show(py, self.total)?;
                    return Ok(found);
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(internal("the work ended without a result"));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            let done = monitor.done.load(Ordering::Relaxed);
            let told = if done > shown { self.show(py, done) } else { Ok(()) };
            shown = done;
            told.and_then(|()| py.check_signals()).inspect_err(|_| monitor.stop())?;
        }
    }

    fn show(&self, py: Python<'_>, done: usize) -> PyResult<()> {
        let Some(progress) = &self.progress else { return Ok(()) };
        progress.call1(py, (done.min(self.total), self.total)).map(drop)
    }
}
