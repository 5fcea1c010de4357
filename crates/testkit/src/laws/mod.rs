//! The laws: statements that hold for every position of every game, checked along random games.
//!
//! 1. Conservation: every card is in exactly one place after every action.
//! 2. Legality: `apply` accepts exactly the legal actions; a refusal leaves the state unchanged.
//! 3. Turn: seats not to act have no legal action; somebody acts until the game is over;
//!    it ends within a stated bound.
//! 4. Replay: a record gives the same states, events and outcome, stored and reloaded too.
//! 5. Consistency: the view of a world imagined from a view is that view.
//! 6. Shown before seen: a view names a card only after an event showed it to the viewer.
//! 7. Completeness of events: the events that a viewer sees turn the viewer's zones before an
//!    action into those after it.
//! 8. Non-interference: states that look the same to a viewer still do after the same visible
//!    actions; and while several seats choose, the choice of one makes no difference to the others.
//! 9. Symmetry: turning the table turns views and outcome.
//! 10. Notation: text to action to text; every prefix of a record replays.
//! 11. `advance` and `apply` reach the same state, and so does `play_out`.

mod record;
mod seal;
mod state;
mod symmetry;
mod view;

use interregnum_kernel::{Game, Lawful, Seat, Seed, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::fmt;

pub use view::named;

/// A law that does not hold, and where it fails.
#[derive(Clone, PartialEq, Eq)]
pub struct Broken {
    /// The law's number.
    pub law: u8,
    /// The number of actions before the failure.
    pub after: usize,
    /// A description of the failure, in English.
    pub what: String,
}

impl fmt::Debug for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} broken after {} actions: {}", self.law, self.after, self.what)
    }
}

/// How much a game exercised the laws, so that tests can assert that they were not vacuous.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of actions.
    pub actions: usize,
    /// Worlds imagined in positions that hide something from the viewer.
    pub worlds: usize,
    /// Of those, the worlds in which some card lies elsewhere than in truth.
    pub changed: usize,
    /// Pairs of states compared by law 8 in which some card lies elsewhere.
    pub pairs: usize,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.actions += other.actions;
        self.worlds += other.worlds;
        self.changed += other.changed;
        self.pairs += other.pairs;
    }
}

/// The generator of random games.
pub type Dice = Xoshiro256PlusPlus;

/// The generator with this seed.
pub fn dice(number: u64) -> Dice {
    Dice::seed_from_u64(number)
}

/// A game played at random from its deal to its end: the deal, and every action.
pub struct Played<G: Game> {
    /// The options of the game.
    pub options: G::Options,
    /// The cards as they were dealt.
    pub deal: G::Deal,
    /// The actions, with the seats that acted.
    pub actions: Vec<(Seat, G::Action)>,
}

/// Plays a random game; law 3 says that it ends.
pub fn played<G: Lawful>(options: &G::Options, seed: Seed) -> Result<Played<G>, Broken> {
    let deal = G::deal(options, seed);
    let mut game = G::start(options, &deal).map_err(|bad| broken(4, 0, format!("a dealt game: {bad}")))?;
    let mut rng = dice(u64::from_le_bytes(seed.0[..8].try_into().unwrap_or_default()));
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let action = pick(&mut rng, game.legal(seat));
        let Some(action) = action else { return Err(broken(3, actions.len(), "nothing to do")) };
        game.advance(seat, action);
        actions.push((seat, action));
        if actions.len() > G::bound(options) {
            return Err(broken(3, actions.len(), "beyond the bound"));
        }
    }
    Ok(Played { options: options.clone(), deal, actions })
}

/// Plays a random game and checks every law along it.
pub fn check<G: Lawful>(options: &G::Options, seed: Seed) -> Result<Tally, Broken> {
    let played = played::<G>(options, seed)?;
    check_played(&played)
}

/// Checks every law along a game.
pub fn check_played<G: Lawful>(played: &Played<G>) -> Result<Tally, Broken> {
    let mut tally = Tally { actions: played.actions.len(), ..Tally::default() };
    state::check(played)?;
    view::check(played, &mut tally)?;
    seal::check(played)?;
    record::check(played)?;
    symmetry::check(played)?;
    Ok(tally)
}

fn broken(law: u8, after: usize, what: impl Into<String>) -> Broken {
    Broken { law, after, what: what.into() }
}

fn ensure(law: u8, after: usize, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(broken(law, after, what())) }
}

fn start<G: Lawful>(played: &Played<G>) -> Result<G, Broken> {
    G::start(&played.options, &played.deal).map_err(|bad| broken(4, 0, bad.to_string()))
}
