//! Games with a deliberate fault, to test the laws themselves: a law that cannot fail proves
//! nothing.

use crate::laws;
use interregnum_kernel::{
    BadSetup, Describe, EventOf, Game, Imagine, LawKey, Lawful, OptionForm, Outcome, Phrase, Rule, Seat,
    SeatSet, Seed, Sentence, Tally, ToldOf, Viewer, Witness, Zones,
};
use rand_core::Rng;
use std::fmt::Debug;
use std::marker::PhantomData;

/// A deliberate fault in an otherwise correct game. Every method defaults to the correct behaviour.
pub trait Fault<G: Game>: Clone + PartialEq + Debug {
    /// The number of the law that must notice the fault.
    const LAW: u8;

    /// The view that a viewer gets instead of the correct one.
    fn view(_game: &G, view: G::View) -> G::View {
        view
    }

    /// The events that are reported instead of the true ones.
    fn told(events: Vec<EventOf<G>>) -> Vec<EventOf<G>> {
        events
    }

    /// The true zones as the laws see them.
    fn truth(zones: Zones<G::Card, G::Zone>) -> Zones<G::Card, G::Zone> {
        zones
    }

    /// The reason for which a legal action is refused, if it is.
    fn refuses(_game: &G, _action: G::Action) -> Option<G::Illegal> {
        None
    }
}

/// No fault.
#[derive(Clone, PartialEq, Debug)]
pub struct NoFault;

impl<G: Game> Fault<G> for NoFault {
    const LAW: u8 = 0;
}

/// A game with a fault.
#[derive(Clone, PartialEq, Debug)]
pub struct Faulty<G, F>(G, PhantomData<F>);

/// Plays some games with these options and returns the law that first notices the fault.
pub fn noticed<G: Lawful, F: Fault<G>>(options: &G::Options) -> Option<u8> {
    const GAMES: u64 = 8;
    let broken = |number| laws::check::<Faulty<G, F>>(options, Seed::from_number(number)).err();
    (0..GAMES).find_map(broken).map(|broken| broken.law)
}

impl<G: Game, F: Fault<G>> Game for Faulty<G, F> {
    const NAME: &'static str = G::NAME;
    const BOTS: &'static [&'static str] = G::BOTS;
    const SEATS: usize = G::SEATS;
    type Options = G::Options;
    type Deal = G::Deal;
    type Action = G::Action;
    type Actions = G::Actions;
    type Card = G::Card;
    type Zone = G::Zone;
    type Fact = G::Fact;
    type Illegal = G::Illegal;
    type Detail = G::Detail;
    type View = G::View;

    fn admits(options: &G::Options) -> Result<(), BadSetup> {
        G::admits(options)
    }
    fn seats(options: &G::Options) -> usize {
        G::seats(options)
    }
    fn option_sets() -> Vec<G::Options> {
        G::option_sets()
    }
    fn deal(options: &G::Options, seed: Seed) -> G::Deal {
        G::deal(options, seed)
    }
    fn seed_of(deal: &G::Deal) -> Option<Seed> {
        G::seed_of(deal)
    }
    fn start(options: &G::Options, deal: &G::Deal) -> Result<Self, BadSetup> {
        G::start(options, deal).map(|game| Self(game, PhantomData))
    }
    fn random(options: &G::Options, rng: &mut impl Rng) -> Self {
        Self(G::random(options, rng), PhantomData)
    }
    fn opening(&self) -> Vec<EventOf<G>> {
        self.0.opening()
    }
    fn players(&self) -> usize {
        self.0.players()
    }
    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }
    fn legal(&self, seat: Seat) -> G::Actions {
        self.0.legal(seat)
    }
    fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        F::refuses(&self.0, action).map_or_else(|| self.0.check(seat, action), Err)
    }
    fn act(&mut self, seat: Seat, action: G::Action, witness: &mut impl Witness<EventOf<G>>) {
        self.0.act(seat, action, witness);
    }
    fn apply(&mut self, seat: Seat, action: G::Action) -> Result<Vec<EventOf<G>>, G::Illegal> {
        self.check(seat, action)?;
        self.0.apply(seat, action).map(F::told)
    }
    fn winners(&self) -> Option<SeatSet> {
        self.0.winners()
    }
    fn tally(&self) -> Option<Tally> {
        self.0.tally()
    }
    fn outcome(&self) -> Option<Outcome<G::Detail>> {
        self.0.outcome()
    }
    fn view(&self, viewer: Viewer) -> G::View {
        F::view(&self.0, self.0.view(viewer))
    }
    fn is_public(&self, action: G::Action) -> bool {
        self.0.is_public(action)
    }
    fn narrate(told: &[ToldOf<G>]) -> Vec<Sentence> {
        G::narrate(told)
    }
}

impl<G: Describe, F: Fault<G>> Describe for Faulty<G, F> {
    fn form() -> OptionForm {
        G::form()
    }
    fn headline(view: &G::View) -> Phrase {
        G::headline(view)
    }
    fn question(view: &G::View) -> Option<Phrase> {
        G::question(view)
    }
    fn cards() -> Vec<G::Card> {
        G::cards()
    }
    fn card_name(card: G::Card) -> Phrase {
        G::card_name(card)
    }
    fn card_label(card: G::Card) -> Phrase {
        G::card_label(card)
    }
    fn card_power(card: G::Card) -> Option<Phrase> {
        G::card_power(card)
    }
    fn card_rules(card: G::Card) -> &'static [Rule] {
        G::card_rules(card)
    }
    fn action_label(action: G::Action) -> Phrase {
        G::action_label(action)
    }
    fn action_card(action: G::Action) -> Option<G::Card> {
        G::action_card(action)
    }
    fn action_rules(action: G::Action) -> &'static [Rule] {
        G::action_rules(action)
    }
}

impl<G: Imagine, F: Fault<G>> Imagine for Faulty<G, F> {
    fn imagine(view: &G::View, rng: &mut impl Rng) -> Self {
        Self(G::imagine(view, rng), PhantomData)
    }
}

impl<G: Lawful, F: Fault<G>> Lawful for Faulty<G, F> {
    const SOURCE: G::Zone = G::SOURCE;

    fn truth(&self, key: LawKey) -> Zones<G::Card, G::Zone> {
        F::truth(self.0.truth(key))
    }
    fn past(&self, key: LawKey) -> (G::Deal, Vec<(Seat, G::Action)>) {
        self.0.past(key)
    }
    fn every_action(options: &G::Options) -> Vec<G::Action> {
        G::every_action(options)
    }
    fn bound(options: &G::Options) -> usize {
        G::bound(options)
    }
    fn turned(options: &G::Options, deal: &G::Deal, steps: usize) -> Option<(G::Options, G::Deal)> {
        G::turned(options, deal, steps)
    }
    fn turned_zone(zone: G::Zone, steps: usize, players: usize) -> G::Zone {
        G::turned_zone(zone, steps, players)
    }
    fn turned_action(action: G::Action, steps: usize, players: usize) -> G::Action {
        G::turned_action(action, steps, players)
    }
}
