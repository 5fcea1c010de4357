//! Everything that is written down, and what must not be in it.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use tracing::level_filters::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::fmt::format::FmtSpan;

/// Everything that this program writes down of itself, at all levels.
#[derive(Clone, Default)]
pub(crate) struct CapturedLog(Arc<Mutex<Vec<u8>>>);

impl CapturedLog {
    /// Begins to write down what all threads have to say.
    pub(crate) fn open() -> Self {
        let captured = Self::default();
        tracing_subscriber::fmt()
            .json()
            .with_max_level(LevelFilter::TRACE)
            .with_span_events(FmtSpan::FULL)
            .with_writer(captured.clone())
            .try_init()
            .unwrap();
        captured
    }

    /// What was written down.
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for CapturedLog {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for CapturedLog {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

/// Something that must not be written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Secret {
    /// What it is, for whoever reads of its being found.
    pub(crate) what: &'static str,
    pub(crate) text: String,
}

impl Secret {
    pub(crate) fn new(what: &'static str, text: impl Into<String>) -> Self {
        Self { what, text: text.into() }
    }

    /// A card, as a word of its own: `Go7`, but not the `Go` of `Good`.
    pub(crate) fn card(text: &str) -> Self {
        Self::new("a card", text)
    }

    pub(crate) fn is_in(&self, text: &str) -> bool {
        let part = |letter: char| letter.is_alphanumeric();
        text.match_indices(&self.text).any(|(start, found)| {
            let (before, after) = (&text[..start], &text[start + found.len()..]);
            !before.ends_with(part) && !after.starts_with(part)
        })
    }
}

#[test]
fn a_secret_is_found_as_a_word_of_its_own() {
    let card = Secret::card("Go7");
    assert!(card.is_in("play Go7") && card.is_in("[\"Go7\",\"Kn2\"]") && card.is_in("Go7"));
    assert!(!card.is_in("Go70") && !card.is_in("aGo7") && !card.is_in("go7"));
}
