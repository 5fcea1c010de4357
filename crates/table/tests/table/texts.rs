//! Everything that a table may say can be said in every language.

use interregnum_kernel::{Phrase, Seat};
use interregnum_table::{Refused, Turn, Unproved, Version};
use interregnum_text::{Catalogue, Lang, Seats};
use std::collections::BTreeSet;

fn every_refusal() -> Vec<Refused> {
    let found = || "x".to_owned();
    vec![
        Refused::UnknownGame { found: found() },
        Refused::BadOptions { message: found() },
        Refused::BadSpan,
        Refused::NoSuchSeat,
        Refused::SeatTaken,
        Refused::TableFull,
        Refused::AlreadySeated,
        Refused::NotSeated,
        Refused::BadName,
        Refused::UnknownBot { found: found() },
        Refused::NotABot,
        Refused::Unseated,
        Refused::TooOften,
        Refused::NotTheHost,
        Refused::NotBegun,
        Refused::HasBegun,
        Refused::GameOver,
        Refused::NotOver,
        Refused::Closed,
        Refused::NothingToShow,
        Refused::OtherBytes,
        Refused::Stale { turn: Turn(1), version: Version(1) },
        Refused::BadAction { found: found() },
        Refused::HasResigned,
        Refused::TooSoon,
        Refused::NotABotsTurn,
        Refused::NothingToTakeBack,
        Refused::NoClock,
        Refused::ShownSince,
        Refused::AskLater { actions: 2 },
        Refused::AlreadyProposed,
        Refused::NotProposed,
        Refused::NotAbsent,
        Refused::NoVacation,
        Refused::VacationSpent { left: 2 },
        Refused::NotOnVacation,
        Refused::NoPlans,
        Refused::PlanOnTurn,
        Refused::BadPlan,
        Refused::PlanOnHidden,
        Refused::NothingForeseen,
        Refused::BadText,
        Refused::ChatOff,
        Refused::TooMuchTalk,
        Refused::NotNow,
        Refused::LogFull,
    ]
}

fn every_doubt() -> Vec<Unproved> {
    vec![
        Unproved::NoShuffle,
        Unproved::Algorithm { found: "x".to_owned() },
        Unproved::Digits,
        Unproved::Seats,
        Unproved::Commitment,
        Unproved::Promise { seat: Seat::new(1) },
        Unproved::Filler { seat: Seat::new(1) },
        Unproved::Deal,
    ]
}

#[test]
fn every_refusal_has_a_code_of_its_own_and_a_sentence_in_every_language() {
    let refusals = every_refusal();
    let codes: BTreeSet<_> = refusals.iter().map(Refused::code).collect();
    assert_eq!(codes.len(), refusals.len());
    let phrases: Vec<Phrase> = refusals.iter().map(Refused::phrase).collect();
    let doubts: Vec<Phrase> = every_doubt().iter().map(Unproved::phrase).collect();
    for lang in Lang::ALL {
        for phrase in phrases.iter().chain(&doubts) {
            let said = Catalogue::of(lang).try_say(phrase, &Seats::default());
            assert!(said.is_ok_and(|said| !said.is_empty()), "{lang:?}: {phrase:?}");
        }
    }
}
