//! The steps of the capture of the middle in order (L8), with their progress.

use crate::card::{Card, Kind};
use crate::happening::Suit;
use crate::middle::Group;
use crate::state::{Defaite, Step};
use interregnum_kernel::Seat;
use serde::Serialize;

/// The progress of one step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// It is over.
    Done,
    /// It waits for a player's choice.
    Now,
    /// Its turn has not come.
    ToCome,
}

/// One step of the capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Item {
    /// What the step captures or applies.
    pub what: Part,
    /// The progress of the step.
    pub progress: Progress,
}

/// What a step captures or applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// L8.1: an event, and who played it.
    Event(Seat, Card),
    /// L8.2: a suit.
    Suit(Suit),
    /// L8.4: a noble or a person who waits in the middle, and who played them.
    Person(Seat, Card),
    /// L8.5: the provinces are scored.
    Scoring,
}

/// The steps of the capture; empty while turns are taken.
pub(crate) fn capture_steps(game: &Defaite) -> Vec<Item> {
    let step = game.round.step;
    if step == Step::Turns {
        return Vec::new();
    }
    let mut items = Vec::new();
    for place in game.middle.of(Group::Event) {
        // The step holds the index after the event that waits.
        let progress = match step {
            Step::Events(next) => progress(place + 1, usize::from(next)),
            _ => Progress::Done,
        };
        items.push(Item { what: Part::Event(game.at(place), game.middle.card(place)), progress });
    }
    for (number, suit) in Suit::ALL.into_iter().enumerate() {
        let progress = match step {
            Step::Placing(now, _) | Step::Own(now, _) => progress(number, now as usize),
            Step::Suits(next) if number >= usize::from(next) => Progress::ToCome,
            Step::Events(_) => Progress::ToCome,
            _ => Progress::Done,
        };
        items.push(Item { what: Part::Suit(suit), progress });
    }
    for place in game.middle.of(Group::Person) {
        let what = Part::Person(game.at(place), game.middle.card(place));
        items.push(Item { what, progress: Progress::ToCome });
    }
    let scores = |(_, card): (usize, Card)| matches!(card.kind(), Kind::Event(event) if event.scores());
    if game.middle.cards().any(scores) {
        items.push(Item { what: Part::Scoring, progress: Progress::ToCome });
    }
    items
}

fn progress(number: usize, now: usize) -> Progress {
    match number.cmp(&now) {
        std::cmp::Ordering::Less => Progress::Done,
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::ToCome,
    }
}
