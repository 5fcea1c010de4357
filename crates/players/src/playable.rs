//! What players need from a game, and the players of a game.

use crate::{Budget, Flat, GuidedFlat, Heuristic, PLAYOUTS, Player, Solution, Weighed};
use interregnum_games::RegisteredGame;
use interregnum_kernel::{BadText, Game, Seat, SeatSet};
use std::num::NonZero;

/// A game with players.
pub trait Playable:
    RegisteredGame<Options: Send + Sync, Deal: Send + Sync> + Heuristic + Send + Sync + 'static
{
    /// Solves some positions exactly; it may keep what it found for the next call.
    type EndgameSolver: Default + Send;

    /// The number of worlds that the strongest player searches where there is no clock: about as many
    /// as one thread of a desktop computer searches in a second.
    const WORLDS: u64 = 100_000;

    /// The seats that win and lose together with this seat, itself included.
    fn partners(_players: usize, seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }

    /// The exact value of each legal action, in the order of the view's legal actions; `None` if the
    /// game has no exact solution here or it takes more than `node_limit` positions.
    fn known(
        _oracle: &mut Self::EndgameSolver,
        _view: &Self::View,
        _patience: u64,
    ) -> Option<Vec<Weighed<Self::Action>>> {
        None
    }

    /// The exact solution of a position whose cards all lie open; `None` if there is none.
    fn solution(_position: &Self) -> Option<Solution<Self::Action>> {
        None
    }

    /// Whether games of this number of players have a part that is solved exactly, choice by choice.
    fn has_solved_part(_players: usize) -> bool {
        false
    }

    /// Whether the rest of the game is solved exactly: between two seats, one choice after the other.
    fn is_solved(&self) -> bool {
        false
    }

    /// By how many points the first seat wins with best play of both, where [`is_solved`](Self::is_solved); `None` if it
    /// takes more than `node_limit` positions. Positions of one game are asked about in their order.
    fn exact_margin(_endgame: &mut Self::EndgameSolver, _position: &Self, _node_limit: u64) -> Option<i32> {
        None
    }

    /// An example of a text that sets up a position, if the game reads such texts.
    const EXAMPLE: Option<&'static str> = None;

    /// The position that a text describes; `None` if the game reads no such texts.
    fn set_up(_text: &str) -> Option<Result<Self, BadText>> {
        None
    }

    /// The position as such a text; `None` if it cannot be written so.
    fn position_text(&self) -> Option<String> {
        None
    }

    /// A player that follows the exact solution, if the game has one.
    fn perfect(_threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// A player that searches, if the game has one.
    fn searcher(_budget: Budget, _threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// A player that chooses by a trained network with this softmax temperature, if the game has one.
    fn policy(_temperature: f64, _threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// A player that improves the policy by a search with this budget, if the game has both.
    fn policy_search(_budget: Budget, _threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// Whether [`searcher`](Self::searcher) needs fitted weights that are not there: in WebAssembly, before
    /// they are provided.
    fn lacks_weights() -> bool {
        false
    }

    /// Takes the files of the fitted weights, one after the other in the order of their names; false if
    /// they are not needed, or not these.
    fn provide_weights(_files: &[u8]) -> bool {
        false
    }

    /// The strongest player there is.
    fn strongest(threads: NonZero<usize>) -> Box<dyn Player<Self>> {
        let perfect = Self::perfect(threads).or_else(|| Self::searcher(Budget::usual(Self::WORLDS), threads));
        perfect.unwrap_or_else(|| Box::new(GuidedFlat::new(Flat::new(PLAYOUTS))))
    }
}

/// A computation that works for any game that has players.
pub trait VisitPlayable {
    /// The result.
    type Output;
    /// Computes it for the game `G`.
    fn game<G: Playable>(self) -> Self::Output;
}

macro_rules! dispatch {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// Runs a visitor with the game of this name; `None` if there is none.
        pub fn visit_playable<V: VisitPlayable>(name: &str, visitor: V) -> Option<V::Output> {
            match name {
                $(<$game>::NAME => Some(visitor.game::<$game>()),)*
                _ => None,
            }
        }
    };
}
interregnum_games::for_each_game!(dispatch);

/// A seat's share of an outcome: 1 if it wins alone or with its partners, a part if the win is
/// shared, and an equal part of a draw.
pub fn share<G: Playable>(players: usize, winners: SeatSet, seat: Seat) -> f64 {
    let together = G::partners(players, seat).len() as f64;
    if winners.is_empty() {
        together / players as f64
    } else if winners.contains(seat) {
        together / winners.len() as f64
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_games::braverats::BraveRats;
    use interregnum_games::claim::Claim;

    struct Name;
    impl VisitPlayable for Name {
        type Output = &'static str;
        fn game<G: Playable>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn every_registered_game_is_played() {
        assert!(interregnum_games::NAMES.iter().all(|name| visit_playable(name, Name) == Some(name)));
        assert_eq!(visit_playable("chess", Name), None);
    }

    fn seats(numbers: &[usize]) -> SeatSet {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    #[test]
    #[expect(clippy::float_cmp, reason = "these are simple fractions")]
    fn a_win_is_shared_among_the_sides_that_won() {
        let first = Seat::new(0);
        assert_eq!(share::<Claim>(2, seats(&[0]), first), 1.0);
        assert_eq!(share::<Claim>(2, seats(&[1]), first), 0.0);
        assert_eq!(share::<Claim>(2, SeatSet::NONE, first), 0.5);
        assert_eq!(share::<Claim>(3, seats(&[0, 2]), first), 0.5);
        assert_eq!(share::<Claim>(4, seats(&[0, 2]), first), 1.0);
        assert_eq!(share::<Claim>(4, seats(&[0, 2]), Seat::new(1)), 0.0);
        assert_eq!(share::<Claim>(4, seats(&[0, 1, 2, 3]), first), 0.5);
        assert_eq!(share::<BraveRats>(2, SeatSet::NONE, first), 0.5);
    }
}
