//! Tests of the laws themselves: a deliberate fault must make a law fail.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_claim::{Action, Card, Claim, ClaimEvent, ClaimView, Illegal, Options, Zone, kingdoms};
use interregnum_kernel::{Game, Seat, Seed, View, Viewer, Zones};
use interregnum_testkit::faulty::{self, Fault, NoFault};

/// Checks that the expected law notices the fault.
fn noticed<F: Fault<Claim>>(players: u8) {
    let kingdom = *kingdoms(players).last().unwrap();
    let options = Options { players, kingdom, leader: Seat::new(0) };
    assert_eq!(faulty::noticed::<Claim, F>(&options), Some(F::LAW));
}

#[test]
fn without_a_fault_no_law_is_broken() {
    assert_eq!(faulty::noticed::<Claim, NoFault>(&Claim::option_sets()[0]), None);
}

#[derive(Clone, PartialEq, Debug)]
struct LeakedHand;
impl Fault<Claim> for LeakedHand {
    const LAW: u8 = 7;
    fn view(claim: &Claim, mut view: ClaimView) -> ClaimView {
        let other = Seat::new(1);
        if view.viewer == Viewer::Seat(Seat::new(0)) && view.seats[1].hand.unknown > 0 {
            view.seats[1].hand = claim.view(Viewer::Seat(other)).seats[1].hand;
        }
        view
    }
}

#[test]
fn a_leaked_hand_is_noticed() {
    noticed::<LeakedHand>(2);
    noticed::<LeakedHand>(4);
}

/// The view names a hidden card outside its zones.
#[derive(Clone, PartialEq, Debug)]
struct LeakedDraw;
impl Fault<Claim> for LeakedDraw {
    const LAW: u8 = 6;
    fn view(claim: &Claim, mut view: ClaimView) -> ClaimView {
        let truth = claim.view(Viewer::Seat(Seat::new(1)));
        if view.viewer == Viewer::Spectator {
            view.history = truth.history;
        }
        view
    }
}

#[test]
fn a_draw_leaked_in_the_history_is_noticed() {
    noticed::<LeakedDraw>(2);
}

#[derive(Clone, PartialEq, Debug)]
struct LostGnome;
impl Fault<Claim> for LostGnome {
    const LAW: u8 = 1;
    fn truth(zones: Zones<Card, Zone>) -> Zones<Card, Zone> {
        let mut kept = Zones::default();
        for (zone, pile) in zones.iter() {
            for (card, number) in &pile.known {
                let gnome = matches!(zone, Zone::Front(_)) && card.to_string() == "Gn3";
                let number = if gnome { number - 1 } else { *number };
                (0..number).for_each(|_| kept.add(*zone, *card));
            }
        }
        kept
    }
}

#[test]
fn a_lost_gnome_is_noticed() {
    noticed::<LostGnome>(2);
    noticed::<LostGnome>(3);
}

#[derive(Clone, PartialEq, Debug)]
struct ForgottenVoid;
impl Fault<Claim> for ForgottenVoid {
    const LAW: u8 = 5;
    fn view(_claim: &Claim, mut view: ClaimView) -> ClaimView {
        view.seats.iter_mut().for_each(|seat| seat.voids = interregnum_claim::FactionSet::NONE);
        view
    }
}

#[test]
fn a_forgotten_void_is_noticed() {
    noticed::<ForgottenVoid>(2);
    noticed::<ForgottenVoid>(3);
    noticed::<ForgottenVoid>(4);
}

#[derive(Clone, PartialEq, Debug)]
struct UntoldMove;
impl Fault<Claim> for UntoldMove {
    const LAW: u8 = 7;
    fn told(mut events: Vec<ClaimEvent>) -> Vec<ClaimEvent> {
        events.retain(|event| !matches!(event, ClaimEvent::Moved { to: Zone::Discards, .. }));
        events
    }
}

#[test]
fn an_untold_move_is_noticed() {
    noticed::<UntoldMove>(2);
}

/// An action is listed as legal but refused.
#[derive(Clone, PartialEq, Debug)]
struct Stubborn;
impl Fault<Claim> for Stubborn {
    const LAW: u8 = 2;
    fn refuses(_claim: &Claim, action: Action) -> Option<Illegal> {
        (action.to_string() == "play Tr9").then_some(Illegal::NoLook)
    }
}

#[test]
fn a_refused_legal_action_is_noticed() {
    noticed::<Stubborn>(2);
}

#[test]
fn zones_of_a_view_count_every_card() {
    let options = Claim::option_sets()[0];
    let claim = Claim::start(&options, &Claim::deal(&options, Seed::from_number(3))).unwrap();
    let (known, unknown) = claim.view(Viewer::Spectator).zones().total();
    assert_eq!((known.values().sum::<usize>(), unknown), (1, 51));
}
