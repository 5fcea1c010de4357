//! Tests of the laws themselves: a deliberate fault must make a law fail.

use interregnum_goofspiel::{Card, Goofspiel, GoofspielView, Illegal, Zone};
use interregnum_kernel::{Event, EventOf, Game, LAWS, Lawful, Seat, Viewer, Zones};
use interregnum_testkit::faulty::{self, Fault, NoFault};

/// Checks that the expected law notices the fault.
fn noticed<F: Fault<Goofspiel>>() {
    assert_eq!(faulty::noticed::<Goofspiel, F>(&Goofspiel::option_sets()[0]), Some(F::LAW));
}

#[test]
fn without_a_fault_no_law_is_broken() {
    assert_eq!(faulty::noticed::<Goofspiel, NoFault>(&Goofspiel::option_sets()[0]), None);
}

#[derive(Clone, PartialEq, Debug)]
struct LeakedChoice;
impl Fault<Goofspiel> for LeakedChoice {
    const LAW: u8 = 8;
    fn view(game: &Goofspiel, mut view: GoofspielView) -> GoofspielView {
        for seat in Seat::all(2) {
            view.choices[seat] = game.view(Viewer::Seat(seat)).choices[seat];
        }
        view
    }
}

#[test]
fn a_choice_leaked_under_its_seal_is_noticed() {
    noticed::<LeakedChoice>();
}

/// The pile is shown in its order, which an imagined world does not repeat.
#[derive(Clone, PartialEq, Debug)]
struct LeakedPile;
impl Fault<Goofspiel> for LeakedPile {
    const LAW: u8 = 5;
    fn view(game: &Goofspiel, mut view: GoofspielView) -> GoofspielView {
        let (deal, _) = game.past(LAWS);
        let rest = deal.prizes.iter().skip(view.rounds.len() + 1);
        view.pile = rest.map(|number| Card::Prize(*number)).collect();
        view
    }
}

#[test]
fn a_pile_shown_in_its_order_is_noticed() {
    noticed::<LeakedPile>();
}

#[derive(Clone, PartialEq, Debug)]
struct UntoldPrize;
impl Fault<Goofspiel> for UntoldPrize {
    const LAW: u8 = 7;
    fn told(mut events: Vec<EventOf<Goofspiel>>) -> Vec<EventOf<Goofspiel>> {
        events.retain(|event| !matches!(event, Event::Moved { to: Zone::Won(_), .. }));
        events
    }
}

#[test]
fn an_untold_prize_is_noticed() {
    noticed::<UntoldPrize>();
}

#[derive(Clone, PartialEq, Debug)]
struct LostCard;
impl Fault<Goofspiel> for LostCard {
    const LAW: u8 = 1;
    fn truth(zones: Zones<Card, Zone>) -> Zones<Card, Zone> {
        let mut kept = Zones::default();
        for (zone, pile) in zones.iter().filter(|(zone, _)| **zone != Zone::Discard) {
            kept.add_all(*zone, pile.known.iter().flat_map(|(card, number)| vec![*card; *number]));
        }
        kept
    }
}

#[test]
fn a_lost_card_is_noticed() {
    noticed::<LostCard>();
}

#[derive(Clone, PartialEq, Debug)]
struct Stubborn;
impl Fault<Goofspiel> for Stubborn {
    const LAW: u8 = 2;
    fn refuses(_game: &Goofspiel, action: Card) -> Option<Illegal> {
        (action == Card::Hand(3)).then_some(Illegal::AlreadyChosen)
    }
}

#[test]
fn a_refused_legal_action_is_noticed() {
    noticed::<Stubborn>();
}
