//! Tests of the laws themselves: faults put in on purpose must make a law fail.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_defaite::{
    Action, Actions, Card, Class, Deal, Defaite, DefaiteEvent, DefaiteTold, DefaiteView, Detail, Fact,
    Glimpse, Illegal, Options, Zone,
};
use interregnum_kernel::{
    BadSetup, Game, Imagine, Lawful, Outcome, Phrase, Seat, SeatSet, Seed, View, Viewer, Zones,
};
use interregnum_testkit::laws;
use rand_core::Rng;
use std::marker::PhantomData;

/// What is wrong with a game that is otherwise Defaite.
trait Fault: Clone + PartialEq + std::fmt::Debug {
    /// The law that must notice.
    const LAW: u8;

    fn view(_game: &Defaite, view: DefaiteView) -> DefaiteView {
        view
    }
    fn told(events: Vec<DefaiteEvent>) -> Vec<DefaiteEvent> {
        events
    }
    fn truth(zones: Zones<Card, Zone>) -> Zones<Card, Zone> {
        zones
    }
    fn imagined_from(view: &DefaiteView) -> DefaiteView {
        view.clone()
    }
    fn refuses(_game: &Defaite, _action: Action) -> bool {
        false
    }
}

#[derive(Clone, PartialEq, Debug)]
struct Faulty<F>(Defaite, PhantomData<F>);

impl<F: Fault> Game for Faulty<F> {
    const NAME: &'static str = "defaite";
    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Actions = Actions;
    type Card = Card;
    type Zone = Zone;
    type Fact = Fact;
    type Illegal = Illegal;
    type Detail = Detail;
    type View = DefaiteView;

    fn admits(options: &Options) -> Result<(), BadSetup> {
        Defaite::admits(options)
    }
    fn deal(options: &Options, seed: Seed) -> Deal {
        Defaite::deal(options, seed)
    }
    fn seed_of(deal: &Deal) -> Option<Seed> {
        deal.seed
    }
    fn start(options: &Options, deal: &Deal) -> Result<Self, BadSetup> {
        Defaite::start(options, deal).map(|game| Self(game, PhantomData))
    }
    fn random(options: &Options, rng: &mut impl Rng) -> Self {
        Self(Defaite::random(options, rng), PhantomData)
    }
    fn opening(&self) -> Vec<DefaiteEvent> {
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
    fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<DefaiteEvent>, Illegal> {
        if F::refuses(&self.0, action) {
            return Err(Illegal::MustPlay);
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
    fn view(&self, viewer: Viewer) -> DefaiteView {
        F::view(&self.0, self.0.view(viewer))
    }
    fn narrate(told: &[DefaiteTold]) -> Vec<Phrase> {
        Defaite::narrate(told)
    }
    fn is_heading(phrase: &Phrase) -> bool {
        Defaite::is_heading(phrase)
    }
}

impl<F: Fault> Imagine for Faulty<F> {
    fn imagine(view: &DefaiteView, rng: &mut impl Rng) -> Self {
        Self(Defaite::imagine(&F::imagined_from(view), rng), PhantomData)
    }
}

impl<F: Fault> Lawful for Faulty<F> {
    fn option_sets() -> Vec<Options> {
        Defaite::option_sets()
    }
    fn truth(&self) -> Zones<Card, Zone> {
        F::truth(self.0.truth())
    }
    fn past(&self) -> (Deal, Vec<(Seat, Action)>) {
        self.0.past()
    }
    fn source() -> Zone {
        Defaite::source()
    }
    fn every_action(options: &Options) -> Vec<Action> {
        Defaite::every_action(options)
    }
    fn bound(options: &Options) -> usize {
        Defaite::bound(options)
    }
    fn turned(options: &Options, deal: &Deal, steps: usize) -> Option<(Options, Deal)> {
        Defaite::turned(options, deal, steps)
    }
    fn turned_zone(zone: Zone, steps: usize, players: usize) -> Zone {
        Defaite::turned_zone(zone, steps, players)
    }
    fn turned_action(action: Action, steps: usize, players: usize) -> Action {
        Defaite::turned_action(action, steps, players)
    }
}

/// Plays some games of the faulty one and says which law noticed first.
fn noticed<F: Fault>(players: u8) {
    let options = Options { players };
    let mut laws =
        (0..8).filter_map(|number| laws::check::<Faulty<F>>(&options, Seed::from_number(number)).err());
    assert_eq!(laws.next().map(|broken| broken.law), Some(F::LAW));
}

#[derive(Clone, PartialEq, Debug)]
struct NoFault;
impl Fault for NoFault {
    const LAW: u8 = 0;
}

#[test]
fn without_a_fault_no_law_is_broken() {
    assert!(laws::check::<Faulty<NoFault>>(&Options { players: 3 }, Seed::from_number(1)).is_ok());
}

#[derive(Clone, PartialEq, Debug)]
struct LeakedHand;
impl Fault for LeakedHand {
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

/// A name slips into a part of the view that is no zone.
#[derive(Clone, PartialEq, Debug)]
struct LeakedDraw;
impl Fault for LeakedDraw {
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

/// A masked card is named before all masks fall.
#[derive(Clone, PartialEq, Debug)]
struct LeakedMask;
impl Fault for LeakedMask {
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
impl Fault for LostGuard {
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

/// L6.2 and passes are forgotten.
#[derive(Clone, PartialEq, Debug)]
struct ForgottenLack;
impl Fault for ForgottenLack {
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

/// That somebody had a card for a duel is forgotten.
#[derive(Clone, PartialEq, Debug)]
struct ForgottenHold;
impl Fault for ForgottenHold {
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

/// The imagined attacker may lack the musketeers for the raise that is under way.
#[derive(Clone, PartialEq, Debug)]
struct ForgottenReach;
impl Fault for ForgottenReach {
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
impl Fault for UntoldMove {
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

/// A law-breaking refusal: what is listed as legal is not accepted.
#[derive(Clone, PartialEq, Debug)]
struct Stubborn;
impl Fault for Stubborn {
    const LAW: u8 = 2;
    fn refuses(_game: &Defaite, action: Action) -> bool {
        action == Action::LetGo
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
    // The King and four nobles lie open.
    assert_eq!((known.values().sum::<usize>(), unknown), (5, 111));
}
