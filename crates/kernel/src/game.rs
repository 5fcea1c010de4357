//! What a game is: rules as values, and the only doors to them.

use crate::{
    BadSetup, BadText, Event, Refusal, Seat, SeatSet, Seed, Sentence, Tally, Told, View, Viewer, pick,
};
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome<D> {
    /// Who won: nobody in a draw, several in a team or a shared win.
    pub winners: SeatSet,
    /// What decided it: one word of the record's page.
    pub reason: &'static str,
    /// The count behind it.
    pub detail: D,
}

/// The rules of one game. A value of the implementing type is a position, whole; players
/// are only ever handed its views.
///
/// All chance is in the deal: after [`start`](Self::start) everything follows from the
/// actions.
pub trait Game: Clone + PartialEq + Debug + Sized {
    /// The game's name in records and on the command line.
    const NAME: &'static str;

    /// Names for bots, from the game's world: the same in every language, twice as many at
    /// least as a table has seats, and none of them a word of the game.
    const BOTS: &'static [&'static str];

    /// What is agreed before the deal.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The cards as they were dealt: all chance of the game.
    type Deal: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a player can do; its text is the record's.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadText> + Send + Sync;
    /// Some actions, without a heap.
    type Actions: ExactSizeIterator<Item = Self::Action> + Clone;
    /// A card; equal cards are the same value.
    type Card: Copy + Ord + Hash + Debug + Display + Serialize + Send + Sync;
    /// A place where cards lie.
    type Zone: Copy + Ord + Hash + Debug + Serialize + Send + Sync;
    /// What can happen besides the motion of cards.
    type Fact: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// Why an action is refused.
    type Illegal: Refusal;
    /// The count behind an outcome.
    type Detail: Clone + PartialEq + Debug + Serialize;
    /// What one viewer knows.
    type View: View<Action = Self::Action, Illegal = Self::Illegal, Card = Self::Card, Zone = Self::Zone>;

    /// Whether a game can begin with these options: to be asked before a deal is made.
    fn admits(options: &Self::Options) -> Result<(), BadSetup>;

    /// How many sit at a table with these options, which [`admits`](Self::admits) accepts.
    fn seats(options: &Self::Options) -> usize;

    /// Option sets that together exercise every rule, all of them admitted; the first is the
    /// usual one.
    fn option_sets() -> Vec<Self::Options>;

    /// The deal that follows from a seed, of options that [`admits`](Self::admits) accepts.
    fn deal(options: &Self::Options, seed: Seed) -> Self::Deal;

    /// The seed that a deal says it came from.
    fn seed_of(deal: &Self::Deal) -> Option<Seed>;

    /// The position after the deal.
    fn start(options: &Self::Options, deal: &Self::Deal) -> Result<Self, BadSetup>;

    /// The position after a deal drawn from `rng`, of options that [`start`](Self::start)
    /// accepts: for playouts. A game may be quicker about it than by way of a written deal.
    fn random(options: &Self::Options, rng: &mut impl Rng) -> Self {
        let mut seed = Seed([0; 32]);
        rng.fill_bytes(&mut seed.0);
        Self::start(options, &Self::deal(options, seed)).expect("a deal of accepted options starts a game")
    }

    /// What the deal itself made happen, for the position after it: cards go from the
    /// zone that holds all of them to where they lie now.
    fn opening(&self) -> Vec<EventOf<Self>>;

    /// How many sit at the table.
    fn players(&self) -> usize;

    /// Who chooses now. Nobody: the game is over. Several: they choose at the same time,
    /// each choice sealed until the last is made.
    fn to_act(&self) -> SeatSet;

    /// What this seat may do now, equal possibilities once.
    fn legal(&self, seat: Seat) -> Self::Actions;

    /// Does an action if it is legal and tells what happened; a refusal names the rule
    /// and changes nothing.
    fn apply(&mut self, seat: Seat, action: Self::Action) -> Result<Vec<EventOf<Self>>, Self::Illegal>;

    /// Does an action that is known to be legal and tells nothing: for search only.
    fn advance(&mut self, seat: Seat, action: Self::Action);

    /// Plays at random to the end, every legal action as likely as the others, and gives the
    /// number of actions: for search. A game may be quicker about it, but with the same
    /// `rng` it does what [`legal`](Self::legal), [`pick`] and [`advance`](Self::advance) do.
    fn play_out(&mut self, rng: &mut impl Rng) -> usize {
        let mut actions = 0;
        while let Some(seat) = self.to_act().first() {
            let Some(action) = pick(rng, self.legal(seat)) else { break };
            self.advance(seat, action);
            actions += 1;
        }
        actions
    }

    /// Who has won, if the game is over: the outcome's winners without its count, and
    /// without a heap, for search.
    fn winners(&self) -> Option<SeatSet>;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome<Self::Detail>>;

    /// The outcome as people read it, if the game is over.
    fn tally(&self) -> Option<Tally>;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The events one viewer was told of, as sentences for people.
    fn narrate(told: &[ToldOf<Self>]) -> Vec<Sentence>;
}

/// The events of a game.
pub type EventOf<G> = Event<<G as Game>::Card, <G as Game>::Zone, <G as Game>::Fact>;
/// What a viewer is told of them.
pub type ToldOf<G> = Told<<G as Game>::Card, <G as Game>::Zone, <G as Game>::Fact>;

/// A game whose hidden part can be imagined by those who play it.
pub trait Imagine: Game {
    /// A world that fits everything the view shows, dealt from the view alone.
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self;
}
