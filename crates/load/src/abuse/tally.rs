//! What the server did to an attack.

use crate::ClientError;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What the server did to an attack.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct AttackReport {
    /// The name of the attack.
    pub name: String,
    /// How many connections, requests or messages were tried.
    pub tried: usize,
    /// How many of them the server carried out.
    pub answered: usize,
    /// How many it refused with a status or a code.
    pub refused: usize,
    /// How many ended because the server closed the connection.
    pub closed: usize,
    /// How many were still open or without an answer at the end.
    pub unanswered: usize,
    /// How many met an error of the server (5xx other than 503), or could not be carried out.
    pub faults: usize,
    /// The first of those errors.
    pub fault: Option<String>,
    /// How often each code or status was the reason of a refusal.
    pub codes: BTreeMap<String, usize>,
}

/// Counts what happens to an attack while it runs.
#[derive(Default, Debug)]
pub(super) struct Tally(Mutex<AttackReport>);

impl Tally {
    pub(super) fn new(name: &str) -> Self {
        Self(Mutex::new(AttackReport { name: name.to_owned(), ..AttackReport::default() }))
    }

    /// Counts an attempt before it is made.
    pub(super) fn tried(&self) {
        self.lock().tried += 1;
    }

    /// Counts the result of an attempt; one that timed out stays without an answer.
    pub(super) fn count<T>(&self, result: Result<T, ClientError>) -> Result<T, ClientError> {
        let mut report = self.lock();
        match &result {
            Ok(_) => report.answered += 1,
            Err(ClientError::Refused(code)) if !is_server_error(code) => {
                report.refused += 1;
                *report.codes.entry(code.clone()).or_default() += 1;
            }
            Err(error) if is_closed(error) => report.closed += 1,
            Err(ClientError::Timeout) => {}
            Err(error) => report.fail(error),
        }
        drop(report);
        result
    }

    /// Counts an error that ended the attack before its time.
    pub(super) fn stopped(&self, error: &ClientError) {
        self.lock().fail(error);
    }

    pub(super) fn report(&self) -> AttackReport {
        let report = self.lock().clone();
        let settled = report.answered + report.refused + report.closed + report.faults;
        AttackReport { unanswered: report.tried.saturating_sub(settled), ..report }
    }

    fn lock(&self) -> MutexGuard<'_, AttackReport> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AttackReport {
    fn fail(&mut self, error: &ClientError) {
        self.faults += 1;
        self.fault.get_or_insert_with(|| error.to_string());
    }
}

/// Whether a refusal is the bare status of a fault of the server. Status 503 is how it sheds load.
fn is_server_error(code: &str) -> bool {
    code.starts_with('5') && code != "503"
}

/// Whether the server ended the connection.
pub(super) fn is_closed(error: &ClientError) -> bool {
    use ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};
    match error {
        ClientError::Closed => true,
        ClientError::Io(error) => {
            matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset | UnexpectedEof)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attempt_is_answered_refused_closed_or_a_fault() {
        let tally = Tally::new("x");
        let refused = |code: &str| Err::<(), _>(ClientError::Refused(code.to_owned()));
        let reset = ClientError::Io(ErrorKind::ConnectionReset.into());
        let full = ClientError::Io(ErrorKind::QuotaExceeded.into());
        let results = [
            Ok(()),
            refused("too-fast"),
            refused("503"),
            refused("500"),
            Err(ClientError::Closed),
            Err(reset),
            Err(full),
            Err(ClientError::Timeout),
        ];
        for result in results {
            tally.tried();
            let _ = tally.count(result);
        }
        let report = tally.report();
        assert_eq!((report.tried, report.answered, report.refused), (8, 1, 2));
        assert_eq!((report.closed, report.faults, report.unanswered), (2, 2, 1));
        assert_eq!(report.codes["too-fast"], 1);
        assert_eq!(report.fault.as_deref(), Some("server refused: 500"));
    }
}
