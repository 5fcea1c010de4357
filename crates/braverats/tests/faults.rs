//! Tests of the laws themselves: a deliberate fault must make a law fail.

use interregnum_braverats::{
    Action, BraveRats, BraveRatsEvent, BraveRatsView, Card, DealVariant, Illegal, Options, Zone,
};
use interregnum_kernel::{Game, Seat, Viewer};
use interregnum_testkit::faulty::{self, Fault, NoFault};

const DRAFT: Options = Options { deal: DealVariant::Draft, ..Options::STANDARD };
const PILES: Options = Options { draw: true, ..Options::STANDARD };

/// Checks that the expected law notices the fault.
fn noticed<F: Fault<BraveRats>>(options: &Options) {
    assert_eq!(faulty::noticed::<BraveRats, F>(options), Some(F::LAW), "{options:?}");
}

#[test]
fn without_a_fault_no_law_is_broken() {
    for options in [Options::STANDARD, DRAFT, PILES] {
        assert_eq!(faulty::noticed::<BraveRats, NoFault>(&options), None, "{options:?}");
    }
}

/// The view shows the other's choice before both are revealed.
#[derive(Clone, PartialEq, Debug)]
struct LeakedChoice;
impl Fault<BraveRats> for LeakedChoice {
    const LAW: u8 = 8;
    fn view(rats: &BraveRats, mut view: BraveRatsView) -> BraveRatsView {
        for seat in Seat::all(2) {
            let place = seat.index();
            view.seats[place].choice = rats.view(Viewer::Seat(seat)).seats[place].choice;
        }
        view
    }
}

#[test]
fn a_choice_leaked_under_its_seal_is_noticed() {
    noticed::<LeakedChoice>(&Options::STANDARD);
    noticed::<LeakedChoice>(&PILES);
}

/// The view shows a hand that was drafted or drawn in secret.
#[derive(Clone, PartialEq, Debug)]
struct LeakedHand;
impl Fault<BraveRats> for LeakedHand {
    const LAW: u8 = 7;
    fn view(rats: &BraveRats, mut view: BraveRatsView) -> BraveRatsView {
        if view.viewer == Viewer::Seat(Seat::new(0)) {
            view.seats[1].hand = rats.view(Viewer::Seat(Seat::new(1))).seats[1].hand;
        }
        view
    }
}

#[test]
fn a_leaked_hand_is_noticed() {
    noticed::<LeakedHand>(&DRAFT);
    noticed::<LeakedHand>(&PILES);
}

#[derive(Clone, PartialEq, Debug)]
struct UntoldMove;
impl Fault<BraveRats> for UntoldMove {
    const LAW: u8 = 7;
    fn told(mut events: Vec<BraveRatsEvent>) -> Vec<BraveRatsEvent> {
        events.retain(|event| !matches!(event, BraveRatsEvent::Moved { to: Zone::Table(_), .. }));
        events
    }
}

#[test]
fn an_untold_move_is_noticed() {
    noticed::<UntoldMove>(&Options::STANDARD);
}

/// An action is listed as legal but refused.
#[derive(Clone, PartialEq, Debug)]
struct Stubborn;
impl Fault<BraveRats> for Stubborn {
    const LAW: u8 = 2;
    fn refuses(_rats: &BraveRats, action: Action) -> Option<Illegal> {
        (action == Action::Play(Card::General)).then_some(Illegal::AlreadyChosen)
    }
}

#[test]
fn a_refused_legal_action_is_noticed() {
    noticed::<Stubborn>(&Options::STANDARD);
}
