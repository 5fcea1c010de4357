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
    /// tables, or if the search is stronger from here.
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

/// Writes observations and lists legal actions by their indices. Seats are counted clockwise from
/// the observing seat.
pub trait Observer<G: Game>: Clone + Send + Sync + 'static {
    /// What the seats remember.
    type Memory: Memory<G>;
    /// The legal actions of a seat.
    type Legal: Legal<G::Action>;

    /// The fields and actions.
    fn layout(&self) -> Layout;

    /// Writes what the seat observes, all bytes of the layout.
    fn observe(&self, game: &G, memory: &Self::Memory, seat: Seat, out: &mut [u8]);

    /// Writes the same from the seat's view alone: the reference for [`observe`](Self::observe).
    fn observe_view(&self, view: &G::View, out: &mut [u8]);

    /// Puts the legal actions of the seat in the place of those that `legal` holds.
    fn list(&self, game: &G, seat: Seat, legal: &mut Self::Legal);

    /// The legal actions of the seat.
    fn legal(&self, game: &G, seat: Seat) -> Self::Legal {
        let mut legal = Self::Legal::default();
        self.list(game, seat, &mut legal);
        legal
    }

    /// The legal actions of a view with their indices, in the view's order.
    fn indices(&self, view: &G::View) -> Vec<(usize, G::Action)>;

    /// The fields of a seat's observation that show what others may not know. A critic that sees all
    /// cards reads them from every seat.
    fn private_fields(&self) -> &'static [&'static str];

    /// Writes these fields of a seat, one after the other. `columns` are theirs in an observation, and `room` is as long as
    /// one.
    fn observe_private(
        &self,
        game: &G,
        memory: &Self::Memory,
        seat: Seat,
        columns: &[usize],
        room: &mut [u8],
        out: &mut [u8],
    ) {
        self.observe(game, memory, seat, room);
        out.iter_mut().zip(columns).for_each(|(out, &column)| *out = room[column]);
    }
}

/// What views show of the past and the position alone does not tell quickly. It is kept up to date
/// action by action, where a view would go through the whole game again.
pub trait Memory<G: Game>: Clone + Send + Sync + 'static {
    /// What the seats remember in this position.
    fn of(game: &G) -> Self;

    /// Applies a legal action to the game.
    fn act(&mut self, game: &mut G, seat: Seat, action: G::Action);
}

/// The memory for games whose positions tell everything.
impl<G: Game> Memory<G> for () {
    #[inline]
    fn of(_game: &G) -> Self {}

    #[inline]
    fn act(&mut self, game: &mut G, seat: Seat, action: G::Action) {
        game.advance(seat, action);
    }
}

/// The legal actions of a seat with their indices; none by default.
pub trait Legal<A>: Default + Clone + Send + Sync + 'static {
    /// The number of legal actions.
    fn number(&self) -> usize;

    /// The index of the n-th legal action; there must be more than n.
    fn nth(&self, n: usize) -> usize;

    /// The action with this index; `None` if it is not legal.
    fn action(&self, index: usize) -> Option<A>;

    /// The index of an action; `None` if it is not legal.
    fn index(&self, action: A) -> Option<usize>;

    /// Writes 1 for every legal action and 0 for the others.
    fn write_mask(&self, out: &mut [u8]);
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
