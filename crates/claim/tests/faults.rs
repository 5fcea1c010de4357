//! Tests of the laws themselves: faults put in on purpose must make a law fail.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_claim::{Action, Actions, Card, Claim, ClaimEvent, ClaimTold, ClaimView, Deal, Detail, Fact};
use interregnum_claim::{Illegal, Options, Zone, kingdoms};
use interregnum_kernel::{
    BadSetup, Game, Imagine, Lawful, Outcome, Phrase, Seat, SeatSet, Seed, View, Viewer, Zones,
};
use interregnum_testkit::laws;
use rand_core::Rng;
use std::marker::PhantomData;

/// What is wrong with a game that is otherwise Claim.
trait Fault: Clone + PartialEq + std::fmt::Debug {
    /// The law that must notice.
    const LAW: u8;

    fn view(_claim: &Claim, view: ClaimView) -> ClaimView {
        view
    }
    fn told(events: Vec<ClaimEvent>) -> Vec<ClaimEvent> {
        events
    }
    fn truth(zones: Zones<Card, Zone>) -> Zones<Card, Zone> {
        zones
    }
    fn imagined_from(view: &ClaimView) -> ClaimView {
        view.clone()
    }
    fn refuses(_claim: &Claim, _action: Action) -> bool {
        false
    }
}

#[derive(Clone, PartialEq, Debug)]
struct Faulty<F>(Claim, PhantomData<F>);

impl<F: Fault> Game for Faulty<F> {
    const NAME: &'static str = "claim";
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Actions = Actions;
    type Card = Card;
    type Zone = Zone;
    type Fact = Fact;
    type Illegal = Illegal;
    type Detail = Detail;
    type View = ClaimView;

    fn admits(options: &Options) -> Result<(), BadSetup> {
        Claim::admits(options)
    }
    fn deal(options: &Options, seed: Seed) -> Deal {
        Claim::deal(options, seed)
    }
    fn seed_of(deal: &Deal) -> Option<Seed> {
        deal.seed
    }
    fn start(options: &Options, deal: &Deal) -> Result<Self, BadSetup> {
        Claim::start(options, deal).map(|claim| Self(claim, PhantomData))
    }
    fn random(options: &Options, rng: &mut impl Rng) -> Self {
        Self(Claim::random(options, rng), PhantomData)
    }
    fn opening(&self) -> Vec<ClaimEvent> {
        self.0.opening()
    }
    fn players(&self) -> usize {
        self.0.players()
    }
    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }
    fn legal(&self, seat: Seat) -> Actions {
        self.0.legal(seat)
    }
    fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<ClaimEvent>, Illegal> {
        if F::refuses(&self.0, action) {
            return Err(Illegal::NoLook);
        }
        self.0.apply(seat, action).map(F::told)
    }
    fn advance(&mut self, seat: Seat, action: Action) {
        self.0.advance(seat, action);
    }
    fn winners(&self) -> Option<SeatSet> {
        self.0.winners()
    }
    fn outcome(&self) -> Option<Outcome<Detail>> {
        self.0.outcome()
    }
    fn view(&self, viewer: Viewer) -> ClaimView {
        F::view(&self.0, self.0.view(viewer))
    }
    fn narrate(told: &[ClaimTold]) -> Vec<Phrase> {
        Claim::narrate(told)
    }
    fn is_heading(phrase: &Phrase) -> bool {
        Claim::is_heading(phrase)
    }
}

impl<F: Fault> Imagine for Faulty<F> {
    fn imagine(view: &ClaimView, rng: &mut impl Rng) -> Self {
        Self(Claim::imagine(&F::imagined_from(view), rng), PhantomData)
    }
}

impl<F: Fault> Lawful for Faulty<F> {
    fn option_sets() -> Vec<Options> {
        Claim::option_sets()
    }
    fn truth(&self) -> Zones<Card, Zone> {
        F::truth(self.0.truth())
    }
    fn past(&self) -> (Deal, Vec<(Seat, Action)>) {
        self.0.past()
    }
    fn source() -> Zone {
        Claim::source()
    }
    fn every_action(options: &Options) -> Vec<Action> {
        Claim::every_action(options)
    }
    fn bound(options: &Options) -> usize {
        Claim::bound(options)
    }
    fn turned(options: &Options, deal: &Deal, steps: usize) -> Option<(Options, Deal)> {
        Claim::turned(options, deal, steps)
    }
    fn turned_zone(zone: Zone, steps: usize, players: usize) -> Zone {
        Claim::turned_zone(zone, steps, players)
    }
    fn turned_action(action: Action, steps: usize, players: usize) -> Action {
        Claim::turned_action(action, steps, players)
    }
}

/// Plays some games of the faulty Claim and says which law noticed first.
fn noticed<F: Fault>(players: u8) {
    let kingdom = *kingdoms(players).last().unwrap();
    let options = Options { players, kingdom, leader: Seat::new(0) };
    let laws =
        (0..8).filter_map(|number| laws::check::<Faulty<F>>(&options, Seed::from_number(number)).err());
    let laws: Vec<u8> = laws.map(|broken| broken.law).collect();
    assert_eq!(laws.first(), Some(&F::LAW), "{laws:?}");
}

#[derive(Clone, PartialEq, Debug)]
struct NoFault;
impl Fault for NoFault {
    const LAW: u8 = 0;
}

#[test]
fn without_a_fault_no_law_is_broken() {
    let options = Claim::option_sets()[0];
    assert!(laws::check::<Faulty<NoFault>>(&options, Seed::from_number(1)).is_ok());
}

#[derive(Clone, PartialEq, Debug)]
struct LeakedHand;
impl Fault for LeakedHand {
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

/// A name slips into a part of the view that is no zone.
#[derive(Clone, PartialEq, Debug)]
struct LeakedDraw;
impl Fault for LeakedDraw {
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
impl Fault for LostGnome {
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
impl Fault for ForgottenVoid {
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
impl Fault for UntoldMove {
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

/// A law-breaking refusal: what is listed as legal is not accepted.
#[derive(Clone, PartialEq, Debug)]
struct Stubborn;
impl Fault for Stubborn {
    const LAW: u8 = 2;
    fn refuses(_claim: &Claim, action: Action) -> bool {
        action.to_string() == "play Tr9"
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
