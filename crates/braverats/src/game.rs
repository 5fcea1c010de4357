//! The implementation of [`Game`] for BraveRats.

use crate::card::{Card, SEATS};
use crate::chance::Chance;
use crate::deal::Deal;
use crate::happening::{BraveRatsEvent, BraveRatsTold, Fact, Zone};
use crate::illegal::Illegal;
use crate::notation::{Action, Actions};
use crate::options::Options;
use crate::score::Detail;
use crate::state::BraveRats;
use crate::view::BraveRatsView;
use interregnum_kernel::{
    BadSetup, Game, Outcome, Seat, SeatSet, Seed, Sentence, Silent, Tally, Viewer, Witness,
};
use rand_core::Rng;

impl Game for BraveRats {
    const NAME: &'static str = "braverats";
    const BOTS: &'static [&'static str] = &crate::bots::NAMES;
    const SEATS: usize = SEATS;

    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Actions = Actions;
    type Card = Card;
    type Zone = Zone;
    type Fact = Fact;
    type Illegal = Illegal;
    type Detail = Detail;
    type View = BraveRatsView;

    fn option_sets() -> Vec<Options> {
        Options::sets()
    }

    fn admits(options: &Options) -> Result<(), BadSetup> {
        options.check()
    }

    fn deal(options: &Options, seed: Seed) -> Deal {
        Deal::from_seed(*options, seed)
    }

    fn seed_of(deal: &Deal) -> Option<Seed> {
        deal.seed
    }

    fn start(options: &Options, deal: &Deal) -> Result<Self, BadSetup> {
        options.check()?;
        let mut rats = Self::undealt(*options);
        rats.chances = deal.chances(*options)?;
        rats.begin(&mut Silent);
        Ok(rats)
    }

    #[inline]
    fn random(options: &Options, rng: &mut impl Rng) -> Self {
        let mut rats = Self::undealt(*options);
        Chance::draw_all(&mut rats.chances, *options, rng);
        rats.begin(&mut Silent);
        rats
    }

    fn opening(&self) -> Vec<BraveRatsEvent> {
        let mut events = Vec::new();
        self.undone().begin(&mut events);
        events
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.turn
    }

    #[inline]
    fn legal(&self, seat: Seat) -> Actions {
        self.actions(seat)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(seat, action)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<BraveRatsEvent>) {
        self.act(seat, action, witness);
    }

    #[inline]
    fn winners(&self) -> Option<SeatSet> {
        self.winning()
    }

    fn outcome(&self) -> Option<Outcome<Detail>> {
        self.ending()
    }

    fn tally(&self) -> Option<Tally> {
        self.tallied()
    }

    fn view(&self, viewer: Viewer) -> BraveRatsView {
        BraveRatsView::of(self, viewer)
    }

    /// B6.4: the other player does not see which card is kept.
    fn is_public(&self, action: Action) -> bool {
        matches!(action, Action::Play(_))
    }

    fn narrate(told: &[BraveRatsTold]) -> Vec<Sentence> {
        crate::narrate::narrate(told)
    }
}
