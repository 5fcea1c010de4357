//! The interface of a game that can be observed as numbers.

use crate::layout::Layout;
use interregnum_kernel::{Game, Seat};
use interregnum_players::Playable;

/// A game whose observations and actions are numbers.
pub trait Observed: Playable {
    /// Writes the observations of games with one number of players.
    type Observer: Observer<Self>;

    /// The observer for a number of players; `None` if the game cannot be observed as numbers.
    fn observer(players: usize) -> Option<Self::Observer>;
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
