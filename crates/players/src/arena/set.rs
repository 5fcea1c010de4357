//! One deal, played with every seating of two sides.

use crate::{Playable, Player, share};
use interregnum_kernel::{BadSetup, Seat, SeatSet, Seed, View, Viewer};
use rand_core::Rng;
use std::time::{Duration, Instant};

/// A deal to be played: the options, the cards, and the seed of the players' generators.
#[derive(Clone, Debug)]
pub struct Deal<G: Playable> {
    /// The options of the game.
    pub options: G::Options,
    /// The cards as they are dealt.
    pub cards: G::Deal,
    /// The seed from which the players' generators derive.
    pub seed: Seed,
}

/// The two players that meet.
pub type Sides<'a, G> = [&'a mut dyn Player<G>; 2];

/// The result of a set of games.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The first side's share of the win, in each game of the set.
    pub shares: Vec<f64>,
    /// How long each side thought.
    pub thought: [Thought; 2],
}

/// How long a player thought about its choices; a position with a single legal action does not
/// count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thought {
    /// The number of choices.
    pub choices: u64,
    /// The total time.
    pub whole: Duration,
    /// The time of the longest choice.
    pub longest: Duration,
}

impl Thought {
    fn note(&mut self, time: Duration) {
        self.choices += 1;
        self.whole += time;
        self.longest = self.longest.max(time);
    }
}

/// Why a set stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stray {
    /// The game cannot begin with these options or this deal.
    Setup(BadSetup),
    /// A player returned no action in its turn, or an illegal one.
    Action {
        /// The side of that player: 0 or 1.
        side: usize,
        /// The illegal action, if there was one.
        action: Option<String>,
    },
}

/// The seats that the first side takes, in each game of a set: every seat once, with its
/// partners; the second side has the others.
pub fn seatings<G: Playable>(players: usize) -> Vec<SeatSet> {
    let mut seatings = Vec::new();
    for seat in Seat::all(players) {
        let side = G::partners(players, seat);
        if !seatings.contains(&side) {
            seatings.push(side);
        }
    }
    seatings
}

/// The share of equal players: one of two, or one against all others.
pub fn fair_share<G: Playable>(players: usize) -> f64 {
    1.0 / seatings::<G>(players).len() as f64
}

/// Plays a deal with every seating. A player's generator depends only on the deal's seed, the
/// seating and the seat.
pub fn play_set<G: Playable>(deal: &Deal<G>, sides: &mut Sides<'_, G>) -> Result<Played, Stray> {
    let start = G::start(&deal.options, &deal.cards).map_err(Stray::Setup)?;
    let mut played = Played { shares: Vec::new(), thought: [Thought::default(); 2] };
    for (number, seats) in seatings::<G>(start.players()).into_iter().enumerate() {
        let seed = deal.seed.child(number as u64);
        played.shares.push(play_one(start.clone(), seats, seed, sides, &mut played.thought)?);
    }
    Ok(played)
}

/// Plays one game; returns the share of the side with these seats.
fn play_one<G: Playable>(
    mut game: G,
    first: SeatSet,
    seed: Seed,
    sides: &mut Sides<'_, G>,
    thought: &mut [Thought; 2],
) -> Result<f64, Stray> {
    let mut dice: Vec<_> =
        Seat::all(game.players()).map(|seat| seed.child(seat.index() as u64).generator()).collect();
    while !game.to_act().is_empty() {
        // Players who choose at the same time are all asked before any choice is applied.
        let mut chosen = Vec::with_capacity(1);
        for seat in game.to_act() {
            let side = usize::from(!first.contains(seat));
            let view = game.view(Viewer::Seat(seat));
            let answer = asked(&view, sides[side], &mut dice[seat.index()], &mut thought[side]);
            chosen.push((seat, answer.map_err(|action| Stray::Action { side, action })?));
        }
        chosen.into_iter().for_each(|(seat, action)| game.advance(seat, action));
    }
    let winners = game.winners().unwrap_or_default();
    Ok(first.first().map_or(0.0, |seat| share::<G>(game.players(), winners, seat)))
}

/// A player's action, if it is legal; else an error with what it returned.
fn asked<G: Playable>(
    view: &G::View,
    player: &mut dyn Player<G>,
    dice: &mut impl Rng,
    thought: &mut Thought,
) -> Result<G::Action, Option<String>> {
    let began = Instant::now();
    let action = player.act(view, dice);
    if view.legal().len() > 1 {
        thought.note(began.elapsed());
    }
    let legal = action.filter(|action| view.legal().contains(action));
    legal.ok_or_else(|| action.map(|action| action.to_string()))
}
