//! The interface between the search and a game: worlds, and their values.

use crate::{Playable, share};
use interregnum_kernel::{Seat, SeatSet};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt::Debug;

/// The random generator of the search. It is fast: a search samples hundreds of thousands of worlds.
pub type Dice = Xoshiro256PlusPlus;

/// The largest number of seats.
pub const SEATS: usize = 6;

/// The value of a world for every seat: its share of the win, from 0 to 1.
pub type Worth = [f32; SEATS];

/// An imagined position that can be played on.
pub trait World: Clone {
    /// What a player can do.
    type Action: Copy + Eq + Debug + Send;
    /// Some actions.
    type Actions: Iterator<Item = Self::Action>;

    /// The seats to act; several choose at the same time.
    fn to_act(&self) -> SeatSet;
    /// What this seat may do.
    fn legal(&self, seat: Seat) -> Self::Actions;
    /// Applies an action.
    fn advance(&mut self, seat: Seat, action: Self::Action);
}

/// The actions of a model's worlds.
pub type Act<G> = <<G as WorldModel>::World as World>::Action;

/// Samples the worlds of one view (determinizations) and evaluates them.
pub trait WorldModel: Clone + Send {
    /// The worlds.
    type World: World;

    /// A random world that is consistent with the view.
    fn sample(&mut self, dice: &mut Dice) -> Self::World;

    /// What the searcher sees of an action that is about to be applied, as a number: the searcher
    /// cannot distinguish actions with equal numbers. All face-down actions have the same number.
    fn seen(&self, action: Act<Self>, seat: Seat, before: &Self::World) -> u64;

    /// What the searcher sees of chance after the actions, a card turned up or drawn.
    fn sight(&self, _after: &Self::World) -> u64 {
        0
    }

    /// Whether to evaluate a world here instead of searching on.
    fn far_enough(&self, _world: &Self::World) -> bool {
        false
    }

    /// The value of the world; it may be played to the end for that.
    fn worth(&mut self, world: Self::World, dice: &mut Dice) -> Worth;
}

/// The value of an outcome for every seat.
pub fn worth_of<G: Playable>(players: usize, winners: SeatSet) -> Worth {
    let mut worth = [0.0; SEATS];
    for seat in Seat::all(players) {
        worth[seat.index()] = share::<G>(players, winners, seat) as f32;
    }
    worth
}
