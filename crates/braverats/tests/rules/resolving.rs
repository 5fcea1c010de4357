//! Resolving a round: B3.

use super::CODES;
use crate::table::{after, both, last, letter, outcome, round, standing};
use interregnum_braverats::{APPLEWOOD, Verdict, Why, YARG};
use interregnum_kernel::{Game, SeatSet};

/// B3.1
#[test]
fn a_wizard_takes_the_power_now_and_for_the_next_round() {
    let won = ["Mu", "Pp", "Sp", "As", "Am"].map(|code| letter(&round(&format!("Wi-{code}"))));
    assert_eq!(won, ['Y'; 5]);
    let general = standing(&after("hand 0: Wi As; hand 1: Ge As", "Wi-Ge"));
    assert_eq!(general.raised, SeatSet::NONE);
    let spy = standing(&after("hand 0: Wi As; hand 1: Sp As", "Wi-Sp"));
    assert_eq!(spy.first, None);
    let ambassador = round("Am+2-Wi");
    assert_eq!((ambassador.verdict, ambassador.victories), (Verdict::Round(YARG), 1));
    assert_eq!(ambassador.powerless, [Some(Why::Wizard), None]);
    assert_eq!(letter(&round("Wi-Wi")), 'x');
}

/// B3.2
#[test]
fn a_musician_holds_the_round() {
    for code in CODES.iter().filter(|code| **code != "Wi") {
        let held = round(&format!("Mu-{code}+2"));
        assert_eq!((held.verdict, held.why), (Verdict::Held, Why::Musician), "{code}");
    }
    assert_eq!(letter(&round("Mu-Wi")), 'A');
}

/// B3.3
#[test]
fn a_princess_against_a_prince_wins_the_game_and_adds_no_victory() {
    let rats = after("hand 0: Pp As; hand 1: Pr As; victories 1 3; held 2; raised 1", "Pp-Pr");
    assert_eq!(outcome(&rats), Some((vec![0], "princess", [1, 3])));
    assert!(rats.outcome().unwrap().detail.princess);
    assert_eq!(letter(&round("Pp-Pp")), 'x');
}

/// B3.4
#[test]
fn a_prince_wins_whatever_the_strengths() {
    for text in ["Pr-Ge+2", "Pr-As", "Pr-As+2", "Pr+2-As", "Pr-Am+2", "Pr-Sp", "Pr-Ge"] {
        assert_eq!((letter(&round(text)), round(text).why), ('Y', Why::Prince), "{text}");
    }
    assert_eq!(
        ["Pr-Pr", "Pr+2-Pr", "Pr-Pr+2", "Pr+2-Pr+2"].map(|text| letter(&round(text))),
        ['x', 'Y', 'A', 'x']
    );
    assert_eq!(["Pr-Wi", "Pr-Wi+2", "Pr+2-Wi+2"].map(|text| letter(&round(text))), ['Y', 'x', 'Y']);
    assert_eq!(round("Pr-Wi").strengths, both(7, 5));
}

/// B3.5
#[test]
fn with_an_assassin_the_lower_strength_wins() {
    assert_eq!(["As-Ge", "As-Am", "As-Sp", "As-Pp"].map(|text| letter(&round(text))), ['Y', 'Y', 'A', 'A']);
    assert_eq!(["As+2-Am", "As-Sp+2", "As-Pp+2"].map(|text| letter(&round(text))), ['A', 'Y', 'x']);
    assert_eq!(["As-As", "As+2-As", "As-As+2"].map(|text| letter(&round(text))), ['x', 'A', 'Y']);
    assert_eq!(letter(&round("As-Wi")), 'A');
}

/// B3.6
#[test]
fn otherwise_the_greater_strength_wins_and_equal_is_held() {
    assert_eq!(["Ge-Wi", "Am-Sp", "Sp-Am", "Pp-Ge"].map(|text| letter(&round(text))), ['Y', 'Y', 'A', 'A']);
    assert_eq!(["Ge-Ge", "Sp+2-Am", "Am+2-Ge"].map(|text| letter(&round(text))), ['x', 'x', 'x']);
    assert_eq!(round("Sp+2-Am").why, Why::Strength);
}

/// B3.7
#[test]
fn a_wizard_does_not_undo_a_generals_two_of_the_round_before() {
    assert_eq!(last(&after("hand 0: Ge Am; hand 1: Mu Wi", "Ge-Mu Am-Wi")).strengths, both(6, 5));
    assert_eq!(letter(&round("Am+2-Wi")), 'Y');
}

/// B3.8
#[test]
fn a_musician_cancels_nothing_unless_it_is_ruled_so() {
    let beside = |code: &str, ruling: &str| {
        standing(&after(&format!("hand 0: Mu As; hand 1: {code} As; {ruling}"), &format!("Mu-{code}")))
    };
    assert_eq!(beside("Ge", "").raised, SeatSet::one(APPLEWOOD));
    assert_eq!(beside("Sp", "").first, Some(YARG));
    assert_eq!(beside("Ge", "musician cancels").raised, SeatSet::NONE);
    assert_eq!(beside("Sp", "musician cancels").first, None);
    assert_eq!(beside("Am", "musician cancels").kept, both(0, 1));
    let wizard = after("hand 0: Ge As; hand 1: Mu As; musician cancels; held 1", "Ge-Mu");
    assert_eq!(last(&wizard).powerless, [Some(Why::BesideMusician), None]);
}

/// B3.9
#[test]
fn two_spies_undo_each_other_and_two_generals_both_work() {
    assert_eq!(standing(&after("hand 0: Sp As; hand 1: Sp As", "Sp-Sp")).first, None);
    assert_eq!(round("Sp-Sp").powerless, [Some(Why::Spies), Some(Why::Spies)]);
    assert_eq!(standing(&after("hand 0: Ge As; hand 1: Ge As", "Ge-Ge")).raised, SeatSet::all(2));
}

/// B3.10
#[test]
fn the_two_lasts_one_round_even_if_that_is_held() {
    let rats = after("hand 0: Ge Mu Am As; hand 1: Pp Sp Wi As", "Ge-Pp Mu-Sp");
    assert_eq!(last(&rats).strengths, both(2, 2));
    assert_eq!(standing(&rats).raised, SeatSet::NONE);
    assert_eq!(standing(&rats).held, 1);
}
