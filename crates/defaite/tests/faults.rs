//! Tests of the laws themselves: a deliberate fault must make a law fail.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_defaite::{
    Action, Card, Class, Defaite, DefaiteEvent, DefaiteView, Glimpse, Illegal, Options, Zone,
};
use interregnum_kernel::{Game, Seat, Seed, View, Viewer, Zones};
use interregnum_testkit::faulty::{self, Fault, NoFault};

/// Checks that the expected law notices the fault.
fn noticed<F: Fault<Defaite>>(players: u8) {
    assert_eq!(faulty::noticed::<Defaite, F>(&Options { players }), Some(F::LAW));
}

#[test]
fn without_a_fault_no_law_is_broken() {
    assert_eq!(faulty::noticed::<Defaite, NoFault>(&Options { players: 3 }), None);
}

#[derive(Clone, PartialEq, Debug)]
struct LeakedHand;
impl Fault<Defaite> for LeakedHand {
    const LAW: u8 = 7;
    fn view(game: &Defaite, mut view: DefaiteView) -> DefaiteView {
        if view.viewer == Viewer::Seat(Seat::new(0)) && view.seats[1].hand.unknown > 0 {
            view.seats[1].hand = game.view(Viewer::Seat(Seat::new(1))).seats[1].hand;
        }
        view
    }
}

#[test]
fn a_leaked_hand_is_noticed() {
    noticed::<LeakedHand>(3);
    noticed::<LeakedHand>(6);
}

/// The view names a hidden card outside its zones.
#[derive(Clone, PartialEq, Debug)]
struct LeakedDraw;
impl Fault<Defaite> for LeakedDraw {
    const LAW: u8 = 6;
    fn view(game: &Defaite, mut view: DefaiteView) -> DefaiteView {
        if view.viewer == Viewer::Spectator {
            view.glimpses = game.view(Viewer::Seat(Seat::new(1))).glimpses;
        }
        view
    }
}

#[test]
fn a_draw_leaked_in_the_memory_is_noticed() {
    noticed::<LeakedDraw>(4);
}

/// The view names a card of a masquerade before it is revealed.
#[derive(Clone, PartialEq, Debug)]
struct LeakedMask;
impl Fault<Defaite> for LeakedMask {
    const LAW: u8 = 6;
    fn view(game: &Defaite, mut view: DefaiteView) -> DefaiteView {
        for lying in &mut view.middle {
            lying.card = game
                .view(Viewer::Seat(lying.seat))
                .middle
                .iter()
                .find_map(|other| (other.seat == lying.seat).then_some(other.card)?);
        }
        view
    }
}

#[test]
fn a_card_seen_through_its_mask_is_noticed() {
    noticed::<LeakedMask>(4);
}

#[derive(Clone, PartialEq, Debug)]
struct LostGuard;
impl Fault<Defaite> for LostGuard {
    const LAW: u8 = 1;
    fn truth(zones: Zones<Card, Zone>) -> Zones<Card, Zone> {
        let mut kept = Zones::default();
        for (zone, pile) in zones.iter().filter(|(zone, _)| !matches!(zone, Zone::Guarding(..))) {
            for (card, number) in &pile.known {
                (0..*number).for_each(|_| kept.add(*zone, *card));
            }
        }
        kept
    }
}

#[test]
fn a_lost_guard_is_noticed() {
    noticed::<LostGuard>(3);
    noticed::<LostGuard>(5);
}

/// The view forgets L6.2 and passes.
#[derive(Clone, PartialEq, Debug)]
struct ForgottenLack;
impl Fault<Defaite> for ForgottenLack {
    const LAW: u8 = 5;
    fn view(_game: &Defaite, mut view: DefaiteView) -> DefaiteView {
        view.glimpses.retain(|glimpse| !matches!(glimpse, Glimpse::Lacks { .. }));
        view
    }
}

#[test]
fn a_forgotten_lack_is_noticed() {
    noticed::<ForgottenLack>(3);
    noticed::<ForgottenLack>(4);
    noticed::<ForgottenLack>(6);
}

/// The view forgets that a player had a card for a duel.
#[derive(Clone, PartialEq, Debug)]
struct ForgottenHold;
impl Fault<Defaite> for ForgottenHold {
    const LAW: u8 = 5;
    fn view(_game: &Defaite, mut view: DefaiteView) -> DefaiteView {
        view.glimpses.retain(|glimpse| !matches!(glimpse, Glimpse::Has { class: Class::Numbers, .. }));
        view
    }
}

#[test]
fn a_forgotten_hold_is_noticed() {
    noticed::<ForgottenHold>(4);
}

/// The view forgets that an attacker can complete the current raise.
#[derive(Clone, PartialEq, Debug)]
struct ForgottenReach;
impl Fault<Defaite> for ForgottenReach {
    const LAW: u8 = 5;
    fn view(_game: &Defaite, mut view: DefaiteView) -> DefaiteView {
        view.glimpses.retain(|glimpse| !matches!(glimpse, Glimpse::Reaches { .. }));
        view
    }
}

#[test]
fn a_forgotten_reach_is_noticed() {
    noticed::<ForgottenReach>(4);
}

#[derive(Clone, PartialEq, Debug)]
struct UntoldMove;
impl Fault<Defaite> for UntoldMove {
    const LAW: u8 = 7;
    fn told(mut events: Vec<DefaiteEvent>) -> Vec<DefaiteEvent> {
        events.retain(|event| !matches!(event, DefaiteEvent::Moved { to: Zone::Reserve(_), .. }));
        events
    }
}

#[test]
fn an_untold_move_is_noticed() {
    noticed::<UntoldMove>(4);
}

/// An action is listed as legal but refused.
#[derive(Clone, PartialEq, Debug)]
struct Stubborn;
impl Fault<Defaite> for Stubborn {
    const LAW: u8 = 2;
    fn refuses(_game: &Defaite, action: Action) -> Option<Illegal> {
        (action == Action::LetGo).then_some(Illegal::MustPlay)
    }
}

#[test]
fn a_refused_legal_action_is_noticed() {
    noticed::<Stubborn>(4);
}

#[test]
fn zones_of_a_view_count_every_card() {
    let options = Options { players: 4 };
    let game = Defaite::start(&options, &Defaite::deal(&options, Seed::from_number(3))).unwrap();
    let (known, unknown) = game.view(Viewer::Spectator).zones().total();
    // The King and four nobles lie face up.
    assert_eq!((known.values().sum::<usize>(), unknown), (5, 111));
}
