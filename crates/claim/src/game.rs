//! The implementation of [`Game`] for Claim.

use crate::card::Card;
use crate::deal::{Deal, shuffled};
use crate::happening::{ClaimEvent, ClaimTold, Fact, Zone};
use crate::illegal::Illegal;
use crate::kingdom::Options;
use crate::notation::{Action, Actions};
use crate::score::Detail;
use crate::state::Claim;
use crate::view::ClaimView;
use interregnum_kernel::{
    Audience, BadSetup, Game, Outcome, Rule, Seat, SeatSet, Seed, Sentence, Tally, Viewer, Witness,
};
use rand_core::Rng;

impl Game for Claim {
    const NAME: &'static str = "claim";
    const BOTS: &'static [&'static str] = &crate::bots::NAMES;
    const SEATS: usize = crate::trick::SEATS;

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
        Ok(Self::dealt(*options, options.hand(), &deal.deck))
    }

    fn random(options: &Options, rng: &mut impl Rng) -> Self {
        let (deck, size) = shuffled(*options, rng);
        Self::dealt(*options, options.hand(), &deck[..size])
    }

    fn opening(&self) -> Vec<ClaimEvent> {
        let mut events = Vec::new();
        for seat in Seat::all(self.players()) {
            events.extend(self.hands[seat].cards().map(|card| ClaimEvent::Moved {
                card,
                from: Zone::Pile,
                to: Zone::Hand(seat),
                seen: Audience::only(seat),
                rule: Rule("C3.1"),
            }));
        }
        let rule = self.taking_rule().0;
        events.extend(
            self.face_up.cards().iter().map(|&card| ClaimEvent::moved(card, Zone::Pile, Zone::FaceUp, rule)),
        );
        self.tell_trick(&mut events);
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
        self.actions(seat)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(seat, action)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<ClaimEvent>) {
        self.act(seat, action, witness);
    }

    #[inline]
    fn play_out(&mut self, rng: &mut impl Rng) -> usize {
        self.finish_at_random(rng)
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

    fn view(&self, viewer: Viewer) -> ClaimView {
        ClaimView::of(self, viewer)
    }

    fn narrate(told: &[ClaimTold]) -> Vec<Sentence> {
        crate::narrate::narrate(told)
    }
}
