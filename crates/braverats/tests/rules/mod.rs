//! The rulebook of BraveRats, sentence by sentence: every test checks the sentence with its number,
//! with values worked out from the text by hand.
//!
//! Positions are set up from a short text; rounds are written `Pr-Mu`: seat 0's card and seat 1's.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod playing;
mod resolving;
mod summary;
mod variants;
mod winning;

use interregnum_braverats::Options;

const PAGE: &str = include_str!("../../../../docs/rules/braverats.en.md");
const STANDARD: Options = Options::STANDARD;
const CODES: [&str; 8] = ["Mu", "Pp", "Sp", "As", "Am", "Wi", "Ge", "Pr"];

#[test]
fn every_sentence_has_a_test_and_every_tag_a_sentence() {
    let tests = [
        include_str!("playing.rs"),
        include_str!("resolving.rs"),
        include_str!("winning.rs"),
        include_str!("variants.rs"),
    ];
    let (untested, unknown) = interregnum_testkit::rulebook::compare(PAGE, &tests, 'B');
    assert!(untested.is_empty(), "no test shows {untested:?}");
    assert!(unknown.is_empty(), "no sentence is numbered {unknown:?}");
}
