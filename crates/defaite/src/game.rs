//! The implementation of [`Game`] for La Défaite.

use crate::card::Card;
use crate::choices::{Actions, Choices};
use crate::deal::{Deal, Deck, drawn};
use crate::happening::{DefaiteEvent, DefaiteTold, Fact, Zone};
use crate::illegal::Illegal;
use crate::notation::Action;
use crate::options::Options;
use crate::rule_runner::RuleRunner;
use crate::score::Detail;
use crate::setup::Origin;
use crate::state::{Defaite, Stage};
use crate::turn_actions::TurnActions;
use crate::view::DefaiteView;
use interregnum_kernel::{
    BadSetup, Game, Outcome, Seat, SeatSet, Seed, Sentence, Silent, Tally, Viewer, Witness, below,
};
use rand_core::Rng;

impl Game for Defaite {
    const NAME: &'static str = "defaite";
    const BOTS: &'static [&'static str] = &crate::bots::NAMES;
    const SEATS: usize = crate::options::SEATS;

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

    fn option_sets() -> Vec<Options> {
        Options::sets()
    }

    fn admits(options: &Options) -> Result<(), BadSetup> {
        options.check()
    }

    fn seats(options: &Options) -> usize {
        usize::from(options.players)
    }

    fn deal(options: &Options, seed: Seed) -> Deal {
        Deal::from_seed(*options, seed)
    }

    fn seed_of(deal: &Deal) -> Option<Seed> {
        deal.seed
    }

    fn start(options: &Options, deal: &Deal) -> Result<Self, BadSetup> {
        options.check()?;
        deal.check(*options)?;
        Ok(Self::dealt(*options, deal))
    }

    fn random(options: &Options, rng: &mut impl Rng) -> Self {
        let (nobles, deck) = drawn(*options, rng);
        Origin::Dealt(nobles).begin(*options, deck, &mut Silent)
    }

    fn opening(&self) -> Vec<DefaiteEvent> {
        let mut events = Vec::new();
        self.origin.begin(self.options, Deck::new(self.deck.all()), &mut events);
        events
    }

    fn players(&self) -> usize {
        self.seats()
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.acting().map_or(SeatSet::NONE, SeatSet::one)
    }

    #[inline]
    fn legal(&self, seat: Seat) -> Actions {
        Actions::of(self, seat)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(seat, action)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<DefaiteEvent>) {
        RuleRunner::new(self, witness).act(seat, action);
    }

    /// Does the same as `pick` and `advance`, without building the list of actions.
    #[inline]
    fn play_out(&mut self, rng: &mut impl Rng) -> usize {
        let mut actions = 0;
        while let Some(seat) = self.acting() {
            let action = if matches!(self.stage, Stage::Turn) {
                let mut menu = TurnActions::EMPTY;
                menu.fill(self, seat);
                menu.nth(below(rng, menu.len()), &self.guards)
            } else {
                let choices = Choices::of(self);
                choices.nth(below(rng, choices.len()), &self.guards)
            };
            self.advance(seat, action);
            actions += 1;
        }
        actions
    }

    #[inline]
    fn winners(&self) -> Option<SeatSet> {
        self.victors()
    }

    fn outcome(&self) -> Option<Outcome<Detail>> {
        self.ending()
    }

    fn tally(&self) -> Option<Tally> {
        self.tallied()
    }

    fn view(&self, viewer: Viewer) -> DefaiteView {
        DefaiteView::of(self, viewer)
    }

    /// L6.1, L9.2: a card for a duel, and one in a masquerade, is laid face down. L12.2: of the card that a
    /// Spy takes, only the two players concerned know which it is.
    fn is_public(&self, action: Action) -> bool {
        match action {
            Action::Take(_) | Action::Duel(..) => false,
            Action::Play(_) => !self.is_face_down(),
            _ => true,
        }
    }

    fn narrate(told: &[DefaiteTold]) -> Vec<Sentence> {
        crate::narrate::narrate(told)
    }
}
