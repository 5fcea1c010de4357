//! The interface of a game that can be observed as numbers.

use super::layout::Layout;
use crate::Playable;
use crate::policy::Network;
use interregnum_kernel::{Game, Seat};

/// A game whose observations and actions are numbers.
pub trait Observed: Playable {
    /// Writes the observations of games with one number of players.
    type Observer: Observer<Self>;

    /// The observer for a number of players; `None` if the game cannot be observed as numbers.
    fn observer(players: usize) -> Option<Self::Observer>;

    /// The trained network for a view, and the number of players; `None` if there is none for such
    /// tables, or if the exact solution plays from here.
    fn network(_view: &Self::View) -> Option<(&'static Network, usize)> {
        None
    }

    /// Whether nothing is hidden any more and the exact solution plays the rest: a policy need not learn it.
    fn is_settled(&self) -> bool {
        false
    }

    /// Seat 0's share of the win with best play of all in a settled position; `None` if it is not
    /// settled or takes more than `nodes` positions.
    fn settle(&self, _solver: &mut Self::EndgameSolver, _nodes: u64) -> Option<f32> {
        None
    }
}

/// Writes observations and masks, and reads actions. Seats are counted clockwise from the observing
/// seat.
pub trait Observer<G: Game>: Clone + Send + Sync + 'static {
    /// The fields and actions.
    fn layout(&self) -> Layout;

    /// Writes what the seat observes, all bytes of the layout.
    fn observe(&self, game: &G, seat: Seat, out: &mut [u8]);

    /// Writes the same from the seat's view alone: the reference for [`observe`](Self::observe).
    fn observe_view(&self, view: &G::View, out: &mut [u8]);

    /// Writes 1 for every legal action of the seat and 0 for the others.
    fn mask(&self, game: &G, seat: Seat, out: &mut [u8]);

    /// The legal action with this index; `None` if it is not legal.
    fn action(&self, game: &G, seat: Seat, index: usize) -> Option<G::Action>;

    /// The index of a legal action of the seat.
    fn index(&self, game: &G, seat: Seat, action: G::Action) -> Option<usize>;

    /// The legal actions of a view with their indices, in the view's order.
    fn indices(&self, view: &G::View) -> Vec<(usize, G::Action)>;

    /// The fields of a seat's observation that show what others may not know. A critic that sees all
    /// cards reads them from every seat.
    fn private_fields(&self) -> &'static [&'static str];
}

/// A computation that works for any game that can be observed.
pub trait VisitObserved {
    /// The result.
    type Output;
    /// Computes it for the game `G`.
    fn game<G: Observed>(self) -> Self::Output;
}

macro_rules! dispatch {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// Runs a visitor with the game of this name; `None` if there is none.
        pub fn visit_observed<V: VisitObserved>(name: &str, visitor: V) -> Option<V::Output> {
            match name {
                $(<$game>::NAME => Some(visitor.game::<$game>()),)*
                _ => None,
            }
        }
    };
}
interregnum_games::for_each_game!(dispatch);
