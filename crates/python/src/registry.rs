//! The games that Python can play: those of the registry.

use crate::error::unknown_game;
use interregnum_environments::Observed;
use interregnum_players::{VisitPlayable, names, visit_playable};
use interregnum_stats::Measured;
use pyo3::prelude::*;
use pyo3::types::PyModule;

/// A game for Python.
pub(crate) trait PythonGame: Measured + Observed {
    /// Adds what only this game has to the module.
    fn extend(_module: &Bound<'_, PyModule>) -> PyResult<()> {
        Ok(())
    }
}

/// A computation that works for any game for Python.
pub(crate) trait Visit {
    /// The result.
    type Output;
    /// Computes it for the game `G`.
    fn game<G: PythonGame>(self) -> Self::Output;
}

macro_rules! dispatch {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// Runs a visitor with the game of this name.
        pub(crate) fn visit<V: Visit>(name: &str, visitor: V) -> PyResult<V::Output> {
            use interregnum_kernel::Game;
            match name {
                $(<$game>::NAME => Ok(visitor.game::<$game>()),)*
                _ => Err(unknown_game(name)),
            }
        }

        /// Adds what single games have to the module.
        pub(crate) fn extend(module: &Bound<'_, PyModule>) -> PyResult<()> {
            $(<$game as PythonGame>::extend(module)?;)*
            Ok(())
        }
    };
}
interregnum_games::for_each_game!(dispatch);

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    interregnum_games::NAMES.to_vec()
}

/// The names of a game's bots.
#[pyfunction]
pub(crate) fn player_names(game: &str) -> PyResult<Vec<&'static str>> {
    struct Names;
    impl VisitPlayable for Names {
        type Output = Vec<&'static str>;
        fn game<G: interregnum_players::Playable>(self) -> Self::Output {
            names::<G>()
        }
    }
    visit_playable(game, Names).ok_or_else(|| unknown_game(game))
}
