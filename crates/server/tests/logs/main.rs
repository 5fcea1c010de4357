//! What the house writes down of itself, at every level: no secret and no card is in it, whatever
//! was played and whatever was asked wrongly.
//!
//! A program of its own, because what is written down is written by all threads to one place.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod captured;
#[path = "../server/client.rs"]
#[allow(dead_code, reason = "the other tests of the server need more of it")]
mod client;
mod scenario;

use captured::{CapturedLog, Secret};
use scenario::Scenario;

/// One evening at the house, and everything that was written down in it.
#[tokio::test(flavor = "multi_thread")]
async fn no_secret_and_no_card_is_written_down_counted_or_told_in_a_refusal() {
    let captured = CapturedLog::open();
    let scenario = Scenario::pass().await;
    let written = captured.text();
    for line in ["\"open\"", "\"closed\"", "a notice to everybody", "a log cannot be replayed"] {
        assert!(written.contains(line), "{line} is not written down: {written}");
    }
    assert!(scenario.secrets.len() > 10 && scenario.pages.len() > 20, "the scenario was a busy one");
    assert_eq!(leaks(&scenario.secrets, &written), Vec::<&Secret>::new(), "{written}");
    for page in &scenario.pages {
        assert_eq!(leaks(&page.hidden, &page.text), Vec::<&Secret>::new(), "{}", page.text);
    }
    every_leak_is_noticed(&captured, &scenario);
}

/// Writes every secret down where the house would, and sees that it is found.
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
