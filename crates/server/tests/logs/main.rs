//! The server's logs contain no secret and no card at any level, whatever was played or requested.
//!
//! This is a test binary of its own, because all threads log to one place.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod account;
#[path = "../server/authenticator.rs"]
#[allow(dead_code, reason = "the other tests of the server need more of it")]
mod authenticator;
mod captured;
#[path = "../server/client.rs"]
#[allow(dead_code, reason = "the other tests of the server need more of it")]
mod client;
mod scenario;

use captured::{CapturedLog, Secret};
use scenario::Scenario;

/// Plays a busy scenario, and searches everything that was logged.
#[tokio::test(flavor = "multi_thread")]
async fn no_secret_and_no_card_is_written_down_counted_or_told_in_a_refusal() {
    let captured = CapturedLog::open();
    let scenario = Scenario::pass().await;
    let written = captured.text();
    for line in
        ["\"listening\"", "\"shut down\"", "announcement sent to all tables", "its log cannot be replayed"]
    {
        assert!(written.contains(line), "{line} is not written down: {written}");
    }
    assert!(scenario.secrets.len() > 10 && scenario.pages.len() > 20, "the scenario was a busy one");
    assert_eq!(leaks(&scenario.secrets, &written), Vec::<&Secret>::new(), "{written}");
    for page in &scenario.pages {
        assert_eq!(leaks(&page.hidden, &page.text), Vec::<&Secret>::new(), "{}", page.text);
    }
    every_leak_is_noticed(&captured, &scenario);
}

/// Logs every secret on purpose, and checks that the search finds it.
fn every_leak_is_noticed(captured: &CapturedLog, scenario: &Scenario) {
    for (number, secret) in scenario.secrets.iter().enumerate() {
        let before = captured.text().len();
        match number % 3 {
            0 => tracing::error!("{} was dealt", secret.text),
            1 => tracing::debug!(detail = %secret.text, "a line"),
            _ => tracing::trace_span!("table", what = secret.text.as_str())
                .in_scope(|| tracing::info!("a line")),
        }
        let written = captured.text();
        let found = leaks(&scenario.secrets, &written[before..]);
        assert!(found.contains(&secret), "{secret:?} is not found in {}", &written[before..]);
    }
}

/// The secrets that stand in a text.
fn leaks<'a>(secrets: &'a [Secret], text: &str) -> Vec<&'a Secret> {
    secrets.iter().filter(|secret| secret.is_in(text)).collect()
}
