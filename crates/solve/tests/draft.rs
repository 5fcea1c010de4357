//! Checks the bounds of the draft: what it hides is what the game hides, and they are as published.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_braverats::{BraveRats, DealVariant, Options};
use interregnum_kernel::{Game, Seed, Viewer, pick};
use interregnum_solve::braverats::draft::DraftBounds;
use std::num::NonZero;

const DRAFT: Options = Options { deal: DealVariant::Draft, ..Options::STANDARD };

/// The premise of the bounds: a seat has not seen the cards that the other kept first from the packets
/// it opened, and no others.
#[test]
fn a_draft_hides_the_first_card_of_each_packet() {
    let mut rng = Seed::from_number(1).generator();
    for seed in 0..100 {
        let mut rats = BraveRats::start(&DRAFT, &BraveRats::deal(&DRAFT, Seed::from_number(seed))).unwrap();
        loop {
            let seat = rats.to_act().first().unwrap();
            let view = rats.view(Viewer::Seat(seat));
            if view.packet.is_none() {
                break;
            }
            let theirs = &view.seats[1 - seat.index()].hand;
            let kept = view
                .seats
                .iter()
                .map(|seat| seat.hand.known.len() + usize::from(seat.hand.unknown))
                .sum::<usize>();
            // The first cards of the packets of seat 0 are the cards 0 and 8, those of seat 1 are 4 and 12.
            let opened = [kept.div_ceil(8), (kept + 3) / 8];
            assert_eq!(usize::from(theirs.unknown), opened[1 - seat.index()], "{kept} kept: {view:?}");
            let action = pick(&mut rng, rats.legal(seat)).unwrap();
            rats.apply(seat, action).unwrap();
        }
    }
}

/// The figures of `docs/braverats-solved.md`.
#[test]
#[ignore = "takes a minute: `make test-long`"]
fn the_draft_is_worth_little_less_than_nothing_to_the_opener() {
    let found = DraftBounds::new(DRAFT, NonZero::<usize>::MIN);
    assert!((found.lower + 0.008_955).abs() < 1e-5 && (found.upper + 0.000_836).abs() < 1e-5, "{found:?}");
    assert!(found.gap() < 0.01 && (found.open + 0.005_809).abs() < 1e-5, "{found:?}");
}
