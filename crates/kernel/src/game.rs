//! The traits of a game: its types, and the functions through which everything else uses its rules.

use crate::{
    BadSetup, BadText, Event, Refusal, Seat, SeatSet, Seed, Sentence, Silent, Tally, Told, View, Viewer,
    Witness, pick,
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
    /// What decided the game, as one word of the record format, such as `votes`.
    pub reason: &'static str,
    /// The figures behind the result.
    pub detail: D,
}

/// The rules of one game. A value of the implementing type is a complete position; players only
/// ever see views of it.
///
/// All chance is in the deal: after [`start`](Self::start) everything follows from the
/// actions.
pub trait Game: Clone + PartialEq + Debug + Sized {
    /// The game's name in records and on the command line.
    const NAME: &'static str;

    /// Names for bots, from the world of the game: the same in every language, at least twice as
    /// many as a table has seats, and none of them a word of the game.
    const BOTS: &'static [&'static str];

    /// The number of seats at the largest table.
    const SEATS: usize;

    /// What the players agree on before the deal.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The cards as they were dealt: all chance of the game.
    type Deal: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a player can do. `Display` and `FromStr` use the notation of records.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadText> + Send + Sync;
    /// A list of actions that needs no heap allocation.
    type Actions: ExactSizeIterator<Item = Self::Action> + Clone;
    /// A card; equal cards are the same value.
    type Card: Copy + Ord + Hash + Debug + Display + Serialize + Send + Sync;
    /// A place where cards lie.
    type Zone: Copy + Ord + Hash + Debug + Serialize + Send + Sync;
    /// What can happen besides moving and showing cards.
    type Fact: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// Why an action is refused.
    type Illegal: Refusal;
    /// The figures behind an outcome.
    type Detail: Clone + PartialEq + Debug + Serialize;
    /// What one viewer knows.
    type View: View<Action = Self::Action, Illegal = Self::Illegal, Card = Self::Card, Zone = Self::Zone>;

    /// Checks that a game can begin with these options, before a deal is made.
    fn admits(options: &Self::Options) -> Result<(), BadSetup>;

    /// The number of players with these options, which [`admits`](Self::admits) must accept. By
    /// default all tables have the same size.
    fn seats(_options: &Self::Options) -> usize {
        Self::SEATS
    }

    /// Option sets that together exercise every rule. [`admits`](Self::admits) accepts all of them;
    /// the first is the default.
    fn option_sets() -> Vec<Self::Options>;

    /// The deal that follows from a seed, for options that [`admits`](Self::admits) accepts.
    fn deal(options: &Self::Options, seed: Seed) -> Self::Deal;

    /// The seed from which the deal was made, if it names one.
    fn seed_of(deal: &Self::Deal) -> Option<Seed>;

    /// The position after the deal.
    fn start(options: &Self::Options, deal: &Self::Deal) -> Result<Self, BadSetup>;

    /// The position after a deal drawn from `rng`, for playouts; the options must be admitted. A
    /// game may implement it faster than by way of a [`Deal`](Self::Deal).
    fn random(options: &Self::Options, rng: &mut impl Rng) -> Self {
        let mut seed = Seed([0; 32]);
        rng.fill_bytes(&mut seed.0);
        Self::start(options, &Self::deal(options, seed)).expect("a deal of accepted options starts a game")
    }

    /// The events of the deal; `self` must be the position after it. Cards go from the zone that
    /// holds all of them to where they lie now.
    fn opening(&self) -> Vec<EventOf<Self>>;

    /// The number of players: [`seats`](Self::seats) of the options.
    #[inline]
    fn players(&self) -> usize {
        Self::SEATS
    }

    /// The seats that choose now. If there are none, the game is over. If there are several, they
    /// choose at the same time, and each choice stays sealed until the last is made.
    fn to_act(&self) -> SeatSet;

    /// What this seat may do now, without duplicates.
    fn legal(&self, seat: Seat) -> Self::Actions;

    /// Why the rules refuse an action, if they do. The refusal names the rule.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Runs the rules for an action that is known to be legal; the witness learns every event.
    fn act(&mut self, seat: Seat, action: Self::Action, witness: &mut impl Witness<EventOf<Self>>);

    /// Applies an action if it is legal, and returns its events. A refusal changes nothing.
    fn apply(&mut self, seat: Seat, action: Self::Action) -> Result<Vec<EventOf<Self>>, Self::Illegal> {
        self.check(seat, action)?;
        let mut events = Vec::new();
        self.act(seat, action, &mut events);
        Ok(events)
    }

    /// Applies an action that is known to be legal, without events: for search only.
    #[inline]
    fn advance(&mut self, seat: Seat, action: Self::Action) {
        self.act(seat, action, &mut Silent);
    }

    /// Plays uniformly random legal actions to the end and returns their number: for search. A game
    /// may implement it faster, but the same `rng` must lead to the same actions as
    /// [`legal`](Self::legal), [`pick`] and [`advance`](Self::advance).
    fn play_out(&mut self, rng: &mut impl Rng) -> usize {
        let mut actions = 0;
        while let Some(seat) = self.to_act().first() {
            let Some(action) = pick(rng, self.legal(seat)) else { break };
            self.advance(seat, action);
            actions += 1;
        }
        actions
    }

    /// The winners of the [`outcome`](Self::outcome), if the game is over, without heap allocation:
    /// for search.
    fn winners(&self) -> Option<SeatSet>;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome<Self::Detail>>;

    /// The outcome as people read it, if the game is over.
    fn tally(&self) -> Option<Tally>;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether every viewer would learn that a seat does just this now, at once or, among choices made
    /// at the same time, when all are made. Only for such an action a player can plan a reply, so it
    /// must not depend on anything hidden. Almost all actions are public: this is the default.
    fn is_public(&self, _action: Self::Action) -> bool {
        true
    }

    /// What one viewer learnt, as sentences for people.
    fn narrate(told: &[ToldOf<Self>]) -> Vec<Sentence>;
}

/// An event of a game.
pub type EventOf<G> = Event<<G as Game>::Card, <G as Game>::Zone, <G as Game>::Fact>;
/// What a viewer learns of an event of a game.
pub type ToldOf<G> = Told<<G as Game>::Card, <G as Game>::Zone, <G as Game>::Fact>;

/// A game whose hidden cards can be sampled from a view.
pub trait Imagine: Game {
    /// A random world that is consistent with everything the view shows, sampled from the view
    /// alone.
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self;
}
